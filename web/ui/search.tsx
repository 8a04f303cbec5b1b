// Ctrl K: any hex, town, unit, rule or command.
import { useId, useMemo, useState } from 'react'
import type { Table } from '../../table/intents.ts'
import type { SearchResult } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { Dialog } from './dialog.tsx'
import { Icon } from './icons.tsx'
import { Empty } from './message.tsx'

/** A command of the client itself, found like everything else. */
export interface Command {
  readonly id: string
  readonly label: string
  run(): void
}

interface Props {
  readonly table: Table
  readonly commands: readonly Command[]
  readonly onRule: (id: string) => void
  readonly onFound: (result: SearchResult) => void
  readonly onClose: () => void
}

const SHOWN = 12

export function SearchDialog({ table, commands, onRule, onFound, onClose }: Props) {
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const list = useId()
  const found = useMemo(() => findAll(table, commands, text), [table, commands, text])
  const take = (result: SearchResult | undefined) => {
    if (result === undefined) return
    onClose()
    const command = commands.find(other => other.id === result.id)
    if (command !== undefined && result.kind === 'command') command.run()
    else if (result.kind === 'rule') onRule(result.id.replace(/^rule:/, ''))
    else {
      table.find(result.id)
      onFound(result)
    }
  }
  return (
    <Dialog title={words.search.title} onClose={onClose} look="search">
      <div className="field">
        <Icon name="search" />
        <input
          role="combobox"
          aria-label={words.search.placeholder}
          aria-expanded={found.length > 0}
          aria-controls={list}
          aria-activedescendant={found.length > 0 ? `${list}-${at}` : undefined}
          placeholder={words.search.placeholder}
          value={text}
          data-first
          onChange={event => {
            setText(event.target.value)
            setAt(0)
          }}
          onKeyDown={event => {
            if (event.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1))
            else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0))
            else if (event.key === 'Enter') take(found[at])
            else return
            event.preventDefault()
          }}
        />
      </div>
      <p className="visually-hidden" role="status">
        {text === '' ? '' : words.search.found(found.length)}
      </p>
      {text !== '' && found.length === 0 && (
        <Empty icon="search" title={words.search.none(text)} text={words.search.noneText} />
      )}
      <div id={list} className="search-results" role="listbox" aria-label={words.search.title}>
        {found.map((result, i) => (
          <button
            key={`${result.kind} ${result.id}`}
            id={`${list}-${i}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={i === at}
            className="search-result"
            onPointerMove={() => setAt(i)}
            onClick={() => take(result)}
          >
            <span className="kind">{words.search.kinds[result.kind]}</span>
            <span className="grow">
              <b>{plainLabel(result.label)}</b> <span className="small third">{result.detail}</span>
            </span>
          </button>
        ))}
      </div>
    </Dialog>
  )
}

/** '13.3b 13 1939 scenario' says its chapter once. */
const plainLabel = (label: string): string => label.replace(/^(\d+)((?:\.\d+)*[a-z]?) \1 /, '$1$2 ')

function findAll(table: Table, commands: readonly Command[], text: string): readonly SearchResult[] {
  const wanted = text.trim().toLowerCase()
  const own = commands
    .filter(command => command.label.toLowerCase().includes(wanted))
    .map(({ id, label }): SearchResult => ({ id, kind: 'command', label, detail: '' }))
  if (wanted === '') return own
  return [...table.search(text), ...own].slice(0, SHOWN)
}
