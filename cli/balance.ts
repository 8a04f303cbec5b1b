import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { balanceOf, firedInAll, type ScenarioBalance, settingsOf } from '../lab/balance.ts'
import { balancePage, type RulesReport } from '../lab/balance-page.ts'
import { type Figures, rivalsOf, shareOf } from '../lab/figures.ts'
import { rateInWords } from '../lab/intervals.ts'
import { playKept } from '../lab/kept.ts'
import { progressOf } from '../lab/progress.ts'
import { nameOf } from '../lab/titles.ts'
import { countingNumber, readArguments, wholeNumber } from './arguments.ts'
import { firedRules } from './fired-rules.ts'
import { KEEP_OPTIONS, KEEP_USAGE, keepingOf } from './keep.ts'
import { columns, printJson, printLines } from './output.ts'
import { titlesIn } from './scenarios.ts'

export const usage = `salient balance [--scenarios a,b] [--games n] [--lever-games n] [--out file] [--docs folder] [--json]

Lets officers play all scenarios, as they are and with one reconstructed value moved at a time, and writes balance.md and
its plots.
  --scenarios which ones, as game/scenario (all)
  --games    games of each scenario as it is (200)
  --lever-games games with each value moved down, and as many with it moved up (40)
  --docs     folder to write into (docs)
${KEEP_USAGE}`

const OPTIONS = {
  scenarios: { type: 'string' },
  games: { type: 'string' },
  'lever-games': { type: 'string' },
  docs: { type: 'string' },
  ...KEEP_OPTIONS,
} as const

const DOCS = fileURLToPath(new URL('../docs', import.meta.url))

export async function run(args: string[]): Promise<number> {
  const { values } = readArguments('balance', args, OPTIONS)
  const titles = titlesIn(values.scenarios)
  const games = countingNumber('games', values.games) ?? 200
  const leverGames = wholeNumber('lever-games', values['lever-games']) ?? 40
  const seed = wholeNumber('seed', values.seed) ?? 1
  const command = { verb: 'balance', titles: titles.map(nameOf), games, leverGames, seed }
  const keeping = await keepingOf(values, 'balance', command)
  const settings = settingsOf(titles, seed, games, leverGames)
  const batches = settings.flatMap(setting => setting.batches)
  const begun = performance.now()
  const progress = progressOf(batches.reduce((sum, batch) => sum + batch.seeds.length, 0))
  const results = await playKept(batches, keeping, progress).finally(progress.end)
  const seconds = Number(((performance.now() - begun) / 1000).toFixed(1))
  const balance = balanceOf(settings, results)
  const again = `balance${titles.length < ALL ? ` --scenarios ${titles.map(nameOf).join()}` : ''} --games ${games} --lever-games ${leverGames} --seed ${seed}`
  const folder = values.docs ?? DOCS
  const rules = await Promise.all(
    Map.groupBy(balance, ({ title }) => title.game)
      .values()
      .map(rulesOf),
  )
  for (const { path, text } of balancePage(balance, rules, { command: again, seed, games, leverGames })) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  if (values.json) printJson({ scenarios: balance.map(inJson), seconds })
  else
    printLines([
      ...columns(balance.flatMap(linesOf)),
      `${join(folder, 'balance.md')} is written (${seconds} s)`,
    ])
  return 0
}

const ALL = titlesIn(undefined).length

/** Of all scenarios of one game. */
async function rulesOf(scenarios: readonly ScenarioBalance[]): Promise<RulesReport> {
  const { game } = scenarios[0].title
  const { games, counts } = firedInAll(scenarios)
  const { fired, wordless, silent, ruleOf } = await firedRules(game.id, counts)
  return {
    game: game.title,
    games,
    fired: fired.length,
    wordless: wordless.length,
    silent: silent.map(id => [id, ruleOf(id)]),
  }
}

function linesOf({ title, base }: ScenarioBalance): string[][] {
  return rivalsOf(title.scenario).map(({ name, side }, i) => [
    i === 0 ? nameOf(title) : '',
    name,
    rateInWords(shareOf(base, side) * base.games, base.games),
  ])
}

function inJson({ title, base, moved }: ScenarioBalance) {
  const figures = ({ games, wins, draws }: Figures) => ({
    games,
    wins: Object.fromEntries(title.scenario.sides.map((side, i) => [side, wins[i]])),
    draws,
  })
  return {
    title: nameOf(title),
    ...figures(base),
    levers: moved.map(({ lever, less, more }) => ({ lever, less: figures(less), more: figures(more) })),
  }
}
