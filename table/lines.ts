// What a side heard, line by line. An opponent moves step by step; its steps are told as the moves that they are.
import type { GameEvent } from '../engine/game/action.ts'
import { type Deed, heardOf, linesFor } from './deeds.ts'
import type { LogLine } from './presentation.ts'

/** Puts events into words: `presentation.log` with a state of the game. */
export type Tell = (heard: readonly GameEvent[]) => readonly LogLine[]

export interface HeardLine {
  readonly line: LogLine
  readonly position: number
}

/** The part of a deed that is told. */
type Told = Pick<Deed, 'side' | 'position' | 'heard' | 'lines'>

const isMove = (deed: Told, viewer: number): boolean =>
  linesFor(deed, viewer).every(line => line.weight === 'move')

export function linesOf(deeds: readonly Told[], viewer: number, tell: Tell): HeardLine[] {
  const found: HeardLine[] = []
  let run: Told[] = []
  const close = () => {
    if (run.length > 0)
      for (const line of told(run, viewer, tell)) found.push({ line, position: run[0].position })
    run = []
  }
  for (const deed of deeds) {
    const lines = linesFor(deed, viewer)
    if (lines.length === 0) continue
    const goesOn = isMove(deed, viewer)
    if (!goesOn || run[0]?.side !== deed.side) close()
    if (goesOn) run.push(deed)
    else for (const line of lines) found.push({ line, position: deed.position })
  }
  close()
  return found
}

/** A run as one viewer was told it. */
interface ToldRun {
  readonly first: Told
  readonly viewer: number
  readonly lines: readonly LogLine[]
}

/** Runs are told once to each side; its lines of the last deed know how the run was told. */
const known = new WeakMap<readonly LogLine[], ToldRun>()

function told(run: readonly Told[], viewer: number, tell: Tell): readonly LogLine[] {
  const last = linesFor(run.at(-1)!, viewer)
  if (run.length === 1) return last
  const before = known.get(last)
  if (before?.first === run[0] && before.viewer === viewer) return before.lines
  const lines = tell(run.flatMap(deed => heardOf(deed, viewer)))
  known.set(last, { first: run[0], viewer, lines })
  return lines
}
