import { describe, expect, it } from 'vitest'
import type { Action } from '../game/action.ts'
import { forbid } from '../game/refusal.ts'
import { defineFrames, depth, FLOW_CELLS, pushFrame } from './frames.ts'
import { pickUnit } from './pick-unit.ts'

const FRAMES = defineFrames({ losses: [] }, {})
const UNITS = ['alpha', 'beta', 'gamma']
const [NOT_NOW, UNKNOWN, NOT_NEEDED] = ['1', '2', '3'].map(rule => forbid(rule, 'no'))

const table = () => ({ flow: new Int32Array(FLOW_CELLS), lost: [] as number[] })

const losses = pickUnit<ReturnType<typeof table>>({
  verb: 'lose',
  unitIds: UNITS,
  side: () => 1,
  candidates: () => [0, 2],
  refusal: (_g, unit) => (unit === 1 ? NOT_NEEDED : null),
  otherwise: () => NOT_NOW,
  unknown: UNKNOWN,
  perform: (g, unit) => g.lost.push(unit),
})

describe('the choice of a unit', () => {
  it('offers the candidates', () => {
    const offered: Action[] = []
    losses.list(table(), action => offered.push(action))
    expect(offered).toEqual([
      { do: 'lose', unit: 'alpha' },
      { do: 'lose', unit: 'gamma' },
    ])
    expect(losses.side(table())).toBe(1)
  })

  it.each([
    [{ do: 'lose', unit: 'gamma' }, null],
    [{ do: 'lose', unit: 'beta' }, NOT_NEEDED],
    [{ do: 'lose', unit: 'delta' }, UNKNOWN],
    [{ do: 'lose' }, UNKNOWN],
    [{ do: 'advance', unit: 'alpha' }, NOT_NOW],
  ])('answers %j', (action, refusal) => {
    expect(losses.check(table(), action)).toBe(refusal)
  })

  it('is taken off the flow and carried out', () => {
    const g = table()
    pushFrame(g.flow, FRAMES.losses)
    losses.perform(g, { do: 'lose', unit: 'gamma' }, null)
    expect([g.lost, depth(g.flow)]).toEqual([[2], 0])
  })
})
