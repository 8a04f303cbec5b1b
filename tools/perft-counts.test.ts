import { describe, expect, test } from 'vitest'
import { GAMES } from '../games/all.ts'
import { countsOf, keptCounts } from './perft-counts.ts'

const kept = GAMES.flatMap(({ id }) => {
  const counts = keptCounts(id)
  return counts === null ? [] : [[id, counts] as const]
})

describe.each(kept)('%s has as many legal actions as before', (game, counts) => {
  test.each(Object.entries(counts))('%s', (file, before) => {
    expect(countsOf(game, file)).toEqual(before)
  })
})
