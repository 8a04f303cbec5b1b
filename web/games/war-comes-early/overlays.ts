// What the player can lay over the map.
import { POINT } from '../../../engine/movement/points.ts'
import { makeReach, reach } from '../../../engine/movement/reach.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import { MARKERS } from '../../../games/war-comes-early/nations.ts'
import { controllingSide } from '../../../games/war-comes-early/rules/03-holders.ts'
import { derivedOf } from '../../../games/war-comes-early/rules/09-zones-of-control.ts'
import { supplyLine } from '../../../games/war-comes-early/rules/10-supply.ts'
import { entryRefusal } from '../../../games/war-comes-early/rules/11-entry.ts'
import { stepCost } from '../../../games/war-comes-early/rules/11-movement.ts'
import { HEX, hasFlag, is1939, type State } from '../../../games/war-comes-early/state.ts'
import {
  attackFactor,
  DANZIG_HEX,
  grid,
  isStatic,
  isWater,
  KRAKOW,
  movementFactor,
  printedBoard,
  unitNation,
  victoryValue,
  WARSAW,
} from '../../../games/war-comes-early/world.ts'
import {
  bySide,
  CHOICES,
  choice,
  ofHexes,
  overlaysOf,
  picture,
  routeLines,
  supplyOverlay,
  type Threat,
  threatOverlay,
} from '../kit/overlays.ts'
import { unsupplied } from './counters.ts'
import { field, ownerOf } from './names.ts'
import type { WarSight } from './sight.ts'

export const { overlays, overlay } = overlaysOf<State, WarSight>(field, [
  bySide(field, CHOICES.zones, 'zoc', ({ g }, side, hex) => derivedOf(g).zones[side][hex] > 0),
  supplyOverlay(field, (s, units) =>
    units.map(unit => ({
      unit,
      line: supplyLine(s.g, unit),
      isDry: unsupplied(s)[unit] === 1,
    })),
  ),
  bySide(
    field,
    CHOICES.control,
    'control',
    ({ g }, side, hex) => !isWater[hex] && controllingSide(g, hex) === side,
  ),
  threatOverlay(field, () => THREAT),
  {
    ...choice('air', 'Air zones', 'A'),
    draw: ({ g }) => [
      picture(
        'air',
        'airZone',
        g.airSide,
        field.hexesWhere(hex => hasFlag(g.hexFlags, hex, HEX.airZone)),
      ),
    ],
  },
  ofHexes(field, choice('victory', 'Victory hexes', 'V'), 'victory', ({ g }, hex) => isVictoryHex(g, hex)),
  {
    ...choice('rail', 'Railways', 'R'),
    draw: () => [picture('rail', 'network', null, [], railLines())],
  },
])

// 13.3b
function isVictoryHex(g: State, hex: number): boolean {
  return is1939(g) ? [WARSAW, KRAKOW, DANZIG_HEX].includes(hex) : victoryValue[hex] > 0
}

const THREAT: Threat<WarSight> = {
  isThreat: (_, unit) => !isStatic[unit] && attackFactor[unit] > 0,
  likeness: (_, unit) => `${movementFactor[unit]} ${unitNation[unit]}`,
  reachOf: ({ g }, unit) => reachNextTurn(g, unit),
  isOpen: hex => !isWater[hex],
}

const workspace = makeReach(grid)

function reachNextTurn(g: State, unit: number): Iterable<number> {
  const side = ownerOf(g, unit)
  const mine = derivedOf(g).zones[1 - side]
  reach(workspace, grid, g.place[unit], movementFactor[unit] * POINT, (from, direction, to) => {
    if (g.top[to] >= 0 && ownerOf(g, g.top[to]) !== side) return CLOSED
    if (entryRefusal(g, unitNation[unit], to) !== null || (mine[from] > 0 && mine[to] > 0)) return CLOSED
    return stepCost(g, unit, from, direction)
  })
  return workspace.hexes.subarray(0, workspace.count)
}

let rails: readonly (readonly string[])[] | null = null

function railLines(): readonly (readonly string[])[] {
  rails ??= routeLines(field, printedBoard.routes, network => network === 'rail')
  return rails
}

/** How many markers could still be drawn; for the notes of a window. */
export const markersLeft = (g: State): number => MARKERS.filter((_, m) => g.pool & (1 << m)).length
