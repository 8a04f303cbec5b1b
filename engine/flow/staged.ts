import type { Log } from '../game/action.ts'
import type { GameState } from '../game/game.ts'
import type { Procedure } from './flow-game.ts'
import { type Frame, findFrame, popFrame, setSlot, setSlotAt, slot, topFrame } from './frames.ts'

type Flowing = Pick<GameState, 'flow'>

/**
 * What a stage says when it has done its part: nothing, and the next in order follows; the name of another stage, or its own
 * if it has more to do; null if it has popped the frame itself, so that something else may stand in its place.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: most stages are functions that return nothing
export type NextStage<Name extends string> = Name | null | undefined | void

/** A procedure of named stages. Their numbers, as the frame's slot holds them, serve position files and tests. */
export interface Staged<G, Name extends string> extends Procedure<G> {
  readonly stage: Readonly<Record<Name, number>>
}

/**
 * A procedure that walks through named stages in the order in which they are written down; the frame's slot `stage` holds
 * the one that comes next. What a stage pushes is finished before the next stage begins, and after the last the frame goes.
 */
export function staged<G extends Flowing, Name extends string>(
  frame: Frame<'stage'>,
  stages: Readonly<Record<Name, (g: G, log: Log) => NextStage<NoInfer<Name>>>>,
): Staged<G, Name> {
  const names = Object.keys(stages) as Name[]
  const runs = names.map(name => stages[name])
  const numbers = Object.fromEntries(names.map((name, i) => [name, i])) as Record<Name, number>
  return {
    stage: numbers,
    run(g, log) {
      const base = findFrame(g.flow, frame)
      const stage = slot(g.flow, frame.at.stage)
      if (stage >= runs.length) {
        popFrame(g.flow)
        return
      }
      setSlot(g.flow, frame.at.stage, stage + 1)
      const next = runs[stage](g, log)
      if (typeof next === 'string') setSlotAt(g.flow, base, frame.at.stage, numbers[next])
      else if (next === undefined && stage === runs.length - 1 && isOnTop(g, frame, base)) popFrame(g.flow)
    },
  }
}

const isOnTop = (g: Flowing, frame: Frame, base: number): boolean =>
  topFrame(g.flow) === frame.id && findFrame(g.flow, frame) === base

/** One phase: how it opens, and how it closes when everything that it pushed is done. */
export interface Phase<G> {
  open(g: G, log: Log): void
  close?(g: G, log: Log): void
}

export interface Phased<G> extends Procedure<G> {
  /** Opens a phase of the frame on top of the flow; for position files that begin with it. */
  open(g: G, phase: number, log: Log): void
}

/** Opens one phase after the other and closes each before the next; the slot `stage` counts those that were opened. */
export function phased<G extends Flowing>(frame: Frame<'stage'>, phases: readonly Phase<G>[]): Phased<G> {
  function open(g: G, phase: number, log: Log): void {
    setSlot(g.flow, frame.at.stage, phase + 1)
    phases[phase].open(g, log)
  }
  return {
    open,
    run(g, log) {
      const opened = slot(g.flow, frame.at.stage)
      if (opened > 0) phases[opened - 1]?.close?.(g, log)
      if (opened >= phases.length) popFrame(g.flow)
      else open(g, opened, log)
    },
  }
}

/** The same for one after the other: players in turn, lines of a set-up. */
export interface Round<G> {
  /** How many there are. */
  count(g: G): number
  each(g: G, index: number, log: Log): void
  /** When all had their turn. Pops the frame, or does so later, or sets the slot back for another round. */
  after?(g: G, log: Log): void
}

/** Walks through a round; the slot at `at` holds the one whose turn comes next. */
export function inTurn<G extends Flowing>(at: number, { count, each, after }: Round<G>): Procedure<G> {
  return {
    run(g, log) {
      const index = slot(g.flow, at)
      if (index < count(g)) {
        setSlot(g.flow, at, index + 1)
        each(g, index, log)
      } else if (after === undefined) popFrame(g.flow)
      else after(g, log)
    },
  }
}
