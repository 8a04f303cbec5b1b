import { type KeyboardEvent, type RefObject, useId, useMemo, useState } from 'react'
import { words } from '../../words/en.ts'
import { Icon } from '../icons.tsx'
import { KeyCap } from '../parts.tsx'
import { type Found, findOn } from './find.ts'
import type { GameMaps } from './load.ts'

interface Props {
  readonly maps: GameMaps | null
  readonly field: RefObject<HTMLInputElement | null>
  readonly onFound: (found: Found) => void
  /** Found by the keyboard: it goes on with the map. */
  readonly onEnter: () => void
}

/** A field with a list under it, as at the table. */
export function FindField({ maps, field, onFound, onEnter }: Props) {
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const [hasFocus, setFocus] = useState(false)
  const list = useId()
  const found = useMemo(() => (maps === null ? [] : findOn(maps, text)), [maps, text])
  const isOpen = hasFocus && text.trim() !== '' && maps !== null
  const take = (one: Found | undefined) => {
    if (one === undefined) return
    setText('')
    setAt(0)
    field.current?.blur()
    onFound(one)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.key === 'Enter') {
      take(found[at])
      if (found.length > 0) onEnter()
    } else if (event.key === 'Escape' && isOpen) setText('')
    else if (by !== 0 && found.length > 0) setAt((at + by + found.length) % found.length)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <search className="maps-find">
      <div className="field">
        <Icon name="search" />
        <input
          ref={field}
          role="combobox"
          aria-label={words.maps.find}
          aria-expanded={isOpen && found.length > 0}
          aria-controls={list}
          aria-activedescendant={isOpen && found.length > 0 ? `${list}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={words.maps.find}
          value={text}
          onChange={event => {
            setText(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
        />
        {text === '' && <KeyCap>/</KeyCap>}
      </div>
      <div
        id={list}
        role="listbox"
        aria-label={words.maps.found}
        className="maps-found"
        hidden={!isOpen || found.length === 0}
      >
        {isOpen &&
          found.map((one, i) => (
            <div
              key={one.id}
              id={`${list}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === at}
              className="maps-found-row"
              onMouseDown={event => event.preventDefault()}
              onClick={() => take(one)}
              onKeyDown={onKeyDown}
            >
              <b>{one.label}</b>
              <span className="small third">{one.detail}</span>
            </div>
          ))}
      </div>
      {isOpen && found.length === 0 && (
        <p className="maps-found nothing small second" role="status">
          {words.maps.nothingFound}
        </p>
      )}
    </search>
  )
}
