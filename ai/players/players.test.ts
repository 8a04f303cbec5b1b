import { expect, test } from 'vitest'
import type { Action } from '../../engine/game/action.ts'
import type { Game } from '../../engine/game/game.ts'
import { levelsOf, playerOf } from '../games/all.ts'
import { leaning, OFFICER, type Temper } from '../temper.ts'
import { greedyPlayer } from './greedy.ts'
import type { Knowledge } from './knowledge.ts'
import { livelyPlayer } from './lively.ts'
import { type Description, luckOf, type Opinion, officersTemper } from './player.ts'
import { isLevel, LEVELS, playerWith } from './players.ts'
import { randomPlayer } from './random.ts'

const legal: readonly Action[] = ['a', 'b', 'c', 'd'].map(name => ({ do: name }))
const game = { awaited: () => ({ side: 0, decision: 'test' }) } as unknown as Game
const state = null as never

const describe = (opinion: Opinion): Description => ({
  liveliness: () => opinion,
  worth: () => opinion,
  standing: () => 0,
  moment: () => 0,
  turn: () => 0,
  mover: () => 0,
})

function shares(
  player: { choose: ReturnType<typeof randomPlayer>['choose'] },
  times: number,
): Record<string, number> {
  const luck = luckOf(5)
  const counts: Record<string, number> = { a: 0, b: 0, c: 0, d: 0 }
  for (let i = 0; i < times; i++) counts[player.choose(game, state, 0, legal, luck).do] += 1 / times
  return counts
}

test('the random player takes every action as often as any other', () => {
  for (const share of Object.values(shares(randomPlayer(), 20_000))) expect(share).toBeCloseTo(0.25, 1.5)
})

test('the lively player takes actions as often as their weight says, and leaves none out', () => {
  const weights: Record<string, number> = { a: 6, b: 3, c: 1, d: 0 }
  const found = shares(livelyPlayer(describe(action => weights[action.do])), 20_000)
  expect(found.a).toBeCloseTo(0.6, 1.5)
  expect(found.b).toBeCloseTo(0.3, 1.5)
  expect(found.c).toBeCloseTo(0.1, 1.5)
  expect(found.d).toBeGreaterThanOrEqual(0)
  const last = shares(livelyPlayer(describe(action => (action.do === 'd' ? 1 : 0))), 20_000)
  expect(last.a).toBeGreaterThan(0)
})

test('the greedy player takes the best, and any of the best among equals', () => {
  expect(
    shares(
      greedyPlayer(
        'officer',
        describe(action => (action.do === 'c' ? 2 : 1)),
        OFFICER,
      ),
      100,
    ).c,
  ).toBeCloseTo(1)
  const tie = shares(
    greedyPlayer(
      'officer',
      describe(action => (action.do < 'c' ? 2 : 1)),
      OFFICER,
    ),
    20_000,
  )
  expect(tie.a).toBeCloseTo(0.5, 1.5)
  expect(tie.b).toBeCloseTo(0.5, 1.5)
})

test('an officer leans as the game says for his side, and as all officers where it says nothing', () => {
  const bold = leaning({ drive: 2 })
  const asked: Temper[] = []
  const knows: Description = {
    ...describe(() => 0),
    officer: (_g, side) => (side === 1 ? bold : OFFICER),
    worth: (_game, _g, _side, _decision, temper) => {
      asked.push(temper)
      return () => 0
    },
  }
  const player = playerWith('officer', { describe: () => knows } as unknown as Knowledge)
  for (const side of [0, 1, 0]) player.choose(game, state, side, legal, luckOf(1))
  expect(asked).toEqual([OFFICER, bold, OFFICER])
  expect(
    officersTemper(
      describe(() => 0),
      state,
      1,
    ),
  ).toBe(OFFICER)
})

test('a single action is taken without thinking', () => {
  const player = greedyPlayer(
    'officer',
    describe(() => {
      throw new Error('asked')
    }),
    OFFICER,
  )
  expect(player.choose(game, state, 0, [legal[2]], luckOf(1))).toBe(legal[2])
})

test('luck is a function of its seed', () => {
  const draw = (seed: number) => {
    const luck = luckOf(seed)
    return Array.from({ length: 20 }, () => luck.below(1000))
  }
  expect(draw(3)).toEqual(draw(3))
  expect(draw(3)).not.toEqual(draw(4))
})

test('levels are known by name; a game that nobody described is played at random and at no level', () => {
  expect(LEVELS.every(isLevel)).toBe(true)
  expect(isLevel('grandmaster')).toBe(false)
  for (const level of LEVELS) expect(playerOf(level, 'war-comes-early').level).toBe(level)
  expect(levelsOf('toy')).toEqual(['random'])
  expect(playerOf('random', 'toy').level).toBe('random')
  for (const level of ['recruit', 'officer', 'general', 'lively'] as const)
    expect(() => playerOf(level, 'toy')).toThrow(`no ${level} knows toy`)
})
