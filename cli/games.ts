import { GAMES, isRulesOnly } from '../games/all.ts'
import { readArguments } from './arguments.ts'
import { columns, printJson, printLines } from './output.ts'

export const usage = `salient games [--json]

Lists the games and their scenarios. A scenario is named game/scenario everywhere else.
Of a game marked "rules only" rules, probe, perft, fuzz and selfplay with random players work; it is on no start page yet.`

export async function run(args: string[]): Promise<number> {
  const { values } = readArguments('games', args, { json: { type: 'boolean' } })
  if (values.json) printJson(listing())
  else printLines(table())
  return 0
}

function listing() {
  return GAMES.map(({ id, title, scenarios }) => ({
    id,
    title,
    ...(isRulesOnly(id) && { rulesOnly: true }),
    scenarios: scenarios.map(({ id, title, sides, turns }) => ({ id, title, sides, turns })),
  }))
}

function table(): string[] {
  const rows = GAMES.flatMap(game =>
    game.scenarios.map(scenario => [
      `${game.id}/${scenario.id}`,
      `${game.title}: ${scenario.title}`,
      `${scenario.turns} turns`,
      scenario.sides.join(' against '),
      isRulesOnly(game.id) ? 'rules only: players and table are still to come' : '',
    ]),
  )
  return columns(rows)
}
