// 11.2.3, N-V1, R63  Leaving the map: by an entry zone to return, by zone S for Berlin.
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { POINT } from '../../../engine/movement/points.ts'
import { CAMP } from '../nations.ts'
import { BOX, isNysa1945, type State, UNIT } from '../state.ts'
import { isArmouredOrMotorised, MOBILITY, mobility, unitIds } from '../units.ts'
import { grid, isExit } from '../world.ts'
import type { Order } from './03-orders.ts'
import { stillRefusal } from './03-standing-still.ts'
import { inEnemyZone, sendToBox } from './04-zones-of-control.ts'
import { disturb } from './05-disorganisation.ts'
import { bitOfZone, zoneOf } from './11-zones.ts'
import { judgeExit } from './17-victory.ts'

const NO_ZONE = forbid('11.2.3', 'units leave the map only by the hexes of entry zones')
const NOT_ZONE_S = forbid('N-V1', 'this hex is not in zone S')
const NOT_SOVIET = forbid('N-V1', 'only Soviet and Polish units leave for Berlin')
const TOO_DEAR = forbid('3.1.5', 'the unit has not the movement points to leave the map')

// R63, B17, 4.2.6, 3.1.13  As into a clear hex, and a point more out of an enemy zone of control.
function exitTicks(g: State, unit: number): number {
  const ticks = inEnemyZone(g, g.camp[unit], g.place[unit]) ? 2 * POINT : POINT
  return Math.min(ticks, g.allowance[unit])
}

const costRefusal = (g: State, unit: number): Refusal | null =>
  exitTicks(g, unit) > g.left[unit] ? TOO_DEAR : null

function leaveRefusal(g: State, unit: number): Refusal | null {
  if (zoneOf[g.place[unit]] < 0) return NO_ZONE
  return stillRefusal(g, unit) ?? costRefusal(g, unit)
}

function exitRefusal(g: State, unit: number): Refusal | null {
  if (!isNysa1945(g) || !isExit[g.place[unit]]) return NOT_ZONE_S
  if (g.camp[unit] !== CAMP.soviet) return NOT_SOVIET
  return stillRefusal(g, unit) ?? costRefusal(g, unit)
}

/** Bits of a unit that mean nothing once it is off the map. */
const ON_MAP = UNIT.begun | UNIT.moved | UNIT.stopped | UNIT.offSecondary | UNIT.marked | UNIT.cutOff

function goOff(g: State, unit: number, box: number): void {
  disturb(g, unit)
  sendToBox(g, unit, box)
  g.unitFlags[unit] &= ~ON_MAP
  g.left[unit] = -1
  g.allowance[unit] = 0
}

/** 11.2.3  `{ do: 'leave' }`: from the next movement phase on the unit is a reinforcement at the zone by which it left. */
const leave: Order = {
  do: 'leave',
  list(g, unit, offer) {
    if (leaveRefusal(g, unit) === null) offer({ do: 'leave' })
  },
  check: leaveRefusal,
  perform(g, unit, _, log) {
    const from = g.place[unit]
    log?.push({ event: 'left', rule: '11.2.3', unit: unitIds[unit], hex: grid.names[from] })
    goOff(g, unit, BOX.waiting)
    g.own('zone')[unit] = bitOfZone(zoneOf[from])
    g.own('arrives')[unit] = g.turn + 1
  },
}

/** N-V1, R63  `{ do: 'exit' }`: by zone S, never to return. */
const exit: Order = {
  do: 'exit',
  list(g, unit, offer) {
    if (exitRefusal(g, unit) === null) offer({ do: 'exit' })
  },
  check: exitRefusal,
  perform(g: State, unit: number, _, log: Log) {
    const levels = countsInZoneS(g, unit) ? g.levels[unit] : 0
    log?.push({ event: 'exited', rule: 'N-V1', unit: unitIds[unit], hex: grid.names[g.place[unit]], levels })
    goOff(g, unit, BOX.exited)
    g.exitedLevels += levels
    judgeExit(g, log)
  },
}

// R63  Tank, mechanised, motorised and self-propelled units; on wheels only if the players agreed so.
const countsInZoneS = (g: State, unit: number): boolean =>
  isArmouredOrMotorised[unit] !== 0 &&
  (g.terms.options.wheelsCountInZoneS || mobility[unit] === MOBILITY.tracked)

/** Orders of a unit on the march. */
export const leaveOrders: readonly Order[] = [leave, exit]
