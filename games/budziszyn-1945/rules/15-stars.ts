// 15.1  Stars: who may use one, which cancel which, and what is left.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import type { State } from '../state.ts'
import { isMechanised, isTowed, STAR, star } from '../units.ts'
import { grid, WATER, water } from '../world.ts'
import type { Engagement } from './05-engagement.ts'
import { isFortified } from './07-field-fortifications.ts'

const NO_STAR = forbid('15.1.1', 'that unit has no special ability')
const NOT_PLAYED = forbid('12.0', 'this game is played without special units')
const TOWED = forbid('15.1.5', 'towed units use their ability only in defence')
const ACROSS_BIG_RIVER = forbid('15.1.8', 'abilities are not used in an assault across a big river')
const FORTIFIED = forbid('15.1.2a', 'a black star counts only against enemies who are not fortified')
const NO_MECHANISED = forbid('15.1.2b', 'a white star counts only against mechanised enemies')
const ATTACK_ONLY = forbid('15.1.2c', 'a yellow star counts only in attack')

const hasMechanised = (units: readonly number[]): boolean => units.some(unit => isMechanised[unit] === 1)

/** 15.1.8, R52  Does the unit cross a big river to one of the targets? */
function crossesBigRiver(g: State, unit: number, targets: readonly number[]): boolean {
  const from = g.place[unit]
  return targets.some(hex => {
    const direction = grid.directionTo(from, hex)
    return direction >= 0 && water[from * 6 + direction] === WATER.bigRiver
  })
}

/** May this attacker use its star? */
export function attackStarRefusal(g: State, e: Engagement, unit: number): Refusal | null {
  if (!g.terms.options.specialUnits) return NOT_PLAYED
  if (star[unit] === STAR.none) return NO_STAR
  if (isTowed[unit]) return TOWED
  if (crossesBigRiver(g, unit, e.targets)) return ACROSS_BIG_RIVER
  if (star[unit] === STAR.black && e.targets.some(hex => isFortified(g, hex))) return FORTIFIED
  return star[unit] === STAR.white && !hasMechanised(e.defence.units) ? NO_MECHANISED : null
}

/** May this defender use its star? */
export function defenceStarRefusal(g: State, e: Engagement, unit: number): Refusal | null {
  if (!g.terms.options.specialUnits) return NOT_PLAYED
  if (star[unit] === STAR.none) return NO_STAR
  if (star[unit] === STAR.yellow) return ATTACK_ONLY
  return star[unit] === STAR.white && !hasMechanised(e.attack.units) ? NO_MECHANISED : null
}

const countOf = (units: readonly number[], colour: number): number => {
  let count = 0
  for (const unit of units) if (star[unit] === colour) count += 1
  return count
}

/**
 * 15.1.3, 15.1.4, R52  Modifiers of one side's used stars against those of the other: a white star cancels enemy black and yellow
 * ones, a black star that is not cancelled itself cancels yellow ones; blue always counts (15.1.2d).
 */
export function starModifiers(own: readonly number[], enemy: readonly number[]): number {
  const whiteAgainst = countOf(enemy, STAR.white) > 0
  const black = whiteAgainst ? 0 : countOf(own, STAR.black)
  const white = countOf(own, STAR.white)
  const blackAgainst = white === 0 && countOf(enemy, STAR.black) > 0
  const yellow = whiteAgainst || blackAgainst ? 0 : countOf(own, STAR.yellow)
  return black + white + yellow + countOf(own, STAR.blue)
}
