// Units of one hex that march together: where all of them can go, by what way, what each step costs and why it ends.
import type { Action } from '../../../engine/game/action.ts'
import { formatPoints } from '../../../engine/movement/points.ts'
import { GOES_ON } from '../../../engine/movement/reach.ts'
import type { Fact, MovementDesk, Route, Sentence } from '../../../table/presentation.ts'
import type { ReachPicture } from '../../../table/scene.ts'
import type { Field, FieldState } from './field.ts'
import type { KitSight } from './sight.ts'

/** Units on their way, after the hexes that the player has laid. */
export interface March {
  readonly units: readonly number[]
  /** Where they have come so far. */
  readonly at: number
}

export interface MarchStep {
  readonly from: number
  readonly to: number
  readonly ticks: number
  /** What it costs at most, where a die decides. */
  readonly most?: number
}

/** How all of them arrive in a hex. */
export interface Arrival {
  /** Ticks left to the one that has least. */
  readonly left: number
  /** Ticks left at worst, where a die decides; below zero where it may not arrive. */
  readonly worst?: number
  /** GOES_ON, STOPPED or BY_ROLL. */
  readonly ending: number
  /** Which of them has least left. */
  readonly lead: number
}

/** A whole way of one of them. */
export interface Way {
  readonly unit: number
  readonly steps: readonly MarchStep[]
  /** Ticks at the start, and at the end. */
  readonly budget: number
  readonly left: number
  readonly worst?: number
  readonly ending: number
}

/** `3`, or `0–3` where a die decides; never below zero. */
const spread = (least: number, most: number): string => {
  const [from, to] = [formatPoints(Math.max(0, least)), formatPoints(Math.max(0, most))]
  return from === to ? from : `${from}–${to}`
}

/** What a game tells of its marches. `stackMarches` makes one of step costs; a game whose rules know reach may bring its own. */
export interface Marches<S, M extends March> {
  /** Null where the way that is laid is closed. */
  marchOf(s: S, units: readonly number[], mode: string, via: readonly number[]): M | null
  /** Hexes that all can go to and stay in, their own left out. */
  arrivals(march: M): Map<number, Arrival>
  /** The way of the one with least left, null if there is none after all. */
  wayTo(march: M, goal: number, arrival: Arrival): Way | null
}

/** What a way says of itself. */
export interface MarchWords<S, M extends March> {
  /** The rule by which movement points are spent. */
  readonly pointsRule: string
  /** `forest, across a stream`, with the rule of its cost. */
  stepWords(march: M, unit: number, step: MarchStep): readonly [words: string, rule: string]
  /** Why the move ends there; asked where it does not go on. */
  stopWords(s: S, march: M, goal: number, way: Way): Sentence | null
}

type Desk<S> = MovementDesk<S>
type Rest<S> = Pick<Desk<S>, 'refusal' | 'modes' | 'notes' | 'others'> & {
  order(s: S, units: readonly string[], mode: string, path: readonly string[]): Action
  /** Shown as a march in column or strategic. */
  isColumn(s: S, units: readonly number[], mode: string): boolean
  whyNot(s: S, units: readonly number[], mode: string, to: number): Sentence
  /** Units that have their move still before them. */
  unmoved(s: S): readonly number[]
}

export function movementOf<G extends FieldState, S extends KitSight<G>, M extends March>(
  field: Field<G>,
  marches: Marches<S, M>,
  words: MarchWords<S, M>,
  { isColumn, whyNot, unmoved, ...rest }: Rest<S>,
): MovementDesk<S> {
  const marchOf = (s: S, ids: readonly string[], mode: string, via: readonly string[]): M | null => {
    const units = ids.map(field.unitAt)
    const canGo = units.length > 0 && units.every(unit => unit >= 0 && s.g.place[unit] >= 0)
    return canGo ? marches.marchOf(s, units, mode, via.map(field.hexAt)) : null
  }
  return {
    ...rest,
    reach(s, ids, mode, via): ReachPicture | null {
      const march = marchOf(s, ids, mode, via)
      return march === null
        ? null
        : { hexes: lit(field, marches.arrivals(march)), isColumn: isColumn(s, march.units, mode) }
    },
    route(s, ids, mode, via, to): Route | null {
      const march = marchOf(s, ids, mode, via)
      const goal = field.hexAt(to)
      const arrival = march === null ? undefined : marches.arrivals(march).get(goal)
      if (march === null || arrival === undefined) return null
      const way = marches.wayTo(march, goal, arrival)
      return way === null ? null : routeOf(field, words, s, march, goal, way)
    },
    whyNot: (s, ids, mode, to) => whyNot(s, ids.map(field.unitAt), mode, field.hexAt(to)),
    unmoved: s => field.idsOf(fromWestToEast(field, s.g, unmoved(s))),
  }
}

function lit<G extends FieldState>(
  { grid }: Field<G>,
  arrivals: Map<number, Arrival>,
): ReachPicture['hexes'] {
  const hexes = new Map<string, { left: string; stops: boolean }>()
  for (const [hex, { left, worst = left, ending }] of arrivals)
    hexes.set(grid.names[hex], { left: spread(worst, left), stops: ending !== GOES_ON })
  return hexes
}

function routeOf<G extends FieldState, S extends KitSight<G>, M extends March>(
  { hexNames, placeName }: Field<G>,
  { pointsRule, stepWords, stopWords }: MarchWords<S, M>,
  s: S,
  march: M,
  goal: number,
  way: Way,
): Route {
  const { steps, unit, budget, left, worst = left } = way
  const cost = ({ ticks, most = ticks }: MarchStep): string => spread(ticks, most)
  const lineOf = (step: MarchStep, i: number): Fact => {
    const [words, rule] = stepWords(march, unit, step)
    const from = i === 0 ? `${placeName(step.from)} to ` : ''
    return { label: `${from}${placeName(step.to)}, ${words}`, value: cost(step), rule }
  }
  const spent = steps.reduce((sum, { ticks }) => sum + ticks, 0)
  const most = steps.reduce((sum, step) => sum + (step.most ?? step.ticks), 0)
  return {
    path: hexNames([steps[0].from, ...steps.map(step => step.to)]),
    costs: steps.map(cost),
    lines: steps.map(lineOf),
    spent: {
      label: `Spent, of ${formatPoints(budget)}`,
      value: spread(Math.min(spent, budget), Math.min(most, budget)),
      rule: pointsRule,
    },
    left: spread(worst, left),
    stops: way.ending === GOES_ON ? null : stopWords(s, march, goal, way),
  }
}

/** Stack by stack as the hexes are numbered, the top unit first. */
function fromWestToEast<G extends FieldState>(field: Field<G>, g: G, units: readonly number[]): number[] {
  const depth = (unit: number) => field.unitsIn(g, g.place[unit]).indexOf(unit)
  return units.toSorted((a, b) => g.place[a] - g.place[b] || depth(a) - depth(b))
}
