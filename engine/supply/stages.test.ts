import { describe, expect, it } from 'vitest'
import { createGrid } from '../hex/grid.ts'
import { collectSources, isTracedInAny, pathThroughStages } from './stages.ts'
import { BARRED, floodMask, INTO, isTraced, makeTrace, THROUGH } from './trace.ts'

const grid = createGrid({ lines: [1, 9], along: [1, 15], shifted: 'even' })
const at = (name: string) => grid.indexOf(name)
const names = (hexes: ArrayLike<number>) => Array.from(hexes, hex => grid.names[hex])
const openSides = new Uint8Array(grid.size * 6).fill(1)
const openHexes = new Uint8Array(grid.size).fill(THROUGH)

// A railroad runs along line 5 from the source at 0501 to 0510.
const rail = Array.from({ length: 10 }, (_, i) => at(`05${String(i + 1).padStart(2, '0')}`))
const railSides = new Uint8Array(grid.size * 6)
for (let i = 0; i + 1 < rail.length; i++) {
  const direction = grid.directionTo(rail[i], rail[i + 1])
  railSides[rail[i] * 6 + direction] = 1
  railSides[rail[i + 1] * 6 + ((direction + 3) % 6)] = 1
}

/** By rail from 0501 under control, then at most four hexes overland. */
function supply(special: Record<string, number> = {}, overlandLimit = 4) {
  const control = new Uint8Array(grid.size)
  for (const hex of rail) control[hex] = THROUGH
  const overlandHexes = openHexes.slice()
  for (const [name, may] of Object.entries(special)) {
    control[at(name)] = may
    overlandHexes[at(name)] = may
  }
  const byRail = makeTrace(grid)
  const overland = makeTrace(grid)
  const sources = new Int16Array(grid.size)
  floodMask(byRail, grid, [at('0501')], 1, control, railSides)
  const count = collectSources(byRail, sources)
  floodMask(overland, grid, sources, count, overlandHexes, openSides, overlandLimit)
  return { byRail, overland, stages: [overland, byRail] }
}

describe('a line in stages', () => {
  it('War Comes Early 10.3a: goes four hexes overland and then any length by rail', () => {
    const { stages } = supply()
    expect(isTracedInAny(stages, at('0514'))).toBe(true)
    expect(isTracedInAny(stages, at('0515'))).toBe(false)
    expect(isTracedInAny(stages, at('0510'))).toBe(true)
  })

  it('is drawn as one path to the first source', () => {
    const { stages } = supply()
    const path = names(pathThroughStages(stages, at('0512')))
    expect(path).toEqual([
      '0512',
      '0511',
      '0510',
      '0509',
      '0508',
      '0507',
      '0506',
      '0505',
      '0504',
      '0503',
      '0502',
      '0501',
    ])
    expect(pathThroughStages(stages, at('0515'))).toEqual([])
    expect(names(pathThroughStages(stages, at('0501')))).toEqual(['0501'])
  })

  it('War Comes Early 10.3b: ends where the rail is not under control', () => {
    const { byRail, stages } = supply({ '0506': BARRED })
    expect(isTraced(byRail, at('0505'))).toBe(true)
    expect(isTraced(byRail, at('0507'))).toBe(false)
    expect(isTracedInAny(stages, at('0508'))).toBe(true)
    expect(isTracedInAny(stages, at('0510'))).toBe(false)
  })

  it('does not go on from a rail hex in an enemy zone of control, but supplies that hex', () => {
    const { byRail, overland, stages } = supply({ '0506': INTO }, 0)
    expect(byRail.mark[at('0506')]).toBe(INTO)
    expect(isTraced(overland, at('0506'))).toBe(false)
    expect(isTracedInAny(stages, at('0506'))).toBe(true)
    expect(names(pathThroughStages(stages, at('0506')))[1]).toBe('0505')
    expect(isTracedInAny(stages, at('0507'))).toBe(false)
  })

  it('Munich War 14.2: adds direct sources to those along the rail', () => {
    const { byRail } = supply()
    const sources = new Int16Array(grid.size)
    sources[0] = at('0115')
    const count = collectSources(byRail, sources, 1)
    expect(count).toBe(11)
    const overland = makeTrace(grid)
    floodMask(overland, grid, sources, count, openHexes, openSides, 1)
    expect(isTraced(overland, at('0114'))).toBe(true)
    expect(isTraced(overland, at('0511'))).toBe(true)
    expect(isTraced(overland, at('0512'))).toBe(false)
  })

  it('has nothing when the first source is off', () => {
    const { stages } = supply({ '0501': BARRED })
    expect(isTracedInAny(stages, at('0502'))).toBe(false)
    expect(pathThroughStages(stages, at('0502'))).toEqual([])
  })
})
