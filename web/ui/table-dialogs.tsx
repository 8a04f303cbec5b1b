import { type RefObject, useMemo } from 'react'
import type { TableSnapshot } from '../../table/snapshot.ts'
import { MapAsList } from '../map/map-as-list.tsx'
import type { MapHandle } from '../map/props.ts'
import { words } from '../words/en.ts'
import { Dialog } from './dialog.tsx'
import { KeyboardList } from './keyboard-list.tsx'
import { MAP_WORDS } from './map-words.ts'
import type { MenuItem } from './menu.tsx'
import { Button } from './parts.tsx'
import { SearchDialog } from './search.tsx'
import { SettingsDialog } from './settings.tsx'
import type { Sitting } from './sitting.ts'

export type OpenDialog = 'search' | 'settings' | 'keyboard' | 'list' | 'concede' | null

interface Props {
  readonly open: OpenDialog
  readonly sitting: Sitting
  readonly snapshot: TableSnapshot
  readonly map: RefObject<MapHandle | null>
  readonly items: readonly (MenuItem | null)[]
  readonly onRule: (id: string) => void
  readonly onClose: () => void
}

export function TableDialogs({ open, sitting, snapshot, map, items, onRule, onClose }: Props) {
  const { table } = sitting
  const commands = useMemo(() => items.filter(item => item !== null), [items])
  switch (open) {
    case 'search':
      return (
        <SearchDialog
          table={table}
          commands={commands}
          onRule={onRule}
          onFound={() => map.current?.focus()}
          onClose={onClose}
        />
      )
    case 'settings':
      return <SettingsDialog onClose={onClose} />
    case 'keyboard':
      return <KeyboardList overlays={snapshot.overlays} onClose={onClose} />
    case 'list':
      return (
        <Dialog title={words.map.list} onClose={onClose}>
          <MapAsList
            double={snapshot.double}
            words={MAP_WORDS}
            onUnit={unit => table.clickUnit(unit)}
            onHex={hex => table.clickHex(hex)}
          />
        </Dialog>
      )
    case 'concede':
      return (
        <Dialog title={words.menu.concede} onClose={onClose}>
          <p>{words.menu.concedeText}</p>
          <div className="row" style={{ marginTop: 14, gap: 8, justifyContent: 'flex-end' }}>
            <Button keyCap="Esc" onPress={onClose}>
              {words.menu.playOn}
            </Button>
            <Button
              look="main"
              onPress={() => {
                onClose()
                sitting.concede()
              }}
            >
              {words.menu.concede}
            </Button>
          </div>
        </Dialog>
      )
    case null:
      return null
  }
}
