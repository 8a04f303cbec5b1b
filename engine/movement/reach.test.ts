import { describe, expect, it } from 'vitest'
import { createGrid } from '../hex/grid.ts'
import { points } from './points.ts'
import {
  BY_ROLL,
  costThrough,
  GOES_ON,
  isReached,
  makeReach,
  pathThrough,
  pathTo,
  type Reach,
  reach,
  reachFromAll,
  STOPPED,
  type StepRule,
  UNREACHED,
} from './reach.ts'
import { CLOSED, ROLL, STOP } from './step.ts'

const grid = createGrid({ lines: [1, 9], along: [1, 9], shifted: 'even' })
const at = (name: string) => grid.indexOf(name)
const names = (hexes: ArrayLike<number>) => Array.from(hexes, hex => grid.names[hex])
const clear: StepRule = () => points(1)

/** Enters the named hexes as given, everything else for one point. */
const except = (steps: Record<string, number>): StepRule => {
  const special = new Map(Object.entries(steps).map(([name, step]) => [at(name), step]))
  return (_from, _direction, to) => special.get(to) ?? points(1)
}

const go = (start: string, allowance: number, rule: StepRule, minimumMove = false): Reach => {
  const workspace = makeReach(grid)
  reach(workspace, grid, at(start), allowance, rule, minimumMove)
  return workspace
}

describe('reach over open ground', () => {
  it('is every hex within as many hexes as there are points', () => {
    const result = go('0505', points(3), clear)
    expect(result.count).toBe(37)
    for (let hex = 0; hex < grid.size; hex++) {
      const distance = grid.distance(at('0505'), hex)
      expect(result.cost[hex]).toBe(distance <= 3 ? points(distance) : UNREACHED)
      expect(isReached(result, hex)).toBe(distance <= 3)
    }
  })

  it('is the start alone without an allowance', () => {
    const result = go('0505', 0, clear)
    expect(names(result.hexes.subarray(0, result.count))).toEqual(['0505'])
    expect(pathTo(result, at('0505'))).toEqual([at('0505')])
    expect(pathTo(result, at('0506'))).toEqual([])
  })

  it('gives a path of adjacent hexes', () => {
    const path = pathTo(go('0505', points(3), clear), at('0508'))
    expect(names(path)).toEqual(['0505', '0506', '0507', '0508'])
  })

  it('goes any length where steps are free', () => {
    const result = go('0101', 0, () => 0)
    expect(result.count).toBe(grid.size)
  })

  it('takes allowances larger than any before', () => {
    const result = go('0101', points(200), () => points(12))
    expect(result.cost[at('0909')]).toBe(points(12) * grid.distance(at('0101'), at('0909')))
  })

  it('tells the rule what is spent', () => {
    const seen: number[] = []
    go('0101', points(2), (from, _direction, _to, spent) => {
      seen.push(spent)
      expect(spent).toBe(points(grid.distance(at('0101'), from)))
      return points(1)
    })
    expect(Math.max(...seen)).toBe(points(2))
  })

  it('does not ask what lies beyond the edge', () => {
    go('0101', points(3), (from, direction, to) => {
      expect(to).toBe(grid.neighbours[from * 6 + direction])
      expect(to).toBeGreaterThanOrEqual(0)
      return points(1)
    })
  })
})

describe('a step that stops', () => {
  it('enters and does not go on', () => {
    const wall = except(
      Object.fromEntries(grid.names.filter(n => n.startsWith('05')).map(n => [n, points(1) + STOP])),
    )
    const result = go('0305', points(9), wall)
    expect(result.ending[at('0505')]).toBe(STOPPED)
    expect(result.cost[at('0505')]).toBe(points(2))
    expect(isReached(result, at('0605'))).toBe(false)
    expect(costThrough(result, at('0505'))).toBe(UNREACHED)
    expect(pathThrough(result, at('0505'))).toEqual([])
  })

  it('does not hold a unit that starts there', () => {
    const result = go('0505', points(2), except({ '0505': STOP + points(1) }))
    expect(result.count).toBe(19)
    expect(result.ending[at('0505')]).toBe(GOES_ON)
  })

  it('is kept apart from a dearer way through: the river at once, or round by the bridge', () => {
    // Straight from 0505 into 0506 ends the move; by 0605 one can go on.
    const rule: StepRule = (from, _d, to) =>
      from === at('0505') && to === at('0506') ? points(1) + STOP : points(1)
    const result = go('0505', points(4), rule)
    expect(result.cost[at('0506')]).toBe(points(1))
    expect(result.ending[at('0506')]).toBe(STOPPED)
    expect(names(pathTo(result, at('0506')))).toEqual(['0505', '0506'])
    expect(costThrough(result, at('0506'))).toBe(points(2))
    expect(pathThrough(result, at('0506'))).toHaveLength(3)
    expect(result.cost[at('0508')]).toBe(points(4))
    expect(pathTo(result, at('0508'))).toHaveLength(5)
  })

  it('yields to a way through that costs the same', () => {
    const rule: StepRule = (from, _d, to) =>
      from === at('0505') && to === at('0506') ? points(2) + STOP : points(1)
    const result = go('0505', points(4), rule)
    expect(result.ending[at('0506')]).toBe(GOES_ON)
    expect(result.cost[at('0506')]).toBe(points(2))
  })
})

describe('a step that needs a roll', () => {
  it('is marked and not passed', () => {
    const river = except(
      Object.fromEntries(grid.names.filter(n => n.startsWith('05')).map(n => [n, points(1) + ROLL])),
    )
    const result = go('0405', points(5), river)
    expect(result.ending[at('0505')]).toBe(BY_ROLL)
    expect(result.cost[at('0505')]).toBe(points(1))
    expect(isReached(result, at('0605'))).toBe(false)
  })

  it('is only shown where nothing else leads', () => {
    const rule: StepRule = (from, _d, to) =>
      from === at('0505') && to === at('0506') ? points(1) + ROLL : points(1)
    const result = go('0505', points(2), rule)
    expect(result.ending[at('0506')]).toBe(GOES_ON)
    expect(result.cost[at('0506')]).toBe(points(2))
  })

  it('gives way to a certain stop that costs more', () => {
    const rule: StepRule = (from, _d, to) => {
      if (to !== at('0506')) return points(1)
      return from === at('0505') ? points(1) + ROLL : points(1) + STOP
    }
    const result = go('0505', points(2), rule)
    expect(result.ending[at('0506')]).toBe(STOPPED)
    expect(result.cost[at('0506')]).toBe(points(2))
    expect(names(pathTo(result, at('0506')))).toHaveLength(3)
  })
})

describe('the minimum move', () => {
  const mountains = () => points(4)

  it('lets a unit go one hex that it could not pay for, and no further', () => {
    const result = go('0505', points(3), mountains, true)
    expect(result.count).toBe(7)
    expect(result.cost[at('0506')]).toBe(points(3))
    expect(result.ending[at('0506')]).toBe(STOPPED)
  })

  it('must be granted', () => {
    expect(go('0505', points(3), mountains).count).toBe(1)
  })

  it('opens nothing that is closed', () => {
    const result = go('0505', points(1), except({ '0506': CLOSED, '0504': CLOSED + STOP + points(3) }), true)
    expect(isReached(result, at('0506'))).toBe(false)
    expect(isReached(result, at('0504'))).toBe(false)
    expect(result.count).toBe(5)
  })

  it('is for the first hex only', () => {
    const result = go('0505', points(2), except({ '0507': points(2) }), true)
    expect(isReached(result, at('0506'))).toBe(true)
    expect(isReached(result, at('0507'))).toBe(false)
  })

  it('is no better than a longer way that can be paid', () => {
    const rule: StepRule = (from, _d, to) =>
      from === at('0505') && to === at('0506') ? points(9) : points(1)
    const result = go('0505', points(2), rule, true)
    expect(result.cost[at('0506')]).toBe(points(2))
    expect(result.ending[at('0506')]).toBe(GOES_ON)
    expect(pathTo(result, at('0506'))).toHaveLength(3)
  })

  it('may still need its roll', () => {
    const result = go('0505', points(1), except({ '0506': points(2) + ROLL }), true)
    expect(result.ending[at('0506')]).toBe(BY_ROLL)
  })
})

describe('after a reach that went wrong', () => {
  const clean = go('0505', points(3), clear)

  it('a rule that threw leaves nothing behind', () => {
    const workspace = makeReach(grid)
    let asked = 0
    const breaks: StepRule = () => {
      if (++asked > 9) throw new Error('broken rule')
      return asked % 2 ? points(1) : points(1) + STOP
    }
    expect(() => reach(workspace, grid, at('0101'), points(9), breaks)).toThrow('broken rule')
    reach(workspace, grid, at('0505'), points(3), clear)
    expect(workspace.cost).toEqual(clean.cost)
    expect(workspace.ending).toEqual(clean.ending)
    expect(workspace.count).toBe(clean.count)
  })

  it('an allowance below zero reaches the start alone and leaves nothing behind', () => {
    const workspace = makeReach(grid)
    reach(workspace, grid, at('0101'), -1, clear)
    expect(workspace.count).toBe(1)
    reach(workspace, grid, at('0505'), points(3), clear)
    expect(workspace.cost).toEqual(clean.cost)
  })

  it('a step below zero is closed', () => {
    expect(go('0505', points(3), () => -points(1)).count).toBe(1)
  })
})

describe('from many starts', () => {
  it('counts from the nearest, and a start given twice once', () => {
    const workspace = makeReach(grid)
    const starts = [at('0101'), at('0909'), at('0101'), at('0505')]
    reachFromAll(workspace, grid, starts, 3, points(20), clear)
    for (let hex = 0; hex < grid.size; hex++) {
      const nearest = Math.min(grid.distance(at('0101'), hex), grid.distance(at('0909'), hex))
      expect(workspace.cost[hex]).toBe(points(nearest))
    }
    expect(pathTo(workspace, at('0908'))[0]).toBe(at('0909'))
  })
})
