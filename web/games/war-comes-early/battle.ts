// The battle in hand, from its events: roll, their losses, yours, advance.
import type { GameEvent } from '../../../engine/game/action.ts'
import type { DecisionName } from '../../../games/war-comes-early/index.ts'
import { combatResults } from '../../../games/war-comes-early/tables.ts'
import { columnLabel, type Reckoning, reckoningRows } from '../../../games/war-comes-early/words/odds.ts'
import type { Sentence } from '../../../table/presentation.ts'
import type { BattleSteps } from '../../../table/snapshot.ts'
import { battleSteps, lastAttack, lost } from '../kit/battle.ts'
import { reckoning } from '../kit/facts.ts'
import { sentence, told } from '../kit/sentences.ts'
import { tableAccount } from './log.ts'
import { corps, placeNamed } from './names.ts'
import type { WarSight } from './sight.ts'

const STEPS = ['roll', 'defenderLosses', 'attackerLosses', 'advance'] as const
type Step = (typeof STEPS)[number]

/** Null when no die has fallen in this attack. */
export function battleOf(
  s: WarSight,
  decision: DecisionName,
  events: readonly GameEvent[],
): BattleSteps | null {
  const recent = lastAttack(events, 'attack')
  const at = recent.findIndex(event => event.event === 'battle')
  if (at < 0) return null
  const battle = recent[at]
  const isAttacker = s.g.active !== 0 && s.viewer === attackingSide(s)
  return {
    title: `Attack on ${placeNamed(battle.target)}`,
    hex: String(battle.target),
    steps: stepsOf(currentStep(decision), isAttacker),
    dice: battle.dice as readonly number[],
    cell: {
      heading: Object.keys(combatResults.headings).indexOf(String(battle.line)),
      column: Number(battle.column) - 1,
      row: (battle.dice as readonly number[])[0] - combatResults.lowestRoll,
    },
    result: `${battle.result} on the ${columnLabel(String(battle.line), Number(battle.column))} column`,
    says: lossSentence(String(battle.result), isAttacker),
    odds: reckoning(reckoningRows(battle as unknown as Reckoning)),
    notes: tableAccount(s.g, outcome(recent.slice(at + 1))).map(told),
  }
}

/** Who was lost and what broke down: the corps that an army breaks down into are seen on the map. */
function outcome(events: readonly GameEvent[]): readonly GameEvent[] {
  const isLost = (unit: unknown) =>
    events.some(
      event =>
        event.event === 'roll' &&
        event.for === 'replacement' &&
        event.returns === null &&
        event.unit === unit,
    )
  return events.filter(({ event, unit }) => event !== 'placed' && !(event === 'eliminated' && isLost(unit)))
}

function attackingSide({ g }: WarSight): number {
  return g.terms.sideOf[31 - Math.clz32(g.active)]
}

function currentStep(decision: DecisionName): Step {
  if (decision === 'defenderLosses' || decision === 'attackerLosses') return decision
  return decision === 'advance' || decision === 'momentum' ? 'advance' : 'attackerLosses'
}

function stepsOf(current: Step, isAttacker: boolean): BattleSteps['steps'] {
  const labels: Record<Step, string> = {
    roll: 'Roll',
    defenderLosses: isAttacker ? 'Their losses' : 'Your losses',
    attackerLosses: isAttacker ? 'Your losses' : 'Their losses',
    advance: 'Advance',
  }
  return battleSteps(
    STEPS.map(step => labels[step]),
    STEPS.indexOf(current),
  )
}

function lossSentence(result: string, isAttacker: boolean): Sentence {
  const [attacker, defender] = result.split('/').map(Number)
  const [mine, theirs] = isAttacker ? [attacker, defender] : [defender, attacker]
  return sentence(
    `They lose ${lost(corps(theirs * 2), theirs, 'they')}, you lose ${lost(corps(mine * 2), mine, 'you')}.`,
    '12.3a',
  )
}
