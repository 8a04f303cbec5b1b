// Candidates for a plan, compared on the same imagined positions and the same dice.
import { fastDice } from '../../engine/dice/fast-dice.ts'
import type { Action } from '../../engine/game/action.ts'
import type { GameState, View } from '../../engine/game/game.ts'
import type { Budget } from './budget.ts'
import { isSameAction, type Orders } from './orders.ts'
import { type Rehearsal, rehearse, type Theatre } from './rehearsal.ts'

export interface Candidate {
  readonly orders: Orders
  /** One for each sample that it was tried on, in the order of the samples. */
  readonly rehearsals: Rehearsal[]
}

export const candidate = (orders: Orders): Candidate => ({ orders, rehearsals: [] })

/** Rehearses a candidate until it has been through so many samples; false when the budget does not reach. */
export type Trial = (candidate: Candidate, samples: number, budget: Budget) => boolean

/** Sample by sample, what is hidden is dealt out anew and the dice are others. */
export function trialsOn<G extends GameState>(theatre: Theatre<G>, view: View, seed: number): Trial {
  const positions: G[] = []
  let stage: G | null = null
  return ({ orders, rehearsals }, samples, budget) => {
    while (rehearsals.length < samples) {
      const sample = rehearsals.length
      positions[sample] ??= imagined(theatre, view, seed + sample)
      stage ??= positions[sample].copy()
      stage.copyFrom(positions[sample])
      const rehearsal = rehearse(theatre, stage, orders, budget, sample)
      if (rehearsal === null) return false
      rehearsals.push(rehearsal)
    }
    return true
  }
}

export function imagined<G extends GameState>({ game }: Theatre<G>, view: View, seed: number): G {
  const position = game.imagine(view, fastDice(2 * seed))
  if (!position.ok) throw new Error(position.faults[0].reason)
  // The dice that dealt out what is hidden must not foretell the game's.
  position.value.dice = fastDice(2 * seed + 1)
  return position.value
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

export const expectation = ({ rehearsals }: Candidate): number => mean(rehearsals.map(({ value }) => value))

export const ranked = (field: readonly Candidate[]): Candidate[] =>
  [...field].sort((a, b) => expectation(b) - expectation(a))

export const lineOf = ({ rehearsals }: Candidate): Action[] =>
  rehearsals[0].choices.map(({ legal, chosen }) => legal[chosen])

export function isSameLine(a: Candidate, b: Candidate): boolean {
  const [one, other] = [lineOf(a), lineOf(b)]
  return one.length === other.length && one.every((action, i) => isSameAction(action, other[i]))
}

/** Sample against the same sample: what the dice do to both falls out. */
function leads(a: Candidate, b: Candidate): number[] {
  const common = Math.min(a.rehearsals.length, b.rehearsals.length)
  return Array.from({ length: common }, (_, i) => a.rehearsals[i].value - b.rehearsals[i].value)
}

export const leadOf = (a: Candidate, b: Candidate): number => mean(leads(a, b))

/** Is it ahead by more than so many standard errors of the lead? */
export function isBetter(a: Candidate, b: Candidate, margin: number): boolean {
  const ahead = leads(a, b)
  if (ahead.length < 2) return false
  const average = mean(ahead)
  const variance = ahead.reduce((sum, lead) => sum + (lead - average) ** 2, 0) / (ahead.length - 1)
  return average > margin * Math.sqrt(variance / ahead.length)
}
