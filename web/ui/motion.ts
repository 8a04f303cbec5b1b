// Motion and layout, as the player and the screen want them.
import { useSyncExternalStore } from 'react'

function subscribeTo(query: string): (changed: () => void) => () => void {
  return changed => {
    const list = matchMedia(query)
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  }
}

const UPRIGHT = '(max-width: 1023px) and (orientation: portrait)'
const NARROW = '(max-width: 1023px)'
const subscribeUpright = subscribeTo(UPRIGHT)
const subscribeNarrow = subscribeTo(NARROW)

/** Phones held upright have a sheet; everything else has a dock. */
export const useIsUpright = (): boolean =>
  useSyncExternalStore(subscribeUpright, () => matchMedia(UPRIGHT).matches)

export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribeNarrow, () => matchMedia(NARROW).matches)

function subscribeMotion(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] })
  return () => observer.disconnect()
}

/** The page says at its root what the settings and the system came to (theme/apply.ts). */
export function useMotion(): 'full' | 'reduced' {
  return useSyncExternalStore(subscribeMotion, () =>
    document.documentElement.dataset.motion === 'reduced' ? 'reduced' : 'full',
  )
}
