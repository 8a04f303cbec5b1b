// Where moments and turns lie along the track of the timeline, as shares of it.
import type { TimelinePicture } from '../../table/snapshot.ts'

export type Place = (position: number) => number

type Turns = Pick<TimelinePicture, 'last' | 'turns' | 'lastTurn'>

/** The part of the present turn that seems to be played, if it is as long as the mean of those before it. */
function partOf({ last, turns, lastTurn }: Turns): number {
  const now = turns.at(-1)
  if (now === undefined || now.turn <= 1 || now.turn >= lastTurn) return 1
  const mean = now.position / (now.turn - 1)
  return Math.min(1, Math.max(0.25, (last - now.position) / mean))
}

/** What was played takes its share of the track by position; turns to come are as wide as the mean of those played. */
function shareOf(timeline: Turns): number {
  const turn = Math.max(1, timeline.turns.at(-1)?.turn ?? 1)
  return Math.min(1, (turn - 1 + partOf(timeline)) / Math.max(turn, timeline.lastTurn))
}

export function placesOf(timeline: Turns): Place {
  const { last } = timeline
  const share = shareOf(timeline)
  return position => (last === 0 ? 0 : (position / last) * share)
}

/** Room that the number of a turn takes. */
const NUMBER = { wide: 0.022, narrow: 0.05 } as const

export interface TurnNumber {
  readonly turn: number
  readonly at: number
  readonly isPlayed: boolean
}

/** Where turns are too short for their numbers, the later one is left out. */
export function turnNumbers(timeline: Turns, isNarrow: boolean): TurnNumber[] {
  const { turns, lastTurn } = timeline
  const place = placesOf(timeline)
  const played = Math.max(1, turns.at(-1)?.turn ?? 1)
  const from = shareOf(timeline)
  const left = Math.max(0, lastTurn - played)
  const rest = 1 - partOf(timeline)
  const numbers = [
    ...turns.map(({ turn, position }) => ({ turn, at: place(position), isPlayed: true })),
    ...Array.from({ length: left }, (_, i) => ({
      turn: played + 1 + i,
      at: from + ((1 - from) * (i + rest)) / (left + rest),
      isPlayed: false,
    })),
  ]
  let free = 0
  return numbers.filter(({ at }) => {
    if (at < free) return false
    free = at + NUMBER[isNarrow ? 'narrow' : 'wide']
    return true
  })
}
