// The odds of an attack before it is made, from what the attacker can see.
import { chances, ONE_DIE } from '../../../engine/battle/chances.ts'
import { columnOf } from '../../../engine/battle/columns.ts'
import { shiftedColumn } from '../../../engine/battle/shifts.ts'
import { garrisonFactor } from '../../../games/war-comes-early/rules/12-attackers.ts'
import { type Forecast, forecast } from '../../../games/war-comes-early/rules/12-forecast.ts'
import { type CombatResult, combatResults } from '../../../games/war-comes-early/tables.ts'
import { attackFactor, corpsHalves } from '../../../games/war-comes-early/world.ts'
import type { OddsPicture } from '../../../table/presentation.ts'
import { type Case, chanceOf, headline, resultRows, strengthTags } from '../kit/odds.ts'
import { type Addition, guessAt } from './guess.ts'
import { field, unitsIn } from './names.ts'
import { oddsLines } from './odds-lines.ts'
import { fallWords, resultWords } from './odds-words.ts'
import type { WarSight } from './sight.ts'
import { strengthOf } from './strength.ts'

/** One way in which the battle may be fought, and what the defender has to lose. */
interface War extends Case<CombatResult> {
  readonly column: number
  readonly halves: number
  readonly garrison: boolean
}

/** 12.8b  The division lands on 3 to 6. */
const LANDS = 4 / 6

export function oddsOf(s: WarSight, units: readonly number[], target: number, drops: boolean): OddsPicture {
  const { g } = s
  const guess = guessAt(s, target)
  const isGuess = guess.count > 0
  const seen = forecast(g, units, target, { landed: drops })
  const ways: [Forecast, number][] = drops
    ? [
        [seen, LANDS],
        [forecast(g, units, target), 1 - LANDS],
      ]
    : [[seen, 1]]
  const casesOf = (more: Addition) => ways.map(([way, share]) => caseOf(s, target, way, share, more))
  const best = casesOf(guess.least)
  const outlook = { best, worst: isGuess ? casesOf(guess.most) : best }
  const [column, columnTo] = [best[0].column, outlook.worst[0].column]
  const { labels } = combatResults.headings[seen.line]
  const loss = chanceOf(best, ({ attacker }) => attacker > 0)
  const { text, rules } = fallWords(s, target, loss)
  const defence = `defends with ${seen.defence + guess.least.defence}${isGuess ? ' or more' : ''}`
  const strength = (unit: number) => (attackFactor[unit] > 0 ? strengthOf(g, unit, target).value : 0)
  return {
    lines: oddsLines(s, units, target, seen, guess, drops),
    columns: labels,
    column,
    columnTo: columnTo === column ? null : columnTo,
    headline: headline(outlook, falls, text, ...rules),
    results: resultRows(outlook, {
      isGood: falls,
      text: resultWords,
      value: ({ attacker, defender }) => defender - attacker,
    }),
    isGuess,
    says: `Attack at ${labels[column]}${isGuess ? ' or less' : ''}`,
    tags: strengthTags(field, g, units, strength, target, defence),
  }
}

// 12.1d, 12.2  The same reckoning with a stronger defender.
function caseOf({ g }: WarSight, target: number, way: Forecast, share: number, more: Addition): War {
  const start = columnOf(combatResults.headings[way.line], way.differential - more.defence)
  const column = shiftedColumn(start, way.shifts, combatResults.columns)
  const halves = unitsIn(g, target).reduce((sum, unit) => sum + corpsHalves[unit], more.halves)
  const garrison = garrisonFactor(g, target) > 0
  return { share, column, halves, garrison, chances: chances(combatResults, column, ONE_DIE) }
}

/** 12.3b, 12.3c  Is nobody left? The garrison of a fort goes last. */
const falls = ({ defender }: CombatResult, { halves, garrison }: War): boolean =>
  garrison ? defender * 2 > halves : defender * 2 >= halves && defender > 0
