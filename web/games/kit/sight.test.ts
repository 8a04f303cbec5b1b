import { expect, test } from 'vitest'
import { PUBLIC } from '../../../engine/game/game.ts'
import { lay, see } from './toy.fixture.ts'

const g = lay({ E11: ['red-1'] })
const script = { side: 0, legal: [{ do: 'end' }] }

test('only the side that decides has actions, and the public none', () => {
  expect([0, 1, PUBLIC].map(viewer => see(g, viewer, script).legal)).toEqual([[{ do: 'end' }], [], []])
})

test('a refusal is a sentence with its rule', () => {
  const s = see(g, 0, script)
  expect(s.check({ do: 'end' })).toBeNull()
  expect(s.check({ do: 'fly' })).toEqual({ text: 'That is not allowed.', rules: ['7'] })
})

test('questions are asked of a copy, and nobody rolls on it', () => {
  const s = see(g, 0, script)
  s.ask(real => {
    real.turn = 4
  })
  expect(g.turn).toBe(1)
  expect(() => s.ask(real => real.dice.below(0, 6))).toThrow('only looked at')
  expect(() => s.g.dice.below(0, 6)).toThrow('only looked at')
})
