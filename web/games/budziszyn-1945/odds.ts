// The odds of an attack before it is made, from what the attacker can see.
import { capital, percent, signed } from '../../../engine/words/english.ts'
import {
  engagementOfPlan,
  type Forecast,
  forecast,
  type Plan,
} from '../../../games/budziszyn-1945/rules/05-forecast.ts'
import { effectiveAttack } from '../../../games/budziszyn-1945/rules/05-strength.ts'
import { isForceLed } from '../../../games/budziszyn-1945/rules/09-influence.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { type CombatResult, combatResults } from '../../../games/budziszyn-1945/tables.ts'
import { placeName } from '../../../games/budziszyn-1945/words/names.ts'
import type { OddsPicture } from '../../../table/presentation.ts'
import type { Guess } from '../kit/guess.ts'
import {
  type Case,
  certain,
  chanceOf,
  headline,
  type OddsLine,
  oddsLine,
  resultRows,
  shiftLines,
  strengthTags,
} from '../kit/odds.ts'
import { guessAt } from './guess.ts'
import { field } from './names.ts'
import { combatWords, isGood } from './odds-words.ts'
import type { BudSight } from './sight.ts'

const COLUMNS = combatResults.headings.odds.labels

export function oddsOf(s: BudSight, plan: Plan): OddsPicture {
  const guess = guessAt(s, plan.targets)
  const seen = forecastIn(guess.weakest, plan)
  const worst = guess.count === 0 ? seen : forecastIn(guess.strongest, plan)
  const isGuess = guess.count > 0
  const outlook = { best: certain(seen.chances), worst: certain(worst.chances) }
  const defence = seen.helpless ? 'cannot fight' : `defends with ${seen.defence}${isGuess ? ' or more' : ''}`
  const strength = (unit: number) => effectiveAttack(s.g, unit, plan.paid?.includes(unit) ?? false)
  const all = [...plan.attackers, ...(plan.support ?? [])]
  return {
    lines: linesOf(guess, plan, seen),
    columns: COLUMNS,
    column: seen.column,
    columnTo: worst.column === seen.column ? null : worst.column,
    headline: headline(
      outlook,
      ({ defender }) => defender.retreat > 0,
      headlineWords(plan, outlook.best),
      '5.3.7',
    ),
    results: resultRows(outlook, { isGood, text: combatWords, value }),
    isGuess,
    says: `Attack at ${seen.heading}${worst.column < seen.column ? ' or less' : ''}`,
    tags: strengthTags(field, s.g, all, strength, plan.targets[0], defence),
  }
}

/** The greater, the better for the attacker. */
const value = ({ attacker, defender }: CombatResult): number =>
  defender.retreat + defender.losses - attacker.retreat - attacker.losses

function headlineWords({ targets }: Plan, cases: readonly Case<CombatResult>[]): string {
  const far = chanceOf(cases, ({ defender }) => defender.retreat > 1)
  const cost = chanceOf(cases, ({ attacker }) => attacker.losses > 0 || attacker.retreat > 0)
  return `chance that ${placeName(targets[0])} must retreat or lose a level per hex; ${percent(far)} for two hexes or more. ${percent(cost)} chance that you lose a level or retreat.`
}

const forecastIn = (g: State, plan: Plan): Forecast => forecast(g, engagementOfPlan(g, plan))

const FAR = 12

/** How many points more would move the column, null if no small number does. */
export function pointsToNextColumn(s: BudSight, plan: Plan): number | null {
  if (plan.attackers.length === 0) return null
  const { weakest } = guessAt(s, plan.targets)
  const { air } = engagementOfPlan(weakest, plan).attack
  const columnWith = (more: number) => forecastIn(weakest, { ...plan, air: air + more }).column
  const now = columnWith(0)
  for (let more = 1; more <= FAR; more++) if (columnWith(more) > now) return more
  return null
}

function linesOf({ weakest, count }: Guess<State>, plan: Plan, seen: Forecast): OddsLine[] {
  const atLeast = count > 0 ? ' or more' : ''
  const besides = [...seen.attackLines, ...seen.defenceLines.map(own => ({ ...own, points: -own.points }))]
  return [
    ...besides
      .filter(({ unit }) => unit === undefined)
      .map(({ label, points, rule }) => oddsLine(capital(label), signed(points), rule)),
    seen.helpless
      ? oddsLine('Nobody there can fight: last column', COLUMNS[seen.start], '5.1.9')
      : oddsLine(`Attack ${seen.attack} against ${seen.defence}${atLeast}`, COLUMNS[seen.start], '1.5'),
    // 1.6b, R5  The attacker's modifiers first, and the column never leaves the table on the way.
    ...shiftLines(seen.shifts, seen.start, COLUMNS, { order: 'attackerFirst' }),
    ...leadLines(weakest, plan),
  ]
}

/** 9.2  Headquarters move the dice, not the column. */
function leadLines(g: State, plan: Plan): OddsLine[] {
  const { attack, defence } = engagementOfPlan(g, plan)
  const lines: OddsLine[] = []
  if (isForceLed(g, attack, false))
    lines.push(oddsLine('Your headquarters reaches all: dice less 1', '−1', '9.2.1', !attack.declines))
  else lines.push(oddsLine('Your headquarters: not all are in its range', '0', '9.2.1', false))
  if (isForceLed(g, defence, true)) lines.push(oddsLine('Their headquarters: dice plus 1', '+1', '9.2.1'))
  return lines
}
