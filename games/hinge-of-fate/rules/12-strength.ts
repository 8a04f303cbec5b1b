// 12.11, 12.13, 12.14  Strengths: what each unit brings into a battle.
import { halve } from '../../../engine/battle/strength.ts'
import { GROUP } from '../forces.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { FKG, fullFactor, grid, groupOf, isBarredFromCities, isCity, isStatic, riverSide } from '../world.ts'
import { combatFactor, unitsIn } from './03-control.ts'
import { attackersOf } from './12-attackers.ts'
import { isMarked, MARK, stukaOf } from './12-battle-frame.ts'
import { stukaFactor } from './13-airpower.ts'

export interface Attacker {
  readonly unit: number
  readonly supplied: boolean
}

export interface Engagement {
  readonly target: number
  readonly attackers: readonly Attacker[]
  readonly defenders: readonly number[]
  /** 13.4a  The Stuka that supports the attack, -1 for none. */
  readonly stuka: number
  /** 13.6d  The paratroops have landed on the target. */
  readonly landed: boolean
}

/** The forces of the battle that is being resolved. */
export function engagementOf(g: State, target: number): Engagement {
  const attackers = attackersOf(g, target).map(unit => ({
    unit,
    supplied: !hasFlag(g.unitFlags, unit, UNIT.unsupplied),
  }))
  return {
    target,
    attackers,
    defenders: unitsIn(g, target),
    stuka: stukaOf(g),
    landed: isMarked(g, MARK.landed),
  }
}

/** 8.4, 12.8, 12.13b, R9, R10  The whole factor, halved over a river and halved out of supply, rounded down each time. */
export function attackFactor(g: State, { unit, supplied }: Attacker, target: number): number {
  let factor = combatFactor(g, unit)
  const slot = g.place[unit] * 6 + grid.directionTo(g.place[unit], target)
  if (riverSide[slot]) factor = halve(factor, 'down')
  return supplied ? factor : halve(factor, 'down')
}

/** 12.14b, 12.14c, 12.14d  Doubled in a city but for panzers, the CMG, the CRHC and static units; supply plays no part (8.4). */
export function defenceFactor(g: State, unit: number, target: number): number {
  const factor = combatFactor(g, unit)
  return isCity[target] && !isBarredFromCities[unit] && !isStatic[unit] ? factor * 2 : factor
}

/** 12.11, 13.4b, 13.6d, R12, R65, R77  Ground units, the paratroops in full, and no more from a Stuka than from the ground. */
export function attackStrength(g: State, engagement: Engagement): number {
  const { attackers, target, landed, stuka } = engagement
  let ground = landed ? fullFactor[FKG] : 0
  for (const attacker of attackers) ground += attackFactor(g, attacker, target)
  return ground + (stuka < 0 ? 0 : Math.min(stukaFactor(g, stuka), ground))
}

/** 12.3a, 12.9  The stack defends as one. */
export function defenceStrength(g: State, engagement: Engagement): number {
  return engagement.defenders.reduce((sum, unit) => sum + defenceFactor(g, unit, engagement.target), 0)
}

/** 8.10b, 13.6c, R19  Units of Army Group C that a battle costs supply points for. */
export function agcUnitsIn(engagement: Engagement, isWest: boolean): number {
  if (!isWest) return 0
  const isAgc = (unit: number): boolean => groupOf[unit] === GROUP.agc
  const ground = [...engagement.attackers.map(({ unit }) => unit), ...engagement.defenders].filter(isAgc)
  const lonePara = engagement.defenders.includes(FKG) && !engagement.defenders.some(isAgc)
  return ground.length + (engagement.landed || lonePara ? 1 : 0)
}
