// Toasts offer undo and nothing else.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Table } from '../../table/intents.ts'
import type { Toast } from '../../table/snapshot.ts'
import type { MapHandle } from '../map/props.ts'
import { words } from '../words/en.ts'
import { freeSpot, MIDDLE_SPOTS, type Spot } from './toast-spot.ts'

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

interface ToastProps {
  readonly toast: Toast
  readonly table: Table
  /** Hexes that are lit, chosen or planned. */
  readonly inPlay: readonly string[]
  /** Hexes with stacks of whoever plays. */
  readonly stacks: readonly string[]
  readonly map: RefObject<MapHandle | null>
}

export function UndoToast({ toast, table, inPlay, stacks, map }: ToastProps) {
  const element = useRef<HTMLDivElement>(null)
  const [spot, setSpot] = useState<Spot>('foot')
  useStay(toast, table)
  useLayoutEffect(() => {
    const area = element.current?.parentElement?.getBoundingClientRect()
    const size = element.current?.getBoundingClientRect()
    if (area === undefined || size === undefined) return
    const placesOf = (hexes: readonly string[]) => hexes.flatMap(hex => map.current?.placeOf(hex) ?? [])
    const hasLegend = element.current?.parentElement?.querySelector('.legends') !== null
    const obstacles = { inPlay: placesOf(inPlay), stacks: placesOf(stacks) }
    setSpot(freeSpot(obstacles, area, size, hasLegend ? MIDDLE_SPOTS : undefined))
    // It makes way for whatever comes into play while it stands.
  }, [toast.id, inPlay.join(' ')])
  return (
    <div ref={element} className={`toast ${spot}`}>
      <span>{toast.text}</span>
      <button type="button" onClick={() => table.undo()}>
        {words.top.undo}
      </button>
    </div>
  )
}
