// Turn, sequence of play and score.
import { findFrame } from '../../../engine/flow/frames.ts'
import { FRAMES } from '../../../games/munich-war/flow.ts'
import { ALLIED, AXIS, FINLAND } from '../../../games/munich-war/nations.ts'
import { linesOf } from '../../../games/munich-war/rules/03-set-up.ts'
import { warOf } from '../../../games/munich-war/rules/05-belligerency.ts'
import { netPoints, pointsOf } from '../../../games/munich-war/rules/22-victory.ts'
import { PHASE, type State } from '../../../games/munich-war/state.ts'
import { TURN_NAMES } from '../../../games/munich-war/wars.ts'
import { SIDE_NAMES } from '../../../games/munich-war/words/names.ts'
import type { RibbonGroup, ScoreItem } from '../../../table/presentation.ts'
import { inFrame } from '../kit/desk.ts'
import { type RibbonStep, stepState, turnOf } from '../kit/header.ts'
import { field } from './names.ts'
import type { MunichSight } from './sight.ts'

/** `October II 1938` */
export const dateOf = (_: State, turn: number): string => `${TURN_NAMES[turn - 1] ?? ''} 1938`

const turnOfGame = turnOf(dateOf, field.lastTurnOf)

/** The war stands beside the date: it may have been rolled for. */
export const turn = (s: MunichSight) => {
  const told = turnOfGame(s)
  return { ...told, name: isSettingUp(s.g) ? `Set-up, ${warOf(s.g).title}` : told.name }
}

export const isSettingUp = (g: State): boolean => g.phase === PHASE.setUp

/** 22.0j  Points of both; what counts is the Axis lead. */
export const score = (s: MunichSight): readonly ScoreItem[] =>
  s.ask(scores).map((value, side) => ({ side, label: SIDE_NAMES[side], value: `${value}` }))

export const scores = (g: State): readonly number[] => [pointsOf(g, AXIS), pointsOf(g, ALLIED)]

export const lead = (s: MunichSight): number => (s.g.verdict === 0 ? s.ask(netPoints) : s.g.score)

const STEPS: readonly (readonly [phase: number, label: string])[] = [
  [PHASE.mobilization, 'Mobilize'],
  [PHASE.air, 'Air'],
  [PHASE.movement, 'Move'],
  [PHASE.combat, 'Fight'],
]

/** 4.0a  Whose turn it is in full; the other side’s turn is one step. */
export function ribbon({ g }: MunichSight): readonly RibbonGroup[] {
  if (isSettingUp(g)) return [{ steps: setUpSteps(g) }]
  const groups = [AXIS, ALLIED].map((side): RibbonGroup => ({ side, steps: stepsOf(g, side) }))
  if (g.turn === 1) return groups
  const state = g.phase === PHASE.events ? 'current' : 'done'
  return [{ steps: [{ label: 'Event', side: null, state }] }, ...groups]
}

function stepsOf(g: State, side: number): RibbonStep[] {
  if (side !== g.phasing || g.phase === PHASE.events) {
    const isOver = side < g.phasing && g.phase !== PHASE.events
    return [{ label: SIDE_NAMES[side], side, state: isOver ? 'done' : 'next' }]
  }
  const steps = g.turn === 1 ? STEPS.slice(1) : STEPS
  return steps.map(([phase, label]) => ({ label, side, state: stepState(phase, g.phase) }))
}

/** 3.4.1  The four steps of the set-up: neutrals, Finland, Allies, Axis. */
function setUpSteps(g: State): RibbonStep[] {
  const finland = linesOf(g).indexOf(FINLAND)
  const line = findFrame(g.flow, FRAMES.setUp) < 0 ? 0 : inFrame(g, FRAMES.setUp, 'line') - 1
  const nation = linesOf(g)[line]
  const at = line < finland ? 0 : line === finland ? 1 : g.allegiance[nation] === ALLIED ? 2 : 3
  const labels = ['Neutrals', 'Finland', 'Allies', 'Axis']
  const sides = [ALLIED, g.allegiance[FINLAND], ALLIED, AXIS]
  return labels.map((label, step) => ({ label, side: sides[step], state: stepState(step, at) }))
}
