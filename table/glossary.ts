// The terms of a game that somebody new may not know, and where they stand in a sentence.

export interface Term {
  /** As it is printed: 'zone of control'. */
  readonly term: string
  /** Other forms that mean the same: 'zones of control'. */
  readonly also?: readonly string[]
  readonly text: string
  readonly rules: readonly string[]
}

/** A piece of a sentence, with the term that it is, if it is one. */
export interface TermPart {
  readonly text: string
  readonly term: Term | null
}

export class Glossary {
  readonly terms: readonly Term[]
  readonly #byForm: ReadonlyMap<string, Term>
  readonly #pattern: RegExp | null

  constructor(terms: readonly Term[]) {
    this.terms = terms.toSorted((a, b) => a.term.localeCompare(b.term, 'en'))
    const forms = terms.flatMap(term => formsOf(term).map(form => [form, term] as const))
    this.#byForm = new Map(forms)
    // The longest first: 'supply line' before 'supply'.
    const longest = forms.map(([form]) => escaped(form)).toSorted((a, b) => b.length - a.length)
    this.#pattern =
      longest.length === 0 ? null : new RegExp(`(?<![\\w-])(?:${longest.join('|')})(?![\\w-])`, 'gi')
  }

  /** The sentence in pieces; each term is marked where it stands first. */
  partsOf(text: string): readonly TermPart[] {
    if (this.#pattern === null) return [{ text, term: null }]
    const parts: TermPart[] = []
    const seen = new Set<Term>()
    let from = 0
    for (const { 0: found, index } of text.matchAll(this.#pattern)) {
      const term = this.#byForm.get(found.toLowerCase())
      if (term === undefined || seen.has(term)) continue
      seen.add(term)
      if (index > from) parts.push({ text: text.slice(from, index), term: null })
      parts.push({ text: found, term })
      from = index + found.length
    }
    if (from < text.length) parts.push({ text: text.slice(from), term: null })
    return parts
  }
}

const formsOf = ({ term, also = [] }: Term): string[] =>
  [term, `${term}s`, ...also].map(form => form.toLowerCase())

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
