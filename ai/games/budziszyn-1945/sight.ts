// The position as a side can picture it. Every decision is made on this, so that what is hidden cannot matter.

import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { lotsOf } from '../../../engine/fog/lots.ts'
import type { Action } from '../../../engine/game/action.ts'
import { dealHidden } from '../../../games/budziszyn-1945/imagine.ts'
import { clearUnitFlags } from '../../../games/budziszyn-1945/rules/01-levels.ts'
import { areHostile, PHASE, type State, UNIT } from '../../../games/budziszyn-1945/state.ts'
import { seenBy } from '../../../games/budziszyn-1945/view.ts'

/** 16.1  Hidden enemies are dealt out anew; positions that the side cannot tell apart give the same picture. */
export function sightOf(g: State, side: number): State {
  const { seen, stacks } = seenBy(g, side)
  if (!dealHidden(seen, stacks, lotsOf(fastDice(g.turn))))
    throw new Error('what this side sees contradicts itself')
  // 5.1.1  Who fought in the last combat phase can be attacked and fire in the one that is being prepared.
  if (seen.phase < PHASE.combat) clearUnitFlags(seen, UNIT.fought | UNIT.fired)
  return seen
}

export const isOwnCamp = (g: State, side: number, camp: number): boolean => g.terms.playerOf[camp] === side

/** Is the camp at war with one of the side's? */
export function isHostileCamp(g: State, side: number, camp: number): boolean {
  for (let own = 0; own < 3; own++) if (isOwnCamp(g, side, own) && areHostile(g, own, camp)) return true
  return false
}

/** Actions are listed anew whenever somebody asks: two are the same when they say the same. */
export const isSame = (action: Action, other: Action | null): boolean =>
  other !== null && action.do === other.do && JSON.stringify(action) === JSON.stringify(other)
