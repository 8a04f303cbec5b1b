// Counters that have moved glide from their old hex to the new one, so that the eye can follow them.
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Point } from '../../atlas/draw/plane/points.ts'
import type { MapBoard } from './board.ts'
import type { Stack } from './stacks.ts'

export interface Glide {
  readonly hex: string
  readonly from: Point
  readonly to: Point
  readonly milliseconds: number
}

const PER_HEX = 90
const LONGEST = 900
/** More than these have not moved: another moment is looked at. */
const MOST = 8

export const homesOf = (stacks: ReadonlyMap<string, Stack>): Map<string, string> => {
  const homes = new Map<string, string>()
  for (const { hex, counters } of stacks.values()) {
    for (const { unit } of counters) if (unit !== null) homes.set(unit, hex)
  }
  return homes
}

/** Stacks that have come from one other hex as they are; a stack that was joined stays where it lies. */
export function glidesOf(
  board: MapBoard,
  before: ReadonlyMap<string, string>,
  stacks: ReadonlyMap<string, Stack>,
): Glide[] {
  const glides: Glide[] = []
  for (const { hex, counters } of stacks.values()) {
    const origins = new Set(counters.map(({ unit }) => (unit === null ? undefined : before.get(unit))))
    const [origin] = origins
    if (origins.size !== 1 || origin === undefined || origin === hex) continue
    const [from, to] = [board.centreOf(origin), board.centreOf(hex)]
    if (!from || !to) continue
    const hexes = board.grid.distance(board.indexOf(origin), board.indexOf(hex))
    glides.push({ hex, from, to, milliseconds: Math.min(LONGEST, hexes * PER_HEX) })
  }
  return glides.length > MOST ? [] : glides
}

export function useGlides(
  board: MapBoard,
  stacks: ReadonlyMap<string, Stack>,
  drawing: RefObject<SVGSVGElement | null>,
  scale: number,
  isCalm: () => boolean,
): void {
  const before = useRef<ReadonlyMap<string, string> | null>(null)
  // Only new stacks make counters glide.
  useLayoutEffect(() => {
    const glides = before.current && !isCalm() ? glidesOf(board, before.current, stacks) : []
    before.current = homesOf(stacks)
    for (const { hex, from, to, milliseconds } of glides) {
      const at = ([x, y]: Point) => ({ transform: `translate(${x}px,${y}px) scale(${scale})` })
      const moved = drawing.current?.querySelector(`[data-hex="${CSS.escape(hex)}"]`)
      moved?.animate([at(from), at(to)], { duration: milliseconds, easing: 'ease-in-out' })
    }
  }, [stacks])
}
