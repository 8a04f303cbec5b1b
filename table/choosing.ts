// Decisions that are made by choosing: a piece, a hex, a line of a list. What is chosen so far, and what that means.

import type { Hand } from './hand.ts'
import type { Affordance, Desk, Sentence } from './presentation.ts'

const NEEDS_PIECE: readonly Desk['style'][] = ['pick', 'placement']
/** Reinforcements and markers may be placed in the middle of other things, too: only what the player takes is in hand. */
const MAY_TAKE_PIECE: readonly Desk['style'][] = [...NEEDS_PIECE, 'move', 'attack', 'window']

/** Some decisions offer thousands of hexes; what is asked of them again and again is kept. */
const pieces = new WeakMap<Desk, readonly string[]>()

/** The pieces of a decision in their order, each once. */
export function piecesOf(desk: Desk): readonly string[] {
  const known = pieces.get(desk)
  if (known !== undefined) return known
  const found = new Set<string>()
  for (const { piece } of desk.affordances) if (piece !== undefined) found.add(piece)
  const list = [...found]
  pieces.set(desk, list)
  return list
}

/** The piece in hand: the player's, else the suggested one, else the first that waits to be placed. */
export function chosenPiece(desk: Desk, hand: Hand): string | null {
  if (!MAY_TAKE_PIECE.includes(desk.style)) return null
  const all = piecesOf(desk)
  if (hand.piece !== null && all.includes(hand.piece)) return hand.piece
  if (!NEEDS_PIECE.includes(desk.style)) return null
  const suggested = desk.suggestion?.affordance.piece
  if (suggested !== undefined) return suggested
  return desk.style === 'placement' || all.length === 1 ? (all[0] ?? null) : null
}

/** Pieces that have a button of their own, with what it says. */
export function takenByButton(desk: Desk): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { piece, take } of desk.affordances)
    if (piece !== undefined && take !== undefined) found.set(piece, take)
  return found
}

/** Is a piece in hand in a decision that is not about pieces? */
export const isPlacingBeside = (desk: Desk, hand: Hand): boolean =>
  !NEEDS_PIECE.includes(desk.style) && chosenPiece(desk, hand) !== null

/** Where a piece can go. */
export function hexesFor(desk: Desk, piece: string | null): string[] {
  const hexes: string[] = []
  for (const a of desk.affordances)
    if (a.hex !== undefined && a.piece === (piece ?? undefined)) hexes.push(a.hex)
  return hexes
}

export const rowId = (index: number): string => `row-${index}`

/** The lines of a list of choices with their ids. */
export function rowsOf(desk: Desk): { readonly id: string; readonly affordance: Affordance }[] {
  return desk.affordances
    .filter(a => a.row !== undefined)
    .map((affordance, i) => ({ id: rowId(i), affordance }))
}

export function chosenRow(desk: Desk, hand: Hand): string | null {
  if (desk.style !== 'choice') return null
  const rows = rowsOf(desk)
  if (rows.some(row => row.id === hand.row)) return hand.row
  return rows.find(row => row.affordance === desk.suggestion?.affordance)?.id ?? null
}

/** Ticked pieces where any number can be chosen; those of the game until the player touches them. */
export function tickedPieces(desk: Desk, hand: Hand): readonly string[] {
  if (desk.style !== 'several') return []
  return hand.isTouched ? hand.units : desk.ticked
}

/** The action that everything chosen so far adds up to, null while something is missing. */
export function completed(desk: Desk, hand: Hand): Affordance | null {
  switch (desk.style) {
    case 'choice': {
      const id = chosenRow(desk, hand)
      return rowsOf(desk).find(row => row.id === id)?.affordance ?? null
    }
    case 'move':
    case 'attack':
    case 'window':
    case 'pick':
    case 'placement': {
      const piece = chosenPiece(desk, hand)
      const isChosen = (a: Affordance) =>
        a.piece === piece && (a.hex === undefined ? a.button === undefined : a.hex === hand.goal)
      return piece === null ? null : (desk.affordances.find(isChosen) ?? null)
    }
    case 'reorganise':
      return desk.affordances.find(a => isSame(a.units, hand.units)) ?? null
    default:
      return null
  }
}

function isSame(needed: readonly string[] | undefined, units: readonly string[]): boolean {
  return needed !== undefined && needed.length === units.length && needed.every(unit => units.includes(unit))
}

/** The button that ends the decision. */
export function endingOf(desk: Desk): Affordance | null {
  return desk.affordances.find(a => a.button?.weight === 'main') ?? null
}

/** What a decision of several pieces comes to: the ticked ones in their order. */
export function severalActions(desk: Desk, hand: Hand): Affordance[] {
  const ticked = tickedPieces(desk, hand)
  return ticked.flatMap(piece => desk.affordances.find(a => a.piece === piece) ?? [])
}

/** Asks the rules why a piece cannot go to a hex, by sending a legal action there. */
export function whyNotThere(
  desk: Desk,
  piece: string | null,
  hex: string,
  check: (action: Affordance['action']) => Sentence | null,
): Sentence | null {
  const sample = desk.affordances.find(a => a.hex !== undefined && a.piece === (piece ?? undefined))
  if (sample === undefined) return null
  const key = Object.keys(sample.action).find(k => sample.action[k] === sample.hex)
  return key === undefined ? null : check({ ...sample.action, [key]: hex })
}
