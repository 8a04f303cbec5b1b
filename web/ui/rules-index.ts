// Finding rules: by number, by title, by chapter, by word, in this order of worth; a chapter that has the word for its name
// says more about it than a mention elsewhere.
import { numbersIn } from '../../engine/rulebook/find-rule.ts'
import type { RuleText } from '../../table/presentation.ts'

/** '12.2.2b' → [12, 2, 2, 'b'], so that chapters sort as a reader expects. */
function parts(id: string): (number | string)[] {
  return (id.match(/\d+|[a-z]+/gi) ?? []).map(part => (/^\d/.test(part) ? Number(part) : part))
}

export function compareIds(a: string, b: string): number {
  const [left, right] = [parts(a), parts(b)]
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const [l, r] = [left[i], right[i]]
    if (l === undefined) return -1
    if (r === undefined) return 1
    if (l === r) continue
    if (typeof l === 'number' && typeof r === 'number') return l - r
    if (typeof l === 'number') return -1
    if (typeof r === 'number') return 1
    return l < r ? -1 : 1
  }
  return 0
}

/** '12' of '12.2.2b', 'PAC' of 'PAC-G1'. */
export const chapterOf = (id: string): string => /^(?:\d+|[A-Za-z]+)/.exec(id)?.[0] ?? id

/** One zone and many zones are the same word to whoever looks for it. */
const plainly = (text: string): string => text.toLowerCase().replace(/(?<=[a-z]{3})s\b/g, '')

export function searchRules(rules: readonly RuleText[], text: string): readonly RuleText[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return rules
  const words = plainly(wanted)
  const worth = (rule: RuleText): number => {
    const id = rule.id.toLowerCase()
    if (id === wanted) return 6
    if (id.startsWith(wanted)) return 5
    if (plainly(rule.title).includes(words)) return 4
    const isMentioned = plainly(rule.text).includes(words)
    if (plainly(rule.chapter).includes(words)) return isMentioned ? 3 : 1
    return isMentioned ? 2 : 0
  }
  return rules
    .map(rule => ({ rule, worth: worth(rule) }))
    .filter(found => found.worth > 0)
    .sort((a, b) => b.worth - a.worth || compareIds(a.rule.id, b.rule.id))
    .map(found => found.rule)
}

/** Rules that a text names: '9.2', '12.6a', 'PAC-C3'. Only those that exist. */
export function citedIn(rule: RuleText, isRule: (id: string) => boolean): string[] {
  return numbersIn(rule.text).filter(id => id !== rule.id && isRule(id))
}

/** The sentence of a text in which a word stands, for a list of matches. */
export function sentenceWith(text: string, wanted: string): string {
  const sentences = text.split(/(?<=[.;:])\s+/)
  const word = wanted.trim().toLowerCase()
  return sentences.find(sentence => sentence.toLowerCase().includes(word)) ?? sentences[0] ?? ''
}
