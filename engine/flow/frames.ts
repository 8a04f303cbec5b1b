import type { Range, Run } from '../state/fields.ts'

/**
 * The flow of a game is a stack of small frames in the cells of the state: "German combat phase", on top of it
 * "battle at 2510", on top of that "defender chooses losses". A frame is its kind and up to seven numbers, so
 * a game can be stopped, stored, copied and undone between any two decisions.
 */
export interface Frame<Slot extends string = string> {
  readonly id: number
  readonly name: string
  readonly at: { readonly [S in Slot]: number }
  /** The numbers that each slot can hold. */
  readonly ranges: { readonly [S in Slot]: Range }
}

const WIDTH = 8
const MAX_DEPTH = 15

/** Behind the frames lie two cells for each side: what it waits for (watches.ts). */
export const WATCHES_AT = 1 + WIDTH * MAX_DEPTH
export const SIDES_WATCHED = 4

/** Cells that a state layout reserves for its flow. */
export const FLOW_CELLS = WATCHES_AT + 2 * SIDES_WATCHED

/** The frames of a game by their names. */
export type Frames = Readonly<Record<string, Frame>>

export type FrameSpec = Readonly<Record<string, readonly string[]>>

export type FramesOf<D extends FrameSpec> = { readonly [K in keyof D]: Frame<D[K][number]> }

/**
 * Names the frames of a game and the numbers each carries, `{ battle: ['target', 'losses'] }`, and what those numbers can
 * be, `{ target: [0, HEXES - 1], losses: [0, 9] }`: a name means the same in every frame.
 */
export function defineFrames<const D extends FrameSpec>(
  spec: D,
  ranges: Readonly<Record<D[keyof D][number], Range>>,
): FramesOf<D> {
  const frames: Record<string, Frame> = {}
  let id = 0
  for (const [name, slots] of Object.entries(spec)) {
    if (slots.length >= WIDTH) throw new RangeError(`frame ${name} carries more than ${WIDTH - 1} numbers`)
    id += 1
    frames[name] = {
      id,
      name,
      at: Object.fromEntries(slots.map((slot, i) => [slot, i + 1])),
      ranges: Object.fromEntries(slots.map((slot: D[keyof D][number]) => [slot, ranges[slot]])),
    }
  }
  return frames as unknown as FramesOf<D>
}

/** The field of a state that holds its flow. */
export function flowField(frames: Frames): Run<Int32Array> {
  return {
    shape: 'run',
    cells: FLOW_CELLS,
    range: [-0x80000000, 0x7fffffff],
    fits: flow => isSoundFlow(flow, frames),
  }
}

export function depth(flow: Int32Array): number {
  return flow[0]
}

/** Kind of the frame on top, 0 when the flow is empty (the game is over). */
export function topFrame(flow: Int32Array): number {
  return flow[0] === 0 ? 0 : flow[1 + (flow[0] - 1) * WIDTH]
}

export function pushFrame(flow: Int32Array, frame: Frame, a = 0, b = 0, c = 0, d = 0): void {
  if (flow[0] === MAX_DEPTH) throw new RangeError(`the flow is deeper than ${MAX_DEPTH} frames`)
  const base = 1 + flow[0] * WIDTH
  flow[base] = frame.id
  flow[base + 1] = a
  flow[base + 2] = b
  flow[base + 3] = c
  flow[base + 4] = d
  flow[base + 5] = 0
  flow[base + 6] = 0
  flow[base + 7] = 0
  flow[0] += 1
}

/** Removes the top frame and clears its cells, so that equal situations have equal states. */
export function popFrame(flow: Int32Array): void {
  flow[0] -= 1
  const base = 1 + flow[0] * WIDTH
  flow.fill(0, base, base + WIDTH)
}

/** A number of the top frame: `slot(g.flow, frames.battle.at.target)`. */
export function slot(flow: Int32Array, at: number): number {
  return flow[1 + (flow[0] - 1) * WIDTH + at]
}

export function setSlot(flow: Int32Array, at: number, value: number): void {
  flow[1 + (flow[0] - 1) * WIDTH + at] = value
}

/** The nearest frame of a kind below the top, as an offset for `slotAt`, or -1. */
export function findFrame(flow: Int32Array, frame: Frame): number {
  for (let i = flow[0] - 1; i >= 0; i--) if (flow[1 + i * WIDTH] === frame.id) return 1 + i * WIDTH
  return -1
}

export function slotAt(flow: Int32Array, base: number, at: number): number {
  return flow[base + at]
}

export function setSlotAt(flow: Int32Array, base: number, at: number, value: number): void {
  flow[base + at] = value
}

/** Is this a stack of known frames, and can every slot hold its number? Asked of states that come from outside. */
export function isSoundFlow(flow: ArrayLike<number>, frames: Frames): boolean {
  if (flow[0] < 0 || flow[0] > MAX_DEPTH) return false
  const known = Object.values(frames)
  for (let base = 1; base < 1 + flow[0] * WIDTH; base += WIDTH) {
    const frame = known.find(({ id }) => id === flow[base])
    if (frame === undefined) return false
    for (const [slot, [least, most]] of Object.entries(frame.ranges)) {
      const value = flow[base + frame.at[slot]]
      if (value < least || value > most) return false
    }
  }
  for (let cell = 1 + flow[0] * WIDTH; cell < WATCHES_AT; cell++) if (flow[cell] !== 0) return false
  return true
}
