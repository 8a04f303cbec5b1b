// What the player can lay over the map.
import { POINT } from '../../../engine/movement/points.ts'
import { makeReach, reach } from '../../../engine/movement/reach.ts'
import { finalCount, launchSitesLeft, portsNeeded } from '../../../games/eisenhowers-war/rules/04-victory.ts'
import { isSupplied, supplyLine } from '../../../games/eisenhowers-war/rules/07-supply.ts'
import { stepTicks } from '../../../games/eisenhowers-war/rules/08-entry.ts'
import { derivedOf } from '../../../games/eisenhowers-war/rules/09-zones-of-control.ts'
import { ALLIED, GERMAN } from '../../../games/eisenhowers-war/sides.ts'
import type { State } from '../../../games/eisenhowers-war/state.ts'
import { TURN } from '../../../games/eisenhowers-war/tables.ts'
import {
  attackFactors,
  isMobile,
  isMountainCapable,
  movementFactor,
  sideOf,
} from '../../../games/eisenhowers-war/units.ts'
import {
  BERLIN,
  GERMAN_SOURCES,
  grid,
  HEXES,
  isLand,
  isPort,
  RUHR,
  SOUTH,
  VIENNA,
  zoneOf,
} from '../../../games/eisenhowers-war/world.ts'
import {
  bySide,
  CHOICES,
  choice,
  ofHexes,
  overlaysOf,
  picture,
  supplyOverlay,
  type Threat,
  threatened,
} from '../kit/overlays.ts'
import { field } from './names.ts'
import type { EisSight } from './sight.ts'

const isLandHex = (hex: number): boolean => isLand[hex] === 1

export const { overlays, overlay } = overlaysOf<State, EisSight>(field, [
  bySide(
    field,
    CHOICES.zones,
    'zoc',
    ({ g }, side, hex) => isLandHex(hex) && derivedOf(g).zones[side][hex] > 0,
  ),
  supplyOverlay(field, (s, units) =>
    units
      .filter(unit => isMobile[unit])
      .map(unit => ({ unit, line: supplyLine(s.g, unit), isDry: !isSupplied(s.g, unit) })),
  ),
  bySide(field, CHOICES.control, 'control', ({ g }, side, hex) => isLandHex(hex) && g.control[hex] === side),
  {
    ...CHOICES.threat,
    draw: s => [picture('threat', 'threat', 1 - s.viewer, threatened(field, s, THREAT))],
  },
  {
    // 7.5, 7.8
    ...choice('supply-zones', 'Southern supply zone', 'A', 'air'),
    draw: () => [picture('supply-zones', 'airZone', null, SOUTHERN)],
  },
  ofHexes(field, choice('victory', 'Victory hexes', 'V'), 'victory', ({ g }, hex) =>
    victoryHexes(g).has(hex),
  ),
])

const SOUTHERN = field.hexesWhere(hex => isLandHex(hex) && zoneOf[hex] === SOUTH)

/** What decides now: ports while they count, launch sites, the three great cities, and the cities of the final check. */
function victoryHexes(g: State): Set<number> {
  const found = new Set<number>()
  const add = (hexes: Iterable<number>) => {
    for (const hex of hexes) found.add(hex)
  }
  if (portsNeeded(g) > 0) for (let hex = 0; hex < HEXES; hex++) if (isPort[hex]) found.add(hex)
  if (g.turn <= TURN.launchSites) add(launchSitesLeft(g))
  if (g.turn <= TURN.lastForTwoOfThree) add([RUHR, BERLIN, VIENNA])
  if (g.turn > TURN.lastForRuhr) {
    const { western, italian, substitutes } = finalCount(g)
    add([...western, ...italian, ...substitutes])
  }
  for (const hex of g.beachheads) if (hex >= 0) found.add(hex)
  for (const hex of GERMAN_SOURCES) if (g.control[hex] === GERMAN) found.add(hex)
  return found
}

const THREAT: Threat<EisSight> = {
  isThreat: (_, unit) => isMobile[unit] === 1 && attackFactors[0][unit] > 0,
  likeness: (_, unit) => `${movementFactor[unit]} ${isMountainCapable[unit]}`,
  reachOf: ({ g }, unit) => reachNextTurn(g, unit),
  isOpen: isLandHex,
}

const workspace = makeReach(grid)

function reachNextTurn(g: State, unit: number): Iterable<number> {
  const side = sideOf[unit] === ALLIED ? ALLIED : GERMAN
  reach(workspace, grid, g.place[unit], movementFactor[unit] * POINT, (from, direction) =>
    stepTicks(g, side, isMountainCapable[unit], from, direction),
  )
  return workspace.hexes.subarray(0, workspace.count)
}
