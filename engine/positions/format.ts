import type { Board } from '../board/board.ts'
import type { Action, Json } from '../game/action.ts'
import type { Options } from '../game/game.ts'
import type { Spot, Spots } from './spot.ts'

/** The newest version of the format that this program reads. */
export const POSITION_FORMAT = 1

/** Keys that a whole file may have beside those of a case. */
export const FILE_KEYS = ['salient', 'format', 'game', 'cases'] as const

/** What describes a situation; a file gives it for all its cases, and a case may change it. */
export const SITUATION_KEYS = [
  'about',
  'scenario',
  'options',
  'board',
  'units',
  'boxes',
  'control',
  'turn',
  'phase',
  'situation',
  'dice',
  'seed',
  'allow',
] as const

/** What is done in a situation, and what is expected of it. */
export const PLAY_KEYS = ['do', 'expect', 'ask'] as const

export const CASE_KEYS = ['title', ...SITUATION_KEYS, ...PLAY_KEYS] as const

/** What a file may say that it knows to be out of order. */
export const ALLOWED = ['overstacked'] as const

/** A unit on a hex or in a box. */
export interface Placement {
  readonly unit: string
  /** -1 for a unit in a box. */
  readonly hex: number
  readonly box: string | null
  /** Steps left; null for all of them. */
  readonly step: number | null
  /** Values that this case gives the unit instead of the printed ones. */
  readonly values: Readonly<Record<string, number>>
  /** The words of the game that stand beside the unit. */
  readonly words: Spots
  readonly spot: Spot
}

/** `phase: { movement: Germany, at: start }` */
export interface Phase {
  readonly name: string
  readonly who: string | null
  readonly more: Spots
  readonly spot: Spot
}

/** A situation as the game lays it out. */
export interface Position {
  readonly scenario: string
  readonly options: Options
  /** Null for the board of the game. */
  readonly board: Board | null
  /** Within a hex the topmost unit first. */
  readonly placements: readonly Placement[]
  readonly control: readonly { readonly hex: number; readonly holder: string | null; readonly spot: Spot }[]
  readonly turn: { readonly number: number; readonly spot: Spot } | null
  readonly phase: Phase | null
  readonly situation: Spots
  readonly allow: ReadonlySet<string>
  readonly spot: Spot
}

export interface DicePlan {
  /** Faces in the order in which they fall. */
  readonly inOrder: readonly number[]
  /** Faces (or names, for blind draws) by what they are rolled for. */
  readonly byMeaning: ReadonlyMap<string, readonly (number | string)[]>
}

export interface Expectation {
  readonly fact: string
  readonly spot: Spot
}

/** An action, a wait until something comes up, or a look at the position only. */
export interface Step {
  readonly action: Action | null
  readonly until: Readonly<Record<string, Json>> | null
  /** Side that acts, -1 for the one whose decision it is. */
  readonly side: number
  /** Rule that must refuse the action; '' for any. Null if the action is to be done. */
  readonly forbidden: string | null
  readonly dice: DicePlan | null
  readonly expect: readonly Expectation[]
  readonly ask: readonly Expectation[]
  readonly spot: Spot
}

export interface Case {
  readonly title: string
  readonly position: Position
  readonly dice: DicePlan
  /** The dice are the case's own, not those that a file gives to all its cases: then all of them must fall. */
  readonly hasOwnDice: boolean
  readonly seed: number
  readonly expect: readonly Expectation[]
  readonly ask: readonly Expectation[]
  readonly steps: readonly Step[]
  readonly spot: Spot
}

export interface PositionFile {
  readonly file: string
  readonly game: string
  readonly title: string
  readonly cases: readonly Case[]
}
