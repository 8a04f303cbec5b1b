// The battle in hand, from its events: roll, losses, retreat, advance.
import { onlyHeadings } from '../../../engine/battle/table.ts'
import type { GameEvent } from '../../../engine/game/action.ts'
import type { DecisionName } from '../../../games/hinge-of-fate/index.ts'
import { combatResults } from '../../../games/hinge-of-fate/tables.ts'
import type { BattleSteps } from '../../../table/snapshot.ts'
import { battleSteps, lastAttack } from '../kit/battle.ts'
import { reckoning } from '../kit/facts.ts'
import { sentence } from '../kit/sentences.ts'
import { battleRows, eventText } from './log.ts'
import { placeNamed } from './names.ts'
import type { HingeSight } from './sight.ts'

const COLUMNS = onlyHeadings(combatResults).labels

const STEPS = ['Roll', 'Losses', 'Retreat', 'Advance'] as const

const STEP_OF: Partial<Readonly<Record<DecisionName, number>>> = {
  allOut: 0,
  defenderLoss: 1,
  attackerLoss: 1,
  retreat: 2,
  advance: 3,
}

const RESULTS: Readonly<Record<string, readonly [string, string]>> = {
  AE: ['Every attacking unit loses a step.', '12.7'],
  AS: ['The attack stalls: nobody loses anything.', '12.6'],
  BB: ['Bloodbath: each side loses one step.', '12.5'],
  DR: ['The defenders retreat one hex.', '12.4a'],
  DE: ['Every defending unit loses a step.', '12.7'],
}

/** Null when no die has fallen in this attack. */
export function battleOf(
  s: HingeSight,
  decision: DecisionName,
  events: readonly GameEvent[],
): BattleSteps | null {
  const recent = lastAttack(events, 'attack')
  const at = recent.findIndex(({ event }) => event === 'battle')
  if (at < 0) return null
  const battle = recent[at]
  return {
    title: `Attack on ${placeNamed(battle.target)}`,
    hex: String(battle.target),
    steps: battleSteps(STEPS, STEP_OF[decision] ?? 0),
    dice: battle.dice as readonly number[],
    result: `${battle.result} on the ${battle.column} column`,
    says: sentence(...RESULTS[String(battle.result)]),
    cell: {
      heading: 0,
      column: COLUMNS.indexOf(String(battle.column)),
      row: (battle.dice as readonly number[])[0] - 1,
    },
    odds: reckoning(battleRows(battle)),
    notes: recent.slice(at + 1).flatMap(event => {
      const text = eventText(s.g, event)
      return text === '' ? [] : [sentence(`${text}.`, event.rule)]
    }),
  }
}
