import type { Luck } from '../ai/players/player.ts'
import { failure, type Result, success } from '../engine/files/result.ts'
import type { Game, GameState, Options, Scenario } from '../engine/game/game.ts'
import { GAMES } from '../games/all.ts'

export interface Title {
  readonly game: Game<GameState>
  readonly scenario: Scenario
}

export const nameOf = (title: Title): string => `${title.game.id}/${title.scenario.id}`

export const allTitles = (): Title[] =>
  GAMES.flatMap(game => game.scenarios.map(scenario => ({ game, scenario })))

/** The game and scenario that a word like `war-comes-early/1939` names. */
export function titleOf(word: string): Result<Title> {
  const title = allTitles().find(known => nameOf(known) === word)
  if (title !== undefined) return success(title)
  const known = allTitles().map(nameOf).join(', ')
  return failure([{ file: 'command line', line: 0, reason: `there is no ${word}; there are ${known}` }])
}

/** Options by lot: every rule that players may choose gets its share of games. */
export function optionsByLot(scenario: Scenario, luck: Luck): Options {
  return Object.fromEntries(
    scenario.options.map(option => [option.id, option.values[luck.below(option.values.length)]]),
  )
}
