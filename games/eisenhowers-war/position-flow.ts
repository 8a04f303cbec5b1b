// The phases of a position file: the flow of the game as it stands when the stated phase begins.
import { unknown } from '../../engine/files/nearest.ts'
import { pushFrame, setSlot } from '../../engine/flow/frames.ts'
import type { Phase } from '../../engine/positions/format.ts'
import { choiceOf, report, type Spot } from '../../engine/positions/spot.ts'
import { FRAMES } from './flow.ts'
import { markZones } from './rules/03-first-turn.ts'
import { operationsProcedure, turnProcedure } from './rules/05-sequence.ts'
import { SIDES, sideNamed } from './sides.ts'
import { isAlternate, PHASE, PORTION, type State } from './state.ts'

export const PHASES: Readonly<Record<string, string>> = {
  'set-up': 'the beginning of the game, all units where they start',
  turn: 'the beginning of a turn',
  invasion: 'the Allied Invasion Phase',
  reinforcement: 'reinforcement: allied or german',
  order: 'order: allied or german, who says whether he moves or attacks first',
  movement: 'movement: allied or german; first, unless it says after: attack',
  attack: 'attack: allied or german; after the movement, unless it says before: movement',
  supply: 'supply: allied or german, the Supply Check Phase',
  victory: 'the Victory Check Phase',
}

const TURN = turnProcedure.stage
const OPERATIONS = operationsProcedure.stage

/** What a file means that names no phase. */
const USUAL = { name: 'movement', who: 'allied', more: new Map<string, Spot>() }

const PLAIN = ['set-up', 'turn', 'invasion', 'victory']

export function layPhase(g: State, stated: Phase | null, spot: Spot): void {
  const phase = stated ?? { ...USUAL, spot }
  const side = PLAIN.includes(phase.name) ? 0 : sideOf(phase)
  if (side < 0) return
  for (const [key, entry] of phase.more) layMore(phase.name, key, entry)
  if (phase.name === 'set-up') {
    laySetUp(g, phase)
    return
  }
  g.flow.fill(0)
  pushFrame(g.flow, FRAMES.turn)
  if (phase.name === 'turn') return
  const opening = OPENINGS[phase.name]
  const [stage, number] = opening(side)
  g.phase = number
  setSlot(g.flow, FRAMES.turn.at.stage, stage)
  if (['order', 'movement', 'attack'].includes(phase.name)) layOperations(g, phase)
}

function laySetUp(g: State, phase: Phase): void {
  if (g.turn !== 1) report(phase.spot, 'impossible-phase', 'units are set up before turn 1')
}

function sideOf(phase: Phase): number {
  const side = sideNamed(phase.who?.toLowerCase())
  if (side < 0) report(phase.spot, 'no-side', `whose ${phase.name} is it? (${SIDES.join(', ')})`)
  return side
}

function layMore(name: string, key: string, entry: Spot): void {
  if (name === 'movement' && key === 'after') choiceOf(entry, 'portion', ['attack'])
  else if (name === 'attack' && key === 'before') choiceOf(entry, 'portion', ['movement'])
  else report(entry, 'unknown-key', unknown('key of this phase', key, ['after', 'before']))
}

type Opening = (side: number) => readonly [stage: number, phase: number]

/** The stage of the turn that runs next, and the phase that is on when it does. */
const OPENINGS: Readonly<Record<string, Opening>> = {
  invasion: () => [TURN.invasion, PHASE.invasion],
  reinforcement: side =>
    side === 0
      ? [TURN.alliedReinforcement, PHASE.alliedReinforcement]
      : [TURN.germanReinforcement, PHASE.germanReinforcement],
  order: operations,
  movement: operations,
  attack: operations,
  supply: side =>
    side === 0 ? [TURN.alliedSupply, PHASE.alliedSupply] : [TURN.germanSupply, PHASE.germanSupply],
  victory: () => [TURN.victoryCheck, PHASE.victoryCheck],
}

function operations(side: number): readonly [number, number] {
  return side === 0
    ? [TURN.alliedOperations + 1, PHASE.alliedOperations]
    : [TURN.germanOperations + 1, PHASE.germanOperations]
}

// 5.5  The first portion opens by itself; the second one follows upon the other.
function layOperations(g: State, phase: Phase): void {
  pushFrame(g.flow, FRAMES.operations)
  if (phase.name === 'order') return
  markZones(g)
  const isSecond = phase.name === 'movement' ? phase.more.has('after') : !phase.more.has('before')
  const isMovement = phase.name === 'movement'
  g.portion = isMovement === isSecond ? PORTION.attack : PORTION.movement
  setSlot(g.flow, FRAMES.operations.at.stage, isSecond ? OPERATIONS.second : OPERATIONS.first)
}

/** In the alternate scenario the first landing is over unless the file begins with it. */
export const isBeforeLanding = (g: State, phase: Phase | null): boolean =>
  isAlternate(g) && g.turn === 1 && (phase?.name === 'invasion' || phase?.name === 'turn')
