// The log as it is read: turn by turn, what belongs to a battle under it.
import type { LogEntry } from '../../table/snapshot.ts'

export interface LogBlock {
  readonly entry: LogEntry
  /** Lines that tell more of the same: losses, advances. */
  readonly parts: readonly LogEntry[]
}

export interface LogTurn {
  readonly turn: string
  readonly blocks: readonly LogBlock[]
}

export function turnsOf(log: readonly LogEntry[]): LogTurn[] {
  const turns: { turn: string; entries: LogEntry[] }[] = []
  for (const entry of log) {
    if (turns.at(-1)?.turn !== entry.turn) turns.push({ turn: entry.turn, entries: [] })
    if (entry.weight !== 'turn') turns.at(-1)?.entries.push(entry)
  }
  return turns.map(({ turn, entries }) => ({ turn, blocks: blocksOf(entries) }))
}

function blocksOf(entries: readonly LogEntry[]): LogBlock[] {
  const blocks: { entry: LogEntry; parts: LogEntry[] }[] = []
  for (const entry of entries) {
    const last = blocks.at(-1)
    if (entry.weight === 'part' && last !== undefined) last.parts.push(entry)
    else blocks.push({ entry, parts: [] })
  }
  return blocks
}

/** Lines that mention a word, a hex or a rule. */
export function siftedLog(log: readonly LogEntry[], sought: string): readonly LogEntry[] {
  const wanted = sought.trim().toLowerCase()
  if (wanted === '') return log
  return log.filter(entry => [entry, ...entry.folded].some(line => mentions(line, wanted)))
}

function mentions(line: Pick<LogEntry, 'text' | 'hexes' | 'rules'>, wanted: string): boolean {
  return (
    line.text.toLowerCase().includes(wanted) ||
    line.hexes.includes(wanted) ||
    line.rules.some(rule => rule.toLowerCase() === wanted)
  )
}

/** What has been moved since the phase began. */
export function movesOfPhase(log: readonly LogEntry[]): readonly LogEntry[] {
  const heading = log.findLastIndex(({ weight }) => weight === 'phase' || weight === 'turn')
  return log.slice(heading + 1).filter(({ weight }) => weight === 'move')
}

/** The last line that had happened at a position of the game. */
export function lineAt(log: readonly LogEntry[], position: number): LogEntry | null {
  return log.findLast(entry => entry.position <= position && entry.weight !== 'turn') ?? null
}
