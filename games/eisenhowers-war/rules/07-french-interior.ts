// 7.16  The French interior: a line of Allied hexes from the Atlantic to Switzerland hands over what lies west of it.

import type { Log } from '../../../engine/game/action.ts'
import { clearTrace, flood, isTraced, makeTrace } from '../../../engine/supply/trace.ts'
import { ALLIED, GERMAN } from '../sides.ts'
import type { State } from '../state.ts'
import {
  atlanticCoast,
  BERLIN,
  COUNTRY,
  country,
  grid,
  HEXES,
  isLand,
  openSide,
  RUHR,
  swissBorder,
} from '../world.ts'
import { takeControl } from './03-control.ts'

const line = makeTrace(grid)
const east = makeTrace(grid)

/** R55  Does a chain of adjacent Allied hexes join the Atlantic coast to the Swiss border? */
export function isLineClosed(g: State): boolean {
  if (!swissBorder.some(hex => g.control[hex] === ALLIED)) return false
  const starts = atlanticCoast.filter(hex => g.control[hex] === ALLIED)
  const alliedHex = (_from: number, _direction: number, to: number) => g.control[to] === ALLIED
  flood(line, grid, starts, starts.length, alliedHex)
  const closed = swissBorder.some(hex => isTraced(line, hex))
  clearTrace(line)
  return closed
}

/** R55  France, Belgium and the Netherlands: nothing else is ever handed over. */
const isInterior = (hex: number): boolean => {
  const land = country[hex]
  return land === COUNTRY.France || land === COUNTRY.Belgium || land === COUNTRY.Netherlands
}

const isAlpineFrontier = (a: number, b: number): boolean =>
  (country[a] === COUNTRY.France && country[b] === COUNTRY.Italy) ||
  (country[a] === COUNTRY.Italy && country[b] === COUNTRY.France)

/** R55  East of the line is what can be reached from Berlin or the Ruhr, whoever holds them, past Allied hexes. */
function floodEast(g: State): void {
  flood(
    east,
    grid,
    [BERLIN, RUHR],
    2,
    (from, direction, to) =>
      openSide[from * 6 + direction] === 1 && g.control[to] !== ALLIED && !isAlpineFrontier(from, to),
  )
}

/** At once and as often as it happens; occupied hexes stay, German zones of control do not matter. */
export function settleInterior(g: State, log: Log): void {
  if (!isLineClosed(g)) return
  floodEast(g)
  for (let hex = 0; hex < HEXES; hex++) {
    if (isLand[hex] && g.control[hex] === GERMAN && g.top[hex] < 0 && isInterior(hex) && !isTraced(east, hex))
      takeControl(g, hex, ALLIED, '7.16', log)
  }
  clearTrace(east)
}
