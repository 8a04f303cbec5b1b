import { expect, test } from 'vitest'
import type { Scenario } from '../engine/game/game.ts'
import { figuresOf, rivalsOf, shareOf } from './figures.ts'
import type { PlayedGame } from './selfplay.ts'

const TWO: Scenario = { id: 'two', title: 'Two', turns: 3, sides: ['red', 'blue'], options: [] }
const FOUR: Scenario = { ...TWO, sides: ['red', 'blue', 'green', 'white'], allies: [[0, 2]] }

const game = (winner: number, points: number[][], because = 'of points'): PlayedGame => ({
  seed: 1,
  outcome: { winners: winner < 0 ? [] : [winner], rule: '4.2', because },
  decisions: points.length * 10,
  turns: points.length,
  counters: [winner + 1, 3],
  strength: [0, 2.5],
  points,
  fired: { '4.2': 1, [`4.${winner}`]: 2 },
})

test('wins, lengths, losses and endings of some games', () => {
  const figures = figuresOf(
    [
      game(0, [[1, 2]], '7 towns'),
      game(0, [[1, 2]], '9 towns'),
      game(1, [[0, 2]], '3 towns'),
      game(-1, [[0, 0]]),
    ],
    TWO,
  )
  expect(figures).toMatchObject({ games: 4, wins: [2, 1], draws: 1, counters: [1, 3], strength: [0, 2.5] })
  expect(figures.endings.map(({ games, winners, because }) => [games, winners, because])).toEqual([
    [2, [0], 'n towns'],
    [1, [1], '3 towns'],
    [1, [], 'of points'],
  ])
  expect(figures.fired).toEqual({ '4.2': 4, '4.0': 4, '4.1': 2, '4.-1': 2 })
  expect(shareOf(figures, 0)).toBe(0.625)
})

test('a game that is over keeps its points while others go on', () => {
  const long = game(0, [
    [1, 0],
    [2, 0],
    [9, 0],
  ])
  const { points, turns } = figuresOf([long, game(1, [[3, 4]])], TWO)
  expect(points).toEqual([
    [2, 2],
    [2.5, 2],
    [6, 2],
  ])
  expect(turns).toEqual({ mean: 2, least: 1, most: 3 })
})

test('no games at all', () => {
  const figures = figuresOf([], TWO)
  expect(figures).toMatchObject({ games: 0, wins: [0, 0], points: [], turns: { mean: 0, least: 0, most: 0 } })
  expect(shareOf(figures, 1)).toBe(0)
})

test('allies win together, and a draw is shared by those who play for the win', () => {
  const won = { ...game(0, [[1, 2, 3, 4]]), outcome: { winners: [0, 2], rule: '4', because: 'of points' } }
  const figures = figuresOf([won, game(-1, [[0, 0, 0, 0]])], FOUR)
  expect(figures).toMatchObject({ wins: [1, 0, 1, 0], draws: 1, rivals: 3 })
  expect(shareOf(figures, 2)).toBeCloseTo((1 + 1 / 3) / 2)
  expect(rivalsOf(FOUR)).toEqual([
    { name: 'red and green', side: 0 },
    { name: 'blue', side: 1 },
    { name: 'white', side: 3 },
  ])
})
