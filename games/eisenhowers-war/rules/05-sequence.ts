// 5.1, 5.2, 5.5  The sequence of play: nine turns of eight phases, and the two portions of a Movement & Attack Phase.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import { staged } from '../../../engine/flow/staged.ts'
import type { Log } from '../../../engine/game/action.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED, GERMAN, SIDES } from '../sides.ts'
import { ALARM, HEX, isAlternate, NOWHERE, PHASE, PHASE_NAMES, PORTION, type State } from '../state.ts'
import { LAST_TURN, TURN, TURN_LABELS } from '../tables.ts'
import { HEXES, OVERFULL } from '../world.ts'
import { markZones } from './03-first-turn.ts'
import { victoryCheck } from './04-victory.ts'
import { actingSide } from './05-active.ts'
import { invasionPhase } from './05-invasion.ts'
import { askForExcess, endSparing, isOverstacked, overstackedHex } from './06-stacking.ts'
import { openSupplyCheck, supplyAttrition } from './07-attrition.ts'
import { nameShortGroup } from './07-supply-problems.ts'
import { forgetPhase, openMovement } from './08-movement.ts'
import { closeScheldt } from './08-scheldt.ts'
import { openCombat } from './10-combat.ts'
import {
  alliedArrivals,
  germanArrivals,
  openAlliedReinforcement,
  openGermanReinforcement,
} from './12-arrivals.ts'
import { anyStaticCorps, openConversion } from './13-airborne.ts'
import { openFortress } from './13-alpine-fortress.ts'
import { turnBegins } from './13-watches.ts'
import { WRONG_PHASE } from './actions.ts'

function enterPhase(g: State, phase: number, log: Log): void {
  g.phase = phase
  log?.push({ event: 'phase', rule: '5.2', phase: PHASE_NAMES[phase] })
}

/** 5.2  The eight phases of a turn in their order; each stage is done, with all that it asks for, before the next begins. */
export const turnProcedure = staged<State, string>(FRAMES.turn, {
  start: startTurn,
  supplyProblem: nameShortGroup,
  // I. 3.2.4: nothing happens in turn 1 of the historical scenario.
  invasion(g, log) {
    if (!isAlternate(g) && g.turn === 1) return
    enterPhase(g, PHASE.invasion, log)
    invasionPhase(g, log)
  },
  // 13.8, R30
  fortress: openFortress,
  // II.
  alliedReinforcement(g, log) {
    enterPhase(g, PHASE.alliedReinforcement, log)
    alliedArrivals(g, log)
    openAlliedReinforcement(g)
  },
  // III.
  alliedOperations(g, log) {
    enterPhase(g, PHASE.alliedOperations, log)
    pushFrame(g.flow, FRAMES.operations)
  },
  // IV.
  alliedSupply(g, log) {
    enterPhase(g, PHASE.alliedSupply, log)
    openSupplyCheck(g)
  },
  alliedAttrition: (g, log) => supplyAttrition(g, ALLIED, log),
  // V.
  germanOperations(g, log) {
    enterPhase(g, PHASE.germanOperations, log)
    pushFrame(g.flow, FRAMES.operations)
  },
  // VI.
  germanReinforcement(g, log) {
    enterPhase(g, PHASE.germanReinforcement, log)
    germanArrivals(g, log)
    openGermanReinforcement(g, log)
  },
  // VII.
  germanSupply(g, log) {
    enterPhase(g, PHASE.germanSupply, log)
    supplyAttrition(g, GERMAN, log)
  },
  // VIII. 5.6: nobody is asked.
  victoryCheck(g, log) {
    enterPhase(g, PHASE.victoryCheck, log)
    victoryCheck(g, log)
  },
  // 6.3c, R14
  overfull(g) {
    if (g.turn === 1 && isOverstacked(g, OVERFULL)) askForExcess(g, OVERFULL)
  },
  end: endTurn,
})

function startTurn(g: State, log: Log): void {
  g.aerialHex = NOWHERE
  g.aerialUsed = 0
  g.shortGroup = 0
  g.staticSeen = anyStaticCorps(g) ? 1 : 0
  for (let hex = 0; hex < HEXES; hex++) g.hexFlags[hex] &= ~HEX.secured
  g.phase = PHASE.invasion
  turnBegins(g)
  log?.push({ event: 'turn', rule: '5.1', turn: g.turn, label: TURN_LABELS[g.turn] })
  // R88  An Allied corps may stand beyond the Elbe when the turn begins.
  if (g.turn === TURN.lastReserves) g.alarms |= ALARM.lastReserves
}

// 5.1, 8.0b  Nothing of what units did is carried over.
function endTurn(g: State): string | undefined {
  if (g.turn === LAST_TURN) return undefined
  g.turn += 1
  forgetPhase(g, ALLIED)
  forgetPhase(g, GERMAN)
  return 'start'
}

/** 5.5, 5.5.1, 5.5.2  A Movement & Attack Phase, or what an offensive makes of it: two portions in the order declared. */
export const operationsProcedure = staged<State, string>(FRAMES.operations, {
  start(g) {
    const side = actingSide(g)
    endSparing(g, side)
    markZones(g)
    pushFrame(g.flow, FRAMES.order)
  },
  first: openPortion,
  second: openOtherPortion,
  conversion(g) {
    g.portion = PORTION.none
    closeScheldt(g)
    if (g.phase === PHASE.alliedOperations) openConversion(g)
  },
  // 6.2
  excess(g) {
    const hex = overstackedHex(g, actingSide(g))
    if (hex < 0) return undefined
    askForExcess(g, hex)
    return 'excess'
  },
  finish(g) {
    forgetPhase(g, actingSide(g))
    for (let hex = 0; hex < HEXES; hex++) g.hexFlags[hex] &= ~(HEX.attackedByAllies | HEX.attackedByGermans)
  },
})

export function openPortion(g: State): void {
  if (g.portion === PORTION.movement) openMovement(g)
  else openCombat(g)
}

export function openOtherPortion(g: State): void {
  g.portion = g.portion === PORTION.movement ? PORTION.attack : PORTION.movement
  closeScheldt(g)
  openPortion(g)
}

const FIRST = { move: PORTION.movement, attack: PORTION.attack } as const

/** 5.5  `{do:'order', first:'move'}` or `{do:'order', first:'attack'}`, for all units of the phase. */
export const orderDecision: Decision<State> = {
  side: actingSide,
  list(_g, offer) {
    offer({ do: 'order', first: 'move' })
    offer({ do: 'order', first: 'attack' })
  },
  check(_g, action) {
    return action.do === 'order' && (action.first === 'move' || action.first === 'attack')
      ? null
      : WRONG_PHASE
  },
  perform(g, action, log) {
    g.portion = FIRST[action.first as keyof typeof FIRST]
    popFrame(g.flow)
    log?.push({ event: 'order', rule: '5.5', first: String(action.first), side: SIDES[actingSide(g)] })
  },
}
