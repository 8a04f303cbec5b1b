// Overlays: a rail of switches on the left, a list on a phone.
import { useRef } from 'react'
import type { Table } from '../../table/intents.ts'
import type { AdvicePicture, OverlayToggle, TableSnapshot } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { useClosing } from './closing.ts'
import { Icon, iconNamed } from './icons.tsx'
import { IconButton, KeyCap, TickBox } from './parts.tsx'

/** What could the enemy do? */
export const FORESEE_KEY = 'w'

interface Props {
  readonly overlays: readonly OverlayToggle[]
  readonly table: Table
}

interface RailProps extends Props {
  readonly can: TableSnapshot['can']
  readonly advice: AdvicePicture | null
}

export function Rail({ overlays, table, can, advice }: RailProps) {
  return (
    <div className="rail" role="toolbar" aria-label={words.map.overlays} aria-orientation="vertical">
      {overlays.map(overlay => (
        <IconButton
          key={overlay.id}
          icon={iconNamed(overlay.icon)}
          label={overlay.label}
          pressed={overlay.on}
          onPress={() => table.toggleOverlay(overlay.id)}
        >
          <span className="key-letter" aria-hidden="true">
            {overlay.key.toUpperCase()}
          </span>
        </IconButton>
      ))}
      {can.foresee && (
        <>
          <hr />
          <IconButton
            icon="eye"
            label={words.advice.foresee}
            pressed={advice?.kind === 'foresight'}
            onPress={() => table.foresee()}
          >
            <span className="key-letter" aria-hidden="true">
              {FORESEE_KEY.toUpperCase()}
            </span>
          </IconButton>
        </>
      )}
    </div>
  )
}

export function OverlayList({ overlays, table, onClose }: Props & { readonly onClose: () => void }) {
  const menu = useRef<HTMLDivElement>(null)
  useClosing(menu, onClose)
  return (
    <nav ref={menu} className="menu" style={{ right: 62, top: 12 }} aria-label={words.map.overlays}>
      {overlays.map(overlay => (
        <button
          key={overlay.id}
          type="button"
          aria-pressed={overlay.on}
          className={`menu-row${overlay.on ? ' on' : ''}`}
          onClick={() => table.toggleOverlay(overlay.id)}
        >
          <TickBox on={overlay.on} />
          <Icon name={iconNamed(overlay.icon)} />
          <span className="grow">{overlay.label}</span>
          <KeyCap>{overlay.key.toUpperCase()}</KeyCap>
        </button>
      ))}
    </nav>
  )
}
