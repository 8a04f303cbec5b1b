// Pieces that are no counters: whole stacks that go back together, and pontoon bridges.
import { armyName, nameOf, placeNamed } from '../../../games/budziszyn-1945/words/names.ts'

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

export function pieceName(piece: string): string {
  const stack = stackOf(piece)
  if (stack !== null) return `The whole stack in ${placeNamed(stack)}`
  const pontoon = pontoonOf(piece)
  return pontoon === null ? nameOf(piece) : armyName(pontoon.army)
}
