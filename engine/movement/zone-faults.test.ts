import { describe, expect, it } from 'vitest'
import { staleZones } from './zone-faults.ts'

const NAMES = ['0101', '0102', '0103']

type Table = { derived: { zones: Int16Array[] } | undefined }

/** Zones computed from nothing, once and for all. */
const derivedOf = (g: Table) => {
  g.derived ??= { zones: [Int16Array.of(0, 1, 2), Int16Array.of(0, 0, 0)] }
  return g.derived
}

describe('zones that were kept up to date', () => {
  it('are sound if they are those computed from nothing', () => {
    const g: Table = { derived: { zones: [Int16Array.of(0, 1, 2), Int16Array.of(0, 0, 0)] } }
    const kept = g.derived
    expect(staleZones(g, derivedOf, NAMES)).toEqual([])
    expect(g.derived).toBe(kept)
  })

  it('are told by side and hex if they are not', () => {
    const g: Table = { derived: { zones: [Int16Array.of(0, 1, 2), Int16Array.of(0, 5, 5)] } }
    expect(staleZones(g, derivedOf, NAMES)).toEqual([
      'the zones of control of side 1 are out of date in 0102',
    ])
  })

  it('are not computed where none were kept', () => {
    const g: Table = { derived: undefined }
    expect(staleZones(g, derivedOf, NAMES)).toEqual([])
    expect(g.derived).toBe(undefined)
  })
})
