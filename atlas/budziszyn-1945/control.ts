import type { HexGrid } from '../../engine/hex/grid.ts'
import { type Side, setUps } from '../../games/budziszyn-1945/board/facts.ts'
import { towns } from '../../games/budziszyn-1945/board/towns.ts'
import { type Draft, hexNamed, sideKey } from '../hexes/draft.ts'

// Who controls which hex when a scenario begins (4.3.1). The rulebook draws no front line: these follow R67.

const EAST = '6500'
const WEST = '0138'
/** German garrisons that the set-up names by their city. */
const GARRISONS = ['Dresden', 'Görlitz']

/**
 * Nysa 1945: east of the Nysa is Soviet as far south as row 24 at column 60; from there the line between the facing
 * units 6024/6025, 6225/6226 and 6426/6427 runs to the east edge.
 */
export function controlInNysa(draft: Draft): Side[] {
  const { grid } = draft
  const isBehindGermanLine = (hex: number) => grid.halves[hex] - (grid.line[hex] - 60) >= 50
  const soviet = flood(grid, hexNamed(grid, EAST), (from, to) => {
    return !isBehindGermanLine(to) && !isNamed(draft, from, to, ['Nysa'])
  })
  return Array.from({ length: grid.size }, (_, hex) => (soviet.has(hex) ? 'soviet' : 'german'))
}

/**
 * Two Stars: what was Soviet stays Soviet, west of the Elbe and of the Triebisch is American, every other hex is
 * its nearest unit's, and a hex with a unit is that unit's (R67). Ties are German. Units beyond the Elbe do not count,
 * since nobody holds a bank that he never set foot on; the garrisons of Dresden and Görlitz do.
 */
export function controlInTwoStars(draft: Draft, nysa: readonly Side[]): Side[] {
  const { grid } = draft
  const units = unitsIn(draft)
  const leftBank = flood(grid, hexNamed(grid, WEST), (from, to) => !isNamed(draft, from, to, ['Elbe']))
  const onBank = [true, false].map(isLeft => units.filter(unit => leftBank.has(unit.hex) === isLeft))
  const american = westOfElbeAndTriebisch(draft)
  return Array.from({ length: grid.size }, (_, hex) => {
    const there = units.find(unit => unit.hex === hex)
    if (there) return there.side
    if (nysa[hex] === 'soviet') return 'soviet'
    return american.has(hex) ? 'american' : nearest(grid, hex, onBank[leftBank.has(hex) ? 0 : 1])
  })
}

interface Unit {
  readonly side: Side
  readonly hex: number
}

function unitsIn({ grid }: Draft): Unit[] {
  const garrisons = towns.filter(({ name }) => GARRISONS.includes(name))
  const places = [
    ...setUps.filter(({ scenario }) => scenario === 'stars'),
    ...garrisons.map(({ hexes }) => ({ side: 'german' as const, hexes })),
  ]
  return places.flatMap(({ side, hexes }) => hexes.map(name => ({ side, hex: hexNamed(grid, name) })))
}

export function westOfElbeAndTriebisch(draft: Draft): Set<number> {
  return flood(
    draft.grid,
    hexNamed(draft.grid, WEST),
    (from, to) => !isNamed(draft, from, to, ['Elbe', 'Triebisch']),
  )
}

function nearest(grid: HexGrid, hex: number, units: readonly Unit[]): Side {
  const distance = (side: Side) =>
    Math.min(...units.filter(unit => unit.side === side).map(unit => grid.distance(hex, unit.hex)))
  return distance('soviet') < distance('german') ? 'soviet' : 'german'
}

function isNamed(draft: Draft, a: number, b: number, names: readonly string[]): boolean {
  return names.includes(draft.sides.get(sideKey(draft.grid, a, b))?.name ?? '')
}

function flood(grid: HexGrid, from: number, mayStep: (from: number, to: number) => boolean): Set<number> {
  const found = new Set([from])
  for (const hex of found) {
    for (let d = 0; d < 6; d++) {
      const beyond = grid.neighbours[hex * 6 + d]
      if (beyond >= 0 && mayStep(hex, beyond)) found.add(beyond)
    }
  }
  return found
}
