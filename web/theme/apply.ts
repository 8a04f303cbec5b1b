// Puts what the settings and the system come to at the root of the page, where style sheets and views find it.
import type { Settings } from '../store/settings.ts'

const DARK = '(prefers-color-scheme: dark)'
const STILL = '(prefers-reduced-motion: reduce)'

export function themeOf({ theme }: Settings, systemIsDark: boolean): 'paper' | 'lamp' {
  if (theme !== 'system') return theme
  return systemIsDark ? 'lamp' : 'paper'
}

export function motionOf({ motion }: Settings, systemIsStill: boolean): 'full' | 'reduced' {
  if (motion !== 'system') return motion
  return systemIsStill ? 'reduced' : 'full'
}

/** Keeps the page as the settings and the system want it, now and whenever either changes. */
export function applySettings(settings: { get(): Settings; subscribe(listener: () => void): unknown }): void {
  const [dark, still] = [matchMedia(DARK), matchMedia(STILL)]
  const apply = () => {
    const root = document.documentElement
    root.dataset.theme = themeOf(settings.get(), dark.matches)
    root.dataset.motion = motionOf(settings.get(), still.matches)
    const colour = getComputedStyle(root).getPropertyValue('--paper').trim()
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour)
  }
  apply()
  settings.subscribe(apply)
  dark.addEventListener('change', apply)
  still.addEventListener('change', apply)
}
