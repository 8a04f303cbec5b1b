import { describe, expect, it } from 'vitest'
import { isAction } from './action.ts'

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])

describe('the form of an action', () => {
  it.each([
    [{ do: 'end' }],
    [{ do: 'attack', target: '3125', units: ['a', 'b'], all: true, with: null }],
    [{ do: 'mission', attacks: [['2413', 2]] }],
  ])('is small JSON with a verb: %j', action => {
    expect(isAction(action)).toBe(true)
  })

  it.each([
    ['nothing', null],
    ['text', 'end'],
    ['a list', [{ do: 'end' }]],
    ['no verb', { unit: 'a' }],
    ['a verb that is no text', { do: 7 }],
    ['a verb longer than any', { do: 'x'.repeat(257) }],
    ['an object within', { do: 'x', y: { z: 1 } }],
    ['an object in a list', { do: 'bundle', parts: [{ do: 'take' }] }],
    ['deep nesting', { do: 'x', y: nested(5) }],
    ['very deep nesting', { do: 'x', y: nested(3000) }],
    ['too many keys', { do: 'x', ...Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`k${i}`, i])) }],
    ['too long a list', { do: 'x', y: Array.from({ length: 4097 }, () => 1) }],
    ['a number without end', { do: 'x', y: Number.POSITIVE_INFINITY }],
    ['a function', { do: 'x', y: () => 1 }],
    ['a prototype in disguise', JSON.parse('{"do": "x", "__proto__": {"y": 1}}')],
  ])('is not %s', (_, value) => {
    expect(isAction(value)).toBe(false)
  })
})
