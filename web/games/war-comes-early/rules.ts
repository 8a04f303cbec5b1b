// The rules in our own words, for the Rules tab and for every rule number that can be clicked.
import { rulesInWords } from '../../../games/war-comes-early/words/rules/index.ts'
import type { RuleText } from '../../table/presentation.ts'

export const rules: readonly RuleText[] = rulesInWords

/** The rule of a number; a chapter or a section gives all of its parts. */
export function rule(id: string): RuleText | null {
  const exact = rules.find(row => row.id === id)
  if (exact !== undefined) return exact
  const parts = rules.filter(row => isPartOf(row.id, id))
  if (parts.length === 0) return null
  const { chapter } = parts[0]
  return { id, title: chapter, chapter, text: parts.map(asParagraph).join('\n') }
}

const asParagraph = ({ id, title, text }: RuleText): string => `${id} ${title}. ${text}`

/** `12.3a` and `12.3.1` belong to `12.3`, `12.30` does not. */
function isPartOf(id: string, section: string): boolean {
  if (!id.startsWith(section)) return false
  return /^(?:\.|[a-z])/.test(id.slice(section.length))
}
