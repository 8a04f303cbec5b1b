// Sits down at a saved game: the table, and the keeper that saves it after every action.

import type { TableController } from '../../table/controller.ts'
import { type Battle, battleById } from '../catalogue.ts'
import { hashOf } from '../router.ts'
import { gameFileName, gameFileText } from '../store/files.ts'
import { Keeper } from '../store/keeper.ts'
import type { SavedGame } from '../store/records.ts'
import type { Shelf } from '../store/shelf.ts'
import type { Sitting } from '../ui/sitting.ts'
import { words } from '../words/en.ts'
import { groundAround } from './battle-map.ts'
import { download, share } from './downloads.ts'
import { beginGame, freshId, freshSeed, keepGame, takeGame } from './games.ts'
import { openJournal, type Problem, promiseOf } from './opening.ts'
import { newWire, theShelf } from './shelf.ts'
import { summaryOf } from './summary.ts'
import { type Pieces, piecesOf, tableOf } from './tables.ts'

export type SatDown =
  | { readonly ok: true; readonly sitting: Sitting }
  | { readonly ok: false; readonly problem: Problem }

export async function sitDown(id: string, go: (hash: string) => void): Promise<SatDown> {
  const whole = await takeGame(id)
  if (whole === null) return { ok: false, problem: { kind: 'gone' } }
  const { journal, saved } = whole
  const battle = battleById(journal.game)
  if (battle === undefined) return { ok: false, problem: { kind: 'unknown-game', game: journal.game } }
  const [pieces, shelf] = await Promise.all([piecesOf(battle), theShelf()])
  let table: TableController
  try {
    table = tableOf(pieces.presentation, journal, saved.seats, false)
  } catch (error) {
    // Replayed once more, slowly, to say what does not fit.
    const opened = await openJournal(journal)
    if (!opened.ok) return opened
    throw error
  }
  return { ok: true, sitting: new SittingAtTable({ ...pieces, battle, table, saved, shelf, go }) }
}

interface Parts extends Pieces {
  readonly battle: Battle
  readonly table: TableController
  readonly saved: SavedGame
  readonly shelf: Shelf
  go(hash: string): void
}

/** As wide and high as the victory screen needs it. */
const HERO = { width: 640, height: 1000 }

class SittingAtTable implements Sitting {
  readonly table: Parts['table']
  readonly presentation: Parts['presentation']
  readonly board: Parts['board']
  readonly faces: Parts['faces']
  readonly seats: SavedGame['seats']
  readonly isLasting: boolean
  readonly keeper: Keeper
  readonly #battle: Battle
  readonly #go: Parts['go']
  readonly #stop: () => void

  constructor({ battle, table, presentation, board, faces, saved, shelf, go }: Parts) {
    this.table = table
    this.presentation = presentation
    this.board = board
    this.faces = faces
    this.seats = saved.seats
    this.isLasting = shelf.isLasting
    this.#battle = battle
    this.#go = go
    const kept = {
      journal: () => table.journal(),
      summary: () => summaryOf(table.snapshot(), board, faces),
    }
    this.keeper = new Keeper(shelf, saved, kept, newWire())
    this.#stop = watched(table, () => this.keeper.look())
    if (saved.revision === 0) void this.keeper.saveNow()
  }

  promise() {
    return promiseOf(this.table.journal())
  }

  picture(hex: string) {
    return groundAround(this.board, hex, HERO.width, HERO.height)
  }

  async branch() {
    const title = words.saving.second(this.#battle.title)
    const id = await keepGame(this.#battle, this.table.branchHere(freshSeed()), this.seats, title)
    this.#go(hashOf({ page: 'table', id }))
  }

  async rematch() {
    const { scenario, options } = this.table.journal()
    // Everybody moves on by one side; of two, they swap.
    const seats = [...this.seats.slice(1), ...this.seats.slice(0, 1)]
    const id = await beginGame({ battle: this.#battle, scenario, options, seats, seed: null })
    this.#go(hashOf({ page: 'table', id }))
  }

  async report() {
    await this.keeper.saveNow()
    this.#go(hashOf({ page: 'report', id: this.keeper.saved.id }))
  }

  #file() {
    const journal = this.table.journal()
    const sides = this.#battle.scenarios.find(other => other.id === journal.scenario)?.sides ?? []
    return { text: gameFileText(journal, this.seats, sides), name: gameFileName(journal, new Date()) }
  }

  saveFile() {
    const { text, name } = this.#file()
    download(text, name, 'application/json')
  }

  shareFile() {
    const { text, name } = this.#file()
    void share(text, name, this.#battle.title)
  }

  leave() {
    this.#go(hashOf({ page: 'start', battle: null }))
  }

  takeUp() {
    location.reload()
  }

  async keepAsSecond() {
    const id = freshId()
    await this.keeper.becomeAnother(id, words.saving.second(this.#battle.title))
    history.replaceState(null, '', hashOf({ page: 'table', id }))
  }

  close() {
    this.#stop()
    this.keeper.close()
    this.table.close()
  }
}

/** Calls after every action: what a pointer does changes neither log nor header. */
function watched(table: TableController, acted: () => void): () => void {
  let { log, header } = table.snapshot()
  return table.subscribe(() => {
    const now = table.snapshot()
    if (now.log === log && now.header === header) return
    log = now.log
    header = now.header
    acted()
  })
}
