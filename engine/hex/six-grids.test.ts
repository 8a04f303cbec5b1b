import { describe, expect, it } from 'vitest'
import { createGrid, FAR, type HexGrid } from './grid.ts'
import type { GridSpec } from './numbering.ts'

// The six maps of the five games: extents, edges and every adjacency that their rulebooks state or imply.

const warComesEarly: GridSpec = {
  lines: [1, 61],
  along: [1, 34],
  short: { lines: 'even', last: 33 },
  shifted: 'even',
}
const munichWar: GridSpec = {
  lines: [1, 42],
  along: [1, 23],
  short: { lines: 'odd', last: 22 },
  shifted: 'odd',
}
const hingeOfFateEast: GridSpec = { lines: [10, 39], along: [16, 37], shifted: 'odd' }
const hingeOfFateWest: GridSpec = { lines: [25, 42], along: [33, 44], shifted: 'odd', number: 'WAABB' }
const eisenhowersWar: GridSpec = { lines: [11, 36], along: [0, 23], shifted: 'odd' }
const budziszyn: GridSpec = {
  lines: [1, 64],
  along: [0, 37],
  early: { lines: 'even', first: -1 },
  shifted: 'even',
}

const apart = (grid: HexGrid, a: string, b: string): number => grid.distance(grid.indexOf(a), grid.indexOf(b))

function expectAdjacent(grid: HexGrid, ...pairs: readonly string[]): void {
  for (const pair of pairs) {
    const [a, b] = pair.split('-').map(name => grid.indexOf(name))
    expect(a, pair).toBeGreaterThanOrEqual(0)
    expect(b, pair).toBeGreaterThanOrEqual(0)
    expect(grid.distance(a, b), pair).toBe(1)
    expect(grid.directionTo(a, b), pair).toBe((grid.directionTo(b, a) + 3) % 6)
  }
}

const neighbourNames = (grid: HexGrid, name: string): string[] => {
  const hex = grid.indexOf(name)
  return [...grid.neighbours.subarray(hex * 6, hex * 6 + 6)].map(other => grid.names[other] ?? '-')
}

const edgeHexes = (grid: HexGrid): Set<string> =>
  new Set(grid.names.filter(name => neighbourNames(grid, name).includes('-')))

const column = (line: number, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => String(line * 100 + first + i).padStart(4, '0'))

describe('War Comes Early', () => {
  const grid = createGrid(warComesEarly)

  it('has 2044 hexes, 0101 to 6134, even columns one shorter', () => {
    expect(grid.size).toBe(2044)
    expect([grid.names[0], grid.names[33], grid.names[34], grid.names.at(-1)]).toEqual([
      '0101',
      '0134',
      '0201',
      '6134',
    ])
    expect(grid.indexOf('0233')).toBeGreaterThan(0)
    expect(grid.indexOf('0234')).toBe(-1)
  })

  it('ends where the rulebook names the map edges', () => {
    const edge = edgeHexes(grid)
    const columns = Array.from({ length: 61 }, (_, i) => i + 1)
    const top = columns.map(line => column(line, 1, 1)[0])
    const bottom = columns.map(line => column(line, 34 - ((line + 1) % 2), 34 - ((line + 1) % 2))[0])
    expect(edge).toEqual(new Set([...top, ...bottom, ...column(1, 1, 34), ...column(61, 1, 34)]))
  })

  it('has the adjacencies that the rules speak of', () => {
    expectAdjacent(grid, '2503-2603', '2401-2402', '2413-2414', '3133-3134', '3133-3233', '3134-3233')
  })

  it('leaves room for a path of nine hexes between Vienna and Breslau', () => {
    expect(apart(grid, '2128', '2821')).toBe(10)
  })

  it('shifts even columns towards growing rows', () => {
    expect(neighbourNames(grid, '2413')).toEqual(['2412', '2513', '2514', '2414', '2314', '2313'])
    expect(neighbourNames(grid, '2513')).toEqual(['2512', '2612', '2613', '2514', '2413', '2412'])
  })
})

describe('Munich War', () => {
  const grid = createGrid(munichWar)

  it('has 945 hexes; even columns reach row 23, odd ones row 22', () => {
    expect(grid.size).toBe(945)
    expect([grid.indexOf('1823') >= 0, grid.indexOf('1922') >= 0, grid.indexOf('1923')]).toEqual([
      true,
      true,
      -1,
    ])
  })

  it('has its south edge in a straight line through xx23 and xx22', () => {
    const edge = edgeHexes(grid)
    for (const name of ['1623', '1722', '1823', '1922', '2023']) expect(edge.has(name), name).toBe(true)
    expect(edge.has('1822')).toBe(false)
    expect(edge.has('1921')).toBe(false)
  })

  it('joins the hexes of the Italian and the Mediterranean edge', () => {
    expectAdjacent(grid, '1823-1922', '1922-2023', '1623-1722', '1722-1823')
  })
})

describe('Hinge of Fate, East map', () => {
  const grid = createGrid(hingeOfFateEast)

  it('has 660 hexes, 1016 to 3937', () => {
    expect(grid.size).toBe(660)
    expect([grid.names[0], grid.names.at(-1)]).toEqual(['1016', '3937'])
  })

  it('has the Red Row and the German edge at its ends', () => {
    const edge = edgeHexes(grid)
    for (let line = 12; line <= 35; line++) {
      expect(edge.has(`${line}37`), `${line}37`).toBe(true)
      expect(edge.has(`${line}16`), `${line}16`).toBe(true)
      expect(edge.has(`${line}25`), `${line}25`).toBe(false)
    }
  })

  it('joins the hexes of the lagoon, of Danzig bay, of Warsaw and of the High Beskids', () => {
    expectAdjacent(grid, '1321-1222', '1126-1026', '1126-1125', '1026-1125')
    expectAdjacent(grid, '2523-2524', '3533-3633', '3633-3732')
  })
})

describe('Hinge of Fate, West map', () => {
  const grid = createGrid(hingeOfFateWest)

  it('has 216 hexes; the misprint 2846 is off the map', () => {
    expect(grid.size).toBe(216)
    expect([grid.names[0], grid.names.at(-1), grid.indexOf('W2846')]).toEqual(['W2533', 'W4244', -1])
  })

  it('ends at the stated north and east edges', () => {
    const edge = edgeHexes(grid)
    for (let line = 25; line <= 42; line++) expect(edge.has(`W${line}33`)).toBe(true)
    for (const name of column(42, 33, 44)) expect(edge.has(`W${name}`)).toBe(true)
  })

  it('joins the Rhine hexes at Karlsruhe and the two of the Sarreguemines Gap', () => {
    expectAdjacent(grid, 'W3443-W3543', 'W2639-W2739')
  })
})

describe('Hinge of Fate, both maps on one table', () => {
  const grid = createGrid(hingeOfFateEast, hingeOfFateWest)

  it('numbers the hexes of both, although some numbers are printed on each', () => {
    expect(grid.size).toBe(660 + 216)
    expect([grid.indexOf('3533') >= 0, grid.indexOf('W3533') >= 660]).toEqual([true, true])
    expect(grid.at(35, 33, 0)).toBe(grid.indexOf('3533'))
    expect(grid.at(35, 33, 1)).toBe(grid.indexOf('W3533'))
    expect(grid.at(35, 33, 2)).toBe(-1)
  })

  it('has no path from one to the other', () => {
    expect(apart(grid, '3533', 'W3533')).toBe(FAR)
    grid.neighbours.forEach((other, slot) => {
      if (other >= 0) expect(grid.sheet[other]).toBe(grid.sheet[Math.floor(slot / 6)])
    })
  })
})

describe("Eisenhower's War", () => {
  const grid = createGrid(eisenhowersWar)

  it('has 624 hexes and a line of hexes numbered 00 at the west edge', () => {
    expect(grid.size).toBe(624)
    expect(edgeHexes(grid).has('2700')).toBe(true)
  })

  it('has exactly three Scheldt hexsides', () => {
    expectAdjacent(grid, '3510-3411', '3511-3411', '3511-3412')
    expect(apart(grid, '3510', '3412')).toBe(2)
  })

  it('has one hex only that touches the three mountain hexes of Munich', () => {
    const mountains = ['2217', '2218', '2316'].map(name => grid.indexOf(name))
    const touching = grid.names.filter((_, hex) => mountains.every(other => grid.distance(hex, other) === 1))
    expect(touching).toEqual(['2317'])
  })

  it('joins the beachhead, Antwerp and the north Italian trip line', () => {
    expectAdjacent(grid, '3304-3305', '3304-3204', '3304-3205', '3311-3411', '3311-3412')
    expectAdjacent(grid, '2213-2113', '2113-2114', '2114-2015', '2015-1914', '1914-1913')
  })
})

describe('Budziszyn 1945', () => {
  const grid = createGrid(budziszyn)

  it('has 2464 hexes; even columns begin one row above row 00', () => {
    expect(grid.size).toBe(2464)
    expect(neighbourNames(grid, '2899')).toEqual(['-', '-', '2900', '2800', '2700', '-'])
    expect(grid.along[grid.indexOf('2899')]).toBe(-1)
    expect(grid.indexOf('2999')).toBe(-1)
  })

  it('joins the hexes that face each other over Elbe and Neisse, and the two of Luebben', () => {
    expectAdjacent(grid, '0413-0513', '0415-0515', '1121-1221', '1323-1423', '5819-5719', '5923-5823')
    expectAdjacent(grid, '2800-2899')
  })

  it('has no gap between row 99 and row 00', () => {
    expect(edgeHexes(grid).has('2800')).toBe(false)
    expect(apart(grid, '2899', '2801')).toBe(2)
  })
})
