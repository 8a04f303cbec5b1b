// The log: battle reports that unfold, and a way into the timeline from every line.
import { memo, useEffect, useMemo, useRef } from 'react'
import type { Table } from '../table/intents.ts'
import type { LogEntry } from '../table/snapshot.ts'
import { words } from '../words/en.ts'
import { Icon } from './icons.tsx'
import { type LogBlock, siftedLog, turnsOf } from './log-groups.ts'
import { LogWords } from './log-lines.tsx'
import { Empty } from './message.tsx'
import { FactTable } from './rows.tsx'
import { SearchField } from './search-field.tsx'

interface Props {
  readonly log: readonly LogEntry[]
  readonly table: Table
  /** The moment looked at in the timeline, null while the game is played. */
  readonly position: number | null
  readonly sought: string
  readonly onSeek: (text: string) => void
}

const OPEN_TURNS = 2

export function LogPanel({ log, table, position, sought, onSeek }: Props) {
  const found = useMemo(() => siftedLog(log, sought), [log, sought])
  const turns = useMemo(() => turnsOf(found), [found])
  const here = position === null ? null : hereIn(log, position)
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
        {turns.map(({ turn, blocks }, i) => {
          const isOpen =
            sought !== '' || i >= turns.length - OPEN_TURNS || blocks.some(block => holds(block, here))
          return (
            <Turn
              key={turn}
              turn={turn}
              blocks={blocks}
              isOpen={isOpen}
              here={here}
              table={table}
              sought={sought}
            />
          )
        })}
      </div>
      {position === null && <ToTheEnd of={log.length} />}
    </>
  )
}

/** The last line that had happened at a position. */
function hereIn(log: readonly LogEntry[], position: number): LogEntry | null {
  return log.findLast(entry => entry.position <= position && entry.weight !== 'turn') ?? null
}

function holds(block: LogBlock, here: LogEntry | null): boolean {
  if (here === null) return false
  if (block.kind === 'moves') return block.entries.includes(here)
  return block.entry === here || (block.kind === 'line' && block.parts.includes(here))
}

interface TurnProps {
  readonly turn: string
  readonly blocks: readonly LogBlock[]
  readonly isOpen: boolean
  readonly here: LogEntry | null
  readonly table: Table
  readonly sought: string
}

function Turn({ turn, blocks, isOpen, here, table, sought }: TurnProps) {
  return (
    <details className="fold log-part" open={isOpen}>
      <summary className="log-turn">
        {turn} <Icon name="down" />
      </summary>
      {blocks.map((block, i) => (
        <Block key={i} block={block} here={here} table={table} sought={sought} />
      ))}
    </details>
  )
}

interface BlockProps {
  readonly block: LogBlock
  readonly here: LogEntry | null
  readonly table: Table
  readonly sought: string
}

const Block = memo(function Block({ block, here, table, sought }: BlockProps) {
  const isHere = holds(block, here)
  if (block.kind === 'phase') return <h3 className="log-phase">{block.entry.text}</h3>
  if (block.kind === 'moves') {
    return (
      <details className="fold" open={isHere || sought !== '' || undefined}>
        <summary className="log-line">
          <span>
            <i className={`side-mark side-${block.entries[0].side}`} />
            {words.log.moves(block.entries.length)}
          </span>
          <span className="third">{words.log.show}</span>
        </summary>
        {block.entries.map((entry, i) => (
          <Line key={i} entry={entry} isHere={entry === here} table={table} sought={sought} />
        ))}
      </details>
    )
  }
  return (
    <>
      <Line entry={block.entry} isHere={isHere} table={table} sought={sought} />
      {block.parts.map((entry, i) => (
        <Line key={i} entry={entry} isHere={false} table={table} sought={sought} />
      ))}
    </>
  )
})

interface LineProps {
  readonly entry: LogEntry
  readonly isHere: boolean
  readonly table: Table
  readonly sought: string
}

function Line({ entry, isHere, table, sought }: LineProps) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isHere) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isHere])
  const { details } = entry
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
      {details && details.length > 0 && (
        <details className="fold log-odds">
          <summary>
            {words.log.details} <Icon name="down" />
          </summary>
          <FactTable facts={details} label={words.log.details} />
        </details>
      )}
    </div>
  )
}

/** The newest line is in sight when the log is opened and when it grows. */
function ToTheEnd({ of }: { readonly of: number }) {
  const end = useRef<HTMLSpanElement>(null)
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [of])
  return <span ref={end} />
}
