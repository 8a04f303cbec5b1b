// Toasts offer undo and nothing else.
import { useEffect } from 'react'
import type { Table } from '../table/intents.ts'
import type { Toast } from '../table/snapshot.ts'
import { words } from '../words/en.ts'

const STAYS = 6000

export function UndoToast({ toast, table }: { readonly toast: Toast; readonly table: Table }) {
  useEffect(() => {
    const timer = setTimeout(() => table.dismissToast(), STAYS)
    return () => clearTimeout(timer)
  }, [toast.id, table])
  return (
    <div className="toast">
      <span>{toast.text}</span>
      <button type="button" onClick={() => table.undo()}>
        {words.top.undo}
      </button>
    </div>
  )
}
