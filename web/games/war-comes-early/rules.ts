// The rules in our own words, for the Rules tab and for every rule number that can be clicked.
import { ledgerText } from '../../../games/war-comes-early/ledger.ts'
import type { RuleText } from '../../table/presentation.ts'
import { inWholeWords } from './rule-words.ts'

function parse(): RuleText[] {
  const found: RuleText[] = []
  let title = ''
  for (const line of ledgerText.split('\n')) {
    const [id, second, text] = line.split(' | ')
    if (id === 'chapter') title = second
    else if (text !== undefined) found.push({ id, title, text: inWholeWords(text) })
  }
  return found
}

let parsed: readonly RuleText[] | null = null

export function allRules(): readonly RuleText[] {
  parsed ??= parse()
  return parsed
}

/** The rule of a number; a chapter or a section gives all of its parts. */
export function rule(id: string): RuleText | null {
  const all = allRules()
  const exact = all.find(row => row.id === id)
  if (exact !== undefined) return exact
  const parts = all.filter(row => isPartOf(row.id, id))
  if (parts.length === 0) return null
  return { id, title: parts[0].title, text: parts.map(part => `${part.id} ${part.text}`).join('\n') }
}

/** `12.3a` and `12.3.1` belong to `12.3`, `12.30` does not. */
function isPartOf(id: string, section: string): boolean {
  if (!id.startsWith(section)) return false
  return /^(?:\.|[a-z])/.test(id.slice(section.length))
}
