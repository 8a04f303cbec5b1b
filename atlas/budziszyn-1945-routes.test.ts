import { describe, expect, it } from 'vitest'
import { kindsIn } from '../engine/board/board.ts'
import { parseBoard } from '../engine/board/parse.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import { EXIT_ZONE, zoneUsers } from '../games/budziszyn-1945/board/facts.ts'
import { lusatia1945 } from '../games/budziszyn-1945/board/lusatia-1945.ts'
import { edgesOf } from './budziszyn-1945/edges.ts'
import { isWaterHex, reachable } from './checks/land.ts'

const board = valueOrThrow(parseBoard(lusatia1945, 'lusatia-1945.ts'))
const { grid } = board
const WATER = ['big-river', 'river', 'stream']
const hex = (name: string): number => grid.indexOf(name)
const names = (hexes: Iterable<number>): string[] => [...hexes].map(each => grid.names[each]).sort()
const all = Array.from({ length: grid.size }, (_, each) => each)
const slots = Array.from({ length: grid.size * 6 }, (_, slot) => slot)
const sideKinds = (slot: number): string[] => kindsIn(board.hexsideKinds, board.hexsides[slot])
const networks = (slot: number): string[] => kindsIn(board.networkKinds, board.networks[slot])
const hasRoute = (each: number): boolean => [0, 1, 2, 3, 4, 5].some(d => board.networks[each * 6 + d] !== 0)
const isClosedToVehicles = (each: number): boolean =>
  kindsIn(board.terrainKinds, board.terrain[each]).some(kind => ['swamp', 'mountain', 'lake'].includes(kind))
const inZone = (letter: string): number[] =>
  board.hexesWith('zone').filter(each => board.feature(each, 'zone') === letter)
const southOfElbe = reachable(board, hex('0138'), (at, d) => board.hexsideNames.get(at * 6 + d) !== 'Elbe')

describe('routes', () => {
  it('are one network', () => {
    const network = reachable(board, hex('4329'), (at, d) => board.networks[at * 6 + d] !== 0)
    expect(names(all.filter(each => hasRoute(each) && !network.has(each)))).toEqual([])
  })
  it('motorways meet at Dresden and in the Spreewald', () => {
    const isMotorway = (slot: number) => networks(slot).includes('motorway')
    const start = all.find(each => [0, 1, 2, 3, 4, 5].some(d => isMotorway(each * 6 + d)))!
    const network = reachable(board, start, (at, d) => isMotorway(at * 6 + d))
    const some = all.filter(each => [0, 1, 2, 3, 4, 5].some(d => isMotorway(each * 6 + d)))
    expect(names(some.filter(each => !network.has(each)))).toEqual([])
  })
  it('have names of their own', () => {
    expect(new Set(board.routes.map(route => route.name)).size).toBe(board.routes.length)
  })
  it('keep off the lake', () => {
    for (const { name, hexes } of board.routes) {
      for (const each of hexes) expect(isWaterHex(board, each), name).toBe(false)
    }
  })
  it('[R14] a bridge stands where a route crosses water, and nowhere else', () => {
    for (const slot of slots) {
      const isCrossing = board.networks[slot] !== 0 && sideKinds(slot).some(kind => WATER.includes(kind))
      expect(sideKinds(slot).includes('bridge'), grid.names[Math.floor(slot / 6)]).toBe(isCrossing)
    }
  })
  it('cross the big rivers only where bridges stood', () => {
    const bridges = (river: string) =>
      slots.filter(
        slot =>
          Math.floor(slot / 6) < grid.neighbours[slot] &&
          board.hexsideNames.get(slot) === river &&
          sideKinds(slot).includes('bridge'),
      ).length
    expect([bridges('Elbe'), bridges('Nysa')]).toEqual([9, 11])
  })
  it('leave the map where it says so', () => {
    for (const each of board.hexesWith('road-edge')) {
      expect(hasRoute(each), grid.names[each]).toBe(true)
      expect(edgesOf(grid, each)).toContain(board.feature(each, 'road-edge'))
    }
    for (const edge of ['north', 'east', 'south', 'west']) {
      const roads = board.hexesWith('road-edge').filter(each => board.feature(each, 'road-edge') === edge)
      expect(roads.length, edge).toBeGreaterThanOrEqual(4)
    }
  })
  it('[Two Stars] the Allies have roads from the west, south of the Elbe', () => {
    const roads = board.hexesWith('road-edge').filter(each => board.feature(each, 'road-edge') === 'west')
    expect(roads.filter(each => southOfElbe.has(each)).length).toBeGreaterThanOrEqual(4)
  })
})

describe('entry zones', () => {
  const letters = [...'ABCDEFGHIJKLMNPQRTUVWXY']
  it.each(letters)('%s hangs together on the edge and vehicles can enter it', letter => {
    const zone = inZone(letter)
    expect(zone.length).toBeGreaterThanOrEqual(4)
    const joined = reachable(board, zone[0], (_at, _d, beyond) => zone.includes(beyond))
    expect(joined.size).toBe(zone.length)
    expect(zone.some(each => !isClosedToVehicles(each) || hasRoute(each))).toBe(true)
  })
  it('[11.2] follow each other round the map', () => {
    const touches = (a: string, b: string) =>
      inZone(a).some(each => inZone(b).some(other => grid.distance(each, other) === 1))
    letters.forEach((letter, i) => {
      expect(touches(letter, letters[(i + 1) % letters.length]), letter).toBe(true)
    })
  })
  it('all hexes of the edge are in one', () => {
    const edge = all.filter(each => edgesOf(grid, each).length > 0)
    expect(names(edge.filter(each => board.feature(each, 'zone') === undefined))).toEqual([])
  })
  it.each(Object.entries(zoneUsers))('%s can be entered by %s at the start', (letter, sides) => {
    for (const side of sides.filter(each => each !== 'american')) {
      expect(inZone(letter).some(each => board.feature(each, 'nysa') === side)).toBe(true)
    }
  })
  it('[Nysa 1945] the Americans enter on their own bank of the Elbe', () => {
    for (const each of [...inZone('K'), ...inZone('L')])
      expect(southOfElbe.has(each), grid.names[each]).toBe(true)
  })
  it('[Nysa 1945] the way to Berlin lies on the north edge', () => {
    const exit = board.hexesWith('exit')
    expect(new Set(exit.map(each => board.feature(each, 'exit')))).toEqual(new Set([EXIT_ZONE]))
    for (const each of exit) expect(grid.along[each]).toBeLessThanOrEqual(0)
    expect(exit.some(hasRoute)).toBe(true)
  })
})
