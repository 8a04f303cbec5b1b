import type { Action, GameEvent, Json } from '../game/action.ts'
import type { GameState, Outcome } from '../game/game.ts'
import type { GamePositions } from './game-positions.ts'

/** A moment of a run: the position, and what led to it. */
export interface Moment {
  readonly game: GamePositions
  readonly sides: readonly string[]
  readonly g: GameState
  readonly events: readonly GameEvent[]
  readonly rolls: number
}

/** Facts that every game has, because the engine itself knows them. */
export interface EngineFact {
  readonly about: string
  /**
   * How it is compared. `value`: as it is. `present`, `missing`: something, nothing matches each pattern. `only`: something
   * matches each pattern, and nothing matches none. `inOrder`: something matches each pattern, one after the other.
   * `refused`, `allowed`: actions that are tried.
   */
  readonly compared: 'value' | 'present' | 'missing' | 'only' | 'refused' | 'allowed' | 'inOrder'
  read(moment: Moment): Json
}

const sideName = (moment: Moment, side: number): string => moment.sides[side] ?? 'nobody'

const situationOf = (moment: Moment): Json => ({ ...moment.game.game.situation(moment.g) })

export const ENGINE_FACTS: Readonly<Record<string, EngineFact>> = {
  turn: {
    about: 'number of the game turn',
    compared: 'value',
    read: moment => moment.game.game.situation(moment.g).turn ?? null,
  },
  phase: {
    about: 'phase that is being played, as `situation` names it',
    compared: 'value',
    read: moment => moment.game.game.situation(moment.g).phase ?? null,
  },
  situation: {
    about: 'turn, phase and the like, as the game names them',
    compared: 'value',
    read: situationOf,
  },
  side: {
    about: 'side whose decision it is; `nobody` when the game is over',
    compared: 'value',
    read: moment => sideName(moment, moment.game.game.awaited(moment.g)?.side ?? -1),
  },
  decision: {
    about: 'kind of decision that the game waits for; `none` when it is over',
    compared: 'value',
    read: moment => moment.game.game.awaited(moment.g)?.decision ?? null,
  },
  outcome: {
    about: '`none` while the game goes on, else { winner: side, sides or draw, rule, because }',
    compared: 'value',
    read: outcomeOf,
  },
  legal: {
    about: 'patterns of actions, each of which some legal action matches',
    compared: 'present',
    read: moment => [...legalIn(moment)],
  },
  absent: {
    about: 'patterns of actions that no legal action matches',
    compared: 'missing',
    read: moment => [...legalIn(moment)],
  },
  onlyLegal: {
    about: 'patterns of actions: some legal action matches each of them, and there are no others',
    compared: 'only',
    read: moment => [...legalIn(moment)],
  },
  legalCount: {
    about: 'number of legal actions, by verb: { step: 6, end: 1 }, and `all`',
    compared: 'value',
    read: legalCount,
  },
  forbidden: {
    about: 'actions that are refused, each with `by` (the rule) if that matters; nothing is done',
    compared: 'refused',
    read: () => null,
  },
  allowed: { about: 'actions that would be allowed; nothing is done', compared: 'allowed', read: () => null },
  events: {
    about: 'patterns of log events of this step that occur in this order',
    compared: 'inOrder',
    read: moment => [...moment.events],
  },
  noEvents: {
    about: 'patterns that no log event of this step matches',
    compared: 'missing',
    read: moment => [...moment.events],
  },
  rolls: { about: 'dice rolled in this step', compared: 'value', read: moment => moment.rolls },
  view: {
    about: 'what a side may see, as the game tells it: { allied: … }',
    compared: 'value',
    read: moment =>
      Object.fromEntries(moment.sides.map((side, i) => [side, moment.game.game.view(moment.g, i)])),
  },
}

function outcomeOf(moment: Moment): Json {
  const outcome = moment.game.game.outcome(moment.g)
  if (outcome === null) return null
  const winner = winnersIn(moment, outcome)
  return { is: winner, winner, rule: outcome.rule, because: outcome.because }
}

/** 'german', 'american and british', or 'draw'. */
export const winnersIn = (moment: Moment, { winners }: Outcome): string =>
  winners.length === 0 ? 'draw' : winners.map(side => sideName(moment, side)).join(' and ')

export function legalIn(moment: Moment): readonly Action[] {
  const { game, g } = moment
  const awaited = game.game.awaited(g)
  return awaited === null ? [] : game.game.legal(g, awaited.side)
}

function legalCount(moment: Moment): Json {
  const counts: Record<string, number> = { all: 0 }
  for (const action of legalIn(moment)) {
    counts.all += 1
    counts[action.do] = (counts[action.do] ?? 0) + 1
  }
  return counts
}
