// Which attacks are worth making, by the exact chances of the combat results table.
import type { Action } from '../../../engine/game/action.ts'
import { defendersOf, garrisonFactor } from '../../../games/war-comes-early/rules/12-attackers.ts'
import { forecast } from '../../../games/war-comes-early/rules/12-forecast.ts'
import { hexOf, unitOf } from '../../../games/war-comes-early/rules/actions.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import { attackFactor, corpsHalves, unitIds, unitNation } from '../../../games/war-comes-early/world.ts'
import { isOnTheAttack, prizeOf } from './strategy.ts'

export interface Plan {
  readonly target: number
  readonly units: readonly number[]
  readonly value: number
}

/** What a corps of one's own is worth against one of the enemy's; whoever has to gain ground pays more. */
const OWN_LOSS_ON_THE_ATTACK = 0.75
const OWN_LOSS_OTHERWISE = 1.1
const GROUND = 0.6

/** Corps that the attack is expected to gain, less those that it costs, plus the ground if the hex is cleared. */
export function promiseOf(g: State, units: readonly number[], target: number): number {
  const halves = defendersOf(g, target).reduce((sum, unit) => sum + corpsHalves[unit], 0)
  const defenders = halves / 2 + (garrisonFactor(g, target) > 0 ? 1 : 0)
  const ownLoss = isOnTheAttack(g, unitNation[units[0]]) ? OWN_LOSS_ON_THE_ATTACK : OWN_LOSS_OTHERWISE
  const ground = 1 + GROUND * prizeOf(g, target)
  let value = 0
  for (const { result, ways, of } of forecast(g, units, target).chances) {
    const gained = Math.min(result.defender, defenders)
    const cleared = result.defender >= defenders ? ground : 0
    value += (ways / of) * (gained + cleared - ownLoss * result.attacker)
  }
  return value
}

/** The best attack among those that can be opened with these verbs, or null if none promises anything. */
export function bestAttack(g: State, legal: readonly Action[], verb: string): Plan | null {
  const byTarget = new Map<number, number[]>()
  for (const action of legal) {
    if (action.do !== verb) continue
    const target = hexOf(action.target)
    byTarget.set(target, [...(byTarget.get(target) ?? []), unitOf(action.unit)])
  }
  let best: Plan | null = null
  for (const [target, units] of byTarget) {
    const plan = leanest(g, units, target)
    if (plan.value > (best?.value ?? 0)) best = plan
  }
  return best
}

/** All who can, less those without whom it goes as well; they can fight elsewhere. */
function leanest(g: State, candidates: readonly number[], target: number): Plan {
  let units = [...candidates].sort((a, b) => attackFactor[b] - attackFactor[a])
  let value = promiseOf(g, units, target)
  for (const unit of [...units].reverse()) {
    if (units.length === 1) break
    const fewer = units.filter(other => other !== unit)
    const without = promiseOf(g, fewer, target)
    if (without < value) continue
    units = fewer
    value = without
  }
  return { target, units, value }
}

export const takesPart = (plan: Plan | null, action: Action): boolean =>
  plan?.units.some(unit => unitIds[unit] === action.unit) ?? false
