import { fileURLToPath } from 'node:url'
import { type Fired, firedOf } from '../lab/fired.ts'
import { isCodeFile, isMechanical, parseLedger } from '../tools/ledger.ts'
import { filesOf } from '../tools/ledger-files.ts'

/** The rules that a game's ledger calls mechanical, against those that fired. */
export async function firedRules(game: string, counts: Readonly<Record<string, number>>): Promise<Fired> {
  const { ledgerText } = await import(`../games/${game}/ledger.ts`)
  const rows = parseLedger(ledgerText).flatMap(chapter => chapter.rows)
  const files = filesOf(fileURLToPath(new URL(`../games/${game}/`, import.meta.url)))
  return firedOf(
    counts,
    rows.filter(isMechanical).map(row => row.id),
    files.filter(file => isCodeFile(file.path)).map(file => file.text),
  )
}
