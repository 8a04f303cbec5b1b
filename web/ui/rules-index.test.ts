import { describe, expect, test } from 'vitest'
import type { RuleText } from '../../table/presentation.ts'
import { chapterOf, citedIn, compareIds, searchRules, sentenceWith } from './rules-index.ts'

const rule = (id: string, title: string, chapter: string, text: string): RuleText => ({
  id,
  title,
  chapter,
  text,
})
const rules = [
  rule('9.1', 'Stop', 'Zones of control', 'It stops. See 9.2, 12.6 and PAC-G1, not 99.9.'),
  rule('9.2', 'Supply', 'Zones of control', 'Supply ends there.'),
  rule('12.6', 'Flank attack', 'Combat', 'It needs a zone of control.'),
  rule('PAC-G1', 'At home', 'Player aid cards', 'Countries.'),
]

describe('rules', () => {
  test('sort as a reader expects', () => {
    const ids = ['12.2.2', '9.10', '9.2b', '9.2a', '9.2', 'PAC-T1', '12']
    expect(ids.sort(compareIds)).toEqual(['9.2', '9.2a', '9.2b', '9.10', '12', '12.2.2', 'PAC-T1'])
  })

  test('are found by number first, then by title, then in their chapter, then by word', () => {
    expect(searchRules(rules, '9').map(found => found.id)[0]).toBe('9.1')
    expect(searchRules(rules, '12.6').map(found => found.id)).toEqual(['12.6', '9.1'])
    expect(searchRules(rules, 'Zones of control').map(found => found.id)).toEqual(['12.6', '9.1', '9.2'])
    expect(searchRules(rules, 'zone').map(found => found.id)).toEqual(['12.6', '9.1', '9.2'])
    expect(searchRules(rules, 'combats').map(found => found.id)).toEqual(['12.6'])
    expect(searchRules(rules, 'supply').map(found => found.id)).toEqual(['9.2'])
    expect(searchRules(rules, 'flank').map(found => found.id)).toEqual(['12.6'])
    expect(searchRules(rules, 'combat').map(found => found.id)).toEqual(['12.6'])
    expect(searchRules(rules, 'airborne')).toEqual([])
    expect(searchRules(rules, '  ')).toBe(rules)
  })

  test('of a chapter that is called so come before mentions elsewhere', () => {
    const more = [rule('3.2', 'Arrival', 'Set-up', 'A zone of control is no obstacle.'), ...rules]
    const zone = rule('9.4', 'Stop again', 'Zones of control', 'In a zone of control it stops.')
    expect(searchRules([...more, zone], 'zone of control').map(found => found.id)).toEqual([
      '9.4',
      '3.2',
      '12.6',
      '9.1',
      '9.2',
    ])
  })

  test('name the rules that they point to, as far as there are such rules', () => {
    const isRule = (id: string) => rules.some(other => other.id === id)
    expect(citedIn(rules[0], isRule)).toEqual(['9.2', '12.6', 'PAC-G1'])
  })

  test('have chapters and sentences', () => {
    expect(rules.map(other => chapterOf(other.id))).toEqual(['9', '9', '12', 'PAC'])
    expect(sentenceWith(rules[0].text, '12.6')).toMatch(/^See 9.2/)
  })
})
