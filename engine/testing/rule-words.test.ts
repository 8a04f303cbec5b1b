import { expect, test } from 'vitest'
import type { RuleWords } from '../rulebook/chapter.ts'
import { faultsOf } from './rule-words.ts'

const rule = (id: string, text: string, title = `Title of ${id}`): RuleWords => ({
  id,
  title,
  chapter: 'Zones of control',
  text,
})

test('rules that may be read have no faults', () => {
  expect(
    faultsOf([
      rule('9.1a', 'A unit stops. See 9.2, 4.1b1 and PAC-G1.'),
      rule('9.2a', '18th Corps +9.'),
      rule('4.1b1', 'Half.'),
      rule('PAC-G1', 'At home.'),
    ]),
  ).toEqual([])
})

test.each([
  ['', 'no text'],
  ['Stops in an EZOC.', 'short for something: EZOC'],
  ['Rolls 2d6.', 'short for something: 2d6'],
  ['Units stop (R17).', 'short for something: R17'],
  ['As in N-R2.', 'there is no N-R2'],
  ['a unit stops.', 'not whole sentences'],
  ['A unit stops', 'not whole sentences'],
  ['It stops.', 'points to another rule'],
  ['One. Two. Three. Four.', 'too many sentences'],
  ['As in 9.2.', 'there is no 9.2'],
  ['As in 9.', 'none'],
  ['As in PAC-X.', 'there is no PAC-X'],
])('%s: %s', (text, fault) => {
  expect(faultsOf([rule('9.1', text)])).toEqual(fault === 'none' ? [] : [`9.1: ${fault}`])
})

test.each([
  ['', 'no title'],
  ['The VP track', 'short for something: The VP track'],
  ['It stops.', 'a title is not a sentence'],
  ['Stop', 'a title of one word'],
  ['A title that is too long', 'a long title'],
])('title "%s": %s', (title, fault) => {
  expect(faultsOf([rule('9.1', 'A unit stops.', title)])).toEqual([`9.1: ${fault}`])
})

test('the same number and the same title twice', () => {
  const [first, second] = [rule('9.1', 'A unit stops.', 'Stop here'), rule('9.1', 'A unit goes.', 'Go on')]
  expect(faultsOf([first, second])).toEqual(['9.1: a second time'])
  expect(faultsOf([first, { ...second, id: '9.2', title: 'Stop here' }])).toEqual([
    '9.2: a second "Stop here"',
  ])
})
