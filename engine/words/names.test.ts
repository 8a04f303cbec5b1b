import { expect, test } from 'vitest'
import { createGrid } from '../hex/grid.ts'
import { namesOf, UNSEEN } from './names.ts'

const grid = createGrid({ lines: [1, 3], along: [1, 3], shifted: 'even' })
const towns: Readonly<Record<string, string>> = { '0101': 'Kamenz', '0202': 'Görlitz', '0203': 'Görlitz' }
const names = namesOf({
  grid,
  unitIds: ['ge-1', 'ge-2'],
  unitName: unit => ['I Corps', 'II Corps'][unit],
  townOf: hex => towns[grid.names[hex]] ?? '',
})

test('places: the town, with the number where several hexes share it, or the number alone', () => {
  expect(['0101', '0202', '0203', '0303', '9999'].map(names.placeNamed)).toEqual([
    'Kamenz',
    'Görlitz 0202',
    'Görlitz 0203',
    '0303',
    'nowhere',
  ])
})

test('units by their ids, and what is none', () => {
  expect(names.nameOf('ge-2')).toBe('II Corps')
  expect([undefined, 'hidden', 3].map(names.nameOf)).toEqual([UNSEEN, UNSEEN, UNSEEN])
  expect(names.idsOf([1, 0])).toEqual(['ge-2', 'ge-1'])
  expect(names.hexAt('0101')).toBe(grid.indexOf('0101'))
})
