import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createGrid } from '../hex/grid.ts'
import { points } from './points.ts'
import { makeReach, reach, STOPPED } from './reach.ts'
import { CLOSED, FREE, STOP } from './step.ts'
import {
  addZone,
  clearZones,
  type ExertsInto,
  makeZones,
  oneReachesBoth,
  payForZone,
  reachesInto,
  rebuildZones,
  removeZone,
  stopInZone,
} from './zones.ts'

const grid = createGrid({ lines: [1, 7], along: [1, 7], shifted: 'even' })
const at = (name: string) => grid.indexOf(name)
const everywhere: ExertsInto = () => true
const AXIS = 0
const ALLIES = 1

describe('zones of control', () => {
  it('reach into the six neighbours and not into the hex itself', () => {
    const zones = makeZones(grid, 2, 1)
    addZone(zones, grid, ALLIES, 0, at('0404'), everywhere)
    for (let hex = 0; hex < grid.size; hex++) {
      expect(zones.counts[ALLIES][hex]).toBe(grid.distance(hex, at('0404')) === 1 ? 1 : 0)
    }
    expect(zones.counts[AXIS].every(count => count === 0)).toBe(true)
  })

  it('reach into the own hex too where the game says so', () => {
    const zones = makeZones(grid, 2, 1)
    addZone(zones, grid, ALLIES, 0, at('0404'), everywhere, true)
    expect(zones.counts[ALLIES][at('0404')]).toBe(1)
    expect(reachesInto(zones, grid, 0, at('0404'))).toBe(true)
    removeZone(zones, grid, 0)
    expect(zones.counts[ALLIES].every(count => count === 0)).toBe(true)
  })

  it('stop at the edge of the map', () => {
    const zones = makeZones(grid, 1, 1)
    addZone(zones, grid, 0, 0, at('0101'), everywhere)
    expect(zones.counts[0].reduce((sum, count) => sum + count, 0)).toBe(2)
  })

  it('do not cross hexsides that the game closes', () => {
    const zones = makeZones(grid, 1, 1)
    const river = grid.directionTo(at('0404'), at('0405'))
    addZone(zones, grid, 0, 0, at('0404'), (_unit, _from, direction) => direction !== river)
    expect(zones.counts[0][at('0405')]).toBe(0)
    expect(zones.counts[0][at('0403')]).toBe(1)
    expect(reachesInto(zones, grid, 0, at('0405'))).toBe(false)
    expect(reachesInto(zones, grid, 0, at('0403'))).toBe(true)
    expect(reachesInto(zones, grid, 0, at('0404'))).toBe(false)
    expect(reachesInto(zones, grid, 0, at('0401'))).toBe(false)
  })

  it('follow a unit that is put somewhere else', () => {
    const zones = makeZones(grid, 1, 1)
    addZone(zones, grid, 0, 0, at('0404'), everywhere)
    addZone(zones, grid, 0, 0, at('0405'), everywhere)
    expect(zones.counts[0][at('0404')]).toBe(1)
    expect(zones.counts[0][at('0403')]).toBe(0)
  })

  it('are lifted as they were placed, even when the unit could reach less by now', () => {
    const zones = makeZones(grid, 1, 1)
    addZone(zones, grid, 0, 0, at('0404'), everywhere)
    addZone(zones, grid, 0, 0, at('0404'), () => false)
    expect(zones.counts[0].every(count => count === 0)).toBe(true)
  })

  it('are nowhere for a unit that was never placed, or was lifted', () => {
    const zones = makeZones(grid, 1, 2)
    removeZone(zones, grid, 1)
    expect(reachesInto(zones, grid, 1, at('0404'))).toBe(false)
    expect(zones.counts[0].every(count => count === 0)).toBe(true)
  })

  it('can all be taken away', () => {
    const zones = makeZones(grid, 2, 2)
    addZone(zones, grid, 0, 0, at('0404'), everywhere)
    addZone(zones, grid, 1, 1, at('0406'), everywhere)
    clearZones(zones)
    expect(zones.counts.every(counts => counts.every(count => count === 0))).toBe(true)
    removeZone(zones, grid, 0)
    expect(zones.counts[0].every(count => count === 0)).toBe(true)
  })
})

describe('one exerter in reach of two hexes', () => {
  it('is not the same as two exerters, one for each', () => {
    const zones = makeZones(grid, 2, 3)
    addZone(zones, grid, ALLIES, 0, at('0402'), everywhere)
    addZone(zones, grid, ALLIES, 1, at('0406'), everywhere)
    expect(oneReachesBoth(zones, grid, ALLIES, at('0403'), at('0405'))).toBe(false)
    addZone(zones, grid, ALLIES, 2, at('0404'), everywhere)
    expect(oneReachesBoth(zones, grid, ALLIES, at('0403'), at('0405'))).toBe(true)
    expect(oneReachesBoth(zones, grid, AXIS, at('0403'), at('0405'))).toBe(false)
    removeZone(zones, grid, 2)
    expect(oneReachesBoth(zones, grid, ALLIES, at('0403'), at('0405'))).toBe(false)
  })
})

describe('zone counts after any comings and goings', () => {
  const anyChange = fc.record({
    unit: fc.nat(9),
    hex: fc.integer({ min: -1, max: grid.size - 1 }),
    into: fc.nat(63),
  })

  it('are what counting anew gives', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 40 }), changes => {
        const place = new Array<number>(10).fill(-1)
        const reaches = new Array<number>(10).fill(0)
        const sideOf = (unit: number) => unit % 2
        const exertsInto: ExertsInto = (unit, _from, direction) => ((reaches[unit] >> direction) & 1) === 1
        const zones = makeZones(grid, 2, 10)
        for (const { unit, hex, into } of changes) {
          place[unit] = hex
          reaches[unit] = into
          if (hex < 0) removeZone(zones, grid, unit)
          else addZone(zones, grid, sideOf(unit), unit, hex, exertsInto)
        }
        const anew = makeZones(grid, 2, 10)
        addZone(anew, grid, 0, 3, 7, everywhere)
        rebuildZones(anew, grid, unit => place[unit], sideOf, exertsInto)
        expect(zones.counts).toEqual(anew.counts)
        for (let hex = 0; hex < grid.size; hex++) {
          for (const side of [0, 1]) {
            const units = [...place.keys()].filter(
              unit => sideOf(unit) === side && reachesInto(zones, grid, unit, hex),
            )
            expect(zones.counts[side][hex]).toBe(units.length)
          }
        }
      }),
    )
  })
})

describe('the rigid effect', () => {
  const zones = makeZones(grid, 1, 1)
  addZone(zones, grid, 0, 0, at('0404'), everywhere)
  const [enemy] = zones.counts

  it('is nothing outside zones and on leaving, a stop on entering, and no step from zone to zone', () => {
    expect(stopInZone(enemy, at('0401'), at('0402'))).toBe(FREE)
    expect(stopInZone(enemy, at('0402'), at('0403'))).toBe(STOP)
    expect(stopInZone(enemy, at('0403'), at('0402'))).toBe(FREE)
    expect(stopInZone(enemy, at('0403'), at('0304'))).toBe(CLOSED)
  })

  it('War Comes Early 9.1: a unit in a zone leaves to a free hex and may then enter a zone and stop', () => {
    const workspace = makeReach(grid)
    reach(workspace, grid, at('0403'), points(2), (from, _d, to) => points(1) + stopInZone(enemy, from, to))
    expect(workspace.cost[at('0402')]).toBe(points(1))
    expect(workspace.cost[at('0303')]).toBe(points(1))
    expect(workspace.cost[at('0304')]).toBe(points(2))
    expect(workspace.ending[at('0304')]).toBe(STOPPED)
    expect(workspace.cost[at('0404')]).toBe(points(1))
  })
})

describe('the fluid effect', () => {
  const zones = makeZones(grid, 1, 2)
  addZone(zones, grid, 0, 0, at('0404'), everywhere)
  addZone(zones, grid, 0, 1, at('0505'), everywhere)
  const [enemy] = zones.counts

  it("Eisenhower's War 9.3: one point more to enter, nothing to leave, once however many reach there", () => {
    expect(payForZone(enemy, at('0402'), at('0403'), points(1), 0)).toBe(points(1))
    expect(payForZone(enemy, at('0403'), at('0402'), points(1), 0)).toBe(FREE)
    expect(enemy[at('0405')]).toBe(2)
    expect(payForZone(enemy, at('0406'), at('0405'), points(1), 0)).toBe(points(1))
  })

  it('Budziszyn 4.2.6: one point more to leave', () => {
    expect(payForZone(enemy, at('0403'), at('0402'), 0, points(1))).toBe(points(1))
    expect(payForZone(enemy, at('0402'), at('0403'), 0, points(1))).toBe(FREE)
  })
})
