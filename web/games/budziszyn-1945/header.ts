// Turn, sequence of play and score.
import { findFrame } from '../../../engine/flow/frames.ts'
import { FRAMES } from '../../../games/budziszyn-1945/flow.ts'
import { playerPoints, townsOf } from '../../../games/budziszyn-1945/rules/17-victory.ts'
import { isNysa1945, PHASE, type State } from '../../../games/budziszyn-1945/state.ts'
import { dateOf, sideOf } from '../../../games/budziszyn-1945/words/names.ts'
import type { RibbonGroup, ScoreItem } from '../../../table/presentation.ts'
import { type RibbonStep, setUpSteps, stepState, turnOf } from '../kit/header.ts'
import { field } from './names.ts'
import { pictured } from './pictured.ts'
import type { BudSight } from './sight.ts'

export const turn = turnOf(dateOf)

/** N-V2, S-V0  Town hexes in Nysa 1945, victory points in Two Stars. */
export function scores(g: State): readonly number[] {
  if (!isNysa1945(g)) return playerPoints(g)
  const { soviet, german } = townsOf(g)
  return [soviet, german]
}

export function score(s: BudSight): readonly ScoreItem[] {
  const what = isNysa1945(s.g) ? ' towns' : ''
  // Towns lie open; points of Two Stars hang on supply, which hidden units may bring.
  return (isNysa1945(s.g) ? s.ask(scores) : scores(pictured(s))).map((value, side) => ({
    side,
    label: `${sideOf(s.g, side)}${what}`,
    value: `${value}`,
  }))
}

const PHASES = [
  [PHASE.air, 'Air'],
  [PHASE.barrage, 'Barrage'],
  [PHASE.movement, 'Move'],
  [PHASE.combat, 'Attack'],
  [PHASE.strategic, 'Strategic'],
  [PHASE.supply, 'Supply'],
] as const

/** 2.2, S-9a  The six phases of the player whose part of the turn it is; the parts of the others are folded. */
export function ribbon({ g, awaited }: BudSight): readonly RibbonGroup[] {
  const sides = field.sidesOf(g)
  if (findFrame(g.flow, FRAMES.setUp) >= 0)
    return [setUpSteps(field, g, sides.toReversed(), awaited?.side ?? 0)]
  return sides.map(side => ({ side, steps: side === g.player ? phasesOf(g, side) : [partOf(g, side)] }))
}

const partOf = (g: State, side: number): RibbonStep => ({
  label: sideOf(g, side),
  side,
  state: stepState(side, g.player),
})

const phasesOf = (g: State, side: number): RibbonStep[] =>
  PHASES.map(([phase, label]) => ({ label, side, state: stepState(phase, g.phase) }))
