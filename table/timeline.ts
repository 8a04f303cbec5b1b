// The past as a line: turns, phases and battles, and the score along it.
import { type Deed, linesFor } from './deeds.ts'
import type { LogLine } from './presentation.ts'
import type { TimelineMoment, TimelinePicture } from './snapshot.ts'
import { words } from './words.ts'

type Line = Pick<TimelinePicture, 'moments' | 'turns' | 'scores'>

const EMPTY: Line = { moments: [], turns: [], scores: [] }

const KINDS: Readonly<Record<string, TimelineMoment['kind']>> = {
  turn: 'turn',
  phase: 'phase',
  battle: 'battle',
  alarm: 'event',
}

/** A history as it is told. */
interface Told {
  readonly deeds: readonly Deed[]
  readonly earliest: number
  readonly position: number
}

/** Grows with the game, and is drawn from the beginning only after an undo or for another viewer. */
export class Timeline {
  #viewer: number | null = null
  /** The deeds that it is drawn from, and what was heard of the last of them. */
  #count = 0
  #last: readonly LogLine[] | null = null
  #line = EMPTY

  picture(
    { deeds, earliest, position: last }: Told,
    position: number,
    viewer: number,
    turn: { readonly number: number; readonly last: number; readonly name: string },
  ): TimelinePicture {
    this.#draw(deeds, viewer)
    return {
      ...this.#line,
      position,
      last,
      lastTurn: turn.last,
      title: titleOf(deeds[position - earliest - 1], viewer),
      banner: words.lookingAt(turn.name),
    }
  }

  #draw(deeds: readonly Deed[], viewer: number): void {
    const last = deeds[this.#count - 1]
    const goesOn =
      this.#viewer === viewer && (last === undefined ? null : linesFor(last, viewer)) === this.#last
    const from = goesOn ? this.#count : 0
    if (goesOn && from === deeds.length) return
    this.#line = drawn(goesOn ? this.#line : EMPTY, deeds.slice(from), viewer)
    this.#viewer = viewer
    this.#count = deeds.length
    this.#last = deeds.length === 0 ? null : linesFor(deeds.at(-1)!, viewer)
  }
}

function drawn(line: Line, deeds: readonly Deed[], viewer: number): Line {
  const moments = [...line.moments]
  const turns = [...line.turns]
  const scores = [...line.scores]
  for (const deed of deeds) {
    const { position, turn, scores: values } = deed
    if (turn !== turns.at(-1)?.turn) turns.push({ position, turn })
    if (values.join() !== scores.at(-1)?.values.join()) scores.push({ position, values })
    for (const { weight, side, text } of linesFor(deed, viewer)) {
      const kind = KINDS[weight]
      if (kind !== undefined) moments.push({ position, kind, side, text })
    }
  }
  return { moments, turns, scores }
}

function titleOf(deed: Deed | undefined, viewer: number): string {
  if (deed === undefined) return words.start
  const line = linesFor(deed, viewer).at(-1)
  return line === undefined ? words.turn(deed.turn) : words.afterAction(deed.turn, line.text)
}
