// The map stays covered until the next player says that it is he: a second of holding, so that nobody opens it by mistake.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Table } from '../../table/intents.ts'
import type { Curtain, SidePicture } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { Icon } from './icons.tsx'
import { Says, SideMark } from './parts.tsx'

const HOLD = 700

interface Props {
  readonly curtain: Curtain
  readonly table: Table
  /** Whether closing the page would lose something. */
  readonly keeping: Keeping
}

export type Keeping = 'saved' | 'saving' | 'notSaved'

export function CurtainScreen({ curtain, table, keeping }: Props) {
  const next = called(curtain.to)
  const { isHeld, press, release } = useHolding(useCallback(() => table.openCurtain(), [table]))
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
  }, [])
  return (
    <main className="curtain">
      <Hexes />
      <div className="curtain-words">
        <p className="pale">{openingWords(curtain)}</p>
        <h1>{words.curtain.pass(next)}</h1>
        <p className="curtain-duty">
          <SideMark side={curtain.to.side} large /> {curtain.detail}
        </p>
        <p className="pale" style={{ marginTop: 18 }}>
          <Says sentence={curtain.reason} isPlain />
        </p>
        <button
          ref={button}
          type="button"
          className={`curtain-button${isHeld ? ' held' : ''}`}
          onPointerDown={press}
          onPointerUp={release}
          onPointerLeave={release}
          onPointerCancel={release}
          onContextMenu={event => event.preventDefault()}
          onKeyDown={event => {
            if (event.key === ' ' || event.key === 'Enter') {
              event.preventDefault()
              if (!event.repeat) press()
            }
          }}
          onKeyUp={release}
          onBlur={release}
        >
          <span className="filling" />
          <span className="row">
            <Icon name="hand" />
            {words.curtain.hold(next)}
          </span>
        </button>
        <p className="pale" style={{ marginTop: 16 }}>
          {words.curtain.space}
        </p>
      </div>
      <p className="curtain-foot">
        {keeping !== 'saving' && <Icon name={keeping === 'saved' ? 'tick' : 'mandatory'} />}
        {KEEPING[keeping]}
      </p>
    </main>
  )
}

const KEEPING: Readonly<Record<Keeping, string>> = {
  saved: words.curtain.saved,
  saving: words.curtain.saving,
  notSaved: words.curtain.notSaved,
}

function openingWords({ from, isBegun }: Curtain): string {
  if (from !== null) return words.curtain.finished(called(from))
  return isBegun ? words.curtain.again : words.curtain.first
}

/** Somebody who gave no name is called after his side. */
const called = ({ player, name }: SidePicture): string =>
  player === name ? words.curtain.unnamed(name) : player

function useHolding(done: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isHeld, setHeld] = useState(false)
  const release = useCallback(() => {
    clearTimeout(timer.current)
    setHeld(false)
  }, [])
  const press = useCallback(() => {
    clearTimeout(timer.current)
    setHeld(true)
    timer.current = setTimeout(done, HOLD)
  }, [done])
  useEffect(() => release, [release])
  return { isHeld, press, release }
}

function Hexes() {
  return (
    <svg className="hexes" aria-hidden="true">
      <defs>
        <pattern id="curtain-hexes" width="114" height="66" patternUnits="userSpaceOnUse">
          <path d="M19 0h38l19 33-19 33H19L0 33zM76 33h38" fill="none" stroke="#fff" strokeWidth="1.5" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#curtain-hexes)" />
    </svg>
  )
}
