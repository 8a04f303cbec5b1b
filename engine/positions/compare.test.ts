import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '../game/action.ts'
import { inThisOrder, matches } from './compare.ts'

describe('matches', () => {
  it.each<[string, Json | undefined, Json, boolean]>([
    ['the same word', 'supplied', 'supplied', true],
    ['a word in other capitals', 'Germany', 'germany', true],
    ['another word', 'supplied', 'unsupplied', false],
    ['a hex that was written as a number', '2413', 2413, true],
    ['a rule that only looks like another as a number', '9.1', '9.10', false],
    ['a number that was written as text', 0.5, '0.5', true],
    ['a number and a word', 3, 'three', false],
    ['a number and nothing', 0, null, false],
    ['a number and an empty text', 0, '', false],
    ['yes for true', true, 'yes', true],
    ['no for false', false, 'no', true],
    ['yes for false', false, 'yes', false],
    ['a word for false', false, 'maybe', false],
    ['nothing where nothing is expected', undefined, 'no', true],
    ['something where nothing is expected', 4, 'no', false],
    ['nothing where something is expected', undefined, 4, false],
    ['none for null', null, 'none', true],
  ])('%s', (_, found, expected, same) => {
    expect(matches(found, expected)).toBe(same)
  })

  it('looks only at the keys that are expected', () => {
    expect(matches({ a: 1, b: 2 }, { a: 1 })).toBe(true)
    expect(matches({ a: 1, b: 2 }, { a: 1, c: 3 })).toBe(false)
    expect(matches({ a: 1 }, { c: 'no' })).toBe(true)
    expect(matches('word', { a: 1 })).toBe(false)
  })

  it('takes a single word for the first part of an answer', () => {
    const answer = { is: 'supplied', line: ['2413', '2414'] }
    expect(matches(answer, 'supplied')).toBe(true)
    expect(matches(answer, { line: [2413, 2414] })).toBe(true)
    expect(matches(answer, { is: 'supplied', line: [2413] })).toBe(false)
  })

  it('compares lists item by item, in any order where order has no meaning', () => {
    expect(matches(['a', 'b'], ['a', 'b'])).toBe(true)
    expect(matches(['a', 'b'], ['b', 'a'])).toBe(false)
    expect(matches(['a', 'b'], ['b', 'a'], true)).toBe(true)
    expect(matches(['a', 'a'], ['a', 'b'], true)).toBe(false)
    expect(matches(['a', 'b'], ['a'], true)).toBe(false)
  })

  it('measures lists and numbers', () => {
    const list = ['a', 'b', 'c']
    expect(matches(list, { includes: ['a', 'c'] })).toBe(true)
    expect(matches(list, { includes: 'd' })).toBe(false)
    expect(matches(list, { excludes: ['d'] })).toBe(true)
    expect(matches(list, { excludes: ['c'], count: 3 })).toBe(false)
    expect(matches(list, { count: 3, least: 2, most: 3 })).toBe(true)
    expect(matches(list, { most: 2 })).toBe(false)
    expect(matches(5, { least: 5, most: 6 })).toBe(true)
    expect(matches(5, { least: 6 })).toBe(false)
    expect(matches({ 2413: 1, 2414: 2 }, { count: 2, includes: [2413] })).toBe(true)
  })

  it('finds everything equal to itself', () => {
    const word = fc.oneof(fc.constantFrom('a', 'b', '2413'), fc.integer(), fc.boolean())
    const value = fc.letrec(tie => ({
      value: fc.oneof(
        { maxDepth: 3 },
        word,
        fc.array(tie('value')),
        fc.dictionary(fc.constantFrom('x', 'y'), tie('value')),
      ),
    })).value
    fc.assert(
      fc.property(value, json => {
        expect(matches(json as Json, json as Json)).toBe(true)
        expect(matches(json as Json, json as Json, true)).toBe(true)
      }),
    )
  })
})

describe('inThisOrder', () => {
  const events: Json[] = [{ event: 'a' }, { event: 'b', n: 1 }, { event: 'a' }, { event: 'c' }]
  it('lets others lie between', () => {
    expect(inThisOrder(events, [{ event: 'b' }, { event: 'c' }])).toBe(true)
    expect(inThisOrder(events, [{ event: 'c' }, { event: 'b' }])).toBe(false)
    expect(inThisOrder(events, [{ event: 'a' }, { event: 'a' }])).toBe(true)
    expect(inThisOrder(events, [{ event: 'a' }, { event: 'a' }, { event: 'a' }])).toBe(false)
    expect(inThisOrder(events, [])).toBe(true)
  })
})
