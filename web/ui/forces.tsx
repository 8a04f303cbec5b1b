// Every counter beside the map, in trays: what may come, what waits, what is gone.
import { useState } from 'react'
import type { Table } from '../../table/intents.ts'
import type { ForcesTray, TableSnapshot } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { CounterFace } from './counter-face.tsx'
import { Icon } from './icons.tsx'
import { Empty } from './message.tsx'
import { Tags } from './parts.tsx'
import { SearchField } from './search-field.tsx'
import { useUnitNames } from './unit-names.tsx'

interface Props {
  readonly snapshot: TableSnapshot
  readonly table: Table
}

export function ForcesPanel({ snapshot, table }: Props) {
  const [sought, setSought] = useState('')
  const names = useUnitNames()
  const wanted = sought.trim().toLowerCase()
  const trays = snapshot.forces.trays
    .map(tray =>
      wanted === '' ? tray : sifted(tray, unit => (names.get(unit) ?? unit).toLowerCase().includes(wanted)),
    )
    .filter(tray => tray.groups.length > 0)
  const { viewer, sides } = snapshot.header
  const others = sides.filter(side => side.side !== viewer)
  return (
    <>
      <SearchField label={words.forces.find} value={sought} onChange={setSought} />
      {trays.length === 0 && <NoForces sought={sought} />}
      {trays
        .filter(tray => tray.side === viewer)
        .map(tray => (
          <Tray key={tray.id} tray={tray} table={table} />
        ))}
      {others.map(side => {
        const theirs = trays.filter(tray => tray.side === side.side)
        if (theirs.length === 0) return null
        return (
          <details key={side.side} className="fold section" open={wanted !== '' || undefined}>
            <summary>
              <span>{words.forces.otherSide(side.name)}</span>
              <span className="row third" style={{ gap: 6 }}>
                {words.forces.groups(theirs.length)} <Icon name="down" />
              </span>
            </summary>
            {theirs.map(tray => (
              <Tray key={tray.id} tray={tray} table={table} />
            ))}
          </details>
        )
      })}
    </>
  )
}

function NoForces({ sought }: { readonly sought: string }) {
  return sought === '' ? (
    <p className="second" style={{ marginTop: 12 }}>
      {words.forces.none}
    </p>
  ) : (
    <Empty icon="search" title={words.forces.noMatch(sought)} text={words.forces.noMatchText} />
  )
}

function sifted(tray: ForcesTray, fits: (unit: string) => boolean): ForcesTray {
  const groups = tray.groups
    .map(group => ({ ...group, units: group.units.filter(fits) }))
    .filter(group => group.units.length > 0)
  return { ...tray, groups }
}

function Tray({ tray, table }: { readonly tray: ForcesTray; readonly table: Table }) {
  return (
    <section className="section" aria-label={tray.title}>
      <div className="heading">
        <h3>{tray.title}</h3>
        <span className="aside">
          {tray.note}
          <Tags rules={tray.rules} />
        </span>
      </div>
      {tray.draggable.length > 0 && <p className="small second">{words.forces.enter}</p>}
      {tray.groups.map((group, i) => (
        <Group key={`${group.label} ${i}`} group={group} tray={tray} table={table} />
      ))}
    </section>
  )
}

interface GroupProps {
  readonly group: ForcesTray['groups'][number]
  readonly tray: ForcesTray
  readonly table: Table
}

/** Equal counters are one with "× 7"; one of its kind has its name beside it; others lie side by side behind their word. */
function Group({ group, tray, table }: GroupProps) {
  const { label, line, units } = group
  const isPile = label.startsWith('×') && !units.some(unit => tray.draggable.includes(unit))
  if (isPile) {
    return (
      <p className="tray-pile">
        <TrayCounter unit={units[0]} tray={tray} table={table} />
        <span className="times">{label}</span>
        <span className="small second">{line}</span>
      </p>
    )
  }
  if (units.length === 1 && label !== '') {
    return (
      <div className="tray-one">
        <TrayCounter unit={units[0]} tray={tray} table={table} />
        <span>
          <b>{label}</b>
          {line !== '' && <span className="small second">{line}</span>}
        </span>
      </div>
    )
  }
  const counters = (
    <div className="tray-counters">
      {units.map(unit => (
        <TrayCounter key={unit} unit={unit} tray={tray} table={table} />
      ))}
    </div>
  )
  if (label === '' && line === '') return counters
  return (
    <div className="tray-group">
      <span>{label}</span>
      <div>
        {units.length > 0 && counters}
        {line !== '' && <span className="small second">{line}</span>}
      </div>
    </div>
  )
}

interface CounterProps {
  readonly unit: string
  readonly tray: ForcesTray
  readonly table: Table
}

function TrayCounter({ unit, tray, table }: CounterProps) {
  const names = useUnitNames()
  const name = names.get(unit) ?? unit
  if (!tray.draggable.includes(unit)) {
    return (
      <span className="tray-counter" title={name}>
        <CounterFace unit={unit} size={44} name={name} />
      </span>
    )
  }
  return (
    <button
      type="button"
      className="tray-counter"
      title={name}
      draggable
      onDragStart={event => event.dataTransfer.setData('text/salient-unit', unit)}
      onClick={() => table.clickUnit(unit)}
    >
      <CounterFace unit={unit} size={44} name={name} />
    </button>
  )
}
