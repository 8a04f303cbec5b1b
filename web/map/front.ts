// Where a side meets its enemies: what somebody wants to see first of a game.
import { apart, type Point } from '../../atlas/draw/plane/points.ts'

export interface Standing {
  readonly hex: string
  readonly at: Point
}

/** How far around its middle a part of the front is seen at once, in units of the map. */
const SEEN = 520
/** An enemy within about four hexes faces a unit. */
const FACED = 300

/**
 * The hexes of the viewer's that are nearest to enemies, in that part of the front where most of them stand, and the
 * enemies that they face: the view lies over the front, not behind it.
 */
export function frontOf(own: readonly Standing[], enemies: readonly Standing[]): readonly string[] {
  if (own.length === 0) return enemies.map(({ hex }) => hex)
  if (enemies.length === 0) return own.map(({ hex }) => hex)
  const nearest = own
    .map(standing => ({
      ...standing,
      distance: Math.min(...enemies.map(({ at }) => apart(at, standing.at))),
    }))
    .sort((a, b) => a.distance - b.distance)
  const front = nearest.slice(0, Math.max(1, Math.ceil(nearest.length / 2)))
  const crowd = (middle: Point) => own.filter(({ at }) => apart(at, middle) <= SEEN).length
  const middle = front.reduce((best, next) => (crowd(next.at) > crowd(best.at) ? next : best))
  const best = front.filter(({ at }) => apart(at, middle.at) <= SEEN)
  const faced = enemies.filter(enemy => best.some(({ at }) => apart(at, enemy.at) <= FACED))
  return [...new Set([...best, ...faced].map(({ hex }) => hex))]
}

/** Of places that lie all over the map, those next to the front: there a returning corps is wanted. */
export function nearFront(
  places: readonly Standing[],
  front: readonly Point[],
  most: number,
): readonly string[] {
  if (front.length === 0) return places.slice(0, most).map(({ hex }) => hex)
  return places
    .map(({ hex, at }) => ({ hex, distance: Math.min(...front.map(point => apart(at, point))) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ hex }) => hex)
}
