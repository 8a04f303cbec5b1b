// Turn and sequence of play.
import type { RibbonGroup } from '../../../table/presentation.ts'
import type { Field, FieldState } from './field.ts'
import type { KitSight } from './sight.ts'

export type RibbonStep = RibbonGroup['steps'][number]

/** Where a step stands to the one in hand. */
export const stepState = (at: number, now: number): RibbonStep['state'] =>
  at < now ? 'done' : at === now ? 'current' : 'next'

/** The ribbon of a set-up: the sides in the order in which they set up, and the one whose turn it is. */
export function setUpSteps<G extends FieldState>(
  field: Field<G>,
  g: G,
  order: readonly number[],
  now: number,
): RibbonGroup {
  const steps = order.map((side, at) => ({
    label: `${field.sideOf(g, side)} set-up`,
    side,
    state: stepState(at, order.indexOf(now)),
  }))
  return { steps }
}

/** `Turn 3 of 10`, with the date where a turn has one. */
export function turnOf<G extends FieldState>(
  dateOf: (g: G, turn: number) => string,
  lastTurnOf: (g: G) => number = g => g.terms.lastTurn ?? g.turn,
) {
  return ({ g }: KitSight<G>) => {
    const last = lastTurnOf(g)
    const name = [`Turn ${g.turn} of ${last}`, dateOf(g, g.turn)].filter(Boolean).join(', ')
    return { number: g.turn, last, name }
  }
}

/** The heading of a turn in the log: `Turn 3, 8–11 October 1938`. */
export const turnHeading = <G extends FieldState>(
  dateOf: (g: G, turn: number) => string,
  g: G,
  turn = g.turn,
) => [`Turn ${turn}`, dateOf(g, turn)].filter(Boolean).join(', ')
