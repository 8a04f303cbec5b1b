import { describe, expect, test } from 'vitest'
import { readSettings, SettingsStore, STANDARD } from './settings.ts'

function shelf(text: string | null = null) {
  const kept = new Map(text === null ? [] : [['salient.settings', text]])
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

describe('settings', () => {
  test('are the standard where nothing was kept', () => {
    expect(new SettingsStore(() => shelf()).get()).toEqual(STANDARD)
  })

  test.each(['', 'not JSON', '[]', 'null', '{"theme": "pink", "motion": 3, "name": 7, "read": "x"}'])(
    'are the standard where nonsense was kept: %s',
    text => {
      expect(readSettings(text)).toEqual(STANDARD)
    },
  )

  test('are kept and told to whoever listens', () => {
    const storage = shelf()
    const settings = new SettingsStore(() => storage)
    let told = 0
    const leave = settings.subscribe(() => told++)
    settings.set({ theme: 'lamp' })
    leave()
    settings.set({ name: 'Ewa' })
    expect(told).toBe(1)
    expect(new SettingsStore(() => storage).get()).toEqual({ ...STANDARD, theme: 'lamp', name: 'Ewa' })
  })

  test('last for the page where the browser keeps nothing', () => {
    const blocked = new SettingsStore(() => {
      throw new Error('blocked')
    })
    blocked.set({ motion: 'reduced' })
    expect(blocked.get().motion).toBe('reduced')
    expect(blocked.isKept).toBe(false)
  })

  test('say when the storage is full', () => {
    const full = new SettingsStore(() => ({
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    }))
    expect(full.isKept).toBe(true)
    full.set({ theme: 'paper' })
    expect(full.isKept).toBe(false)
    expect(full.get().theme).toBe('paper')
  })
})
