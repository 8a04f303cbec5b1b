// S-3, S-4  Two Stars before its first turn: the Soviet air days, and the Poles who change sides.

import { roll } from '../../../engine/dice/roll.ts'
import type { Decision, Procedure } from '../../../engine/flow/flow-game.ts'
import { popFrame, setSlot, slot } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { CAMP, NATION } from '../nations.ts'
import { BOX, type State, UNIT } from '../state.ts'
import { UNITS, unitIds, unitNation } from '../units.ts'
import { loseLevel, NO_CREDIT } from './01-levels.ts'
import { changeCamp, sendToBox } from './04-zones-of-control.ts'
import { disorganise } from './05-disorganisation.ts'
import { WRONG_PHASE } from './actions.ts'

const NOT_A_DAY = forbid('S-3', 'the scenario has sixteen days')
const DAY_TAKEN = forbid('S-3', 'each air day has its own turn')

/** S-3  The turns on which the Soviets have 30, 25 and 20 points, chosen one after the other. */
export const airDaysDecision: Decision<State> = {
  side: g => g.terms.playerOf[CAMP.soviet],
  list(g, offer) {
    for (let turn = 1; turn <= g.terms.lastTurn; turn++) {
      if (!g.airDays.includes(turn)) offer({ do: 'air-day', turn })
    }
  },
  check: (g, action) => (action.do === 'air-day' ? dayRefusal(g, action.turn) : WRONG_PHASE),
  perform(g, action, log) {
    const next = slot(g.flow, FRAMES.airDays.at.next)
    g.airDays[next] = action.turn as number
    log?.push({ event: 'air-day', rule: 'S-3', turn: action.turn })
    if (next === g.airDays.length - 1) popFrame(g.flow)
    else setSlot(g.flow, FRAMES.airDays.at.next, next + 1)
  },
}

function dayRefusal(g: State, turn: unknown): Refusal | null {
  if (!Number.isInteger(turn) || (turn as number) < 1 || (turn as number) > g.terms.lastTurn) return NOT_A_DAY
  return g.airDays.includes(turn as number) ? DAY_TAKEN : null
}

/** S-4  One roll for each Polish counter. */
export const defectionProcedure: Procedure<State> = {
  run(g, log) {
    for (let unit = 0; unit < UNITS; unit++) {
      if (unitNation[unit] === NATION.poland && g.place[unit] >= 0) decideSide(g, unit, log)
    }
    popFrame(g.flow)
  },
}

// R47  A counter that loses its only level is gone, and nobody is credited with it.
function decideSide(g: State, unit: number, log: Log): void {
  const die = roll(g, 6)
  log?.push({ event: 'defection', rule: 'S-4', unit: unitIds[unit], dice: [die] })
  if (die === 2 || die === 3) loseLevel(g, unit, NO_CREDIT, 'S-4', log)
  if (g.place[unit] < 0) return
  if (die <= 2) {
    changeCamp(g, unit, CAMP.american)
    g.unitFlags[unit] |= UNIT.defector
    sendToBox(g, unit, BOX.toPlace)
  }
  if (die === 4) disorganise(g, unit, 'S-4', log)
}
