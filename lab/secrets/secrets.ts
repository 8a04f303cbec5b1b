// Random games in which everything secret is changed now and then: nobody may be able to tell.
import { levelsOf, playerOf } from '../../ai/games/all.ts'
import { type Luck, luckOf } from '../../ai/players/player.ts'
import type { Level } from '../../ai/players/players.ts'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import type { Action } from '../../engine/game/action.ts'
import { PUBLIC } from '../../engine/game/game.ts'
import { mutant, Vocabulary } from '../fuzz/mutants.ts'
import { type Finding, words } from '../fuzz/table.ts'
import { MAX_ACTIONS } from '../fuzz.ts'
import { optionsByLot, type Title } from '../titles.ts'
import { heardApart, namesHidden, type Shown, toldApart } from './disclosed.ts'
import { type Twin, twinsOf } from './twins.ts'
import { hasPieces, hiddenUnits, type Pieces } from './units.ts'

export interface Secrets {
  /** Ids of the units, in the order of their numbers. */
  readonly units: readonly string[]
  /** What is printed on a counter but its name. */
  readonly kindOf: (id: string) => string
  readonly shown: Shown | null
}

export interface Kept {
  readonly decisions: number
  /** Pairs of positions that were compared. */
  readonly pairs: number
  /** What could be told, null if nothing. */
  readonly leak: string | null
}

/** Those who play here are quick; between them they try everything. */
const PLAYERS = ['random', 'lively'] as const satisfies readonly Level[]

/** How many actions are asked about in each position. */
const ASKED = 3

/** One game of a seed; the same seed is the same game. */
export function secretsGame(title: Title, secrets: Secrets, seed: number): Kept {
  const viewers = [PUBLIC, ...title.scenario.sides.keys()]
  let [decisions, pairs] = [0, 0]
  for (const turn of turnsOf(title, seed)) {
    if (typeof turn === 'string') return { decisions, pairs, leak: turn }
    decisions = turn.decisions
    const named = namesHidden(title.game, turn.g, turn, secrets.units, viewers)
    if (named !== null)
      return { decisions, pairs, leak: `${named} (${turn.decision}: ${words(turn.action)})` }
    if (!turn.isLookedAt) continue
    for (const pair of pairsAt(title, secrets, turn)) {
      pairs += 1
      const leak = toldBy(title, secrets, turn, pair)
      if (leak !== null) return { decisions, pairs, leak: leakInWords(title, turn, pair, leak) }
    }
  }
  return { decisions, pairs, leak: null }
}

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
  /** How many decisions were made before. */
  readonly decisions: number
  readonly luck: Luck
}

/** The first position that is looked at; later ones lie farther apart, and elsewhere in every game. */
const FIRST = 24

/** Of so many deeds one is listened to, besides those of the positions that are looked at. */
const LISTENED = 6

/** Positions of a random game to be looked at, or what is wrong with it. */
export function* turnsOf({ game, scenario }: Title, seed: number): Generator<Turn | string> {
  const luck = luckOf(seed * 2 + 1)
  const begun = game.begin(scenario.id, optionsByLot(scenario, luck), fastDice(seed))
  if (!begun.ok) return yield begun.faults[0].reason
  const g = begun.value
  if (!hasPieces(g)) return yield 'the state has no units'
  const levels = PLAYERS.filter(level => levelsOf(game.id).includes(level))
  const players = scenario.sides.map(() => playerOf(levels[luck.below(levels.length)], game.id))
  const vocabulary = new Vocabulary()
  let decisions = 0
  let next = luck.below(FIRST)
  for (let awaited = game.awaited(g); awaited !== null; awaited = game.awaited(g)) {
    const { side, decision } = awaited
    const legal = game.legal(g, side)
    const action = players[side].choose(game, g, side, legal, luck)
    const isLookedAt = decisions >= next
    if (isLookedAt || luck.below(LISTENED) === 0) {
      if (isLookedAt) vocabulary.learn(legal[legal.length - 1])
      const asked = Array.from({ length: isLookedAt ? ASKED : 0 }, () =>
        mutant(legal[luck.below(legal.length)], vocabulary, luck),
      )
      yield { g, side, decision, action, asked, isLookedAt, decisions, luck }
      if (isLookedAt) next = decisions + 1 + luck.below(FIRST + decisions / 2)
    }
    game.perform(g, side, action, null)
    if (++decisions > MAX_ACTIONS) break
  }
}

/** A viewer, and a position that he must not be able to tell from the real one. */
export interface Pair {
  readonly viewer: number
  readonly twin: Twin
  /** The deed that is about to be done, as it is done there; null if it would be another one. */
  readonly deed: Action | null
}

export function* pairsAt(
  { game, scenario }: Title,
  secrets: Omit<Secrets, 'shown'>,
  turn: Turn,
): Generator<Pair> {
  const { units, kindOf } = secrets
  const { g, side, action, luck } = turn
  const text = JSON.stringify(action)
  const actors = Array.from(units.keys()).filter(unit => text.includes(JSON.stringify(units[unit])))
  for (let viewer = PUBLIC; viewer < scenario.sides.length; viewer++)
    for (const twin of twinsOf(game, g, viewer, actors, unit => kindOf(units[unit]), luck)) {
      const isSame = isSameDeed(twin, actors, hiddenUnits(game, g, viewer))
      const there = isSame ? renamed(action, twin, units) : null
      const isOpen = there !== null && game.check(twin.g, side, there).length === 0
      yield { viewer, twin, deed: isOpen ? there : null }
    }
}

function toldBy({ game }: Title, { shown }: Secrets, turn: Turn, { viewer, twin, deed }: Pair): Finding {
  const { g, side, action, asked } = turn
  const probe = { game, viewer, asked: asked as readonly Action[], shown: viewer === PUBLIC ? null : shown }
  return (
    toldApart(probe, g, twin.g) ??
    (deed === null ? null : heardApart(probe, side, { g, action }, { g: twin.g, action: deed }))
  )
}

export function leakInWords({ scenario }: Title, turn: Turn, { viewer, twin }: Pair, leak: string): string {
  const who = viewer === PUBLIC ? 'the public' : scenario.sides[viewer]
  return `${who} can tell, ${twin.how}: ${leak} (${turn.decision}: ${words(turn.action)})`
}

/** A deed of a hidden unit is another deed where that unit is elsewhere or another; where it has only changed its id, it is the same. */
const isSameDeed = ({ exchanged }: Twin, actors: readonly number[], hidden: readonly number[]): boolean =>
  exchanged !== null || !actors.some(unit => hidden.includes(unit))

/** The action with the ids of two units exchanged. */
function renamed(action: Action, { exchanged }: Twin, units: readonly string[]): Action {
  if (exchanged === null) return action
  const [one, other] = exchanged.map(unit => units[unit])
  return JSON.parse(JSON.stringify(action), (_, value) =>
    value === one ? other : value === other ? one : value,
  )
}
