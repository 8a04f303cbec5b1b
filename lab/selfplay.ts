// One game between computer players, and what the lab remembers of it.

import { playerOf } from '../ai/games/all.ts'
import { luckOf } from '../ai/players/player.ts'
import type { Contender } from '../ai/players/players.ts'
import { fastDice } from '../engine/dice/fast-dice.ts'
import type { Action, GameEvent, Json } from '../engine/game/action.ts'
import type { GameState, Outcome } from '../engine/game/game.ts'
import type { Entry } from '../engine/journal/journal.ts'
import { MAX_ACTIONS } from './fuzz.ts'
import { scoreSheetOf } from './scores.ts'
import { nameOf, type Title } from './titles.ts'

/** A game in figures: plain JSON. */
export interface PlayedGame {
  readonly seed: number
  readonly outcome: Outcome
  readonly decisions: number
  /** The turn in which it ended. */
  readonly turns: number
  /** [side] counters eliminated. */
  readonly counters: readonly number[]
  /** [side] strength lost, in what the game's score sheet counts. */
  readonly strength: readonly number[]
  /** [turn - 1][side] victory points at the end of each turn. */
  readonly points: readonly (readonly number[])[]
  /** How often each rule is named in what happened. */
  readonly fired: Readonly<Record<string, number>>
  /** What a good player would not have done, where the score sheet counts it. */
  readonly slips?: Readonly<Record<string, number>>
}

export interface Playing {
  /** What a general may think in a turn, if not all that he can. */
  readonly nodes?: number
  /** Takes the journal of the game. */
  readonly actions?: Entry[]
}

/** The same seed is the same game. */
export function playGame(
  title: Title,
  levels: readonly Contender[],
  seed: number,
  { nodes, actions = [] }: Playing = {},
): PlayedGame {
  const { game, scenario } = title
  const begun = game.begin(scenario.id, {}, fastDice(seed))
  if (!begun.ok) throw new Error(begun.faults[0].reason)
  const g = begun.value
  const players = levels.map(level => playerOf(level, game.id, nodes === undefined ? {} : { nodes }))
  const lucks = levels.map((_, side) => luckOf(seed * 16 + side + 1))
  const tally = tallyOf(title, g)
  const events: GameEvent[] = []
  for (let awaited = game.awaited(g); awaited !== null; awaited = game.awaited(g)) {
    const { side } = awaited
    const legal = game.legal(g, side)
    const action = players[side].choose(game, g, side, legal, lucks[side])
    if (!legal.includes(action)) refuse(title, g, side, action, seed)
    actions.push([side, action])
    tally.before(g)
    events.length = 0
    game.perform(g, side, action, events)
    tally.after(g, events)
    if (actions.length > MAX_ACTIONS)
      throw new Error(`${nameOf(title)}: the game of seed ${seed} does not end`)
  }
  return { seed, outcome: game.outcome(g)!, decisions: actions.length, ...tally.figures(g) }
}

/** Players take what they are offered; one that makes up its own action must have made it well. */
function refuse(title: Title, g: GameState, side: number, action: Action, seed: number): void {
  const refusal = title.game.check(g, side, action)[0]
  if (refusal === undefined) return
  const { rule, because } = refusal
  throw new Error(
    `${nameOf(title)}, seed ${seed}: an illegal action, ${JSON.stringify(action)} (${rule}: ${because})`,
  )
}

/** Looks over the players' shoulders. */
function tallyOf({ game, scenario }: Title, begun: GameState) {
  const sheet = scoreSheetOf(game.id)
  const last = begun.copy()
  const counters = scenario.sides.map(() => 0)
  const strength = scenario.sides.map(() => 0)
  const points: (readonly number[])[] = []
  const fired: Record<string, number> = {}
  const slips: Record<string, number> = {}
  const turnOf = (g: GameState) => Number(game.situation(g).turn ?? 0)
  return {
    before: (g: GameState) => last.copyFrom(g),
    after(g: GameState, events: readonly GameEvent[]) {
      for (const loss of sheet.lossesIn(last, g, events)) {
        counters[loss.side] += loss.isCounter ? 1 : 0
        strength[loss.side] += loss.strength
      }
      for (const event of events) countRules(event, fired)
      for (const slip of sheet.slipsIn?.(last, g, events) ?? []) slips[slip] = (slips[slip] ?? 0) + 1
      while (points.length < turnOf(g) - 1) points.push(sheet.pointsOf(g))
    },
    figures(g: GameState) {
      for (const rule of sheet.scoringRules(g)) countRules({ rule }, fired)
      return { turns: turnOf(g), counters, strength, points: [...points, sheet.pointsOf(g)], fired, slips }
    },
  }
}

/** An event names its rule, and so does every line within it, such as a shift of the odds. */
function countRules(value: Json, fired: Record<string, number>): void {
  if (value === null || typeof value !== 'object') return
  for (const [key, part] of Object.entries(value)) {
    if (key === 'rule' && typeof part === 'string') fired[part] = (fired[part] ?? 0) + 1
    else countRules(part, fired)
  }
}
