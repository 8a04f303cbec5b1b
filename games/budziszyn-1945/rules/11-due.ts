// 11.1.1, 11.1.3  Who is due off the map: reinforcements of the day, units that left, and those that are called.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { CAMP } from '../nations.ts'
import { BOX, ownerOf, type State } from '../state.ts'
import { campRefusal } from './03-activation.ts'
import { regimentRefusal } from './11-americans.ts'
import { callRefusal, isOf28thArmy, useCredit } from './11-twenty-eighth-army.ts'
import { WRONG_SIDE } from './actions.ts'

const NOT_WAITING = forbid('11.1.1', 'this unit is no reinforcement')
const NOT_YET = forbid('11.1.1', 'this unit is not due yet')

/** Why a unit may neither enter nor go round the map now, or null. */
export function dueRefusal(g: State, unit: number): Refusal | null {
  if (ownerOf(g, unit) !== g.player) return WRONG_SIDE
  if (g.place[unit] === BOX.waiting) return g.arrives[unit] > g.turn ? NOT_YET : campRefusal(g, unit)
  return g.place[unit] === BOX.onCall ? onCallRefusal(g, unit) : NOT_WAITING
}

function onCallRefusal(g: State, unit: number): Refusal | null {
  if (g.camp[unit] === CAMP.american) return regimentRefusal(g, unit)
  return isOf28thArmy(unit) ? callRefusal(g, unit) : NOT_WAITING
}

/** N-R3, N-A1  A unit that was on call has been called. */
export function answerCall(g: State, unit: number): void {
  if (g.place[unit] !== BOX.onCall) return
  if (g.camp[unit] === CAMP.american) g.americansToday += 1
  else useCredit(g, unit)
}

/** What `arrives` and `zone` tell is over when a unit stands on the map. */
export function forgetArrival(g: State, unit: number): void {
  g.own('arrives')[unit] = 0
  g.own('zone')[unit] = 0
}
