// The whole map at a glance, a letter a hex: who stands where, and who holds what.

import type { Seen } from '../../games/war-comes-early/words/seen.ts'
import { grid, HEXES, isCity, isWater, unitNation } from '../../games/war-comes-early/world.ts'
import type { Ink } from '../ink.ts'
import { Canvas, type Style } from './canvas.ts'

const MARGIN = 4

export function drawOverview(seen: Seen, ink: Ink): string[] {
  const canvas = new Canvas(MARGIN + 62, 35)
  for (let column = 5; column <= 60; column += 5) {
    canvas.put(MARGIN + column - 1, 0, `${column}`.padStart(2, '0'), 'faint')
  }
  for (let row = 1; row <= 34; row++) canvas.put(0, row, `${row}`.padStart(2, '0'), 'faint')
  for (let hex = 0; hex < HEXES; hex++) {
    const [letter, style] = letterOf(seen, hex)
    canvas.put(MARGIN + grid.line[hex] - 1, grid.along[hex], letter, style)
  }
  const sides = seen.g.terms.scenario === '1938' ? 'A Allied' : 'P Polish'
  return [
    ...canvas.lines(ink),
    '',
    `G German  ${sides}  o city  . German-held  , held by the other side  ~ water`,
  ]
}

function letterOf({ g }: Seen, hex: number): readonly [string, Style] {
  const top = g.top[hex]
  const other = g.terms.scenario === '1938' ? 'A' : 'P'
  if (top >= 0) return g.terms.sideOf[unitNation[top]] === 0 ? ['G', 'side0'] : [other, 'side1']
  if (isWater[hex]) return ['~', 'water']
  if (isCity[hex]) return ['o', 'city']
  if (g.control[hex] === 0) return [' ', 'faint']
  return g.terms.sideOf[g.control[hex] - 1] === 0 ? ['.', 'faint'] : [',', 'faint']
}
