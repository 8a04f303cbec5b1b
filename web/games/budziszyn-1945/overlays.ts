// What the player can lay over the map.
import { CAMP_COUNT } from '../../../games/budziszyn-1945/nations.ts'
import { reachOf } from '../../../games/budziszyn-1945/rules/03-reach.ts'
import { controllerOf } from '../../../games/budziszyn-1945/rules/04-hex-control.ts'
import { derivedOf } from '../../../games/budziszyn-1945/rules/04-zones-of-control.ts'
import { GUN_RANGE } from '../../../games/budziszyn-1945/rules/06-support.ts'
import { canTrace, supplyPath } from '../../../games/budziszyn-1945/rules/10-supply-lines.ts'
import { farEnd, nearEnd } from '../../../games/budziszyn-1945/rules/14-standing-bridges.ts'
import {
  BRIDGE,
  hasFlag,
  isNysa1945,
  ownerOf,
  PHASE,
  type State,
  UNIT,
} from '../../../games/budziszyn-1945/state.ts'
import {
  attackPoints,
  headquartersRange,
  isArtillery,
  isHeadquarters,
  movementPoints,
} from '../../../games/budziszyn-1945/units.ts'
import {
  derive,
  EDGE,
  edges,
  isExit,
  isPrintedBridge,
  TERRAIN,
  terrain,
  townHexes,
} from '../../../games/budziszyn-1945/world.ts'
import {
  bySide,
  CHOICES,
  choice,
  inRange,
  ofHexes,
  overlaysOf,
  picture,
  routeLines,
  type Supplied,
  supplyOverlay,
  type Threat,
  threatOverlay,
} from '../kit/overlays.ts'
import { flightsIn } from './flights.ts'
import { field, watersides } from './names.ts'
import { pictured } from './pictured.ts'
import type { BudSight } from './sight.ts'

export const { overlays, overlay } = overlaysOf<State, BudSight>(field, [
  bySide(field, CHOICES.zones, 'zoc', ({ g }, side, hex) => zoneOf(g, side, hex)),
  supplyOverlay(field, traced, ({ g, viewer }) => stacksOf(g, viewer)),
  bySide(
    field,
    CHOICES.control,
    'control',
    ({ g }, side, hex) => g.terms.playerOf[controllerOf(g, hex)] === side && !(terrain[hex] & TERRAIN.lake),
  ),
  threatOverlay(field, threat),
  {
    ...choice('air', 'Air missions', 'A'),
    draw: ({ g }) => field.sidesOf(g).map(side => picture('air', 'airZone', side, airHexes(g, side))),
  },
  ofHexes(field, choice('victory', 'Towns', 'V'), 'victory', ({ g }, hex) => isVictoryHex(g, hex)),
  {
    ...choice('routes', 'Routes and bridges', 'R', 'rail'),
    draw: ({ g }) => [
      picture('routes', 'network', null, [], mainRoutes),
      picture('routes', 'unsupplied', null, [], brokenBridges(g)),
    ],
  },
  {
    ...choice('headquarters', 'Headquarters', 'H', 'hex'),
    draw: ({ g, viewer }, units) => {
      const shown = chosenOr(g, viewer, units, isHeadquarters)
      const hexes = inRange(field, g, shown, unit => headquartersRange[unit])
      return [picture('headquarters', 'airZone', viewer, hexes)]
    },
  },
  {
    ...choice('guns', 'Artillery range', 'G'),
    draw: ({ g, viewer }, units) => {
      const guns = chosenOr(g, viewer, units, isArtillery)
      const ready = guns.filter(gun => !hasFlag(g.unitFlags, gun, UNIT.transport))
      return [
        picture(
          'guns',
          'threat',
          viewer,
          inRange(field, g, ready, () => GUN_RANGE),
        ),
      ]
    },
  },
])

function zoneOf(g: State, side: number, hex: number): boolean {
  const { zones } = derivedOf(g)
  for (let camp = 0; camp < CAMP_COUNT; camp++)
    if (g.terms.playerOf[camp] === side && zones[camp][hex] > 0) return true
  return false
}

// N-V2, N-V1, S-V2  Towns count everywhere; zone S in Nysa 1945, the south edge in Two Stars.
const isVictoryHex = (g: State, hex: number): boolean =>
  townHexes.includes(hex) || (isNysa1945(g) ? isExit[hex] === 1 : (edges[hex] & EDGE.south) !== 0)

function traced(s: BudSight, units: readonly number[]): Supplied[] {
  const g = pictured(s)
  return units.map(unit => ({ unit, line: supplyPath(g, unit), isDry: !canTrace(g, unit) }))
}

/** The top unit of each stack of a side. */
const stacksOf = (g: State, side: number): number[] =>
  [...g.top].filter(unit => unit >= 0 && ownerOf(g, unit) === side)

/** The next movement of everybody else, on a copy in which nobody has moved. */
function threat(s: BudSight): Threat<BudSight> {
  const trial = s.g.copy()
  trial.derived = s.g.derived
  trial.phase = PHASE.movement
  trial.left.fill(-1)
  return {
    isThreat: (_, unit) => attackPoints[2][unit] > 0 && movementPoints[unit] > 0,
    likeness: (_, unit) => `${movementPoints[unit]} ${trial.outOfSupply[unit]}`,
    reachOf: (_, unit) => {
      trial.unitFlags[unit] &= UNIT.transport
      const { hexes, count } = reachOf(trial, unit)
      return hexes.subarray(0, count)
    },
  }
}

function airHexes(g: State, side: number): string[] {
  const own = flightsIn(g).filter(flight => flight.side === side)
  return field.hexNames([...new Set(own.flatMap(({ hexes }) => hexes))])
}

/** Main routes and motorways. */
let mainRoutes: readonly (readonly string[])[] = []
derive(board => {
  mainRoutes = routeLines(field, board.routes, network => network !== 'secondary')
})

/** 14.1  Printed bridges that do not stand. */
const brokenBridges = (g: State): string[][] =>
  watersides(g)
    .filter(side => isPrintedBridge[side] && !(g.bridge[side] & BRIDGE.stands))
    .map(side => field.hexNames([nearEnd(side), farEnd(side)]))

/** Those of a kind that are in hand, or all of the side. */
function chosenOr(g: State, viewer: number, units: readonly number[], isKind: Uint8Array): number[] {
  const chosen = units.filter(unit => isKind[unit] === 1)
  return chosen.length > 0 ? chosen : field.unitsOf(g, viewer).filter(unit => isKind[unit] === 1)
}
