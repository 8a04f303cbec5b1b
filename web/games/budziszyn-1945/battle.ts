// The combat in hand, from its events: roll, losses, retreat, pursuit.
import type { GameEvent } from '../../../engine/game/action.ts'
import { capital, signed } from '../../../engine/words/english.ts'
import type { DecisionName } from '../../../games/budziszyn-1945/index.ts'
import { engagementOf } from '../../../games/budziszyn-1945/rules/05-engagement.ts'
import { assess } from '../../../games/budziszyn-1945/rules/05-forecast.ts'
import { combatResults } from '../../../games/budziszyn-1945/tables.ts'
import { account } from '../../../games/budziszyn-1945/words/account.ts'
import { placeNamed } from '../../../games/budziszyn-1945/words/names.ts'
import type { Fact, RolledCell, Sentence } from '../../../table/presentation.ts'
import type { BattleSteps } from '../../../table/snapshot.ts'
import { battleSteps, lastAttack } from '../kit/battle.ts'
import { fact, reckoning } from '../kit/facts.ts'
import { sentence, told } from '../kit/sentences.ts'
import { sidesOf } from './log.ts'
import { combatSentence } from './odds-words.ts'
import type { BudSight } from './sight.ts'

const STEPS = ['Declare', 'Answer', 'Roll', 'Losses', 'Retreat', 'Pursuit'] as const

const STEP_OF: Readonly<Partial<Record<DecisionName, number>>> = {
  defence: 1,
  losses: 3,
  fallBack: 4,
  pursuit: 5,
  chase: 5,
}

/** Null when no attack is in hand: a loss by fire has its own line. */
export function battleOf(
  s: BudSight,
  decision: DecisionName,
  events: readonly GameEvent[],
): BattleSteps | null {
  const recent = lastAttack(events, 'attack', 'fire')
  if (recent.length === 0) return null
  return recent[0].event === 'fire' ? fireSteps(s, recent) : attackSteps(s, decision, recent)
}

function attackSteps(s: BudSight, decision: DecisionName, events: readonly GameEvent[]): BattleSteps {
  const at = events.findIndex(event => event.event === 'combat')
  const combat = at < 0 ? null : events[at]
  const targets = events[0].targets as readonly string[]
  return {
    title: `Attack on ${placeNamed(targets[0])}`,
    hex: targets[0],
    steps: battleSteps(STEPS, STEP_OF[decision] ?? 0),
    dice: combat === null ? [] : (combat.dice as readonly number[]),
    ...(combat !== null && { cell: cellOf(combat) }),
    result: combat === null ? '' : `${combat.result} at ${combat.column}${modified(combat)}`,
    says: combat === null ? sentence('') : resultSentence(s, String(combat.result)),
    odds: combat === null ? oddsNow(s) : rowsOf(account(events, sidesOf(s.g))),
    notes: at < 0 ? [] : notesOf(s, events.slice(at + 1)),
  }
}

/** The card has the odds down its side and the rolls across, as it is printed. */
const cellOf = ({ column, roll }: GameEvent): RolledCell => ({
  heading: 0,
  column:
    Math.min(Math.max(Number(roll), combatResults.lowestRoll), combatResults.highestRoll) -
    combatResults.lowestRoll,
  row: combatResults.headings.odds.labels.indexOf(String(column)),
})

const modified = ({ modifier, roll }: GameEvent): string =>
  Number(modifier) === 0 ? '' : `, dice ${Number(modifier) < 0 ? 'less' : 'plus'} 1: ${roll}`

function rowsOf(lines: ReturnType<typeof account>): Fact[] {
  return reckoning(lines.find(({ rows }) => rows.length > 0)?.rows ?? [])
}

/** What the defender answers to: the column as it stands before he adds anything. */
function oddsNow(s: BudSight): Fact[] {
  const { attack, defence, start, column, shifts } = s.ask(g => assess(g, engagementOf(g)))
  const { labels } = combatResults.headings.odds
  return [
    { label: `Attack ${attack} against ${defence}`, value: labels[start], rule: '1.5' },
    ...shifts.map(({ label, columns, rule }) => fact([capital(label), signed(columns), rule])),
    { label: 'Column as it stands', value: labels[column], rule: '1.6b' },
  ]
}

function resultSentence(s: BudSight, printed: string): Sentence {
  const index = combatResults.printed.indexOf(printed)
  if (index < 0) return sentence('')
  const isAttacker = s.g.player === s.viewer
  return sentence(combatSentence(combatResults.results[index], isAttacker), '5.2.1f')
}

function notesOf(s: BudSight, events: readonly GameEvent[]): Sentence[] {
  return account(events, sidesOf(s.g)).map(told)
}

function fireSteps(s: BudSight, [fire, ...after]: readonly GameEvent[]): BattleSteps {
  return {
    title: `Fire at ${placeNamed(fire.hex)}`,
    hex: String(fire.hex),
    steps: battleSteps(['Roll', 'Losses'], 1),
    dice: Array.isArray(fire.dice) ? (fire.dice as readonly number[]) : [],
    result: `${fire.result} with ${fire.points} points`,
    says: sentence('Losses are taken by their owner’s choice.', '5.1.8'),
    odds: [],
    notes: notesOf(s, after),
  }
}
