// Rules by their numbers, and the numbers that a text names.
import type { RuleWords } from './chapter.ts'

/** '9.2', '12.6a', '2.2-1', 'PAC-C3', 'N-G0b', 'T1-2'. */
const NUMBERS = /\b(?:\d{1,2}(?:\.\d{1,2})+(?:[a-z]\d?|-\d)?|(?:PAC|N|S)-[A-Z]*\d*[a-z]?|T\d(?:-\d)?)(?!\w)/g

/** Numbers of rules in a text, each once, in the order in which they stand. */
export const numbersIn = (text: string): string[] => [...new Set(text.match(NUMBERS) ?? [])]

/** The rule of a number; a chapter or a section gives all of its parts. */
export function findRule(rules: readonly RuleWords[], id: string): RuleWords | null {
  const exact = rules.find(rule => rule.id === id)
  if (exact !== undefined) return exact
  const parts = rules.filter(rule => isPartOf(rule.id, id))
  if (parts.length === 0) return null
  const { chapter } = parts[0]
  return { id, title: chapter, chapter, text: parts.map(asParagraph).join('\n') }
}

const asParagraph = ({ id, title, text }: RuleWords): string => `${id} ${title}. ${text}`

/** `12.3a` and `12.3.1` belong to `12.3`, `12.30` does not; `N-G1` belongs to `N-G`. */
function isPartOf(id: string, section: string): boolean {
  if (!id.startsWith(section)) return false
  const rest = id.slice(section.length)
  return /^[./a-z-]/.test(rest) || (/[A-Z]$/.test(section) && /^\d/.test(rest))
}
