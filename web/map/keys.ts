// The keyboard on the map: the hex cursor, zoom and pan. Everything else is the shell's.
import type { HexGeometry } from '../../atlas/draw/hexes.ts'

/** The direction of the grid that points most nearly there on the screen; degrees clockwise from the right. */
export function directionOnScreen(geometry: HexGeometry, hex: number, angle: number): number {
  let best = -1
  let nearest = Number.POSITIVE_INFINITY
  for (let d = 0; d < 6; d++) {
    const difference = Math.abs(((angleOf(geometry, hex, d) - angle + 540) % 360) - 180)
    if (difference < nearest) {
      nearest = difference
      best = d
    }
  }
  return best
}

/** Degrees clockwise from the right, where a direction of the grid points on the screen. */
function angleOf({ corners, centre }: HexGeometry, hex: number, direction: number): number {
  const [a, b] = [corners(hex)[direction], corners(hex)[(direction + 1) % 6]]
  const [x, y] = centre(hex)
  return (Math.atan2((a[1] + b[1]) / 2 - y, (a[0] + b[0]) / 2 - x) * 180) / Math.PI
}

/** Of flat-topped hexes W and S go straight; of pointed ones E and A do. */
const FLAT: Readonly<Record<string, number>> = {
  KeyW: -90,
  KeyE: -30,
  KeyD: 30,
  KeyS: 90,
  KeyA: 150,
  KeyQ: -150,
}
const POINTED: Readonly<Record<string, number>> = {
  KeyQ: -120,
  KeyW: -60,
  KeyE: 0,
  KeyD: 60,
  KeyS: 120,
  KeyA: 180,
}
const LEAN = 20
const ARROWS: Readonly<Record<string, number>> = {
  ArrowUp: -90,
  ArrowRight: 0,
  ArrowDown: 90,
  ArrowLeft: 180,
}

/** The direction of the grid that a key stands for, -1 if it stands for none. */
export function directionOf(geometry: HexGeometry, hex: number, code: string, alt: boolean): number {
  if (alt) {
    const angle = (geometry.isFlatTop ? FLAT : POINTED)[code]
    return angle === undefined ? -1 : directionOnScreen(geometry, hex, angle)
  }
  const angle = ARROWS[code]
  if (angle === undefined) return -1
  return directionOnScreen(geometry, hex, angle + lean(geometry, hex, angle))
}

/**
 * Across the lines there is no straight way: a step leans to one side and the next one to the other, so that a row of
 * presses keeps to its row.
 */
function lean({ grid, isFlatTop, fromGrid }: HexGeometry, hex: number, angle: number): number {
  const isAcross = isFlatTop ? angle === 0 || angle === 180 : Math.abs(angle) === 90
  if (!isAcross) return 0
  const radians = (angle * Math.PI) / 180
  const [onX, onY] = fromGrid(0, 1)
  const isOnClockwise = Math.cos(radians) * onY - Math.sin(radians) * onX > 0
  const isShifted = (grid.halves[hex] & 1) === 1
  return isOnClockwise === isShifted ? -LEAN : LEAN
}
