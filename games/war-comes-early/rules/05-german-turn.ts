// 5.1d, 5.3  When German phases are run: in an order locked before the first, or in windows between others' phases.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import { inTurn } from '../../../engine/flow/staged.ts'
import type { Json } from '../../../engine/game/action.ts'
import { forbid } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { GERMAN } from '../nations.ts'
import { PHASE, PHASE_NAMES, type State } from '../state.ts'
import { ALL_PHASES } from './05-sequence.ts'
import { WRONG_PHASE } from './actions.ts'

const NOT_AN_ORDER = forbid('5.1d', 'the order names each of the three phases once')
const UNKNOWN_PHASE = forbid('5.3a', 'there is no such German phase')
const ALREADY_RUN = forbid('5.3a', 'each German phase is run once in a turn')

const PHASES = [PHASE.reorganization, PHASE.movement, PHASE.combat] as const

function phaseOf(value: Json | undefined): number {
  return PHASES.find(phase => PHASE_NAMES[phase] === value) ?? PHASE.none
}

/** Three phases as digits base 4, the first lowest; 0 if they are not each of the three once. */
function encodeOrder(value: Json | undefined): number {
  if (!Array.isArray(value) || value.length !== 3) return 0
  const phases = (value as Json[]).map(phaseOf)
  const all = phases.reduce((bits, phase) => bits | (1 << phase), 0)
  return all === ALL_PHASES ? phases[0] + phases[1] * 4 + phases[2] * 16 : 0
}

/** 5.1d  `{do:'order', phases:['combat','movement','reorganization']}`. */
export const germanOrderDecision: Decision<State> = {
  side: () => GERMAN,
  list(_g, offer) {
    for (const a of PHASES) {
      for (const b of PHASES) {
        for (const c of PHASES) {
          if (a !== b && b !== c && a !== c) {
            offer({ do: 'order', phases: [PHASE_NAMES[a], PHASE_NAMES[b], PHASE_NAMES[c]] })
          }
        }
      }
    }
  },
  check(_g, action) {
    if (action.do !== 'order') return WRONG_PHASE
    return encodeOrder(action.phases) === 0 ? NOT_AN_ORDER : null
  },
  perform(g, action, log) {
    g.germanOrder = encodeOrder(action.phases)
    popFrame(g.flow)
    log?.push({ event: 'order', rule: '5.1d', phases: action.phases })
  },
}

/** 5.1d  The German player turn of the fixed sequence. */
export const germanTurnProcedure = inTurn<State>(FRAMES.germanTurn.at.next, {
  count: () => PHASES.length,
  each: (g, next) => pushFrame(g.flow, FRAMES.germanPhase, (g.germanOrder >> (2 * next)) & 3),
})

const isUsed = (g: State, phase: number): boolean => (g.germanPhases & (1 << phase)) !== 0

/** 5.3  `{do:'phase', phase}`, one at a time and as many as are left (5.3b), or `{do:'pass'}` (R28). */
export const germanWindowDecision: Decision<State> = {
  side: () => GERMAN,
  pass: { do: 'pass' },
  list(g, offer) {
    for (const phase of PHASES) if (!isUsed(g, phase)) offer({ do: 'phase', phase: PHASE_NAMES[phase] })
    offer({ do: 'pass' })
  },
  check(g, action) {
    if (action.do === 'pass') return null
    if (action.do !== 'phase') return WRONG_PHASE
    const phase = phaseOf(action.phase)
    if (phase === PHASE.none) return UNKNOWN_PHASE
    return isUsed(g, phase) ? ALREADY_RUN : null
  },
  perform(g, action) {
    if (action.do === 'pass') {
      popFrame(g.flow)
      return
    }
    // 5.3c  The window stays open below the phase unless that was the last one.
    const phase = phaseOf(action.phase)
    if ((g.germanPhases | (1 << phase)) === ALL_PHASES) popFrame(g.flow)
    pushFrame(g.flow, FRAMES.germanPhase, phase)
  },
}
