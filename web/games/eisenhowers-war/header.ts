// Turn, sequence of play and score.
import { findFrame } from '../../../engine/flow/frames.ts'
import { FRAMES } from '../../../games/eisenhowers-war/flow.ts'
import { finalCount, portsHeld, portsNeeded } from '../../../games/eisenhowers-war/rules/04-victory.ts'
import { inOffensive } from '../../../games/eisenhowers-war/rules/05-active.ts'
import { operationsProcedure } from '../../../games/eisenhowers-war/rules/05-sequence.ts'
import { ALLIED, GERMAN } from '../../../games/eisenhowers-war/sides.ts'
import { isAlternate, PHASE, PORTION, type State } from '../../../games/eisenhowers-war/state.ts'
import { TURN } from '../../../games/eisenhowers-war/tables.ts'
import { dateOf } from '../../../games/eisenhowers-war/words/names.ts'
import { cityHexes } from '../../../games/eisenhowers-war/world.ts'
import type { RibbonGroup, ScoreItem } from '../../../table/presentation.ts'
import { inFrame } from '../kit/desk.ts'
import { type RibbonStep, stepState, turnOf } from '../kit/header.ts'
import type { EisSight } from './sight.ts'

export const turn = turnOf<State>(dateOf)

/** 4.3.2  While ports decide, the ports; afterwards the cities that the final check still asks for (4.4). */
export function score({ g }: EisSight): readonly ScoreItem[] {
  const needed = portsNeeded(g)
  if (needed > 0) return [{ side: ALLIED, label: `ports of ${needed}`, value: `${portsHeld(g)}` }]
  return [{ side: GERMAN, label: 'cities short', value: `${citiesShort(g)}` }]
}

/** 4.4, 4.4.1  German-held cities in Italy and western Germany that nothing in the east makes up for. */
export function citiesShort(g: State): number {
  const { western, italian, substitutes } = finalCount(g)
  return italian.length + Math.max(0, western.length - substitutes.length)
}

/** Cities that each side holds. */
export function scores(g: State): readonly number[] {
  const allied = cityHexes.filter(hex => g.control[hex] === ALLIED).length
  return [allied, cityHexes.length - allied]
}

export function ribbon({ g, awaited }: EisSight): readonly RibbonGroup[] {
  if (g.phase === PHASE.setUp) return [{ steps: setUpSteps(g, awaited?.decision) }]
  return [
    { side: ALLIED, steps: alliedSteps(g) },
    { side: GERMAN, steps: germanSteps(g) },
  ]
}

function setUpSteps(g: State, decision: string | undefined): RibbonStep[] {
  const order = isAlternate(g) ? ['deploy', 'planFirst', 'planSecond', 'shift'] : ['planSecond']
  const labels = { deploy: 'Set-up', planFirst: 'First plan', planSecond: 'Second plan', shift: 'Infantry' }
  const now = order.indexOf(decision ?? '')
  return order.map((step, at) => ({
    label: labels[step as keyof typeof labels],
    side: step === 'deploy' || step === 'shift' ? GERMAN : ALLIED,
    state: stepState(at, now),
  }))
}

const VERBS = { [PORTION.movement]: 'Move', [PORTION.attack]: 'Attack' }

/** 5.5  Both portions of the phase in their order, with the one in hand; an offensive leaves the Allied movement as it is. */
function portions(g: State, phase: number, side: number): RibbonStep[] {
  if (g.phase !== phase) return pair(PORTION.movement, g.phase > phase ? 3 : 0, side)
  const stage = inFrame(g, FRAMES.operations, 'stage')
  const portion = inOffensive(g) ? PORTION.movement : g.portion
  const isSecond = stage > operationsProcedure.stage.second
  if (portion === PORTION.none) return pair(PORTION.movement, isSecond ? 3 : 0, side)
  return pair(isSecond ? PORTION.movement + PORTION.attack - portion : portion, isSecond ? 2 : 1, side)
}

function pair(first: number, now: number, side: number): RibbonStep[] {
  const order = [first, PORTION.movement + PORTION.attack - first] as const
  return order.map((portion, at) => ({
    label: VERBS[portion as keyof typeof VERBS],
    side,
    state: stepState(at + 1, now),
  }))
}

const step = (g: State, label: string, phase: number, side: number): RibbonStep => ({
  label,
  side,
  state: stepState(phase, g.phase),
})

const hasInvasion = (g: State): boolean =>
  TURN.secondInvasion.some(each => each === g.turn) || (isAlternate(g) && g.turn === 1)

function alliedSteps(g: State): RibbonStep[] {
  return [
    ...(hasInvasion(g) ? [step(g, 'Invade', PHASE.invasion, ALLIED)] : []),
    step(g, 'Reinforce', PHASE.alliedReinforcement, ALLIED),
    ...portions(g, PHASE.alliedOperations, ALLIED),
    step(g, 'Supply', PHASE.alliedSupply, ALLIED),
  ]
}

function germanSteps(g: State): RibbonStep[] {
  const offensive: RibbonStep = { label: 'Offensive', side: GERMAN, state: 'current' }
  return [
    ...(inOffensive(g) || findFrame(g.flow, FRAMES.window) >= 0 ? [offensive] : []),
    ...portions(g, PHASE.germanOperations, GERMAN),
    step(g, 'Reinforce', PHASE.germanReinforcement, GERMAN),
    step(g, 'Supply', PHASE.germanSupply, GERMAN),
  ]
}
