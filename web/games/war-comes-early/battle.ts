// The battle in hand, from its events: roll, their losses, yours, advance.

import type { GameEvent } from '../../../engine/game/action.ts'
import { capital } from '../../../engine/words/english.ts'
import type { DecisionName } from '../../../games/war-comes-early/index.ts'
import { columnLabel, type Reckoning, reckoningRows } from '../../../games/war-comes-early/words/odds.ts'
import type { Sentence } from '../../../table/presentation.ts'
import type { BattleSteps } from '../../../table/snapshot.ts'
import { sentence } from '../kit/sentences.ts'
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
  const from = events.findLastIndex(event => event.event === 'attack')
  const recent = from < 0 ? [] : events.slice(from)
  const at = recent.findIndex(event => event.event === 'battle')
  if (at < 0) return null
  const battle = recent[at]
  const isAttacker = s.g.active !== 0 && s.viewer === attackingSide(s)
  return {
    title: `Attack on ${placeNamed(battle.target)}`,
    hex: String(battle.target),
    steps: stepsOf(currentStep(decision), isAttacker),
    dice: battle.dice as readonly number[],
    result: `${battle.result} on the ${columnLabel(String(battle.line), Number(battle.column))} column`,
    says: lossSentence(String(battle.result), isAttacker),
    odds: reckoningRows(battle as unknown as Reckoning).map(([label, value, rule]) => ({
      label,
      value,
      rule,
    })),
    notes: notesOf(s, recent.slice(at + 1)),
  }
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
  const now = STEPS.indexOf(current)
  return STEPS.map((step, i) => ({
    label: labels[step],
    state: i < now ? 'done' : i === now ? 'current' : 'next',
  }))
}

function lossSentence(result: string, isAttacker: boolean): Sentence {
  const [attacker, defender] = result.split('/').map(Number)
  const [mine, theirs] = isAttacker ? [attacker, defender] : [defender, attacker]
  const lose = (halves: number) => (halves === 0 ? 'nothing' : corps(halves))
  return sentence(`They lose ${lose(theirs * 2)}, you lose ${lose(mine * 2)}.`, '12.3a')
}

function notesOf(s: WarSight, events: readonly GameEvent[]): Sentence[] {
  return tableAccount(s.g, events).map(told => sentence(`${capital(told.text)}.`, told.rule))
}
