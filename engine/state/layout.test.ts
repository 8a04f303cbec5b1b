import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fastDice } from '../dice/fast-dice.ts'
import { fingerprint, sameCells, stateLayout } from './layout.ts'

const layout = stateLayout<{ name: string }, { sum: number }>()({ turn: 'scalar', place: 5, control: 3 })
const make = () => layout.create({ name: 'test' }, fastDice(1))

describe('state layout', () => {
  it('reads and writes named fields over one array', () => {
    const g = make()
    g.turn = 3
    g.place[4] = 17
    expect(layout.cellCount).toBe(9)
    expect([...g.cells]).toEqual([3, 0, 0, 0, 0, 17, 0, 0, 0])
  })

  it('copies without sharing, and keeps terms and dice', () => {
    const g = make()
    g.derived = { sum: 1 }
    const copy = g.copy()
    copy.turn = 8
    copy.control[0] = 2
    expect(g.turn).toBe(0)
    expect(g.control[0]).toBe(0)
    expect(copy.terms).toBe(g.terms)
    expect(copy.dice).toBe(g.dice)
    expect(copy.derived).toBeUndefined()
  })

  it('is overwritten by another state, and forgets what was derived', () => {
    const g = make()
    const other = make()
    other.place[2] = 4
    g.derived = { sum: 9 }
    g.copyFrom(other)
    expect(g.place[2]).toBe(4)
    expect(g.derived).toBeUndefined()
  })

  it('survives JSON', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 9, maxLength: 9 }), numbers => {
        const g = layout.create({ name: 'test' }, fastDice(1), Int32Array.from(numbers.map(n => n | 0)))
        const back = layout.fromJSON(JSON.parse(JSON.stringify(layout.toJSON(g))))
        const fits = g.cells.every(n => Math.abs(n) <= 0x7fffffff)
        expect(back.ok).toBe(fits)
        if (back.ok) expect(sameCells(back.cells, g.cells)).toBe(true)
      }),
    )
  })

  it.each([
    ['a field is missing', { turn: 1, place: [0, 0, 0, 0, 0] }, 'control'],
    ['a field is too short', { turn: 1, place: [0], control: [0, 0, 0] }, 'place'],
    ['a number is none', { turn: 'x', place: [0, 0, 0, 0, 0], control: [0, 0, 0] }, 'turn'],
    ['a number is broken', { turn: 1.5, place: [0, 0, 0, 0, 0], control: [0, 0, 0] }, 'turn'],
    ['a field is unknown', { turn: 1, place: [0, 0, 0, 0, 0], control: [0, 0, 0], more: 1 }, 'more'],
    ['it is no object', 'state', 'state'],
  ])('names the field when %s', (_, json, field) => {
    expect(layout.fromJSON(json)).toEqual({ ok: false, field })
  })
})

describe('fingerprint', () => {
  it('is the same for the same cells and differs when one cell does', () => {
    fc.assert(
      fc.property(fc.int32Array({ minLength: 4, maxLength: 30 }), fc.nat(3), (cells, at) => {
        const changed = cells.slice()
        changed[at] ^= 1
        expect(fingerprint(cells.slice())).toBe(fingerprint(cells))
        expect(fingerprint(changed)).not.toBe(fingerprint(cells))
      }),
    )
  })
})
