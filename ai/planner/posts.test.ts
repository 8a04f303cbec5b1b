import { expect, test } from 'vitest'
import { OFFICER } from '../temper.ts'
import { estimateFor } from './estimate.ts'
import { postsFor } from './posts.ts'
import {
  BLUE,
  clearTable,
  estimateAt,
  nameOf,
  put,
  RED,
  sandTable,
  type Table,
  town,
} from './sand-table.fixture.ts'

const postOf = (g: Table, unit: number, line = 1) =>
  nameOf(postsFor(estimateAt(g, BLUE, { ...OFFICER, line })).of(g, unit))

test('a reserve is sent to the town that the enemy draws near, not to the one in the rear', () => {
  const g = clearTable(RED)
  town(g, '0606', BLUE)
  town(g, '1211', BLUE)
  put(g, RED, '0306', 6)
  expect(postOf(g, put(g, BLUE, '0908', 2))).toBe('0606')
})

test('the second unit goes to the second town once the first has somebody', () => {
  const g = clearTable(RED)
  town(g, '0604', BLUE)
  town(g, '0609', BLUE)
  put(g, RED, '0304', 4)
  put(g, RED, '0309', 3)
  const first = put(g, BLUE, '0806', 4)
  const second = put(g, BLUE, '0807', 4)
  expect(new Set([postOf(g, first), postOf(g, second)])).toEqual(new Set(['0604', '0609']))
})

test('with no enemy in sight nobody is sent anywhere', () => {
  const g = clearTable(RED)
  town(g, '0606', BLUE)
  expect(postOf(g, put(g, BLUE, '0908', 2))).toBe('')
})

test('whoever cannot move holds where he is', () => {
  const g = clearTable(RED)
  town(g, '0606', BLUE)
  put(g, RED, '0306', 6)
  expect(postOf(g, put(g, BLUE, '0908', 2, 0))).toBe('0908')
})

test('those on the attack are given no post', () => {
  const g = clearTable(BLUE)
  town(g, '0606', BLUE)
  put(g, RED, '0306', 6)
  expect(postOf(g, put(g, BLUE, '0908', 2))).toBe('')
})

test('a unit that comes onto the map during the phase is given a post then', () => {
  const g = clearTable(RED)
  town(g, '0606', BLUE)
  put(g, RED, '0306', 6)
  const late = put(g, BLUE, '0908', 2)
  const before = g.copy()
  before.place[late] = -1
  before.top[g.place[late]] = -1
  const posts = postsFor(estimateAt(before, BLUE))
  expect(posts.of(before, late)).toBe(-1)
  expect(nameOf(posts.of(g, late))).toBe('0606')
})

test('works are held against what they can bear, and left before a blow that ruins whoever stays', () => {
  const field = { ...sandTable, isInWorks: () => true, leavesWorksAbove: 2 }
  const stays = (strength: number) => {
    const g = clearTable(RED)
    put(g, RED, '0605', strength)
    const unit = put(g, BLUE, '0705', 4)
    return postsFor(estimateFor(field, g, BLUE, OFFICER)).of(g, unit) === g.place[unit]
  }
  expect(stays(6)).toBe(true)
  expect(stays(60)).toBe(false)
})
