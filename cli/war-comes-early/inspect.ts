// What a player may know about a hex, and about a unit.
import { formatPoints } from '../../engine/movement/points.ts'
import { isSupplied } from '../../games/war-comes-early/rules/10-supply.ts'
import { isIntact } from '../../games/war-comes-early/rules/11-entry.ts'
import { BOX, HEX, hasFlag, type State, UNIT } from '../../games/war-comes-early/state.ts'
import {
  cityOf,
  codeOf,
  count,
  countryOf,
  factorsOf,
  fortOf,
  hexName,
  nationName,
  terrainOf,
  unitName,
} from '../../games/war-comes-early/words/names.ts'
import type { Seen } from '../../games/war-comes-early/words/seen.ts'
import {
  board,
  counterSet,
  counters,
  grid,
  isMarker,
  openSide,
  railSide,
  riverSide,
  unitNation,
  victoryValue,
} from '../../games/war-comes-early/world.ts'
import { columns, wrap } from '../output.ts'

/** The lines of `u 2413` or `u ge-m16`, or null if there is no such hex or unit. */
export function inspect(seen: Seen, word: string): string[] | null {
  const hex = grid.indexOf(word)
  if (hex >= 0) return [...groundLines(seen, hex), ...stackLines(seen, hex)]
  const unit = counterSet.indexOf(word.toLowerCase())
  return unit < 0 ? null : unitLines(seen, unit)
}

function groundLines(seen: Seen, hex: number): string[] {
  const sides = (flags: Uint8Array) =>
    [0, 1, 2, 3, 4, 5].filter(d => flags[hex * 6 + d]).map(d => grid.names[grid.neighbours[hex * 6 + d]])
  const facts = [
    [hexName(hex), countryOf(hex), terrainOf(hex)],
    victoryValue[hex] > 0 ? [count(victoryValue[hex], 'victory point')] : [],
    fortOf(hex) === undefined ? [] : [`${fortOf(hex)}${isIntact(seen.g, hex) ? '' : ' (breached)'}`],
    board().feature(hex, 'capital') === undefined ? [] : ['capital'],
    [`held by ${nationName(seen.g.control[hex] - 1)}`],
    sides(riverSide).length > 0 ? [`river towards ${sides(riverSide).join(', ')}`] : [],
    sides(railSide).length > 0 ? [`railroad to ${sides(railSide).join(', ')}`] : [],
    shutSides(hex),
    hasFlag(seen.g.hexFlags, hex, HEX.airZone) ? ['in an air zone'] : [],
  ]
  const source =
    cityOf(hex) !== undefined && !board().isFromRulebook(hex, 'city') ? ' (place reconstructed)' : ''
  return wrap(`${facts.flat().join(' · ')}${source}`, 100, '  ')
}

function shutSides(hex: number): string[] {
  const shut = [0, 1, 2, 3, 4, 5].filter(d => grid.neighbours[hex * 6 + d] >= 0 && !openSide[hex * 6 + d])
  return shut.length === 0
    ? []
    : [`closed towards ${shut.map(d => grid.names[grid.neighbours[hex * 6 + d]]).join(', ')}`]
}

function stackLines(seen: Seen, hex: number): string[] {
  const { g } = seen
  const rows: string[][] = []
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) rows.push(rowOf(seen, unit))
  const hidden = seen.hiddenIn(hex)
  const unseen = hidden === 0 ? [] : [`  and under it ${count(hidden, 'unit')} that you cannot see (8.3a)`]
  return [...columns(rows).map(line => `  ${line}`), ...unseen]
}

function rowOf(seen: Seen, unit: number): string[] {
  const { size, type, id, name } = counters[unit]
  return [id, codeOf(unit), factorsOf(unit), `${type} ${size}`, name, ...standing(seen, unit)]
}

function standing(seen: Seen, unit: number): string[] {
  const { g } = seen
  if (g.terms.sideOf[unitNation[unit]] !== seen.side || isMarker[unit]) return []
  const marks = [isSupplied(g, unit) ? 'in supply' : 'out of supply']
  if (hasFlag(g.unitFlags, unit, UNIT.stepped)) marks.push(`${formatPoints(g.left[unit])} points left`)
  if (hasFlag(g.unitFlags, unit, UNIT.attacked)) marks.push('has attacked')
  return [marks.join(', ')]
}

function unitLines(seen: Seen, unit: number): string[] {
  const { type, size } = counters[unit]
  const { g } = seen
  const facts = [
    unitName(unit),
    nationName(unitNation[unit]),
    `${type} ${size}`,
    factorsOf(unit),
    whereIs(g, unit),
  ]
  return wrap([...facts, ...(g.place[unit] >= 0 ? standing(seen, unit) : [])].join(' · '), 100, '  ')
}

const BOXES: Readonly<Record<number, string>> = {
  [BOX.pool]: 'in the pool',
  [BOX.aside]: 'not yet in play',
  [BOX.eliminated]: 'eliminated',
  [BOX.removed]: 'out of the game',
  [BOX.unused]: 'not in this scenario',
}

function whereIs(g: State, unit: number): string {
  const place = g.place[unit]
  if (place >= 0) return `in ${hexName(place)}`
  if (place === BOX.returning) return `returns in turn ${g.returns[unit]}`
  return BOXES[place] ?? 'somewhere on the map, unseen'
}
