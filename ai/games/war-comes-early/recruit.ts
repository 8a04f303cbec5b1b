// A recruit's play: goes for the nearest hexes that score, attacks at good odds, keeps its best units; forms no armies, and holds
// where it stands.

import { slot } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import type { DecisionName } from '../../../games/war-comes-early/index.ts'
import { CZECHOSLOVAKIA } from '../../../games/war-comes-early/nations.ts'
import { stackingRefusal } from '../../../games/war-comes-early/rules/08-stacking.ts'
import { hexOf, unitOf } from '../../../games/war-comes-early/rules/actions.ts'
import { STATUS, type State } from '../../../games/war-comes-early/state.ts'
import {
  attackFactor,
  defenceFactor,
  grid,
  isGermanMech,
  openSide,
  unitNation,
} from '../../../games/war-comes-early/world.ts'
import type { Description } from '../../players/player.ts'
import { bestAttack, type Plan, takesPart } from './attack.ts'
import { sightOf } from './field.ts'
import { memoryOfSetUp } from './set-up.ts'
import { isOnTheAttack, memoryOfWays, prizeOf, type Way } from './strategy.ts'

const UNWANTED = -1

export function recruitWorth(): Description<State, DecisionName>['worth'] {
  const way = memoryOfWays()
  const suggested = memoryOfSetUp()
  let plan: Plan | null = null
  return (game, g, side, decision) => {
    switch (decision) {
      case 'deploy':
      case 'deployNeutral':
        return suggested(g, decision)
      case 'movement':
        return action => moveWorth(g, action, way)
      case 'combat':
        plan = bestAttack(sightOf(g, side), game.legal(g, side), 'attack')
        return action => openingWorth(g, action, 'attack', plan)
      case 'momentum':
        plan = bestAttack(sightOf(g, side), game.legal(g, side), 'momentum')
        return action => openingWorth(g, action, 'momentum', plan)
      case 'assemble':
        return action => (action.do === 'join' ? (takesPart(plan, action) ? 1 : UNWANTED) : dropWorth(action))
      case 'advance':
        return action => (action.do === 'advance' ? advanceWorth(g, action, way) : 0)
      default:
        return action => OPINIONS[decision](g, action, way)
    }
  }
}

type PlainOpinion = (g: State, action: Action, way: Way) => number

const strength = (action: Action): number => {
  const unit = unitOf(action.unit)
  return attackFactor[unit] + defenceFactor[unit]
}

/** Arrivals go where the way is short. */
const arrival: PlainOpinion = (g, action, way) => {
  if (action.do === 'decline') return UNWANTED * 10_000
  const unit = unitOf(action.unit)
  return strength(action) * 1000 - way(g, unit)[hexOf(action.hex)]
}

const PHASES_IN_ORDER = ['reorganization', 'combat', 'movement']

/** The small decisions, one line each. */
const OPINIONS = {
  germanOrder: (_g, action) => (String(action.phases) === 'movement,combat,reorganization' ? 1 : 0),
  germanWindow: (_g, action) =>
    action.do === 'phase' ? PHASES_IN_ORDER.indexOf(String(action.phase)) + 1 : 0,
  violation: (g, action) =>
    action.do === 'proceed' ? 0 : isWorthViolating(g, String(action.nation)) ? 1 : UNWANTED,
  reserves: (g, action) => prizeOf(g, hexOf(action.hex)),
  mountainCorps: arrival,
  replacements: arrival,
  chainEntry: arrival,
  terrorBombing: (_g, action) => Number(action.markers),
  groundSupport: () => 0,
  reorganization: (_g, action) => (action.do === 'end' ? 0 : UNWANTED),
  components: (_g, action) => strength(action),
  defenderLosses: (_g, action) => -strength(action),
  attackerLosses: (_g, action) => -strength(action),
  disperse: (_g, action) => strength(action),
  railheads: (g, action) => (action.do === 'done' ? 0 : railheadGain(g, action)),
} satisfies Partial<Record<DecisionName, PlainOpinion>>

/** Small neighbours with points to take, once Prague is settled; Belgium and the Dutch would cost too much. */
const EASY_PREY: readonly string[] = ['Danzig', 'Denmark', 'Luxembourg']

function isWorthViolating(g: State, nation: string): boolean {
  return g.status[CZECHOSLOVAKIA] === STATUS.capitulated && EASY_PREY.includes(nation)
}

/** Railheads follow the Soviet armies west. */
function railheadGain(g: State, action: Action): number {
  const from = g.railheads[Number(action.railhead)]
  return grid.line[from] - grid.line[hexOf(action.to)]
}

function moveWorth(g: State, action: Action, way: Way): number {
  if (action.do === 'step' || action.do === 'column') {
    const unit = unitOf(action.unit)
    const far = way(g, unit)
    const gain = far[g.place[unit]] - far[hexOf(action.to)]
    return gain <= 0 ? UNWANTED : gain * 2 + (action.do === 'column' ? 1 : 0)
  }
  if (action.do === 'begin' && action.unit !== undefined) return UNWANTED
  if (action.do === 'begin') return wantsToMove(g, hexOf(action.hex), way) ? 1 : UNWANTED
  return action.do === 'end' ? 0 : UNWANTED
}

/** Whoever has something to hold goes back to it only if it is so near. */
const AT_HOME = 4

function wantsToMove(g: State, hex: number, way: Way): boolean {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
    const far = way(g, unit)
    if (far[hex] > AT_HOME && !isOnTheAttack(g, unitNation[unit])) continue
    for (let side = hex * 6; side < hex * 6 + 6; side++) {
      const to = grid.neighbours[side]
      if (openSide[side] && far[to] < far[hex] && stackingRefusal(g, unit, to) === null) return true
    }
  }
  return false
}

function openingWorth(g: State, action: Action, verb: string, plan: Plan | null): number {
  if (action.do === 'end' || action.do === 'done') return 0
  const target = hexOf(action.target)
  if (action.do === verb) {
    return plan?.target === target && takesPart(plan, action)
      ? plan.value + strength(action) / 1000
      : UNWANTED
  }
  // A drive into an empty hex costs nothing; it is worth it where the hex itself scores.
  return prizeOf(g, target) > 0 ? prizeOf(g, target) : UNWANTED
}

const dropWorth = (action: Action): number => (action.do === 'resolve' ? 0 : UNWANTED)

function advanceWorth(g: State, action: Action, way: Way): number {
  const unit = unitOf(action.unit)
  const far = way(g, unit)
  const target = slot(g.flow, 1)
  if (far[target] >= far[g.place[unit]]) return UNWANTED
  return strength(action) + isGermanMech[unit] * 100
}
