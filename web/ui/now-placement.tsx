// Bringing counters onto the map: set-up, reinforcements, returns, markers.
import type { Now, PlacementGroup } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { CounterFace } from './counter-face.tsx'
import type { NowProps } from './now.tsx'
import { PanelButtons, PanelHeading } from './now.tsx'
import { describe, Tags } from './parts.tsx'
import { Notes } from './rows.tsx'

export function PlacementPanel({ now, table, snapshot }: NowProps<Extract<Now, { kind: 'placement' }>>) {
  return (
    <>
      <PanelHeading title={now.title} aside="" rules={now.rules} />
      {now.subtitle !== '' && <p className="small second">{now.subtitle}</p>}
      <div role="radiogroup" aria-label={now.title} style={{ marginTop: 8 }}>
        {now.groups.map(group => (
          <PlacementRow
            key={group.units.join() || group.label}
            group={group}
            onChoose={() => table.clickUnit(group.units[0])}
          />
        ))}
      </div>
      <PanelButtons buttons={now.buttons} table={table} snapshot={snapshot} />
      <Notes notes={now.notes} onPress={id => table.press(id)} />
    </>
  )
}

interface RowProps {
  readonly group: PlacementGroup
  readonly onChoose: () => void
}

/** Equal counters become one with "× 7". */
function PlacementRow({ group, onChoose }: RowProps) {
  const { label, line, rules, refusal, chosen, units } = group
  return (
    <div className={`unit-row${chosen ? ' chosen' : ''}${refusal === null ? '' : ' off'}`}>
      <CounterFace unit={units[0]} size={44} />
      <span className="grow">
        {/* biome-ignore lint/a11y/useSemanticElements: the row holds a rule tag, which no radio input may */}
        <button
          type="button"
          className="hit name"
          role="radio"
          aria-checked={chosen}
          aria-disabled={refusal === null ? undefined : true}
          aria-description={refusal === null ? line : describe(refusal)}
          draggable={refusal === null}
          onDragStart={event => event.dataTransfer.setData('text/salient-unit', units[0])}
          onClick={onChoose}
        >
          {label.replace(/, × \d+$/, '')}
        </button>
        <span className="line">
          {refusal?.text ?? line}
          <Tags rules={refusal?.rules ?? rules} />
        </span>
      </span>
      {units.length > 1 && <span className="value">{words.now.times(units.length)}</span>}
    </div>
  )
}
