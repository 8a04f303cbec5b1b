import { expect, test } from 'vitest'
import { type FuzzBatch, portions, type SelfplayBatch } from './batches.ts'
import { cores, playBatches } from './pool.ts'

const title = 'war-comes-early/1939'
const batches = [1, 2, 3, 4].map(
  (seed): SelfplayBatch => ({ kind: 'selfplay', title, seeds: [seed], levels: ['random', 'random'] }),
)

test('two threads and one give the same results in the same order', async () => {
  const heard: number[] = []
  const threaded = await playBatches(batches, 2, result => heard.push(result.games))
  expect(threaded).toEqual(await playBatches(batches, 1))
  expect(heard).toEqual([1, 1, 1, 1])
})

test('a fuzz batch counts its games and decisions', async () => {
  const batch: FuzzBatch = { kind: 'fuzz', title, seeds: [1, 2], style: 'random' }
  const [result] = await playBatches([batch], 1)
  expect(result).toMatchObject({ kind: 'fuzz', games: 2, failures: [] })
  expect(result.decisions).toBeGreaterThan(100)
})

test('what goes wrong in a worker is told here', async () => {
  const nonsense: FuzzBatch = { kind: 'fuzz', title: 'chess/classic', seeds: [1], style: 'random' }
  await expect(playBatches([nonsense, nonsense], 2)).rejects.toThrow('there is no chess/classic')
})

test('seeds are dealt out completely, in enough portions for every worker', () => {
  for (const games of [1, 7, 100, 200, 2000]) {
    const dealt = portions(5, games)
    expect(dealt.flat()).toEqual(Array.from({ length: games }, (_, i) => 5 + i))
    expect(Math.max(...dealt.map(some => some.length))).toBeLessThanOrEqual(20)
    expect(dealt.length).toBeGreaterThanOrEqual(Math.min(games, 64))
  }
  expect(portions(1, 0)).toEqual([])
  expect(cores()).toBeGreaterThan(0)
})
