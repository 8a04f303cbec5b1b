import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valueOrThrow } from '../files/result.ts'
import { createGrid, type HexGrid } from '../hex/grid.ts'
import type { GridSpec } from '../hex/numbering.ts'
import {
  type BoardDescription,
  describeBoard,
  type HexDescription,
  type SideDescription,
} from './description.ts'
import { parseBoard } from './parse.ts'
import { writeBoard } from './write.ts'

const TERRAIN = ['clear', 'woods', 'mountain']
const HEXSIDES = ['river', 'lake']
const NETWORKS = ['rail', 'road']
const REGIONS = ['Germany', 'Soviet Union', 'the "Free" City']
const FEATURES = ['city', 'vp', 'fort']

const parity = fc.constantFrom('odd' as const, 'even' as const)
const text = fc.string({ unit: 'grapheme', maxLength: 8 }).filter(each => !/[\r\n]/.test(each))

const anySpec: fc.Arbitrary<GridSpec> = fc
  .record({
    lines: fc.integer({ min: 1, max: 4 }),
    length: fc.integer({ min: 2, max: 4 }),
    shifted: parity,
    short: parity,
  })
  .map(({ lines, length, shifted, short }) => ({
    lines: [1, lines] as const,
    along: [0, length] as const,
    shifted,
    short: { lines: short, last: length - 1 },
    early: { lines: short, first: -1 },
  }))

const withAbsent = (spec: GridSpec): fc.Arbitrary<GridSpec> => {
  const { names } = createGrid(spec)
  return fc
    .subarray([...names], { maxLength: names.length - 1 })
    .map(absent => (absent.length > 0 ? { ...spec, absent } : spec))
}

const anyHex = (hex: string): fc.Arbitrary<HexDescription> =>
  fc
    .record({
      region: fc.constantFrom(null, ...REGIONS),
      terrain: fc.subarray(TERRAIN, { minLength: 1 }),
      keys: fc.subarray(FEATURES),
      values: fc.array(text, { minLength: 3, maxLength: 3 }),
      stated: fc.subarray(['region', 'terrain', ...FEATURES]),
    })
    .map(({ region, terrain, keys, values, stated }) => ({
      hex,
      region,
      terrain,
      features: Object.fromEntries(keys.map((key, i) => [key, values[i]])),
      fromRulebook: stated.filter(key => key === 'region' || key === 'terrain' || keys.includes(key)),
    }))

/** Some of the hexsides of the grid, each once, in the order of the grid. */
function anySides(grid: HexGrid): fc.Arbitrary<SideDescription[]> {
  const slots = [...grid.neighbours.keys()].filter(slot => grid.neighbours[slot] > Math.floor(slot / 6))
  const anySide = (slot: number) =>
    fc
      .record({
        kinds: fc.subarray(HEXSIDES, { minLength: 1 }),
        name: fc.option(text),
        isStated: fc.boolean(),
      })
      .map(({ kinds, name, isStated }) => ({
        between: [grid.names[Math.floor(slot / 6)], grid.names[grid.neighbours[slot]]] as const,
        kinds,
        ...(name !== null && { name }),
        fromRulebook: isStated ? [...kinds, ...(name === null ? [] : ['name'])] : [],
      }))
  return fc.subarray(slots).chain(chosen => fc.tuple(...chosen.map(anySide)))
}

/** A walk over the grid, if a hex has any neighbour at all. */
function anyRoute(grid: HexGrid) {
  const record = { start: fc.nat(grid.size - 1), turns: fc.array(fc.nat(5), { minLength: 1, maxLength: 5 }) }
  return fc
    .record({ ...record, network: fc.constantFrom(...NETWORKS), name: text, isFromRulebook: fc.boolean() })
    .map(({ start, turns, ...route }) => {
      const hexes = [start]
      for (const turn of turns) {
        const next = grid.neighbours[hexes.at(-1)! * 6 + turn]
        if (next >= 0) hexes.push(next)
      }
      return { ...route, hexes: hexes.map(hex => grid.names[hex]) }
    })
    .filter(route => route.hexes.length > 1)
}

const anyBoard: fc.Arbitrary<BoardDescription> = anySpec.chain(withAbsent).chain(spec => {
  const grid = createGrid(spec)
  const hasSteps = grid.neighbours.some(other => other >= 0)
  return fc.record({
    title: text,
    grids: fc.constant([spec]),
    terrainKinds: fc.constant(TERRAIN),
    hexsideKinds: fc.constant(HEXSIDES),
    networkKinds: fc.constant(NETWORKS),
    regionKinds: fc.constant(REGIONS),
    featureKinds: fc.constant(FEATURES),
    hexes: fc.tuple(...grid.names.map(anyHex)),
    sides: anySides(grid),
    routes: hasSteps ? fc.array(anyRoute(grid), { maxLength: 3 }) : fc.constant([]),
  })
})

const SMALL: BoardDescription = {
  title: 'Two rivers',
  grids: [{ lines: [1, 2], along: [1, 2], shifted: 'even', absent: ['0202'] }],
  terrainKinds: ['clear', 'woods'],
  hexsideKinds: ['river', 'lake'],
  networkKinds: ['rail'],
  regionKinds: ['Germany', 'Soviet Union'],
  featureKinds: ['city', 'vp', 'fort', 'port'],
  hexes: [
    {
      hex: '0101',
      region: 'Germany',
      terrain: ['clear'],
      features: { city: 'Berlin', vp: '5' },
      fromRulebook: ['city'],
    },
    { hex: '0102', region: null, terrain: ['clear', 'woods'], features: { port: '' }, fromRulebook: [] },
    {
      hex: '0201',
      region: 'Soviet Union',
      terrain: ['woods'],
      features: { fort: 'west-wall' },
      fromRulebook: ['region'],
    },
  ],
  sides: [{ between: ['0101', '0102'], kinds: ['river', 'lake'], name: 'Oder', fromRulebook: ['river'] }],
  routes: [{ network: 'rail', name: 'Berlin-Minsk', hexes: ['0101', '0201'], isFromRulebook: true }],
}

describe('writing a board', () => {
  it('aligns columns and says each thing on a line of its own', () => {
    expect(writeBoard(SMALL)).toBe(`format 1
board "Two rivers"
grid lines=1-2 along=1-2 shifted=even absent=0202
terrain clear woods
hexsides river lake
networks rail
regions Germany "Soviet Union"
features city vp fort port

hex 0101 Germany        clear city="Berlin" vp=5 !city
hex 0102 -              clear+woods port
hex 0201 "Soviet Union" woods fort=west-wall !region

side 0101/0102 river+lake name="Oder" !river

route rail "Berlin-Minsk" 0101 0201 !route

end
`)
  })

  it('is undone by reading', () => {
    fc.assert(
      fc.property(anyBoard, board => {
        const again = describeBoard(valueOrThrow(parseBoard(writeBoard(board), 'written')))
        expect(again).toEqual(board)
      }),
      { numRuns: 200 },
    )
  })

  it('gives the same text in whatever order the parts come', () => {
    const shuffled: BoardDescription = {
      ...SMALL,
      hexes: SMALL.hexes.toReversed().map(hex => ({
        ...hex,
        terrain: hex.terrain.toReversed(),
        features: Object.fromEntries(Object.entries(hex.features).toReversed()),
      })),
      sides: SMALL.sides.map(side => ({ ...side, between: ['0102', '0101'], kinds: ['lake', 'river'] })),
    }
    expect(writeBoard(shuffled)).toBe(writeBoard(SMALL))
  })

  it('changes one line when one hex changes', () => {
    const [first, ...rest] = SMALL.hexes
    const changed = {
      ...SMALL,
      hexes: [{ ...first, region: null, terrain: ['woods'], features: {}, fromRulebook: [] }, ...rest],
    }
    const before = writeBoard(SMALL).split('\n')
    const after = writeBoard(changed).split('\n')
    expect(after.filter((line, i) => line !== before[i])).toEqual(['hex 0101 -              woods'])
  })

  it('joins absent hexes that follow each other', () => {
    const spec: GridSpec = {
      lines: [1, 2],
      along: [1, 9],
      shifted: 'odd',
      absent: ['0101', '0103', '0104', '0105', '0209'],
    }
    const text = writeBoard({ ...SMALL, grids: [spec], hexes: [], sides: [], routes: [] })
    expect(text).toContain('absent=0101,0103-0105,0209\n')
  })

  it('writes a board of two sheets', () => {
    const sheet: GridSpec = { lines: [1, 1], along: [1, 1], shifted: 'odd' }
    const hexes = ['0101', 'W0101'].map(hex => ({ ...SMALL.hexes[0], hex }))
    const two = { ...SMALL, grids: [sheet, { ...sheet, number: 'WAABB' }], hexes, sides: [], routes: [] }
    expect(describeBoard(valueOrThrow(parseBoard(writeBoard(two), 'written')))).toEqual(two)
  })
})
