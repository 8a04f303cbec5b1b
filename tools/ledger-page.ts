import type { CoveredRow } from './ledger.ts'

/** LEDGER.md: a table a chapter; the key explains the abbreviations. */
export function ledgerPage(title: string, key: string, rows: readonly CoveredRow[]): string {
  const chapters = [...new Set(rows.map(row => row.chapter))]
  const tables = chapters.map(chapter =>
    [
      `## ${chapter}`,
      '',
      '| id | kind | rule in our words | code | test |',
      '| --- | --- | --- | --- | --- |',
      ...rows.filter(row => row.chapter === chapter).map(line),
      '',
    ].join('\n'),
  )
  return `${head(title, key)}\n${tables.join('\n')}`
}

const head = (title: string, key: string) => `# ${title}: the rules and where they are

Every rule of the rulebook in our own words, the file that carries it out and a test that shows it.
Written by \`npm run -s salient -- rules <game> --write\` from \`ledger.ts\`, the citations in the code and the titles of
the tests; do not edit it by hand.

${key}
`

const SHOWN = 2

function line(row: CoveredRow): string {
  const rule = row.reason === undefined ? row.rule : `${row.rule} (${row.reason})`
  return `| ${row.id} | ${row.kind} | ${inCell(rule)} | ${links(row.code)} | ${links(row.tests)} |`
}

const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')

function links(paths: readonly string[]): string {
  return paths
    .slice(0, SHOWN)
    .map(path => `[${path.split('/').at(-1)!.replace(/\.ts$/, '')}](${path})`)
    .join(', ')
}
