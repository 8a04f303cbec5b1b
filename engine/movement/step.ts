/**
 * A step from hex to hex is one number: the ticks it costs, and what happens on entering. Parts are added:
 * terrain + zone of control + air zone. What is closed stays closed whatever is added to it.
 */
export const FREE = 0

/** The step may not be made. The largest value of a Uint16Array, so that a table of step costs can hold it. */
export const CLOSED = 0xffff

/** In a table of step costs: what the step costs depends on more than the table knows. */
export const ASK = CLOSED - 1

/** The unit may enter, and its move is over. */
export const STOP = 1 << 24

/** The unit may enter after a die roll, so nothing beyond is certain. */
export const ROLL = 1 << 26

const TICKS = STOP - 1

/** The ticks of a step, without what happens on entering. */
export function ticksOf(step: number): number {
  return step & TICKS
}

export function isClosed(step: number): boolean {
  return (step & TICKS) >= CLOSED
}

export function stops(step: number): boolean {
  return (step & (ROLL - STOP)) !== 0
}

export function rolls(step: number): boolean {
  return step >= ROLL
}
