// A phone held upright: the subject on a sheet, two buttons at its foot, four tabs under them.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { HexCardPicture, TableSnapshot } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import type { Countdown } from './countdown.ts'
import type { Tab } from './dock.tsx'
import { HexFacts } from './hex-facts.tsx'
import { Icon } from './icons.tsx'
import { lineAt } from './log-groups.ts'
import { LogLines } from './log-lines.tsx'
import { BarWords, HoldButton, MainButton, PassUntilButton, Progress } from './order-bar.tsx'
import { Button, PicturedButton, Says, SideMark } from './parts.tsx'
import type { RecapDriver } from './playing-recap.ts'
import { RecapActions } from './recap.tsx'
import { Sheet, type SheetHeight } from './sheet.tsx'
import type { Sitting } from './sitting.ts'
import { StepButtons, TimelineTrack } from './timeline.tsx'
import type { Watching } from './watching.ts'

interface Props {
  readonly sitting: Sitting
  readonly snapshot: TableSnapshot
  readonly watching: Watching
  readonly countdown: Countdown
  readonly recap: RecapDriver
  readonly panel: ReactNode
  readonly tab: Tab
  readonly tabs: ReactNode
  /** Of the hex that a finger rested on. */
  readonly facts: HexCardPicture | null
  readonly onFactsClosed: () => void
  readonly onPixels: (pixels: number) => void
}

export function PhoneSheet(props: Props) {
  const { sitting, snapshot, watching, countdown, recap, panel, tab, tabs, facts, onPixels } = props
  const [height, setHeight] = useSheetHeight(snapshot, tab)
  const { bar, timeline } = snapshot
  const isWindow = bar.kind === 'window' && timeline === null
  const look = isWindow ? ` window side-colour-${bar.side ?? 0}` : ''
  return (
    <Sheet
      height={height}
      onHeight={setHeight}
      look={look}
      isCovered={snapshot.charts !== null}
      tabs={tabs}
      onPixels={onPixels}
      body={
        <>
          <HexFacts card={facts} onClose={props.onFactsClosed} />
          {tab === 'now' && <SheetHead snapshot={snapshot} sitting={sitting} countdown={countdown} />}
          {timeline !== null && tab === 'log' && (
            <>
              <LineHere log={snapshot.log} position={timeline.position} />
              <TimelineTrack isNarrow timeline={timeline} table={sitting.table} watching={watching} />
            </>
          )}
          {panel}
        </>
      }
      actions={
        snapshot.now.kind === 'recap' ? (
          <RecapActions snapshot={snapshot} table={sitting.table} driver={recap} />
        ) : timeline === null ? (
          <SheetActions snapshot={snapshot} sitting={sitting} countdown={countdown} />
        ) : (
          <TimelineActions sitting={sitting} watching={watching} />
        )
      }
    />
  )
}

/** What the order bar says on a larger screen, where the subject does not say it already. */
type HeadProps = Pick<Props, 'snapshot' | 'sitting' | 'countdown'>

function SheetHead({ snapshot, sitting, countdown }: HeadProps) {
  const { bar, busy, refused } = snapshot
  const { table } = sitting
  return (
    <>
      {refused !== null && (
        <div className="note refused" role="alert" style={{ marginBottom: 10 }}>
          <Icon name="refused" />
          <span>
            <Says sentence={refused} isPlain />
          </span>
        </div>
      )}
      {bar.kind !== 'recap' && (bar.kind !== 'orders' || snapshot.now.kind === 'nothing') && (
        <div className="sheet-head">
          <h2>
            <SideMark side={bar.side} large /> {bar.title}
          </h2>
          <BarWords
            snapshot={snapshot}
            countdown={countdown}
            withoutDuty={snapshot.now.kind === 'nothing' && bar.kind === 'orders'}
          />
          {busy !== null && !busy.hasFailed && <Progress side={busy.side} progress={busy.progress} />}
        </div>
      )}
      {bar.kind === 'window' && bar.offers.length > 0 && (
        <div className="row sheet-offers">
          {bar.offers.map(offer => (
            <PicturedButton key={offer.id} picture={offer} look="grow" onPress={id => table.press(id)} />
          ))}
        </div>
      )}
    </>
  )
}

function SheetActions({ snapshot, sitting, countdown }: HeadProps) {
  const { bar } = snapshot
  const { table } = sitting
  const isEmpty = bar.main === null && bar.others.length === 0 && bar.passUntil.length === 0
  if (isEmpty) return null
  return (
    <section className="sheet-actions" aria-label={words.bar.label}>
      <HoldButton countdown={countdown} />
      {bar.others.slice(0, bar.main === null ? 2 : 1).map(button => (
        <PicturedButton key={button.id} picture={button} onPress={id => table.press(id)} />
      ))}
      {bar.passUntil.length > 0 && <PassUntilButton snapshot={snapshot} table={table} />}
      {bar.main !== null && <MainButton main={bar.main} table={table} />}
    </section>
  )
}

/** What is seen at this moment, in one sentence. */
function LineHere({ log, position }: { readonly log: TableSnapshot['log']; readonly position: number }) {
  const line = lineAt(log, position)
  return line === null ? null : <LogLines lines={[line]} />
}

function TimelineActions({ sitting, watching }: Pick<Props, 'sitting' | 'watching'>) {
  return (
    <div className="sheet-actions" style={{ alignItems: 'center' }}>
      <StepButtons table={sitting.table} watching={watching} />
      <Button icon="branch" onPress={() => sitting.branch()}>
        {words.timeline.branchShort}
      </Button>
    </div>
  )
}

/**
 * A subject raises the sheet to half, and a new place to look at lowers it there: what is decided on the map must be seen. The
 * player's own choice stands until the next one.
 */
function useSheetHeight(snapshot: TableSnapshot, tab: Tab): [SheetHeight, (height: SheetHeight) => void] {
  const [height, setHeight] = useState<SheetHeight>('half')
  const subject = `${snapshot.now.kind} ${tab} ${snapshot.timeline === null}`
  const before = useRef(subject)
  useEffect(() => {
    if (before.current === subject) return
    before.current = subject
    setHeight(now => (now === 'low' ? 'half' : now))
  }, [subject])
  const place = tab === 'now' && snapshot.now.kind !== 'objectives' ? snapshot.scene.attention.join(' ') : ''
  const lookedAt = useRef(place)
  useEffect(() => {
    if (lookedAt.current === place) return
    lookedAt.current = place
    if (place !== '') setHeight(now => (now === 'full' ? 'half' : now))
  }, [place])
  return [height, setHeight]
}
