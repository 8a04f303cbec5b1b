import { expect, test } from 'vitest'
import { begun, game, play } from '../../ai/games/war-comes-early/player.fixture.ts'
import { luckOf } from '../../ai/players/player.ts'
import type { Action } from '../../engine/game/action.ts'
import { broken, POLAND, tableOf } from './fuzz.fixture.ts'
import { mutant, mutantFinding, Vocabulary } from './mutants.ts'
import { sameJson } from './same-json.ts'

const action: Action = { do: 'step', unit: 'a', to: '0101', path: ['0101', '0102'] }

function learned(): Vocabulary {
  const vocabulary = new Vocabulary()
  vocabulary.learn(action)
  vocabulary.learn({ do: 'attack', unit: 'b', target: '0203' })
  return vocabulary
}

test('mutants change unit, hex and verb, drop and add fields, and are sometimes no actions at all', () => {
  const luck = luckOf(1)
  const mutants = Array.from({ length: 3000 }, () => mutant(action, learned(), luck))
  const some = (test: (made: Record<string, unknown>) => boolean) =>
    mutants.some(made => typeof made === 'object' && made !== null && test(made as Record<string, unknown>))
  expect(some(made => made.unit === 'b' && made.to === '0101')).toBe(true)
  expect(some(made => made.do === 'attack')).toBe(true)
  expect(some(made => !('to' in made) && made.do === 'step')).toBe(true)
  expect(some(made => 'target' in made)).toBe(true)
  expect(some(made => Array.isArray(made.units))).toBe(true)
  expect(some(made => Array.isArray(made.path) && made.path.length === 1)).toBe(true)
  expect(mutants).toContain(null)
  expect(action).toEqual({ do: 'step', unit: 'a', to: '0101', path: ['0101', '0102'] })
})

test('the vocabulary keeps every value once', () => {
  const vocabulary = new Vocabulary()
  for (let i = 0; i < 5; i++) vocabulary.learn({ do: 'x', n: i % 2 })
  const luck = luckOf(1)
  const drawn = new Set(Array.from({ length: 100 }, () => vocabulary.like('n', luck)))
  expect([...drawn].sort()).toEqual([0, 1])
  expect(vocabulary.like('unheard', luck)).toBeNull()
})

test.each(['1938', '1939'])(
  '[5.0a] thousands of near-legal actions in a game of %s are refused by rule',
  scenario => {
    const g = begun(scenario, 6)
    const vocabulary = new Vocabulary()
    const luck = luckOf(6)
    const asked = { allowed: 0, refused: 0 }
    play(g, ['lively', 'officer'], 6, (side, _decision, legal) => {
      for (const action of legal.slice(0, 5)) vocabulary.learn(action)
      for (let i = 0; i < 10; i++) {
        const action = mutant(legal[luck.below(legal.length)], vocabulary, luck)
        const refusals = game.check(g, side, action)
        for (const { rule, because } of refusals) {
          expect(rule, JSON.stringify(action)).toMatch(/^\d+\.\d/)
          expect(because.length).toBeGreaterThan(10)
        }
        asked[refusals.length > 0 ? 'refused' : 'allowed'] += 1
      }
      return false
    })
    expect(asked.refused).toBeGreaterThan(1500)
    expect(asked.allowed).toBeLessThan(asked.refused)
  },
)

test('near-legal actions are refused by a rule or harmless', () => {
  const table = tableOf(POLAND)
  const vocabulary = learned()
  for (const legal of table.legal) vocabulary.learn(legal)
  for (let i = 0; i < 1000; i++) expect(mutantFinding(table, vocabulary)).toBeNull()
})

test('a harmful one is found', () => {
  const title = broken(() => ({ check: () => [], perform: () => {}, faultsIn: () => ['all is lost'] }))
  expect(mutantFinding(tableOf(title), learned())).toMatch(/is allowed and breaks the game: all is lost$/)
})

test('JSON values are compared by content', () => {
  expect(sameJson({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true)
  expect(sameJson({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
  for (const [one, other] of [
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [[1], [1, 2]],
    [[], {}],
    [{}, []],
    [null, {}],
    ['1', 1],
  ]) {
    expect(sameJson(one, other)).toBe(false)
  }
})
