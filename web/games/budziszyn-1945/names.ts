// The field of Budziszyn 1945, and pieces that are no counters: whole stacks that go back together, and pontoon bridges.
import { isDugIn } from '../../../games/budziszyn-1945/rules/07-field-fortifications.ts'
import { ownerOf, type State } from '../../../games/budziszyn-1945/state.ts'
import {
  armyName,
  groundName,
  kindOf,
  names,
  nationName,
  placeNamed,
  SIDES,
} from '../../../games/budziszyn-1945/words/names.ts'
import { slotOfWaterside } from '../../../games/budziszyn-1945/world.ts'
import { fieldOf } from '../kit/field.ts'

export const field = fieldOf<State>({
  ...names,
  nameOf: pieceName,
  kindOf,
  nationOf: nationName,
  ownerOf,
  groundOf: groundName,
  worksIn: (g, hex) => (isDugIn(g, hex) ? ['dug in'] : []),
  sides: SIDES,
})

export const { shownAt, unitsIn, hexNames, around } = field

/** Hexsides with a river that a bridge may cross, by their numbers. */
export const watersides = (g: State): number[] =>
  [...g.bridge.keys()].filter(side => slotOfWaterside[side] >= 0)

const STACK = 'stack-'
const PONTOON = 'pontoon-'

export const stackPiece = (hex: string): string => `${STACK}${hex}`
export const pontoonPiece = (army: unknown, from: unknown): string => `${PONTOON}${army}-${from}`

/** Hex of a whole stack, null for other pieces. */
export const stackOf = (piece: string): string | null =>
  piece.startsWith(STACK) ? piece.slice(STACK.length) : null

/** Army and bank of a pontoon bridge, null for other pieces. */
export function pontoonOf(piece: string): { readonly army: string; readonly from: string } | null {
  if (!piece.startsWith(PONTOON)) return null
  const [army, from] = piece.slice(PONTOON.length).split('-')
  return { army, from }
}

export function pieceName(id: unknown): string {
  const piece = String(id)
  const stack = stackOf(piece)
  if (stack !== null) return `The whole stack in ${placeNamed(stack)}`
  const pontoon = pontoonOf(piece)
  return pontoon === null ? names.nameOf(piece) : armyName(pontoon.army)
}
