// The odds line by line with the running column; lines that do not apply are told with the reason.

import { columnOf } from '../../../engine/battle/columns.ts'
import { capital, signed } from '../../../engine/words/english.ts'
import { isIntact } from '../../../games/war-comes-early/rules/11-entry.ts'
import type { Forecast } from '../../../games/war-comes-early/rules/12-forecast.ts'
import { combatResults } from '../../../games/war-comes-early/tables.ts'
import { columnLabel, lineRule } from '../../../games/war-comes-early/words/odds.ts'
import { grid, isCity, riverSide } from '../../../games/war-comes-early/world.ts'
import type { OddsPicture } from '../../../table/presentation.ts'
import type { Guess } from './guess.ts'
import { shortName } from './names.ts'
import type { WarSight } from './sight.ts'

type Line = OddsPicture['lines'][number]

export function oddsLines(
  s: WarSight,
  units: readonly number[],
  target: number,
  seen: Forecast,
  guess: Guess,
  drops: boolean,
): Line[] {
  const defence = seen.defence + guess.least.defence
  const start = columnOf(combatResults.headings[seen.line], seen.differential - guess.least.defence) + 1
  const orMore = guess.count > 0 ? ' or more' : ''
  const orLess = guess.count > 0 ? ' or less' : ''
  return [
    line(
      `Attack ${seen.attack} less defence ${defence}${orMore}`,
      `${signed(seen.attack - defence)}${orLess}`,
      '12.1a',
    ),
    line(
      seen.line === 'mechanized' ? 'Mechanized line, next lower column' : 'Column, next lower',
      columnLabel(seen.line, start),
      lineRule(seen.line),
    ),
    ...shiftLines(seen, start, drops),
    ...unusedLines(s, units, target, seen),
  ]
}

const line = (label: string, value: string, rule: string, applies = true): Line => ({
  label,
  value,
  rule,
  applies,
})

// R5  The net of all shifts counts; on the way the running column is kept on the table.
function shiftLines(seen: Forecast, start: number, drops: boolean): Line[] {
  let running = start
  return seen.shifts.map(shift => {
    running += shift.columns
    const shown = Math.min(Math.max(running, 1), combatResults.columns)
    const many = Math.abs(shift.columns) === 1 ? 'one' : `${Math.abs(shift.columns)}`
    const doubt = drops && shift.rule === '12.8b' ? ' if it lands, 4 in 6' : ''
    const label = `${capital(shift.label)}, ${many} ${shift.columns < 0 ? 'left' : 'right'}${doubt}`
    return line(label, columnLabel(seen.line, shown), shift.rule)
  })
}

function unusedLines(s: WarSight, units: readonly number[], target: number, seen: Forecast): Line[] {
  const lines: Line[] = []
  const dry = dryAttacker(s, units, target)
  if (dry !== null) lines.push(line(`River: ${shortName(dry)} crosses none`, '0', 'PAC-C3', false))
  if (seen.concentric && (isCity[target] || isIntact(s.g, target))) {
    const why = isCity[target] ? 'never into a city' : 'never into a fortification'
    lines.push(line(`Concentric: ${why}`, '0', '12.2.2b', false))
  } else if (!seen.concentric && new Set(units.map(unit => s.g.place[unit])).size > 1) {
    lines.push(line('Concentric: the attackers do not stand around it', '0', '12.2.2a', false))
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
