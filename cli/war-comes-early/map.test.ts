import { expect, test } from 'vitest'
import { remove } from '../../games/war-comes-early/rules/03-hex-control.ts'
import { BOX, HEX } from '../../games/war-comes-early/state.ts'
import { seenBy } from '../../games/war-comes-early/words/seen.ts'
import { HEXES, hex, UNITS } from '../../games/war-comes-early/world.ts'
import { inkFor, PLAIN } from '../ink.ts'
import { Canvas } from './canvas.ts'
import { frontWindow } from './front.ts'
import { drawMap, isInside, windowAround } from './map.ts'
import { drawOverview } from './overview.ts'
import { setUp, stack } from './table.fixture.ts'

const around = (g: ReturnType<typeof setUp>, name: string) =>
  drawMap(seenBy(g, 0), windowAround(hex(name)), PLAIN)

test('a hex shows its number, its top counter, its city and the units below', () => {
  const g = setUp('1939')
  stack(g, '3821', 'po-c1')
  const text = around(g, '3821').join('\n')
  expect(text).toMatch(/\/3821[\\≈]/)
  expect(text).toContain('PoC1')
  expect(text).toContain('Wars+1')
})

test('cities that count for victory carry a star, forts stand in brackets until they are breached', () => {
  const g = setUp('1938')
  expect(around(g, '2420').join('\n')).toContain('[fort]')
  expect(around(g, '1820').join('\n')).toContain('Pilse*')
  for (let h = 0; h < HEXES; h++) g.hexFlags[h] |= HEX.breached
  expect(around(g, '2420').join('\n')).not.toContain('[fort]')
})

test('rivers, closed hexsides and water are told apart', () => {
  const text = around(setUp('1939'), '3713').join('\n')
  expect(text).toContain('≈')
  expect(text).toContain('~~~~~~')
  expect(around(setUp('1938'), '2232').join('\n')).toContain('#')
})

test('neighbours share their hexside: every line of the map fits its hexes', () => {
  const lines = around(setUp('1938'), '2220')
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(98)
  expect(lines).toHaveLength(27)
})

test('a window never leaves the map and holds what it was asked for', () => {
  for (const name of ['0101', '6110', '0134', '6134', '3117', '2220']) {
    const window = windowAround(hex(name))
    expect(isInside(hex(name), window), name).toBe(true)
    expect(window.column).toBeGreaterThanOrEqual(1)
    expect(window.column).toBeLessThanOrEqual(46)
    expect(window.row).toBeLessThanOrEqual(29)
  }
})

test('the front is where the armies touch, not where most of them stand', () => {
  const g = setUp('1939')
  for (let u = 0; u < UNITS; u++) if (g.place[u] >= 0) remove(g, u, BOX.pool)
  stack(g, '2413', 'g39-a8', 'g39-c1')
  stack(g, '2414', 'g39-a4')
  stack(g, '4025', 'g39-a10')
  stack(g, '4026', 'po-lz')
  const window = frontWindow(seenBy(g, 0), [])
  expect(isInside(hex('4025'), window) && isInside(hex('4026'), window)).toBe(true)
})

test('air markers and railheads show in empty hexes', () => {
  const g = setUp('1938')
  g.hexFlags[hex('2222')] |= HEX.airMarker
  g.railheads[0] = hex('2322')
  const text = around(g, '2222').join('\n')
  expect(text).toContain('(air)')
  expect(text).toContain('(head)')
})

test('the overview has a letter a hex', () => {
  const lines = drawOverview(seenBy(setUp('1939'), 0), PLAIN)
  expect(lines[21][3 + 38]).toBe('P')
  expect(lines[13][3 + 32]).toBe('G')
  expect(lines.at(-1)).toContain('P Polish')
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(100)
})

test('colour is put around runs of equal ink and never changes the letters', () => {
  const canvas = new Canvas(10, 2)
  canvas.put(1, 0, 'ab', 'side0')
  canvas.put(3, 0, 'c', 'water')
  canvas.put(8, 0, 'long', 'city')
  canvas.put(0, 5, 'off the sheet', 'city')
  expect(canvas.lines(PLAIN)).toEqual([' abc    lo'])
  process.env.FORCE_COLOR = '1'
  const inked = canvas.lines(inkFor({}))[0]
  delete process.env.FORCE_COLOR
  expect(inked).toContain('\u001b[97;100mab\u001b[0m')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
  expect(inked.replaceAll(/\u001b\[[\d;]*m/g, '')).toBe(' abc    lo')
})
