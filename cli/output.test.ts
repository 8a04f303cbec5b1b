import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columns, wrap } from './output.ts'

test('columns are as wide as their widest cell; the last is left ragged', () => {
  expect(
    columns([
      ['a', 'bbb', 'c'],
      ['aaaa', 'b', 'cc'],
    ]),
  ).toEqual(['a     bbb  c', 'aaaa  b    cc'])
  expect(columns([['a', '']])).toEqual(['a'])
})

test('wrapped text keeps its words and its width', () => {
  expect(wrap('one two three', 7, '  ')).toEqual(['one two', '  three'])
  const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1 })
  fc.assert(
    fc.property(words, fc.integer({ min: 10, max: 40 }), (text, width) => {
      const lines = wrap(text.join(' '), width, '  ')
      expect(lines.map(line => line.trim()).join(' ')).toBe(text.join(' '))
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(width)
    }),
  )
})
