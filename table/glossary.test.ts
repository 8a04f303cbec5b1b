import { expect, test } from 'vitest'
import { Glossary } from './glossary.ts'

const glossary = new Glossary([
  { term: 'zone of control', also: ['zones of control'], text: 'Around a unit.', rules: ['9.0a'] },
  { term: 'supply line', text: 'A chain of hexes.', rules: ['10.2a'] },
  { term: 'supply', text: 'What units need.', rules: ['10.0'] },
])

const marked = (text: string) =>
  glossary
    .partsOf(text)
    .map(part => (part.term === null ? part.text : `[${part.text}=${part.term.term}]`))
    .join('')

test('every term is marked where it stands first, the longest one that fits', () => {
  expect(marked('A supply line ends in a Zone of control; another supply line does not.')).toBe(
    'A [supply line=supply line] ends in a [Zone of control=zone of control]; another supply line does not.',
  )
  expect(marked('Supply lines and zones of control')).toBe(
    '[Supply lines=supply line] and [zones of control=zone of control]',
  )
})

test('parts of other words are no terms, and nothing of the sentence is lost', () => {
  expect(marked('resupply, off-supply and supplying')).toBe('resupply, off-supply and supplying')
  expect(new Glossary([]).partsOf('plain')).toEqual([{ text: 'plain', term: null }])
})
