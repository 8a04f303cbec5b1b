// Play that means to win: lands where it is soft, keeps a line, guards cities and beachheads, attacks at good odds. Levels are settings of it.
import type { Action } from '../../../engine/game/action.ts'
import type { DecisionName } from '../../../games/eisenhowers-war/index.ts'
import { attackOf, defenceOf, stepsLeft } from '../../../games/eisenhowers-war/rules/02-steps.ts'
import { finalCount } from '../../../games/eisenhowers-war/rules/04-victory.ts'
import { actingSide, inOffensive } from '../../../games/eisenhowers-war/rules/05-active.ts'
import { unsuppliedUnits } from '../../../games/eisenhowers-war/rules/07-attrition.ts'
import { isSupplied } from '../../../games/eisenhowers-war/rules/07-supply.ts'
import { attackRefusal, firstTogether } from '../../../games/eisenhowers-war/rules/10-attackers.ts'
import { inItaly } from '../../../games/eisenhowers-war/rules/13-offensives.ts'
import { hexNamed, unitNamed } from '../../../games/eisenhowers-war/rules/actions.ts'
import { ALLIED, GERMAN, groupNamed } from '../../../games/eisenhowers-war/sides.ts'
import { BOX, type State } from '../../../games/eisenhowers-war/state.ts'
import { groupOf, sideOf, UNITS } from '../../../games/eisenhowers-war/units.ts'
import { grid, openSide } from '../../../games/eisenhowers-war/world.ts'
import { type Estimate, memoryOfEstimates } from '../../planner/estimate.ts'
import { type Ground, groundOf, groundWorth } from '../../planner/ground.ts'
import { drafted } from '../../planner/orders.ts'
import { promiseOf, stakeOf } from '../../planner/promise.ts'
import type { Description, Opinion } from '../../players/player.ts'
import { isGreen } from '../../temper.ts'
import { turnsLeft } from './clock.ts'
import {
  advanceWorth,
  defenceWorth,
  lossWorth,
  memoryOfCombat,
  retreatWorth,
  standingAttacks,
  supportWorth,
} from './combat.ts'
import { fieldOfEisenhowersWar } from './field.ts'
import {
  deployWorth,
  firstPlanWorth,
  fortressWorth,
  inlandWorth,
  landingWorth,
  launchWorth,
  secondPlanWorth,
} from './invasions.ts'
import { memoryOfMarches } from './march.ts'
import { byGround, prospectOf } from './prospects.ts'

export function worth(): Description<State, DecisionName>['worth'] {
  const field = fieldOfEisenhowersWar()
  const estimateOf = memoryOfEstimates(field)
  const marches = memoryOfMarches()
  const combat = memoryOfCombat()
  return (game, g, side, decision, temper) => {
    const plain = PLAIN[decision]
    if (plain !== undefined) return plain(g)
    const estimate = estimateOf(g, side, temper)
    switch (decision) {
      case 'movement':
        return marches.phase(g, estimate, game.legal(g, side))
      case 'move':
        return marches.move(g, estimate)
      case 'combat':
        return (
          marches.arrival(g, estimate, game.legal(g, side)) ?? combat.open(estimate, g, game.legal(g, side))
        )
      case 'assemble':
        return combat.assemble(estimate, g)
      case 'order':
        return orderWorth(estimate, g)
      case 'window':
        return isGreen(temper) ? passing : offensiveWorth(estimate, g)
      default:
        return ofGround(groundOf(estimate), g, decision)
    }
  }
}

const passing: Opinion = action => (action.do === 'pass' ? 1 : 0)

function ofGround(ground: Ground<State>, g: State, decision: DecisionName): Opinion {
  switch (decision) {
    case 'advance':
      return advanceWorth(ground, g)
    case 'defence':
      return defenceWorth(ground, g)
    case 'retreat':
      return retreatWorth(ground, g)
    case 'support':
      return supportWorth(ground, g)
    case 'secondPanzers':
    case 'yugoslavs':
    case 'lastReserves':
      return placeWorth(ground, g)
    default:
      return lossWorth(ground, g)
  }
}

/** Where it does most good; nobody stays out. */
function placeWorth(ground: Ground<State>, g: State): Opinion {
  return action =>
    action.do === 'place' ? groundWorth(ground, g, unitNamed(action.unit), hexNamed(action.to)) : -1000
}

/** What stands ready has to promise so much, and so much of what could be had after movement. */
const ENOUGH_AT_ONCE = 1
const AS_GOOD = 0.8
/** What each unit that waits in the box could add after movement. */
const WAITING = 0.4

/** 5.5  Attack first where as much can be had at once, so that everybody may move through the gaps. */
function orderWorth(estimate: Estimate<State>, g: State): Opinion {
  const isFirst = inOffensive(g) || (!isGreen(estimate.temper) && isReadyToAttack(estimate, g))
  return action => ((action.first === 'attack') === isFirst ? 1 : 0)
}

function isReadyToAttack(estimate: Estimate<State>, g: State): boolean {
  const ready = standingAttacks(estimate, g, contacts(g, actingSide(g)))
  if (ready < ENOUGH_AT_ONCE) return false
  let waiting = 0
  for (let unit = 0; unit < UNITS; unit++)
    if (g.place[unit] === BOX.reinforcements && sideOf[unit] === estimate.side) waiting += WAITING
  return ready >= AS_GOOD * drafted(estimate).surplus + waiting
}

/** Who could attack which hex as the units stand. */
function contacts(g: State, side: number): Map<number, number[]> {
  const byTarget = new Map<number, number[]>()
  for (let unit = 0; unit < UNITS; unit++) {
    const from = g.place[unit]
    if (from < 0 || sideOf[unit] !== side || attackOf(g, unit) === 0) continue
    for (let slot = from * 6; slot < from * 6 + 6; slot++) {
      const target = grid.neighbours[slot]
      if (!openSide[slot] || g.top[target] < 0 || sideOf[g.top[target]] === side) continue
      if (attackRefusal(g, unit, target) === null)
        byTarget.set(target, [...(byTarget.get(target) ?? []), unit])
    }
  }
  for (const [target, units] of byTarget) byTarget.set(target, firstTogether(g, units, target))
  return byTarget
}

/** Steps that an offensive has to promise: the fewer the more markers there are for the turns that are left. */
const price = (g: State): number => Math.max(0.4, 0.6 + 0.35 * (turnsLeft(g) - 2 * g.offensives) * 0.3)

/** 13.6  The best attack that a marker would allow as the units stand, in steps. */
function offensiveWorth(estimate: Estimate<State>, g: State): Opinion {
  const known = new Map<number, number>()
  const worthOf = (hex: number): number => {
    const found = known.get(hex) ?? bestOffensive(estimate, g, hex)
    known.set(hex, found)
    return found
  }
  return action => (action.do === 'offensive' ? worthOf(hexNamed(action.hex)) : price(g))
}

function bestOffensive(estimate: Estimate<State>, g: State, hex: number): number {
  const byTarget = new Map<number, number[]>()
  for (let unit = 0; unit < UNITS; unit++) {
    const from = g.place[unit]
    if (from < 0 || sideOf[unit] !== GERMAN || attackOf(g, unit) === 0) continue
    if (grid.distance(hex, from) > 1 || inItaly(from) || !isSupplied(g, unit)) continue
    for (let slot = from * 6; slot < from * 6 + 6; slot++) {
      const target = grid.neighbours[slot]
      if (!openSide[slot] || g.top[target] < 0 || sideOf[g.top[target]] === GERMAN || inItaly(target))
        continue
      byTarget.set(target, [...(byTarget.get(target) ?? []), unit])
    }
  }
  let best = 0
  for (const [target, units] of byTarget) {
    const prospect = prospectOf(g, byGround(g, units), target, unit => isSupplied(g, unit), {
      isOffensive: true,
    })
    best = Math.max(best, promiseOf(prospect, stakeOf(estimate, g, units, target)))
  }
  return best
}

type OfState = (g: State) => Opinion

const one =
  (verb: string): OfState =>
  () =>
  action =>
    action.do === verb ? 1 : 0

/** Decisions that ask for no estimate. */
const PLAIN: Partial<Readonly<Record<DecisionName, OfState>>> = {
  deploy: deployWorth,
  shift: deployWorth,
  planFirst: firstPlanWorth,
  planSecond: secondPlanWorth,
  launch: launchWorth,
  landing: landingWorth,
  inland: inlandWorth,
  alliedReinforcement: alliedRebuilding,
  germanReinforcement: g => action => (action.do === 'rebuild' ? strengthOf(g, action) : 0),
  exchange: g => action => (action.do === 'exchange' ? 20 - strengthOf(g, action) : 0),
  supplyProblem: lesserGroup,
  supplyCheck: airLift,
  airdrop: one('drop'),
  conversion: one('done'),
  bridge: one('bridge'),
  alpineFortress: fortressWorth,
}

const strengthOf = (g: State, action: Action): number => {
  const unit = unitNamed(action.unit)
  return attackOf(g, unit) + defenceOf(g, unit)
}

/** 12.1.1, 12.3, 12.4, 13.7  Two steps at the front before two steps at a port; the French come as soon as they may. */
function alliedRebuilding(g: State): Opinion {
  return action => {
    const unit = unitNamed(action.unit)
    if (action.do === 'withdraw') return 50
    if (action.do === 'thunderclap') return 40 + farthest(g, hexNamed(action.hex))
    if (action.do !== 'rebuild') return action.do === 'end' ? 0 : -1
    return g.place[unit] === BOX.eliminated
      ? g.flipped > 0
        ? -1
        : 5 + strengthOf(g, action) / 10
      : 10 + strengthOf(g, action)
  }
}

/** 13.7, 4.4  A city of the final check that would be hardest to reach. */
function farthest(g: State, hex: number): number {
  if (!finalCount(g).western.includes(hex)) return -60
  let nearest = 99
  for (let unit = 0; unit < UNITS; unit++)
    if (g.place[unit] >= 0 && sideOf[unit] === ALLIED)
      nearest = Math.min(nearest, grid.distance(g.place[unit], hex))
  return nearest
}

/** 7.15  The army group that brings less to the front goes short. */
function lesserGroup(g: State): Opinion {
  const attack = [0, 0]
  for (let unit = 0; unit < UNITS; unit++)
    if (g.place[unit] >= 0 && sideOf[unit] === ALLIED && groupOf[unit] <= 1)
      attack[groupOf[unit]] += attackOf(g, unit)
  return action => -attack[groupNamed(action.group)]
}

/** 7.11  Where most steps would be lost. */
function airLift(g: State): Opinion {
  const dry = unsuppliedUnits(g, ALLIED)
  return action => {
    if (action.do !== 'aerial') return 0.5
    const hex = hexNamed(action.hex)
    return dry.reduce((sum, unit) => sum + (g.place[unit] === hex ? stepsLeft(g, unit) : 0), 0)
  }
}
