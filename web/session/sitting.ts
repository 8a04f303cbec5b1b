// Puts a game on the table: the rules, the map, the counters, the seats, and the keeper that saves it.
import type { Options } from '../../engine/game/game.ts'
import type { Chance, Journal } from '../../engine/journal/journal.ts'
import { type Battle, battleById } from '../catalogue.ts'
import { loadMapBoard, loadMapList, type MapBoard } from '../map/board.ts'
import { type CounterFaces, loadCounterFaces } from '../map/faces.ts'
import { opponentOf } from '../opponents.ts'
import { hashOf } from '../router.ts'
import { gameFileName, gameFileText, newChance } from '../store/files.ts'
import { Keeper } from '../store/keeper.ts'
import { newId, type SavedGame, type Seat } from '../store/records.ts'
import { TableController } from '../table/controller.ts'
import type { Presentation } from '../table/presentation.ts'
import type { Sitting } from '../ui/sitting.ts'
import { words } from '../words/en.ts'
import { download, share } from './downloads.ts'
import { openJournal, type Problem, promiseOf } from './opening.ts'
import { newWire, theShelf } from './shelf.ts'
import { summaryOf } from './summary.ts'

export interface NewGame {
  readonly battle: Battle
  readonly scenario: string
  readonly options: Options
  readonly seats: readonly Seat[]
  readonly seed: string | null
}

const randomBytes = (bytes: Uint8Array) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>)
const freshId = () => newId(Date.now(), Math.random)

/** A new game, on the shelf before the first decision: its id. */
export async function beginGame({ battle, scenario, options, seats, seed }: NewGame): Promise<string> {
  const chance = newChance(seed, randomBytes)
  return keepGame(battle, { scenario, options, chance, actions: [] }, seats)
}

type Contents = Pick<Journal, 'scenario' | 'options' | 'chance' | 'actions'>

/** Puts a game on the shelf as one of its own: its id. */
export async function keepGame(
  battle: Battle,
  { scenario, options, chance, actions }: Contents,
  seats: readonly Seat[],
  title = battle.title,
): Promise<string> {
  const [presentation, shelf, { board, faces }] = await Promise.all([
    battle.load(),
    theShelf(),
    piecesOf(battle),
  ])
  const journal = journalOf(presentation, scenario, options, chance, actions)
  const table = tableOf(presentation, journal, seats, true)
  const summary = { ...summaryOf(table.snapshot(), board, faces), title }
  table.close()
  const now = Date.now()
  const record = { id: freshId(), game: battle.id, seats, begun: now, saved: now, revision: 0, summary }
  const put = await shelf.put({ ...record, actions: actions.length }, journal, 0)
  if (!put.ok) pending.set(record.id, { saved: { ...record, actions: actions.length }, journal })
  return record.id
}

/** Games that found no room on the shelf: they are played all the same. */
const pending = new Map<string, { saved: SavedGame; journal: Journal }>()

function journalOf(
  { game }: Presentation,
  scenario: string,
  options: Options,
  chance: Chance,
  actions: Journal['actions'],
): Journal {
  const { id, rulesVersion } = game
  return { salient: 'journal', format: 1, game: id, rulesVersion, scenario, options, chance, actions }
}

async function piecesOf(
  battle: Battle,
): Promise<{ board: MapBoard; boards: MapBoard[]; faces: CounterFaces }> {
  const { boards } = await battle.load()
  const [faces, ...loaded] = await Promise.all([
    loadCounterFaces(battle.id),
    ...boards.map(board => loadMapBoard(board)),
  ])
  return { board: loaded[0], boards: loaded, faces }
}

export type SatDown =
  | { readonly ok: true; readonly sitting: Sitting }
  | { readonly ok: false; readonly problem: Problem }

/** Sits down at a saved game. */
export async function sitDown(id: string, go: (hash: string) => void): Promise<SatDown> {
  const shelf = await theShelf()
  const whole = pending.get(id) ?? (await shelf.take(id))
  const battle = whole === null ? undefined : battleById(whole.journal.game)
  if (whole === null) return { ok: false, problem: { kind: 'gone' } }
  if (battle === undefined) return { ok: false, problem: { kind: 'unknown-game', game: whole.journal.game } }
  const [presentation, pieces] = await Promise.all([battle.load(), piecesOf(battle)])
  let table: TableController
  try {
    table = tableOf(presentation, whole.journal, whole.saved.seats, false)
  } catch (error) {
    const opened = await openJournal(whole.journal)
    if (!opened.ok) return opened
    throw error
  }
  const { thumbnails } = await loadMapList()
  const picture = thumbnails[pieces.board.id]
  return {
    ok: true,
    sitting: new SittingAtTable({
      battle,
      presentation,
      ...pieces,
      table,
      saved: whole.saved,
      shelf,
      picture: picture === undefined ? null : `maps/${picture.file}`,
      go,
    }),
  }
}

/** `isStill`: nobody is asked to decide anything, the table is only looked at. */
function tableOf(
  presentation: Presentation,
  journal: Journal,
  seats: readonly Seat[],
  isStill: boolean,
): TableController {
  const opened = TableController.resume(
    presentation as never,
    journal,
    { seats: seats.map((seat, side) => seatAt(presentation, journal, seat, side, isStill)), pause },
    journal.game,
  )
  if (!opened.ok) throw new Error(opened.faults[0].reason)
  return opened.value
}

function seatAt({ sideName }: Presentation, journal: Journal, seat: Seat, side: number, isStill: boolean) {
  if (seat.who === 'human' || isStill) {
    return { name: seat.name === '' ? sideName(journal.scenario, side) : seat.name, opponent: null }
  }
  const level = words.levels[seat.name as keyof typeof words.levels]
  const whims = (Date.now() + side) & 0x7fffffff
  return { name: level?.name ?? seat.name, opponent: opponentOf(seat.name, whims) }
}

const WATCHED = 90

/** Between an opponent's actions, so that they can be seen; without motion only long enough to stay responsive. */
function pause(): Promise<void> {
  const isStill = document.documentElement.dataset.motion === 'reduced'
  return new Promise(resolve => setTimeout(resolve, isStill ? 0 : WATCHED))
}

interface Parts {
  readonly battle: Battle
  readonly presentation: Presentation
  readonly board: MapBoard
  readonly boards: readonly MapBoard[]
  readonly faces: CounterFaces
  readonly table: TableController
  readonly saved: SavedGame
  readonly shelf: Awaited<ReturnType<typeof theShelf>>
  readonly picture: string | null
  go(hash: string): void
}

class SittingAtTable implements Sitting {
  readonly #parts: Parts
  readonly keeper: Keeper
  readonly #stop: () => void

  constructor(parts: Parts) {
    this.#parts = parts
    const { table, saved, shelf, board, faces } = parts
    const kept = {
      journal: () => table.journal(),
      summary: () => summaryOf(table.snapshot(), board, faces),
    }
    this.keeper = new Keeper(shelf, saved, kept, newWire())
    let { log, header } = table.snapshot()
    this.#stop = table.subscribe(() => {
      const now = table.snapshot()
      if (now.log === log && now.header === header) return
      log = now.log
      header = now.header
      this.keeper.look()
    })
    if (saved.revision === 0) void this.keeper.saveNow()
  }

  get table() {
    return this.#parts.table
  }
  get presentation() {
    return this.#parts.presentation
  }
  get boards() {
    return this.#parts.boards
  }
  get faces() {
    return this.#parts.faces
  }
  get seats() {
    return this.#parts.saved.seats
  }
  get picture() {
    return this.#parts.picture
  }
  get isLasting() {
    return this.#parts.shelf.isLasting
  }

  promise() {
    return promiseOf(this.table.journal())
  }

  async branch() {
    const { battle } = this.#parts
    const id = await keepGame(battle, this.table.branchHere(), this.seats, words.saving.second(battle.title))
    this.#parts.go(hashOf({ page: 'table', id }))
  }

  async rematch() {
    const { scenario, options } = this.table.journal()
    const seats = this.seats.toReversed()
    const id = await beginGame({ battle: this.#parts.battle, scenario, options, seats, seed: null })
    this.#parts.go(hashOf({ page: 'table', id }))
  }

  report() {
    this.#parts.go(hashOf({ page: 'report', id: this.keeper.saved.id }))
  }

  #file() {
    const journal = this.table.journal()
    const sides = this.#parts.battle.scenarios.find(other => other.id === journal.scenario)?.sides ?? []
    return { text: gameFileText(journal, this.seats, sides), name: gameFileName(journal, new Date()) }
  }

  saveFile() {
    const { text, name } = this.#file()
    download(text, name, 'application/json')
  }

  shareFile() {
    const { text, name } = this.#file()
    void share(text, name, this.#parts.battle.title)
  }

  leave() {
    this.#parts.go(hashOf({ page: 'start', battle: null }))
  }

  takeUp() {
    location.reload()
  }

  async keepAsSecond() {
    const id = freshId()
    await this.keeper.becomeAnother(id, words.saving.second(this.#parts.battle.title))
    history.replaceState(null, '', hashOf({ page: 'table', id }))
  }

  close() {
    this.#stop()
    this.keeper.close()
    this.table.close()
  }
}
