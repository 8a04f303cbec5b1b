// 12  What an attack may be expected to bring, by the exact chances of the combat results table.
import { result } from '../../../engine/battle/table.ts'
import { GROUP, PLAYER, WEST } from '../../../games/hinge-of-fate/forces.ts'
import { unitsIn } from '../../../games/hinge-of-fate/rules/03-control.ts'
import { inCrisis } from '../../../games/hinge-of-fate/rules/08-crisis.ts'
import { fateOf } from '../../../games/hinge-of-fate/rules/12-fates.ts'
import { assess } from '../../../games/hinge-of-fate/rules/12-forecast.ts'
import { ORDER, type State } from '../../../games/hinge-of-fate/state.ts'
import { combatResults } from '../../../games/hinge-of-fate/tables.ts'
import { groupOf, isCity, mapOf } from '../../../games/hinge-of-fate/world.ts'
import type { Prospect } from '../../planner/battlefield.ts'

const FACES = [1, 2, 3, 4, 5, 6]
/** A city whose garrison is worn down falls the next time: what of the hex that counts for. */
const WEAKENED = 0.4
/** 8.10b  A fight costs Army Group C four of its 49 points for each unit: in steps. */
const SUPPLY_POINTS = 0.35

/** 12.15  Would a DR against a city be fought out? */
export function isAllOut(g: State, supplied: boolean): boolean {
  if (g.player === PLAYER.soviet) return true
  const isGerman = g.player === PLAYER.germanEast || (g.player === PLAYER.germanWest && !inCrisis(g))
  return isGerman && g.order === ORDER.fightMove && supplied
}

export function prospectOf(
  g: State,
  attackers: readonly number[],
  target: number,
  isSupplied: (unit: number) => boolean,
  stuka = -1,
): Prospect {
  const defenders = unitsIn(g, target)
  const engaged = attackers.map(unit => ({ unit, supplied: isSupplied(unit) }))
  const { column } = assess(g, { target, attackers: engaged, defenders, stuka, landed: false })
  const allOut = isAllOut(
    g,
    engaged.every(({ supplied }) => supplied),
  )
  const fight = { target, attackers: attackers.length, defenders, allOut }
  const steps = defenders.reduce((sum, unit) => sum + g.steps[unit], 0)
  let [success, pushed, enemyLoss, ownLoss, worst] = [0, 0, 0, 0, 0]
  for (const face of FACES) {
    const printed = result(combatResults, column, face)
    const fate = fateOf(g, fight, printed)
    success += (fate.isEmptied ? 1 : (WEAKENED * fate.defenderSteps) / Math.max(1, steps)) / 6
    if (printed === 'DR' && !isCity[target] && fate.defenderSteps === 0) pushed += 1 / 6
    enemyLoss += fate.defenderSteps / 6
    ownLoss += fate.attackerSteps / 6
    worst = Math.max(worst, fate.attackerSteps)
  }
  const points = mapOf[target] === WEST && !inCrisis(g) ? SUPPLY_POINTS : 0
  const agc = (units: readonly number[]) => units.filter(unit => groupOf[unit] === GROUP.agc).length
  return {
    success,
    pushed,
    enemyLoss: enemyLoss + points * agc(defenders),
    ownLoss: ownLoss + points * agc(attackers),
    worst,
  }
}
