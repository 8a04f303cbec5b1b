// The keyboard on the map: the hex cursor, zoom and pan. Everything else is the shell's.
import type { HexGeometry } from '../../atlas/draw/hexes.ts'
import type { Box, Point } from '../../atlas/draw/plane/points.ts'
import type { MapBoard } from './board.ts'

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
  const angle = angleOfKey(geometry, code, alt)
  if (angle === undefined) return -1
  return directionOnScreen(geometry, hex, alt ? angle : angle + lean(geometry, hex, angle))
}

const angleOfKey = ({ isFlatTop }: HexGeometry, code: string, alt: boolean): number | undefined =>
  alt ? (isFlatTop ? FLAT : POINTED)[code] : ARROWS[code]

/** The hex that a key moves to, -1 if there is none. At the edge of a map it lies on the next map. */
export function hexBeyond(board: MapBoard, hex: number, code: string, alt: boolean): number {
  const { geometry } = board.sheetOf(hex)
  const direction = directionOf(geometry, hex, code, alt)
  if (direction < 0) return -1
  const beyond = board.grid.neighbours[hex * 6 + direction]
  return beyond >= 0 ? beyond : hexAcross(board, hex, angleOfKey(geometry, code, alt)!)
}

/** On another sheet that lies that way: the hex nearest to straight ahead. */
function hexAcross(board: MapBoard, hex: number, angle: number): number {
  const own = board.sheetOf(hex)
  const way: Point = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const from = own.geometry.centre(hex)
  const aheadOf = ({ centre }: HexGeometry, other: number) => ahead(from, centre(other), way)
  // A dent in the rim is no way out.
  const isOnRim = own.geometry.hexes.every(other => {
    const { on, aside } = aheadOf(own.geometry, other)
    return on < 20 || aside > 40
  })
  if (!isOnRim) return -1
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (const { geometry } of board.sheets) {
    if (!liesThatWay(own.geometry.extent, geometry.extent, way)) continue
    for (const other of geometry.hexes) {
      const { on, aside } = aheadOf(geometry, other)
      if (on + 2 * aside >= least) continue
      least = on + 2 * aside
      best = other
    }
  }
  return best
}

function ahead([x, y]: Point, [toX, toY]: Point, [wayX, wayY]: Point): { on: number; aside: number } {
  const [dx, dy] = [toX - x, toY - y]
  return { on: dx * wayX + dy * wayY, aside: Math.abs(dx * wayY - dy * wayX) }
}

const liesThatWay = (own: Box, other: Box, [x, y]: Point): boolean =>
  (x > 0.3 && other.left >= own.right) ||
  (x < -0.3 && other.right <= own.left) ||
  (y > 0.3 && other.top >= own.bottom) ||
  (y < -0.3 && other.bottom <= own.top)

/**
 * Across the lines there is no straight way: a step leans to one side and the next one to the other, so that a row of
 * presses keeps to its row.
 */
function lean({ grid, isFlatTop, fromGrid }: HexGeometry, hex: number, angle: number): number {
  const isAcross = isFlatTop ? angle === 0 || angle === 180 : Math.abs(angle) === 90
  if (!isAcross) return 0
  const radians = (angle * Math.PI) / 180
  const [[x, y], [nextX, nextY]] = [fromGrid(0, 0), fromGrid(0, 1)]
  const [onX, onY] = [nextX - x, nextY - y]
  const isOnClockwise = Math.cos(radians) * onY - Math.sin(radians) * onX > 0
  const isShifted = (grid.halves[hex] & 1) === 1
  return isOnClockwise === isShifted ? -LEAN : LEAN
}
