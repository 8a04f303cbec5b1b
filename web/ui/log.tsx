// The log: battle reports that unfold, and a way into the timeline from every line.
import { Fragment, memo, type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { Table } from '../../table/intents.ts'
import type { LogLine } from '../../table/presentation.ts'
import type { AdvicePicture, FoldedLine, LogEntry, SidePicture } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { AdviceCard } from './advice.tsx'
import { Icon } from './icons.tsx'
import { type LogBlock, lineAt, siftedLog, turnsOf } from './log-groups.ts'
import { LogWords } from './log-lines.tsx'
import { Empty } from './message.tsx'
import { FactTable } from './rows.tsx'
import { SearchField } from './search-field.tsx'

interface Props {
  readonly log: readonly LogEntry[]
  readonly table: Table
  readonly sides: readonly SidePicture[]
  readonly advice: AdvicePicture | null
  /** The moment looked at in the timeline, null while the game is played. */
  readonly position: number | null
  readonly sought: string
  readonly onSeek: (text: string) => void
  /** May it be asked why others did what they did? Only where it is known what they chose. */
  readonly hasReasons?: boolean
  /** What stands between the lines of two positions. */
  readonly between?: (from: number, to: number) => ReactNode
}

const OPEN_TURNS = 2

export function LogPanel(props: Props) {
  const { log, table, sides, advice, position, sought, onSeek, hasReasons = true, between = NOTHING } = props
  const found = useMemo(() => siftedLog(log, sought), [log, sought])
  const turns = useMemo(() => turnsOf(found), [found])
  const here = position === null ? null : lineAt(log, position)
  const others = useMemo(
    () => new Set(hasReasons ? sides.filter(({ isHuman }) => !isHuman).map(({ side }) => side) : []),
    [sides, hasReasons],
  )
  return (
    <>
      <SearchField label={words.log.find} value={sought} onChange={onSeek} />
      {found.length === 0 && (
        <Empty
          icon="log"
          title={sought === '' ? words.log.none : words.log.noMatch(sought)}
          text={sought === '' ? words.log.noneText : ''}
        />
      )}
      <div className="log">
        {between(-1, found[0]?.position ?? Number.POSITIVE_INFINITY)}
        {turns.map(({ turn, blocks }, i) => (
          <Turn
            key={turn}
            turn={turn}
            blocks={blocks}
            isOpen={
              sought !== '' || i >= turns.length - OPEN_TURNS || blocks.some(block => holds(block, here))
            }
            here={here}
            table={table}
            sought={sought}
            others={others}
            advice={advice}
            between={between}
            next={turns[i + 1]?.blocks[0]?.entry.position ?? Number.POSITIVE_INFINITY}
          />
        ))}
      </div>
      {position === null && <ToTheEnd of={log.length} />}
    </>
  )
}

const NOTHING = () => null

const holds = ({ entry, parts }: LogBlock, here: LogEntry | null): boolean =>
  here !== null && (entry === here || parts.includes(here))

const isAbout = ({ entry }: LogBlock, advice: AdvicePicture | null): boolean =>
  advice !== null && [entry, ...entry.folded].some(line => line.id === advice.line)

/** Moves and attacks were chosen; what follows from them was not. */
const wasChosen = ({ weight, side }: LogLine, others: ReadonlySet<number>): boolean =>
  (weight === 'move' || weight === 'battle') && side !== null && others.has(side)

interface TurnProps {
  readonly turn: string
  readonly blocks: readonly LogBlock[]
  readonly isOpen: boolean
  readonly here: LogEntry | null
  readonly table: Table
  readonly sought: string
  /** Sides whose deeds may be asked about. */
  readonly others: ReadonlySet<number>
  readonly advice: AdvicePicture | null
  readonly between: (from: number, to: number) => ReactNode
  /** Where the next turn begins. */
  readonly next: number
}

function Turn({ turn, blocks, isOpen, here, table, sought, others, advice, between, next }: TurnProps) {
  return (
    <details className="fold log-part" open={isOpen}>
      <summary className="log-turn">
        {turn} <Icon name="down" />
      </summary>
      {blocks.map((block, i) => (
        <Fragment key={block.entry.id}>
          <Block
            block={block}
            here={holds(block, here) ? here : null}
            table={table}
            sought={sought}
            others={others}
            advice={isAbout(block, advice) ? advice : null}
          />
          {between(block.entry.position, blocks[i + 1]?.entry.position ?? next)}
        </Fragment>
      ))}
    </details>
  )
}

interface BlockProps {
  readonly block: LogBlock
  /** The line that the timeline looks at, if it is one of these. */
  readonly here: LogEntry | null
  readonly table: Table
  readonly sought: string
  readonly others: ReadonlySet<number>
  readonly advice: AdvicePicture | null
}

const Block = memo(function Block({ block, here, table, sought, others, advice }: BlockProps) {
  const { entry, parts } = block
  if (entry.weight === 'phase') return <h3 className="log-phase">{entry.text}</h3>
  return [entry, ...parts].map(line => (
    <Line
      key={line.id}
      entry={line}
      isHere={line === here}
      table={table}
      sought={sought}
      others={others}
      advice={advice}
    />
  ))
})

interface LineProps {
  readonly entry: LogEntry
  readonly isHere: boolean
  readonly table: Table
  readonly sought: string
  /** Sides whose deeds may be asked about. */
  readonly others: ReadonlySet<number>
  readonly advice: AdvicePicture | null
}

function Line({ entry, isHere, table, sought, others, advice }: LineProps) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isHere) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isHere])
  const { details = [], folded } = entry
  return (
    <div ref={line} className={`log-line ${entry.weight}${isHere ? ' here' : ''}`}>
      <button
        type="button"
        className="log-jump"
        aria-label={words.log.jump(entry.text)}
        title={words.log.lookBack}
        onClick={() => table.scrubTo(entry.position)}
      />
      <LogWords line={entry} sought={sought} />
      {details.length > 0 && (
        <Unfolds label={words.log.details}>
          <FactTable facts={details} label={words.log.details} />
        </Unfolds>
      )}
      {folded.length === 0 && <Why line={entry} table={table} others={others} advice={advice} />}
      {folded.length > 0 && (
        <Unfolds label={words.log.show}>
          {folded.map(line => (
            <div key={line.id} className="log-line">
              <LogWords line={line} sought={sought} />
              <Why line={line} table={table} others={others} advice={advice} />
            </div>
          ))}
        </Unfolds>
      )}
    </div>
  )
}

interface WhyProps {
  readonly line: FoldedLine
  readonly table: Table
  readonly others: ReadonlySet<number>
  readonly advice: AdvicePicture | null
}

/** One click, one box, about this order. */
function Why({ line, table, others, advice }: WhyProps) {
  if (advice?.line === line.id) return <AdviceCard advice={advice} table={table} viewer={line.side ?? 0} />
  if (!wasChosen(line, others)) return null
  return (
    <button
      type="button"
      className="text-button log-why"
      aria-label={words.advice.whyThis(line.text)}
      onClick={() => table.why(line.position, line.id)}
    >
      {words.advice.why}
    </button>
  )
}

function Unfolds({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <details className="fold log-odds">
      <summary>
        {label} <Icon name="down" />
      </summary>
      {children}
    </details>
  )
}

/** The newest line is in sight when the log is opened and when it grows. */
function ToTheEnd({ of }: { readonly of: number }) {
  const end = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (of > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [of])
  return <span ref={end} />
}
