// 12.1  Factors of both sides, halvings (1.4, 10.5, PAC-C4) and the line of the combat results table.
import { atLeastHalf, halveSums } from '../../../engine/battle/strength.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import type { Line } from '../tables.ts'
import { attackFactor, defenceFactor, isCity, isGermanMech, isMech } from '../world.ts'
import { attackersOf, defendersOf, garrisonFactor } from './12-attackers.ts'

export interface Attacker {
  readonly unit: number
  readonly from: number
  readonly supplied: boolean
}

/** Everything on which the column of a battle depends, apart from the position itself. */
export interface Engagement {
  readonly target: number
  readonly attackers: readonly Attacker[]
  readonly defenders: readonly number[]
  /** 12.8b  The 7th Flieger Division has landed. */
  readonly landed: boolean
}

/** The attack that is being resolved; supply was judged when it began (10.0b). */
export function engagementOf(g: State, target: number, landed: boolean): Engagement {
  const attackers = attackersOf(g, target).map(unit => ({
    unit,
    from: g.place[unit],
    supplied: !hasFlag(g.unitFlags, unit, UNIT.unsuppliedBattle),
  }))
  return { target, attackers, defenders: defendersOf(g, target), landed }
}

/**
 * 12.1a, 1.4a, 1.4b, 1.4c, R43  Factors halved once are added before they are halved, whatever the cause; those halved
 * twice likewise; remainders round up, so that a lone 1 stays 1. 12.1c: static units add their 0.
 */
export function attackStrength(attackers: readonly Attacker[], target: number): number {
  const sums = [0, 0, 0]
  for (const attacker of attackers) sums[halvings(attacker, target)] += attackFactor[attacker.unit]
  return halveSums(sums, 'up')
}

// 10.5c out of supply; PAC-C4 mechanized units against a city
function halvings(attacker: Attacker, target: number): number {
  return (attacker.supplied ? 0 : 1) + (isMech[attacker.unit] && isCity[target] ? 1 : 0)
}

/** 12.0c, 10.5d  The whole stack and the garrison of an intact fort, in supply or not. */
export function defenceStrength(g: State, defenders: readonly number[], target: number): number {
  let strength = garrisonFactor(g, target)
  for (const unit of defenders) strength += defenceFactor[unit]
  return strength
}

/** 12.1b, PAC-T3, R2, R3, R44  Half of the strength after halving (or half of the units, by option) is enough. */
export function lineOf(g: State, attackers: readonly Attacker[], target: number): Line {
  const mechs = attackers.filter(attacker => isGermanMech[attacker.unit] && attacker.supplied)
  if (mechs.length === 0) return 'normal'
  const enough =
    g.terms.options.mechLineTest === 'units'
      ? atLeastHalf(mechs.length, attackers.length)
      : atLeastHalf(attackStrength(mechs, target), attackStrength(attackers, target))
  return enough ? 'mechanized' : 'normal'
}
