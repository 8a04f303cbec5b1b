// What the overlays that are on mean, in a corner of the map.
import { useState } from 'react'
import type { Table } from '../../table/intents.ts'
import type { Legend } from '../../table/snapshot.ts'
import { swatchSvg } from '../map/overlay-svg.ts'
import { words } from '../words/en.ts'
import { Icon, iconNamed } from './icons.tsx'
import { IconButton, KeyCap } from './parts.tsx'

interface Props {
  readonly legends: readonly Legend[]
  readonly table: Table
  /** On a phone one line, which opens. */
  readonly isFolded?: boolean
}

/** More than these are only titles. */
const OPEN = 3

export function Legends({ legends, table, isFolded = false }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (legends.length === 0) return null
  if (isFolded && !isOpen) {
    return (
      <button type="button" className="legends folded" onClick={() => setOpen(true)}>
        {legends.map(({ label }) => label).join(', ')}
      </button>
    )
  }
  return (
    <section className="legends" aria-label={words.map.legend}>
      {legends.map(legend => (
        <Block key={legend.id} legend={legend} hasRows={legends.length <= OPEN} table={table} />
      ))}
    </section>
  )
}

interface BlockProps {
  readonly legend: Legend
  readonly hasRows: boolean
  readonly table: Table
}

function Block({ legend: { id, label, key, icon, rows }, hasRows, table }: BlockProps) {
  return (
    <div className="legend">
      <div className="row">
        <Icon name={iconNamed(icon)} />
        <b>{label}</b>
        <KeyCap>{key.toUpperCase()}</KeyCap>
        <span className="grow" />
        <IconButton
          icon="close"
          label={words.map.overlayOff(label)}
          onPress={() => table.toggleOverlay(id)}
        />
      </div>
      {hasRows && (
        <ul>
          {rows.length === 0 && <li className="third">{words.map.legendEmpty}</li>}
          {rows.map(({ recipe, side, text, detail }) => (
            <li key={`${recipe} ${side}`}>
              <svg width={26} height={16} viewBox="0 0 26 16" aria-hidden="true">
                <g dangerouslySetInnerHTML={{ __html: swatchSvg(recipe, side) }} />
              </svg>
              <span>
                {text}
                {detail !== '' && <span className="second detail">{detail}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
