// The odds line by line with the running column; lines that do not apply are told with the reason.
import { columnOf } from '../../../engine/battle/columns.ts'
import type { ShiftEntry } from '../../../engine/battle/shifts.ts'
import { signed } from '../../../engine/words/english.ts'
import { isIntact } from '../../../games/war-comes-early/rules/11-entry.ts'
import type { Forecast } from '../../../games/war-comes-early/rules/12-forecast.ts'
import { combatResults } from '../../../games/war-comes-early/tables.ts'
import { lineRule } from '../../../games/war-comes-early/words/odds.ts'
import { grid, isCity, riverSide } from '../../../games/war-comes-early/world.ts'
import { type OddsLine, oddsLine, shiftLines } from '../kit/odds.ts'
import type { Guess } from './guess.ts'
import { shortName } from './names.ts'
import type { WarSight } from './sight.ts'

export function oddsLines(
  s: WarSight,
  units: readonly number[],
  target: number,
  seen: Forecast,
  guess: Guess,
  drops: boolean,
): OddsLine[] {
  const defence = seen.defence + guess.least.defence
  const headings = combatResults.headings[seen.line]
  const start = columnOf(headings, seen.differential - guess.least.defence)
  const doubt = ({ rule }: ShiftEntry) => (drops && rule === '12.8b' ? ' if it lands, 4 in 6' : '')
  const orMore = guess.count > 0 ? ' or more' : ''
  const orLess = guess.count > 0 ? ' or less' : ''
  return [
    oddsLine(
      `Attack ${seen.attack} less defence ${defence}${orMore}`,
      `${signed(seen.attack - defence)}${orLess}`,
      '12.1a',
    ),
    oddsLine(
      seen.line === 'mechanized' ? 'Mechanized line, next lower column' : 'Column, next lower',
      headings.labels[start],
      lineRule(seen.line),
    ),
    // R5  The net of all shifts counts.
    ...shiftLines(seen.shifts, start, headings.labels, {}, doubt),
    ...unusedLines(s, units, target, seen),
  ]
}

function unusedLines(s: WarSight, units: readonly number[], target: number, seen: Forecast): OddsLine[] {
  const lines: OddsLine[] = []
  const dry = dryAttacker(s, units, target)
  if (dry !== null) lines.push(oddsLine(`River: ${shortName(dry)} crosses none`, '0', 'PAC-C3', false))
  if (seen.concentric && (isCity[target] || isIntact(s.g, target))) {
    const why = isCity[target] ? 'never into a city' : 'never into a fortification'
    lines.push(oddsLine(`Concentric bonus: ${why}`, '0', '12.2.2b', false))
  } else if (!seen.concentric && new Set(units.map(unit => s.g.place[unit])).size > 1) {
    lines.push(oddsLine('Concentric bonus: defender is not surrounded', '0', '12.2.2a', false))
  }
  return lines
}

/** An attacker who spares the others the river, null if all or none cross one. */
function dryAttacker({ g }: WarSight, units: readonly number[], target: number): number | null {
  const crosses = (unit: number) =>
    riverSide[g.place[unit] * 6 + grid.directionTo(g.place[unit], target)] === 1
  if (!units.some(crosses)) return null
  return units.find(unit => !crosses(unit)) ?? null
}
