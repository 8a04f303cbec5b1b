// Many units that march together; the formations to choose from; hexes that hold too much, with what mends them.
import type { Table } from '../../table/intents.ts'
import { showButton } from '../../table/showing.ts'
import type { ButtonPicture, FormationRow, GroupNow, GroupRow, OverstackedRow } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { CounterFace } from './counter-face.tsx'
import type { NowProps } from './now.tsx'
import { PanelHeading } from './now.tsx'
import { PicturedButton, RuleTag, Segments, TickBox } from './parts.tsx'
import { Notes } from './rows.tsx'

export function GroupPanel({ now, table }: NowProps<GroupNow>) {
  return (
    <>
      <PanelHeading title={now.title} aside={now.subtitle} rules={[]} />
      <div className="move-modes">
        <Segments
          label={words.now.mode}
          chosen={now.ways.find(way => way.chosen)?.id ?? ''}
          ways={now.ways.map(({ id, label }) => ({ id, label }))}
          onChoose={id => table.setMode(id)}
        />
      </div>
      <div className="row apart small third group-head">
        <span>{words.group.order}</span>
        <span>{words.group.arrives}</span>
      </div>
      <ul className="group-rows" aria-label={words.group.order}>
        {now.rows.map(row => (
          <GroupLine key={row.unit} row={row} table={table} />
        ))}
      </ul>
      <Notes notes={now.notes} onPress={id => table.press(id)} />
      <FormationList formations={now.formations} table={table} />
    </>
  )
}

function GroupLine({ row, table }: { readonly row: GroupRow; readonly table: Table }) {
  return (
    <li className={row.chosen ? 'chosen' : 'pale'}>
      <button type="button" aria-pressed={true} onClick={() => table.toggleUnit(row.unit)}>
        {row.place === null ? <TickBox on={row.chosen} /> : <span className="place figure">{row.place}</span>}
        <CounterFace unit={row.unit} size={34} />
        <span className="grow">
          <b>{row.name}</b>
          <span className="small second">{row.line}</span>
        </span>
        <span className="figure goes">
          {row.value}
          <span className="small third">{row.valueLabel}</span>
        </span>
      </button>
    </li>
  )
}

interface FormationProps {
  readonly formations: readonly FormationRow[]
  readonly table: Table
}

/** A click takes up all of its units that have their move before them, wherever they are. */
export function FormationList({ formations, table }: FormationProps) {
  if (formations.length < 2) return null
  const units = formations.reduce((sum, formation) => sum + formation.units, 0)
  return (
    <div className="section">
      <div className="heading">
        <h3>{words.group.notMoved}</h3>
        <span className="aside">{words.group.count(units, formations.length)}</span>
      </div>
      <ul className="formations">
        {formations.map(({ name, units: left, where, chosen }) => (
          <li key={name}>
            <button type="button" aria-pressed={chosen} onClick={() => table.selectFormation(name)}>
              <b>{name}</b>
              <span className="small second grow">{chosen ? words.group.selected : where}</span>
              <span className="figure">{left}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface OverstackedProps {
  readonly rows: readonly OverstackedRow[]
  readonly all: ButtonPicture | null
  readonly table: Table
}

export function OverstackedList({ rows, all, table }: OverstackedProps) {
  if (rows.length === 0) return null
  return (
    <div className="section">
      <div className="heading">
        <h3>{words.overstack.title}</h3>
        <RuleTag id={rows[0].rule} />
      </div>
      <ul className="overstacked">
        {rows.map(row => (
          <li key={row.hex} className={row.remedies.length === 0 ? 'pale' : undefined}>
            <CounterFace unit={row.unit} size={34} />
            <div className="grow">
              <div className="row apart">
                <span>
                  <b>{row.title}</b> <span className="too-many figure">{row.size}</span>
                </span>
                <PicturedButton
                  picture={showButton({ text: '', rules: [], hexes: [row.hex] })!}
                  look="small quiet"
                  onPress={id => table.press(id)}
                />
              </div>
              {row.line !== '' && <p className="small second">{row.line}</p>}
              {row.remedies.map(({ text, cost, button }) => (
                <div key={button.id} className="row apart remedy">
                  <span className="small">
                    {text} <span className="third">{words.group.points(cost)}</span>
                  </span>
                  <PicturedButton picture={button} look="small" onPress={id => table.press(id)} />
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {all !== null && (
        <div style={{ marginTop: 8 }}>
          <PicturedButton picture={all} look="small" onPress={id => table.press(id)} />
        </div>
      )}
    </div>
  )
}
