// 5  A phase from its beginning to its end, German or other.
import { popFrame, pushFrame, slot } from '../../../engine/flow/frames.ts'
import { staged } from '../../../engine/flow/staged.ts'
import type { Log } from '../../../engine/game/action.ts'
import { FRAMES } from '../flow.ts'
import { GERMANY, SOVIET_UNION } from '../nations.ts'
import { FLIEGER, HEX, is1939, PHASE, PHASE_NAMES, type State } from '../state.ts'
import { HEXES, UNITS } from '../world.ts'
import { mayViolate } from './03-neutral-nations.ts'
import { offerChainEntry, offerMountainCorps, rollForReserves } from './03-reinforcements.ts'
import { offerReplacements } from './03-replacements.ts'
import { layOnTrack } from './05-markers.ts'
import { groupBits, nationNames } from './05-sequence.ts'
import { isOverstacked } from './08-stacking.ts'
import { hasFixedSequence } from './13-scenario-1939.ts'

/** German phase markers on the national track carry their phase and this (5.2f, 5.3). */
export const GERMAN_MARKER = 100

type Stage = (g: State, log: Log) => void

const beginGerman: Stage = (g, log) => {
  const phase = slot(g.flow, FRAMES.germanPhase.at.phase)
  g.phase = phase
  g.active = 1 << GERMANY
  g.germanPhases |= 1 << phase
  if (!hasFixedSequence(g)) layOnTrack(g, GERMAN_MARKER + phase)
  const rule = hasFixedSequence(g) ? '5.1d' : '5.3a'
  log?.push({ event: 'phase', rule, phase: PHASE_NAMES[phase], nations: ['Germany'] })
}

function beginNational(g: State, log: Log): null | undefined {
  const phase = slot(g.flow, FRAMES.nationalPhase.at.phase)
  const bits = groupBits(g)
  if (bits === 0) {
    popFrame(g.flow)
    return null
  }
  g.phase = phase
  g.active = bits
  const rule = hasFixedSequence(g) ? '5.1e' : '5.2e'
  log?.push({ event: 'phase', rule, phase: PHASE_NAMES[phase], nations: nationNames(bits) })
}

// 3.3b  At the start of German Movement and Combat Phases.
const violations: Stage = g => {
  if (g.phase !== PHASE.reorganization && mayViolate(g)) pushFrame(g.flow, FRAMES.violation)
}

const arrivals: Stage = (g, log) => {
  if (g.phase === PHASE.movement) offerMountainCorps(g)
  if (g.phase !== PHASE.reorganization) return
  // 12.8a, R49
  if (g.turn >= 3 && !is1939(g) && g.flieger === FLIEGER.waiting) g.flieger = FLIEGER.ready
  rollForReserves(g, log)
}

const replacements: Stage = g => {
  if (g.phase === PHASE.reorganization) offerReplacements(g)
}

const DECISIONS = { 1: FRAMES.reorganization, 2: FRAMES.movement, 3: FRAMES.combat } as const

const main: Stage = g => pushFrame(g.flow, DECISIONS[g.phase as 1 | 2 | 3])

// 10.3.1b  Railheads follow at the end of a Soviet Movement Phase.
const railheads: Stage = g => {
  const soviets = (g.active & (1 << SOVIET_UNION)) !== 0
  if (soviets && g.phase === PHASE.movement) pushFrame(g.flow, FRAMES.railheads)
}

// 8.0g  The opponent mends one hex after the other until none is overstacked.
function stacks(g: State): 'stacks' | undefined {
  for (let u = 0; u < UNITS; u++) {
    const hex = g.place[u]
    if (hex < 0 || g.top[hex] !== u || !isOverstacked(g, hex)) continue
    pushFrame(g.flow, FRAMES.stackCheck, hex)
    return 'stacks'
  }
}

const chain: Stage = g => offerChainEntry(g)

/** What units and hexes remember of a phase is forgotten with it, points not spent included (11.0b). */
const finishPhase: Stage = g => {
  g.unitFlags.fill(0)
  g.left.fill(0)
  for (let hex = 0; hex < HEXES; hex++) g.hexFlags[hex] &= ~(HEX.assaulted | HEX.revealed)
  g.phase = PHASE.none
  g.active = 0
}

export const germanPhaseProcedure = staged(FRAMES.germanPhase, {
  begin: beginGerman,
  violations,
  arrivals,
  replacements,
  main,
  stacks,
  chain,
  finish: finishPhase,
})

export const nationalPhaseProcedure = staged(FRAMES.nationalPhase, {
  begin: beginNational,
  replacements,
  main,
  railheads,
  stacks,
  finish: finishPhase,
})
