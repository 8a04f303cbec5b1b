// The log as a side reads it: one line a thing, moves of phases that are over folded into one.
import type { Deed } from './history.ts'
import { type HeardLine, linesOf, type Tell } from './lines.ts'
import type { LogLine } from './presentation.ts'
import type { LogEntry } from './snapshot.ts'
import { words } from './words.ts'

interface Numbered extends HeardLine {
  readonly turn: string
}

/** A history as it is told. */
interface Told {
  readonly deeds: readonly Deed[]
  readonly tell: Tell
  /** Heading of the first lines. */
  readonly opening: string
}

export class Logbook {
  #deeds: readonly Deed[] = []
  #length = -1
  #viewer = -1
  #entries: readonly LogEntry[] = []

  /** Entries of the deeds as `viewer` reads them; the same array as long as nothing is added. */
  entries({ deeds, tell, opening }: Told, upTo: number, viewer: number): readonly LogEntry[] {
    const last = deeds[upTo - 1]
    const isSame = this.#length === upTo && this.#viewer === viewer && this.#deeds[upTo - 1] === last
    if (!isSame) {
      this.#deeds = deeds.slice(0, upTo)
      this.#length = upTo
      this.#viewer = viewer
      this.#entries = entriesOf(linesOf(this.#deeds, viewer, tell), opening)
    }
    return this.#entries
  }
}

function entriesOf(lines: readonly HeardLine[], opening: string): LogEntry[] {
  const numbered = number(lines, opening)
  const lastPhase = numbered.findLastIndex(({ line }) => line.weight === 'phase' || line.weight === 'turn')
  const entries: LogEntry[] = []
  for (let from = 0; from < numbered.length; ) {
    const run = from < lastPhase ? movesFrom(numbered, from) : 1
    entries.push(
      run > FOLDED ? fold(numbered.slice(from, from + run)) : entryOf(numbered[from], entries.length),
    )
    from += run > FOLDED ? run : 1
  }
  return entries
}

const FOLDED = 2

function number(lines: readonly HeardLine[], opening: string): Numbered[] {
  let turn = opening
  return lines.map(({ line, position }) => {
    if (line.weight === 'turn') turn = line.text
    return { line, position, turn }
  })
}

function movesFrom(numbered: readonly Numbered[], from: number): number {
  let to = from
  while (to < numbered.length && numbered[to].line.weight === 'move') to += 1
  return to - from
}

/** A line keeps its entry, so that lists need not be drawn anew. */
const known = new WeakMap<LogLine, LogEntry>()

function entryOf({ line, position, turn }: Numbered, index: number): LogEntry {
  const before = known.get(line)
  if (before !== undefined) return before
  const entry = { ...line, id: `${position}.${index}`, position, turn, folded: [] }
  known.set(line, entry)
  return entry
}

function fold(moves: readonly Numbered[]): LogEntry {
  const first = moves[0]
  return {
    ...first.line,
    text: words.folded(moves.length),
    hexes: [],
    id: `${first.position}.moves`,
    position: first.position,
    turn: first.turn,
    folded: moves.map(({ line, position }, i) => ({ ...line, id: `${position}.fold.${i}`, position })),
  }
}
