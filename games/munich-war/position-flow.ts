// The phases of a position file: the flow of the game as it stands when the stated phase begins.
import { pushFrame } from '../../engine/flow/frames.ts'
import type { Phase } from '../../engine/positions/format.ts'
import { report, type Spot } from '../../engine/positions/spot.ts'
import { FRAMES } from './flow.ts'
import { AXIS, SIDES } from './nations.ts'
import { sideNamed } from './position-fact-kinds.ts'
import {
  mobilizationProcedure,
  type PlayerStage,
  playerTurnProcedure,
  turnProcedure,
} from './rules/04-sequence.ts'
import { receivePoints, spendIncome } from './rules/07-replacements.ts'
import { airPhaseProcedure } from './rules/16-air-phase.ts'
import { markSupplied } from './rules/18-sea-supply.ts'
import { PHASE, type State } from './state.ts'

export const PHASES: Readonly<Record<string, string>> = {
  'set-up': 'the beginning of the game',
  surprise: 'option 23.2: the dice before the first turn',
  events: 'the beginning of a turn: the event, from turn 2 on',
  mobilization: 'mobilization: axis or allied; displays, arrivals, then points',
  points: 'points: axis or allied; replacement points are spent',
  air: 'air: axis or allied; that side launches air units',
  interception: 'interception: the side whose turn it is; the other one intercepts (situation: missions)',
  terror: 'terror: axis or allied; terror bombing (situation: missions)',
  movement: 'movement: axis or allied',
  'sea-supply': 'sea-supply: axis or allied; the beginning of the Combat Phase',
  combat: 'combat: axis or allied',
  'air-return': 'air-return: axis or allied; after the last attack',
  surrender: 'surrender: axis or allied; the checks of that side',
  'end-of-turn': 'the last thing in a turn',
}

/** What a file means that names no phase. */
const USUAL = { name: 'movement', who: 'axis', more: new Map<string, Spot>() }

/** Lays the flow; what looks at the map is given back to be done when the map is sound. */
export function layPhase(g: State, stated: Phase | null, spot: Spot): () => void {
  const phase = stated ?? { ...USUAL, spot }
  g.flow.fill(0)
  g.phase = PHASE.none
  const lay = WITHOUT_SIDE[phase.name]
  if (lay !== undefined) {
    lay(g, phase)
    return () => {}
  }
  const side = sideNamed(phase.who)
  if (side < 0) {
    report(
      phase.spot,
      'no-side',
      `whose ${phase.name} is it? (phase: { ${phase.name}: ${SIDES.join(' or ')} })`,
    )
    return () => {}
  }
  if (g.turn === 1 && ['mobilization', 'points'].includes(phase.name))
    report(phase.spot, 'impossible-phase', 'there is no mobilization in turn 1')
  g.phasing = side
  pushFrame(g.flow, FRAMES.turn, turnProcedure.stage[side === AXIS ? 'allied' : 'end'])
  return () => PHASES_OF_SIDE[phase.name](g)
}

const WITHOUT_SIDE: Readonly<Record<string, (g: State, phase: Phase) => void>> = {
  'set-up': (g, phase) => {
    if (g.turn !== 1) report(phase.spot, 'impossible-phase', 'units are set up before turn 1')
    g.phase = PHASE.setUp
    pushFrame(g.flow, FRAMES.turn)
    if (g.terms.options.surpriseAttack) pushFrame(g.flow, FRAMES.surprise)
    pushFrame(g.flow, FRAMES.setUp)
  },
  surprise: g => {
    pushFrame(g.flow, FRAMES.turn)
    pushFrame(g.flow, FRAMES.surprise)
  },
  events: g => pushFrame(g.flow, FRAMES.turn, turnProcedure.stage.events),
  'end-of-turn': g => pushFrame(g.flow, FRAMES.turn, turnProcedure.stage.end),
}

const next = (g: State, stage: PlayerStage): void =>
  pushFrame(g.flow, FRAMES.playerTurn, playerTurnProcedure.stage[stage])

function air(g: State, stage: string): void {
  next(g, 'movement')
  g.phase = PHASE.air
  pushFrame(g.flow, FRAMES.airPhase, airPhaseProcedure.stage[stage])
}

const PHASES_OF_SIDE: Readonly<Record<string, (g: State) => void>> = {
  mobilization: g => next(g, 'mobilization'),
  points: g => {
    next(g, 'air')
    g.phase = PHASE.mobilization
    pushFrame(g.flow, FRAMES.mobilization, mobilizationProcedure.stage.end)
    if (g.points.every(points => points === 0)) receivePoints(g)
    spendIncome(g)
  },
  air: g => next(g, 'air'),
  interception: g => air(g, 'interception'),
  terror: g => air(g, 'terror'),
  movement: g => next(g, 'movement'),
  'sea-supply': g => next(g, 'combat'),
  combat: g => {
    next(g, 'afterCombat')
    g.phase = PHASE.combat
    markSupplied(g)
    pushFrame(g.flow, FRAMES.combat)
  },
  'air-return': g => next(g, 'afterCombat'),
  surrender: g => next(g, 'surrender'),
}
