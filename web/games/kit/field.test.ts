import { describe, expect, test } from 'vitest'
import { groundLine, heldLine, hexTitle, stackTitleOf } from './hex-words.ts'
import { sentence } from './sentences.ts'
import { field, grid, hexAt, lay, see } from './toy.fixture.ts'

const g = lay({ E11: ['red-1'], E12: ['blue-1', 'blue-2'], W11: ['green-1'] })

describe('a field', () => {
  test('knows stacks, sides and neighbours, on every map', () => {
    expect(field.idsOf(field.unitsIn(g, hexAt('E12')))).toEqual(['blue-1', 'blue-2'])
    expect(field.unitsIn(g, -1)).toEqual([])
    expect(field.sidesOf(g)).toEqual([0, 1, 2])
    expect(field.sidesOf(lay({}, 'two'))).toEqual([0, 1])
    expect(field.sideOf(g, 2)).toBe('Green')
    expect(field.unitsOf(g, 1)).toEqual([3, 4])
    expect(field.hexNames(field.around(hexAt('W11'))).every(name => name.startsWith('W'))).toBe(true)
    expect(field.around(hexAt('E33'))).toHaveLength(6)
    expect(field.hexesWhere(hex => hex < 2)).toEqual(grid.names.slice(0, 2))
  })

  test('shows where a sentence is true', () => {
    expect(field.shownAt(sentence('Here.', '1'), [0])).toEqual({
      text: 'Here.',
      rules: ['1'],
      hexes: ['E11'],
    })
  })
})

describe('one place for words about a hex', () => {
  test('its card, the search and the headings say the same ground', () => {
    expect(groundLine(field, 0)).toBe('city, Polish')
    expect(hexTitle(field, 0)).toBe('Brest, E11, city, Polish')
    expect(hexTitle(field, hexAt('W12'))).toBe('W12, clear')
  })

  test('under the heading of an attack: who holds it, and how many are not seen', () => {
    expect(heldLine(field, see(g, 0), 0)).toBe('E11, city, dug in, held by I Corps')
    expect(heldLine(field, see(g, 0), hexAt('E12'))).toBe('forest, held by 1. Army and 1 unseen')
    expect(heldLine(field, see(g, 1), hexAt('E12'))).toBe('forest, held by 1. Army')
    expect(heldLine(field, see(g, 1), hexAt('E13'))).toBe('clear')
  })

  test('the heading of a stack counts what is seen, or says what is not', () => {
    const title = stackTitleOf<typeof g, ReturnType<typeof see>>(field, {
      sizeRule: '3.1',
      unseenRule: '3.4',
      sizeIn: (s, hex) => `${field.unitsIn(s.g, hex).length} of 3`,
    })
    expect(title(see(g, 0), 'E11')).toEqual({
      title: 'Brest',
      subtitle: 'hex E11, city, dug in, 1 of 3',
      rules: ['3.1'],
    })
    expect(title(see(g, 0), 'E12')).toEqual({
      title: 'Hex E12',
      subtitle: 'forest, 1 unit unseen',
      rules: ['3.4'],
    })
  })
})
