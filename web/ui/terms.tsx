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
      <button
        key={`${i}-${term.term}`}
        type="button"
        className="term"
        aria-description={words.glossary.hint}
        onClick={event => {
          event.stopPropagation()
          explain(term, event.currentTarget)
        }}
      >
        {part}
      </button>
    ),
  )
}
