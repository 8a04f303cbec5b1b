import { describe, expect, it } from 'vitest'
import { fastDice } from '../dice/fast-dice.ts'
import { valueOrThrow } from '../files/result.ts'
import { stones } from '../testing/stones.ts'
import { type StandingOrder, standingReply } from './standing-orders.ts'

const order: StandingOrder = {
  side: 1,
  decision: 'take',
  reply: { do: 'take', count: 3 },
  askMeWhen: [{ stones: 4 }],
}

describe('standing orders', () => {
  it('answer for their side only', () => {
    const g = valueOrThrow(stones.begin('twelve', {}, fastDice(1)))
    expect(standingReply(stones, g, [order])).toBeNull()
    stones.perform(g, 0, { do: 'take', count: 1 }, null)
    expect(standingReply(stones, g, [order])).toEqual({ side: 1, action: { do: 'take', count: 3 } })
  })

  it('rest when the player asked to be asked, and when the reply would be illegal', () => {
    const g = valueOrThrow(stones.begin('twelve', {}, fastDice(1)))
    stones.perform(g, 0, { do: 'take', count: 1 }, null)
    g.stones = 4
    expect(standingReply(stones, g, [order])).toBeNull()
    g.stones = 2
    expect(standingReply(stones, g, [order])).toBeNull()
  })

  it('have nothing to say when the game is over', () => {
    const g = valueOrThrow(stones.begin('twelve', {}, fastDice(1)))
    g.flow.fill(0)
    expect(standingReply(stones, g, [order])).toBeNull()
  })
})
