// The odds of an attack before it is made, from what the attacker can see.

import type { ShiftEntry } from '../../../engine/battle/shifts.ts'
import { capital, percent, signed } from '../../../engine/words/english.ts'
import {
  type Assessment,
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
import { grid } from '../../../games/budziszyn-1945/world.ts'
import type { OddsPicture } from '../../../table/presentation.ts'
import type { HexTag } from '../../../table/scene.ts'
import { type Guess, guessAt } from './guess.ts'
import { combatWords, isGood } from './odds-words.ts'
import type { BudSight } from './sight.ts'

type Line = OddsPicture['lines'][number]

const COLUMNS = combatResults.headings.odds.labels

export function oddsOf(s: BudSight, plan: Plan): OddsPicture {
  const guess = guessAt(s, plan.targets)
  const best = forecastIn(guess.weakest, plan)
  const worst = guess.count === 0 ? best : forecastIn(guess.strongest, plan)
  const isGuess = guess.count > 0
  return {
    lines: linesOf(guess, plan, best),
    columns: COLUMNS,
    column: best.column,
    columnTo: worst.column === best.column ? null : worst.column,
    headline: headlineOf(plan, best, worst),
    results: resultsOf(best, worst),
    isGuess,
    says: `Attack at ${best.heading}${worst.column < best.column ? ' or less' : ''}`,
    tags: tagsOf(s.g, plan, best, isGuess),
  }
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

const line = (label: string, value: string, rule: string, applies = true): Line => ({
  label,
  value,
  rule,
  applies,
})

function linesOf({ weakest, count }: Guess, plan: Plan, seen: Forecast): Line[] {
  const atLeast = count > 0 ? ' or more' : ''
  const besides = [...seen.attackLines, ...seen.defenceLines.map(own => ({ ...own, points: -own.points }))]
  return [
    ...besides
      .filter(({ unit }) => unit === undefined)
      .map(({ label, points, rule }) => line(capital(label), signed(points), rule)),
    seen.helpless
      ? line('Nobody there can fight: last column', COLUMNS[seen.start], '5.1.9')
      : line(`Attack ${seen.attack} against ${seen.defence}${atLeast}`, COLUMNS[seen.start], '1.5'),
    ...shiftLines(seen),
    ...leadLines(weakest, plan),
  ]
}

/** 1.6b, R5  The attacker's modifiers first, and the column never leaves the table on the way. */
function shiftLines({ shifts, start }: Assessment): Line[] {
  let running = start
  const inOrder = [...shifts.filter(s => s.columns > 0), ...shifts.filter(s => s.columns < 0)]
  return inOrder.map((shift: ShiftEntry) => {
    running = Math.min(COLUMNS.length - 1, Math.max(0, running + shift.columns))
    const many = Math.abs(shift.columns)
    const label = `${capital(shift.label)}, ${many} ${shift.columns < 0 ? 'left' : 'right'}`
    return line(label, COLUMNS[running], shift.rule)
  })
}

/** 9.2  Headquarters move the dice, not the column. */
function leadLines(g: State, plan: Plan): Line[] {
  const { attack, defence } = engagementOfPlan(g, plan)
  const lines: Line[] = []
  if (isForceLed(g, attack, false))
    lines.push(line('Your headquarters reaches all: dice less 1', '−1', '9.2.1', !attack.declines))
  else lines.push(line('Your headquarters: not all are in its range', '0', '9.2.1', false))
  if (isForceLed(g, defence, true)) lines.push(line('Their headquarters: dice plus 1', '+1', '9.2.1'))
  return lines
}

const share = (seen: Forecast, wanted: (result: CombatResult) => boolean): number =>
  seen.chances.reduce((sum, { result, ways, of }) => (wanted(result) ? sum + ways / of : sum), 0)

function headlineOf({ targets }: Plan, best: Forecast, worst: Forecast): OddsPicture['headline'] {
  const goesBack = ({ defender }: CombatResult) => defender.retreat > 0
  const chance = share(best, goesBack)
  const low = share(worst, goesBack)
  const far = share(best, ({ defender }) => defender.retreat > 1)
  const cost = share(best, ({ attacker }) => attacker.losses > 0 || attacker.retreat > 0)
  const text = `${placeName(targets[0])} must go back or pay for each hex. More than one hex: ${percent(far)}. It costs you something in ${percent(cost)}.`
  return { chance, chanceTo: low === chance ? null : low, text, rules: ['5.3.7'] }
}

/** Every result with its chance, the best for the attacker first. */
function resultsOf(best: Forecast, worst: Forecast): OddsPicture['results'] {
  const chanceIn = (seen: Forecast, label: string) => {
    const found = seen.chances.find(({ printed }) => printed === label)
    return found === undefined ? 0 : found.ways / found.of
  }
  const all = new Map([...best.chances, ...worst.chances].map(({ printed, result }) => [printed, result]))
  const value = ({ attacker, defender }: CombatResult) =>
    defender.retreat + defender.losses - attacker.retreat - attacker.losses
  return [...all]
    .sort(([, a], [, b]) => value(b) - value(a))
    .map(([label, result]) => {
      const chance = chanceIn(best, label)
      const other = chanceIn(worst, label)
      return {
        label,
        text: combatWords(result),
        chance,
        chanceTo: best === worst || other === chance ? null : other,
        good: isGood(result),
      }
    })
}

function tagsOf(g: State, plan: Plan, seen: Forecast, isGuess: boolean): HexTag[] {
  const all = [...plan.attackers, ...(plan.support ?? [])]
  const hexes = [...new Set(all.map(unit => g.place[unit]))]
  const tags = hexes.map((hex): HexTag => {
    const here = all.filter(unit => g.place[unit] === hex)
    const strengths = here.map(unit => effectiveAttack(g, unit, plan.paid?.includes(unit) ?? false))
    return { hex: grid.names[hex], text: strengths.join(' + '), look: 'ink' }
  })
  const text = seen.helpless ? 'cannot fight' : `defends with ${seen.defence}${isGuess ? ' or more' : ''}`
  return [...tags, { hex: grid.names[plan.targets[0]], text, look: 'target' }]
}
