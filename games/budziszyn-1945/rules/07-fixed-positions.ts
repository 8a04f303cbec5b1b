// 7.2  Fixed positions: lines of works on hexsides, seen from the hex that they protect. None is known on this map (R27).
import { derive, fixedPosition, grid, HEXES } from '../world.ts'
import { hasFixedPosition } from './07-field-fortifications.ts'

/** 7.2.2  Modifiers of works that carry no number of their own. */
const STANDARD_WORKS = 3

/** 7.2.3  [hex] modifiers that its works give, 0 where there are none; a group of works may have a number of its own. */
export const worksModifiers = new Uint8Array(HEXES)

derive(board => {
  for (let hex = 0; hex < HEXES; hex++) {
    worksModifiers[hex] = hasFixedPosition(hex) ? Number(board.feature(hex, 'works') ?? STANDARD_WORKS) : 0
  }
})

/** 7.2.4  Does an attack from one hex on the other go through the works? */
export const isThroughWorks = (from: number, hex: number): boolean =>
  fixedPosition[hex * 6 + grid.directionTo(hex, from)] === 1
