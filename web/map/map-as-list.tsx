// The plain double of the map: everything that can be chosen on it, as two lists.
import type { MapDouble } from '../../table/snapshot.ts'
import type { MapWords } from './props.ts'

interface Props {
  readonly double: MapDouble
  readonly words: MapWords
  onUnit(unit: string): void
  onHex(hex: string): void
}

export function MapAsList({ double, words, onUnit, onHex }: Props) {
  return (
    <div className="map-list">
      <h3>{words.unitsThatCanAct}</h3>
      <List
        empty={words.nothing}
        rows={double.canAct.map(({ unit, name }) => ({ key: unit, name, press: () => onUnit(unit) }))}
      />
      <h3>{words.hexesInReach}</h3>
      <List
        empty={words.nothing}
        rows={double.hexes.map(({ hex, name }) => ({ key: hex, name, press: () => onHex(hex) }))}
      />
    </div>
  )
}

interface Row {
  readonly key: string
  readonly name: string
  press(): void
}

function List({ rows, empty }: { readonly rows: readonly Row[]; readonly empty: string }) {
  if (rows.length === 0) return <p>{empty}</p>
  return (
    <ul>
      {rows.map(({ key, name, press }) => (
        <li key={key}>
          <button type="button" onClick={press}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}
