import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createGrid, type HexGrid } from '../hex/grid.ts'
import { points } from './points.ts'
import {
  BY_ROLL,
  GOES_ON,
  isReached,
  makeReach,
  pathTo,
  reach,
  STOPPED,
  type StepRule,
  UNREACHED,
} from './reach.ts'
import {
  makeStackReach,
  NOBODY,
  reachStack,
  type StackMember,
  stackCost,
  stackEnding,
  stackPathTo,
} from './stack-reach.ts'
import { CLOSED, ROLL, STOP, ticksOf } from './step.ts'

const grid = createGrid({ lines: [1, 9], along: [1, 9], shifted: 'even' })
const at = (name: string) => grid.indexOf(name)
const clear: StepRule = () => points(1)
const heavy: StepRule = () => points(2)

function go(start: string, members: readonly StackMember[], minimumMove = false) {
  const workspace = makeStackReach(grid)
  reachStack(workspace, grid, at(start), members, minimumMove)
  return workspace
}

describe('a stack', () => {
  it('War Comes Early 11.2d: goes no further than its slowest unit', () => {
    const stack = go('0505', [
      { allowance: points(4), rule: clear },
      { allowance: points(2), rule: clear },
    ])
    expect(stack.count).toBe(19)
    expect(stack.best[at('0508')]).toBe(NOBODY)
    expect(stackCost(stack, at('0508'), 0)).toBe(UNREACHED)
    expect(stackPathTo(stack, at('0508'))).toEqual([])
  })

  it('War Comes Early 11.2d: the others go on from where the slow one is dropped with what they have left', () => {
    const army = { allowance: points(4), rule: clear }
    const corps = { allowance: points(6), rule: clear }
    const stack = go('0501', [army, corps])
    expect(stack.best[at('0505')]).not.toBe(NOBODY)
    const left = corps.allowance - stackCost(stack, at('0505'), 1)
    const alone = makeReach(grid)
    reach(alone, grid, at('0505'), left, clear)
    expect(isReached(alone, at('0507'))).toBe(true)
    expect(isReached(alone, at('0508'))).toBe(false)
  })

  it('War Comes Early 11.2e: charges each unit its own cost', () => {
    const stack = go('0505', [
      { allowance: points(6), rule: heavy },
      { allowance: points(6), rule: clear },
    ])
    expect(stackCost(stack, at('0507'), 0)).toBe(points(4))
    expect(stackCost(stack, at('0507'), 1)).toBe(points(2))
    expect(stackPathTo(stack, at('0507')).map(hex => grid.names[hex])).toEqual(['0505', '0506', '0507'])
  })

  it('finds the way that suits everybody though no unit would choose it alone', () => {
    // From 0505 to 0507 three ways lead: east by 0605 and 0606, west by 0405 and 0406, and straight on by 0506.
    const via = (easy: string[], hard: string[]): StepRule => {
      const price = new Map([
        ...easy.map(name => [at(name), 0] as const),
        ...hard.map(name => [at(name), points(3)] as const),
      ])
      price.set(at('0506'), points(2)).set(at('0507'), points(1))
      return (_from, _direction, to) => price.get(to) ?? CLOSED
    }
    const tanks = { allowance: points(4), rule: via(['0605', '0606'], ['0405', '0406']) }
    const infantry = { allowance: points(4), rule: via(['0405', '0406'], ['0605', '0606']) }
    const way = (members: readonly StackMember[]) =>
      stackPathTo(go('0505', members), at('0507')).map(hex => grid.names[hex])
    expect(way([tanks])).toEqual(['0505', '0605', '0606', '0507'])
    expect(way([infantry])).toEqual(['0505', '0405', '0406', '0507'])
    expect(way([tanks, infantry])).toEqual(['0505', '0506', '0507'])
    expect(way([{ ...tanks, allowance: points(2) }, infantry])).toEqual([])
  })

  it('stops where one of them must, and is stopped only there', () => {
    const stopsTanks: StepRule = (_from, _d, to) => points(1) + (to === at('0506') ? STOP : 0)
    const stack = go('0505', [
      { allowance: points(2), rule: clear },
      { allowance: points(2), rule: stopsTanks },
    ])
    expect(stackEnding(stack, at('0506'))).toBe(STOPPED)
    expect(stackEnding(stack, at('0505'))).toBe(GOES_ON)
    expect(stack.best[at('0507')]).toBe(NOBODY)
    expect(stackEnding(stack, at('0606'))).toBe(GOES_ON)
  })

  it('rolls where one of them must', () => {
    const wades: StepRule = (_from, _d, to) => points(1) + (to === at('0506') ? ROLL : 0)
    const halts: StepRule = (_from, _d, to) => points(1) + (to === at('0506') ? STOP : 0)
    const stack = go('0505', [
      { allowance: points(1), rule: wades },
      { allowance: points(1), rule: halts },
    ])
    expect(stackEnding(stack, at('0506'))).toBe(BY_ROLL)
  })

  it('goes nowhere that is closed to one of them', () => {
    const noSwamp: StepRule = (_from, _d, to) => (to === at('0506') ? CLOSED : points(1))
    const stack = go('0505', [
      { allowance: points(1), rule: clear },
      { allowance: points(1), rule: noSwamp },
    ])
    expect(stack.best[at('0506')]).toBe(NOBODY)
    expect(stack.count).toBe(6)
  })

  it('has the minimum move where each of its units has', () => {
    const members = [
      { allowance: points(1), rule: heavy },
      { allowance: points(3), rule: clear },
    ]
    expect(go('0505', members).count).toBe(1)
    const stack = go('0505', members, true)
    expect(stack.count).toBe(7)
    expect(stackEnding(stack, at('0506'))).toBe(STOPPED)
    expect([stackCost(stack, at('0506'), 0), stackCost(stack, at('0506'), 1)]).toEqual([points(1), points(1)])
  })
})

const anyStep = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(0, 6, 12, 12, 24, 36) },
  { weight: 1, arbitrary: fc.constantFrom(CLOSED, 12 + STOP, 12 + ROLL) },
)
const anySteps = fc.array(anyStep, { minLength: 54, maxLength: 54 })
const ruleOf =
  (steps: readonly number[]): StepRule =>
  (from, direction) =>
    steps[from * 6 + direction]
const small = createGrid({ lines: [1, 3], along: [1, 3], shifted: 'even' })

/** Walks every path without a repeated hex: what ends can all members pay for? */
function everyWalk(board: HexGrid, start: number, members: readonly StackMember[]): Set<number> {
  const ends = new Set<number>([start])
  const walk = (from: number, spent: readonly number[], visited: ReadonlySet<number>) => {
    for (let direction = 0; direction < 6; direction++) {
      const to = board.neighbours[from * 6 + direction]
      if (to < 0 || visited.has(to)) continue
      const steps = members.map(({ rule }, i) => rule(from, direction, to, spent[i]))
      const totals = steps.map((step, i) => spent[i] + ticksOf(step))
      if (totals.some((total, i) => total > members[i].allowance)) continue
      ends.add(to)
      if (steps.every(step => step < STOP)) walk(to, totals, new Set([...visited, to]))
    }
  }
  walk(
    start,
    members.map(() => 0),
    new Set([start]),
  )
  return ends
}

describe('a stack in any ground', () => {
  const anyStack = fc.array(fc.record({ allowance: fc.integer({ min: 0, max: 60 }), steps: anySteps }), {
    minLength: 1,
    maxLength: 3,
  })

  it('reaches what some path that all can pay for reaches', () => {
    fc.assert(
      fc.property(anyStack, fc.nat(small.size - 1), (stack, start) => {
        const members = stack.map(({ allowance, steps }) => ({ allowance, rule: ruleOf(steps) }))
        const workspace = makeStackReach(small)
        reachStack(workspace, small, start, members)
        const reached = new Set(workspace.hexes.subarray(0, workspace.count))
        expect(reached).toEqual(everyWalk(small, start, members))
      }),
    )
  })

  it('names a path whose steps add up for every member', () => {
    fc.assert(
      fc.property(anyStack, fc.nat(small.size - 1), (stack, start) => {
        const members = stack.map(({ allowance, steps }) => ({ allowance, rule: ruleOf(steps) }))
        const workspace = makeStackReach(small)
        reachStack(workspace, small, start, members)
        for (const hex of workspace.hexes.subarray(0, workspace.count)) {
          const path = stackPathTo(workspace, hex)
          expect([path[0], path[path.length - 1]]).toEqual([start, hex])
          members.forEach(({ rule }, i) => {
            const steps = path.slice(1).map((to, n) => rule(path[n], small.directionTo(path[n], to), to, 0))
            expect(stackCost(workspace, hex, i)).toBe(steps.reduce((sum, step) => sum + ticksOf(step), 0))
          })
        }
      }),
    )
  })

  it('of units that pay alike is the reach of the slowest', () => {
    fc.assert(
      fc.property(
        anySteps,
        fc.nat(small.size - 1),
        fc.nat(60),
        fc.nat(60),
        fc.boolean(),
        (steps, start, a, b, one) => {
          const rule = ruleOf(steps)
          const workspace = makeStackReach(small)
          const members = [
            { allowance: a, rule },
            { allowance: b, rule },
          ]
          reachStack(workspace, small, start, members, one)
          const alone = makeReach(small)
          reach(alone, small, start, Math.min(a, b), rule, one)
          for (let hex = 0; hex < small.size; hex++) {
            expect(stackCost(workspace, hex, 1)).toBe(alone.cost[hex])
            expect(stackPathTo(workspace, hex).length > 0).toBe(pathTo(alone, hex).length > 0)
            if (isReached(alone, hex)) expect(stackEnding(workspace, hex)).toBe(alone.ending[hex])
          }
        },
      ),
    )
  })

  it('does not depend on what the workspace was used for before', () => {
    fc.assert(
      fc.property(anyStack, anyStack, fc.nat(small.size - 1), (before, now, start) => {
        const used = makeStackReach(small)
        const fresh = makeStackReach(small)
        const walk = (workspace: typeof used, stack: typeof now) =>
          reachStack(
            workspace,
            small,
            start,
            stack.map(({ allowance, steps }) => ({ allowance, rule: ruleOf(steps) })),
          )
        walk(used, before)
        walk(used, now)
        walk(fresh, now)
        expect(used.best).toEqual(fresh.best)
        for (let hex = 0; hex < small.size; hex++)
          expect(stackPathTo(used, hex)).toEqual(stackPathTo(fresh, hex))
      }),
    )
  })
})
