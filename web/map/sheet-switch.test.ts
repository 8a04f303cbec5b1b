import { createElement, type RefObject } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CounterPicture } from '../../table/scene.ts'
import type { TableSnapshot } from '../../table/snapshot.ts'
import { MAP_WORDS } from '../ui/map-words.ts'
import { SeatList } from '../ui/seats.tsx'
import type { MapBoard } from './board.ts'
import { Minimap } from './minimap.tsx'
import { SheetSwitch } from './sheet-switch.tsx'

const box = (left: number) => ({ left, top: 0, right: left + 100, bottom: 100 })
const sheetAt = (id: string, title: string, left: number) => ({
  id,
  title,
  base: '',
  frame: box(left),
  paper: box(left),
})
const whole = { ...box(0), right: 220 }
const two = {
  sheets: [sheetAt('e', 'East', 120), sheetAt('w', 'West', 0)],
  frame: whole,
  paper: whole,
  centreOf: (hex: string) => (hex === 'E1' ? [130, 10] : null),
} as unknown as MapBoard

const nothing = () => {}
const switchOf = (board: MapBoard, seen: string | null) =>
  renderToString(createElement(SheetSwitch, { board, words: MAP_WORDS, seen, onSheet: nothing }))

test('two sheets are offered as they lie, with both between them; what is seen is pressed', () => {
  const html = switchOf(two, 'w')
  expect(html.match(/>(West|Both|East)</g)).toEqual(['>West<', '>Both<', '>East<'])
  expect(html).toMatch(/aria-pressed="true"[^>]*>West/)
  expect(switchOf(two, null)).toMatch(/aria-pressed="true"[^>]*>Both/)
  expect(switchOf({ ...two, sheets: two.sheets.slice(1) }, 'w')).toBe('')
})

test('the small map names its sheets and has a dot for each stack on the board', () => {
  const counter = (hex: string, depth: number): CounterPicture => ({
    unit: `${hex}${depth}`,
    hex,
    depth,
    name: 'Corps',
    side: 1,
    states: [],
  })
  const html = renderToString(
    createElement(Minimap, {
      board: two,
      words: MAP_WORDS,
      counters: [counter('E1', 0), counter('E1', 1), counter('off', 0)],
      rectangle: { current: null } as RefObject<HTMLDivElement | null>,
      onCentre: nothing,
      onZoom: nothing,
      onFit: nothing,
    }),
  )
  expect(html.match(/map-mini-title/g)).toHaveLength(2)
  expect(html.match(/map-mini-stack/g)).toHaveLength(1)
})

test('a table of four lists its seats and says whose move it is; a table of two does not', () => {
  const sides = ['German East', 'Poland', 'German West', 'France'].map((name, side) => ({
    side,
    name,
    player: 'Officer',
    isHuman: side === 0,
  }))
  const listOf = (count: number) =>
    renderToString(
      createElement(SeatList, {
        header: { sides: sides.slice(0, count), viewer: 0 },
        bar: { side: 3 },
        verdict: null,
      } as unknown as TableSnapshot),
    )
  expect(listOf(2)).toBe('')
  expect(listOf(4).match(/<li>/g)).toHaveLength(4)
  expect(listOf(4)).toMatch(/France<\/b>.*to move/)
  expect(listOf(4).match(/to move/g)).toHaveLength(1)
})
