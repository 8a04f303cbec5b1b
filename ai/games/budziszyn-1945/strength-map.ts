// Who is strong where, in squares of a few hexes: cheap enough to be made anew for every position that is weighed.
import { CAMP_COUNT } from '../../../games/budziszyn-1945/nations.ts'
import { hasFlag, type State, UNIT } from '../../../games/budziszyn-1945/state.ts'
import { attackPoints, defencePoints, isHeadquarters, UNITS } from '../../../games/budziszyn-1945/units.ts'
import { grid, HEXES } from '../../../games/budziszyn-1945/world.ts'

/** Hexes along one side of a square: about a day's march. */
const SIDE = 4
/** A border of empty squares spares the edge of the map a check. */
const squareAt = (line: number, along: number) =>
  (Math.floor(line / SIDE) + 1) * ACROSS + Math.floor(along / SIDE) + 1
const ACROSS = 14
const SQUARES = 20 * ACROSS

const squareOf = Int16Array.from({ length: HEXES }, (_, hex) => squareAt(grid.line[hex], grid.along[hex]))

/** What the neighbouring squares count, and those that touch at a corner. */
const BESIDE = 0.45
const CORNER = 0.3

export interface StrengthMap {
  /** [camp] attack and defence points on the map; those who are cut off count half. */
  readonly total: readonly number[]
  /** Points of a camp in and around a hex. */
  at(camp: number, hex: number): number
}

/** 10.2.2, 5.6.4  Half of whoever is out of supply, and three quarters of whoever is in disorder. */
function pointsOf(g: State, unit: number): number {
  const levels = g.levels[unit]
  const points = (attackPoints[levels][unit] + defencePoints[levels][unit]) / 2
  const isCutOff = g.outOfSupply[unit] > 0 || hasFlag(g.unitFlags, unit, UNIT.cutOff)
  return points * (isCutOff ? 0.5 : 1) * (g.disorganised[unit] > 0 ? 0.75 : 1)
}

export function strengthMapOf(g: State): StrengthMap {
  const squares = Array.from({ length: CAMP_COUNT }, () => new Float32Array(SQUARES))
  const total = new Array<number>(CAMP_COUNT).fill(0)
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] < 0 || isHeadquarters[unit]) continue
    const points = pointsOf(g, unit)
    total[g.camp[unit]] += points
    squares[g.camp[unit]][squareOf[g.place[unit]]] += points
  }
  return {
    total,
    at(camp, hex) {
      const s = squares[camp]
      const i = squareOf[hex]
      return (
        s[i] +
        BESIDE * (s[i - 1] + s[i + 1] + s[i - ACROSS] + s[i + ACROSS]) +
        CORNER * (s[i - ACROSS - 1] + s[i - ACROSS + 1] + s[i + ACROSS - 1] + s[i + ACROSS + 1])
      )
    },
  }
}
