// The battle in hand, from its events: table, support, roll, losses, retreat, advance.
import type { GameEvent } from '../../../engine/game/action.ts'
import type { DecisionName } from '../../../games/munich-war/index.ts'
import { account, columnWords, rowsOf } from '../../../games/munich-war/words/account.ts'
import { resultName } from '../../../games/munich-war/words/events.ts'
import type { BattleSteps } from '../../../table/snapshot.ts'
import { battleSteps, lastAttack } from '../kit/battle.ts'
import { reckoning } from '../kit/facts.ts'
import { sentence, told } from '../kit/sentences.ts'
import { placeNamed } from './names.ts'
import { resultSentence } from './odds.ts'
import type { MunichSight } from './sight.ts'

const STEPS = ['Table', 'Support', 'Roll', 'Losses', 'Retreat', 'Advance'] as const

const STEP_OF: Readonly<Partial<Record<DecisionName, number>>> = {
  table: 0,
  support: 1,
  losses: 3,
  retreat: 4,
  advance: 5,
}

/** Null when no attack is in hand. */
export function battleOf(
  _: MunichSight,
  decision: DecisionName,
  events: readonly GameEvent[],
): BattleSteps | null {
  const recent = lastAttack(events, 'attack')
  if (recent.length === 0) return null
  const at = recent.findIndex(({ event }) => event === 'battle')
  const battle = at < 0 ? null : recent[at]
  const target = String(recent[0].target)
  return {
    title: `Attack on ${placeNamed(target)}`,
    hex: target,
    steps: battleSteps(STEPS, STEP_OF[decision] ?? 0),
    dice: battle === null ? [] : (battle.dice as readonly number[]),
    result: battle === null ? '' : `${resultName(battle.result)} at ${columnWords(battle.column)}`,
    says: battle === null ? sentence('') : sentence(resultSentence(battle.result), `CR-${battle.result}`),
    odds: battle === null ? [] : reckoning(rowsOf(battle)),
    notes: account(recent.slice(Math.max(1, at + 1))).map(told),
  }
}
