// The data rows of the ledger that are about the map and the terrain table.
import { afterEach, describe, expect, test } from 'vitest'
import { points } from '../../engine/movement/points.ts'
import { CLOSED } from '../../engine/movement/step.ts'
import { layOutGround, slotBetween } from './rules/testing.ts'
import { dryCost, groundModifiers, routeCost, wetCost } from './terrain-chart.ts'
import { MOBILITY } from './units.ts'
import {
  EDGE,
  edges,
  entryZone,
  fixedPosition,
  grid,
  hex,
  isCzech,
  isElbe,
  isExit,
  isNysa,
  isPrintedBridge,
  layOut,
  ROUTE,
  route,
  slotOfWaterside,
  TERRAIN,
  terrain,
  townHexes,
  townName,
  water,
} from './world.ts'

afterEach(() => layOut())

const { foot, truck, tracked, headquarters } = MOBILITY
const CLASSES = [foot, truck, tracked, headquarters] as const

describe('[T1] the terrain table', () => {
  test.each([
    ['clear', [1, 1, 1, 1], 0],
    ['forest', [2, 2, 2, 2], 1],
    ['hills', [1, 1, 1, 1], 1],
    ['swamp', [2, CLOSED, CLOSED, 5], 0],
    ['mountain', [3, CLOSED, CLOSED, 5], 2],
    ['lake', [CLOSED, CLOSED, CLOSED, CLOSED], 0],
    ['clear town="A"', [1, 1, 1, 1], 1],
    ['clear city="A"', [2, 2, 2, 2], 2],
  ])(
    '[T1] [3.1.11] %s for foot, trucks, tracks and headquarters, and for a defender',
    (here, costs, modifiers) => {
      layOutGround({ hexes: { 3011: here } })
      const slot = slotBetween('3010', '3011')
      expect(CLASSES.map(kind => dryCost[kind][slot])).toEqual(
        costs.map(cost => (cost === CLOSED ? CLOSED : points(cost))),
      )
      expect(groundModifiers[hex('3011')]).toBe(modifiers)
    },
  )

  test.each([
    ['secondary', [12, 6, 12, 6]],
    ['main', [6, 4, 6, 4]],
    ['motorway', [6, 3, 4, 3]],
  ])('[T1] R13 a %s route in twelfths of a point', (kind, twelfths) => {
    layOutGround({ routes: [`${kind} 3010 3011`] })
    expect(CLASSES.map(mobility => routeCost[mobility][slotBetween('3010', '3011')])).toEqual(twelfths)
  })

  test.each([
    ['stream', [2, 2, 2, 2]],
    ['big-river name="Nysa"', [3, 4, 4, 4]],
    ['big-river name="Elbe"', [3, 4, 4, 4]],
  ])('[T1-1] [3.1.12] through a %s', (kind, costs) => {
    layOutGround({ sides: [`3010/3011 ${kind}`] })
    expect(CLASSES.map(mobility => wetCost[mobility][slotBetween('3010', '3011')])).toEqual(
      costs.map(cost => points(cost)),
    )
  })

  test('[3.1.12] costs add up: forest across a stream', () => {
    layOutGround({ hexes: { 3011: 'forest' }, sides: ['3010/3011 stream'] })
    expect(wetCost[tracked][slotBetween('3010', '3011')]).toBe(points(3))
  })

  test('[T1-3] the hexes of one city are joined by main routes', () => {
    layOutGround({ hexes: { 3010: 'clear city="A"', 3011: 'clear city="A"', 3012: 'clear city="B"' } })
    expect([route[slotBetween('3010', '3011')], route[slotBetween('3011', '3012')]]).toEqual([
      ROUTE.main,
      ROUTE.none,
    ])
  })
})

describe('the map', () => {
  test('[1.1] R1 columns 01 to 65, rows 00 to 38, half hexes above the even columns', () => {
    expect(grid.size).toBe(65 * 39 + 32)
    expect([grid.line[hex('0415')], grid.along[hex('0415')]]).toEqual([4, 15])
    expect(grid.distance(hex('2899'), hex('2800'))).toBe(1)
    expect(edges[hex('2899')]).toBe(EDGE.north)
    expect(edges[hex('6538')]).toBe(EDGE.east | EDGE.south)
  })

  test('[7.2.1] R27 it has no fixed positions', () => {
    expect(fixedPosition.every(mark => mark === 0)).toBe(true)
  })

  test('[1.1] R77 cities are of several hexes, every town has a name', () => {
    const hexesOf = (name: string) =>
      townHexes.filter(town => townName[town] === name).map(town => grid.names[town])
    expect([hexesOf('Dresden').length, hexesOf('Görlitz').length, hexesOf('Cottbus').length]).toEqual([
      4, 3, 2,
    ])
    for (const town of townHexes) {
      const isCity = (terrain[town] & TERRAIN.city) !== 0
      expect([grid.names[town], hexesOf(townName[town]).length > 1]).toEqual([grid.names[town], isCity])
    }
  })

  test('R14 every crossing of a route and water has a bridge', () => {
    const without: string[] = []
    for (let side = 0; slotOfWaterside[side] >= 0; side++) {
      if (route[slotOfWaterside[side]] && !isPrintedBridge[side])
        without.push(grid.names[Math.floor(slotOfWaterside[side] / 6)])
    }
    expect(without).toEqual([])
  })

  test('R17 the Nysa and the Elbe are the big rivers', () => {
    for (let slot = 0; slot < grid.size * 6; slot++)
      if (grid.neighbours[slot] >= 0) expect(water[slot] === 2).toBe(isNysa[slot] + isElbe[slot] === 1)
  })

  test('R42 every zone that a unit enters by lies on the edge, row 00 with its half hexes, and S on the north edge', () => {
    const isOnEdge = (h: number) => edges[h] !== 0 || grid.along[h] === 0
    for (const zone of ['C', 'D', 'E', 'F', 'K', 'L', 'P', 'U', 'W', 'X', 'Y']) {
      const hexes = grid.names.filter((_, h) => entryZone[h] === zone)
      expect([zone, hexes.length > 0, hexes.every(name => isOnEdge(hex(name)))]).toEqual([zone, true, true])
    }
    const exits = grid.names.filter((_, h) => isExit[h])
    expect(exits.length).toBeGreaterThan(0)
    expect(exits.every(name => grid.along[hex(name)] <= 0)).toBe(true)
  })

  test('R48 Czechoslovakia lies in the south', () => {
    const czech = grid.names.filter((_, h) => isCzech[h])
    expect(czech.length).toBeGreaterThan(20)
    expect(czech.every(name => grid.along[hex(name)] > 25)).toBe(true)
  })
})
