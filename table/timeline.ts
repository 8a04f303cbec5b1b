// The past as a line: turns, phases and battles, and the score along it.
import type { Deed } from './history.ts'
import type { TimelineMoment, TimelinePicture } from './snapshot.ts'
import { words } from './words.ts'

type Line = Pick<TimelinePicture, 'moments' | 'turns' | 'scores'>

const KINDS: Readonly<Record<string, TimelineMoment['kind']>> = {
  turn: 'turn',
  phase: 'phase',
  battle: 'battle',
  alarm: 'event',
}

function lineOf(deeds: readonly Deed[], viewer: number): Line {
  const moments: TimelineMoment[] = []
  const turns: { position: number; turn: number }[] = []
  const scores: { position: number; values: readonly number[] }[] = []
  for (const { position, turn, scores: values, lines } of deeds) {
    if (turn !== turns.at(-1)?.turn) turns.push({ position, turn })
    if (values.join() !== scores.at(-1)?.values.join()) scores.push({ position, values })
    for (const { weight, side, text } of lines[viewer]) {
      const kind = KINDS[weight]
      if (kind !== undefined) moments.push({ position, kind, side, text })
    }
  }
  return { moments, turns, scores }
}

export class Timeline {
  #last: Deed | undefined
  #viewer = -1
  #line: Line = { moments: [], turns: [], scores: [] }

  picture(
    deeds: readonly Deed[],
    position: number,
    viewer: number,
    turn: { readonly number: number; readonly last: number; readonly name: string },
  ): TimelinePicture {
    if (this.#last !== deeds.at(-1) || this.#viewer !== viewer) {
      this.#last = deeds.at(-1)
      this.#viewer = viewer
      this.#line = lineOf(deeds, viewer)
    }
    return {
      ...this.#line,
      position,
      last: deeds.length,
      lastTurn: turn.last,
      title: titleOf(deeds, position, viewer),
      banner: words.lookingAt(turn.name),
    }
  }
}

function titleOf(deeds: readonly Deed[], position: number, viewer: number): string {
  if (position === 0) return words.start
  const deed = deeds[position - 1]
  const line = deed.lines[viewer].at(-1)
  return line === undefined ? `Turn ${deed.turn}` : words.afterAction(deed.turn, line.text)
}
