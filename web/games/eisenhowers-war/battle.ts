// The battle in hand, from its events: roll, defence, losses, advance.
import type { GameEvent } from '../../../engine/game/action.ts'
import type { DecisionName } from '../../../games/eisenhowers-war/index.ts'
import { assess } from '../../../games/eisenhowers-war/rules/10-odds.ts'
import {
  attackingSide,
  battleNow,
  battleTarget,
  inBattle,
} from '../../../games/eisenhowers-war/rules/11-battle-frame.ts'
import { account, reckoningOf } from '../../../games/eisenhowers-war/words/account.ts'
import { grid } from '../../../games/eisenhowers-war/world.ts'
import type { Fact } from '../../../table/presentation.ts'
import type { BattleSteps } from '../../../table/snapshot.ts'
import { battleSteps, lastAttack, lost } from '../kit/battle.ts'
import { reckoning } from '../kit/facts.ts'
import { sentence, told } from '../kit/sentences.ts'
import { placeName } from './names.ts'
import { COLUMNS, lines } from './odds.ts'
import type { EisSight } from './sight.ts'

const STEP_OF: Readonly<Partial<Record<DecisionName, number>>> = {
  support: 0,
  inland: 0,
  defence: 1,
  defenderLosses: 2,
  retreat: 2,
  attackerLosses: 3,
  advance: 4,
}

export function battleOf(
  s: EisSight,
  decision: DecisionName,
  events: readonly GameEvent[],
): BattleSteps | null {
  if (!inBattle(s.g)) return null
  const recent = lastAttack(events, 'attack')
  const at = recent.findIndex(({ event }) => event === 'battle')
  const battle = at < 0 ? null : recent[at]
  const target = battleTarget(s.g)
  const isAttacker = s.viewer === attackingSide(s.g)
  const [theirs, yours] = ['Their losses', 'Your losses']
  const labels = [
    'Roll',
    'Hold or retreat',
    isAttacker ? theirs : yours,
    isAttacker ? yours : theirs,
    'Advance',
  ]
  return {
    title: `Attack on ${placeName(target)}`,
    hex: grid.names[target],
    steps: battleSteps(labels, STEP_OF[decision] ?? 0),
    dice: battle === null ? [] : (battle.dice as readonly number[]),
    result: battle === null ? '' : `${battle.result} on the ${battle.column} column`,
    ...(battle !== null && { cell: cellOf(battle) }),
    says: battle === null ? sentence('') : lossSentence(String(battle.result), isAttacker),
    odds: battle === null ? oddsNow(s) : reckoning(reckoningOf(battle)),
    notes: at < 0 ? [] : account(recent.slice(at + 1)).map(told),
  }
}

/** Where the die fell on the table. */
const cellOf = (battle: GameEvent) => ({
  heading: 0,
  column: COLUMNS.indexOf(String(battle.column)),
  row: (battle.dice as readonly number[])[0] - 1,
})

/** Before the die: the column as it stands. */
function oddsNow({ g }: EisSight): Fact[] {
  const e = battleNow(g)
  return lines(g, e, assess(g, e)).map(({ label, value, rule }) => ({ label, value, rule }))
}

function lossSentence(result: string, isAttacker: boolean) {
  const [attacker, defender] = result.split('/').map(Number)
  const [mine, theirs] = isAttacker ? [attacker, defender] : [defender, attacker]
  const steps = (n: number) => (n === 1 ? 'one step' : `${n} steps`)
  return sentence(
    `They lose ${lost(steps(theirs), theirs, 'they')}, you lose ${lost(steps(mine), mine, 'you')}.`,
    '11.0c',
  )
}
