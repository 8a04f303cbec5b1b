// Facts about units on the map: supply, zones of control, movement.
import type { Json } from '../../engine/game/action.ts'
import { POINT } from '../../engine/movement/points.ts'
import { UNREACHED } from '../../engine/movement/reach.ts'
import type { Question } from '../../engine/positions/fact-kinds.ts'
import { costsByName, reachFacts, stackingFact, supplyFact } from '../../engine/positions/usual-facts.ts'
import { NATIONS } from './nations.ts'
import {
  type Facts,
  hexNamed,
  hexNames,
  kinds,
  nationNamed,
  ofHex,
  ofUnit,
  question,
  sidesOf,
  unitNamed,
} from './position-fact-kinds.ts'
import { stackingRefusal } from './rules/08-stacking.ts'
import { addZoneOf, derivedOf, inEnemyZone } from './rules/09-zones-of-control.ts'
import { isSupplied, isSuppliedForAttack, supplyLine } from './rules/10-supply.ts'
import { entryRefusal } from './rules/11-entry.ts'
import { allowance, movementLeft } from './rules/11-movement.ts'
import { reachOf } from './rules/11-reach.ts'
import { BOX, HEX, type State } from './state.ts'
import { fortHexes, grid, HEXES } from './world.ts'

const inWords = (supplied: boolean): string => (supplied ? 'supplied' : 'unsupplied')

function attackSupplyOf(g: State, { unit, target }: Question): Json | undefined {
  const u = unitNamed(unit)
  const at = hexNamed(target)
  return u < 0 || at < 0 || g.place[u] < 0 ? undefined : { is: inWords(isSuppliedForAttack(g, u, at)) }
}

function reachOfUnit(g: State, u: number, column: boolean): Record<string, number> {
  const reach = reachOf(g, u, column)
  return costsByName(grid.names, reach, h => h !== g.place[u] && reach!.cost[h] !== UNREACHED)
}

function zoneOf(g: State, name: string): Json | undefined {
  const u = unitNamed(name)
  const h = hexNamed(name)
  if (u >= 0) return zoneOfUnit(g, u)
  return h < 0 ? undefined : zoneOfFort(g, h)
}

function zoneOfUnit(g: State, u: number): string[] {
  const alone = g.copy()
  const zones = [new Int16Array(HEXES), new Int16Array(HEXES)] as const
  alone.derived = { zones }
  if (g.place[u] >= 0) addZoneOf(alone, u, g.place[u], 1)
  return hexNames(h => zones[0][h] + zones[1][h] > 0)
}

/** What is left when all units and all other forts are gone. */
function zoneOfFort(g: State, fort: number): string[] {
  const alone = g.copy()
  alone.place.fill(BOX.aside)
  alone.top.fill(-1)
  for (const other of fortHexes) if (other !== fort) alone.hexFlags[other] |= HEX.breached
  const { zones } = derivedOf(alone)
  return hexNames(h => zones[0][h] + zones[1][h] > 0)
}

function allowanceOf(g: State, u: number): Json | undefined {
  if (g.place[u] < 0) return undefined
  return { is: allowance(u, false, !isSupplied(g, u)) / POINT, column: allowance(u, true, false) / POINT }
}

function entryOf(g: State, { nation, hex }: Question): Json | undefined {
  const land = nationNamed(nation)
  const h = hexNamed(hex)
  if (land < 0 || h < 0) return undefined
  const refusal = entryRefusal(g, land, h)
  return refusal === null ? { is: 'open', nation: NATIONS[land] } : { is: 'closed', ...refusal }
}

export const MAP_FACTS: Facts = {
  ...stackingFact(kinds, stackingRefusal),
  ...supplyFact(kinds, isSupplied, supplyLine),
  attackSupply: question(
    'the same for an attack: { unit, target, is: supplied }',
    ['unit', 'target'],
    attackSupplyOf,
  ),
  zone: {
    about: 'hexes into which the zone of control of a unit, or of an empty fort hex, reaches',
    of: 'name',
    unordered: true,
    read: (g, name) => zoneOf(g, name as string),
  },
  inZone: ofHex(
    'sides whose zones of control cover a hex',
    (g, h) => sidesOf(g).filter((_, side) => inEnemyZone(g, 1 - side, h)),
    true,
  ),
  ...reachFacts(kinds, (g, u) => reachOfUnit(g, u, false)),
  columnReach: ofUnit('the same in column movement', (g, u) => reachOfUnit(g, u, true)),
  allowance: ofUnit('movement points of a unit that begins to move now; `column`: in column', allowanceOf),
  left: ofUnit('movement points that a moving unit has left', (g, u) => movementLeft(g, u, false) / POINT),
  entry: question(
    'whether units of a nation may be in a hex: { nation, hex, is: open } or { is: closed, rule }',
    ['nation', 'hex'],
    entryOf,
  ),
}
