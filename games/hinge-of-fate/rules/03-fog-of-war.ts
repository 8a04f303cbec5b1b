// 3.4  Stacks that lie open to the other camp for a while.
import { HEX, hasFlag, type State, UNIT } from '../state.ts'
import { grid } from '../world.ts'

/** 3.4a  Lays open the stacks of a battle, or hides them again. */
export function reveal(g: State, target: number, isOpen: boolean): void {
  setRevealed(g, target, isOpen)
  for (let slot = target * 6; slot < target * 6 + 6; slot++) {
    const next = grid.neighbours[slot]
    if (next < 0) continue
    const attacks = isOpen && hasAttacker(g, next)
    setRevealed(g, next, attacks)
  }
}

/** Both camps see this stack, or no longer. */
export function setRevealed(g: State, hex: number, isOpen: boolean): void {
  g.hexFlags[hex] = isOpen ? g.hexFlags[hex] | HEX.revealed : g.hexFlags[hex] & ~HEX.revealed
}

function hasAttacker(g: State, hex: number): boolean {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit])
    if (hasFlag(g.unitFlags, unit, UNIT.involved)) return true
  return false
}
