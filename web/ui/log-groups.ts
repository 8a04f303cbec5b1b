// The log as it is read: turn by turn, moves folded into one line, what belongs to a battle under it.
import type { LogEntry } from '../table/snapshot.ts'

export type LogBlock =
  | { readonly kind: 'line'; readonly entry: LogEntry; readonly parts: readonly LogEntry[] }
  | { readonly kind: 'moves'; readonly entries: readonly LogEntry[] }
  | { readonly kind: 'phase'; readonly entry: LogEntry }

export interface LogTurn {
  readonly turn: string
  readonly blocks: readonly LogBlock[]
}

const FOLD_FROM = 3

export function turnsOf(log: readonly LogEntry[]): LogTurn[] {
  const turns: { turn: string; entries: LogEntry[] }[] = []
  for (const entry of log) {
    if (turns.at(-1)?.turn !== entry.turn) turns.push({ turn: entry.turn, entries: [] })
    if (entry.weight !== 'turn') turns.at(-1)?.entries.push(entry)
  }
  return turns.map(({ turn, entries }) => ({ turn, blocks: blocksOf(entries) }))
}

export function blocksOf(entries: readonly LogEntry[]): LogBlock[] {
  const blocks: LogBlock[] = []
  for (let i = 0; i < entries.length; ) {
    const run = runOf(entries, i)
    if (run >= FOLD_FROM) {
      blocks.push({ kind: 'moves', entries: entries.slice(i, i + run) })
      i += run
    } else if (entries[i].weight === 'phase') {
      blocks.push({ kind: 'phase', entry: entries[i] })
      i++
    } else {
      const parts = partsAfter(entries, i)
      blocks.push({ kind: 'line', entry: entries[i], parts })
      i += 1 + parts.length
    }
  }
  return blocks
}

function runOf(entries: readonly LogEntry[], from: number): number {
  let to = from
  while (entries[to]?.weight === 'move' && entries[to].side === entries[from].side) to++
  return to - from
}

function partsAfter(entries: readonly LogEntry[], at: number): LogEntry[] {
  let to = at + 1
  while (entries[to]?.weight === 'part') to++
  return entries.slice(at + 1, to)
}

/** Lines that mention a word, a hex or a rule. */
export function siftedLog(log: readonly LogEntry[], sought: string): readonly LogEntry[] {
  const wanted = sought.trim().toLowerCase()
  if (wanted === '') return log
  return log.filter(
    entry =>
      entry.text.toLowerCase().includes(wanted) ||
      entry.hexes.includes(wanted) ||
      entry.rules.some(rule => rule.toLowerCase() === wanted),
  )
}
