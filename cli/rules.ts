import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AnyGame } from '../engine/game/door.ts'
import { type CoveredRow, cover, coverageOf, isMissing, lacking, parseLedger } from '../tools/ledger.ts'
import { filesOf } from '../tools/ledger-files.ts'
import { ledgerPage } from '../tools/ledger-page.ts'
import { gameNamed, readArguments } from './arguments.ts'
import { columns, printJson, printLines, wrap } from './output.ts'
import { Problem } from './problem.ts'

export const usage = `salient rules <game> [--all] [--write] [--check] [--json]

Compares the game's ledger with its code and tests: how many rules are carried out, and how many a test shows.
  --all     list every row, not only what is missing
  --write   write LEDGER.md anew
  --check   fail if LEDGER.md is out of date or a rule lacks code or a test`

const OPTIONS = {
  all: { type: 'boolean' },
  write: { type: 'boolean' },
  check: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArguments('rules', args, OPTIONS, ['game'])
  const game = gameNamed(positionals[0])
  const { ledgerText, ledgerKey } = await import(`../games/${game.id}/ledger.ts`)
  const rows = cover(parseLedger(ledgerText), filesOf(folderOf(game)))
  const page = ledgerPage(game.title, ledgerKey, rows)
  if (values.write) writeFileSync(pageFile(game), page)
  if (values.json) printJson(coverageOf(game.id, rows))
  else printLines([...summary(game, rows), ...(values.all ? everyRow(rows) : missingRows(rows))])
  if (values.check) check(game, rows, page)
  return 0
}

const folderOf = (game: AnyGame): string => fileURLToPath(new URL(`../games/${game.id}/`, import.meta.url))
const pageFile = (game: AnyGame): string => `${folderOf(game)}LEDGER.md`

function check(game: AnyGame, rows: readonly CoveredRow[], page: string): void {
  const missing = rows.filter(isMissing)
  if (missing.length > 0) {
    const list = missing.map(row => `${row.id} (no ${lacking(row).join(' and no ')})`)
    throw new Problem(`${missing.length} rules are not carried out or not tested: ${list.join(', ')}`)
  }
  if (readPage(game) !== page) {
    throw new Problem(`LEDGER.md is out of date; run: npm run -s salient -- rules ${game.id} --write`)
  }
}

function readPage(game: AnyGame): string {
  try {
    return readFileSync(pageFile(game), 'utf8')
  } catch {
    return ''
  }
}

function summary(game: AnyGame, rows: readonly CoveredRow[]): string[] {
  const { mechanical, implemented, tested, missing } = coverageOf(game.id, rows)
  const share = (count: number) => `${count} of ${mechanical}`
  return columns([
    [game.title, `${rows.length} rows, ${mechanical} of them rules to carry out`],
    ['carried out', share(implemented)],
    ['tested', share(tested)],
    ['missing', missing.length === 0 ? 'nothing' : `${missing.length}`],
  ])
}

function missingRows(rows: readonly CoveredRow[]): string[] {
  const missing = rows.filter(isMissing)
  return missing.length === 0
    ? []
    : [
        '',
        ...table(
          missing.map(row => [row.id, lacking(row).join(', '), row.rule]),
          'lacks',
        ),
      ]
}

function everyRow(rows: readonly CoveredRow[]): string[] {
  const state = (row: CoveredRow) =>
    `${row.code.length > 0 ? 'code' : '    '} ${row.tests.length > 0 ? 'test' : '    '}`
  return [
    '',
    ...table(
      rows.map(row => [row.id, `${row.kind.padEnd(10)} ${state(row)}`, row.rule]),
      'has',
    ),
  ]
}

const WIDTH = 100

/** Three columns, the last one wrapped. */
function table(rows: readonly (readonly [string, string, string])[], heading: string): string[] {
  const width = Math.max(...rows.map(row => row[1].length), heading.length)
  const margin = 9 + width + 2
  const line = ([id, middle, rule]: readonly string[]) => {
    const [first, ...rest] = wrap(rule, WIDTH - margin)
    return [
      `${id.padEnd(9)}${middle.padEnd(width + 2)}${first}`,
      ...rest.map(text => ' '.repeat(margin) + text),
    ]
  }
  return [['id', heading, 'rule'], ...rows].flatMap(line)
}
