// Toasts offer undo and nothing else.
import { useEffect } from 'react'
import type { Table } from '../../table/intents.ts'
import type { Toast } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'

const STAYS = 6000

/** It goes by itself; undo stays where it always is. */
function useStay(toast: Toast, table: Table): void {
  useEffect(() => {
    const timer = setTimeout(() => table.dismissToast(), STAYS)
    return () => clearTimeout(timer)
  }, [toast.id, table])
}

/** On a phone it stands in the top bar, beside undo, and covers nothing of the map. */
export function ToastLine({ toast, table }: { readonly toast: Toast; readonly table: Table }) {
  useStay(toast, table)
  return toast.text
}

export function UndoToast({ toast, table }: { readonly toast: Toast; readonly table: Table }) {
  useStay(toast, table)
  return (
    <div className="toast">
      <span>{toast.text}</span>
      <button type="button" onClick={() => table.undo()}>
        {words.top.undo}
      </button>
    </div>
  )
}
