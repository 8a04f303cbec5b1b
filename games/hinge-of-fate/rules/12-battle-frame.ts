// What a battle remembers while it is resolved: the numbers of its frame, wherever in the flow that lies.
import { frameNumbers } from '../../../engine/flow/frame-numbers.ts'
import { FRAMES } from '../flow.ts'
import { campOfSide, commandOn } from '../forces.ts'
import type { State } from '../state.ts'
import { mapOf, STUKAS } from '../world.ts'
import { activeSide } from './05-active.ts'

export const { get: battleSlot, set: setBattleSlot, isMarked, mark: setMark } = frameNumbers(FRAMES.battle)

/** Bits of the frame's `marks`. */
export const MARK = {
  /** 13.6d  The paratroops are to land on the target. */
  drop: 1,
  /** 13.6d  They have landed and count. */
  landed: 2,
  /** 13.4a  Twice a bit: the number of the Stuka that takes part, from 1. */
  stuka: 4,
} as const

const STUKA_BITS = 3

/** The Stuka of this battle, -1 if there is none. */
export function stukaOf(g: State): number {
  const number = Math.floor(battleSlot(g, 'marks') / MARK.stuka) & STUKA_BITS
  return number === 0 ? -1 : STUKAS[number - 1]
}

/** Camp of the player whose combat phase it is. */
export const attackingCamp = (g: State): number => campOfSide[activeSide(g)]

/** Command that defends: that of the other camp on the map of the target. */
export const defendingSide = (g: State): number =>
  commandOn(1 - attackingCamp(g), mapOf[battleSlot(g, 'target')])
