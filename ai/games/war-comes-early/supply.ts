// 10  Where units of a nation would be in supply, as far as one can tell without standing there.
import { flood, makeTrace } from '../../../engine/supply/trace.ts'
import { SOVIET_UNION } from '../../../games/war-comes-early/nations.ts'
import { controllingSide } from '../../../games/war-comes-early/rules/03-holders.ts'
import { inEnemyZone } from '../../../games/war-comes-early/rules/09-zones-of-control.ts'
import { isLiveRailhead } from '../../../games/war-comes-early/rules/10-railheads.ts'
import { isHomeHex, supplyOfNation } from '../../../games/war-comes-early/rules/10-supply.ts'
import { enemyOccupied } from '../../../games/war-comes-early/rules/11-entry.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import { grid, HEXES, isCity, isGermanMech, openSide } from '../../../games/war-comes-early/world.ts'

/** 10.3a */
const SOVIET_LEG = 4

/** 9.2b  The lines of German mechanized units pass through any zone of control. */
export const THROUGH_ZONES = 1

export const linesOf = (unit: number): number => (isGermanMech[unit] ? THROUGH_ZONES : 0)

/** [hex] 1 where a unit of the nation with such lines would be in supply. */
export function suppliedHexes(g: State, nation: number, lines = 0): Uint8Array {
  const { mark } =
    nation === SOVIET_UNION ? fromRailheads(g) : supplyOfNation(g, nation, lines === THROUGH_ZONES)
  const supplied = new Uint8Array(HEXES)
  for (let hex = 0; hex < HEXES; hex++) if (mark[hex] > 0 || isHomeHex(g, nation, hex)) supplied[hex] = 1
  return supplied
}

const trace = makeTrace(grid)

function fromRailheads(g: State) {
  const side = g.terms.sideOf[SOVIET_UNION]
  const live = Array.from(g.railheads).filter(hex => hex >= 0 && isLiveRailhead(g, hex))
  const isOpen = (from: number, direction: number, to: number) =>
    openSide[from * 6 + direction] === 1 &&
    !enemyOccupied(g, side, to) &&
    !(isCity[to] && controllingSide(g, to) === 1 - side)
  flood(
    trace,
    grid,
    live,
    live.length,
    isOpen,
    hex => g.top[hex] >= 0 || !inEnemyZone(g, side, hex),
    SOVIET_LEG,
  )
  return trace
}
