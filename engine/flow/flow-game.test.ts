import { describe, expect, it } from 'vitest'
import { fastDice } from '../dice/fast-dice.ts'
import { valueOrThrow } from '../files/result.ts'
import type { Action } from '../game/action.ts'
import { forbid } from '../game/refusal.ts'
import { type Stones, stones } from '../testing/stones.ts'
import { type Decision, flowOf, type Procedure } from './flow-game.ts'
import { defineFrames } from './frames.ts'

const begin = () => valueOrThrow(stones.begin('twelve', {}, fastDice(1)))

describe('flow', () => {
  it('runs procedures until a player is asked', () => {
    expect(stones.awaited(begin())).toEqual({ side: 0, decision: 'take' })
  })

  it('lists for the side that decides, and nothing for the other', () => {
    const g = begin()
    expect(stones.legal(g, 0)).toContainEqual({ do: 'take', count: 3 })
    expect(stones.legal(g, 1)).toEqual([])
  })

  it.each([
    ['the wrong side', 1, { do: 'take', count: 1 }, '1'],
    ['too many stones', 0, { do: 'take', count: 4 }, '2'],
    ['an unknown verb', 0, { do: 'fly' }, '1'],
    ['a verb of every object', 0, { do: 'toString' }, '1'],
    ['a key that does not belong to the verb', 0, { do: 'take', count: 1, colour: 'red' }, '1'],
    ['a key beside a verb that stands alone', 0, { do: 'roll', count: 1 }, '1'],
    ['a key beside a bundle', 0, { do: 'bundle', parts: ['look', 2], count: 1 }, '1'],
    ['no action at all', 0, null, '1'],
    ['a list', 0, [{ do: 'roll' }], '1'],
    ['an action without a verb', 0, { count: 1 }, '1'],
  ])('refuses %s with a rule', (_, side, action, rule) => {
    expect(stones.check(begin(), side, action).map(refusal => refusal.rule)).toEqual([rule])
  })

  it('passes the decision on', () => {
    const g = begin()
    stones.perform(g, 0, { do: 'take', count: 2 }, null)
    expect(stones.awaited(g)).toEqual({ side: 1, decision: 'take' })
    expect(g.stones).toBe(10)
  })

  it('checks a bundle part by part without changing anything', () => {
    const g = begin()
    const bundle: Action = { do: 'bundle', parts: ['look', 2] }
    const before = g.numbers()
    expect(stones.check(g, 0, bundle)).toEqual([])
    expect(g.numbers()).toEqual(before)
    stones.perform(g, 0, bundle, null)
    expect(g.stones).toBe(10)
    expect(g.looked[0]).toBe(1)
  })

  it('refuses a bundle for its first illegal part, and an empty one', () => {
    const g = begin()
    expect(stones.check(g, 0, { do: 'bundle', parts: ['look', 'look'] })[0].rule).toBe('3')
    expect(stones.check(g, 0, { do: 'bundle', parts: [] })[0].rule).toBe('1')
  })

  it('is over when the game is: nobody is asked, everything is refused', () => {
    const g = begin()
    for (let side = 0; stones.outcome(g) === null; side = 1 - side) {
      stones.perform(g, side, { do: 'take', count: 3 }, null)
    }
    expect(stones.awaited(g)).toBeNull()
    expect(stones.legal(g, 0)).toEqual([])
    expect(stones.check(g, 0, { do: 'take', count: 1 })[0].rule).toBe('4')
    expect(g.flow.every(cell => cell === 0)).toBe(true)
  })

  it('accepts a position from which the game goes on, and one in which it is over', () => {
    const g = begin()
    expect(valueOrThrow(stones.fromJSON(stones.toJSON(g), fastDice(1))).numbers()).toEqual(g.numbers())
    for (let side = 0; stones.outcome(g) === null; side = 1 - side) {
      stones.perform(g, side, { do: 'take', count: 3 }, null)
    }
    expect(stones.fromJSON(stones.toJSON(g), fastDice(1)).ok).toBe(true)
  })

  it('accepts no position in which nobody is asked before the end, nor one that cannot be read', () => {
    const g = begin()
    g.flow.fill(0)
    expect(stones.fromJSON(stones.toJSON(g), fastDice(1)).ok).toBe(false)
    expect(stones.fromJSON(null, fastDice(1)).ok).toBe(false)
  })
})

const NO = forbid('1', 'no')

describe('the frames of a game', () => {
  const frames = defineFrames({ turn: [], move: [], attack: [] }, {})
  const asked = {} as Decision<Stones>
  const runs = {} as Procedure<Stones>
  const refusals = { over: NO, wrongSide: NO, malformed: NO }
  const rest = { frames, verbs: {}, expand: () => null, isOver: () => false, refusals }

  it('are each a decision or a procedure, or it does not compile', () => {
    const whole = flowOf({ ...rest, decisions: { move: asked, attack: asked }, procedures: { turn: runs } })
    const name: 'move' | 'attack' | undefined = whole.awaited({ flow: [0] } as never)?.decision
    expect(name).toBeUndefined()
    // @ts-expect-error a frame that is neither
    flowOf({ ...rest, decisions: { move: asked }, procedures: { turn: runs } })
    // @ts-expect-error a frame that is both
    flowOf({ ...rest, decisions: { move: asked, attack: asked }, procedures: { turn: runs, attack: runs } })
    const decisions = { move: asked, attack: asked, fly: asked }
    // @ts-expect-error a decision of no frame
    expect(() => flowOf({ ...rest, decisions, procedures: { turn: runs } })).toThrow()
  })
})
