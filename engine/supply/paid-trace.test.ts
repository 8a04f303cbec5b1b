import { describe, expect, it } from 'vitest'
import { createGrid } from '../hex/grid.ts'
import { points } from '../movement/points.ts'
import { isReached, leaving, makeReach, type StepRule } from '../movement/reach.ts'
import { CLOSED, FREE, STOP } from '../movement/step.ts'
import { floodPaid, paidPathToSource } from './paid-trace.ts'

// Budziszyn 10.1: roads are free and of any length; off the road the line has a budget.
const grid = createGrid({ lines: [1, 9], along: [1, 20], shifted: 'even' })
const at = (name: string) => grid.indexOf(name)

interface Ground {
  readonly road?: readonly string[]
  readonly swamp?: readonly string[]
  readonly friends?: readonly string[]
  readonly enemyZone?: readonly string[]
}

function stepsOver({ road = [], swamp = [], friends = [], enemyZone = [] }: Ground): StepRule {
  const has = (list: readonly string[], hex: number) => list.includes(grid.names[hex])
  return (from, _direction, to) => {
    const chain = has(friends, from) && has(friends, to)
    if (has(swamp, to) && !chain) return CLOSED
    const price = chain || (has(road, from) && has(road, to)) ? FREE : points(1)
    return price + (has(enemyZone, to) && !has(friends, to) ? STOP : FREE)
  }
}

function trace(ground: Ground, budget: number) {
  const workspace = makeReach(grid)
  floodPaid(workspace, [at('0101')], 1, budget, leaving(workspace, grid, budget, stepsOver(ground)))
  return workspace
}

const road = Array.from({ length: 12 }, (_, i) => `01${String(i + 1).padStart(2, '0')}`)

describe('a line paid for in points', () => {
  it('10.1.5: is free along the road', () => {
    const result = trace({ road }, 0)
    expect(result.count).toBe(12)
    expect(result.cost[at('0112')]).toBe(0)
  })

  it('10.1.6: leaves the road within its budget', () => {
    const result = trace({ road }, points(3))
    expect(isReached(result, at('0115'))).toBe(true)
    expect(isReached(result, at('0116'))).toBe(false)
    expect(
      paidPathToSource(result, at('0115'))
        .map(hex => grid.names[hex])
        .slice(0, 4),
    ).toEqual(['0115', '0114', '0113', '0112'])
    expect(paidPathToSource(result, at('0115')).at(-1)).toBe(at('0101'))
    expect(paidPathToSource(result, at('0116'))).toEqual([])
  })

  it('10.1ex: a second road is free too, but leaving it needs points that are left', () => {
    const second = ['0401', '0402', '0403', '0404', '0405']
    const spent = trace({ road: [...second, '0101'] }, points(3))
    expect(isReached(spent, at('0405'))).toBe(true)
    expect(isReached(spent, at('0407'))).toBe(false)
    const left = trace({ road: [...second, '0101'] }, points(5))
    expect(isReached(left, at('0407'))).toBe(true)
  })

  it('10.1.9: goes free from friend to friend, into ground that is closed otherwise', () => {
    const friends = ['0103', '0104', '0105', '0106']
    const swamp = ['0104', '0105', '0106']
    const result = trace({ friends, swamp }, points(2))
    expect(result.cost[at('0106')]).toBe(points(2))
    expect(isReached(trace({ swamp }, points(3)), at('0104'))).toBe(false)
  })

  it('10.1.10: ends in an enemy zone of control unless a friend stands there', () => {
    const enemyZone = ['0104', ...grid.names.filter(name => name.startsWith('02'))]
    const blocked = trace({ road, enemyZone }, points(4))
    expect(isReached(blocked, at('0104'))).toBe(true)
    expect(isReached(blocked, at('0105'))).toBe(false)
    expect(isReached(trace({ road, enemyZone, friends: ['0104'] }, points(4)), at('0105'))).toBe(true)
  })
})
