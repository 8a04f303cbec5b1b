// The cells of the combat that is being assembled or resolved, by name. All are 0 when there is no combat.
import { hasFlag, type State, UNIT } from '../state.ts'
import { UNITS } from '../units.ts'

/** 5.1.5  Most hexes that one combat can attack: all six neighbours of one attacking hex. */
export const MOST_TARGETS = 6

export const CELL = {
  /** Hexes under attack, each plus 1, in the order of their naming. */
  targets: 0,
  /** Final column, index into the combat table. */
  column: 6,
  /** Sum of the dice, with headquarters counted and kept on the table (5.2.1e). */
  roll: 7,
  /** Levels that each side still has to lose before retreats (5.2.1f). */
  attackerLoss: 8,
  defenderLoss: 9,
  /** Hexes that each side must retreat (5.3.1). */
  attackerRetreat: 10,
  defenderRetreat: 11,
  /** Bits of RESULT. */
  marks: 12,
  /** 9.1.6  Modifiers for killed headquarters that each side uses. */
  attackerKills: 13,
  defenderKills: 14,
  /** R31  1 when the side declines the headquarters' influence. */
  attackerDeclines: 15,
  defenderDeclines: 16,
  /** 1 when a unit that used its star has lost a level, plus 2 for one that used its works (15.1.7, 15.4.3). */
  attackerAbilityPaid: 17,
  defenderAbilityPaid: 18,
  /** Camp that is credited with losses of the defender and of the attacker, plus 1 (R78). */
  attackerCredit: 19,
  defenderCredit: 20,
  /** Hex that the pursuer of a defence in several hexes has picked, plus 1 (R26). */
  vacated: 21,
} as const

/** What a result orders besides losses and retreats. */
export const RESULT = {
  attackerDisorganised: 1,
  defenderDisorganised: 2,
  attackerTests: 4,
  /** The result held a retreat for the defender: the attack succeeded (10.2.4). */
  succeeded: 8,
} as const

/** The two sides of a combat, as `who` of the frames that ask them. */
export const WHO = { attackers: 0, defenders: 1 } as const

export const targetCount = (g: State): number => {
  let count = 0
  while (count < MOST_TARGETS && g.battle[CELL.targets + count] > 0) count++
  return count
}

export const targetAt = (g: State, i: number): number => g.battle[CELL.targets + i] - 1

export function isTarget(g: State, hex: number): boolean {
  for (let i = 0; i < MOST_TARGETS; i++) if (targetAt(g, i) === hex) return true
  return false
}

export const flagOf = (who: number): number => (who === WHO.attackers ? UNIT.attacking : UNIT.defending)

/** The units of one side that suffer the result: attackers or defenders, and guns that support from next to the enemy. */
export function unitsOf(g: State, who: number): number[] {
  const flag = flagOf(who)
  const units: number[] = []
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] >= 0 && hasFlag(g.unitFlags, unit, flag)) units.push(unit)
  }
  return units
}

/** Ends the combat: no cell and no mark of it is left. */
export function clearBattle(g: State): void {
  g.battle.fill(0)
  g.own('trail').fill(0)
  const marks = UNIT.attacking | UNIT.defending | UNIT.supporting | UNIT.ability | UNIT.paidAttack
  for (let unit = 0; unit < UNITS; unit++) g.unitFlags[unit] &= ~marks
}
