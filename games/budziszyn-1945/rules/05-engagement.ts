// 5.2.1a  One combat with everything on which its column and its roll depend: the one that is being fought, or one imagined.
import { hasFlag, MISSION, ownerOf, type State, UNIT } from '../state.ts'
import { UNITS } from '../units.ts'
import { canBeAttacked, mayFight } from './05-attackers.ts'
import { CELL, targetAt, targetCount } from './05-battle-cells.ts'
import { missionPoints } from './08-missions.ts'

/** What one side brings to a combat. */
export interface Force {
  /** Attackers, or all who defend in the target hexes, guns and headquarters among them. */
  readonly units: readonly number[]
  /** 6.3  Guns that add their points from where they stand. */
  readonly support: readonly number[]
  /** 15.1.6, 15.4.2  Units that use their star or their works. */
  readonly abilities: readonly number[]
  /** 8.2.2, 8.2.4  Air points on the target hexes, before defensive ones are halved. */
  readonly air: number
  /** 9.1.6  Modifiers for killed headquarters. */
  readonly kills: number
  /** R31  Whether the side does without its headquarters. */
  readonly declines: boolean
}

export interface Engagement {
  readonly targets: readonly number[]
  readonly attack: Force
  readonly defence: Force
  /** 10.2.3  Units that attack at full strength although out of supply. */
  readonly paid: readonly number[]
}

const marked = (g: State, flag: number): number[] => {
  const units: number[] = []
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] >= 0 && hasFlag(g.unitFlags, unit, flag)) units.push(unit)
  }
  return units
}

export function targetsOf(g: State): number[] {
  const targets: number[] = []
  for (let i = 0; i < targetCount(g); i++) targets.push(targetAt(g, i))
  return targets
}

/** All who defend these hexes; those who have fought before stand aside (5.1.1, B4). */
export function defendersIn(g: State, targets: readonly number[]): number[] {
  const defenders: number[] = []
  for (const hex of targets) {
    for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit])
      if (canBeAttacked(g, unit)) defenders.push(unit)
  }
  return defenders
}

/** S-8g  A gun supports the attack if it may fight those in the target, and otherwise the defence. */
export const supportsAttack = (g: State, gun: number, target: number): boolean =>
  g.top[target] >= 0 && mayFight(g, gun, g.camp[g.top[target]])

/** 8.2.2, 8.2.3  Points that the aircraft of a player on one kind of mission have over these hexes. */
export function airOver(g: State, kind: number, player: number, targets: readonly number[]): number {
  const camp = g.terms.playerOf.indexOf(player)
  let points = 0
  for (const hex of targets) points += missionPoints(g, kind, hex, camp)
  return points
}

/** 8.2.2  Offensive support of the player whose units attack. */
export const offensiveAir = (g: State, attackers: readonly number[], targets: readonly number[]): number =>
  attackers.length === 0 ? 0 : airOver(g, MISSION.offensiveSupport, ownerOf(g, attackers[0]), targets)

/** 8.2.4  Points of the aircraft that cover these hexes for those who stand there. */
export function defensiveAir(g: State, targets: readonly number[]): number {
  let points = 0
  for (const hex of targets) {
    if (g.top[hex] >= 0) points += missionPoints(g, MISSION.defensiveSupport, hex, g.camp[g.top[hex]])
  }
  return points
}

/** The combat that is being assembled or fought. Before it is declared nobody is marked as a defender. */
export function engagementOf(g: State): Engagement {
  const targets = targetsOf(g)
  const guns = marked(g, UNIT.supporting)
  const abilities = marked(g, UNIT.ability)
  const isGun = (unit: number) => hasFlag(g.unitFlags, unit, UNIT.supporting)
  const isAttacker = (unit: number) => hasFlag(g.unitFlags, unit, UNIT.attacking)
  const attackers = marked(g, UNIT.attacking).filter(unit => !isGun(unit))
  const declared = marked(g, UNIT.defending).filter(unit => !isGun(unit))
  return {
    targets,
    attack: {
      units: attackers,
      support: guns.filter(gun => supportsAttack(g, gun, targets[0])),
      abilities: abilities.filter(isAttacker),
      air: offensiveAir(g, attackers, targets),
      kills: g.battle[CELL.attackerKills],
      declines: g.battle[CELL.attackerDeclines] !== 0,
    },
    defence: {
      units: declared.length > 0 ? declared : defendersIn(g, targets),
      support: guns.filter(gun => !supportsAttack(g, gun, targets[0])),
      abilities: abilities.filter(unit => !isAttacker(unit)),
      air: defensiveAir(g, targets),
      kills: g.battle[CELL.defenderKills],
      declines: g.battle[CELL.defenderDeclines] !== 0,
    },
    paid: marked(g, UNIT.paidAttack),
  }
}
