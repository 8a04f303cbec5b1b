// One sentence, one dark button.
import { useState } from 'react'
import type { Table } from '../../table/intents.ts'
import type { ButtonPicture, TableSnapshot } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { type Countdown, useSecondsLeft } from './countdown.ts'
import { Icon } from './icons.tsx'
import { Button, KeyCap, PicturedButton, Says, SideMark } from './parts.tsx'
import { PassUntilMenu } from './pass-until.tsx'
import { PaceChoice } from './settings.tsx'

interface Props {
  readonly snapshot: TableSnapshot
  readonly table: Table
}

interface CountedProps extends Props {
  /** Of a phase with nothing to do. */
  readonly countdown: Countdown
}

export function OrderBar({ snapshot, table, countdown }: CountedProps) {
  const { bar, busy } = snapshot
  const look = bar.kind === 'window' ? ` window side-colour-${bar.side ?? 0}` : ''
  return (
    <section className={`order-bar${look}`} aria-label={words.bar.label}>
      <div className="say">
        <h2>
          {(bar.kind === 'window' || bar.kind === 'waiting') && <SideMark side={bar.side} large />}
          {bar.title}
        </h2>
        <BarWords snapshot={snapshot} countdown={countdown} />
        {busy !== null && !busy.hasFailed && <Progress side={busy.side} progress={busy.progress} />}
      </div>
      {bar.kind === 'window' && (
        <div className="offers">
          {bar.offers.map(offer => (
            <PicturedButton key={offer.id} picture={offer} onPress={id => table.press(id)} />
          ))}
        </div>
      )}
      <BarButtons snapshot={snapshot} table={table} countdown={countdown} />
    </section>
  )
}

interface WordsProps extends Pick<CountedProps, 'snapshot' | 'countdown'> {
  /** What must be done is said below them. */
  readonly withoutDuty?: boolean
}

export function BarWords({ snapshot, countdown, withoutDuty = false }: WordsProps) {
  const { bar } = snapshot
  const left = useSecondsLeft(countdown)
  return (
    <p>
      {bar.mandatory !== null && !withoutDuty && (
        <span className="must">
          <Icon name="mandatory" size={16} />
          <span>
            <Says sentence={bar.mandatory} isPlain />{' '}
          </span>
        </span>
      )}
      <Says sentence={bar.detail} isPlain />
      {left !== null && (
        <>
          {' '}
          <b role="timer">{words.bar.goesOn(left)}</b>
        </>
      )}
    </p>
  )
}

/** Stops the seconds of a phase that would pass by itself. */
export function HoldButton({ countdown }: Pick<CountedProps, 'countdown'>) {
  if (useSecondsLeft(countdown) === null) return null
  return (
    <Button keyCap="Esc" onPress={countdown.stop}>
      {words.bar.hold}
    </Button>
  )
}

function BarButtons({ snapshot, table, countdown }: CountedProps) {
  const { bar } = snapshot
  return (
    <div className="buttons">
      {snapshot.busy !== null && !snapshot.busy.hasFailed && <PaceChoice />}
      <HoldButton countdown={countdown} />
      {snapshot.can.charts && snapshot.now.kind !== 'objectives' && (
        <ChartsButton snapshot={snapshot} table={table} />
      )}
      {bar.others.map(button => (
        <PicturedButton key={button.id} picture={button} onPress={id => table.press(id)} />
      ))}
      {bar.passUntil.length > 0 && <PassUntilButton snapshot={snapshot} table={table} />}
      {bar.main !== null && <MainButton main={bar.main} table={table} />}
    </div>
  )
}

/** A pressed toggle is yellow with an edge: there is one dark button only. */
function ChartsButton({ snapshot, table }: Props) {
  const isOpen = snapshot.charts !== null
  return (
    <button
      type="button"
      className={`button${isOpen ? ' pressed' : ''}`}
      aria-pressed={isOpen}
      aria-keyshortcuts="X"
      onClick={() => table.toggleCharts()}
    >
      <Icon name="chart" />
      {words.charts.open}
      <KeyCap>X</KeyCap>
    </button>
  )
}

export function MainButton({ main, table }: { readonly main: ButtonPicture; readonly table: Table }) {
  return (
    <PicturedButton picture={main} look="main" shortcut="Enter" hasReason onPress={() => table.commit()} />
  )
}

export function PassUntilButton({ snapshot, table }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div style={{ position: 'relative', flex: '0 1 auto', display: 'flex' }}>
      <button
        type="button"
        className="button"
        aria-haspopup="true"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {words.bar.passUntil}
        <Icon name="down" />
      </button>
      {isOpen && (
        <PassUntilMenu orders={snapshot.bar.passUntil} table={table} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}

interface ProgressProps {
  readonly side: number
  readonly progress: number | null
  readonly label?: string
}

/** Somebody is thinking: how far it is, or only that it is. */
export function Progress({ side, progress, label = words.bar.wait }: ProgressProps) {
  return (
    <div
      className={`progress side-colour-${side}${progress === null ? ' unknown' : ''}`}
      role="progressbar"
      aria-label={label}
      aria-valuenow={progress === null ? undefined : Math.round(progress * 100)}
    >
      <i style={progress === null ? undefined : { width: `${progress * 100}%` }} />
    </div>
  )
}
