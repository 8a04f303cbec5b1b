import { fileURLToPath } from 'node:url'
import { type Fired, firedOf } from '../lab/fired.ts'
import { isCodeFile, isMechanical, parseLedger } from '../tools/ledger.ts'
import { filesOf } from '../tools/ledger-files.ts'

export interface FiredRules extends Fired {
  /** What a rule says, in our words. */
  ruleOf(id: string): string
}

/** The rules that a game's ledger calls mechanical, against those that fired. */
export async function firedRules(
  game: string,
  counts: Readonly<Record<string, number>>,
): Promise<FiredRules> {
  const { ledgerText } = await import(`../games/${game}/ledger.ts`)
  const rows = parseLedger(ledgerText)
    .flatMap(chapter => chapter.rows)
    .filter(isMechanical)
  const files = filesOf(fileURLToPath(new URL(`../games/${game}/`, import.meta.url)))
  const rules = new Map(rows.map(({ id, rule }) => [id, rule]))
  const sources = files
    .filter(({ path }) => path.startsWith('rules/') && isCodeFile(path))
    .map(file => file.text)
  return { ...firedOf(counts, [...rules.keys()], sources), ruleOf: id => rules.get(id) ?? '' }
}
