import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createGrid } from '../hex/grid.ts'
import {
  ANY_LENGTH,
  BARRED,
  flood,
  floodMask,
  INTO,
  isTraced,
  makeTrace,
  pathToSource,
  THROUGH,
  type Trace,
} from './trace.ts'

const grid = createGrid({ lines: [1, 9], along: [1, 9], shifted: 'even' })
const at = (name: string) => grid.indexOf(name)
const names = (hexes: ArrayLike<number>) => Array.from(hexes, hex => grid.names[hex])
const anywhere = () => true

const openHexes = (special: Record<string, number> = {}) => {
  const enter = new Uint8Array(grid.size).fill(THROUGH)
  for (const [name, may] of Object.entries(special)) enter[at(name)] = may
  return enter
}
const openSides = new Uint8Array(grid.size * 6).fill(1)
const line = (number: string, may: number) =>
  Object.fromEntries(grid.names.filter(name => name.startsWith(number)).map(name => [name, may]))

const trace = (sources: string[], enter: Uint8Array, sides = openSides, limit = ANY_LENGTH): Trace => {
  const workspace = makeTrace(grid)
  floodMask(workspace, grid, sources.map(at), sources.length, enter, sides, limit)
  return workspace
}

describe('a trace of any length', () => {
  it('comes to every hex of an open map, and knows how far', () => {
    const result = trace(['0101'], openHexes())
    expect(result.count).toBe(grid.size)
    for (let hex = 0; hex < grid.size; hex++) expect(result.length[hex]).toBe(grid.distance(at('0101'), hex))
  })

  it('counts from the nearest of several sources', () => {
    const result = trace(['0101', '0909', '0101'], openHexes())
    for (let hex = 0; hex < grid.size; hex++) {
      const nearest = Math.min(grid.distance(at('0101'), hex), grid.distance(at('0909'), hex))
      expect(result.length[hex]).toBe(nearest)
    }
  })

  it('has nothing without a source', () => {
    expect(trace([], openHexes()).count).toBe(0)
  })

  it('draws the line from a unit to its source', () => {
    const result = trace(['0105'], openHexes())
    expect(names(pathToSource(result, at('0108')))).toEqual(['0108', '0107', '0106', '0105'])
    expect(pathToSource(result, at('0105'))).toEqual([at('0105')])
  })

  it('goes round what bars it', () => {
    const result = trace(['0505'], openHexes({ '0506': BARRED, '0406': BARRED }))
    expect(isTraced(result, at('0506'))).toBe(false)
    expect(pathToSource(result, at('0506'))).toEqual([])
    expect(result.length[at('0507')]).toBeGreaterThan(2)
  })

  it('does not cross a closed hexside, from either side', () => {
    const sides = openSides.slice()
    for (let direction = 0; direction < 6; direction++) sides[at('0505') * 6 + direction] = 0
    expect(trace(['0505'], openHexes(), sides).count).toBe(1)
    const away = (direction: number) =>
      grid.neighbours[at('0505') * 6 + direction] * 6 + ((direction + 3) % 6)
    for (let direction = 0; direction < 6; direction++) sides[away(direction)] = 0
    expect(isTraced(trace(['0101'], openHexes(), sides), at('0505'))).toBe(false)
  })

  it('does not leave the map even where a mask says that it may', () => {
    expect(() => trace(['0101', '0909', '0901', '0109'], openHexes())).not.toThrow()
  })
})

describe('an enemy zone of control', () => {
  it('War Comes Early 10.2f: lets a line in, and not through', () => {
    const result = trace(['0305'], openHexes(line('05', INTO)))
    expect(result.mark[at('0505')]).toBe(INTO)
    expect(isTraced(result, at('0605'))).toBe(false)
  })

  it('War Comes Early 9.2a: is cancelled in one hex by a friend who stands there', () => {
    const result = trace(['0305'], openHexes({ ...line('05', INTO), '0505': THROUGH }))
    expect(isTraced(result, at('0605'))).toBe(true)
    expect(pathToSource(result, at('0905'))).toContain(at('0505'))
  })

  it('Hinge of Fate 8.14: does not matter in the source itself', () => {
    const result = trace(['0505'], openHexes({ '0505': INTO }))
    expect(result.mark[at('0505')]).toBe(THROUGH)
    expect(result.count).toBe(grid.size)
  })
})

describe('a source', () => {
  it('War Comes Early 10.4a: is switched off while its hex is barred', () => {
    expect(trace(['0505'], openHexes({ '0505': BARRED })).count).toBe(0)
    expect(trace(['0505', '0101'], openHexes({ '0505': BARRED })).count).toBe(grid.size - 1)
  })
})

describe('a trace of limited length', () => {
  it('comes as many hexes as it may', () => {
    const result = trace(['0505'], openHexes(), openSides, 2)
    expect(result.count).toBe(19)
    expect(result.length[at('0507')]).toBe(2)
    expect(isTraced(result, at('0508'))).toBe(false)
  })

  it('stays in the source with no length at all', () => {
    expect(trace(['0505'], openHexes(), openSides, 0).count).toBe(1)
  })

  it('Munich War 14.3c: serves units of different reach in one hex by its length there', () => {
    const { length } = trace(['0505'], openHexes(), openSides, 4)
    expect(length[at('0509')] <= 4).toBe(true)
    expect(length[at('0509')] <= 3).toBe(false)
  })
})

describe('a trace by questions', () => {
  it('asks where it may enter and from where it may go on', () => {
    const workspace = makeTrace(grid)
    const notAcross = (_from: number, _direction: number, to: number) => grid.line[to] !== 7
    flood(workspace, grid, [at('0305')], 1, notAcross, hex => grid.line[hex] !== 5)
    expect(workspace.mark[at('0505')]).toBe(INTO)
    expect(isTraced(workspace, at('0605'))).toBe(false)
    flood(workspace, grid, [at('0305')], 1, notAcross)
    expect(isTraced(workspace, at('0605'))).toBe(true)
    expect(isTraced(workspace, at('0705'))).toBe(false)
  })

  it('asks about each hex in the direction from the source', () => {
    const workspace = makeTrace(grid)
    flood(workspace, grid, [at('0505')], 1, (from, direction, to) => {
      expect(grid.neighbours[from * 6 + direction]).toBe(to)
      return direction === 3
    })
    expect(names(workspace.hexes.subarray(0, workspace.count))).toEqual([
      '0505',
      '0506',
      '0507',
      '0508',
      '0509',
    ])
  })

  it('keeps to a limit, and takes a source once', () => {
    const workspace = makeTrace(grid)
    flood(workspace, grid, [at('0505'), at('0505')], 2, anywhere, anywhere, 1)
    expect(workspace.count).toBe(7)
  })
})

const anyMasks = fc.record({
  enter: fc.array(fc.constantFrom(BARRED, INTO, THROUGH, THROUGH, THROUGH), { minLength: 81, maxLength: 81 }),
  sides: fc.array(fc.constantFrom(0, 1, 1, 1), { minLength: 486, maxLength: 486 }),
  sources: fc.array(fc.nat(grid.size - 1), { maxLength: 4 }),
  limit: fc.oneof(fc.nat(6), fc.constant(ANY_LENGTH)),
})

/** A slow second opinion: add one hex of length at a time by looking at the whole map. */
function naive({
  enter,
  sides,
  sources,
  limit,
}: typeof anyMasks extends fc.Arbitrary<infer T> ? T : never): number[] {
  const length = new Array<number>(grid.size).fill(-1)
  const on = sources.filter(source => enter[source] !== BARRED)
  for (const source of on) length[source] = 0
  for (let far = 1, grew = true; grew && far <= limit; far++) {
    grew = false
    for (let slot = 0; slot < grid.size * 6; slot++) {
      const from = Math.floor(slot / 6)
      const to = grid.neighbours[slot]
      const goesOn = length[from] === far - 1 && (enter[from] === THROUGH || on.includes(from))
      if (!goesOn || to < 0 || length[to] >= 0 || enter[to] === BARRED || sides[slot] === 0) continue
      length[to] = far
      grew = true
    }
  }
  return length
}

describe('a trace over any map', () => {
  const run = (workspace: Trace, masks: Parameters<typeof naive>[0]) => {
    const { sources, limit } = masks
    floodMask(
      workspace,
      grid,
      sources,
      sources.length,
      Uint8Array.from(masks.enter),
      Uint8Array.from(masks.sides),
      limit,
    )
  }

  it('agrees with a slow second opinion', () => {
    fc.assert(
      fc.property(anyMasks, masks => {
        const workspace = makeTrace(grid)
        run(workspace, masks)
        naive(masks).forEach((length, hex) => {
          expect(isTraced(workspace, hex)).toBe(length >= 0)
          if (length >= 0) expect(workspace.length[hex]).toBe(length)
        })
      }),
      { numRuns: 300 },
    )
  })

  it('draws lines of its length that pass only where a line may', () => {
    fc.assert(
      fc.property(anyMasks, masks => {
        const workspace = makeTrace(grid)
        run(workspace, masks)
        for (const hex of workspace.hexes.subarray(0, workspace.count)) {
          const path = pathToSource(workspace, hex)
          expect(path.length).toBe(workspace.length[hex] + 1)
          expect(masks.sources).toContain(path[path.length - 1])
          for (let i = 0; i + 1 < path.length; i++) {
            const direction = grid.directionTo(path[i + 1], path[i])
            expect(masks.sides[path[i + 1] * 6 + direction]).toBe(1)
            expect(workspace.mark[path[i + 1]]).toBe(THROUGH)
          }
        }
      }),
    )
  })

  it('is the same by masks and by questions, in a fresh workspace and in a used one', () => {
    fc.assert(
      fc.property(anyMasks, anyMasks, (before, masks) => {
        const used = makeTrace(grid)
        const asked = makeTrace(grid)
        run(used, before)
        run(used, masks)
        const { enter, sides, sources, limit } = masks
        const on = sources.filter(source => enter[source] !== BARRED)
        const passable = (from: number, direction: number, to: number) =>
          sides[from * 6 + direction] === 1 && enter[to] !== BARRED
        flood(asked, grid, on, on.length, passable, hex => enter[hex] === THROUGH, limit)
        expect(used.mark).toEqual(asked.mark)
        expect(used.hexes.subarray(0, used.count)).toEqual(asked.hexes.subarray(0, asked.count))
        for (let hex = 0; hex < grid.size; hex++)
          expect(pathToSource(used, hex)).toEqual(pathToSource(asked, hex))
      }),
    )
  })
})
