import { describe, expect, it } from 'vitest'
import { reach } from './movement.ts'
import { sketch, stand } from './sketch.ts'

const long = Array.from({ length: 24 }, (_, i) => `hex 20${10 + i} Germany clear`)
const lane = sketch('Germany', ...long)

describe('column movement', () => {
  it('[11.6a] doubles the movement factor', () => {
    const corps = reach(stand(lane, { '2010': 'ge-1' }), 'ge-1', 'column')
    expect([corps.get('2022'), corps.has('2023')]).toEqual([24, false])
    const army = reach(stand(lane, { '2010': 'ge-army' }), 'ge-army', 'column')
    expect([army.get('2018'), army.has('2019')]).toEqual([16, false])
  })

  it('[11.6b] covers 24 rail hexes with a corps', () => {
    const rail = Array.from({ length: 25 }, (_, i) => `20${10 + i}`)
    const world = sketch('Germany', ...long, 'hex 2034 Germany clear', `route rail "line" ${rail.join(' ')}`)
    const open = reach(stand(world, { '2010': 'ge-1' }), 'ge-1', 'column')
    expect(open.get('2034')).toBe(24)
  })

  it('[R51] is not for units out of supply', () => {
    const position = stand(sketch('Poland'), { '1414': 'ge-1' })
    expect(reach(position, 'ge-1', 'column').size).toBe(0)
  })

  it('[11.6a] [W3] does not start next to an enemy unit, whatever lies between', () => {
    const world = sketch('Germany', 'side 1413/1414 blocked')
    expect(reach(stand(world, { '1414': 'ge-1', '1413': 'fr-1' }), 'ge-1', 'column').size).toBe(0)
    expect(reach(stand(world, { '1414': 'ge-mech6', '1413': 'fr-1' }), 'ge-mech6', 'column').size).toBe(0)
    expect(reach(stand(world, { '1414': 'ge-1', '1413': 'ge-2' }), 'ge-1', 'column').size).toBeGreaterThan(1)
  })

  it('[R50] may start next to an empty fort, but not enter its zone', () => {
    const world = sketch('Germany', 'hex 1413 Czechoslovakia clear fort=czech')
    const open = reach(stand(world, { '1414': 'ge-1' }), 'ge-1', 'column')
    expect(open.has('1415')).toBe(true)
    expect(open.has('1514')).toBe(false)
    expect(open.has('1412')).toBe(false)
  })

  it('[R50] German mechanized corps enter zones in column, unless the group plays otherwise', () => {
    const world = sketch('Germany', 'hex 1413 Czechoslovakia clear fort=czech')
    const placed = { '1414': 'ge-mech6' }
    expect(reach(stand(world, placed), 'ge-mech6', 'column').has('1514')).toBe(true)
    const strict = stand(world, placed, { options: { mechColumnThroughEzoc: false } })
    expect(reach(strict, 'ge-mech6', 'column').has('1514')).toBe(false)
  })

  it('[11.6b] neither starts in nor enters an enemy air zone', () => {
    const over = { airZones: { side: 'allied', hexes: ['1412'] } } as const
    expect(reach(stand(lane, { '1413': 'ge-1' }, over), 'ge-1', 'column').size).toBe(0)
    const open = reach(stand(lane, { '1415': 'ge-1' }, over), 'ge-1', 'column')
    expect(open.has('1414')).toBe(true)
    expect(open.has('1413')).toBe(false)
    expect(reach(stand(lane, { '1415': 'ge-mech6' }, over), 'ge-mech6', 'column').has('1413')).toBe(false)
  })
})
