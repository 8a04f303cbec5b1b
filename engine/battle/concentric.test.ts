import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createGrid } from '../hex/grid.ts'
import {
  allAcross,
  alternatingHexes,
  atLeastHexes,
  both,
  concentric,
  countHexes,
  either,
  FULL_RING,
  geometry,
  hexesBeside,
  oppositeHexes,
  ringBit,
  ringOf,
  ringWhere,
  surrounded,
} from './concentric.ts'

// Directions as on a map with flat-topped hexes.
const [N, NE, SE, S, SW, NW] = [1, 2, 4, 8, 16, 32]
const ring = fc.integer({ min: 0, max: FULL_RING })
const turned = (hexes: number) => ((hexes << 1) | (hexes >> 5)) & FULL_RING
const directions = (hexes: number) => [0, 1, 2, 3, 4, 5].filter(d => (hexes >> d) & 1)

describe('a concentric attack', () => {
  it('[12.2.2a] comes from two opposite hexes', () => {
    expect(concentric(N | S)).toBe(true)
    expect(concentric(NE | SW)).toBe(true)
    expect(concentric(N | NE)).toBe(false)
    expect(concentric(N | SE)).toBe(false)
  })

  it('[12.2.2a] comes from three alternating hexes', () => {
    expect(concentric(N | SE | SW)).toBe(true)
    expect(concentric(NE | S | NW)).toBe(true)
    expect(alternatingHexes(N | SE | SW)).toBe(true)
  })

  it('[12.2.2a] does not come from three hexes in a row', () => {
    expect(concentric(N | NE | SE)).toBe(false)
    expect(concentric(SW | NW | N)).toBe(false)
  })

  it('[12.2.2a] comes from any four hexes', () => {
    expect(concentric(N | NE | SE | S)).toBe(true)
    expect(concentric(FULL_RING)).toBe(true)
  })

  it('needs an attacker', () => {
    expect(concentric(0)).toBe(false)
    expect(concentric(N)).toBe(false)
  })

  it('is the same however the map is turned', () => {
    for (let hexes = 0; hexes <= FULL_RING; hexes++) expect(concentric(turned(hexes))).toBe(concentric(hexes))
  })

  it('stays concentric when one more hex joins', () => {
    fc.assert(
      fc.property(ring, fc.nat(5), (hexes, more) => {
        if (concentric(hexes)) expect(concentric(hexes | (1 << more))).toBe(true)
      }),
    )
  })

  it('from four hexes always has an opposite pair among them', () => {
    for (let hexes = 0; hexes <= FULL_RING; hexes++)
      if (atLeastHexes(4)(hexes)) expect(oppositeHexes(hexes)).toBe(true)
  })
})

describe('each test', () => {
  it('means what it says in all 64 cases', () => {
    for (let hexes = 0; hexes <= FULL_RING; hexes++) {
      const held = directions(hexes)
      expect(countHexes(hexes)).toBe(held.length)
      expect(oppositeHexes(hexes)).toBe(held.some(d => held.includes((d + 3) % 6)))
      expect(alternatingHexes(hexes)).toBe(
        held.some(d => held.includes((d + 2) % 6) && held.includes((d + 4) % 6)),
      )
      expect(atLeastHexes(3)(hexes)).toBe(held.length >= 3)
      expect(directions(hexesBeside(hexes))).toEqual(
        [0, 1, 2, 3, 4, 5].filter(d => held.includes((d + 1) % 6) || held.includes((d + 5) % 6)),
      )
    }
  })

  it('can be joined to others', () => {
    const pincer = both(oppositeHexes, atLeastHexes(3))
    const wide = either(alternatingHexes, atLeastHexes(5))
    expect(pincer(N | S)).toBe(false)
    expect(pincer(N | S | SE)).toBe(true)
    expect(wide(N | SE | SW)).toBe(true)
    expect(wide(N | NE | SE | S)).toBe(false)
    expect(both()(0)).toBe(true)
    expect(either()(FULL_RING)).toBe(false)
  })

  it('asks its question only once for each case', () => {
    let asked = 0
    const northern = geometry(hexes => ++asked > 0 && (hexes & N) !== 0)
    expect(asked).toBe(64)
    expect(northern(N | S)).toBe(true)
    expect(northern(S)).toBe(false)
    expect(asked).toBe(64)
  })
})

describe('a surrounded defender', () => {
  it('[11.14a] has attackers or their zones of control on all six sides', () => {
    const attackers = N | S
    expect(surrounded(attackers | hexesBeside(attackers))).toBe(true)
    expect(surrounded(N | hexesBeside(N))).toBe(false)
  })

  it('[11.14b] needs no cover where it could not go anyway', () => {
    expect(surrounded(FULL_RING & ~SW, FULL_RING & ~SW)).toBe(true)
    expect(surrounded(FULL_RING & ~SW & ~N, FULL_RING & ~SW)).toBe(false)
  })
})

describe('an attack across a river', () => {
  it('[PAC-C3] needs every attacker to cross', () => {
    const river = N | NE | NW
    expect(allAcross(N | NW, river)).toBe(true)
    expect(allAcross(N | NW | S, river)).toBe(false)
    expect(allAcross(0, river)).toBe(false)
  })
})

describe('the ring around a hex of a map', () => {
  const grid = createGrid({ lines: [1, 6], along: [1, 6], shifted: 'even' })
  const target = grid.indexOf('0303')
  const neighbours = [...grid.neighbours.subarray(target * 6, target * 6 + 6)]

  it('has one bit for each direction', () => {
    expect(neighbours.map(hex => ringBit(grid, target, hex))).toEqual([1, 2, 4, 8, 16, 32])
    expect(ringOf(grid, target, neighbours)).toBe(FULL_RING)
  })

  it('ignores hexes that are not next to it', () => {
    expect(ringBit(grid, target, target)).toBe(0)
    expect(ringOf(grid, target, [grid.indexOf('0606'), neighbours[4], neighbours[4]])).toBe(SW)
  })

  it('knows an attack from a hex and the one behind the target', () => {
    expect(concentric(ringOf(grid, target, [grid.indexOf('0302'), grid.indexOf('0304')]))).toBe(true)
    expect(concentric(ringOf(grid, target, [grid.indexOf('0302'), grid.indexOf('0402')]))).toBe(false)
  })

  it('can be asked neighbour by neighbour, and ends at the edge of the map', () => {
    expect(ringWhere(grid, target, hex => hex === neighbours[2])).toBe(SE)
    expect(ringWhere(grid, target, (_, slot) => slot === target * 6 + 5)).toBe(NW)
    const corner = grid.indexOf('0101')
    expect(countHexes(ringWhere(grid, corner, () => true))).toBe(
      [...grid.neighbours.subarray(corner * 6, corner * 6 + 6)].filter(hex => hex >= 0).length,
    )
  })
})
