// Watching the game replayed: one action after another, faster through moves than through battles.
import { useCallback, useEffect, useState } from 'react'
import type { Table } from '../../table/intents.ts'
import type { TimelinePicture } from '../../table/snapshot.ts'

export interface Watching {
  readonly isPlaying: boolean
  readonly speed: number
  readonly toggle: () => void
  readonly pause: () => void
  readonly setSpeed: (speed: number) => void
  /** Plays from a position on. */
  readonly from: (position: number) => void
}

const STEP = 420
const BATTLE = 1500

/** How long a moment is looked at, in milliseconds at ordinary speed. */
export function timeAt(timeline: TimelinePicture): number {
  const isBattle = timeline.moments.some(
    moment => moment.position === timeline.position && moment.kind === 'battle',
  )
  return isBattle ? BATTLE : STEP
}

export function useWatching(table: Table, timeline: TimelinePicture | null): Watching {
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const isAtEnd = timeline !== null && timeline.position >= timeline.last
  useEffect(() => {
    if (!isPlaying) return
    if (timeline === null || isAtEnd) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => table.stepTime(1), timeAt(timeline) / speed)
    return () => clearTimeout(timer)
  }, [isPlaying, timeline, isAtEnd, speed, table])
  const pause = useCallback(() => setPlaying(false), [])
  const toggle = useCallback(() => {
    if (isAtEnd) table.scrubTo(0)
    setPlaying(before => !before || isAtEnd)
  }, [isAtEnd, table])
  const from = useCallback(
    (position: number) => {
      table.scrubTo(position)
      setPlaying(true)
    },
    [table],
  )
  return { isPlaying: isPlaying && timeline !== null, speed, toggle, pause, setSpeed, from }
}
