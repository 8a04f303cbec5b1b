// What a position file can ask and expect of this game, beside what every game has.
import type { Json } from '../../engine/game/action.ts'
import { nameOf } from '../../engine/positions/fact-kinds.ts'
import { placeFacts, placesOf } from '../../engine/positions/usual-facts.ts'
import { MARKERS, NATIONS } from './nations.ts'
import { COMBAT_FACTS } from './position-combat-facts.ts'
import { DATA_FACTS } from './position-data-facts.ts'
import {
  type Facts,
  hexNames,
  kinds,
  nationNamed,
  ofGame,
  ofHex,
  ofName,
  ofSide,
  ofUnit,
  sidesOf,
} from './position-fact-kinds.ts'
import { MAP_FACTS } from './position-map-facts.ts'
import { controllingNation } from './rules/03-holders.ts'
import { GERMAN_MARKER } from './rules/05-phases.ts'
import { alliedAirModifier, inAirZoneOf } from './rules/06-airpower.ts'
import { BOX, FLIEGER, HEX, hasFlag, PHASE_NAMES, STATUS, type State } from './state.ts'
import { grid, unitIds, unitNation } from './world.ts'

function controlOf(g: State, h: number): Json {
  const holder = controllingNation(g, h)
  if (holder < 0) return { is: 'nobody', side: 'nobody' }
  return { is: NATIONS[holder], side: sidesOf(g)[g.terms.sideOf[holder]] }
}

const unitsOnMap = (g: State, nation: number): number =>
  unitIds.filter((_, u) => unitNation[u] === nation && g.place[u] >= 0).length

const trackOf = (g: State): string[] =>
  Array.from(g.track)
    .filter(box => box > 0)
    .map(box => (box > GERMAN_MARKER ? `German ${PHASE_NAMES[box - GERMAN_MARKER]}` : MARKERS[box - 1].name))

const germanPhasesOf = (g: State): string[] =>
  PHASE_NAMES.filter((_, phase) => phase > 0 && g.germanPhases & (1 << phase))

function airOf(g: State): Json | undefined {
  if (g.airSide < 0) return undefined
  const side = sidesOf(g)[g.airSide]
  return {
    is: side,
    side,
    unassigned: g.airMarkers,
    markers: hexNames(h => hasFlag(g.hexFlags, h, HEX.airMarker)),
    zone: hexNames(h => hasFlag(g.hexFlags, h, HEX.airZone)),
  }
}

export const FACTS: Facts = {
  ...placeFacts(kinds, BOX, { key: 'nation', has: (_g, u, nation) => unitNation[u] === nationNamed(nation) }),
  ...MAP_FACTS,
  ...COMBAT_FACTS,
  control: ofHex('nation that holds a hex, and its `side`', controlOf),
  breached: ofGame(
    'fortifications that no longer count',
    g => hexNames(h => hasFlag(g.hexFlags, h, HEX.breached)),
    true,
  ),
  vp: ofSide('victory points of a side', (g, side) => g.vp[side]),
  nation: ofName('outOfPlay, neutral, fighting or capitulated', NATIONS, (g, nation) =>
    nameOf(STATUS, g.status[nation]),
  ),
  onMap: ofName('number of units that a nation has on the map', NATIONS, unitsOnMap),
  pool: ofGame(
    'national markers still to be drawn',
    g => MARKERS.filter((_, m) => g.pool & (1 << m)).map(m => m.name),
    true,
  ),
  track: ofGame('what lies on the national turn sequence track, in order', trackOf),
  germanPhases: ofGame('German phases run in this turn', germanPhasesOf, true),
  air: ofGame(
    'side with air superiority, its `markers` on the map, those `unassigned`, and the air `zone`',
    airOf,
    true,
  ),
  airZone: ofHex('side whose air zone covers a hex', (g, h) =>
    sidesOf(g).find((_, side) => inAirZoneOf(g, side, h)),
  ),
  airModifier: ofGame('what is added to the Allied roll for air superiority', alliedAirModifier),
  railheads: ofGame('hexes of the Soviet railheads', g =>
    Array.from(g.railheads, h => grid.names[h] ?? 'none'),
  ),
  returns: ofUnit('turn in which a lost unit returns', (g, u) =>
    g.returns[u] > 0 ? g.returns[u] : undefined,
  ),
  flieger: ofGame('7th Flieger Division: waiting, ready or spent', g => nameOf(FLIEGER, g.flieger)),
  ...DATA_FACTS,
}

/** Counters on the map, and those off it that are neither waiting in a pool nor out of this scenario. */
export const placesIn = placesOf(kinds, BOX, [BOX.pool, BOX.aside, BOX.unused])
