// What an after-action report is written from: the story by turns, the decisive battles with their maps, the figures.
import type { Journal } from '../../engine/journal/journal.ts'
import type { Fact } from '../../table/presentation.ts'
import type { GameReport, LogEntry, TableSnapshot } from '../../table/snapshot.ts'
import { gameFileText } from '../store/files.ts'
import type { Seat } from '../store/records.ts'

export interface Chapter {
  readonly turn: string
  readonly lines: readonly LogEntry[]
}

export interface ReportBattle {
  readonly title: string
  readonly text: string
  /** Position of the game before the battle. */
  readonly before: number
  readonly hex: string | null
  readonly details: readonly Fact[]
}

export interface ReportStory {
  readonly game: string
  readonly scenario: string
  readonly title: string
  readonly turn: string
  readonly sides: readonly { readonly name: string; readonly player: string }[]
  /** Empty while the game goes on, and for a draw. */
  readonly winners: readonly number[]
  readonly isOver: boolean
  /** By side, or of the one side that counts. */
  readonly score: readonly string[]
  readonly figures: GameReport | null
  readonly chapters: readonly Chapter[]
  readonly battles: readonly ReportBattle[]
  readonly journal: string
}

const MAPS = 6
const TOLD = new Set<LogEntry['weight']>(['battle', 'part', 'alarm', 'plain'])

export function storyOf(
  snapshot: TableSnapshot,
  journal: Journal,
  seats: readonly Seat[],
  sideIds: readonly string[],
  scenario: string,
): ReportStory {
  const { header, log, verdict } = snapshot
  return {
    game: header.game,
    scenario,
    title: verdict?.title ?? header.game,
    turn: header.turn,
    sides: header.sides.map(({ name, player }) => ({ name, player })),
    winners: verdict?.winners ?? [],
    isOver: verdict !== null,
    score: header.score.map(item => item.value),
    figures: verdict?.report ?? null,
    chapters: chaptersOf(log),
    battles: decisiveBattles(log, verdict?.report ?? null),
    journal: gameFileText(journal, seats, sideIds),
  }
}

export function chaptersOf(log: readonly LogEntry[]): Chapter[] {
  const turns = Map.groupBy(
    log.filter(line => TOLD.has(line.weight)),
    line => line.turn,
  )
  return [...turns].map(([turn, lines]) => ({ turn, lines }))
}

/** The battles that turned the game; while it goes on, the latest ones. */
export function decisiveBattles(log: readonly LogEntry[], report: GameReport | null): ReportBattle[] {
  const battles = log.filter(line => line.weight === 'battle')
  const chosen =
    report === null
      ? battles.slice(-MAPS)
      : report.turningPoints
          .map(point => battles.find(line => line.position === point.position))
          .filter(line => line !== undefined)
          .slice(0, MAPS)
  return chosen
    .toSorted((a, b) => a.position - b.position)
    .map(line => ({
      title: line.turn,
      text: line.text,
      before: Math.max(0, line.position - 1),
      hex: line.hexes.at(-1) ?? null,
      details: line.details ?? [],
    }))
}
