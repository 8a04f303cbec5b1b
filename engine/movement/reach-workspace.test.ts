import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createGrid, type HexGrid } from '../hex/grid.ts'
import {
  BY_ROLL,
  costThrough,
  GOES_ON,
  makeReach,
  pathTo,
  type Reach,
  reach,
  STOPPED,
  type StepRule,
  UNREACHED,
} from './reach.ts'
import { CLOSED, isClosed, ROLL, rolls, STOP, stops, ticksOf } from './step.ts'

// A slow second opinion: relax every hexside until nothing changes, once for ways through, then once for ends.
interface Opinion {
  cost: number
  ending: number
  through: number
}

function naive(
  board: HexGrid,
  start: number,
  allowance: number,
  rule: StepRule,
  minimumMove: boolean,
): Opinion[] {
  const through = new Array<number>(board.size).fill(UNREACHED)
  through[start] = 0
  const each = (visit: (from: number, to: number, step: number) => void) => {
    for (let slot = 0; slot < board.size * 6; slot++) {
      const from = Math.floor(slot / 6)
      const to = board.neighbours[slot]
      if (to < 0 || through[from] === UNREACHED) continue
      const step = rule(from, slot % 6, to, through[from])
      if (!isClosed(step)) visit(from, to, step)
    }
  }
  for (let changed = true; changed; ) {
    changed = false
    each((from, to, step) => {
      const total = through[from] + ticksOf(step)
      if (stops(step) || rolls(step) || total > allowance || total >= through[to]) return
      through[to] = total
      changed = true
    })
  }
  const arrivals: Opinion[][] = through.map(cost =>
    cost === UNREACHED ? [] : [{ cost, ending: GOES_ON, through: cost }],
  )
  each((from, to, step) => {
    const total = through[from] + ticksOf(step)
    const tooDear = total > allowance
    if (tooDear && !(minimumMove && from === start)) return
    if (!tooDear && !stops(step) && !rolls(step)) return
    const cost = tooDear ? allowance : total
    arrivals[to].push({ cost, ending: rolls(step) ? BY_ROLL : STOPPED, through: through[to] })
  })
  const dice = (a: Opinion) => (a.ending === BY_ROLL ? 1 : 0)
  return arrivals.map(all => {
    all.sort((a, b) => dice(a) - dice(b) || a.cost - b.cost || a.ending - b.ending)
    return all[0] ?? { cost: UNREACHED, ending: GOES_ON, through: UNREACHED }
  })
}

const anyStep = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(0, 3, 4, 6, 12, 12, 24, 36) },
  { weight: 1, arbitrary: fc.constant(CLOSED) },
  { weight: 2, arbitrary: fc.constantFrom(6, 12, 24).map(ticks => ticks + STOP) },
  { weight: 1, arbitrary: fc.constantFrom(6, 12).map(ticks => ticks + ROLL) },
)
const anyGround = fc.record({
  lines: fc.integer({ min: 1, max: 6 }),
  along: fc.integer({ min: 1, max: 6 }),
  shifted: fc.constantFrom('odd' as const, 'even' as const),
  steps: fc.array(anyStep, { minLength: 216, maxLength: 216 }),
  start: fc.nat(),
  allowance: fc.integer({ min: 0, max: 100 }),
  minimumMove: fc.boolean(),
})

describe('reach in any ground', () => {
  it('agrees with a slow second opinion', () => {
    fc.assert(
      fc.property(anyGround, ground => {
        const board = createGrid({
          lines: [1, ground.lines],
          along: [1, ground.along],
          shifted: ground.shifted,
        })
        const rule: StepRule = (from, direction) => ground.steps[from * 6 + direction]
        const start = ground.start % board.size
        const workspace = makeReach(board)
        reach(workspace, board, start, ground.allowance, rule, ground.minimumMove)
        const expected = naive(board, start, ground.allowance, rule, ground.minimumMove)
        expected.forEach(({ cost, ending, through }, hex) => {
          expect([workspace.cost[hex], workspace.ending[hex], costThrough(workspace, hex)]).toEqual([
            cost,
            ending,
            through,
          ])
        })
        const reached = [...workspace.hexes.subarray(0, workspace.count)].sort((a, b) => a - b)
        expect(reached).toEqual([...expected.keys()].filter(hex => expected[hex].cost !== UNREACHED))
      }),
      { numRuns: 300 },
    )
  })

  it('gives paths that can be walked for the cost it names', () => {
    fc.assert(
      fc.property(anyGround, ground => {
        const board = createGrid({
          lines: [1, ground.lines],
          along: [1, ground.along],
          shifted: ground.shifted,
        })
        const rule: StepRule = (from, direction) => ground.steps[from * 6 + direction]
        const start = ground.start % board.size
        const workspace = makeReach(board)
        reach(workspace, board, start, ground.allowance, rule, ground.minimumMove)
        for (const hex of workspace.hexes.subarray(0, workspace.count)) {
          const path = pathTo(workspace, hex)
          expect([path[0], path[path.length - 1]]).toEqual([start, hex])
          const steps = path.slice(1).map((to, i) => rule(path[i], board.directionTo(path[i], to), to, 0))
          expect(steps.slice(0, -1).some(step => step >= CLOSED)).toBe(false)
          const total = steps.reduce((sum, step) => sum + ticksOf(step), 0)
          expect(steps.length === 1 ? Math.min(total, ground.allowance) : total).toBe(workspace.cost[hex])
        }
      }),
      { numRuns: 200 },
    )
  })

  it('does not depend on what the workspace was used for before', () => {
    fc.assert(
      fc.property(anyGround, anyGround, (before, now) => {
        const board = createGrid({ lines: [1, 6], along: [1, 6], shifted: 'even' })
        const used = makeReach(board)
        const fresh = makeReach(board)
        const walk = (workspace: Reach, { steps, start, allowance, minimumMove }: typeof now) =>
          reach(
            workspace,
            board,
            start % board.size,
            allowance,
            (from, d) => steps[from * 6 + d],
            minimumMove,
          )
        walk(used, before)
        walk(used, now)
        walk(fresh, now)
        expect(used.cost).toEqual(fresh.cost)
        expect(used.ending).toEqual(fresh.ending)
        expect(used.hexes.subarray(0, used.count)).toEqual(fresh.hexes.subarray(0, fresh.count))
        for (let hex = 0; hex < board.size; hex++) expect(pathTo(used, hex)).toEqual(pathTo(fresh, hex))
      }),
    )
  })
})
