// Facts about units on the map: stacking, supply, zones of control, movement.
import type { Json } from '../../engine/game/action.ts'
import { POINT } from '../../engine/movement/points.ts'
import { UNREACHED } from '../../engine/movement/reach.ts'
import { costsByName, stackingFact } from '../../engine/positions/usual-facts.ts'
import { type Facts, kinds, ofHex, ofUnit } from './position-fact-kinds.ts'
import { stackIds, stackingLimit, stayRefusal } from './rules/06-stacking.ts'
import { supplyLine, supplyState } from './rules/07-supply.ts'
import { allowance } from './rules/08-allowance.ts'
import { destinationsOf, reachOf } from './rules/08-reach.ts'
import { inEnemyZone, zonesIn } from './rules/09-zones-of-control.ts'
import { SIDES } from './sides.ts'
import type { State } from './state.ts'
import { isMobile, sideOf } from './units.ts'
import { grid, zoneSide } from './world.ts'

function supplyOf(g: State, u: number): Json | undefined {
  if (g.place[u] < 0) return undefined
  return { is: supplyState(g, u), line: supplyLine(g, u).map(hex => grid.names[hex]) }
}

function reachOfUnit(g: State, u: number): Record<string, number> {
  const reach = reachOf(g, u)
  return costsByName(grid.names, reach, hex => hex !== g.place[u] && reach!.cost[hex] !== UNREACHED)
}

// 9.1, 9.1a
function zoneOfUnit(g: State, u: number): string[] {
  const hex = g.place[u]
  if (hex < 0 || !isMobile[u]) return []
  return Array.from({ length: 6 }, (_, direction) => hex * 6 + direction)
    .filter(slot => zoneSide[slot] === 1)
    .map(slot => grid.names[grid.neighbours[slot]])
}

export const MAP_FACTS: Facts = {
  limit: ofHex('units that may stay in a hex', stackingLimit),
  ...stackingFact(kinds, stayRefusal),
  supply: ofUnit(
    'regular, coastal, aerial, out of supply or not needed, and `line`: the hexes of its line of supply',
    supplyOf,
  ),
  zone: ofUnit('hexes into which the zone of control of a unit reaches', zoneOfUnit, true),
  inZone: ofHex(
    'sides whose zones of control cover a hex',
    (g, hex) => zonesIn(g, hex).map(side => SIDES[side]),
    true,
  ),
  inEnemyZone: ofUnit('whether a unit stands in an enemy zone of control', (g, u) =>
    g.place[u] < 0 ? undefined : inEnemyZone(g, sideOf[u], g.place[u]),
  ),
  reach: ofUnit('hexes that a unit can go to and what they cost: { 3204: 2, 3104: no }', reachOfUnit),
  destinations: ofUnit(
    'hexes in which a unit can end a move',
    (g, u) => destinationsOf(g, u).map(hex => grid.names[hex]),
    true,
  ),
  allowance: ofUnit('movement factors of a unit that begins to move now', (g, u) =>
    g.place[u] < 0 ? undefined : allowance(g, u) / POINT,
  ),
  left: ofUnit('movement factors that a moving unit has left', (g, u) => g.left[u] / POINT),
  // 6.7
  stack: ofHex('units of a hex', stackIds, true),
}
