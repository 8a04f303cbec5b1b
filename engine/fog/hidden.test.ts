import { describe, expect, it } from 'vitest'
import { fastDice } from '../dice/fast-dice.ts'
import { failure, success, valueOrThrow } from '../files/result.ts'
import { clearStacks, putOnTop, stackAt } from '../forces/stacks.ts'
import { run, type StateOf, scalar, stateLayout } from '../state/layout.ts'
import { hideInBoxes } from './hidden-boxes.ts'
import { areHiddenStacks, hideUnderTops, layStack, layUnderTop, unitsAt } from './hidden-stacks.ts'
import { stateOfView, unimaginable, viewOf } from './views.ts'

const HIDDEN = -9
const RESERVE = -2

interface Terms {
  readonly scenario: string
  readonly options: { readonly fog: boolean }
}

const layout = stateLayout<Terms, never>()({
  turn: scalar(1, 9),
  place: run(6, HIDDEN, 3),
  top: run(4, -1, 5),
  below: run(6, -1, 5),
  flags: run(6, 0, 7),
})
type State = StateOf<typeof layout.spec, Terms, never>

/** Units 0 to 2 in hex 1, the last on top; 3 alone in hex 2; 4 and 5 in reserve. */
function table(): State {
  const g = layout.create({ scenario: 'dawn', options: { fog: true } }, fastDice(1))
  g.turn = 1
  clearStacks(g)
  for (const unit of [0, 1, 2]) putOnTop(g, unit, 1)
  putOnTop(g, 3, 2)
  g.place[4] = RESERVE
  g.place[5] = RESERVE
  g.flags[1] = 4
  return g
}

const forget = (seen: State, unit: number): void => {
  seen.place[unit] = HIDDEN
  seen.flags[unit] = 0
}

const hide = (g: State, seen: State, isHidden: (unit: number) => boolean = () => true) =>
  hideUnderTops(g, seen, { isHidden, markOf: unit => g.flags[unit], forget })

describe('only the top unit of a stack is seen', () => {
  it('and of the others their marks, from the top down', () => {
    const g = table()
    const seen = g.copy()
    expect(hide(g, seen)).toEqual([{ hex: 1, slots: [4, 0] }])
    expect([stackAt(seen, 1), stackAt(seen, 2)]).toEqual([[2], [3]])
    expect(unitsAt(seen, HIDDEN)).toEqual([0, 1])
    expect([...seen.flags]).toEqual([0, 0, 0, 0, 0, 0])
    expect(stackAt(g, 1)).toEqual([2, 1, 0])
  })

  it('in the first hex of a board as in any other', () => {
    const g = table()
    layStack(g, 0, [5, 4])
    const seen = g.copy()
    expect(hide(g, seen)[0]).toEqual({ hex: 0, slots: [0] })
    expect(stackAt(seen, 0)).toEqual([5])
  })

  it('but not where a stack lies open', () => {
    const g = table()
    const seen = g.copy()
    expect(hide(g, seen, unit => unit !== 1)).toEqual([])
    expect(seen.numbers()).toEqual(g.numbers())
  })

  it('and two stacks that differ only in what is hidden look the same', () => {
    const [one, other] = [table(), table()]
    layStack(other, 1, [2, 0, 1])
    other.flags[0] = 4
    other.flags[1] = 0
    const [seen, seenOther] = [one.copy(), other.copy()]
    expect(hide(one, seen)).toEqual(hide(other, seenOther))
    expect(seen.numbers()).toEqual(seenOther.numbers())
  })

  it('until somebody lays units under it', () => {
    const g = table()
    const seen = g.copy()
    hide(g, seen)
    layUnderTop(seen, 1, [0, 1])
    expect([stackAt(seen, 1), seen.place[0], seen.place[1]]).toEqual([[2, 0, 1], 1, 1])
  })

  it('as views from outside say it, or not', () => {
    expect(areHiddenStacks([{ hex: 3, slots: [] }], 4)).toBe(true)
    for (const wrong of [
      null,
      'none',
      [null],
      [{ hex: 4, slots: [] }],
      [{ hex: -1, slots: [] }],
      [{ hex: 1 }],
    ])
      expect(areHiddenStacks(wrong, 4)).toBe(false)
  })
})

describe('covered boxes', () => {
  const covering = (g: State) => ({
    isHidden: (unit: number) => g.place[unit] === RESERVE,
    labelOf: (unit: number) => ({ side: unit < 5 ? 1 : 0, box: RESERVE }),
    forget,
  })

  it('tell how many counters of each label lie in them', () => {
    const g = table()
    const seen = g.copy()
    expect(hideInBoxes(seen, covering(g))).toEqual([
      { side: 0, box: RESERVE, count: 1 },
      { side: 1, box: RESERVE, count: 1 },
    ])
    expect(unitsAt(seen, HIDDEN)).toEqual([4, 5])
  })

  it('are listed in the same order whoever lies in them', () => {
    const g = table()
    const turned = { ...covering(g), labelOf: (unit: number) => ({ side: unit < 5 ? 0 : 1, box: RESERVE }) }
    expect(hideInBoxes(g.copy(), turned)).toEqual(hideInBoxes(g.copy(), covering(g)))
  })
})

describe('views', () => {
  const rules = {
    id: 'meadow',
    layout,
    termsFrom: (scenario: unknown) =>
      scenario === 'dawn'
        ? success({ scenario: 'dawn', options: { fog: true } })
        : failure([{ file: 'meadow', line: 0, reason: 'there is no such scenario' }]),
  }

  it('hold the game, its terms, the viewer, the state and what is told beside it', () => {
    const view = viewOf(rules, table(), 1, { stacks: [] })
    expect(view).toMatchObject({
      game: 'meadow',
      scenario: 'dawn',
      options: { fog: 'true' },
      side: 1,
      stacks: [],
    })
    expect(valueOrThrow(stateOfView(rules, view, fastDice(1))).numbers()).toEqual(table().numbers())
  })

  it('are refused where they are not whole', () => {
    const view = viewOf(rules, table(), 1)
    expect(stateOfView(rules, { ...view, scenario: 'dusk' }, fastDice(1)).ok).toBe(false)
    expect(stateOfView(rules, { ...view, state: {} }, fastDice(1))).toMatchObject({
      faults: [{ reason: 'the field turn of the view is missing, misspelt or of the wrong size' }],
    })
    expect(unimaginable('no deal')).toMatchObject({ ok: false, faults: [{ reason: 'no deal' }] })
  })
})
