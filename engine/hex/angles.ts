/** A direction in the plane, in whole numbers. */
export type Bearing = readonly [x: number, y: number]

/** Below the x axis, on or above it, and the negative x axis itself, which comes last. */
const halfOf = ([x, y]: Bearing): number => (y < 0 ? 0 : y > 0 || x > 0 ? 1 : 2)

/**
 * Compares two directions by their angle from the x axis, counter-clockwise from just after minus a half turn to a half turn:
 * negative if the first comes first, 0 if they are the same. In whole numbers, so that every machine gives the same order.
 */
export function compareAngles(a: Bearing, b: Bearing): number {
  return halfOf(a) - halfOf(b) || a[1] * b[0] - a[0] * b[1]
}
