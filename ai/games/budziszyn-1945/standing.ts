// How a side stands, from -1 (lost) to 1 (won): the victory conditions as they will probably be counted, then material.
import { CAMP } from '../../../games/budziszyn-1945/nations.ts'
import { outcomeOf } from '../../../games/budziszyn-1945/rules/17-victory.ts'
import { clockOf, isNysa1945, phasesPerTurn, type State } from '../../../games/budziszyn-1945/state.ts'
import { sovietPromise } from './nysa-prospects.ts'
import { expectedPoints } from './stars-prospects.ts'
import { type StrengthMap, strengthMapOf } from './strength-map.ts'

/** A phase is planned as one. */
export const moment = (g: State): number => clockOf(g)

/** Turns that are left to play, the present one in part. */
const turnsLeft = (g: State): number =>
  Math.max(0, g.terms.lastTurn + 1 - g.turn - (g.player * 6 + g.phase) / phasesPerTurn(g))

/** What superior strength is worth while there is time to use it. */
const MATERIAL = 0.12

export function standing(g: State, side: number): number {
  const outcome = outcomeOf(g)
  if (outcome !== null) return outcome.winners.length === 0 ? 0 : outcome.winners.includes(side) ? 1 : -1
  const map = strengthMapOf(g)
  const left = turnsLeft(g)
  const prospect = isNysa1945(g) ? prospectOfNysa(g, side, map, left) : prospectOfStars(g, side, map, left)
  const weight = MATERIAL * Math.min(1, left / 6)
  return (1 - weight) * prospect + weight * superiority(g, side, map)
}

function prospectOfNysa(g: State, side: number, map: StrengthMap, left: number): number {
  const soviet = 2 * sovietPromise(g, map, left) - 1
  return side === g.terms.playerOf[CAMP.soviet] ? soviet : -soviet
}

/** Points by which a lead is doubtful: few on the last day. */
const doubt = (left: number): number => 4 + 1.6 * left

/** S-V0  Against the best of the others. */
function prospectOfStars(g: State, side: number, map: StrengthMap, left: number): number {
  const points = expectedPoints(g, map, left)
  const others = points.filter((_, player) => player !== side)
  return Math.tanh((points[side] - Math.max(...others)) / doubt(left))
}

/** Own strength against hostile strength, from -1 to 1; allies at war with the same enemy are neither. */
function superiority(g: State, side: number, { total }: StrengthMap): number {
  let own = 0
  let hostile = 0
  for (let camp = 0; camp < total.length; camp++) {
    if (g.terms.playerOf[camp] === side) own += total[camp]
    else if (isAtWar(g, side, camp)) hostile += total[camp]
  }
  return own + hostile === 0 ? 0 : (own - hostile) / (own + hostile)
}

function isAtWar(g: State, side: number, camp: number): boolean {
  for (let own = 0; own < 3; own++)
    if (g.terms.playerOf[own] === side && g.terms.hostile[own * 3 + camp]) return true
  return false
}
