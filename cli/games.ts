import { GAMES, isRulesOnly } from '../games/all.ts'
import { lacksOf } from '../tools/lacks.ts'
import { readArguments } from './arguments.ts'
import { columns, printJson, printLines } from './output.ts'

export const usage = `salient games [--missing] [--json]

Lists the games and their scenarios. A scenario is named game/scenario everywhere else.
Of a game marked "rules only" rules, probe, perft, fuzz and selfplay with random players work; it is on no start page yet.
  --missing   what each game lacks of all that a game of the house has`

export async function run(args: string[]): Promise<number> {
  const { values } = readArguments('games', args, { missing: { type: 'boolean' }, json: { type: 'boolean' } })
  if (values.missing) await tellMissing(values.json === true)
  else if (values.json) printJson(listing())
  else printLines(table())
  return 0
}

async function tellMissing(asJson: boolean): Promise<void> {
  const found = await Promise.all(GAMES.map(async game => [game.id, await lacksOf(game)] as const))
  if (asJson) printJson(Object.fromEntries(found))
  else
    printLines(
      found.flatMap(([id, lacks]) => [
        `${id}: ${lacks.length === 0 ? 'complete' : `lacks ${lacks.length}`}`,
        ...lacks.map(line => `  ${line}`),
      ]),
    )
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
