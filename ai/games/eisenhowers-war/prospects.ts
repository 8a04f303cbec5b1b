// What an attack may be expected to bring, from the exact chances of the combat results table.
import { odds } from '../../../engine/battle/columns.ts'
import { shiftReport } from '../../../engine/battle/shifts.ts'
import { attackOf, defenceOf, stepsLeft } from '../../../games/eisenhowers-war/rules/02-steps.ts'
import { inOffensive } from '../../../games/eisenhowers-war/rules/05-active.ts'
import { type Attacker, type Engagement, resultOf } from '../../../games/eisenhowers-war/rules/10-odds.ts'
import { shiftsOf } from '../../../games/eisenhowers-war/rules/10-shifts.ts'
import { NOWHERE, type State } from '../../../games/eisenhowers-war/state.ts'
import { combatResults, FIRST_COLUMN } from '../../../games/eisenhowers-war/tables.ts'
import { isMobile, sideOf } from '../../../games/eisenhowers-war/units.ts'
import { isCity } from '../../../games/eisenhowers-war/world.ts'
import type { Prospect } from '../../planner/battlefield.ts'

const FACES = [1, 2, 3, 4, 5, 6]
/** 11.2  How often somebody in the open retreats rather than be worn down, and somebody in a city. */
const RETREATS = 0.7
const LEAVES_CITY = 0.2
/** Defenders who are worn down fall the next time. */
const WEAKENED = 0.1

export interface How {
  readonly isInvasion?: boolean
  readonly withBombers?: boolean
  readonly isOffensive?: boolean
}

export const byGround = (g: State, units: readonly number[]): Attacker[] =>
  units.map(unit => ({ unit, by: 'ground', from: g.place[unit] }))

export const bySea = (units: readonly number[]): Attacker[] =>
  units.map(unit => ({ unit, by: 'sea', from: NOWHERE }))

const half = (n: number): number => Math.ceil(n / 2)

/** `isSupplied` answers for whoever stands on the map. */
export function prospectOf(
  g: State,
  attackers: readonly Attacker[],
  target: number,
  isSupplied: (unit: number) => boolean,
  how: How = {},
): Prospect {
  let attack = 0
  let own = 0
  for (const { unit, by } of attackers) {
    const factor = by === 'air' ? defenceOf(g, unit) : attackOf(g, unit)
    attack += by === 'ground' && !isSupplied(unit) ? half(factor) : factor
    own += stepsLeft(g, unit)
  }
  let defence = 0
  let steps = 0
  let mobile = 0
  for (let unit = g.top[target]; unit >= 0; unit = g.below[unit]) {
    defence += isSupplied(unit) ? defenceOf(g, unit) : half(defenceOf(g, unit))
    steps += stepsLeft(g, unit)
    mobile += isMobile[unit]
  }
  if (attack === 0 || steps === 0)
    return { success: steps === 0 ? 1 : 0, pushed: 0, enemyLoss: 0, ownLoss: 0, worst: 0 }
  const e: Engagement = {
    side: sideOf[attackers[0].unit],
    target,
    attackers,
    isInvasion: how.isInvasion ?? false,
    withBombers: how.withBombers ?? false,
    isOffensive: how.isOffensive ?? inOffensive(g),
  }
  const shifts = shiftsOf(g, e)
  const { column, beyond } = shiftReport(
    odds(attack, defence, 'defender') - FIRST_COLUMN,
    shifts,
    combatResults.columns,
  )
  return average(column, beyond, { steps, own, mobile, leaves: isCity[target] ? LEAVES_CITY : RETREATS })
}

interface Forces {
  readonly steps: number
  readonly own: number
  readonly mobile: number
  /** How likely the defenders are to go. */
  readonly leaves: number
}

function average(column: number, beyond: number, { steps, own, mobile, leaves }: Forces): Prospect {
  let [success, pushed, enemyLoss, ownLoss, worst] = [0, 0, 0, 0, 0]
  for (const face of FACES) {
    const { attacker, defender } = resultOf(
      { column, beyond, attack: 0, defence: 0, odds: '', startColumn: 0, shifts: [] },
      face,
    )
    const lost = Math.min(own, attacker)
    const isCleared = defender >= steps
    const goes = mobile > 0 && defender >= 2 ? (isCleared ? 0.9 : leaves) : 0
    success += (isCleared ? 1 : goes + (1 - goes) * WEAKENED * (defender / steps)) / 6
    enemyLoss += (goes * Math.floor(defender / 2) + (1 - goes) * Math.min(steps, defender)) / 6
    pushed += (goes * Math.ceil(defender / 2)) / 6
    ownLoss += lost / 6
    worst = Math.max(worst, lost)
  }
  return { success, pushed, enemyLoss, ownLoss, worst }
}
