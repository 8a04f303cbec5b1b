import { describe, expect, test } from 'vitest'
import { parseBoard } from '../../engine/board/parse.ts'
import { TWO_RIVERS } from '../../engine/board/two-rivers.fixture.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import type { Ground } from '../../table/presentation.ts'
import type { CounterPicture, MapScene } from '../../table/scene.ts'
import { PLAIN } from '../ink.ts'
import { frontWindow } from './front.ts'
import { drawOverview, letterOf } from './overview.ts'
import { codeOf, drawMap, textMap, windowAround } from './text-map.ts'

const board = valueOrThrow(parseBoard(TWO_RIVERS, 'two-rivers.txt'))
const groundTurned = (turned: Ground['turned']): Ground => ({
  board,
  turned,
  seas: ['sea'],
  rivers: ['river'],
  walls: ['blocked'],
  works: ['fort'],
})

const counter = (unit: string | null, hex: string, side = 0, depth = 0): CounterPicture => ({
  unit,
  hex,
  depth,
  name: unit ?? 'a unit that you cannot see',
  side,
  states: [],
})

const NOTHING: MapScene = {
  counters: [],
  markers: [],
  lights: [],
  reach: null,
  plan: null,
  overlays: [],
  arrows: [],
  tags: [],
  fan: null,
  cursor: null,
  attention: [],
}

const PLACES = [{ hex: '0202', name: 'Bridgetown', detail: '' }]

function drawn(turned: Ground['turned'], scene: Partial<MapScene> = {}): string {
  const map = textMap(groundTurned(turned), PLACES)
  const middle = board.grid.indexOf('0202')
  return drawMap(map, { ...NOTHING, ...scene }, windowAround(map, middle), PLAIN).join('\n')
}

describe('a hex in text', () => {
  test('has its number, its top counter with how many lie under it, and its ground', () => {
    const text = drawn(0, { counters: [counter('ge-m16', '0202'), counter(null, '0202', 0, 1)] })
    expect(text).toContain('0202')
    expect(text).toContain('ge-m16')
    expect(text).toContain('Bridge+1')
  })

  test('says what can be chosen there, and what would be left of the points', () => {
    const text = drawn(0, {
      lights: [{ hex: '0202', look: 'choose' }],
      reach: { hexes: new Map([['0102', { left: '2½', stops: true }]]), isColumn: false },
    })
    expect(text).toContain('0202>')
    expect(text).toContain('·2½ end')
  })

  test.each([0, 90, 180, 270] as const)(
    'every hex is there once when the board lies turned by %i',
    turned => {
      const text = drawn(turned)
      for (const name of board.grid.names) expect(text.split(name)).toHaveLength(2)
      expect(text).toContain('≈')
    },
  )

  test('boards that lie on their side have their points up', () => {
    expect(drawn(0)).toMatch(/ ______ /)
    expect(drawn(90)).toMatch(/_\.-' '-\._/)
  })
})

test.each([0, 90, 180, 270] as const)(
  'both hexes draw the side between them in one place, turned by %i',
  turned => {
    const map = textMap(groundTurned(turned), PLACES)
    const { grid, shape, sideOf, x, y } = map.board
    const strokes = (hex: number, direction: number) =>
      shape.sides[sideOf(direction)].map(([dx, dy, glyph]) => [x(hex) + dx, y(hex) + dy, glyph].join())
    for (let slot = 0; slot < grid.size * 6; slot++) {
      const next = grid.neighbours[slot]
      if (next < 0) continue
      const hex = Math.floor(slot / 6)
      expect(strokes(hex, slot % 6)).toEqual(strokes(next, grid.directionTo(next, hex)))
    }
  },
)

test('long ids lose their middle and keep nation and number', () => {
  expect(codeOf({ unit: 'g39-a14' })).toBe('g39-a14')
  expect(codeOf({ unit: 'su-52-124' })).toBe('su52124')
  expect(codeOf({ unit: 'su-viiarm-artp' })).toBe('surmartp')
  expect(codeOf({ unit: null })).toBe('?')
})

test('the map looks where something is spoken of, otherwise where enemies meet', () => {
  const map = textMap(groundTurned(0), PLACES)
  const at = (hex: string) => windowAround(map, board.grid.indexOf(hex))
  const meeting = [counter('a', '0101', 0), counter('b', '0102', 1)]
  expect(frontWindow(map, { ...NOTHING, counters: meeting, attention: ['0303'] })).toEqual(at('0303'))
  expect([at('0101'), at('0102')]).toContainEqual(frontWindow(map, { ...NOTHING, counters: meeting }))
})

test('the overview has a letter for each hex and for each side its own', () => {
  const sides = ['German', 'Greek', 'Ottoman'].map((name, side) => ({
    side,
    name,
    player: '',
    isHuman: true,
  }))
  expect([0, 1, 2].map(side => letterOf(sides, side))).toEqual(['G', 'R', 'T'])
  const map = textMap(groundTurned(0), PLACES)
  const lines = drawOverview(map, { ...NOTHING, counters: [counter('a', '0101', 2)] }, sides, PLAIN)
  expect(lines.at(-1)).toBe('G German   R Greek   T Ottoman   o town   ~ water')
  const letters = lines.slice(0, -2).join('').replaceAll(' ', '')
  expect(letters).toHaveLength(board.grid.size)
  expect(letters).toContain('T')
  expect(letters).toContain('o')
})
