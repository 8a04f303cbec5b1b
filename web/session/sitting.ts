// Sits down at a saved game: the table, and the keeper that saves it after every action.

import { valueOrThrow } from '../../engine/files/result.ts'
import type { TableController } from '../../table/controller.ts'
import { History } from '../../table/history.ts'
import { type Battle, battleById } from '../catalogue.ts'
import { hashOf } from '../router.ts'
import { gameFileName, gameFileText, seatsFrom } from '../store/files.ts'
import { Keeper, type Kept } from '../store/keeper.ts'
import type { SavedGame, WholeGame } from '../store/records.ts'
import type { Shelf } from '../store/shelf.ts'
import type { Sitting } from '../ui/sitting.ts'
import { words } from '../words/en.ts'
import { groundAround } from './battle-map.ts'
import { download, share } from './downloads.ts'
import { beginGame, freshId, freshSeed, keepGame, takeAtHand, takeGame } from './games.ts'
import { openJournal, otherRules, type Problem, promiseOf } from './opening.ts'
import { readPast } from './read-past.ts'
import { newWire, theShelf } from './shelf.ts'
import { summaryOf } from './summary.ts'
import { type Pieces, piecesOf, shownFor, tableOf } from './tables.ts'

export type SatDown =
  | { readonly ok: true; readonly sitting: Sitting }
  | { readonly ok: false; readonly problem: Problem }

export async function sitDown(id: string, go: (hash: string) => void): Promise<SatDown> {
  const whole = await takeGame(id)
  if (whole === null || whole === 'damaged') return { ok: false, problem: { kind: whole ?? 'gone' } }
  const { journal, lost } = whole
  const battle = battleById(journal.game)
  if (battle === undefined) return { ok: false, problem: { kind: 'unknown-game', game: journal.game } }
  const [found, shelf] = await Promise.all([piecesOf(battle, journal.rulesVersion), theShelf()])
  if (found === null) return { ok: false, problem: otherRules(battle, await battle.load(), journal) }
  const saved = seated(whole.saved, battle, journal.scenario)
  const pieces = { ...found, presentation: shownFor(found.presentation, saved.seats) }
  const history = await historyOf(id, whole, pieces)
  if (!history.ok) return history
  const table = tableOf(
    pieces.presentation,
    history.value,
    saved.seats,
    false,
    saved.summary.conceded ?? null,
    id,
  )
  return { ok: true, sitting: new SittingAtTable({ ...pieces, battle, table, saved, shelf, lost, go }) }
}

/** From the stored position if there is one; a journal that does not fit is replayed to say why. */
async function historyOf(id: string, whole: WholeGame, { presentation }: Pieces) {
  const { journal, stored } = whole
  const known = takeAtHand(id, whole)
  if (known !== null) return { ok: true, value: known } as const
  const near = History.resume(presentation, journal, journal.game, stored)
  if (near.ok) return near
  const opened = await openJournal(journal)
  return opened.ok ? ({ ok: true, value: opened.history } as const) : opened
}

/** Where it cannot be read who plays, somebody at this screen does. */
function seated(saved: SavedGame, battle: Battle, scenario: string): SavedGame {
  const sides = battle.scenarios.find(other => other.id === scenario)?.sides ?? []
  return saved.seats.length === sides.length ? saved : { ...saved, seats: seatsFrom({}, sides, []) }
}

interface Parts extends Pieces {
  readonly battle: Battle
  readonly table: TableController
  readonly saved: SavedGame
  readonly shelf: Shelf
  readonly lost: number
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
  readonly online = null
  readonly lost: number
  readonly #battle: Battle
  readonly #go: Parts['go']
  readonly #stop: () => void

  constructor({ battle, table, presentation, board, faces, saved, shelf, lost, go }: Parts) {
    this.table = table
    this.presentation = presentation
    this.board = board
    this.faces = faces
    this.seats = saved.seats
    this.isLasting = shelf.isLasting
    this.#battle = battle
    this.#go = go
    this.lost = lost
    const kept = keptOf(table, () => summaryOf(table.snapshot(), board, faces))
    this.keeper = new Keeper(shelf, saved, kept, newWire())
    const stopLooking = table.subscribe(() => this.keeper.look())
    // A position that the journal does not lead to is not stored again.
    const stopReading = readPast(table, () => void this.keeper.saveNow())
    this.#stop = () => {
      stopLooking()
      stopReading()
    }
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
    const journal = this.table.branchHere(freshSeed())
    const history = valueOrThrow(History.resume(this.presentation, journal, journal.game))
    const id = await keepGame(this.#battle, history, this.seats, title)
    this.#go(hashOf({ page: 'table', id }))
  }

  async again() {
    const { scenario, options } = this.table.journal()
    const { seats } = this
    const id = await beginGame({ battle: this.#battle, scenario, options, seats, seed: null })
    this.#go(hashOf({ page: 'table', id }))
  }

  concede() {
    this.table.concede()
    void this.keeper.saveNow()
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

function keptOf({ kept }: TableController, summary: Kept['summary']): Kept {
  return {
    get number() {
      return kept.number
    },
    get position() {
      return kept.position
    },
    get head() {
      return kept.head
    },
    get stored() {
      return kept.stored
    },
    entry: index => kept.entry(index),
    summary,
  }
}
