// Hops of one unit after another as the moves that they are.
import type { GameEvent } from '../../../engine/game/action.ts'

export interface Move {
  readonly units: readonly string[]
  /** From the first hex to the last. */
  readonly hexes: readonly string[]
  readonly rule: string
}

/** Hops that go on where the last one of the same unit ended are one move, and units that go from and to the same hexes share it. */
export function movesIn(events: readonly GameEvent[]): Move[] {
  const moves: { units: string[]; hexes: string[]; rule: string }[] = []
  for (const { unit, path, rule } of events) {
    const id = String(unit)
    const hexes = path as string[]
    const last = moves.at(-1)
    const isSeen = id !== 'hidden'
    const goesOn =
      isSeen && last?.units.length === 1 && last.units[0] === id && last.hexes.at(-1) === hexes[0]
    if (goesOn) last.hexes.push(...hexes.slice(1))
    else moves.push({ units: [id], hexes: [...hexes], rule })
  }
  return together(moves)
}

function together(moves: readonly Move[]): Move[] {
  const found: { units: string[]; hexes: readonly string[]; rule: string }[] = []
  for (const { units, hexes, rule } of moves) {
    const same = found.find(m => m.hexes[0] === hexes[0] && m.hexes.at(-1) === hexes.at(-1))
    if (same === undefined) found.push({ units: [...units], hexes, rule })
    else same.units.push(...units)
  }
  return found
}
