// Random legal play with every invariant looked at on the way.

import { levelsOf, playerOf } from '../ai/games/all.ts'
import { type Luck, luckOf, type Player } from '../ai/players/player.ts'
import type { Level } from '../ai/players/players.ts'
import { fastDice } from '../engine/dice/fast-dice.ts'
import type { GameState } from '../engine/game/game.ts'
import type { Entry } from '../engine/journal/journal.ts'
import { sameNumbers } from '../engine/state/layout.ts'
import { actOnCopy, journalFinding, jsonFinding, type Record, undoFinding } from './fuzz/copies.ts'
import { allListedFinding, deadEndFinding, listedFinding } from './fuzz/listed.ts'
import { mutantFinding, Vocabulary } from './fuzz/mutants.ts'
import { secretsFinding } from './fuzz/secrets.ts'
import { type Finding, type Table, words } from './fuzz/table.ts'
import { watchesFinding } from './fuzz/watches.ts'
import { optionsByLot, type Title } from './titles.ts'

/** Fast players that between them try everything. */
const FUZZERS = ['random', 'lively', 'recruit'] as const satisfies readonly Level[]
export const STYLES = ['mixed', ...FUZZERS] as const
export type Style = (typeof STYLES)[number]

export interface Failure {
  readonly seed: number
  /** Which action it was, counted from 1; 0 for the game as a whole. */
  readonly action: number
  readonly fault: string
}

export interface Fuzzed {
  readonly decisions: number
  readonly failure: Failure | null
}

/** No game of these titles is a tenth as long. */
export const MAX_ACTIONS = 30_000

/** How often the dear checks are made at first. They thin out in a long game, which would only see more of the same. */
const EVERY = { list: 16, json: 40, copy: 8, secrets: 5, watches: 12 }
const isDue = (every: number, decision: number): boolean =>
  decision % (every + Math.floor(decision / 50)) === 0

/** Plays one game. The same seed is the same game, to the last mutant. */
export function fuzzGame(title: Title, seed: number, style: Style, limit = MAX_ACTIONS): Fuzzed {
  const luck = luckOf(seed * 2 + 1)
  const { game, scenario } = title
  const options = optionsByLot(scenario, luck)
  const fuzzers = FUZZERS.filter(level => levelsOf(game.id).includes(level))
  const players = scenario.sides.map(() => playerOf(levelOf(style, fuzzers, luck), game.id))
  const begun = game.begin(scenario.id, options, fastDice(seed))
  if (!begun.ok) return failed(0, seed, begun.faults[0].reason)
  const actions: Entry[] = []
  const record: Record = {
    game,
    scenario: scenario.id,
    options,
    chance: { kind: 'fast', seed },
    actions,
  }
  try {
    const finding =
      playOut(record, begun.value, players, luck, limit) ?? afterwards(record, begun.value, luck)
    return finding === null
      ? { decisions: actions.length, failure: null }
      : failed(actions.length, seed, finding)
  } catch (error) {
    return failed(
      actions.length,
      seed,
      `it throws ${(error as Error).stack?.split('\n').slice(0, 3).join(' ')}`,
    )
  }
}

function failed(decisions: number, seed: number, fault: string): Fuzzed {
  return { decisions, failure: { seed, action: decisions, fault } }
}

function levelOf(style: Style, fuzzers: readonly Level[], luck: Luck): Level {
  return style === 'mixed' ? fuzzers[luck.below(fuzzers.length)] : style
}

function playOut(
  record: Record,
  g: GameState,
  players: readonly Player[],
  luck: Luck,
  limit: number,
): Finding {
  const { game } = record
  const actions = record.actions as Entry[]
  const vocabulary = new Vocabulary()
  for (let awaited = game.awaited(g); awaited !== null; awaited = game.awaited(g)) {
    const legal = game.legal(g, awaited.side)
    const table: Table = { game, g, ...awaited, sides: players.length, legal, luck }
    const finding = deadEndFinding(table) ?? positionFinding(table, actions.length, vocabulary)
    if (finding !== null) return finding
    const action = players[awaited.side].choose(game, g, awaited.side, legal, luck)
    actions.push([awaited.side, action])
    const fault = actionFinding(table, action, actions.length)
    if (fault !== null) return `${fault} (${awaited.decision}: ${words(action)})`
    if (actions.length > limit) return `the game is not over after ${limit} actions`
  }
  return null
}

/** What is looked at before somebody acts. */
function positionFinding(table: Table, decision: number, vocabulary: Vocabulary): Finding {
  vocabulary.learn(table.legal[table.luck.below(table.legal.length)])
  vocabulary.learn(table.legal[table.legal.length - 1])
  return (
    mutantFinding(table, vocabulary) ??
    (isDue(EVERY.list, decision) ? allListedFinding(table) : null) ??
    (isDue(EVERY.json, decision) ? jsonFinding(table) : null) ??
    (isDue(EVERY.watches, decision) ? watchesFinding(table) : null) ??
    (isDue(EVERY.secrets, decision) ? secretsOfAll(table, vocabulary) : null)
  )
}

function secretsOfAll(table: Table, vocabulary: Vocabulary): Finding {
  for (let viewer = 0; viewer < table.sides; viewer++) {
    const finding = secretsFinding(table, viewer, vocabulary)
    if (finding !== null) return finding
  }
  return null
}

/** Acts, and looks at what came of it. */
function actionFinding(table: Table, action: Entry[1], decision: number): Finding {
  const { game, g, side } = table
  const listed = listedFinding(table, action)
  if (listed !== null) return listed
  const copy = isDue(EVERY.copy, decision) ? actOnCopy(table, action) : null
  game.perform(g, side, action, null)
  if (copy !== null) {
    if (copy.finding !== null) return copy.finding
    if (!sameNumbers(copy.after, g.numbers())) return 'the same action on a copy leads elsewhere'
  }
  return game.faultsIn(g)[0] ?? null
}

/** What is looked at when the game is over. */
function afterwards(record: Record, g: GameState, luck: Luck): Finding {
  const { game } = record
  if (game.outcome(g) === null) return 'nobody is awaited and nobody has won'
  const [side, action] = record.actions[record.actions.length - 1]
  if (game.check(g, side, action).length === 0) return 'an action is allowed after the end of the game'
  return journalFinding(record, g) ?? undoFinding(record, g, luck)
}
