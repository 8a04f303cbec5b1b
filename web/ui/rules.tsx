// The rulebook in our own words: the whole book by chapters, one rule as a page, and a search through all of it.
import { type RefObject, useMemo } from 'react'
import type { RuleText } from '../../table/presentation.ts'
import type { LogEntry } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { GlossaryList } from './glossary.tsx'
import { Icon } from './icons.tsx'
import { Empty } from './message.tsx'
import { Button, RuleTag } from './parts.tsx'
import { Marked, RuleHeading, RuleParagraphs, useRules } from './rule-book.tsx'
import { chapterOf, citedIn, searchRules, sentenceWith } from './rules-index.ts'
import { SearchField } from './search-field.tsx'
import { useGlossary } from './terms.tsx'

export interface RulesState {
  readonly sought: string
  readonly open: string | null
}

interface Props {
  readonly rules: readonly RuleText[]
  readonly log: readonly LogEntry[]
  readonly state: RulesState
  readonly onState: (state: RulesState) => void
  readonly onShowInLog: (id: string) => void
  readonly field?: RefObject<HTMLInputElement | null>
}

const MATCHES = 40

export function RulesPanel({ rules, log, state, onState, onShowInLog, field }: Props) {
  const { sought, open } = state
  const { find } = useRules()
  const found = useMemo(() => searchRules(rules, sought), [rules, sought])
  const turnedTo = open === null ? null : find(open)
  const page = turnedTo ?? (sought === '' ? null : (found[0] ?? null))
  return (
    <>
      <SearchField
        label={words.rules.find}
        value={sought}
        keyCap="/"
        field={field}
        onChange={text => onState({ sought: text, open: null })}
      />
      <div className="row apart small third" style={{ margin: '10px 0 12px' }}>
        <span>{words.rules.count(found.length)}</span>
        {page !== null && (
          <button type="button" className="text-button" onClick={() => onState({ sought: '', open: null })}>
            {words.rules.book}
          </button>
        )}
      </div>
      {found.length === 0 && (
        <Empty icon="search" title={words.rules.none(sought)} text={words.rules.noneText}>
          <Button look="small main" onPress={() => onState({ sought: '', open: null })}>
            {words.rules.clear}
          </Button>
        </Empty>
      )}
      {page !== null && <RulePage page={page} log={log} sought={sought} onShowInLog={onShowInLog} />}
      {sought !== '' && (
        <Matches
          found={found.filter(rule => rule !== page).slice(0, MATCHES)}
          sought={sought}
          onOpen={id => onState({ sought, open: id })}
        />
      )}
      {sought === '' && page === null && (
        <>
          <Book rules={rules} onOpen={id => onState({ sought, open: id })} />
          <GlossaryFold />
        </>
      )}
    </>
  )
}

interface PageProps {
  readonly page: RuleText
  readonly log: readonly LogEntry[]
  readonly sought: string
  readonly onShowInLog: (id: string) => void
}

function RulePage({ page, log, sought, onShowInLog }: PageProps) {
  const { find } = useRules()
  const cited = citedIn(page, id => find(id) !== null)
  const applied = log.filter(entry => entry.rules.includes(page.id)).length
  return (
    <article aria-label={words.rules.rule(page.id)}>
      <RuleHeading rule={page} />
      <RuleParagraphs text={page.text} sought={sought} />
      {cited.length > 0 && (
        <div className="rule-see">
          <span className="small third">{words.rules.seeAlso}</span>
          {cited.map(id => (
            <RuleTag key={id} id={id} />
          ))}
        </div>
      )}
      <p className="tiny third" style={{ marginTop: 12 }}>
        {words.rules.ours} {words.rules.applied(applied)}{' '}
        {applied > 0 && (
          <button type="button" className="text-button" onClick={() => onShowInLog(page.id)}>
            {words.rules.inLog}
          </button>
        )}
      </p>
    </article>
  )
}

interface MatchesProps {
  readonly found: readonly RuleText[]
  readonly sought: string
  readonly onOpen: (id: string) => void
}

function Matches({ found, sought, onOpen }: MatchesProps) {
  if (found.length === 0) return null
  return (
    <section className="section">
      <h3>{words.rules.others}</h3>
      {found.map(rule => (
        <button key={rule.id} type="button" className="rule-match" onClick={() => onOpen(rule.id)}>
          <span className="row" style={{ gap: 8 }}>
            <span className="rule-tag">{rule.id}</span>
            <b>{rule.title}</b>
          </span>
          <span className="small second">
            <Marked text={sentenceWith(rule.text, sought)} sought={sought} />
          </span>
        </button>
      ))}
    </section>
  )
}

function GlossaryFold() {
  const { terms } = useGlossary()
  if (terms.length === 0) return null
  return (
    <details className="fold">
      <summary className="chapter">
        <span>{words.glossary.title}</span>
        <Icon name="down" />
      </summary>
      <GlossaryList />
    </details>
  )
}

interface BookProps {
  readonly rules: readonly RuleText[]
  readonly onOpen: (id: string) => void
}

function Book({ rules, onOpen }: BookProps) {
  const chapters = useMemo(() => Map.groupBy(rules, rule => chapterOf(rule.id)), [rules])
  return [...chapters].map(([chapter, entries]) => (
    <details key={chapter} className="fold">
      <summary className="chapter">
        <span className="row">
          <span className="figure">{chapter}</span>
          <span>{entries[0].chapter}</span>
        </span>
        <Icon name="down" />
      </summary>
      {entries.map(rule => (
        <button key={rule.id} type="button" className="chapter" onClick={() => onOpen(rule.id)}>
          <span className="figure">{rule.id}</span>
          <span>{rule.title}</span>
        </button>
      ))}
    </details>
  ))
}
