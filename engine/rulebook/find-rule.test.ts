import { expect, test } from 'vitest'
import { ruleChapter } from './chapter.ts'
import { findRule, numbersIn } from './find-rule.ts'

const rules = ruleChapter(`
9 Zones of control

9.1a Stop
A unit stops.

9.1.1 Go on
Some do not.

9.10 Talk
Nobody does.

N-G1 Volkssturm
Seven brigades.
`)

test('a rule is found by its number', () => {
  expect(findRule(rules, '9.1a')).toBe(rules[0])
  expect(findRule(rules, '9.2')).toBeNull()
  expect(findRule(rules, '9.1b')).toBeNull()
})

test('a section is all of its parts and nothing that merely begins like it', () => {
  expect(findRule(rules, '9.1')).toEqual({
    id: '9.1',
    title: 'Zones of control',
    chapter: 'Zones of control',
    text: '9.1a Stop. A unit stops.\n9.1.1 Go on. Some do not.',
  })
  expect(findRule(rules, 'N-G')?.text).toBe('N-G1 Volkssturm. Seven brigades.')
  expect(findRule(rules, 'N')?.text).toContain('N-G1')
})

test('numbers in a text, each once', () => {
  expect(numbersIn('See 9.1a, 4.1b1 (2.2-1), 9.1a to 12.3. Not 3714, +9 or 1:4.')).toEqual([
    '9.1a',
    '4.1b1',
    '2.2-1',
    '12.3',
  ])
  expect(numbersIn('PAC-C3, N-G0b, S-8a, S-V10, T1-2 and T4, zones S and X.')).toEqual([
    'PAC-C3',
    'N-G0b',
    'S-8a',
    'S-V10',
    'T1-2',
    'T4',
  ])
})
