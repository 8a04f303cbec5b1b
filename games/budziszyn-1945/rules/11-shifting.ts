// 11.2.2  A unit that stays off the map goes round it by up to three zones and enters in the next movement phase.
import type { Action } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { CAMP } from '../nations.ts'
import { BOX, type State } from '../state.ts'
import { unitIds } from '../units.ts'
import type { Order } from './03-orders.ts'
import { sendToBox, unitsOffMap } from './04-zones-of-control.ts'
import { answerCall, dueRefusal } from './11-due.ts'
import { bitOfZone, lowestBit, zoneNames, zonesBetween, zonesWithin } from './11-zones.ts'
import { UNKNOWN_UNIT, unitNamed } from './actions.ts'

const MOST_ZONES = 3

const NO_SUCH_ZONE = forbid('11.1.2', 'there is no such entry zone')
const NOT_ELSEWHERE = forbid('11.2.2', 'the unit waits at this zone')
const TOO_FAR = forbid('11.2.2', 'a unit goes round the map by at most three zones in a turn')
const REGIMENTS_COME = forbid('N-A1', 'the American regiment of the day comes in or does not come')

// R44, B18  A regiment that went round would be saved for another day.
function shiftRefusal(g: State, unit: number, zone: number): Refusal | null {
  if (g.place[unit] === BOX.onCall && g.camp[unit] === CAMP.american) return REGIMENTS_COME
  const steps = zonesBetween(g.zone[unit], zone)
  if (steps === 0) return NOT_ELSEWHERE
  return steps > MOST_ZONES ? TOO_FAR : null
}

const zoneNamed = (action: Action): number =>
  typeof action.zone === 'string' ? zoneNames.indexOf(action.zone) : -1

/** `{ do: 'shift', unit: 'de-275-983', zone: 'G' }` */
export const shiftOrder: Order = {
  do: 'shift',
  list(g, _, offer) {
    const { units, count } = unitsOffMap(g, g.player)
    for (let i = 0; i < count; i++) {
      const unit = units[i]
      if (dueRefusal(g, unit) !== null) continue
      for (let near = zonesWithin(g.zone[unit], MOST_ZONES); near !== 0; near &= near - 1) {
        const zone = lowestBit(near)
        if (shiftRefusal(g, unit, zone) === null)
          offer({ do: 'shift', unit: unitIds[unit], zone: zoneNames[zone] })
      }
    }
  },
  check(g, _, action) {
    const unit = unitNamed(action.unit)
    if (unit < 0) return UNKNOWN_UNIT
    const zone = zoneNamed(action)
    return dueRefusal(g, unit) ?? (zone < 0 ? NO_SUCH_ZONE : shiftRefusal(g, unit, zone))
  },
  perform(g, _, action, log) {
    const unit = unitNamed(action.unit)
    answerCall(g, unit)
    sendToBox(g, unit, BOX.waiting)
    g.own('zone')[unit] = bitOfZone(zoneNamed(action))
    g.own('arrives')[unit] = g.turn + 1
    log?.push({ event: 'shifted', rule: '11.2.2', unit: unitIds[unit], zone: action.zone })
  },
}
