import { type RefObject, useEffect } from 'react'

/** Esc and a press anywhere else close what is open; the focus goes back to where it was. */
export function useClosing(inside: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    const pressed = (event: PointerEvent) => {
      const opener = before?.contains(event.target as Node) ?? false
      if (!opener && !inside.current?.contains(event.target as Node)) onClose()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    addEventListener('pointerdown', pressed, true)
    addEventListener('keydown', key, true)
    return () => {
      removeEventListener('pointerdown', pressed, true)
      removeEventListener('keydown', key, true)
      if (before?.isConnected && inside.current?.contains(document.activeElement) !== false) before.focus()
    }
  }, [inside, onClose])
}
