// A phase with nothing to do passes by itself: seconds are counted down, and whoever is at the table can stop them.
import { useEffect, useSyncExternalStore } from 'react'
import type { Table } from '../../table/intents.ts'
import type { TableSnapshot } from '../../table/snapshot.ts'
import { useSettings } from './settings.tsx'

const SECOND = 1000

export class Countdown {
  readonly #done: () => void
  readonly #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #subject: string | null = null
  #stopped: string | null = null
  #left: number | null = null

  constructor(done: () => void) {
    this.#done = done
  }

  subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }

  /** Seconds left, null while nothing is counted. */
  left = (): number | null => this.#left

  /** Counts for this subject; begins anew with a new one, and not again with one that was stopped. */
  count(subject: string | null, seconds: number): void {
    if (subject === this.#subject) return
    this.#subject = subject
    this.#set(subject === null || subject === this.#stopped ? null : seconds)
  }

  stop = (): void => {
    this.#stopped = this.#subject
    this.#set(null)
  }

  #set(left: number | null): void {
    clearTimeout(this.#timer)
    this.#left = left
    if (left !== null) this.#timer = setTimeout(() => this.#tick(left - 1), SECOND)
    for (const changed of this.#listeners) changed()
  }

  #tick(left: number): void {
    this.#set(left > 0 ? left : null)
    if (left <= 0) this.#done()
  }
}

/** The seconds that the phase in hand has left, and the way to stop them. A dialog or a hidden page counts nothing. */
export function useCountdown(table: Table, { bar, position }: TableSnapshot, isPaused: boolean): Countdown {
  const { empty } = useSettings()
  const countdown = countdownOf(table)
  const isHidden = useSyncExternalStore(subscribeHidden, () => document.hidden)
  const isCounted = bar.autoAfter !== null && empty === 'pass' && !isPaused && !isHidden
  useEffect(() => {
    countdown.count(isCounted ? `${position} ${bar.title}` : null, bar.autoAfter ?? 0)
  })
  useEffect(() => () => countdown.count(null, 0), [countdown])
  return countdown
}

function subscribeHidden(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

const countdowns = new WeakMap<Table, Countdown>()

function countdownOf(table: Table): Countdown {
  const known = countdowns.get(table)
  if (known !== undefined) return known
  const countdown = new Countdown(() => table.commit())
  countdowns.set(table, countdown)
  return countdown
}

export const useSecondsLeft = (countdown: Countdown): number | null =>
  useSyncExternalStore(countdown.subscribe, countdown.left)
