// 11.1, 11.2.1, R60  Reinforcements come onto the map and march on from there.
import { pushFrame } from '../../../engine/flow/frames.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import { FRAMES } from '../flow.ts'
import { CAMP } from '../nations.ts'
import { BOX, PHASE, type State, UNIT } from '../state.ts'
import { isTowedArtillery, unitIds } from '../units.ts'
import { grid } from '../world.ts'
import { noteGermanMove } from './03-activation.ts'
import { allowanceOf, grant, spend } from './03-allowance.ts'
import type { Order } from './03-orders.ts'
import { canGoNowhere, forgetReach } from './03-reach.ts'
import { campIn, holdsEnemyOf, stayRefusal } from './03-stacking.ts'
import { ENEMY_THERE } from './03-way.ts'
import { inEnemyZone, unitsOffMap } from './04-zones-of-control.ts'
import { disturb } from './05-disorganisation.ts'
import { enterHex } from './07-field-fortifications.ts'
import { americanGroundRefusal, noteAmericanEntry } from './11-americans.ts'
import { answerCall, dueRefusal, forgetArrival } from './11-due.ts'
import { entryTicks, isSecondaryEntry, joinQueue } from './11-entry-cost.ts'
import { shiftOrder } from './11-shifting.ts'
import {
  hexesOfZone,
  isOwnBank,
  isZoneLost,
  lowestBit,
  zoneOf,
  zonesBetween,
  zonesWithin,
} from './11-zones.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed } from './actions.ts'

const NO_ZONE = forbid('11.1.2', 'units enter only by the hexes of entry zones')
const OTHER_ZONE = forbid('11.1.2', 'this unit enters by another zone')
const OTHER_BANK = forbid(
  '11.1.2',
  'in this zone the Soviets enter east of the Nysa and all others west of it',
)
const ZONE_LOST = forbid('11.1.4', 'the enemy controls the whole zone')
const IMPASSABLE = forbid('3.1.11', 'the ground is closed to units of this kind')
const INTO_ZONE = forbid('12.2.2', 'strategic movement never enters an enemy zone of control')
const TOO_SLOW = forbid('12.2.3', 'without its two points the unit has none left')
const TOO_DEAR = forbid('11.1.5', 'the unit has not the movement points to enter behind the stacks before it')

/** 11.2.1, R33  What a unit has for entering and marching on: all its points, or exactly half by a zone next to its own. */
function pointsAt(g: State, unit: number, hex: number): number {
  const all = allowanceOf(g, unit)
  return zonesBetween(g.zone[unit], zoneOf[hex]) === 0 ? all : all / 2
}

function zoneRefusal(g: State, unit: number, zone: number): Refusal | null {
  if (zone < 0) return NO_ZONE
  if (zonesBetween(g.zone[unit], zone) > 1) return OTHER_ZONE
  return isZoneLost(g, g.camp[unit], zone) && !comesAnyway(g, unit, zone) ? ZONE_LOST : null
}

// N-A1, B15  The regiments of the day come by K and L, which the Germans hold until then.
const comesAnyway = (g: State, unit: number, zone: number): boolean =>
  g.place[unit] === BOX.onCall && g.camp[unit] === CAMP.american && zonesBetween(g.zone[unit], zone) === 0

const bankRefusal = (g: State, unit: number, hex: number): Refusal | null =>
  isOwnBank(g.camp[unit], hex) ? americanGroundRefusal(g, g.camp[unit], hex) : OTHER_BANK

// R60  An enemy zone of control stops a unit that comes in, an enemy unit keeps it out.
function hexRefusal(g: State, unit: number, hex: number): Refusal | null {
  if (holdsEnemyOf(g, g.camp[unit], hex)) return ENEMY_THERE
  const all = allowanceOf(g, unit)
  if (all === 0) return TOO_SLOW
  const ticks = entryTicks(g, unit, hex, all)
  if (ticks >= CLOSED) return IMPASSABLE
  if (g.phase === PHASE.strategic && inEnemyZone(g, g.camp[unit], hex)) return INTO_ZONE
  return ticks > pointsAt(g, unit, hex) ? TOO_DEAR : roomRefusal(g, unit, hex)
}

// 3.1.10, 3.2.1  Into a full hex of its own camp only if it can march on.
function roomRefusal(g: State, unit: number, hex: number): Refusal | null {
  const refusal = stayRefusal(g, unit, hex)
  if (refusal === null || campIn(g, hex) !== g.camp[unit]) return refusal
  const trial = g.copy()
  comeIn(trial, unit, hex)
  return canGoNowhere(trial, unit) ? refusal : null
}

function comeIn(g: State, unit: number, hex: number): void {
  const ticks = entryTicks(g, unit, hex, allowanceOf(g, unit))
  const left = pointsAt(g, unit, hex)
  // 3.1.13  A unit that changed its zone has spent half of what it began with.
  grant(g, unit, allowanceOf(g, unit))
  g.left[unit] = left
  spend(g, unit, ticks)
  joinQueue(g, unit, hex)
  answerCall(g, unit)
  forgetArrival(g, unit)
  enterHex(g, unit, hex)
  g.unitFlags[unit] |= flagsOnEntry(g, unit, hex)
}

function flagsOnEntry(g: State, unit: number, hex: number): number {
  let flags: number = UNIT.moved
  if (inEnemyZone(g, g.camp[unit], hex)) flags |= UNIT.stopped
  if (!isSecondaryEntry[hex]) flags |= UNIT.offSecondary
  // R74  Guns come in transport set-up.
  if (isTowedArtillery[unit]) flags |= UNIT.transport
  // 11.1.3  In the strategic phase it moves with those that were marked for it.
  if (g.phase === PHASE.strategic) flags |= UNIT.marked
  return flags
}

/** A march that began by entering: the unit has acted, and may go on later if it halts. */
const ACTED = 1

/** `{ do: 'enter', unit: 'de-275-983', at: '4499' }` */
const enter: Order = {
  do: 'enter',
  list(g, _, offer) {
    const { units, count } = unitsOffMap(g, g.player)
    for (let i = 0; i < count; i++) {
      const unit = units[i]
      if (dueRefusal(g, unit) !== null) continue
      for (let near = zonesWithin(g.zone[unit], 1); near !== 0; near &= near - 1) {
        const zone = lowestBit(near)
        if (zoneRefusal(g, unit, zone) === null) listZone(g, unit, zone, offer)
      }
    }
  },
  check(g, _, action) {
    const unit = unitNamed(action.unit)
    const hex = hexNamed(action.at)
    if (unit < 0) return UNKNOWN_UNIT
    if (hex < 0) return UNKNOWN_HEX
    return (
      dueRefusal(g, unit) ??
      zoneRefusal(g, unit, zoneOf[hex]) ??
      bankRefusal(g, unit, hex) ??
      hexRefusal(g, unit, hex)
    )
  },
  perform(g, _, action, log) {
    const unit = unitNamed(action.unit)
    const hex = hexNamed(action.at)
    comeIn(g, unit, hex)
    disturb(g, unit)
    noteGermanMove(g, unit)
    noteAmericanEntry(g, g.camp[unit], hex)
    log?.push({ event: 'entered', rule: '11.1.2', unit: unitIds[unit], hex: grid.names[hex] })
    forgetReach()
    pushFrame(g.flow, FRAMES.march, unit, ACTED)
  },
}

function listZone(
  g: State,
  unit: number,
  zone: number,
  offer: (action: { do: string; unit: string; at: string }) => void,
): void {
  for (const hex of hexesOfZone(zone)) {
    if (bankRefusal(g, unit, hex) === null && hexRefusal(g, unit, hex) === null)
      offer({ do: 'enter', unit: unitIds[unit], at: grid.names[hex] })
  }
}

/** Orders of the movement phase and the strategic phase. */
export const enterOrders: readonly Order[] = [enter, shiftOrder]
