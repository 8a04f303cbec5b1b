// Positions for the tests of attacks: a forecast in words, and a combat phase that stops when the dice are to be rolled.

import { popFrame } from '../../../engine/flow/frames.ts'
import { setInThisFile } from '../../../engine/testing/restore.ts'
import { FRAMES } from '../flow.ts'
import { PHASE, type State } from '../state.ts'
import { attackPoints, defencePoints, unit } from '../units.ts'
import { hex } from '../world.ts'
import { assembleDecision, expandAssault } from './05-assemble.ts'
import { clearBattle } from './05-battle-cells.ts'
import { beginCombatPhase, combatDecision } from './05-combat.ts'
import { defenceDecision } from './05-defence.ts'
import { engagementOfPlan, type Forecast, forecast } from './05-forecast.ts'
import { ask, type Table, tableOf } from './testing.ts'

/** Gives a counter other strengths for the tests of one file. */
export function points(id: string, attack: number, defence = attack): void {
  for (const levels of [0, 1, 2]) {
    setInThisFile(attackPoints[levels], unit(id), attack)
    setInThisFile(defencePoints[levels], unit(id), defence)
  }
}

const unitsIn = (ids = ''): number[] => (ids === '' ? [] : ids.split(' ').map(unit))

interface PlanInWords {
  readonly targets: string
  readonly attackers: string
  readonly support?: string
  readonly abilities?: string
  readonly paid?: string
  readonly air?: number
  readonly kills?: number
  readonly declines?: boolean
  readonly defenceSupport?: string
  readonly defenceAbilities?: string
  readonly defenceAir?: number
  readonly defenceKills?: number
}

/** `forecastOf(g, { targets: '3015', attackers: 'su-vii-24 su-vii-25' })` */
export function forecastOf(g: State, plan: PlanInWords): Forecast {
  return forecast(
    g,
    engagementOfPlan(g, {
      targets: plan.targets.split(' ').map(hex),
      attackers: unitsIn(plan.attackers),
      support: unitsIn(plan.support),
      abilities: unitsIn(plan.abilities),
      paid: unitsIn(plan.paid),
      air: plan.air,
      kills: plan.kills,
      declines: plan.declines,
      defence: {
        support: unitsIn(plan.defenceSupport),
        abilities: unitsIn(plan.defenceAbilities),
        air: plan.defenceAir,
        kills: plan.defenceKills,
      },
    }),
  )
}

/** Sum of the shifts that a rule gives, to the right above zero. */
export const shiftBy = (f: Forecast, rule: string): number =>
  f.shifts.filter(entry => entry.rule === rule).reduce((sum, entry) => sum + entry.columns, 0)

/** Begins the combat phase of a player. */
export function combatPhase(g: State, player = 0): Table {
  ask(g, FRAMES.combat, player, PHASE.combat)
  beginCombatPhase(g, null)
  return tableOf(
    g,
    [
      [FRAMES.combat, combatDecision],
      [FRAMES.assemble, assembleDecision],
      [FRAMES.defence, defenceDecision],
    ],
    [],
    (_g, action) => expandAssault(action),
  )
}

/** The dice have been rolled and nothing came of it: on to the next attack. */
export function passOver(g: State): void {
  popFrame(g.flow)
  clearBattle(g)
}
