// The units of a state, whatever the game: which a viewer cannot find, and the fields that hold something of each unit.
import type { Game, GameState } from '../../engine/game/game.ts'

/** What every game with counters on a board has. */
export interface Pieces extends GameState {
  readonly place: Cells
  readonly below: Cells
  readonly top: Cells
  derived: unknown
  /** Copies share some cells; whoever writes to any field takes them all first. */
  ownAll(): void
}

export interface Cells {
  readonly length: number
  [index: number]: number
}

export const hasPieces = (g: GameState): g is Pieces => 'place' in g && 'below' in g && 'top' in g

/** Units whose place the viewer is not shown. */
export function hiddenUnits(game: Game, g: Pieces, viewer: number): number[] {
  const { place } = game.view(g, viewer).state as unknown as { readonly place: readonly number[] }
  return Array.from(place.keys()).filter(unit => place[unit] !== g.place[unit])
}

/** A copy in which every field may be written. */
export function writableCopy(g: Pieces): Pieces {
  const copy = g.copy() as Pieces
  copy.ownAll()
  return copy
}

/** A field with so many cells for each unit. */
export interface UnitField {
  readonly name: string
  readonly cells: Cells
  readonly width: number
}

/** No game keeps more numbers than this of one thing of a unit. */
const WIDEST = 16

/** Every field that holds something of each unit. */
export function unitFields(g: Pieces): UnitField[] {
  const units = g.place.length
  return Object.entries(g).flatMap(([name, cells]) => {
    if (!ArrayBuffer.isView(cells) || name === 'cells' || name === 'flow') return []
    const { length } = cells as unknown as Cells
    const width = length / units
    const isOfUnits = Number.isInteger(width) && width <= WIDEST && length !== g.top.length
    return isOfUnits ? [{ name, cells: cells as unknown as Cells, width }] : []
  })
}
