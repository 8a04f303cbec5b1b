// The play aids: printed-looking cards that lie between the map and the dock, with what is in use marked.
import { useState } from 'react'
import type { Table } from '../../table/intents.ts'
import type {
  ChartCard,
  ChartPart,
  ChartRow,
  SequencePart,
  TablePart,
  TurnsPart,
} from '../../table/presentation.ts'
import { words } from '../words/en.ts'
import { Icon } from './icons.tsx'
import { IconButton, Says, SideMark, Tags } from './parts.tsx'
import { Terms } from './terms.tsx'

interface Props {
  readonly cards: readonly ChartCard[]
  readonly table: Table
}

/** The card that was read last, for as long as the page lives. */
let lastRead = ''

export function AidCard({ cards, table }: Props) {
  const [chosen, setChosen] = useState(lastRead)
  const card = cards.find(({ id }) => id === chosen) ?? cards[0]
  if (card === undefined) return null
  const choose = (id: string) => {
    lastRead = id
    setChosen(id)
  }
  return (
    <section className="aid-card" aria-label={words.charts.label}>
      <div className="aid-tabs">
        {cards.map(({ id, tab }) => (
          <button
            key={id}
            type="button"
            className="tab"
            aria-current={id === card.id ? 'page' : undefined}
            onClick={() => choose(id)}
          >
            {tab}
          </button>
        ))}
        <IconButton icon="close" label={words.charts.close} onPress={() => table.toggleCharts()} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its place is scrolled with the keyboard */}
      <section className="aid-body" tabIndex={0} aria-label={card.tab}>
        {card.parts.map((part, i) => (
          <Part key={i} part={part} />
        ))}
      </section>
    </section>
  )
}

function Part({ part }: { readonly part: ChartPart }) {
  switch (part.kind) {
    case 'table':
      return <ChartTable part={part} />
    case 'sequence':
      return <Sequence part={part} />
    case 'turns':
      return <Turns part={part} />
    case 'note':
      return (
        <p className="aid-note">
          <Says sentence={part.sentence} />
        </p>
      )
  }
}

function Heading({ title, rules }: { readonly title: string; readonly rules: readonly string[] }) {
  return (
    <div className="heading">
      <h2>{title}</h2>
      <span className="aside">
        <Tags rules={rules} />
      </span>
    </div>
  )
}

function ChartTable({ part }: { readonly part: TablePart }) {
  const { column, row, headings } = part
  const to = part.columnTo ?? column
  const isIn = (i: number): boolean =>
    column !== null && to !== null && i >= Math.min(column, to) && i <= Math.max(column, to)
  const isWide = headings[0].columns.length > 6
  return (
    <div className="aid-part">
      <Heading title={part.title} rules={part.rules} />
      {part.note !== '' && (
        <p className="second small">
          <Terms text={part.note} />
        </p>
      )}
      {headings.length > 1 && <HeadingNames part={part} />}
      <table className={`aid-table${isWide ? ' dense' : ''}`}>
        <thead>
          {headings.map((line, n) => (
            <tr key={n} className={line.inUse ? undefined : 'off'}>
              <th scope="col">{n === headings.length - 1 ? part.corner : ''}</th>
              {line.columns.map((label, i) => (
                <th key={i} scope="col" className={cellLook(part, i, isIn(i) && line.inUse, false)}>
                  {label}
                  {isIn(i) && line.inUse && <span className="visually-hidden"> ({words.charts.column})</span>}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {part.rows.map((line, n) => (
            <Row key={n} part={part} line={line} isRow={n === row} isIn={isIn} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  readonly part: TablePart
  readonly line: ChartRow
  readonly isRow: boolean
  readonly isIn: (column: number) => boolean
}

function Row({ part, line, isRow, isIn }: RowProps) {
  if (line.isHeading) {
    return (
      <tr className="between">
        <th scope="rowgroup" colSpan={part.headings[0].columns.length + 1}>
          {line.label}
        </th>
      </tr>
    )
  }
  return (
    <tr className={`${isRow ? 'in-row' : ''}${line.isOff ? ' off' : ''}`}>
      <th scope="row">
        {line.swatch !== undefined && <i className={`swatch swatch-${line.swatch}`} />}
        <Terms text={line.label} />
        {isRow && <span className="visually-hidden"> ({words.charts.row})</span>}
      </th>
      {line.cells.map((cell, i) => (
        <td key={i} className={cellLook(part, i, isIn(i), isRow)}>
          {broken(cell)}
        </td>
      ))}
    </tr>
  )
}

/** A long result may break after its stroke. */
const broken = (cell: string): string => (cell.length > 4 ? cell.replace('/', '/\u200b') : cell)

function cellLook(part: TablePart, column: number, isColumn: boolean, isRow: boolean): string {
  return [
    part.words?.includes(column) ? 'words' : '',
    isColumn ? 'in-column' : '',
    isColumn && isRow ? 'cell' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Which line of headings is whose, from the top. */
function HeadingNames({ part }: { readonly part: TablePart }) {
  return <p className="second small">{words.charts.headings(part.headings.map(({ label }) => label))}</p>
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

function Sequence({ part }: { readonly part: SequencePart }) {
  return (
    <div className="aid-part">
      <Heading title={part.title} rules={part.rules} />
      {part.groups.map((group, n) => (
        <div key={n}>
          {group.title !== '' && (
            <h3>
              <SideMark side={group.side} />
              {group.title}
            </h3>
          )}
          <ol className="phases">
            {group.steps.map(({ label, state, detail }, i) => (
              <li key={i} className={state} aria-current={state === 'current' ? 'step' : undefined}>
                <span className="numeral">{NUMERALS[i]}</span>
                <span>
                  <b>{label}</b>
                  {detail !== null && (
                    <span className="second small">
                      <Says sentence={detail} />
                    </span>
                  )}
                </span>
                {state === 'done' && <Icon name="tick" />}
                {state === 'current' && <span className="badge">{words.top.current}</span>}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

function Turns({ part }: { readonly part: TurnsPart }) {
  return (
    <div className="aid-part">
      <Heading title={part.title} rules={part.rules} />
      <ol className="turn-boxes">
        {part.boxes.map(({ turn, date, due, checks }) => (
          <li
            key={turn}
            className={turn < part.now ? 'past' : turn === part.now ? 'now' : ''}
            aria-current={turn === part.now ? 'step' : undefined}
          >
            <b>
              {turn} · {date}
            </b>
            {checks.map(check => (
              <span key={check} className="check">
                {check}
              </span>
            ))}
            {due.map(line => (
              <span key={line}>{line}</span>
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}
