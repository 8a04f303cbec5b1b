// The rules of Budziszyn 1945 at work on the first Soviet movement phase of Nysa 1945: the largest board, and everybody on it.

import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { pushFrame, topFrame } from '../../../engine/flow/frames.ts'
import { FRAMES } from '../../../games/budziszyn-1945/flow.ts'
import { budziszyn1945 as game } from '../../../games/budziszyn-1945/index.ts'
import { CAMP } from '../../../games/budziszyn-1945/nations.ts'
import { reachOf } from '../../../games/budziszyn-1945/rules/03-reach.ts'
import { supplyProcedure } from '../../../games/budziszyn-1945/rules/10-out-of-supply.ts'
import { PHASE, type State } from '../../../games/budziszyn-1945/state.ts'
import { UNITS, unitIds } from '../../../games/budziszyn-1945/units.ts'

const SOVIET = 0

/** Everybody takes the first thing that ends his decision, until the Soviets move. */
export function firstMovementPhase(): State {
  const begun = game.begin('nysa', {}, fastDice(7))
  if (!begun.ok) throw new Error(begun.faults[0].reason)
  const g = begun.value
  for (let awaited = game.awaited(g)!; awaited.decision !== 'movement'; awaited = game.awaited(g)!) {
    const suggested = { do: 'deploy-suggested' }
    const isSuggested = game.check(g, awaited.side, suggested).length === 0
    const legal = game.legal(g, awaited.side)
    game.perform(g, awaited.side, isSuggested ? suggested : legal[legal.length - 1], null)
  }
  return g
}

export function sovietUnits(g: State): number[] {
  return Array.from({ length: UNITS }, (_, unit) => unit).filter(
    unit => g.place[unit] >= 0 && g.camp[unit] === CAMP.soviet,
  )
}

/** 2.2-6  The whole supply phase of the Soviets: lines, levels, surrender, control. */
export function supplyPhase(g: State, scratch: State): number {
  scratch.copyFrom(g)
  scratch.phase = PHASE.supply
  scratch.flow.fill(0)
  pushFrame(scratch.flow, FRAMES.supply)
  while (topFrame(scratch.flow) === FRAMES.supply.id) supplyProcedure.run(scratch, null)
  return scratch.rolls
}

/** Where each of the units can go. */
export function reachOfAll(g: State, units: readonly number[]): number {
  let hexes = 0
  for (const unit of units) hexes += reachOf(g, unit).entries
  return hexes
}

/** Positions in which one unit after the other has been told to march. */
export function marches(g: State): State[] {
  return sovietUnits(g).flatMap(unit => {
    const begin = { do: 'begin', unit: unitIds[unit] }
    if (game.check(g, SOVIET, begin).length > 0) return []
    const marching = g.copy()
    game.perform(marching, SOVIET, begin, null)
    game.legal(marching, SOVIET)
    return [marching]
  })
}

/** Everything that the unit in hand may do: its whole reach, hex by hex, as actions. */
export const movesOf = (marching: State): number => game.legal(marching, SOVIET).length
