// What the player can lay over the map.
import { allDiscs } from '../../../engine/hex/rings.ts'
import { CAMP_COUNT } from '../../../games/budziszyn-1945/nations.ts'
import { reachOf } from '../../../games/budziszyn-1945/rules/03-reach.ts'
import { controllerOf } from '../../../games/budziszyn-1945/rules/04-hex-control.ts'
import { derivedOf } from '../../../games/budziszyn-1945/rules/04-zones-of-control.ts'
import { GUN_RANGE } from '../../../games/budziszyn-1945/rules/06-support.ts'
import { isBridgeTarget, sideOfTarget } from '../../../games/budziszyn-1945/rules/06-targets.ts'
import {
  campOfMission,
  eachMission,
  targetOfMission,
} from '../../../games/budziszyn-1945/rules/08-missions.ts'
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
  UNITS,
} from '../../../games/budziszyn-1945/units.ts'
import { unitAt } from '../../../games/budziszyn-1945/words/names.ts'
import {
  derive,
  EDGE,
  edges,
  grid,
  HEXES,
  isExit,
  isPrintedBridge,
  slotOfWaterside,
  TERRAIN,
  terrain,
  townHexes,
} from '../../../games/budziszyn-1945/world.ts'
import type { OverlayChoice } from '../../../table/presentation.ts'
import type { OverlayPicture } from '../../../table/scene.ts'
import { hexesWhere, picture } from '../overlay-pictures.ts'
import type { BudSight } from './sight.ts'

export const overlays: readonly OverlayChoice[] = [
  { id: 'zones', label: 'Zones of control', key: 'Z', icon: 'zones' },
  { id: 'supply', label: 'Supply', key: 'S', icon: 'supply' },
  { id: 'control', label: 'Control', key: 'C', icon: 'control' },
  { id: 'threat', label: 'Reach of the enemy', key: 'T', icon: 'threat' },
  { id: 'air', label: 'Air missions', key: 'A', icon: 'air' },
  { id: 'victory', label: 'Towns', key: 'V', icon: 'victory' },
  { id: 'routes', label: 'Routes and bridges', key: 'R', icon: 'rail' },
  { id: 'headquarters', label: 'Headquarters', key: 'H', icon: 'hex' },
  { id: 'guns', label: 'Range of guns', key: 'G', icon: 'guns' },
]

type Drawer = (s: BudSight, units: readonly string[]) => OverlayPicture[]

const DRAWERS: Readonly<Record<string, Drawer>> = {
  zones: ({ g }) =>
    sidesOf(g).map(side =>
      picture(
        'zones',
        'zoc',
        side,
        where(hex => zoneOf(g, side, hex)),
      ),
    ),
  supply: supplyPictures,
  control: ({ g }) =>
    sidesOf(g).map(side =>
      picture(
        'control',
        'control',
        side,
        where(hex => g.terms.playerOf[controllerOf(g, hex)] === side && !(terrain[hex] & TERRAIN.lake)),
      ),
    ),
  threat: s => [picture('threat', 'threat', null, threatened(s))],
  air: ({ g }) => sidesOf(g).map(side => picture('air', 'airZone', side, airHexes(g, side))),
  victory: ({ g }) => [
    picture(
      'victory',
      'victory',
      null,
      where(hex => isVictoryHex(g, hex)),
    ),
  ],
  routes: ({ g }) => [
    { ...picture('routes', 'network', null, []), lines: routeLines },
    { ...picture('routes', 'unsupplied', null, []), lines: brokenBridges(g) },
  ],
  headquarters: ({ g, viewer }, units) => [
    picture(
      'headquarters',
      'airZone',
      viewer,
      inRangeOf(g, chosenOr(g, viewer, units, isHeadquarters), unit => headquartersRange[unit]),
    ),
  ],
  guns: ({ g, viewer }, units) => [
    picture(
      'guns',
      'threat',
      viewer,
      inRangeOf(
        g,
        chosenOr(g, viewer, units, isArtillery).filter(gun => !hasFlag(g.unitFlags, gun, UNIT.transport)),
        () => GUN_RANGE,
      ),
    ),
  ],
}

export function overlay(s: BudSight, id: string, units: readonly string[]): OverlayPicture[] {
  return DRAWERS[id]?.(s, units) ?? []
}

const sidesOf = (g: State): number[] => Array.from({ length: g.terms.players }, (_, side) => side)

const where = (wanted: (hex: number) => boolean): string[] => hexesWhere(grid, wanted)

function zoneOf(g: State, side: number, hex: number): boolean {
  const { zones } = derivedOf(g)
  for (let camp = 0; camp < CAMP_COUNT; camp++)
    if (g.terms.playerOf[camp] === side && zones[camp][hex] > 0) return true
  return false
}

// N-V2, N-V1, S-V2  Towns count everywhere; zone S in Nysa 1945, the south edge in Two Stars.
const isVictoryHex = (g: State, hex: number): boolean =>
  townHexes.includes(hex) || (isNysa1945(g) ? isExit[hex] === 1 : (edges[hex] & EDGE.south) !== 0)

/** Lines of the chosen units, or of one unit in every stack; and who has none. */
function supplyPictures(s: BudSight, ids: readonly string[]): OverlayPicture[] {
  const { g, viewer } = s
  const own = ids.length > 0 ? ids.map(unitAt).filter(unit => g.place[unit] >= 0) : stacksOf(g, viewer)
  return s.ask(real => {
    const lines = own.map(unit => supplyPath(real, unit)).filter(line => line.length > 1)
    const dry = own.filter(unit => !canTrace(real, unit)).map(unit => grid.names[g.place[unit]])
    return [
      {
        ...picture('supply', 'supply', viewer, []),
        lines: lines.map(line => line.map(hex => grid.names[hex])),
      },
      picture('supply', 'unsupplied', viewer, [...new Set(dry)]),
    ]
  })
}

/** The top unit of each stack of a side. */
const stacksOf = (g: State, side: number): number[] =>
  [...g.top].filter(unit => unit >= 0 && ownerOf(g, unit) === side)

/** Hexes that an enemy could enter or attack in his next movement. */
function threatened({ g, viewer }: BudSight): string[] {
  const trial = g.copy()
  trial.derived = g.derived
  trial.phase = PHASE.movement
  trial.left.fill(-1)
  const struck = new Uint8Array(HEXES)
  const seen = new Set<string>()
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = trial.place[unit]
    if (
      hex < 0 ||
      ownerOf(trial, unit) === viewer ||
      attackPoints[2][unit] === 0 ||
      movementPoints[unit] === 0
    )
      continue
    trial.unitFlags[unit] &= UNIT.transport
    const key = `${hex} ${movementPoints[unit]} ${trial.outOfSupply[unit]}`
    if (seen.has(key)) continue
    seen.add(key)
    const found = reachOf(trial, unit)
    for (let i = 0; i < found.count; i++) strikeAround(found.hexes[i], struck)
  }
  return where(hex => struck[hex] === 1)
}

function strikeAround(hex: number, struck: Uint8Array): void {
  struck[hex] = 1
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++)
    if (grid.neighbours[slot] >= 0) struck[grid.neighbours[slot]] = 1
}

function airHexes(g: State, side: number): string[] {
  const hexes = new Set<string>()
  eachMission(g, at => {
    if (g.terms.playerOf[campOfMission(g, at)] !== side) return
    const target = targetOfMission(g, at)
    const ends = isBridgeTarget(target)
      ? [nearEnd(sideOfTarget(target)), farEnd(sideOfTarget(target))]
      : [target]
    for (const hex of ends) hexes.add(grid.names[hex])
  })
  return [...hexes]
}

/** Main routes and motorways. */
let routeLines: readonly (readonly string[])[] = []
derive(board => {
  routeLines = board.routes
    .filter(({ network }) => network !== 'secondary')
    .map(({ hexes }) => hexes.map(hex => grid.names[hex]))
})

/** 14.1  Printed bridges that do not stand. */
function brokenBridges(g: State): string[][] {
  const found: string[][] = []
  for (let side = 0; side < g.bridge.length && slotOfWaterside[side] >= 0; side++)
    if (isPrintedBridge[side] && !(g.bridge[side] & BRIDGE.stands))
      found.push([grid.names[nearEnd(side)], grid.names[farEnd(side)]])
  return found
}

/** Those of a kind that are in hand, or all of the side. */
function chosenOr(g: State, viewer: number, ids: readonly string[], isKind: Uint8Array): number[] {
  const chosen = ids.map(unitAt).filter(unit => isKind[unit] === 1 && g.place[unit] >= 0)
  if (chosen.length > 0) return chosen
  const all: number[] = []
  for (let unit = 0; unit < UNITS; unit++)
    if (isKind[unit] && g.place[unit] >= 0 && ownerOf(g, unit) === viewer) all.push(unit)
  return all
}

const MOST_RANGE = 4
const discs = Array.from({ length: MOST_RANGE + 1 }, (_, range) => allDiscs(grid, range))

function inRangeOf(g: State, units: readonly number[], rangeOf: (unit: number) => number): string[] {
  const covered = new Uint8Array(HEXES)
  for (const unit of units) {
    const disc = discs[rangeOf(unit)]
    const hex = g.place[unit]
    for (let i = disc.start[hex]; i < disc.start[hex + 1]; i++) covered[disc.hexes[i]] = 1
  }
  return where(hex => covered[hex] === 1)
}
