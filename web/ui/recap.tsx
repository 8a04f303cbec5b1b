// What the others did while one waited: a list to read and to click, and the keys to play it back.
import { useEffect, useRef } from 'react'
import type { Table } from '../../table/intents.ts'
import type { RecapNow, TableSnapshot } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { Button, IconButton, Segments, SideMark } from './parts.tsx'
import { type RecapDriver, SPEEDS } from './playing-recap.ts'
import { FactTable } from './rows.tsx'

interface PanelProps {
  readonly now: RecapNow
  readonly driver: RecapDriver
  /** On a phone there is room for the last lines only. */
  readonly isSheet: boolean
}

const SHEET_LINES = 4

export function RecapPanel({ now, driver, isSheet }: PanelProps) {
  const { entries, index } = now
  const current = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (index >= 0) current.current?.scrollIntoView({ block: 'nearest' })
  }, [index])
  const first = isSheet ? Math.max(0, Math.min(index - SHEET_LINES + 2, entries.length - SHEET_LINES)) : 0
  const shown = isSheet ? entries.slice(first, first + SHEET_LINES) : entries
  return (
    <div className="recap">
      <div className="heading">
        <h2>{now.title}</h2>
        <span className="aside figure">{words.recap.entries(entries.length)}</span>
      </div>
      {!isSheet && <p className="second small">{words.recap.about}</p>}
      <ol className="recap-lines">
        {shown.map((entry, i) => {
          const at = first + i
          const isNew = i === 0 || shown[i - 1].phase !== entry.phase
          return (
            <li key={at} ref={at === index ? current : undefined}>
              {isNew && entry.phase !== '' && <h3>{entry.phase}</h3>}
              <button
                type="button"
                className={`recap-line ${entry.kind}${at === index ? ' current' : ''}${at > index ? ' to-come' : ''}`}
                aria-current={at === index ? 'step' : undefined}
                onClick={() => driver.show(at)}
              >
                <span className="number">{at + 1}</span>
                <span>
                  <SideMark side={entry.side} /> {entry.text}
                </span>
                <b className="figure">{entry.result}</b>
              </button>
            </li>
          )
        })}
      </ol>
      {now.unseen > 0 && <p className="second small">{words.recap.unseen(now.unseen)}</p>}
      {!isSheet && (
        <div className="section">
          <FactTable facts={now.sums} label={words.recap.sums} />
        </div>
      )}
      {isSheet && <RecapTrack now={now} driver={driver} />}
    </div>
  )
}

/** A bar with a tick for each entry: battles are longer and red. */
function RecapTrack({ now, driver }: Pick<PanelProps, 'now' | 'driver'>) {
  const { entries, index } = now
  const last = Math.max(entries.length - 1, 1)
  return (
    <div className="recap-track">
      <svg viewBox="0 0 1000 24" preserveAspectRatio="none" aria-hidden="true">
        <rect x="0" y="10" width="1000" height="4" fill="var(--line)" />
        <rect x="0" y="10" width={(index / last) * 1000} height="4" fill="var(--ink)" />
        {entries.map(({ kind }, i) => (
          <rect
            key={i}
            x={(i / last) * 996}
            y={kind === 'battle' ? 3 : 7}
            width="4"
            height={kind === 'battle' ? 18 : 10}
            fill={kind === 'battle' ? 'var(--red)' : 'var(--line-2)'}
          />
        ))}
      </svg>
      <input
        type="range"
        min={0}
        max={entries.length - 1}
        value={index}
        aria-label={words.recap.position}
        aria-valuetext={entries[index].text}
        onChange={event => driver.show(Number(event.target.value))}
      />
    </div>
  )
}

interface BarProps {
  readonly snapshot: TableSnapshot
  readonly table: Table
  readonly driver: RecapDriver
}

export function RecapBar({ snapshot, table, driver }: BarProps) {
  const { bar, now } = snapshot
  if (now.kind !== 'recap') return null
  return (
    <section className="order-bar recap-bar" aria-label={words.bar.label}>
      <div className="say">
        <h2>{bar.title}</h2>
        <p>{bar.detail.text}</p>
      </div>
      <StepKeys now={now} driver={driver} />
      <Segments
        label={words.timeline.speed}
        chosen={String(driver.speed)}
        ways={SPEEDS.map(speed => ({ id: String(speed), label: words.recap.speed(speed) }))}
        onChoose={id => driver.setSpeed(Number(id))}
      />
      <RecapTrack now={now} driver={driver} />
      <Button look="main" keyCap="Esc" onPress={() => table.skipRecap()}>
        {bar.main?.label}
      </Button>
    </section>
  )
}

function StepKeys({ now, driver }: Pick<PanelProps, 'now' | 'driver'>) {
  return (
    <div className="row">
      <IconButton icon="stepBack" label={words.timeline.back} onPress={() => driver.show(now.index - 1)} />
      <IconButton
        icon={driver.isPlaying ? 'pause' : 'play'}
        className="on"
        label={driver.isPlaying ? words.timeline.pause : words.timeline.play}
        onPress={driver.toggle}
      />
      <IconButton icon="stepOn" label={words.timeline.on} onPress={() => driver.show(now.index + 1)} />
    </div>
  )
}

/** On a phone: three keys, one for the speed, and the way out. */
export function RecapActions({ snapshot, table, driver }: BarProps) {
  const { bar, now } = snapshot
  if (now.kind !== 'recap') return null
  const next = SPEEDS[(SPEEDS.indexOf(driver.speed) + 1) % SPEEDS.length]
  return (
    <section className="sheet-actions" aria-label={words.bar.label}>
      <StepKeys now={now} driver={driver} />
      <Button label={words.timeline.speed} onPress={() => driver.setSpeed(next)}>
        {words.recap.speed(driver.speed)}
      </Button>
      <Button look="main" onPress={() => table.skipRecap()}>
        {bar.main?.label}
      </Button>
    </section>
  )
}
