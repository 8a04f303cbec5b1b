// 12.4 to 12.7, 12.15  What each result would do to a hex, looked at before the die is rolled.
import type { State } from '../state.ts'
import type { CombatResult } from '../tables.ts'
import { grid, isCity } from '../world.ts'
import { wayBackRefusal } from './12-retreat.ts'

export interface Fate {
  readonly attackerSteps: number
  readonly defenderSteps: number
  /** Nobody is left to defend: the attackers may advance (12.2). */
  readonly isEmptied: boolean
}

export interface Fight {
  readonly target: number
  readonly attackers: number
  readonly defenders: readonly number[]
  /** 12.15  Whether a DR against a city becomes a BB. */
  readonly allOut: boolean
}

export function fateOf(g: State, fight: Fight, printed: CombatResult): Fate {
  const { target, attackers, defenders } = fight
  const result = printed === 'DR' && isCity[target] ? (fight.allOut ? 'BB' : 'AS') : printed
  if (result === 'AE') return { attackerSteps: attackers, defenderSteps: 0, isEmptied: false }
  if (result === 'AS') return { attackerSteps: 0, defenderSteps: 0, isEmptied: false }
  if (result === 'BB')
    return {
      attackerSteps: 1,
      defenderSteps: 1,
      isEmptied: defenders.length === 1 && g.steps[defenders[0]] === 1,
    }
  // 12.4c  Who has no hex to go to takes a DE.
  const staying = result === 'DE' ? defenders : defenders.filter(unit => !hasWayBack(g, unit))
  return {
    attackerSteps: 0,
    defenderSteps: staying.length,
    isEmptied: staying.every(unit => g.steps[unit] === 1),
  }
}

/** 12.4b  Could this unit retreat from where it stands? */
export function hasWayBack(g: State, unit: number): boolean {
  const from = g.place[unit]
  for (let slot = from * 6; slot < from * 6 + 6; slot++) {
    const to = grid.neighbours[slot]
    if (to >= 0 && wayBackRefusal(g, unit, to) === null) return true
  }
  return false
}
