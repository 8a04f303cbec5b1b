// What a position file can ask and expect of this game, beside what every game has.

import type { Json } from '../../engine/game/action.ts'
import { POINT } from '../../engine/movement/points.ts'
import { UNREACHED } from '../../engine/movement/reach-workspace.ts'
import type { Fact, Subject } from '../../engine/positions/game-positions.ts'
import { MARKERS, NATIONS, type NationName } from './nations.ts'
import { COMBAT_FACTS } from './position-combat-facts.ts'
import { controllingNation, stackIds } from './rules/03-hex-control.ts'
import { GERMAN_MARKER } from './rules/05-phases.ts'
import { alliedAirModifier, inAirZoneOf } from './rules/06-airpower.ts'
import { addZoneOf, derivedOf, inEnemyZone } from './rules/09-zones-of-control.ts'
import { isSupplied, isSuppliedForAttack, supplyLine } from './rules/10-supply.ts'
import { entryRefusal } from './rules/11-entry.ts'
import { allowance, movementLeft } from './rules/11-movement.ts'
import { reachOf } from './rules/11-reach.ts'
import { BOX, FLIEGER, HEX, hasFlag, PHASE_NAMES, STATUS, type State } from './state.ts'
import { fortHexes, grid, HEXES, hex, UNITS, unit, unitIds, unitNation } from './world.ts'

type F = Fact<State>

const SIDE_NAMES = (g: State): readonly string[] =>
  g.terms.scenario === '1939' ? ['german', 'polish'] : ['german', 'allied']

const nameOf = <T extends Readonly<Record<string, number>>>(names: T, value: number): string =>
  Object.keys(names).find(name => names[name] === value) ?? 'unknown'

/** Hex or box of a unit. */
export const placeOf = (g: State, u: number): string =>
  g.place[u] >= 0 ? grid.names[g.place[u]] : nameOf(BOX, g.place[u])

const ofUnit = (about: string, read: (g: State, u: number) => Json | undefined, unordered = false): F => ({
  about,
  of: 'unit',
  unordered,
  read: (g, subject) => read(g, unit(subject as string)),
})

const ofHex = (about: string, read: (g: State, h: number) => Json | undefined, unordered = false): F => ({
  about,
  of: 'hex',
  unordered,
  read: (g, subject) => read(g, hex(subject as string)),
})

const ofGame = (about: string, read: (g: State) => Json | undefined, unordered = false): F => ({
  about,
  of: 'game',
  unordered,
  read: g => read(g),
})

const hexNames = (test: (h: number) => boolean): string[] => grid.names.filter((_, h) => test(h))

function supplyOf(g: State, u: number): Json | undefined {
  if (g.place[u] < 0) return undefined
  const supplied = isSupplied(g, u)
  return { is: supplied ? 'supplied' : 'unsupplied', line: supplyLine(g, u).map(h => grid.names[h]) }
}

function reachOfUnit(g: State, u: number, column: boolean): Record<string, number> {
  const reach = reachOf(g, u, column)
  const found: Record<string, number> = {}
  if (reach === null) return found
  for (let i = 0; i < reach.count; i++) {
    const h = reach.hexes[i]
    if (h !== g.place[u] && reach.cost[h] !== UNREACHED) found[grid.names[h]] = reach.cost[h] / POINT
  }
  return found
}

/** Hexes into which the zone of one unit reaches. */
function zoneOfUnit(g: State, u: number): string[] {
  const alone = g.copy()
  const zones = [new Int16Array(HEXES), new Int16Array(HEXES)] as const
  alone.derived = { zones }
  if (g.place[u] >= 0) addZoneOf(alone, u, g.place[u], 1)
  return hexNames(h => zones[0][h] + zones[1][h] > 0)
}

/** Hexes into which the zone of an empty fort reaches: what is left when all units and all other forts are gone. */
function zoneOfFort(g: State, h: number): string[] {
  const alone = g.copy()
  alone.place.fill(BOX.aside)
  alone.top.fill(-1)
  for (const other of fortHexes) if (other !== h) alone.hexFlags[other] |= HEX.breached
  const { zones } = derivedOf(alone)
  return hexNames(each => zones[0][each] + zones[1][each] > 0)
}

function zoneOf(g: State, subject: Subject): Json | undefined {
  const name = subject as string
  if (unitIds.includes(name)) return zoneOfUnit(g, unit(name))
  return grid.indexOf(name) < 0 ? undefined : zoneOfFort(g, hex(name))
}

function controlOf(g: State, h: number): Json | undefined {
  const holder = controllingNation(g, h)
  return holder < 0 ? undefined : { is: NATIONS[holder], side: SIDE_NAMES(g)[g.terms.sideOf[holder]] }
}

const trackOf = (g: State): string[] =>
  Array.from(g.track)
    .filter(box => box > 0)
    .map(box => (box > GERMAN_MARKER ? `German ${PHASE_NAMES[box - GERMAN_MARKER]}` : MARKERS[box - 1].name))

function airOf(g: State): Json | undefined {
  if (g.airSide < 0) return undefined
  const side = SIDE_NAMES(g)[g.airSide]
  return {
    is: side,
    side,
    unassigned: g.airMarkers,
    markers: hexNames(h => hasFlag(g.hexFlags, h, HEX.airMarker)),
    zone: hexNames(h => hasFlag(g.hexFlags, h, HEX.airZone)),
  }
}

function entryOf(g: State, { nation: name, hex: at }: Readonly<Record<string, Json>>): Json {
  const land = NATIONS.indexOf(name as NationName)
  const h = grid.indexOf(String(at))
  if (land < 0 || h < 0) return { is: 'unknown' }
  const refusal = entryRefusal(g, land, h)
  return refusal === null ? { is: 'open' } : { is: 'closed', rule: refusal.rule, because: refusal.because }
}

function attackSupplyOf(g: State, { unit: id, target }: Readonly<Record<string, Json>>): Json {
  if (!unitIds.includes(String(id)) || grid.indexOf(String(target)) < 0) return { is: 'unknown' }
  const supplied = isSuppliedForAttack(g, unit(String(id)), hex(String(target)))
  return { is: supplied ? 'supplied' : 'unsupplied' }
}

function allowanceOf(g: State, u: number): Json | undefined {
  if (g.place[u] < 0) return undefined
  return { is: allowance(u, false, !isSupplied(g, u)) / POINT, column: allowance(u, true, false) / POINT }
}

export const FACTS: Readonly<Record<string, F>> = {
  at: ofUnit('hex or box of a unit', placeOf),
  stack: ofHex('units of a hex, the topmost first', stackIds),
  supply: ofUnit('supplied or unsupplied, and `line`: the hexes of its line of supply', supplyOf),
  attackSupply: {
    about: 'the same for an attack: { unit, target, is: supplied }',
    of: 'question',
    asks: ['unit', 'target'],
    read: (g, subject) => attackSupplyOf(g, subject as Readonly<Record<string, Json>>),
  },
  zone: {
    about: 'hexes into which the zone of control of a unit, or of an empty fort hex, reaches',
    of: 'name',
    unordered: true,
    read: zoneOf,
  },
  inZone: ofHex(
    'sides whose zones of control cover a hex',
    (g, h) => SIDE_NAMES(g).filter((_, side) => inEnemyZone(g, 1 - side, h)),
    true,
  ),
  reach: ofUnit('hexes that a unit can go to and what they cost: { 2414: 1.5, 2415: no }', (g, u) =>
    reachOfUnit(g, u, false),
  ),
  columnReach: ofUnit('the same in column movement', (g, u) => reachOfUnit(g, u, true)),
  destinations: ofUnit('hexes that a unit can go to', (g, u) => Object.keys(reachOfUnit(g, u, false)), true),
  allowance: ofUnit('movement points of a unit that begins to move now; `column`: in column', allowanceOf),
  left: ofUnit('movement points that a moving unit has left', (g, u) => movementLeft(g, u, false) / POINT),
  entry: {
    about: 'whether units of a nation may be in a hex: { nation, hex, is: open } or { is: closed, rule }',
    of: 'question',
    asks: ['nation', 'hex'],
    read: (g, subject) => entryOf(g, subject as Readonly<Record<string, Json>>),
  },
  ...COMBAT_FACTS,
  control: ofHex('nation that holds a hex, and its `side`', controlOf),
  breached: ofGame(
    'fortifications that no longer count',
    g => hexNames(h => hasFlag(g.hexFlags, h, HEX.breached)),
    true,
  ),
  vp: {
    about: 'victory points of a side',
    of: 'side',
    read: (g, side) => g.vp[SIDE_NAMES(g).indexOf(side as string)],
  },
  nation: {
    about: 'outOfPlay, neutral, fighting or capitulated',
    of: 'name',
    read: (g, name) => {
      const land = NATIONS.findIndex(each => each.toLowerCase() === (name as string).toLowerCase())
      return land < 0 ? undefined : nameOf(STATUS, g.status[land])
    },
  },
  onMap: {
    about: 'number of units that a nation has on the map',
    of: 'name',
    read: (g, name) => {
      const land = NATIONS.findIndex(each => each.toLowerCase() === (name as string).toLowerCase())
      return unitIds.filter((_, u) => unitNation[u] === land && g.place[u] >= 0).length
    },
  },
  pool: ofGame(
    'national markers still to be drawn',
    g => MARKERS.filter((_, m) => g.pool & (1 << m)).map(m => m.name),
    true,
  ),
  track: ofGame('what lies on the national turn sequence track, in order', trackOf),
  germanPhases: ofGame(
    'German phases run in this turn',
    g => PHASE_NAMES.filter((_, phase) => phase > 0 && g.germanPhases & (1 << phase)),
    true,
  ),
  air: ofGame(
    'side with air superiority, its `markers` on the map, those `unassigned`, and the air `zone`',
    airOf,
    true,
  ),
  airZone: ofHex('side whose air zone covers a hex', (g, h) =>
    SIDE_NAMES(g).find((_, side) => inAirZoneOf(g, side, h)),
  ),
  airModifier: ofGame('what is added to the Allied roll for air superiority', alliedAirModifier),
  railheads: ofGame('hexes of the Soviet railheads', g =>
    Array.from(g.railheads, h => grid.names[h] ?? 'none'),
  ),
  returns: ofUnit('turn in which a lost unit returns', (g, u) =>
    g.returns[u] > 0 ? g.returns[u] : undefined,
  ),
  flieger: ofGame('7th Flieger Division: waiting, ready or spent', g => nameOf(FLIEGER, g.flieger)),
}

/** Counters on the map, and those off it that are neither waiting in a pool nor out of this scenario. */
export function placesIn(g: State): Record<string, string> {
  const places: Record<string, string> = {}
  const quiet: readonly number[] = [BOX.pool, BOX.aside, BOX.unused]
  for (let u = 0; u < UNITS; u++) if (!quiet.includes(g.place[u])) places[unitIds[u]] = placeOf(g, u)
  return places
}
