// Facts about units on the maps: supply, zones of control, movement.
import type { Json } from '../../engine/game/action.ts'
import { POINT } from '../../engine/movement/points.ts'
import { UNREACHED } from '../../engine/movement/reach.ts'
import type { Question } from '../../engine/positions/fact-kinds.ts'
import { costsByName, reachFacts, stackingFact, supplyFact } from '../../engine/positions/usual-facts.ts'
import {
  type Facts,
  hexNamed,
  hexNames,
  kinds,
  ofGame,
  ofHex,
  ofUnit,
  question,
  unitNamed,
} from './position-fact-kinds.ts'
import { CAMP_NAMES } from './rules/03-control.ts'
import { hasRoom, stackingRefusal } from './rules/06-stacking.ts'
import { addZoneOf, inZoneOf } from './rules/07-zones-of-control.ts'
import { isSupplied, supplyLine } from './rules/08-supply.ts'
import { repsRefusal } from './rules/09-replacements.ts'
import { areaRefusal } from './rules/10-areas.ts'
import { allowance } from './rules/11-costs.ts'
import { reachOf } from './rules/11-reach.ts'
import type { State } from './state.ts'
import { grid, HEXES } from './world.ts'

function reachOfUnit(g: State, u: number): Record<string, number> {
  const reach = reachOf(g, u)
  const mayStay = (h: number): boolean => h !== g.place[u] && hasRoom(g, u, h)
  return costsByName(grid.names, reach, h => reach!.cost[h] !== UNREACHED && mayStay(h))
}

function zoneOfUnit(g: State, u: number): string[] {
  const alone = g.copy()
  const zones = [new Int16Array(HEXES), new Int16Array(HEXES)] as const
  alone.derived = { zones }
  if (g.place[u] >= 0) addZoneOf(alone, u, g.place[u], 1)
  return hexNames(h => zones[0][h] + zones[1][h] > 0)
}

function areaOf(g: State, { unit, hex }: Question): Json | undefined {
  const u = unitNamed(unit)
  const h = hexNamed(hex)
  if (u < 0 || h < 0) return undefined
  const refusal = areaRefusal(g, u, h)
  return refusal === null ? { is: 'open' } : { is: 'refused', ...refusal }
}

export const MAP_FACTS: Facts = {
  ...stackingFact(kinds, stackingRefusal),
  ...supplyFact(kinds, isSupplied, supplyLine),
  ...reachFacts(kinds, reachOfUnit),
  area: question(
    'whether a unit may be in a hex at all: { unit, hex, is: open } or { is: refused, rule }',
    ['unit', 'hex'],
    areaOf,
  ),
  zone: ofUnit('hexes of the zone of control of a unit, its own among them', zoneOfUnit, true),
  inZone: ofHex(
    'camps whose zones of control cover a hex: German, Allied',
    (g, h) => CAMP_NAMES.filter((_, camp) => inZoneOf(g, camp, h)),
    true,
  ),
  allowance: ofUnit('movement points of a unit that begins to move now', (g, u) =>
    g.place[u] < 0 ? undefined : allowance(g, u, isSupplied(g, u)) / POINT,
  ),
  left: ofGame('movement points that the moving unit has left', g => g.left / POINT),
  mayRebuild: ofUnit('yes, or the rule that forbids a REPS marker on this unit now', (g, u) => {
    const refusal = repsRefusal(g, u)
    return refusal === null ? 'yes' : refusal.rule
  }),
}
