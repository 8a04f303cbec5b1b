// Every counter beside the map, in trays: what may come, what waits, what is gone.
import { useState } from 'react'
import type { Table } from '../table/intents.ts'
import type { ForcesTray, TableSnapshot } from '../table/snapshot.ts'
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
    .map(tray => sifted(tray, unit => (names.get(unit) ?? unit).toLowerCase().includes(wanted)))
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
      {tray.groups.map((group, i) =>
        group.label === '' && group.line === '' ? (
          <Counters key={i} units={group.units} tray={tray} table={table} />
        ) : (
          <div key={group.label} className="tray-group">
            <span>{group.label}</span>
            <div>
              <Counters units={group.units} tray={tray} table={table} />
              {group.line !== '' && <span className="small second">{group.line}</span>}
            </div>
          </div>
        ),
      )}
    </section>
  )
}

const MANY = 9

/** Equal counters become one with "× 7". */
function Counters({ units, tray, table }: { units: readonly string[]; tray: ForcesTray; table: Table }) {
  const names = useUnitNames()
  const alike = units.length > MANY ? groupedByName(units, names) : units.map(unit => [unit])
  return (
    <div className="tray-counters">
      {alike.map(([unit, ...more]) => {
        const name = names.get(unit) ?? unit
        const canPlace = tray.draggable.includes(unit)
        const face = <CounterFace unit={unit} size={44} name={canPlace ? undefined : name} />
        const times = more.length > 0 && <span className="times">{words.now.times(more.length + 1)}</span>
        return canPlace ? (
          <button
            key={unit}
            type="button"
            className="tray-counter"
            aria-label={name}
            title={name}
            draggable
            onDragStart={event => event.dataTransfer.setData('text/salient-unit', unit)}
            onClick={() => table.clickUnit(unit)}
          >
            {face}
            {times}
          </button>
        ) : (
          <span key={unit} className="tray-counter" title={name}>
            {face}
            {times}
          </span>
        )
      })}
    </div>
  )
}

function groupedByName(units: readonly string[], names: ReadonlyMap<string, string>): string[][] {
  const groups = new Map<string, string[]>()
  for (const unit of units) {
    const name = names.get(unit) ?? unit
    groups.set(name, [...(groups.get(name) ?? []), unit])
  }
  return [...groups.values()]
}
