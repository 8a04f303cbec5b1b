// 5.2.1a  One combat with everything on which its column and its roll depend: the one that is being fought, or one imagined.
import { MISSION, ownerOf, type State, UNIT } from '../state.ts'
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
const supportsAttack = (g: State, gun: number, target: number): boolean =>
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

const IN_COMBAT = UNIT.attacking | UNIT.defending | UNIT.supporting

/** The combat that is being assembled or fought. Before it is declared nobody is marked as a defender. */
export function engagementOf(g: State): Engagement {
  const { place, unitFlags } = g
  const targets = targetsOf(g)
  const attack = { units: [] as number[], support: [] as number[], abilities: [] as number[] }
  const defence = { units: [] as number[], support: [] as number[], abilities: [] as number[] }
  const paid: number[] = []
  for (let unit = 0; unit < UNITS; unit++) {
    const flags = unitFlags[unit]
    if ((flags & IN_COMBAT) === 0 || place[unit] < 0) continue
    const isGun = (flags & UNIT.supporting) !== 0
    const isAttacker = isGun ? supportsAttack(g, unit, targets[0]) : (flags & UNIT.attacking) !== 0
    const side = isAttacker ? attack : defence
    if (isGun) side.support.push(unit)
    else side.units.push(unit)
    if (flags & UNIT.ability) side.abilities.push(unit)
    if (flags & UNIT.paidAttack) paid.push(unit)
  }
  return {
    targets,
    attack: {
      ...attack,
      air: offensiveAir(g, attack.units, targets),
      kills: g.battle[CELL.attackerKills],
      declines: g.battle[CELL.attackerDeclines] !== 0,
    },
    defence: {
      ...defence,
      units: defence.units.length > 0 ? defence.units : defendersIn(g, targets),
      air: defensiveAir(g, targets),
      kills: g.battle[CELL.defenderKills],
      declines: g.battle[CELL.defenderDeclines] !== 0,
    },
    paid,
  }
}
