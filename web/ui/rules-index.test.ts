import { describe, expect, test } from 'vitest'
import type { RuleText } from '../table/presentation.ts'
import { chapterOf, citedIn, compareIds, plainTitle, searchRules, sentenceWith } from './rules-index.ts'

const rule = (id: string, title: string, text: string): RuleText => ({ id, title, text })
const rules = [
  rule('9.1', '9 Zones of control', 'A unit stops in a zone of control. See 9.2 and 12.6, not 99.9.'),
  rule('9.2', '9 Zones of control', 'Supply ends there.'),
  rule('12.6', '12 Combat', 'A flank attack needs a zone of control.'),
  rule('PAC-G1', 'PAC Player aid card', 'Columns.'),
]

describe('rules', () => {
  test('sort as a reader expects', () => {
    const ids = ['12.2.2', '9.10', '9.2b', '9.2a', '9.2', 'PAC-T1', '12']
    expect(ids.sort(compareIds)).toEqual(['9.2', '9.2a', '9.2b', '9.10', '12', '12.2.2', 'PAC-T1'])
  })

  test('are found by number first, then by title, then by word', () => {
    expect(searchRules(rules, '9').map(found => found.id)[0]).toBe('9.1')
    expect(searchRules(rules, '12.6').map(found => found.id)).toEqual(['12.6', '9.1'])
    expect(searchRules(rules, 'Zone of control').map(found => found.id)).toEqual(['9.1', '12.6'])
    expect(searchRules(rules, 'combat').map(found => found.id)).toEqual(['12.6'])
    expect(searchRules(rules, 'airborne')).toEqual([])
    expect(searchRules(rules, '  ')).toBe(rules)
  })

  test('name the rules that they point to, as far as there are such rules', () => {
    const isRule = (id: string) => rules.some(other => other.id === id)
    expect(citedIn(rules[0], isRule)).toEqual(['9.2', '12.6'])
  })

  test('have chapters and plain titles', () => {
    expect(rules.map(other => chapterOf(other.id))).toEqual(['9', '9', '12', 'PAC'])
    expect(plainTitle(rules[0])).toBe('Zones of control')
    expect(sentenceWith(rules[0].text, '12.6')).toMatch(/^See 9.2/)
  })
})
