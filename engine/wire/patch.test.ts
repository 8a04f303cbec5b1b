import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Json } from '../game/action.ts'
import { patched, patchFrom } from './patch.ts'

const json = fc.jsonValue({ maxDepth: 4 }).filter(value => !JSON.stringify(value).includes('"__proto__"'))
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value))

it('leads from any value to any other, also after it was sent as text', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      const [before, after] = [plain(a), plain(b)]
      const patch = patchFrom(before, after)
      if (patch === null) expect(before).toEqual(after)
      else expect(patched(before, JSON.parse(JSON.stringify(patch)))).toEqual(after)
    }),
  )
})

it('says nothing where nothing has changed, and changes nothing in place', () => {
  const before = { units: [1, 2, 3, 4, 5, 6], at: { turn: 1 } }
  expect(patchFrom(before, structuredClone(before))).toBeNull()
  const patch = patchFrom(before, { units: [1, 2, 9, 4, 5, 6], at: { turn: 2 } })!
  expect(JSON.stringify(patch)).toBe('{"units":{"2":[9]},"at":{"turn":[2]}}')
  patched(before, patch)
  expect(before).toEqual({ units: [1, 2, 3, 4, 5, 6], at: { turn: 1 } })
})

it('shortens and lengthens lists, and takes keys away', () => {
  const before = { a: [1, 2, 3, 4, 5, 6, 7], b: 1 }
  for (const after of [
    { a: [1, 2, 3, 4, 5, 6] } as Json,
    { a: [1, 2, 3, 4, 5, 6, 7, 8], b: 1 },
    { a: [], b: 1 },
  ])
    expect(patched(before, patchFrom(before, after)!)).toEqual(after)
})

it('names only what goes and comes in a list that has grown in the middle', () => {
  const hexes = Array.from({ length: 60 }, (_, i) => 1000 + 2 * i)
  const after = [...hexes.slice(0, 20), 1041, ...hexes.slice(20, 30), ...hexes.slice(31)]
  const patch = patchFrom(hexes, after)!
  expect(JSON.stringify(patch).length).toBeLessThan(90)
  expect(patched(hexes, JSON.parse(JSON.stringify(patch)))).toEqual(after)
})

it('descends into the values of a list that keeps its length', () => {
  const before = [
    { hex: 1, units: 3 },
    { hex: 2, units: 4 },
  ]
  const after = [
    { hex: 1, units: 4 },
    { hex: 2, units: 5 },
  ]
  expect(JSON.stringify(patchFrom(before, after))).toBe('{"0":{"units":[4]},"1":{"units":[5]}}')
})

it('leads from any list of numbers to any other', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 })
  fc.assert(
    fc.property(numbers, numbers, (before, after) => {
      const patch = patchFrom(before, after)
      expect(patch === null ? before : patched(before, patch)).toEqual(after)
    }),
  )
})
