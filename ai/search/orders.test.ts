import { expect, test } from 'vitest'
import type { Action } from '../../engine/game/action.ts'
import { describeFords, fords, fordsMinedAt } from './fords.fixture.ts'
import { FREE_HAND, isSameAction, type Orders, officerUnder } from './orders.ts'

const cross = (at: string): Action => ({ do: 'cross', at })

/** What Red does in the first turn under these orders. */
function firstTurn(orders: Partial<Orders>): Action[] {
  const g = fordsMinedAt('c')
  const officer = officerUnder({ ...FREE_HAND, ...orders }, describeFords())
  const actions: Action[] = []
  while (g.side === 0) {
    const action = officer.choose(fords, g, 0, fords.legal(g, 0))
    actions.push(action)
    fords.perform(g, 0, action, null)
  }
  return actions
}

test('with a free hand the officer does what he likes best', () => {
  expect(firstTurn({})).toEqual([cross('a'), cross('a'), { do: 'end' }])
})

test('an action is taken once in the place of another', () => {
  const changes = [{ instead: cross('a'), take: cross('c') }]
  expect(firstTurn({ changes })).toEqual([cross('c'), cross('a'), { do: 'end' }])
})

test('what is forbidden is never done, and what cannot be done instead is passed over', () => {
  expect(firstTurn({ changes: [{ instead: cross('a'), take: null }] })).toEqual([
    cross('b'),
    cross('b'),
    { do: 'end' },
  ])
  expect(firstTurn({ changes: [{ instead: cross('a'), take: cross('z') }] })).toEqual(firstTurn({}))
  const never = ['a', 'b', 'c'].map(at => ({ instead: cross(at), take: null }))
  expect(firstTurn({ changes: never })).toEqual([{ do: 'end' }])
})

test('a place is left alone as long as there is anything else to do', () => {
  expect(firstTurn({ avoided: ['a', 'b'] })).toEqual([cross('c'), cross('c'), { do: 'end' }])
})

test('equals are drawn by a lot that is the same every time and does not fall on the first alone', () => {
  const officer = officerUnder(FREE_HAND, { ...describeFords(), worth: () => () => 0 })
  const g = fordsMinedAt('a')
  const places = Array.from({ length: 30 }, (_, more) => {
    const legal = Array.from({ length: more + 2 }, (_, at) => cross(String(at)))
    const chosen = officer.choose(fords, g, 0, legal)
    expect(officer.choose(fords, g, 0, legal)).toBe(chosen)
    return legal.indexOf(chosen) / legal.length
  })
  for (const [from, to] of [
    [0, 1 / 3],
    [1 / 3, 2 / 3],
    [2 / 3, 1],
  ])
    expect(places.filter(place => place >= from && place < to).length).toBeGreaterThan(3)
})

test('a single action is taken without thinking', () => {
  const description = { ...describeFords(), worth: () => expect.unreachable() }
  const officer = officerUnder(FREE_HAND, description)
  expect(officer.choose(fords, fordsMinedAt('a'), 0, [cross('c')])).toEqual(cross('c'))
})

test('actions are the same when they say the same', () => {
  expect(isSameAction({ do: 'order', phases: ['x', 'y'] }, { do: 'order', phases: ['x', 'y'] })).toBe(true)
  expect(isSameAction({ do: 'order', phases: ['x', 'y'] }, { do: 'order', phases: ['y', 'x'] })).toBe(false)
  expect(isSameAction(cross('a'), { ...cross('a'), with: 'b' })).toBe(false)
})
