import type { Board } from '../board/board.ts'
import type { Counter, CounterSet } from '../forces/counter.ts'
import type { GameState } from '../game/game.ts'
import { duringOf } from './during.ts'
import type { GamePositions } from './game-positions.ts'
import { diceOfEvent, quietActionOf } from './usual.ts'

type Values = Int8Array | Int16Array | Int32Array

type Usual =
  | 'units'
  | 'describeUnit'
  | 'kindOf'
  | 'stepsOf'
  | 'values'
  | 'during'
  | 'quietAction'
  | 'endsPhase'

/** What a game says of its position files; the rest is the same for every game with counters on a board. */
export interface PositionParts<G extends GameState>
  extends Omit<GamePositions<G>, Usual | 'rollIn' | 'unitWords'>,
    Partial<Pick<GamePositions<G>, 'rollIn' | 'unitWords'>> {
  readonly counterSet: CounterSet
  layOut(board?: Board): void
  /** Values that a case may give a unit, each with all the tables that hold it. */
  readonly values: Readonly<Record<string, readonly Values[]>>
  /** A counter in words, for people who look for its id; name, nation, type and values if not said. */
  describe?(counter: Counter): string
  /** Steps of a whole unit, if they are not the steps of its counter. */
  stepsOf?(unit: number): number
  /** Verbs of a player who lets things be, the most harmless first. */
  readonly quiet: readonly string[]
  /** Verbs that perft does not look behind when it stays within a phase. */
  readonly ends: readonly string[]
}

export function positionsOf<G extends GameState>(parts: PositionParts<G>): GamePositions<G> {
  const { counterSet, layOut, values, describe = inWords, stepsOf, quiet, ends, ...rest } = parts
  const { counters, indexOf } = counterSet
  return {
    unitWords: {},
    rollIn: diceOfEvent,
    ...rest,
    units: counters.map(({ id }) => id),
    describeUnit: id => describe(counters[indexOf(id)]),
    kindOf: id => kindOf(counters[indexOf(id)]),
    stepsOf: id => stepsOf?.(indexOf(id)) ?? counters[indexOf(id)].steps.length,
    values: Object.keys(values),
    during: duringOf({ layOut, unit: indexOf, values }),
    quietAction: quietActionOf(parts.game, quiet),
    endsPhase: action => ends.includes(action.do),
  }
}

const inWords = ({ name, nation, type, steps }: Counter): string =>
  `${name}, ${nation}, ${type}, ${steps.map(step => step.join('-')).join('/')}`

const kindOf = ({ nation, type, size, mobility, steps, flags }: Counter): string =>
  JSON.stringify([nation, type, size, mobility, steps, [...flags].toSorted()])
