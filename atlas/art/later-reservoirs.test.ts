import { describe, expect, it } from 'vitest'
import { isLaterReservoir } from './later-reservoirs.ts'

const square = (lat: number, lon: number) => [
  [
    [lon - 0.1, lat - 0.1],
    [lon + 0.1, lat - 0.1],
    [lon + 0.1, lat + 0.1],
    [lon - 0.1, lat + 0.1],
  ],
]

describe('reservoirs of after the war', () => {
  it('are known by name or by place', () => {
    expect(isLaterReservoir('Kauno marios', [])).toBe(true)
    expect(isLaterReservoir('', [square(52.6, 19.47)])).toBe(true)
  })

  it('are not natural lakes', () => {
    expect(isLaterReservoir('Lake Balaton', [square(46.87, 17.74)])).toBe(false)
    expect(isLaterReservoir('', [square(53.87, 21.53)])).toBe(false)
  })
})
