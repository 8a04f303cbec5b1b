// Games on the shelf of this browser: begun, kept, taken up again.
import type { Options } from '../../engine/game/game.ts'
import type { Battle } from '../catalogue.ts'
import { newChance, newSeed } from '../store/files.ts'
import { newId, type Seat, type WholeGame } from '../store/records.ts'
import { theShelf } from './shelf.ts'
import { summaryOf } from './summary.ts'
import { type Contents, journalOf, piecesOf, tableOf } from './tables.ts'

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
  return keepGame(battle, { scenario, options, chance: newChance(seed, randomBytes), actions: [] }, seats)
}

/** Games that found no room on the shelf: they are played all the same. */
const homeless = new Map<string, WholeGame>()

/** Puts a game on the shelf as one of its own: its id. */
export async function keepGame(
  battle: Battle,
  contents: Contents,
  seats: readonly Seat[],
  title = battle.title,
): Promise<string> {
  const [{ presentation, board, faces }, shelf] = await Promise.all([piecesOf(battle), theShelf()])
  const journal = journalOf(presentation, contents)
  const table = tableOf(presentation, journal, seats, true)
  const summary = { ...summaryOf(table.snapshot(), board, faces), title }
  table.close()
  const now = Date.now()
  const actions = journal.actions.length
  const saved = {
    id: freshId(),
    game: battle.id,
    seats,
    begun: now,
    saved: now,
    actions,
    revision: 0,
    summary,
  }
  const put = await shelf.put(saved, journal, 0)
  if (!put.ok) homeless.set(saved.id, { saved, journal })
  return saved.id
}

export async function takeGame(id: string): Promise<WholeGame | null> {
  return homeless.get(id) ?? (await theShelf()).take(id)
}
