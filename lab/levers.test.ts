import { expect, test } from 'vitest'
import { attackPoints, counters, UNITS, unit } from '../games/budziszyn-1945/units.ts'
import { attackFactor, isReserveCorps, victoryValue } from '../games/war-comes-early/world.ts'
import { runBatch, type SelfplayBatch } from './batches.ts'
import { labGame } from './games/all.ts'
import { leversOf, withPull } from './levers.ts'
import { allTitles, nameOf, type Title } from './titles.ts'

const titleNamed = (name: string): Title => allTitles().find(title => nameOf(title) === name)!
const POLAND = titleNamed('war-comes-early/1939')
const NYSA = titleNamed('budziszyn-1945/nysa')

const known = allTitles().filter(({ game }) => labGame(game.id) !== undefined)

test.each(known.map(title => [nameOf(title), title] as const))(
  '%s has levers, each with its own name',
  (_, title) => {
    const ids = leversOf(title).map(lever => lever.id)
    expect(ids.length).toBeGreaterThanOrEqual(3)
    expect(new Set(ids).size).toBe(ids.length)
  },
)

test('a lever moves what it names and nothing else, and is put back', () => {
  const before = attackFactor.slice()
  const towns = victoryValue.slice()
  const during = withPull(POLAND, { lever: 'german-attack', by: 1 }, () => attackFactor.slice())
  const moved = [...before].flatMap((factor, u) => (during[u] === factor ? [] : [during[u] - factor]))
  expect(moved.length).toBeGreaterThan(10)
  expect(new Set(moved)).toEqual(new Set([1]))
  expect(during.every((factor, u) => !isReserveCorps[u] || factor === before[u])).toBe(true)
  expect([attackFactor, victoryValue]).toEqual([before, towns])
})

test('it is put back after a failure too', () => {
  const before = attackFactor.slice()
  const fail = () => withPull(POLAND, { lever: 'german-attack', by: -1 }, () => fails())
  const fails = (): never => {
    throw new Error('in the middle')
  }
  expect(fail).toThrow('in the middle')
  expect(attackFactor).toEqual(before)
  expect(() => withPull(POLAND, { lever: 'none', by: 1 }, () => 0)).toThrow('there is no lever none')
})

test('nothing falls below one, and what the rulebook states stays', () => {
  withPull(NYSA, { lever: 'german-strength', by: -9 }, () => {
    expect(attackPoints[1][unit('de-fb-pz')]).toBe(1)
    expect(attackPoints[2][unit('de-fb-pz')]).toBe(1)
  })
  const stated = Array.from({ length: UNITS }, (_, u) => u).filter(u => counters[u].isFromRulebook('steps'))
  expect(stated.length).toBeGreaterThan(10)
  for (const lever of leversOf(NYSA)) {
    const before = attackPoints[2].slice()
    withPull(NYSA, { lever: lever.id, by: 3 }, () => {
      for (const u of stated) expect(attackPoints[2][u]).toBe(before[u])
    })
  }
})

test('a batch with a lever plays other games, and the next one is as if nothing had been', () => {
  const batch: SelfplayBatch = {
    kind: 'selfplay',
    title: 'war-comes-early/1939',
    seeds: [1],
    levels: ['lively', 'lively'],
  }
  const before = runBatch(batch)
  expect(runBatch({ ...batch, pull: { lever: 'german-attack', by: 3 } })).not.toEqual(before)
  expect(runBatch(batch)).toEqual(before)
})
