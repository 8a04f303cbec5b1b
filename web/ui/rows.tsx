// Rows of the dock: units, choices, notes, facts.
import { useId } from 'react'
import type { Fact } from '../../table/presentation.ts'
import type { ChoiceRow, Note, UnitRow } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { CounterFace } from './counter-face.tsx'
import { Icon, type IconName } from './icons.tsx'
import { describe, PicturedButton, RuleTag, Says, Tags, TickBox } from './parts.tsx'
import { Terms } from './terms.tsx'

interface UnitRowsProps {
  readonly rows: readonly UnitRow[]
  readonly label: string
  readonly onChoose: (unit: string) => void
}

/** More rows than these are set closer, so that what follows them stays in sight. */
const MANY = 6

/** Ticks or radio buttons with a counter, its name, one line of why, and its value. */
export function UnitRows({ rows, label, onChoose }: UnitRowsProps) {
  return (
    <div
      {...groupOf(rows, label)}
      className={rows.length > MANY ? 'dense' : undefined}
      style={{ marginTop: 6 }}
    >
      {rows.map(row => (
        <UnitLine key={row.unit} row={row} onChoose={onChoose} />
      ))}
    </div>
  )
}

const groupOf = (rows: readonly UnitRow[], label: string) => ({
  role: rows.some(row => row.mark === 'radio') ? 'radiogroup' : 'group',
  'aria-label': label,
})

/** A row without a mark is a plain button. */
function markedAs({ mark, chosen }: UnitRow) {
  if (mark === 'none') return {}
  return { role: mark === 'tick' ? 'checkbox' : 'radio', 'aria-checked': chosen }
}

function UnitLine({ row, onChoose }: { readonly row: UnitRow; readonly onChoose: (unit: string) => void }) {
  const about = useId()
  const look = `${row.chosen ? ' chosen' : ''}${row.refusal === null ? '' : ' off'}`
  return (
    <div className={`unit-row${look}`}>
      <Mark kind={row.mark} on={row.chosen} />
      <CounterFace unit={row.unit} size={38} />
      <span className="grow">
        <button
          type="button"
          className="hit name"
          {...markedAs(row)}
          aria-disabled={row.refusal === null ? undefined : true}
          aria-describedby={about}
          title={row.refusal === null ? undefined : describe(row.refusal)}
          onClick={() => onChoose(row.unit)}
        >
          {row.name}
        </button>
        <span className="line" id={about}>
          {row.refusal?.text ?? row.line}
          <Tags rules={row.refusal?.rules ?? row.rules} />
        </span>
      </span>
      <span className="value">
        {row.value}
        {row.valueLabel !== '' && <small>{row.valueLabel}</small>}
      </span>
    </div>
  )
}

function Mark({ kind, on }: { readonly kind: UnitRow['mark']; readonly on: boolean }) {
  if (kind === 'none') return null
  return kind === 'tick' ? <TickBox on={on} /> : <span className={`radio-dot${on ? ' on' : ''}`} />
}

/** The same rows on a phone: cards side by side. */
export function UnitCards({ rows, label, onChoose }: UnitRowsProps) {
  return (
    <div {...groupOf(rows, label)} className="unit-cards">
      {rows.map(row => (
        <button
          key={row.unit}
          type="button"
          className={`unit-card${row.chosen ? ' chosen' : ''}`}
          {...markedAs(row)}
          aria-disabled={row.refusal === null ? undefined : true}
          aria-description={row.refusal === null ? row.line : describe(row.refusal)}
          onClick={() => onChoose(row.unit)}
        >
          <CounterFace unit={row.unit} size={48} />
          <span className="name">{row.name}</span>
          <span className="line">{cardValue(row)}</span>
        </button>
      ))}
    </div>
  )
}

/** '6 points', '8, +33' */
const cardValue = ({ value, valueLabel }: UnitRow): string =>
  /^[+−-]/.test(valueLabel) ? `${value}, ${valueLabel}` : `${value} ${valueLabel}`.trim()

interface ChoicesProps {
  readonly rows: readonly ChoiceRow[]
  readonly label: string
  readonly onChoose: (id: string) => void
}

export function ChoiceRows({ rows, label, onChoose }: ChoicesProps) {
  return (
    <div role="radiogroup" aria-label={label} style={{ marginTop: 6 }}>
      {rows.map(row => (
        <div
          key={row.id}
          className={`unit-row${row.chosen ? ' chosen' : ''}${row.refusal === null ? '' : ' off'}`}
        >
          <span className={`radio-dot${row.chosen ? ' on' : ''}`} />
          <span className="grow">
            {/* biome-ignore lint/a11y/useSemanticElements: the row holds a rule tag, which no radio input may */}
            <button
              type="button"
              className="hit name"
              role="radio"
              aria-checked={row.chosen}
              aria-disabled={row.refusal === null ? undefined : true}
              aria-description={row.refusal === null ? row.detail : describe(row.refusal)}
              onClick={() => onChoose(row.id)}
            >
              {row.label}
            </button>
            <span className="line">
              {row.refusal?.text ?? row.detail}
              <Tags rules={row.refusal?.rules ?? row.rules} />
            </span>
          </span>
        </div>
      ))}
    </div>
  )
}

const SIGNS: Readonly<Record<Note['look'], IconName>> = {
  information: 'information',
  done: 'tick',
  mandatory: 'mandatory',
  refused: 'refused',
}

interface NotesProps {
  readonly notes: readonly Note[]
  readonly onPress: (id: string) => void
}

/** At most one note of each kind is shown. */
export function Notes({ notes, onPress }: NotesProps) {
  const shown = notes.filter((note, i) => notes.findIndex(other => other.look === note.look) === i)
  if (shown.length === 0) return null
  return (
    <div className="stack" style={{ marginTop: 10 }}>
      {shown.map(note => (
        <div key={note.sentence.text} className={`note ${note.look}`}>
          <Icon name={SIGNS[note.look]} />
          <span>
            <Says sentence={note.sentence} />{' '}
            {note.button && <PicturedButton picture={note.button} look="small quiet" onPress={onPress} />}
          </span>
        </div>
      ))}
    </div>
  )
}

interface FactsProps {
  readonly facts: readonly Fact[]
  readonly label: string
  readonly sum?: Fact
  readonly ruled?: boolean
}

const isFigure = (value: string): boolean => /^[−+\-≤≥<>]?\s*[\d½¼¾⅓⅔][\d.,:/½¼¾⅓⅔%\s]*$/.test(value)

/** Line, figure, rule. */
export function FactTable({ facts, label, sum, ruled }: FactsProps) {
  return (
    <table className={`facts${ruled ? ' ruled' : ''}`} aria-label={label}>
      <tbody>
        {[...facts, ...(sum ? [sum] : [])].map((fact, i) => (
          <tr key={i} className={fact === sum ? 'sum' : undefined}>
            <td>
              <Terms text={fact.label} />
            </td>
            <td className={isFigure(fact.value) ? 'number' : 'words'}>{fact.value}</td>
            <td className="rule">{fact.rule && <RuleTag id={fact.rule} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function SpentLine({ goal, spent, left }: { goal: string; spent: Fact; left: string }) {
  return (
    <div className="plan-line">
      <b>{words.now.to(goal, spent.value, spent.label.split(', ').at(-1) ?? '')}</b>
      {left !== '' && <p className="small second">{words.now.left(left)}</p>}
    </div>
  )
}
