// In the first turn: what somebody new should know at this decision. Read once, it does not come again.
import type { Pointer } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { Icon } from './icons.tsx'
import { Says } from './parts.tsx'
import { settings, useSettings } from './settings.tsx'

export function PointerNote({ pointer }: { readonly pointer: Pointer | null }) {
  const { pointers, read } = useSettings()
  if (pointer === null || pointers === 'hide' || read.includes(pointer.id)) return null
  return (
    <div className="note pointer" role="note" aria-label={words.pointers.label}>
      <Icon name="book" />
      <span>
        <Says sentence={pointer.sentence} />
        <span className="row" style={{ gap: 14, marginTop: 4 }}>
          <button
            type="button"
            className="text-button"
            onClick={() => settings.set({ read: [...read, pointer.id] })}
          >
            {words.pointers.understood}
          </button>
          <button type="button" className="text-button" onClick={() => settings.set({ pointers: 'hide' })}>
            {words.pointers.noMore}
          </button>
        </span>
      </span>
    </div>
  )
}
