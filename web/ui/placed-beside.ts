import { type RefObject, useEffect } from 'react'

/** Opens as a popover near an element, on the screen whole, and gives the focus back when it closes. */
export function usePlacedBeside(
  card: RefObject<HTMLDivElement | null>,
  beside: HTMLElement,
  onClose: () => void,
): void {
  useEffect(() => {
    const element = card.current
    if (element === null) return
    element.showPopover()
    const tag = beside.getBoundingClientRect()
    const { width, height } = element.getBoundingClientRect()
    const below = tag.bottom + 8
    const top = below + height > innerHeight - 8 ? Math.max(8, tag.top - height - 8) : below
    element.style.top = `${top}px`
    element.style.left = `${Math.min(Math.max(8, tag.left - 16), innerWidth - width - 8)}px`
    element.focus({ preventScroll: true })
    const closed = (event: ToggleEvent) => {
      if (event.newState === 'closed') onClose()
    }
    element.addEventListener('toggle', closed)
    return () => {
      element.removeEventListener('toggle', closed)
      if (beside.isConnected) beside.focus({ preventScroll: true })
    }
  }, [card, beside, onClose])
}
