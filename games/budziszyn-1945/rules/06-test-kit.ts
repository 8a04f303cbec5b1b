// Positions for the tests of fire and of the air: the decisions and procedures of chapters 6 and 8 at one table.
import { FRAMES } from '../flow.ts'
import { PHASE, type ScenarioId, type State } from '../state.ts'
import { beginCombatPhase, combatDecision } from './05-combat.ts'
import { lossesDecision } from './05-losses.ts'
import { barrageDecision } from './06-barrage.ts'
import { fireProcedure } from './06-fire.ts'
import { expandFire, rangedFireDecision } from './06-ranged-fire.ts'
import { airPhaseProcedure, beginAirPhase } from './08-air-phase.ts'
import { airPlanDecision, expandMission } from './08-air-plan.ts'
import { grantAirPoints } from './08-air-points.ts'
import { ask, emptyGame, put, type Table, tableOf } from './testing.ts'

/** Stacks by hex: `{ 2010: 'su-3-art21 su-3-art76', 2012: 'de-342-698' }`. */
export type Stacks = Readonly<Record<string, string>>

export function position(scenario: ScenarioId, stacks: Stacks): State {
  const g = emptyGame(scenario)
  for (const [hex, ids] of Object.entries(stacks)) put(g, ids, hex)
  return g
}

export const atTable = (g: State): Table =>
  tableOf(
    g,
    [
      [FRAMES.combat, combatDecision],
      [FRAMES.barrage, barrageDecision],
      [FRAMES.rangedFire, rangedFireDecision],
      [FRAMES.losses, lossesDecision],
      [FRAMES.airPlan, airPlanDecision],
    ],
    [
      [FRAMES.fire, fireProcedure],
      [FRAMES.airPhase, airPhaseProcedure],
    ],
    (state, action) => expandFire(action) ?? expandMission(state, action),
  )

/** The combat phase of a player, with its obligations. */
export function inCombatPhase(g: State, player = 0): Table {
  ask(g, FRAMES.combat, player, PHASE.combat)
  beginCombatPhase(g, null)
  return atTable(g)
}

export function inBarragePhase(g: State): Table {
  ask(g, FRAMES.barrage, 0, PHASE.barrage)
  return atTable(g)
}

/** The air phase of a player on a day, with the points of that day still unused. */
export function inAirPhase(g: State, player = 0, turn = 1): Table {
  g.turn = turn
  grantAirPoints(g)
  return inNextAirPhase(g, player)
}

/** Another air phase of the same day. */
export function inNextAirPhase(g: State, player: number): Table {
  g.player = player
  g.phase = PHASE.air
  g.flow.fill(0)
  beginAirPhase(g)
  return atTable(g)
}

export const event = (log: readonly { event: string }[], name: string) =>
  log.find(entry => entry.event === name) as Readonly<Record<string, unknown>> | undefined
