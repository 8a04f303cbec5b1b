// 8, R84  The air phase: all plan, all is shown, aircraft that meet fight, bombs fall, supplies are dropped; the other
// missions stay until the next air phase begins.

import { roll } from '../../../engine/dice/roll.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import { inTurn } from '../../../engine/flow/staged.ts'
import type { Log } from '../../../engine/game/action.ts'
import { FRAMES } from '../flow.ts'
import { CAMP_COUNT, CAMPS, NOBODY } from '../nations.ts'
import { areHostile, HEX, MISSION, MISSION_WIDTH, ownerOf, type State } from '../state.ts'
import { grid } from '../world.ts'
import { clearHexFlags } from './01-levels.ts'
import { openFire, SHOT } from './06-fire.ts'
import { isBridgeTarget, targetStands, writeTarget } from './06-targets.ts'
import { fightInTheAir } from './08-air-combat.ts'
import { airCampOf, spendAirPoints } from './08-air-points.ts'
import { FLIGHT, plannedPoints } from './08-mission-orders.ts'
import {
  campOfMission,
  dropMission,
  eachMission,
  kindOfMission,
  MISSION_NAMES,
  sizeOfMission,
  targetOfMission,
} from './08-missions.ts'
import { lowerOutOfSupply } from './10-out-of-supply.ts'

const AIR_MARKS = HEX.hamperedMask | HEX.crossingMask

/** 2.2-1, 8.1.4  What flew before has landed; 2.1.4 without a point on any side there is nothing to plan. */
export function beginAirPhase(g: State): void {
  g.own('missions').fill(0)
  g.airRevealed = 0
  clearHexFlags(g, AIR_MARKS)
  for (let player = 0; player < g.terms.players; player++) {
    if (airCampOf(g, player) === NOBODY) continue
    pushFrame(g.flow, FRAMES.airPhase)
    return
  }
}

/** One player after the other plans; then all is shown, then one strike after the other. */
export const airPhaseProcedure = inTurn<State>(FRAMES.airPhase.at.stage, {
  count: g => g.terms.players + 1,
  each(g, stage, log) {
    if (stage === g.terms.players) reveal(g, log)
    else if (airCampOf(g, stage) !== NOBODY) pushFrame(g.flow, FRAMES.airPlan, stage)
  },
  after: strikeNext,
})

// 8.1.7, 8.1.5  From now on everybody sees the missions, and their points are spent.
function reveal(g: State, log: Log): void {
  g.airRevealed = 1
  if (g.missions[0] === MISSION.none) return
  g.revelations += 1
  for (let camp = 0; camp < CAMP_COUNT; camp++) spendAirPoints(g, camp, plannedPoints(g, camp))
  if (log !== null) eachMission(g, at => log.push(missionEvent(g, at)))
  fightInTheAir(g, log)
  eachMission(g, at => markGround(g, at))
}

const missionEvent = (g: State, at: number) => ({
  event: 'air-mission',
  rule: '8.1.7',
  camp: CAMPS[campOfMission(g, at)],
  kind: MISSION_NAMES[kindOfMission(g, at)],
  ...writeTarget(targetOfMission(g, at)),
  points: sizeOfMission(g, at),
})

/** 8.2.13, 8.2.15, 8.2.17  Missions that wait for movers lie on the hexes that they reach. */
export function markGround(g: State, at: number): void {
  const hex = targetOfMission(g, at)
  const size = sizeOfMission(g, at)
  if (kindOfMission(g, at) === MISSION.crossing) g.own('hexFlags')[hex] += size << HEX.crossingShift
  if (kindOfMission(g, at) !== MISSION.hamperMovement) return
  const missions = Math.floor(size / FLIGHT) << HEX.hamperedShift
  const marks = g.own('hexFlags')
  marks[hex] += missions
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const next = grid.neighbours[slot]
    if (next >= 0) marks[next] += missions
  }
}

const isStrike = (kind: number): boolean =>
  kind === MISSION.airAttack || kind === MISSION.object || kind === MISSION.supply

// 5.0b, 8.2.6, 8.2.8, 8.2.22  Air attacks, bridges and supplies, here and now; the missions are flown.
function strikeNext(g: State, log: Log): void {
  for (let at = 0; at < g.missions.length && g.missions[at] !== MISSION.none; at += MISSION_WIDTH) {
    if (!isStrike(kindOfMission(g, at))) continue
    const kind = kindOfMission(g, at)
    const target = targetOfMission(g, at)
    const points = sizeOfMission(g, at)
    const camp = campOfMission(g, at)
    dropMission(g, at)
    if (kind === MISSION.supply) dropSupplies(g, target, points, camp, log)
    else if (isStillThere(g, target, camp)) openFire(g, SHOT.aircraft, target, points, camp)
    return
  }
  popFrame(g.flow)
}

function isStillThere(g: State, target: number, camp: number): boolean {
  if (isBridgeTarget(target)) return targetStands(g, target)
  return g.top[target] >= 0 && areHostile(g, camp, g.camp[g.top[target]])
}

// 8.2.23, 8.2.24, 8.2.25  A die for every seven points: on 6 the drop fails, otherwise all units there are a level better off.
function dropSupplies(g: State, hex: number, points: number, camp: number, log: Log): void {
  const dice = Array.from({ length: Math.floor(points / FLIGHT) }, () => roll(g, 6))
  const drops = dice.filter(die => die < 6).length
  log?.push({ event: 'air-supply', rule: '8.2.24', hex: grid.names[hex], dice, drops })
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
    if (ownerOf(g, unit) !== g.terms.playerOf[camp]) return
    for (let i = 0; i < drops; i++) lowerOutOfSupply(g, unit)
  }
}
