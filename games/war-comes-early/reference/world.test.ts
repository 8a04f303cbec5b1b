import { describe, expect, it } from 'vitest'
import { movementFactor } from './movement.ts'
import { stackingPoints } from './stacking.ts'
import { around, hexsideKinds, neighbours, onSouthEdge, onWestEdge, printed } from './world.ts'

function distance(from: string, to: string): number {
  const steps = new Map([[from, 0]])
  for (const hex of steps.keys()) {
    if (hex === to) return steps.get(hex)!
    for (const next of neighbours(printed, hex)) if (!steps.has(next)) steps.set(next, steps.get(hex)! + 1)
  }
  return Number.POSITIVE_INFINITY
}

describe('the printed game', () => {
  it('has 61 columns of 34 or 33 hexes and every counter that moves or fights', () => {
    expect(printed.hexes.size).toBe(31 * 34 + 30 * 33)
    expect(printed.units.size).toBe(243)
  })

  it('[3.2.1a] puts Vienna and Breslau ten hexes apart', () => {
    expect(distance('2128', '2821')).toBe(10)
  })

  it('lists neighbours clockwise, so that the fourth is opposite the first', () => {
    expect(around('1414')).toEqual(['1413', '1514', '1515', '1415', '1315', '1314'])
    expect(around('1313')).toEqual(['1312', '1412', '1413', '1314', '1213', '1212'])
  })

  it('makes neighbours mutual', () => {
    for (const hex of printed.hexes.keys())
      for (const next of neighbours(printed, hex)) expect(neighbours(printed, next)).toContain(hex)
  })

  it('[1.2] counts the last hex of short columns as south edge', () => {
    expect(['3134', '3233'].every(onSouthEdge)).toBe(true)
    expect(['3133', '3232', '3234'].some(onSouthEdge)).toBe(false)
    expect(onWestEdge('0134')).toBe(true)
    expect(onWestEdge('0101')).toBe(false)
  })

  it('[2.3.2a] [8.0f] agrees with the counters on movement factor and stacking', () => {
    for (const unit of printed.units.values()) {
      expect([unit.id, movementFactor(unit)]).toEqual([
        unit.id,
        Number(unit.fields.get('steps')?.split('-')[2]),
      ])
      expect([unit.id, stackingPoints(unit)]).toEqual([unit.id, Number(unit.fields.get('stacking'))])
    }
  })

  it('[11.4d] has the Danish Straits and the Little Belt', () => {
    expect(hexsideKinds(printed, '2503', '2603')).toContain('straits')
    expect(hexsideKinds(printed, '2401', '2402')).toContain('river')
  })

  it('[10.3c] has Soviet rail hexes on the east and south edge', () => {
    const exits = [...printed.hexes.values()].filter(hex => hex.railEdge)
    expect(exits.length).toBeGreaterThan(0)
    for (const hex of exits) {
      expect(hex.region).toBe('Soviet Union')
      expect(hex.name.startsWith('61') || onSouthEdge(hex.name)).toBe(true)
      expect(neighbours(printed, hex.name).length).toBeLessThan(6)
    }
  })

  it('[2.1a] knows no black-dot city', () => {
    expect(printed.hexes.get('2017')?.city).toBe(false)
    expect(printed.hexes.get('4114')?.city).toBe(true)
  })
})
