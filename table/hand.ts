// What the player has in hand: chosen units, a plan, an attack that is being put together. Nothing of it has happened.
import type { GroupWay } from './group-march.ts'
import type { Extras } from './presentation.ts'

export interface AttackPlan {
  readonly target: string
  readonly kind: string
  readonly units: readonly string[]
  readonly extras: Extras
}

export interface Hand {
  /** Hex whose stack lies open. */
  readonly hex: string | null
  /** Units of that hex, or pieces that are ticked. */
  readonly units: readonly string[]
  /** Units of any hexes that march together; empty unless there are some. */
  readonly group: readonly string[]
  readonly way: GroupWay
  readonly mode: string
  /** Hexes of a way that the player has laid himself, without the first. */
  readonly via: readonly string[]
  /** Hex that is asked for: a goal, or where a piece would go. */
  readonly goal: string | null
  readonly attack: AttackPlan | null
  /** Piece that is being placed or picked. */
  readonly piece: string | null
  /** Row of a list of choices. */
  readonly row: string | null
  /** Points of the mission that is being given, null while the stepper is untouched. */
  readonly points: number | null
  /** Have the ticks of the game's suggestion been touched? */
  readonly isTouched: boolean
}

export const EMPTY_HAND: Hand = {
  hex: null,
  units: [],
  group: [],
  way: 'column',
  mode: 'normal',
  via: [],
  goal: null,
  attack: null,
  piece: null,
  row: null,
  points: null,
  isTouched: false,
}

/** Is there anything to step back from? */
export const isEmpty = (hand: Hand): boolean =>
  hand.hex === null &&
  hand.goal === null &&
  hand.attack === null &&
  hand.piece === null &&
  hand.row === null &&
  hand.units.length === 0 &&
  hand.group.length === 0

/** Esc: the plan first, then the attack, then the selection. */
export function stepBack(hand: Hand): Hand {
  if (hand.goal !== null || hand.via.length > 0) return { ...hand, goal: null, via: [], points: null }
  if (hand.attack !== null) return { ...EMPTY_HAND }
  if (hand.piece !== null || hand.row !== null) return { ...hand, piece: null, row: null }
  return EMPTY_HAND
}

export const without = (units: readonly string[], unit: string): string[] => units.filter(u => u !== unit)

export const toggled = (units: readonly string[], unit: string): string[] =>
  units.includes(unit) ? without(units, unit) : [...units, unit]
