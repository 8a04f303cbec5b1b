// Random games, and the moments in them at which it is looked whether a secret can be told.
import { levelsOf, playerOf } from '../../ai/games/all.ts'
import { type Luck, luckOf, type Player } from '../../ai/players/player.ts'
import type { Level } from '../../ai/players/players.ts'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import type { Action } from '../../engine/game/action.ts'
import { mutant, Vocabulary } from '../fuzz/mutants.ts'
import { MAX_ACTIONS } from '../fuzz.ts'
import { optionsByLot, type Title } from '../titles.ts'
import { hasPieces, type Pieces } from './units.ts'

/** Those who play here are quick; between them they try everything. */
const PLAYERS = ['random', 'lively'] as const satisfies readonly Level[]

/** How many actions are asked about in each position. */
const ASKED = 3

/** A position in which somebody is about to act. */
export interface Turn {
  readonly g: Pieces
  readonly side: number
  readonly decision: string
  readonly action: Action
  /** Actions that are almost legal. */
  readonly asked: readonly unknown[]
  /** Otherwise it is only listened to what is heard of the deed. */
  readonly isLookedAt: boolean
  readonly luck: Luck
}

/** The first position that is looked at; later ones lie farther apart, and elsewhere in every game. */
const FIRST = 24

/** Of so many deeds one is listened to, besides those of the positions that are looked at. */
const LISTENED = 6

interface Opened {
  readonly title: Title
  readonly g: Pieces
  readonly players: readonly Player[]
  readonly luck: Luck
}

/** A random game before its first decision, or what is wrong with it. */
function opened(title: Title, seed: number, luck: Luck): Opened | string {
  const { game, scenario } = title
  const begun = game.begin(scenario.id, optionsByLot(scenario, luck), fastDice(seed))
  if (!begun.ok) return begun.faults[0].reason
  if (!hasPieces(begun.value)) return 'the state has no units'
  const levels = PLAYERS.filter(level => levelsOf(game.id).includes(level))
  const players = scenario.sides.map(() => playerOf(levels[luck.below(levels.length)], game.id))
  return { title, g: begun.value, players, luck }
}

/** Decision by decision; the state is played on. */
function* decisionsOf({ title: { game }, g, players, luck }: Opened): Generator<Decided> {
  let count = 0
  for (let awaited = game.awaited(g); awaited !== null; awaited = game.awaited(g)) {
    const { side, decision } = awaited
    const legal = game.legal(g, side)
    const action = players[side].choose(game, g, side, legal, luck)
    yield { g, side, decision, action, legal, count }
    game.perform(g, side, action, null)
    if (++count > MAX_ACTIONS) break
  }
}

interface Decided extends Pick<Turn, 'g' | 'side' | 'decision' | 'action'> {
  readonly legal: readonly Action[]
  /** How many decisions were made before. */
  readonly count: number
}

/** Positions of a random game to be looked at, or what is wrong with it. */
export function* turnsOf(title: Title, seed: number): Generator<Turn | string> {
  const luck = luckOf(seed * 2 + 1)
  const vocabulary = new Vocabulary()
  const begun = opened(title, seed, luck)
  if (typeof begun === 'string') return yield begun
  let next = luck.below(FIRST)
  for (const decided of decisionsOf(begun)) {
    const { legal, count } = decided
    const isLookedAt = count >= next
    if (!isLookedAt && luck.below(LISTENED) > 0) continue
    const asked = isLookedAt ? askedOf(legal, vocabulary, luck) : []
    yield { ...decided, asked, isLookedAt, luck }
    if (isLookedAt) next = count + 1 + luck.below(FIRST + count / 2)
  }
}

/** In a sample so many deeds of each game are listened to besides. */
const OVERHEARD = 6

/** So many positions of a random game, each drawn by lot from all of them, and deeds to be listened to. */
export function* momentsOf(title: Title, seed: number, moments: number): Generator<Turn | string> {
  const luck = luckOf(seed * 2 + 1)
  const lot = luckOf(seed * 2)
  const begun = opened(title, seed, luck)
  if (typeof begun === 'string') return yield begun
  const drawn: Decided[] = []
  for (const decided of decisionsOf(begun)) {
    // The first of one is drawn, the second of two by one chance in two, and so on: in the end all had the same chance.
    for (let i = 0; i < moments + OVERHEARD; i++)
      if (lot.below(decided.count + 1) === 0) drawn[i] = { ...decided, g: decided.g.copy() as Pieces }
  }
  const vocabulary = new Vocabulary()
  for (const [i, decided] of drawn.entries()) {
    const isLookedAt = i < moments
    const asked = isLookedAt ? askedOf(decided.legal, vocabulary, lot) : []
    yield { ...decided, asked, isLookedAt, luck: lot }
  }
}

function askedOf(legal: readonly Action[], vocabulary: Vocabulary, luck: Luck): unknown[] {
  vocabulary.learn(legal[legal.length - 1])
  return Array.from({ length: ASKED }, () => mutant(legal[luck.below(legal.length)], vocabulary, luck))
}
