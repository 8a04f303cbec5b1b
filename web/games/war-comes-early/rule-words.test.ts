import { expect, test } from 'vitest'
import { inWholeWords } from './rule-words.ts'
import { allRules } from './rules.ts'

test.each([
  ['A unit must stop on entering an EZOC.', 'A unit must stop on entering an enemy zone of control.'],
  ['Four railhead markers next to the border (R17).', 'Four railhead markers next to the border.'],
  ['ZOC does not cross seas. GT 3 is another.', 'Zone of control does not cross seas. Turn 3 is another.'],
  ['never in GT 1-2, R22) the', 'Never in turn 1-2) the'],
  ['German -1 VP if in supply, -2 if OOS.', 'German -1 victory point if in supply, -2 if out of supply.'],
])('%s', (short, whole) => {
  expect(inWholeWords(short)).toBe(whole)
})

test('no rule is told in letters that only its writer knows', () => {
  const short = /\b(?:EZOC|ZOC|OOS|MF|MP|AF|DF|CE|CRT|GTs?|VPs?)\b|\(R\d+\)/
  expect(
    allRules()
      .filter(({ text }) => short.test(text))
      .map(({ id }) => id),
  ).toEqual([])
})
