import { expect, test } from 'vitest'
import type { Group } from './choices.ts'
import { narrowed, numbered, pagesOf } from './menu.ts'

const choice = (label: string, ...keys: string[]) => ({ label, keys, act: () => {} })

const GROUPS: Group[] = [
  {
    title: 'Move XVI Corps',
    choices: [choice('2414 Berlin', 'ge-m16', '2414'), choice('2413', 'ge-m16', '2413')],
  },
  { title: 'Or', choices: [choice('end the phase', 'end')] },
]

test('a hex, a unit or a word narrows the list; several words narrow it further', () => {
  const labels = (...words: string[]) => numbered(narrowed(GROUPS, words)).map(found => found.label)
  expect(labels()).toHaveLength(3)
  expect(labels('2413')).toEqual(['2413'])
  expect(labels('GE-M16')).toEqual(['2414 Berlin', '2413'])
  expect(labels('berlin')).toEqual(['2414 Berlin'])
  expect(labels('ge-m16', '2414')).toEqual(['2414 Berlin'])
  expect(labels('241')).toEqual([])
  expect(labels('paris')).toEqual([])
})

test('short labels share a row and are numbered across groups', () => {
  expect(pagesOf(GROUPS)).toEqual([
    ['Move XVI Corps', '  1  2414 Berlin    2  2413', 'Or', '  3  end the phase'],
  ])
})

test('long lists are cut into pages that repeat the title', () => {
  const many: Group[] = [
    { title: 'Place', choices: Array.from({ length: 30 }, (_, i) => choice('x'.repeat(60), `${i}`)) },
  ]
  const pages = pagesOf([...many, GROUPS[1]], 98, 10)
  expect(pages.map(page => page.length).every(lines => lines <= 10)).toBe(true)
  expect(pages[0][0]).toBe('Place')
  expect(pages[1][0]).toBe('Place (continued)')
  expect(pages.flat().filter(line => /^ +\d+ {2}/.test(line))).toHaveLength(31)
})

test('a label that is wider than the screen goes on under itself', () => {
  expect(pagesOf([{ title: 'Or', choices: [choice('one two three four', 'x')] }], 14)).toEqual([
    ['Or', '  1  one two', '     three', '     four'],
  ])
})

test('a title is never left alone at the foot of a page', () => {
  const pages = pagesOf([GROUPS[0], GROUPS[1]], 20, 4)
  expect(pages).toEqual([
    ['Move XVI Corps', '  1  2414 Berlin', '  2  2413'],
    ['Or', '  3  end the phase'],
  ])
})
