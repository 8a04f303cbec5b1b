import { DiceFault } from '../dice/dice.ts'
import type { GameEvent } from '../game/action.ts'
import type { GameState } from '../game/game.ts'
import { diceFrom, facesByMeaning, type Groups } from './dice-script.ts'
import { legalIn, type Moment, winnersIn } from './engine-facts.ts'
import type { Case } from './format.ts'
import type { GamePositions } from './game-positions.ts'
import { judge } from './judge.ts'
import type { Failure, Point } from './report.ts'
import type { Spot } from './spot.ts'

/** A case that is being run. */
export interface CaseRun<G extends GameState = GameState> {
  readonly game: GamePositions<G>
  readonly sides: readonly string[]
  readonly g: G
  /** Dice by meaning that have not fallen yet. */
  readonly groups: Groups
  readonly points: Point[]
  readonly failures: Failure[]
  /** Expectations that were looked at. */
  expectations: number
  /** What is to be said of the phase that the file states: it may have passed before anybody was asked. */
  note: string | null
}

/** What led to a position, and what is expected of it. */
export interface Done extends Pick<Point, 'step' | 'action' | 'side' | 'refused' | 'events'> {
  readonly rolls: number
  readonly expect: Case['expect']
  readonly ask: Case['ask']
}

export const NOTHING_DONE: Done = {
  step: 0,
  action: null,
  side: null,
  refused: [],
  events: [],
  rolls: 0,
  expect: [],
  ask: [],
}

/** Writes down the present position and judges what is expected of it. */
export function look(run: CaseRun, done: Done): void {
  const { game, sides, g } = run
  const { expect, ask, rolls, ...rest } = done
  const moment: Moment = { game, sides, g, events: done.events, rolls }
  const verdict = judge(moment, expect, ask)
  const awaited = game.game.awaited(g)
  const outcome = game.game.outcome(g)
  run.points.push({
    ...rest,
    situation: game.game.situation(g),
    awaited: awaited === null ? null : { side: sides[awaited.side], decision: awaited.decision },
    outcome:
      outcome === null
        ? null
        : { winner: winnersIn(moment, outcome), rule: outcome.rule, because: outcome.because },
    units: game.placesIn(g),
    facts: verdict.facts,
    legal: legalIn(moment),
  })
  run.failures.push(...verdict.failures)
  run.expectations += verdict.count
}

export function failAt(run: CaseRun, spot: Spot, because: string): void {
  run.failures.push({ path: spot.path, line: spot.document.line, expected: null, found: null, because })
}

/** Does something with the dice that are meant for it; null, with a failure, if they do not fit. */
export function act(
  run: CaseRun,
  spot: Spot,
  deed: (g: GameState, log: GameEvent[]) => void,
): GameEvent[] | null {
  const { game, g } = run
  const events: GameEvent[] = []
  try {
    g.dice = diceFrom(g.rolls, facesByMeaning({ game, g, act: deed }, run.groups), g.dice)
    deed(g, events)
    return events
  } catch (fault) {
    if (!(fault instanceof DiceFault)) throw fault
    failAt(run, spot, fault.message)
    return null
  }
}
