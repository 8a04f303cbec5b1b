// The driver of a recap: one entry after another at a speed, slower through battles than through moves.
import { useCallback, useEffect, useState } from 'react'
import type { Table } from '../../table/intents.ts'
import type { Now, RecapNow } from '../../table/snapshot.ts'

export interface RecapDriver {
  readonly isPlaying: boolean
  readonly speed: number
  readonly toggle: () => void
  readonly setSpeed: (speed: number) => void
  /** Looks at one entry, and plays no further. */
  readonly show: (index: number) => void
}

export const SPEEDS: readonly number[] = [1, 2, 4]

const MOVE = 900
const BATTLE = 1800
const EVENT = 600

/** How long an entry is looked at, in milliseconds at ordinary speed. */
export function timeOf({ entries, index }: RecapNow): number {
  const { kind } = entries[index]
  return kind === 'battle' ? BATTLE : kind === 'move' ? MOVE : EVENT
}

/** `plays`: a recap begins to play by itself; otherwise its last picture is shown. */
export function useRecapDriver(table: Table, now: Now, plays: boolean): RecapDriver {
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<number>(1)
  const recap = now.kind === 'recap' ? now : null
  const isOpen = recap !== null
  const last = recap === null ? 0 : recap.entries.length - 1
  useEffect(() => {
    setPlaying(isOpen && plays)
    if (isOpen && !plays) table.showRecap(last)
  }, [isOpen, plays, last, table])
  useEffect(() => {
    if (!isPlaying || recap === null) return
    if (recap.index >= last) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => table.stepRecap(1), timeOf(recap) / speed)
    return () => clearTimeout(timer)
  }, [isPlaying, recap, last, speed, table])
  const toggle = useCallback(() => {
    if (!isPlaying && recap !== null && recap.index >= last) table.showRecap(0)
    setPlaying(!isPlaying)
  }, [isPlaying, recap, last, table])
  const show = useCallback(
    (index: number) => {
      setPlaying(false)
      table.showRecap(index)
    },
    [table],
  )
  return { isPlaying: isPlaying && isOpen, speed, toggle, setSpeed, show }
}
