// The glossary of a game: its terms on cards beside the word, and all of them as a list.
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { Glossary, type Term } from '../../table/glossary.ts'
import { words } from '../words/en.ts'
import { Tags } from './parts.tsx'
import { usePlacedBeside } from './placed-beside.ts'
import { Explained, useGlossary } from './terms.tsx'

interface Props {
  readonly terms: readonly Term[]
  readonly children: ReactNode
}

export function GlossaryProvider({ terms, children }: Props) {
  const [shown, setShown] = useState<{ term: Term; beside: HTMLElement } | null>(null)
  const close = useCallback(() => setShown(null), [])
  const explainer = useMemo(
    () => ({
      glossary: new Glossary(terms),
      explain: (term: Term, beside: HTMLElement) => setShown({ term, beside }),
    }),
    [terms],
  )
  return (
    <Explained value={explainer}>
      {children}
      {shown && <TermCard key={shown.term.term} term={shown.term} beside={shown.beside} onClose={close} />}
    </Explained>
  )
}

interface CardProps {
  readonly term: Term
  readonly beside: HTMLElement
  readonly onClose: () => void
}

function TermCard({ term, beside, onClose }: CardProps) {
  const card = useRef<HTMLDivElement>(null)
  usePlacedBeside(card, beside, onClose)
  return (
    <div
      ref={card}
      tabIndex={-1}
      className="popover term-card"
      popover="auto"
      role="dialog"
      aria-label={words.glossary.about(term.term)}
    >
      <h2>{headed(term.term)}</h2>
      <p>
        {term.text}
        <Tags rules={term.rules} />
      </p>
    </div>
  )
}

/** All terms of the game, for the rules. */
export function GlossaryList() {
  const { terms } = useGlossary()
  return (
    <dl className="glossary">
      {terms.map(term => (
        <div key={term.term}>
          <dt>{headed(term.term)}</dt>
          <dd>
            {term.text}
            <Tags rules={term.rules} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const headed = (term: string): string => `${term[0].toUpperCase()}${term.slice(1)}`
