// Why units cannot go to a hex: the fact, then its cause on the map, then who could.
import type { Refusal } from '../../../engine/game/refusal.ts'
import { formatPoints, POINT } from '../../../engine/movement/points.ts'
import { GOES_ON, isReached, type Reach, UNREACHED } from '../../../engine/movement/reach.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import { count, list } from '../../../engine/words/english.ts'
import type { Sentence } from '../../../table/presentation.ts'
import type { Field, FieldState } from './field.ts'
import { sentence, sentenceOf } from './sentences.ts'
import type { KitSight } from './sight.ts'

/** What the rules answer about one unit that goes by itself. */
export interface WaysOf<S> {
  /** The rule by which movement points are spent. */
  readonly pointsRule: string
  /** Why it could not be in that hex, whatever the way; cannot stay there; or cannot move at all. */
  refusalAt(s: S, unit: number, to: number): Sentence | null
  /** Every hex that it reaches, to stay or to pass. Read before asking again. */
  reachOf(s: S, unit: number, mode: string): Reach
  /** As if it had all the points that there are; left out where the rules do not tell. */
  reachFreely?(s: S, unit: number, mode: string): Reach
  budgetOf(s: S, unit: number, mode: string): number
  stepRefusal(s: S, unit: number, from: number, direction: number, mode: string): Refusal | null
  ticks(s: S, unit: number, from: number, direction: number): number
  /** Why a move ends in a hex that it reaches: `V Corps stops in 2122: zone of control of Pilsen Corps.` */
  stopReason(s: S, unit: number, at: number): Sentence
  /** Each of them could go, but not all of them. */
  togetherReason(s: S, units: readonly number[], to: number): Sentence
}

export function whyNotOf<G extends FieldState, S extends KitSight<G>>(field: Field<G>, ways: WaysOf<S>) {
  return (s: S, units: readonly number[], mode: string, to: number): Sentence => {
    if (units.every(unit => s.g.place[unit] === to))
      return sentence(
        `${list(units.map(field.unitName))} ${units.length === 1 ? 'is' : 'are'} there already.`,
      )
    const able = units.filter(unit => canGo(ways, s, unit, mode, to))
    const unable = units.find(unit => !able.includes(unit))
    if (unable === undefined) {
      const [unit, ...others] = units
      if (others.length > 0) return ways.togetherReason(s, units, to)
      return sentence(`${field.unitName(unit)} can go to ${field.placeName(to)}.`, ways.pointsRule)
    }
    const why = reasonFor(field, ways, s, unable, mode, to)
    if (able.length === 0) return why
    const alone = able.length === 1 ? ' alone' : ''
    return { ...why, text: `${why.text} ${list(able.map(field.unitName))}${alone} could.` }
  }
}

const canGo = <S>(ways: WaysOf<S>, s: S, unit: number, mode: string, to: number): boolean =>
  ways.refusalAt(s, unit, to) === null && isReached(ways.reachOf(s, unit, mode), to)

function reasonFor<G extends FieldState, S extends KitSight<G>>(
  field: Field<G>,
  ways: WaysOf<S>,
  s: S,
  unit: number,
  mode: string,
  to: number,
): Sentence {
  return (
    ways.refusalAt(s, unit, to) ??
    stepReason(field, ways, s, unit, mode, to) ??
    farReason(field, ways, s, unit, mode, to)
  )
}

/** It gets next to the hex and no further. */
function stepReason<G extends FieldState, S extends KitSight<G>>(
  field: Field<G>,
  ways: WaysOf<S>,
  s: S,
  unit: number,
  mode: string,
  to: number,
): Sentence | null {
  const { grid, placeName, unitName, shownAt } = field
  const { cost, ending } = ways.reachOf(s, unit, mode)
  const [from] = field
    .around(to)
    .filter(next => grid.directionTo(next, to) >= 0 && cost[next] !== UNREACHED)
    .toSorted((a, b) => cost[a] - cost[b])
  if (from === undefined) return null
  const left = ways.budgetOf(s, unit, mode) - cost[from]
  const isStopped = from !== s.g.place[unit] && ending[from] !== GOES_ON
  const direction = grid.directionTo(from, to)
  const refusal = ways.stepRefusal(s, unit, from, direction, mode)
  if (refusal !== null) {
    const before = `${unitName(unit)} cannot go on from ${placeName(from)} to ${placeName(to)}`
    return shownAt(sentenceOf(refusal, before), [from, to])
  }
  if (isStopped) return ways.stopReason(s, unit, from)
  const ticks = ways.ticks(s, unit, from, direction)
  if (ticks >= CLOSED || ticks <= left) return null
  const has = left <= 0 ? 'no points' : pointsWords(left)
  return sentence(
    `${unitName(unit)} has ${has} left in ${placeName(from)}; ${placeName(to)} costs ${formatPoints(ticks)}.`,
    ways.pointsRule,
  )
}

/** `1 point`, `½ point`, `3½ points`. */
function pointsWords(ticks: number): string {
  return `${formatPoints(ticks)} ${ticks > 0 && ticks <= POINT ? 'point' : 'points'}`
}

function farReason<G extends FieldState, S extends KitSight<G>>(
  { grid, placeName, unitName }: Field<G>,
  ways: WaysOf<S>,
  s: S,
  unit: number,
  mode: string,
  to: number,
): Sentence {
  const has = pointsWords(ways.budgetOf(s, unit, mode))
  const free = ways.reachFreely?.(s, unit, mode)
  if (free === undefined) {
    const away = count(grid.distance(s.g.place[unit], to), 'hex', 'hexes')
    return sentence(
      `${placeName(to)} is out of range: ${away} away, and ${unitName(unit)} has ${has}.`,
      ways.pointsRule,
    )
  }
  if (!isReached(free, to))
    return sentence(`${unitName(unit)} has no open way to ${placeName(to)}.`, ways.pointsRule)
  const away = pointsWords(free.cost[to])
  return sentence(`${placeName(to)} is ${away} away; ${unitName(unit)} has ${has}.`, ways.pointsRule)
}
