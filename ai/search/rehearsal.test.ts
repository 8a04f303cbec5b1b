import { expect, test } from 'vitest'
import { rehearserOf } from './crew.ts'
import { describeFords, fords, fordsMinedAt } from './fords.fixture.ts'
import { FREE_HAND, type Orders } from './orders.ts'
import { rehearse } from './rehearsal.ts'

const theatre = (side: number, horizon: number) => ({ game: fords, describe: describeFords, side, horizon })
const atB: Orders = { ...FREE_HAND, avoided: ['a', 'c'] }

test('it ends where the next turn of one’s own would begin', () => {
  const red = fordsMinedAt('c')
  rehearse(theatre(0, 1), red, atB)
  expect([red.turn, red.side]).toEqual([2, 0])
  const blue = fordsMinedAt('c')
  fords.perform(blue, 0, { do: 'end' }, null)
  rehearse(theatre(1, 1), blue, FREE_HAND)
  expect([blue.turn, blue.side]).toEqual([2, 1])
})

test('orders are for this moment; later the officer has a free hand again, in the same temper', () => {
  const g = fordsMinedAt('c')
  const rehearsal = rehearse(theatre(0, 2), g, atB)
  expect(g.turn).toBe(3)
  // Two companies over on the first day; on the second the officer went under the guns again.
  expect([...g.points]).toEqual([2, 3])
  expect(rehearsal.choices.map(({ legal, chosen }) => legal[chosen].at)).toEqual(['b', 'b'])
  expect(rehearsal.inTurn).toBe(2)
  expect(rehearsal.value).toBeCloseTo(Math.tanh(-1 / 4))
})

test('a game that ends in thought counts as what it is', () => {
  const won = fordsMinedAt('c')
  won.turn = 3
  expect(rehearse(theatre(0, 1), won, atB).value).toBe(1)
  const lost = fordsMinedAt('c')
  lost.turn = 3
  expect(rehearse(theatre(0, 1), lost, FREE_HAND).value).toBe(-1)
})

test('it counts the actions that it took', () => {
  // Two companies and the end of a turn, then Blue's reply.
  expect(rehearse(theatre(0, 1), fordsMinedAt('c'), atB).nodes).toBe(4)
})

test('a game may ask for more turns to be played out in thought', () => {
  const view = fords.view(fordsMinedAt('c'), 0)
  const nodesWith = (horizon: number) =>
    rehearserOf(fords, () => ({ ...describeFords(), horizon: () => horizon }), {
      side: 0,
      view,
      seed: 1,
    }).done({
      orders: atB,
      sample: 0,
    }).nodes
  expect(nodesWith(2)).toBe(2 * nodesWith(1))
})
