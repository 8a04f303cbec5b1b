// The log as a side reads it: one line a thing, moves of phases that are over folded into one.
import { type Deed, isHeading, linesFor } from './deeds.ts'
import { type HeardLine, linesOf, type Tell } from './lines.ts'
import type { LogLine } from './presentation.ts'
import type { LogEntry } from './snapshot.ts'
import { words } from './words.ts'

interface Numbered extends HeardLine {
  readonly turn: string
  /** Counted among the lines of one position. */
  readonly ordinal: number
}

/** A history as it is told. */
interface Told {
  readonly told: readonly Deed[]
  readonly earliest: number
  readonly tell: Tell
  /** Heading of the first lines. */
  readonly opening: string
}

/** Where a phase begins: everything before it has its final entries. */
interface PhaseStart {
  /** The deed that the heading is a line of, and how many of the deed's lines come before it. */
  readonly deed: number
  readonly lines: number
  /** How many entries there are before it, and the heading of the turn that they end with. */
  readonly entries: number
  readonly turn: string
  /** The lines of the deed: after an undo there may be another one in its place. */
  readonly heard: readonly LogLine[] | null
}

/**
 * Keeps the entries of phases that are over. An action costs as much as the phase that is being played has lines, however long
 * the game has been going on.
 */
export class Logbook {
  #viewer: number | null = null
  #earliest = 0
  #starts: PhaseStart[] = []
  #closed: LogEntry[] = []
  #upTo = -1
  #last: readonly LogLine[] | null = null
  #entries: readonly LogEntry[] = []

  /** Entries of the deeds as `viewer` reads them; the same array as long as nothing is added. */
  entries({ told, earliest, tell, opening }: Told, upTo: number, viewer: number): readonly LogEntry[] {
    const count = upTo - earliest
    const last = heardIn(told, count - 1, viewer)
    const isSameLog = this.#viewer === viewer && this.#earliest === earliest
    if (isSameLog && this.#upTo === upTo && this.#last === last) return this.#entries
    if (!isSameLog) this.#starts = []
    this.#viewer = viewer
    this.#earliest = earliest
    this.#upTo = upTo
    this.#last = last
    const start = this.#startBefore(told, count, viewer, opening)
    const lines = linesOf(told.slice(start.deed, count), viewer, tell).slice(start.lines)
    const numbered = number(lines, start)
    const open = this.#closePhases(numbered, told, viewer)
    this.#entries = [...this.#closed, ...numbered.slice(open).map(entryOf)]
    return this.#entries
  }

  /** The last phase that begins before so many deeds, and is still what it was. */
  #startBefore(told: readonly Deed[], count: number, viewer: number, opening: string): PhaseStart {
    const isStill = ({ deed, heard }: PhaseStart) => deed < count && heardIn(told, deed, viewer) === heard
    while (this.#starts.length > 0 && !isStill(this.#starts.at(-1)!)) this.#starts.pop()
    const start = this.#starts.at(-1) ?? { deed: 0, lines: 0, entries: 0, turn: opening, heard: null }
    this.#closed.length = start.entries
    return start
  }

  /** Closes all phases but the last: the index of the first line that is still open. */
  #closePhases(numbered: readonly Numbered[], told: readonly Deed[], viewer: number): number {
    let open = 0
    numbered.forEach(({ line, position }, i) => {
      if (i === 0 || !isHeading(line)) return
      for (const entry of folded(numbered.slice(open, i))) this.#closed.push(entry)
      open = i
      const deed = position - this.#earliest - 1
      const heard = heardIn(told, deed, viewer)!
      const { turn } = numbered[i - 1]
      this.#starts.push({ deed, lines: heard.indexOf(line), entries: this.#closed.length, turn, heard })
    })
    return open
  }
}

const heardIn = (told: readonly Deed[], index: number, viewer: number): readonly LogLine[] | null =>
  index < 0 || told[index] === undefined ? null : linesFor(told[index], viewer)

/** Entries of a phase that is over. */
function folded(numbered: readonly Numbered[]): LogEntry[] {
  const entries: LogEntry[] = []
  for (let from = 0; from < numbered.length; ) {
    const run = movesFrom(numbered, from)
    entries.push(run > FOLDED ? fold(numbered.slice(from, from + run)) : entryOf(numbered[from]))
    from += run > FOLDED ? run : 1
  }
  return entries
}

const FOLDED = 2

function number(lines: readonly HeardLine[], start: PhaseStart): Numbered[] {
  let { turn, lines: ordinal } = start
  return lines.map(({ line, position }, i) => {
    if (line.weight === 'turn') turn = line.text
    if (i > 0) ordinal = lines[i - 1].position === position ? ordinal + 1 : 0
    return { line, position, turn, ordinal }
  })
}

function movesFrom(numbered: readonly Numbered[], from: number): number {
  let to = from
  while (to < numbered.length && numbered[to].line.weight === 'move') to += 1
  return to - from
}

/** A line keeps its entry, so that lists need not be drawn anew. */
const known = new WeakMap<LogLine, LogEntry>()

function entryOf({ line, position, turn, ordinal }: Numbered): LogEntry {
  const id = `${position}.${ordinal}`
  const before = known.get(line)
  if (before !== undefined && before.id === id && before.turn === turn) return before
  const entry = { ...line, id, position, turn, folded: [] }
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
