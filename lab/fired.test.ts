import { expect, test } from 'vitest'
import { firedOf } from './fired.ts'

const source = `
// '4.4' is only spoken of
const NOT_NOW = forbid('3.3', 'not now')
const LATER = forbid(
  '3.4',
  'later',
)
log?.push({ event: 'lost', rule: '1.1' })
lose(g, unit, '2.2', log)
`

test('rules that fired, that could have fired, and that no event names', () => {
  expect(firedOf({ '1.1': 7, R9: 1 }, ['1.1', '2.2', '3.3', '3.4', '4.4'], [source])).toEqual({
    fired: ['1.1'],
    silent: ['2.2'],
    wordless: ['3.3', '3.4', '4.4'],
  })
})
