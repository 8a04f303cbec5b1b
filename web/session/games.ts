// Games on the shelf of this browser: begun, kept, taken up again.
import { valueOrThrow } from '../../engine/files/result.ts'
import type { GameState, Options } from '../../engine/game/game.ts'
import { History } from '../../table/history.ts'
import type { Battle } from '../catalogue.ts'
import { newChance, newSeed } from '../store/files.ts'
import { newId, type Seat, type WholeGame } from '../store/records.ts'
import { wholeChange } from '../store/shelf.ts'
import { theShelf } from './shelf.ts'
import { summaryOf } from './summary.ts'
import { piecesOf, shownFor, tableOf } from './tables.ts'

export interface NewGame {
  readonly battle: Battle
  readonly scenario: string
  readonly options: Options
  readonly seats: readonly Seat[]
  /** A word that the dice are dealt from, null for the browser's own randomness. */
  readonly seed: string | null
}

const randomBytes = (bytes: Uint8Array) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>)

export const freshSeed = (): string => newSeed(randomBytes)

export const freshId = (): string => newId(Date.now(), Math.random)

/** A new game, on the shelf before the first decision: its id. */
export async function beginGame({ battle, scenario, options, seats, seed }: NewGame): Promise<string> {
  const presentation = shownFor(await battle.load(), seats)
  const chance = newChance(seed, randomBytes)
  const history = valueOrThrow(History.begin(presentation, scenario, options, chance))
  return keepGame(battle, history, seats)
}

/** Games that found no room on the shelf: they are played all the same. */
const homeless = new Map<string, WholeGame>()

/** Games that were put on the shelf a moment ago and need not be read from there. */
const atHand = new Map<string, History<GameState>>()

/** Puts a game on the shelf as one of its own: its id. */
export async function keepGame(
  battle: Battle,
  history: History<GameState>,
  seats: readonly Seat[],
  title = battle.title,
  conceded: number | null = null,
): Promise<string> {
  const journal = history.journal()
  const [pieces, shelf] = await Promise.all([piecesOf(battle, journal.rulesVersion), theShelf()])
  if (pieces === null) throw new Error(`no rules of ${battle.id} in version ${journal.rulesVersion}`)
  const { presentation, board, faces } = pieces
  const table = tableOf(presentation, history, seats, true, conceded)
  const summary = { ...summaryOf(table.snapshot(), board, faces), title }
  table.close()
  const now = Date.now()
  const saved = {
    id: freshId(),
    game: battle.id,
    seats,
    begun: now,
    saved: now,
    actions: journal.actions.length,
    revision: 0,
    summary,
  }
  const { stored } = history
  const put = await shelf.put(saved, wholeChange(journal, stored), 0)
  if (!put.ok) homeless.set(saved.id, { saved, journal, stored, lost: 0 })
  atHand.clear()
  atHand.set(saved.id, history)
  return saved.id
}

export async function takeGame(id: string): Promise<WholeGame | null | 'damaged'> {
  return homeless.get(id) ?? (await theShelf()).take(id)
}

/** The history of a game that was put on the shelf a moment ago; whoever takes it has it for himself. */
export function takeAtHand(id: string, { journal }: WholeGame): History<GameState> | null {
  const history = atHand.get(id)
  atHand.delete(id)
  return history?.position === journal.actions.length ? history : null
}
