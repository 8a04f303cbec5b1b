// Looking back: scrub, step, watch, and play on from a moment as a new game.

import type { Table } from '../../table/intents.ts'
import type { TimelinePicture } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { Button, IconButton, Segments } from './parts.tsx'
import { type Place, placesOf, turnNumbers } from './timeline-places.ts'
import type { Watching } from './watching.ts'

interface Props {
  readonly timeline: TimelinePicture
  readonly table: Table
  readonly watching: Watching
  readonly onBranch: () => void
}

export function TimelineBar({ timeline, table, watching, onBranch }: Props) {
  return (
    <section className="timeline" aria-label={words.timeline.label}>
      <div className="timeline-row">
        <StepButtons table={table} watching={watching} />
        <Segments
          label={words.timeline.speed}
          chosen={String(watching.speed)}
          ways={[
            { id: '0.5', label: words.timeline.half },
            { id: '1', label: words.timeline.one },
            { id: '4', label: words.timeline.four },
          ]}
          onChoose={id => watching.setSpeed(Number(id))}
        />
        <h2>{timeline.title}</h2>
        <Button look="small" icon="branch" onPress={onBranch}>
          {words.timeline.branch}
        </Button>
        <Button look="small main" keyCap="Escape" onPress={() => table.leaveTimeline()}>
          {words.timeline.leave}
        </Button>
      </div>
      <TimelineTrack timeline={timeline} table={table} watching={watching} />
    </section>
  )
}

type StepProps = Pick<Props, 'table' | 'watching'>

export function StepButtons({ table, watching }: StepProps) {
  const step = (by: number) => {
    watching.pause()
    table.stepTime(by)
  }
  return (
    <>
      <IconButton icon="stepBack" label={words.timeline.back} onPress={() => step(-1)} />
      <IconButton
        icon={watching.isPlaying ? 'pause' : 'play'}
        className="on"
        label={watching.isPlaying ? words.timeline.pause : words.timeline.play}
        onPress={watching.toggle}
      />
      <IconButton icon="stepOn" label={words.timeline.on} onPress={() => step(1)} />
    </>
  )
}

type TrackProps = Pick<Props, 'timeline' | 'table' | 'watching'> & {
  /** On a phone there is room for fewer numbers. */
  readonly isNarrow?: boolean
}

export function TimelineTrack({ timeline, table, watching, isNarrow = false }: TrackProps) {
  const place = placesOf(timeline)
  const share = place(timeline.last)
  return (
    <div className="timeline-track">
      <svg viewBox="0 0 1000 104" preserveAspectRatio="none" aria-hidden="true">
        <Curves timeline={timeline} place={place} />
        <rect x="0" y="64" width="1000" height="16" rx="3" fill="var(--recess)" />
        <rect x="0" y="64" width={share * 1000} height="16" rx="3" fill="var(--line-2)" fillOpacity=".55" />
        {timeline.turns.map(({ position, turn }) => (
          <path key={turn} d={`M${place(position) * 1000} 60v24`} stroke="var(--paper)" strokeWidth="2" />
        ))}
      </svg>
      <Moments timeline={timeline} place={place} />
      <TurnNumbers timeline={timeline} isNarrow={isNarrow} />
      <div className="timeline-hand" style={{ left: `${place(timeline.position) * 100}%` }} />
      <div className={`timeline-now${share > 0.94 ? ' at-end' : ''}`} style={{ left: `${share * 100}%` }}>
        {words.timeline.now}
      </div>
      <input
        type="range"
        min={0}
        max={timeline.last}
        value={timeline.position}
        style={{ width: `calc(${share * 100}% + 18px)` }}
        aria-label={words.timeline.position}
        aria-valuetext={`${timeline.title}. ${words.timeline.moment(timeline.position, timeline.last)}`}
        onChange={event => {
          watching.pause()
          table.scrubTo(Number(event.target.value))
        }}
      />
    </div>
  )
}

interface DrawProps {
  readonly timeline: TimelinePicture
  readonly place: Place
}

/** Curves are told apart by their dashes as well. */
const DASHES: readonly (string | undefined)[] = [undefined, '5 3', '1 3', '7 2 1 2']

function Curves({ timeline, place }: DrawProps) {
  const { scores, last } = timeline
  if (scores.length === 0) return null
  const all = scores.flatMap(score => score.values)
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const y = (value: number) => (high === low ? 32 : 50 - ((value - low) / (high - low)) * 38)
  return scores[0].values.map((_, side) => {
    const line = scores.map(({ position, values }) => `${place(position) * 1000} ${y(values[side])}`)
    const end = `${place(last) * 1000} ${y(scores.at(-1)?.values[side] ?? low)}`
    return (
      <path
        key={side}
        d={`M${[...line, end].join('L')}`}
        fill="none"
        stroke={`var(--side-${side})`}
        strokeWidth="2.4"
        strokeDasharray={DASHES[side]}
        vectorEffect="non-scaling-stroke"
      />
    )
  })
}

/** Battles are diamonds, phases strokes, in the colour of the side. */
function Moments({ timeline, place }: DrawProps) {
  return timeline.moments
    .filter(moment => moment.kind === 'battle' || moment.kind === 'phase')
    .map((moment, i) => (
      <i
        key={i}
        className={`timeline-moment timeline-${moment.kind} side-colour-${moment.side ?? 2}`}
        style={{ left: `${place(moment.position) * 100}%` }}
      />
    ))
}

function TurnNumbers({ timeline, isNarrow }: Pick<DrawProps, 'timeline'> & { readonly isNarrow: boolean }) {
  return turnNumbers(timeline, isNarrow).map(({ turn, at, isPlayed }) => (
    <span
      key={turn}
      className={`timeline-turn${isPlayed ? '' : ' to-come'}`}
      style={{ left: `${at * 100}%` }}
    >
      {turn}
    </span>
  ))
}
