// Play in which much happens: units seek the enemy, attacks are made and joined, phases end late.

import type { Action } from '../../../engine/game/action.ts'
import type { DecisionName } from '../../../games/war-comes-early/index.ts'
import { enemyOccupied } from '../../../games/war-comes-early/rules/11-entry.ts'
import { hexNamed, unitNamed } from '../../../games/war-comes-early/rules/actions.ts'
import { PHASE, type State } from '../../../games/war-comes-early/state.ts'
import { counters, grid, HEXES, unitNation } from '../../../games/war-comes-early/world.ts'
import { stepWeight } from '../../players/lively-step.ts'
import type { Description } from '../../players/player.ts'
import { addGoal, distancesFor, noGoals } from './distance.ts'

/** Weight of each verb where nothing more is asked. */
const VERBS: Readonly<Record<string, number>> = {
  // movement
  begin: 2,
  top: 0.1,
  // combat
  attack: 10,
  flank: 20,
  join: 8,
  drop: 5,
  resolve: 1,
  advance: 8,
  momentum: 10,
  'momentum-flank': 5,
  // reorganization
  combine: 3,
  split: 0.2,
  // sequence and arrivals
  phase: 4,
  violate: 0.5,
  support: 1,
  replace: 1,
  decline: 0.5,
  proceed: 4,
}

/** A phase ends after some dozens of actions, or when little else is left. */
const END: Readonly<Record<number, number>> = {
  [PHASE.movement]: 0.5,
  [PHASE.combat]: 0.5,
  [PHASE.reorganization]: 1,
}

/** A unit starts where history put it as often as anywhere else. */
const HISTORICAL = 60
const IN_THE_FIGHT = 100

export function liveliness(): Description<State, DecisionName>['liveliness'] {
  const seek = memoryOfEnemies()
  return (_game, g, side, decision) => {
    if (decision === 'movement') return action => moveWeight(g, action, seek(g, side))
    if (decision === 'deploy') return action => (isHistorical(action) ? HISTORICAL : 1)
    if (decision === 'groundSupport')
      return action => (isNearAnyone(g, hexNamed(action.hex)) ? IN_THE_FIGHT : 1)
    return action => verbWeight(g, action)
  }
}

function verbWeight(g: State, action: Action): number {
  return action.do === 'end' ? END[g.phase] : (VERBS[action.do] ?? 1)
}

function moveWeight(g: State, action: Action, far: (nation: number) => Int16Array): number {
  if (action.do !== 'step' && action.do !== 'column') return verbWeight(g, action)
  const unit = unitNamed(action.unit)
  const distance = far(unitNation[unit])
  const gain = distance[g.place[unit]] - distance[hexNamed(action.to)]
  return stepWeight(gain)
}

const isHistorical: (action: Action) => boolean = action => {
  const unit = unitNamed(action.unit)
  return unit >= 0 && counters[unit].fields.get('suggested') === action.hex
}

function isNearAnyone(g: State, hex: number): boolean {
  if (g.top[hex] >= 0) return true
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const next = grid.neighbours[slot]
    if (next >= 0 && g.top[next] >= 0) return true
  }
  return false
}

/** Distances to the enemy, kept for a phase: while one side moves, the other stays where it is. */
function memoryOfEnemies(): (g: State, side: number) => (nation: number) => Int16Array {
  let when = -1
  const kept = new Map<number, Int16Array>()
  return (g, side) => nation => {
    const now = (g.turn * 100 + g.drawn) * 64 + g.phase * 16 + g.germanPhases
    if (now !== when) kept.clear()
    when = now
    const known = kept.get(nation)
    if (known !== undefined) return known
    const goals = noGoals()
    for (let hex = 0; hex < HEXES; hex++) if (enemyOccupied(g, side, hex)) addGoal(goals, hex, 0)
    const far = distancesFor(g, nation, goals)
    kept.set(nation, far)
    return far
  }
}
