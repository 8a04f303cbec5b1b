// 5  Sequence of play: game turns, national markers and the turn of a national group.

import { draw } from '../../../engine/dice/roll.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import { inTurn, staged } from '../../../engine/flow/staged.ts'
import type { Log } from '../../../engine/game/action.ts'
import { FRAMES } from '../flow.ts'
import { MARKERS, NATIONS } from '../nations.ts'
import { FLIEGER, is1939, PHASE, type State } from '../state.ts'
import { endOfGame } from './04-victory.ts'
import { fights, layOnTrack, returnMarkers } from './05-markers.ts'
import { markerDrawn, turnBegins } from './05-watches.ts'
import { airSuperiority, returnAirpower } from './06-airpower.ts'
import { refreshZones } from './09-zones-of-control.ts'
import { defendingNation, hasFixedSequence } from './13-scenario-1939.ts'

/** All three German phases of a turn, as bits of `germanPhases`. */
export const ALL_PHASES = (1 << PHASE.reorganization) | (1 << PHASE.movement) | (1 << PHASE.combat)

/** A game turn: the fixed sequence of 5.1 and 13.4a, without airpower (5.1c, 13.4b), or air superiority and the draws of 5.2e. */
export const turnProcedure = staged(FRAMES.turn, { start: startTurn, play: playTurn, end: endTurn })

function startTurn(g: State, log: Log): void {
  g.marker = -1
  g.drawn = 0
  g.germanPhases = 0
  g.germanOrder = 0
  g.replaced = 0
  g.reserveRoll = 0
  g.track.fill(0)
  returnMarkers(g)
  // R49  Ready from turn 4 even if the German Reorganization Phase of turn 3 was never run.
  if (g.turn >= 4 && !is1939(g) && g.flieger === FLIEGER.waiting) g.flieger = FLIEGER.ready
  turnBegins(g)
  log?.push({ event: 'turn', rule: '5.0a', turn: g.turn })
  if (hasFixedSequence(g)) {
    pushFrame(g.flow, FRAMES.germanTurn)
    pushFrame(g.flow, FRAMES.germanOrder)
  } else {
    airSuperiority(g, log)
  }
}

// 5.1e, 13.4a  One answer to the German turn, or 5.2e one national turn after the other until no marker is left.
function playTurn(g: State, log: Log): 'play' | undefined {
  if (hasFixedSequence(g)) pushFrame(g.flow, FRAMES.nationalTurn)
  else if (g.pool !== 0) {
    drawMarker(g, log)
    return 'play'
  }
}

// 5.2a, 5.2e  Turn Determination Phase. The draw is blind, so nobody is asked.
function drawMarker(g: State, log: Log): void {
  let count = 0
  for (let m = 0; m < MARKERS.length; m++) if (g.pool & (1 << m)) count += 1
  let skip = draw(g, count)
  let marker = 0
  while ((g.pool & (1 << marker)) === 0 || skip-- > 0) marker += 1
  g.pool &= ~(1 << marker)
  g.marker = marker
  layOnTrack(g, marker + 1)
  markerDrawn(g, marker)
  log?.push({ event: 'drawn', rule: '5.2f', marker: MARKERS[marker].name })
  pushFrame(g.flow, FRAMES.nationalTurn)
}

// 5.2e, 5.2g
function endTurn(g: State, log: Log): 'start' | null {
  if (!hasFixedSequence(g)) returnAirpower(g)
  if (g.turn >= g.terms.lastTurn) {
    popFrame(g.flow)
    endOfGame(g, log)
    return null
  }
  g.turn += 1
  g.marker = -1
  // 5.1a  The first two turns close countries that turn 3 opens.
  refreshZones(g)
  return 'start'
}

/** 5.2b, 5.2c  Bits of the nations that act on the marker drawn last, or on the fixed sequence. */
export function groupBits(g: State): number {
  const group: readonly number[] = g.marker >= 0 ? MARKERS[g.marker].nations : [defendingNation(g)]
  let bits = 0
  for (const nation of group) if (fights(g, nation)) bits |= 1 << nation
  return bits
}

export function nationNames(bits: number): string[] {
  return NATIONS.filter((_, nation) => bits & (1 << nation))
}

/** Phases of a national turn stand at the odd steps, German windows before, between and after them (5.3a). */
const STEPS = 7

/** 5.1e, 5.2e  Reorganization, Movement, Combat, with a German window after the draw and after each of them. */
export const nationalTurnProcedure = inTurn<State>(FRAMES.nationalTurn.at.next, {
  count: () => STEPS,
  each(g, step) {
    if (step > 0 && groupBits(g) === 0) popFrame(g.flow)
    else if (step % 2 === 1) pushFrame(g.flow, FRAMES.nationalPhase, (step + 1) / 2)
    else if (!hasFixedSequence(g) && g.germanPhases !== ALL_PHASES) pushFrame(g.flow, FRAMES.germanWindow)
  },
})
