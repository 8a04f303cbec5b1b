// 4  Sequence of play.
import { pushFrame } from '../../../engine/flow/frames.ts'
import { staged } from '../../../engine/flow/staged.ts'
import type { Log } from '../../../engine/game/action.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED, AXIS, SIDES } from '../nations.ts'
import { BOX, COMBAT_FLAGS, hasFlag, MOVEMENT_FLAGS, PHASE, type State, UNIT } from '../state.ts'
import { landUnits, supportUnits, unitIds, unitNation } from '../units.ts'
import { grid, isSea } from '../world.ts'
import { place } from './02-control.ts'
import { clearUnitFlags, isPhasing } from './04-sides.ts'
import { entryRefusal, warOf } from './05-belligerency.ts'
import { rollEvent } from './06-events.ts'
import { bringReinforcements, delayReinforcements } from './07-arrivals.ts'
import { receivePoints, spendIncome } from './07-replacements.ts'
import { stackingRefusal } from './09-stacking.ts'
import { eliminate } from './11-reduction.ts'
import { airborne, utilize } from './16-flight.ts'
import { watches } from './16-watches.ts'
import { markSupplied, offerSeaSupply } from './18-sea-supply.ts'
import { returnTransports } from './18-transport.ts'
import { groundAircraft } from './20-weather.ts'
import { checkSurrender } from './21-surrender.ts'
import { endOfGame } from './22-victory.ts'

/** 4.0a, 4.8  A game turn: events, the Axis turn, the Allied turn, and the next one. */
export const turnProcedure = staged<State, 'events' | 'axis' | 'allied' | 'end'>(FRAMES.turn, {
  events: (g, log) => {
    log?.push({ event: 'turn', rule: '4.0a', turn: g.turn })
    g.phase = PHASE.events
    g.withoutPoints = 0
    // 4.1
    if (g.turn > 1) rollEvent(g, log)
  },
  axis: g => beginPlayerTurn(g, AXIS),
  allied: g => beginPlayerTurn(g, ALLIED),
  end: (g, log) => {
    clearUnitFlags(g, UNIT.flown)
    g.phase = PHASE.none
    if (g.turn >= warOf(g).turns) {
      endOfGame(g, log)
      return undefined
    }
    g.turn += 1
    for (const side of [AXIS, ALLIED]) watches.happens(g, side, 'turn')
    return 'events'
  },
})

function beginPlayerTurn(g: State, side: number): void {
  g.phasing = side
  g.railMoves.fill(0)
  pushFrame(g.flow, FRAMES.playerTurn)
}

export type PlayerStage =
  | 'mobilization'
  | 'air'
  | 'movement'
  | 'afterMovement'
  | 'combat'
  | 'attacks'
  | 'afterCombat'
  | 'surrender'

/** 4.2 to 4.7  The phases of a player turn; mobilization is skipped in the first game turn. */
export const playerTurnProcedure = staged<State, PlayerStage>(FRAMES.playerTurn, {
  mobilization: (g, log) => {
    if (g.turn === 1) return
    enter(g, PHASE.mobilization, log)
    pushFrame(g.flow, FRAMES.mobilization)
  },
  air: (g, log) => {
    enter(g, PHASE.air, log)
    pushFrame(g.flow, FRAMES.airPhase)
  },
  movement: (g, log) => {
    enter(g, PHASE.movement, log)
    g.mover = -1
    pushFrame(g.flow, FRAMES.movement)
  },
  afterMovement: g => {
    g.mover = -1
    clearUnitFlags(g, MOVEMENT_FLAGS)
    for (const unit of landUnits) g.left[unit] = 0
    returnTransports(g)
  },
  combat: (g, log) => {
    enter(g, PHASE.combat, log)
    offerSeaSupply(g)
  },
  attacks: g => {
    markSupplied(g)
    pushFrame(g.flow, FRAMES.combat)
  },
  afterCombat: (g, log) => {
    landTheLast(g, log)
    clearUnitFlags(g, COMBAT_FLAGS)
    returnTransports(g)
    enter(g, PHASE.airReturn, log)
    returnAircraft(g)
  },
  surrender: (g, log) => {
    enter(g, PHASE.surrender, log)
    checkSurrender(g, log)
  },
})

function enter(g: State, phase: number, log: Log): void {
  g.phase = phase
  log?.push({ event: 'phase', rule: '4.0a', phase, side: SIDES[g.phasing] })
}

/** 4.2a, 4.2b, 4.2c  Displays first, then arrivals, then points. */
export const mobilizationProcedure = staged<State, 'displays' | 'arrivals' | 'late' | 'points' | 'end'>(
  FRAMES.mobilization,
  {
    displays: g => {
      returnDisplays(g)
      groundAircraft(g)
    },
    arrivals: bringReinforcements,
    late: delayReinforcements,
    points: g => {
      receivePoints(g)
      spendIncome(g)
    },
    // 7.1e  What is not spent is lost.
    end: g => {
      g.points.fill(0)
    },
  },
)

/** 4.2a, 18.1f, 18.2a, R10, R13  Air, naval and special forces in Utilized are available again, aircraft shot to pieces apart. */
function returnDisplays(g: State): void {
  for (const unit of supportUnits) {
    if (g.place[unit] !== BOX.utilized || !isPhasing(g, unit)) continue
    if (!hasFlag(g.unitFlags, unit, UNIT.parked)) g.place[unit] = BOX.available
  }
}

/** 4.6, 16.4a */
function returnAircraft(g: State): void {
  for (const unit of airborne(g, g.phasing)) utilize(g, unit)
}

/** 18.2.2d  Marines whose beach was cleared by others before they could attack land there; any others are lost. */
function landTheLast(g: State, log: Log): void {
  for (const unit of landUnits) {
    if (g.place[unit] < 0 || !isSea[g.place[unit]]) continue
    const beach = g.aim[unit]
    g.aim[unit] = -1
    if (entryRefusal(g, unitNation[unit], beach) !== null || stackingRefusal(g, unit, beach) !== null) {
      eliminate(g, unit, '18.2.2d', log)
      continue
    }
    log?.push({ event: 'advanced', rule: '18.2.2d', unit: unitIds[unit], to: grid.names[beach] })
    place(g, unit, beach, log)
  }
}
