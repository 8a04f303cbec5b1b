import { expect, test } from 'vitest'
import { markerFace as drawn } from '../../atlas/draw/counters/markers.ts'
import { budziszyn1945Counters } from '../../atlas/presentations/budziszyn-1945-counters.ts'
import { markerFace } from './marker-face.ts'

const at = (kind: string, label = '', side: number | null = null) =>
  markerFace(budziszyn1945Counters, { kind, hex: '2631', label, side })

const onSheet = (word: string) =>
  drawn(budziszyn1945Counters.markers.map(({ marker }) => marker).find(m => 'word' in m && m.word === word)!)

test('a marker is found on the sheet by its word or by its sign', () => {
  expect(at('fortified')).toBe(onSheet('FORTIFIED'))
  expect(at('strategic')).toBe(onSheet('STRATEGIC'))
  expect(at('bridge out')).toBe(onSheet('BRIDGE OUT'))
  expect(at('breached')).toBe(onSheet('BRIDGE OUT'))
})

test('one that is on no sheet carries its label', () => {
  expect(at('pontoon', 'Pontoon')).toContain('PONTOON')
})
