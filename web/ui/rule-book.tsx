// Rules at hand: a tag anywhere opens its rule as a card beside it, or as a page of the dock.
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import type { RuleText } from '../../table/presentation.ts'
import { words } from '../words/en.ts'
import { usePlacedBeside } from './placed-beside.ts'
import { Terms } from './terms.tsx'

export interface RuleBook {
  find(id: string): RuleText | null
  /** Shows the rule beside the element that asked. */
  open(id: string, beside: HTMLElement): void
}

const Book = createContext<RuleBook>({ find: () => null, open: () => {} })

export const useRules = (): RuleBook => useContext(Book)

interface Props {
  readonly find: (id: string) => RuleText | null
  /** Shows the rule as a page; there is none on pages without a dock. */
  readonly turnTo?: (id: string) => void
  /** On a phone a card would cover the map: the page opens at once. */
  readonly straight?: boolean
  readonly children: ReactNode
}

export function RuleBookProvider({ find, turnTo, straight = false, children }: Props) {
  const [shown, setShown] = useState<{ id: string; beside: HTMLElement } | null>(null)
  const open = useCallback(
    (id: string, beside: HTMLElement) => {
      if (straight && turnTo) turnTo(id)
      else setShown({ id, beside })
    },
    [straight, turnTo],
  )
  const close = useCallback(() => setShown(null), [])
  const book = useMemo(() => ({ find, open }), [find, open])
  return (
    <Book value={book}>
      {children}
      {shown && (
        <RuleCard
          key={shown.id}
          rule={find(shown.id)}
          id={shown.id}
          beside={shown.beside}
          turnTo={turnTo}
          onClose={close}
        />
      )}
    </Book>
  )
}

interface CardProps {
  readonly id: string
  readonly rule: RuleText | null
  readonly beside: HTMLElement
  readonly turnTo?: (id: string) => void
  readonly onClose: () => void
}

function RuleCard({ id, rule, beside, turnTo, onClose }: CardProps) {
  const card = useRef<HTMLDivElement>(null)
  usePlacedBeside(card, beside, onClose)
  return (
    <div
      ref={card}
      tabIndex={-1}
      className="popover"
      popover="auto"
      role="dialog"
      aria-label={words.rules.rule(id)}
    >
      {rule === null ? (
        <p>{words.rules.unknown(id)}</p>
      ) : (
        <>
          <RuleHeading rule={rule} />
          <RuleParagraphs text={rule.text} />
        </>
      )}
      {turnTo && rule !== null && (
        <p style={{ marginTop: 12 }}>
          <button
            type="button"
            className="text-button"
            onClick={() => {
              onClose()
              turnTo(id)
            }}
          >
            {words.rules.open}
          </button>
        </p>
      )}
    </div>
  )
}

export function RuleHeading({ rule }: { readonly rule: RuleText }) {
  return (
    <div className="row rule-page" style={{ alignItems: 'baseline' }}>
      <span className="number">{rule.id}</span>
      <h2>{rule.title}</h2>
    </div>
  )
}

export function RuleParagraphs({ text, sought = '' }: { readonly text: string; readonly sought?: string }) {
  return (
    <div className="rule-text">
      {text.split(/\n+/).map(paragraph => (
        <p key={paragraph}>
          <Marked text={paragraph} sought={sought} />
        </p>
      ))}
    </div>
  )
}

/** What was searched for is marked where it stands. */
export function Marked({ text, sought }: { readonly text: string; readonly sought: string }) {
  const wanted = sought.trim().toLowerCase()
  if (wanted.length < 2) return <Terms text={text} />
  const parts: ReactNode[] = []
  let from = 0
  for (;;) {
    const at = text.toLowerCase().indexOf(wanted, from)
    if (at < 0) break
    parts.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + wanted.length)}</mark>)
    from = at + wanted.length
  }
  return [...parts, text.slice(from)]
}
