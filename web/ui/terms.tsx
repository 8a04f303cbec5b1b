// Terms with a dotted line in a sentence: a click explains them beside the word.
import { createContext, useContext } from 'react'
import { Glossary, type Term } from '../../table/glossary.ts'
import { words } from '../words/en.ts'

export interface Explainer {
  readonly glossary: Glossary
  readonly explain: (term: Term, beside: HTMLElement) => void
}

const NONE: Explainer = { glossary: new Glossary([]), explain: () => {} }

export const Explained = createContext<Explainer>(NONE)

export const useGlossary = (): Glossary => useContext(Explained).glossary

/** A sentence in which every term can be asked about, once. */
export function Terms({ text }: { readonly text: string }) {
  const { glossary, explain } = useContext(Explained)
  return glossary.partsOf(text).map(({ text: part, term }, i) =>
    term === null ? (
      part
    ) : (
      // biome-ignore lint/a11y/useSemanticElements: a button does not break across lines as words do
      <span
        key={`${i}-${term.term}`}
        role="button"
        tabIndex={0}
        className="term"
        aria-description={words.glossary.hint}
        onClick={event => {
          event.stopPropagation()
          explain(term, event.currentTarget)
        }}
        onKeyDown={event => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          explain(term, event.currentTarget)
        }}
      >
        {part}
      </span>
    ),
  )
}
