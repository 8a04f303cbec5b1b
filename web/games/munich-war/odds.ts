// The odds of an attack before it is made, from what the attacker can see: the percentage, all shifts, and every result.
import { chances, ONE_DIE } from '../../../engine/battle/chances.ts'
import { clampColumn } from '../../../engine/battle/columns.ts'
import { capital, percent } from '../../../engine/words/english.ts'
import { defendersOf } from '../../../games/munich-war/rules/11-attackers.ts'
import {
  columnLabel,
  type Forecast,
  forecast,
  mayUseMobile,
  type Plans,
  tableOf,
} from '../../../games/munich-war/rules/11-forecast.ts'
import type { State } from '../../../games/munich-war/state.ts'
import { assaultTable, type CombatResult, RESULTS } from '../../../games/munich-war/tables.ts'
import { attackFactors, isFort, successRange } from '../../../games/munich-war/units.ts'
import { columnWords } from '../../../games/munich-war/words/account.ts'
import { grid, isRiverSide, victoryValue } from '../../../games/munich-war/world.ts'
import type { OddsPicture } from '../../../table/presentation.ts'
import {
  type Case,
  chanceOf,
  headline,
  type OddsLine,
  oddsLine,
  resultRows,
  shiftLines,
  strengthTags,
} from '../kit/odds.ts'
import { guessAt } from './guess.ts'
import { field, placeName, unitName } from './names.ts'
import type { MunichSight } from './sight.ts'

/** How the attack is to be fought: the table, and who supports it. */
export interface Intent {
  readonly mobile: boolean
  readonly air: number
  readonly fleet: number
  readonly special: number
}

export const PLAINLY: Intent = { mobile: false, air: -1, fleet: -1, special: -1 }

/** A way in which it may be fought, and against how many. */
interface Way extends Case<CombatResult> {
  readonly column: number
  readonly defenders: readonly number[]
  /** The position it is fought in: how many steps the defenders have. */
  readonly g: State
}

const COLUMNS: readonly string[] = Array.from({ length: assaultTable.columns }, (_, column) =>
  columnWords(columnLabel(column)),
)

export function oddsOf(
  s: MunichSight,
  units: readonly number[],
  target: number,
  intent: Intent,
): OddsPicture {
  const { g } = s
  const guess = guessAt(s, [target])
  const isGuess = guess.count > 0
  const seen = forecastOf(guess.weakest, units, target, intent, true)
  const best = waysOf(guess.weakest, units, target, intent)
  const worst = isGuess ? waysOf(guess.strongest, units, target, intent) : best
  const outlook = { best, worst }
  const [column, columnTo] = [best[0].column, worst[0].column]
  const loss = chanceOf(best, result => result.attackers !== 0)
  const points = victoryValue[target]
  const cost = loss === 0 ? 'You lose nothing.' : `${percent(loss)} chance of losing at least one step.`
  const gain = points > 0 ? ` (${points} ${points === 1 ? 'point' : 'points'})` : ''
  const defence = `defends with ${seen.defence}${isGuess ? ' or more' : ''}`
  return {
    lines: linesOf(s, units, target, intent, seen, isGuess),
    columns: COLUMNS,
    column,
    columnTo: columnTo === column ? null : columnTo,
    headline: headline(outlook, clears, `chance to clear ${placeName(target)}${gain}. ${cost}`, '11.16a'),
    results: resultRows(outlook, {
      isGood: clears,
      text: resultText,
      value: result => RESULTS.indexOf(result),
    }),
    isGuess,
    says: `Attack at ${COLUMNS[column]}, ${seen.mobile ? 'Mobile' : 'Assault'}`,
    tags: strengthTags(field, g, units, unit => attackFactors[g.steps[unit]][unit], target, defence),
  }
}

function forecastOf(
  g: State,
  units: readonly number[],
  target: number,
  intent: Intent,
  lands: boolean,
): Forecast {
  const plans: Plans = {
    mobile: intent.mobile,
    air: intent.air,
    fleet: intent.fleet,
    special: intent.special >= 0 && lands,
  }
  return forecast(g, units, target, plans)
}

/** 17.1  With special forces there are two ways: they succeed, or they fail. */
function waysOf(g: State, units: readonly number[], target: number, intent: Intent): Way[] {
  const defenders = defendersOf(g, target)
  const way = (share: number, lands: boolean): Way => {
    const { column, mobile } = forecastOf(g, units, target, intent, lands)
    return { share, column, defenders, g, chances: chances(tableOf(mobile), column, ONE_DIE) }
  }
  if (intent.special < 0) return [way(1, true)]
  const luck = successRange[intent.special] / 6
  return [way(luck, true), way(1 - luck, false)]
}

/** Does the result leave the hex empty? Forts do not retreat, and units with one may hold. */
function clears(result: CombatResult, { defenders, g }: Way): boolean {
  if (result.defenders === 'eliminated') return true
  const reducing = result.defenders === 'all' ? defenders.length : result.defenders
  const weak = defenders.filter(unit => g.steps[unit] === 1).length
  if (defenders.some(unit => isFort[unit])) return reducing === defenders.length && weak === defenders.length
  if (result.defendersRetreat > 0) return true
  return reducing === defenders.length && weak === defenders.length
}

const LOSSES: Readonly<Record<string, string>> = {
  '1': 'one is reduced',
  all: 'all are reduced',
  eliminated: 'all are eliminated',
  'as-many': 'as many of yours are reduced',
}

/** `Defender Defeated: all are reduced and retreat 1 hex`. */
function resultText(result: CombatResult): string {
  const theirs = result.defenders === 0 ? '' : `defenders: ${LOSSES[String(result.defenders)]}`
  const back = result.defendersRetreat === 0 ? '' : `retreat ${result.defendersRetreat}`
  const mine = result.attackers === 0 ? '' : `yours: ${LOSSES[String(result.attackers)]}`
  const away = result.attackersRetreat === 0 ? '' : `your units retreat ${result.attackersRetreat}`
  const words = [theirs, back, mine, away].filter(Boolean).join(', ')
  return words === '' ? result.name : `${result.name}: ${words}`
}

export const resultSentence = (code: unknown): string => {
  const result = RESULTS.find(each => each.code === code)
  return result === undefined ? '' : `${capital(resultText(result))}.`
}

function linesOf(
  s: MunichSight,
  units: readonly number[],
  target: number,
  intent: Intent,
  seen: Forecast,
  isGuess: boolean,
): OddsLine[] {
  const orMore = isGuess ? ' or more' : ''
  const luck = intent.special < 0 ? '' : ` if it succeeds, ${successRange[intent.special]} in 6`
  const start = clampColumn(seen.startColumn, COLUMNS.length)
  return [
    oddsLine(`Attack ${seen.attack} against ${seen.defence}${orMore}`, `${seen.percent}%`, '11.9'),
    oddsLine('Column', COLUMNS[start], '11.9'),
    ...shiftLines(seen.shifts, start, COLUMNS, {}, ({ rule }) => (rule === '17.1b' ? luck : '')),
    ...unusedLines(s, units, target, intent, seen),
  ]
}

/** What a player looks for and does not get, with the reason. */
function unusedLines(
  { g }: MunichSight,
  units: readonly number[],
  target: number,
  intent: Intent,
  seen: Forecast,
): OddsLine[] {
  const has = (rule: string) => seen.shifts.some(shift => shift.rule === rule)
  const crosses = (unit: number) =>
    isRiverSide[g.place[unit] * 6 + Math.max(0, grid.directionTo(g.place[unit], target))] === 1
  const dry = units.some(crosses) ? units.find(unit => !crosses(unit)) : undefined
  const lines: OddsLine[] = []
  if (dry !== undefined) lines.push(oddsLine(`River: ${unitName(dry)} crosses none`, '0', '11.11e', false))
  if (!has('11.14a') && new Set(units.map(unit => g.place[unit])).size > 1)
    lines.push(oddsLine('Concentric bonus: defender is not surrounded', '0', '11.14a', false))
  if (intent.mobile && !mayUseMobile(units, defendersOf(g, target)))
    lines.push(oddsLine('Mobile table: a fortification forces Assault', '', '11.7b', false))
  return lines
}
