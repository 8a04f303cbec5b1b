// What the player can lay over the map.

import { POINT } from '../../../engine/movement/points.ts'
import { makeReach, reach } from '../../../engine/movement/reach.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import { MARKERS } from '../../../games/war-comes-early/nations.ts'
import { controllingSide } from '../../../games/war-comes-early/rules/03-hex-control.ts'
import { derivedOf } from '../../../games/war-comes-early/rules/09-zones-of-control.ts'
import { supplyLine } from '../../../games/war-comes-early/rules/10-supply.ts'
import { entryRefusal } from '../../../games/war-comes-early/rules/11-entry.ts'
import { stepCost } from '../../../games/war-comes-early/rules/11-movement.ts'
import { HEX, hasFlag, is1939, type State } from '../../../games/war-comes-early/state.ts'
import {
  attackFactor,
  DANZIG_HEX,
  grid,
  HEXES,
  isStatic,
  isWater,
  KRAKOW,
  movementFactor,
  printedBoard,
  UNITS,
  unitNation,
  victoryValue,
  WARSAW,
} from '../../../games/war-comes-early/world.ts'
import type { OverlayChoice } from '../../../table/presentation.ts'
import type { OverlayPicture } from '../../../table/scene.ts'
import { hexesWhere, picture } from '../overlay-pictures.ts'
import { unsuppliedUnits } from './counters.ts'
import { unitAt } from './names.ts'
import type { WarSight } from './sight.ts'

export const overlays: readonly OverlayChoice[] = [
  { id: 'zones', label: 'Zones of control', key: 'Z', icon: 'zones' },
  { id: 'supply', label: 'Supply', key: 'S', icon: 'supply' },
  { id: 'control', label: 'Control', key: 'C', icon: 'control' },
  { id: 'threat', label: 'Reach of the enemy', key: 'T', icon: 'threat' },
  { id: 'air', label: 'Air zones', key: 'A', icon: 'air' },
  { id: 'victory', label: 'Victory hexes', key: 'V', icon: 'victory' },
  { id: 'rail', label: 'Railways', key: 'R', icon: 'rail' },
]

type Drawer = (s: WarSight, units: readonly string[]) => OverlayPicture[]

const DRAWERS: Readonly<Record<string, Drawer>> = {
  zones: ({ g, viewer }) =>
    [1 - viewer, viewer].map(side =>
      picture(
        'zones',
        'zoc',
        side,
        where(hex => derivedOf(g).zones[side][hex] > 0),
      ),
    ),
  supply: supplyPictures,
  control: ({ g }) =>
    [0, 1].map(side =>
      picture(
        'control',
        'control',
        side,
        where(hex => !isWater[hex] && controllingSide(g, hex) === side),
      ),
    ),
  threat: s => [picture('threat', 'threat', 1 - s.viewer, threatened(s))],
  air: ({ g }) => [
    picture(
      'air',
      'airZone',
      g.airSide,
      where(hex => hasFlag(g.hexFlags, hex, HEX.airZone)),
    ),
  ],
  victory: ({ g }) => [
    picture(
      'victory',
      'victory',
      null,
      where(hex => isVictoryHex(g, hex)),
    ),
  ],
  rail: () => [{ ...picture('rail', 'network', null, []), lines: railLines() }],
}

export function overlay(s: WarSight, id: string, units: readonly string[]): OverlayPicture[] {
  return DRAWERS[id]?.(s, units) ?? []
}

const where = (wanted: (hex: number) => boolean): string[] => hexesWhere(grid, wanted)

// 13.3b
function isVictoryHex(g: State, hex: number): boolean {
  return is1939(g) ? [WARSAW, KRAKOW, DANZIG_HEX].includes(hex) : victoryValue[hex] > 0
}

/** Lines of the chosen units, or of everybody who has one; and who has none. */
function supplyPictures({ g, viewer }: WarSight, units: readonly string[]): OverlayPicture[] {
  const own: number[] = []
  for (let unit = 0; unit < UNITS; unit++)
    if (g.place[unit] >= 0 && g.terms.sideOf[unitNation[unit]] === viewer) own.push(unit)
  const shown = units.length > 0 ? units.map(unitAt).filter(unit => g.place[unit] >= 0) : own
  const lines = new Map<number, string[]>()
  for (const unit of shown) {
    if (lines.has(g.place[unit])) continue
    const line = supplyLine(g, unit)
    if (line.length > 1)
      lines.set(
        g.place[unit],
        line.map(hex => grid.names[hex]),
      )
  }
  const without = unsuppliedUnits(g)
  const dry = new Set(shown.filter(unit => without[unit]).map(unit => grid.names[g.place[unit]]))
  return [
    { ...picture('supply', 'supply', viewer, []), lines: [...lines.values()] },
    picture('supply', 'unsupplied', viewer, [...dry]),
  ]
}

const workspace = makeReach(grid)

/** Hexes that an enemy unit could attack after a move next turn: its reach and one hex more. */
function threatened({ g, viewer }: WarSight): string[] {
  const reached = new Uint8Array(HEXES)
  const seen = new Set<number>()
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = g.place[unit]
    if (hex < 0 || g.terms.sideOf[unitNation[unit]] === viewer) continue
    if (isStatic[unit] || attackFactor[unit] === 0) continue
    const key = hex * 1000 + movementFactor[unit] * 20 + unitNation[unit]
    if (seen.has(key)) continue
    seen.add(key)
    markReach(g, unit, reached)
  }
  const struck = new Uint8Array(HEXES)
  for (let slot = 0; slot < HEXES * 6; slot++) {
    const to = grid.neighbours[slot]
    if (to >= 0 && reached[Math.floor(slot / 6)] && !isWater[to]) struck[to] = 1
  }
  return where(hex => struck[hex] === 1)
}

function markReach(g: State, unit: number, reached: Uint8Array): void {
  const side = g.terms.sideOf[unitNation[unit]]
  const mine = derivedOf(g).zones[1 - side]
  reach(workspace, grid, g.place[unit], movementFactor[unit] * POINT, (from, direction, to) => {
    if (g.top[to] >= 0 && g.terms.sideOf[unitNation[g.top[to]]] !== side) return CLOSED
    if (entryRefusal(g, unitNation[unit], to) !== null || (mine[from] > 0 && mine[to] > 0)) return CLOSED
    return stepCost(g, unit, from, direction)
  })
  for (let i = 0; i < workspace.count; i++) reached[workspace.hexes[i]] = 1
}

let rails: readonly (readonly string[])[] | null = null

function railLines(): readonly (readonly string[])[] {
  rails ??= printedBoard.routes
    .filter(route => route.network === 'rail')
    .map(route => route.hexes.map(hex => grid.names[hex]))
  return rails
}

/** How many markers could still be drawn; for the notes of a window. */
export const markersLeft = (g: State): number => MARKERS.filter((_, m) => g.pool & (1 << m)).length
