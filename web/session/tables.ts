// A journal, with its rules, its map and its counters, as a table that can be sat down at or only looked at.
import type { GameState } from '../../engine/game/game.ts'
import type { Journal } from '../../engine/journal/journal.ts'
import { TableController } from '../../table/controller.ts'
import type { History } from '../../table/history.ts'
import { presentedUnder } from '../../table/older-rules.ts'
import type { Presentation } from '../../table/presentation.ts'
import type { Briefed } from '../../table/sitting.ts'
import { shownWhere } from '../../table/watched.ts'
import type { Battle } from '../catalogue.ts'
import { loadMapBoard, type MapBoard } from '../map/board.ts'
import { type CounterFaces, loadCounterFaces } from '../map/faces.ts'
import { Desk } from '../opponents/desk.ts'
import { isLevel, opponentOf, USUAL } from '../opponents/opponents.ts'
import type { Seat } from '../store/records.ts'
import { settings } from '../ui/settings.tsx'
import { words } from '../words/en.ts'

export interface Pieces {
  readonly presentation: Presentation
  readonly board: MapBoard
  readonly faces: CounterFaces
}

/** What a game under these rules is played with; null if they are not kept here. */
export async function piecesOf(battle: Battle, rulesVersion: number): Promise<Pieces | null> {
  const [presentation, faces, board] = await Promise.all([
    battle.load().then(present => presentedUnder(present, rulesVersion)),
    loadCounterFaces(battle.counters),
    loadMapBoard(battle.id, battle.maps),
  ])
  return presentation === null ? null : { presentation, board, faces }
}

/** A game of this browser as it is shown: where only computers play, everything lies open. */
export const shownFor = (presentation: Presentation, seats: readonly Seat[]): Presentation =>
  shownWhere(
    seats.some(({ who }) => who === 'human'),
    presentation,
  )

/** `isStill`: nobody is asked to decide anything, the table is only looked at. */
export function tableOf(
  presentation: Presentation,
  history: History<GameState>,
  seats: readonly Seat[],
  isStill: boolean,
  conceded: number | null = null,
  id: string | null = null,
): TableController {
  let table: TableController | null = null
  table = TableController.of(presentation as never, history, {
    seats: seats.map((seat, side) => seatAt(presentation, history, seat, side, isStill)),
    conceded,
    pause: paced(newBattles(() => table)),
    ...(!isStill && {
      adviser: new Desk(),
      briefs: settings.get().briefing === 'show',
      ...(id !== null && { briefed: briefedIn(id) }),
      recaps: settings.get().recap !== 'never',
    }),
  })
  return table
}

/** Who has read the briefing of a game, so that it does not return when the page is loaded again. */
export function briefedIn(id: string): Briefed {
  const mark = (side: number) => `briefing ${id} ${side}`
  return {
    has: side => settings.get().read.includes(mark(side)),
    add: side => settings.set({ read: [...settings.get().read, mark(side)] }),
  }
}

function seatAt(
  presentation: Presentation,
  history: History<GameState>,
  seat: Seat,
  side: number,
  isStill: boolean,
) {
  const [{ player: name }] = playersOf([seat], presentation, history, side)
  if (seat.who === 'human' || isStill) return { name, opponent: null }
  return { name, opponent: opponentOf(levelOf(seat), whimsOf(history, side)) }
}

const levelOf = ({ name }: Seat) => (isLevel(name) ? name : USUAL)

/** Sides with who plays them: people by their names or by the side's, opponents by their level. */
export function playersOf(
  seats: readonly Seat[],
  { sideName }: Presentation,
  { scenario }: Pick<Journal, 'scenario'>,
  first = 0,
): { name: string; player: string }[] {
  return seats.map((seat, i) => {
    const name = sideName(scenario, first + i)
    if (seat.who === 'computer') return { name, player: words.levels[levelOf(seat)].name }
    return { name, player: seat.name === '' ? name : seat.name }
  })
}

/** The same game is played the same way again, as far as the opponent goes; its whims tell nothing of the dice. */
function whimsOf({ head: { chance }, position }: History<GameState>, side: number): number {
  const word = 'commitment' in chance ? chance.commitment : `${chance.seed}`
  let mixed = side + position * 31
  for (let i = 0; i < word.length; i++) mixed = (Math.imul(mixed, 33) + word.charCodeAt(i)) | 0
  return mixed >>> 1
}

/** Tells of every battle once. */
function newBattles(table: () => TableController | null): () => boolean {
  let told: string | undefined
  return () => {
    const last = table()
      ?.snapshot()
      .log.findLast(line => line.weight === 'battle')?.id
    const isNew = last !== told
    told = last
    return isNew
  }
}

/** Milliseconds after the first, the thirtieth, the hundredth action in a row: a long turn is not watched for ever. */
const PACE = [
  [30, 90],
  [100, 45],
  [Number.POSITIVE_INFINITY, 16],
] as const
const SPEED = { watch: 1, fast: 4, skip: Number.POSITIVE_INFINITY } as const
const NEW_ROW = 3000
const BATTLE = 1600

/** Between an opponent's actions, so that they can be seen; without motion only long enough to stay responsive. */
function paced(isBattle: () => boolean): () => Promise<void> {
  let last = 0
  let row = 0
  return () => {
    const now = performance.now()
    row = now - last > NEW_ROW ? 0 : row + 1
    last = now
    const isStill = document.documentElement.dataset.motion === 'reduced'
    const pace = isBattle() ? BATTLE : (PACE.find(([upTo]) => row < upTo)?.[1] ?? 0)
    const wait = isStill ? 0 : pace / SPEED[settings.get().pace]
    return new Promise(resolve => setTimeout(resolve, wait))
  }
}
