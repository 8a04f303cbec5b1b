import { describe, expect, test } from 'vitest'
import { OFFICER } from '../temper.ts'
import { bookFor, type Duty, withoutGuards } from './book.ts'
import { estimateFor } from './estimate.ts'
import { at, BLUE, clearTable, nameOf, put, RED, sandTable, type Table } from './sand-table.fixture.ts'

const hold = (hex: string, keep: number, send = 1, within = 0): Duty => ({ hex: at(hex), keep, send, within })

function bookAt(g: Table, ...duties: Duty[]) {
  const field = { ...sandTable, duties: () => duties }
  return { field, book: bookFor(estimateFor(field, g, RED, OFFICER)) }
}

describe('who is in a hex that must be held', () => {
  test('somebody stays, however little is asked for', () => {
    const g = clearTable(RED)
    const unit = put(g, RED, '0505', 3)
    expect(bookAt(g, hold('0505', 0)).book.isBound(g, unit)).toBe(true)
  })

  test('one of two stays when one is enough, and it is the same one after the other has left', () => {
    const g = clearTable(RED)
    const units = [put(g, RED, '0505', 3), put(g, RED, '0505', 3)]
    const { book, field } = bookAt(g, hold('0505', 2))
    const bound = units.filter(unit => book.isBound(g, unit))
    expect(bound).toHaveLength(1)
    field.stand(g, units.find(unit => !bound.includes(unit))!, at('0508'))
    expect(units.filter(unit => book.isBound(g, unit))).toEqual(bound)
  })

  test('both stay when both are needed; whoever came in since counts', () => {
    const g = clearTable(RED)
    const units = [put(g, RED, '0505', 3), put(g, RED, '0505', 3)]
    const third = put(g, RED, '0506', 9)
    const { book, field } = bookAt(g, hold('0505', 5))
    expect(units.every(unit => book.isBound(g, unit))).toBe(true)
    field.stand(g, third, at('0505'))
    expect([...units, third].filter(unit => book.isBound(g, unit)).length).toBeLessThan(3)
    expect(book.lacks(g, at('0505'))).toBe(0)
  })

  test('enemies there are not bound by a book that is not theirs', () => {
    const g = clearTable(RED)
    const enemy = put(g, BLUE, '0505', 3)
    expect(bookAt(g, hold('0505', 3)).book.isBound(g, enemy)).toBe(false)
  })
})

describe('who is sent', () => {
  test('one unit everywhere before a second anywhere', () => {
    const g = clearTable(RED)
    const units = ['0405', '0406', '0407'].map(hex => put(g, RED, hex, 2))
    const { book } = bookAt(g, hold('0505', 0, 4), hold('0507', 0, 2))
    const posts = units.map(unit => nameOf(book.post(unit))).sort()
    expect(posts).toEqual(['0505', '0505', '0507'])
  })

  test('nobody who cannot be there in time, and nobody to where an enemy stands', () => {
    const g = clearTable(RED)
    const unit = put(g, RED, '0202', 2)
    put(g, BLUE, '0303', 2)
    expect(bookAt(g, hold('0909', 0)).book.post(unit)).toBe(-1)
    expect(bookAt(g, hold('0303', 0)).book.post(unit)).toBe(-1)
    expect(nameOf(bookAt(g, hold('0909', 0, 1, 4)).book.post(unit))).toBe('0909')
  })

  test('nobody who is bound elsewhere', () => {
    const g = clearTable(RED)
    const unit = put(g, RED, '0505', 2)
    const { book } = bookAt(g, hold('0505', 2), hold('0506', 0))
    expect(book.post(unit)).toBe(-1)
  })
})

test('a guard strikes only if others can bear the worst, or somebody stays', () => {
  const g = clearTable(RED)
  const guard = put(g, RED, '0505', 3)
  const other = put(g, RED, '0506', 3)
  const { book, field } = bookAt(g, hold('0505', 0))
  const sent = (units: number[], worst: number) => withoutGuards(book, field, g, units, () => worst)
  expect(sent([guard, other], 1)).toEqual([guard, other])
  expect(sent([guard, other], 2)).toEqual([other])
  expect(sent([guard], 1)).toEqual([])
  put(g, RED, '0505', 9)
  expect(sent([guard], 1)).toEqual([guard])
})
