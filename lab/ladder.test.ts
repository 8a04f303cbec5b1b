import { expect, test } from 'vitest'
import type { Level } from '../ai/players/players.ts'
import type { SelfplayBatch, SelfplayResult } from './batches.ts'
import { boutOf, type Climb, type Climbing, climb, RUNGS } from './ladder.ts'
import type { PlayedGame } from './selfplay.ts'
import { type Title, titleOf } from './titles.ts'

const [officers, generals] = RUNGS

function title(name: string): Title {
  const found = titleOf(name)
  if (!found.ok) throw new Error(found.faults[0].reason)
  return found.value
}
const POLAND = title('war-comes-early/1939')
const STARS = title('budziszyn-1945/stars-3')

const ended = (winner: number, points: number[] = [0, 0]): PlayedGame => ({
  seed: 1,
  outcome: { winners: winner < 0 ? [] : [winner], rule: '1', because: '' },
  decisions: 1,
  turns: 1,
  counters: [],
  strength: [],
  points: [points],
  fired: {},
})

const climbing = (outcome: (batch: SelfplayBatch) => PlayedGame, more: Partial<Climbing> = {}): Climbing => ({
  seed: 10,
  limit: 200,
  wave: 4,
  play: async batches =>
    batches.map(
      (batch): SelfplayResult => ({ kind: 'selfplay', games: 1, decisions: 1, played: [outcome(batch)] }),
    ),
  isTimeUp: () => false,
  ...more,
})

const seatOf = (batch: SelfplayBatch, level: Level) => batch.levels.indexOf(level)

test('with two sides a seed is played twice, with sides swapped', () => {
  const { batches, scoresOf } = boutOf(POLAND, officers, 3, 0)
  expect(batches.map(({ seeds, levels }) => [seeds, levels])).toEqual([
    [[3], ['officer', 'recruit']],
    [[3], ['recruit', 'officer']],
  ])
  expect(scoresOf(ended(0), ended(-1)).map(({ score }) => score)).toEqual([1, 0.5])
  expect(scoresOf(ended(1), ended(1)).map(({ score }) => score)).toEqual([0, 1])
})

test('with three sides seats take turns, and each is compared with itself', () => {
  const levels = [0, 1, 2, 3].map(index => boutOf(STARS, generals, 3, index, 50).batches[0].levels)
  expect(levels.map(row => row.indexOf('general'))).toEqual([0, 1, 2, 0])
  const { batches, scoresOf } = boutOf(STARS, generals, 3, 1, 50)
  expect(batches[0].nodes).toBe(50)
  expect(batches[1]).toMatchObject({ seeds: [3], levels: ['officer', 'officer', 'officer'] })
  const score = (first: PlayedGame, second: PlayedGame) => scoresOf(first, second)[0]
  // It wins where an officer did not; it loses by less; it loses just as badly; it draws where an officer won.
  expect(score(ended(1, [0, 9, 0]), ended(0, [9, 0, 0]))).toEqual({ score: 1, isWin: true })
  expect(score(ended(0, [9, 5, 1]), ended(0, [9, 3, 1]))).toEqual({ score: 1, isWin: false })
  expect(score(ended(0, [9, 3, 1]), ended(2, [1, 3, 9]))).toEqual({ score: 0.5, isWin: false })
  expect(score(ended(-1, [9, 9, 1]), ended(1, [1, 3, 2]))).toEqual({ score: 0, isWin: false })
})

test('an ally wins with its allies, and its lead is over its enemies', () => {
  const allied = { ...STARS, scenario: { ...STARS.scenario, allies: [[0, 1]] } }
  const { scoresOf } = boutOf(allied, generals, 3, 1, 50)
  const won = { ...ended(0, [5, 5, 1]), outcome: { winners: [0, 1], rule: '1', because: '' } }
  expect(scoresOf(won, ended(2, [1, 3, 9]))[0]).toEqual({ score: 1, isWin: true })
  expect(scoresOf(ended(2, [9, 3, 4]), ended(2, [1, 3, 9]))[0]).toEqual({ score: 1, isWin: false })
})

test('a climb stops at the seed that decides, however many are played at a time', async () => {
  const always = (batch: SelfplayBatch) => ended(seatOf(batch, 'officer'))
  const expected: Climb = {
    games: 56,
    score: 56,
    wins: 56,
    ratio: expect.closeTo(2.962, 2),
    verdict: 'passed',
  }
  expect(await climb(POLAND, officers, climbing(always))).toEqual(expected)
  expect(await climb(POLAND, officers, climbing(always, { wave: 11 }))).toEqual(expected)
  const never = await climb(
    POLAND,
    officers,
    climbing(batch => ended(1 - seatOf(batch, 'officer'))),
  )
  expect(never).toMatchObject({ games: 4, score: 0, verdict: 'failed' })
})

test('without a winner it goes on to the last game', async () => {
  // Three of four: just between the hypotheses.
  const mostly = (batch: SelfplayBatch) => {
    const seat = seatOf(batch, 'general')
    return ended(seat === 0 || batch.seeds[0] % 10 < 5 ? seat : 1 - seat)
  }
  expect(await climb(POLAND, generals, climbing(mostly))).toMatchObject({
    games: 200,
    score: 150,
    verdict: 'passed',
  })
})

test('when time is up nothing is claimed', async () => {
  let waves = 0
  const play = climbing(batch => ended(seatOf(batch, 'officer')), { isTimeUp: () => waves++ >= 2 })
  expect(await climb(POLAND, officers, play)).toMatchObject({ games: 16, score: 16, verdict: null })
})
