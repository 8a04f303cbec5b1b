import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fastDice } from '../dice/fast-dice.ts'
import { fingerprint, flags, records, run, sameState, scalar, seldom, stateLayout } from './layout.ts'

const layout = stateLayout<{ name: string }, { sum: number }>()({
  turn: scalar(0, 20),
  control: run(3, 0, 5),
  place: run(5, -6, 2000),
  marks: flags(2, { dug: 1, masked: 0x20000 }),
})
const make = () => layout.create({ name: 'test' }, fastDice(1))

describe('state layout', () => {
  it('reads and writes named fields over one buffer', () => {
    const g = make()
    g.turn = 3
    g.place[4] = -2
    g.marks[0] = 0x20001
    g.control.fill(5)
    expect(layout.toJSON(g)).toEqual({
      turn: 3,
      control: [5, 5, 5],
      place: [0, 0, 0, 0, -2],
      marks: [0x20001, 0],
    })
  })

  it('gives each field the narrowest cells that hold its range', () => {
    const g = make()
    expect([g.control, g.place, g.marks].map(cells => cells.constructor.name)).toEqual([
      'Int8Array',
      'Int16Array',
      'Int32Array',
    ])
    // A scalar, two marks, five places of two bytes each and three bytes: 25 bytes are seven words.
    expect(g.cells.length).toBe(7)
    const wide = stateLayout<null, null>()({ a: run(1, 0, 255), b: run(1, 0, 65535) }).create(
      null,
      fastDice(1),
    )
    expect([wide.a, wide.b].map(cells => cells.constructor.name)).toEqual(['Uint8Array', 'Uint16Array'])
    expect(() => stateLayout()({ vast: run(1, 0, 2 ** 40) })).toThrow(/no cell/)
  })

  it('tells its numbers in the order of the fields, however they lie in memory', () => {
    const g = make()
    g.turn = 3
    g.control[1] = 4
    g.place[0] = -1
    g.marks[1] = 1
    expect([...g.numbers()]).toEqual([3, 0, 4, 0, -1, 0, 0, 0, 0, 0, 1])
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

  it('survives JSON when every number lies in its range, and only then', () => {
    const numbers = fc.array(fc.integer({ min: -8, max: 2003 }), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(numbers, fc.integer({ min: -1, max: 7 }), (place, holder) => {
        const json = { turn: 1, control: [0, 0, holder], place, marks: [0, 0] }
        const read = layout.fromJSON(json)
        const fits = place.every(n => n >= -6 && n <= 2000) && holder >= 0 && holder <= 5
        expect(read.ok).toBe(fits)
        if (!read.ok) return
        const g = layout.create({ name: 'test' }, fastDice(1), read.cells)
        expect(layout.toJSON(g)).toEqual(json)
        const again = layout.fromJSON(JSON.parse(JSON.stringify(layout.toJSON(g))))
        expect(again).toEqual(read)
      }),
    )
  })

  it.each([
    ['a field is missing', { turn: 1, place: [0, 0, 0, 0, 0], marks: [0, 0] }, 'control'],
    ['a field is too short', { turn: 1, control: [0, 0, 0], place: [0], marks: [0, 0] }, 'place'],
    ['a number is none', { turn: 'x' }, 'turn'],
    ['a number is broken', { turn: 1.5 }, 'turn'],
    ['a field is unknown', { turn: 1, more: 1 }, 'more'],
    ['it is no object', 'state', 'state'],
  ])('names the field when %s', (_, json, field) => {
    expect(layout.fromJSON(json)).toMatchObject({
      ok: false,
      field,
      reason: expect.stringMatching(/missing/),
    })
  })

  it('names the field whose numbers no game can reach', () => {
    const json = { ...layout.toJSON(make()), turn: 21 }
    expect(layout.fromJSON(json)).toMatchObject({
      ok: false,
      field: 'turn',
      reason: expect.stringMatching(/no game can reach/),
    })
  })

  it('knows a sound state from one with numbers out of range', () => {
    const g = make()
    expect(layout.isSound(g)).toBe(true)
    g.control[2] = 6
    expect(layout.isSound(g)).toBe(false)
    g.control[2] = 0
    g.turn = -1
    expect(layout.isSound(g)).toBe(false)
  })

  it('holds records of numbers with ranges of their own', () => {
    const missions = records(2, [
      [0, 7],
      [-1, 300],
    ])
    expect(missions.cells).toBe(4)
    expect(missions.fits([7, 300, 0, -1])).toBe(true)
    expect(missions.fits([0, 0, 8, 0])).toBe(false)
    expect(missions.fits([0, 0, 0, -2])).toBe(false)
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

describe('fields that few actions change', () => {
  const spec = {
    turn: scalar(0, 9),
    place: run(3, -6, 2000),
    bridges: seldom(run(4, 0, 3)),
    plans: seldom(run(2, -1, 900)),
  }
  const made = stateLayout<null, never>()(spec)
  const begun = () => {
    const g = made.create(null, fastDice(1))
    g.own('bridges').set([1, 2, 3, 0])
    return g
  }

  it('are shared by copies until one of them writes, and then by the others only', () => {
    const g = begun()
    const copy = g.copy()
    expect(copy.bridges).toBe(g.bridges)
    copy.own('bridges')[3] = 3
    expect([...copy.bridges]).toEqual([1, 2, 3, 3])
    expect([...g.bridges]).toEqual([1, 2, 3, 0])
    expect(copy.plans).toBe(g.plans)
    g.own('plans')[0] = 7
    expect([...copy.plans]).toEqual([0, 0])
  })

  it('are apart in a copy of a copy, whoever writes first', () => {
    const g = begun()
    const first = g.copy()
    const second = first.copy()
    first.own('bridges')[0] = 0
    second.own('bridges')[1] = 0
    expect([g, first, second].map(state => [...state.bridges])).toEqual([
      [1, 2, 3, 0],
      [0, 2, 3, 0],
      [1, 0, 3, 0],
    ])
  })

  it('are taken over by a state that is written over, and given up by nobody', () => {
    const g = begun()
    const scratch = g.copy()
    const own = scratch.own('bridges')
    own[0] = 3
    scratch.copyFrom(g)
    expect([...scratch.bridges]).toEqual([1, 2, 3, 0])
    expect(scratch.bridges).toBe(own)
    const other = begun()
    other.own('plans')[1] = 5
    scratch.copyFrom(other)
    scratch.own('plans')[1] = 6
    other.own('plans')[0] = 8
    expect([[...scratch.plans], [...other.plans]]).toEqual([
      [0, 6],
      [8, 5],
    ])
  })

  it('are told anew in JSON only when they have changed', () => {
    const g = begun()
    const first = made.toJSON(g, {})
    g.own('plans')[1] = 9
    g.place[2] = 4
    const second = made.toJSON(g, first)
    expect(second).toEqual(made.toJSON(g))
    expect(second.bridges).toBe(first.bridges)
    expect(second.plans).toEqual([0, 9])
    g.own('plans')[1] = 0
    expect(made.toJSON(g, second).plans).toEqual([0, 0])
  })

  it('count as numbers and as JSON like all others', () => {
    const g = begun()
    const copy = g.copy()
    expect(sameState(g, copy)).toBe(true)
    copy.own('bridges')[3] = 1
    expect(sameState(g, copy)).toBe(false)
    const read = made.fromJSON(JSON.parse(JSON.stringify(made.toJSON(copy))))
    expect(read.ok && sameState(made.create(null, fastDice(1), read.cells), copy)).toBe(true)
  })
})
