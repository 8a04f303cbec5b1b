import { expect, test } from 'vitest'
import { mutantsOf, mutated } from './mutate.ts'

const SOURCE = `import { a } from './a.ts'
// 1 + 1 is no code, nor is a < b
export type Few = 1 | 2
const LIMIT = 3
export const fits = (n: number) => n >= 0 && n < LIMIT // here it is
const says = 'n < 7 && true'
if (!fits(2)) throw new Error(says)
`

test('plants one fault at a time, in code only', () => {
  const planted = mutantsOf(SOURCE).map(mutant => mutated(SOURCE, mutant))
  const changed = planted.map(text => text.split('\n').find((line, i) => line !== SOURCE.split('\n')[i]))
  expect(changed).toEqual([
    'const LIMIT = 4',
    'export const fits = (n: number) => n > 0 && n < LIMIT // here it is',
    'export const fits = (n: number) => n >= 1 && n < LIMIT // here it is',
    'export const fits = (n: number) => n >= 0 || n < LIMIT // here it is',
    'export const fits = (n: number) => n >= 0 && n <= LIMIT // here it is',
    'if (fits(2)) throw new Error(says)',
    'if (!fits(3)) throw new Error(says)',
  ])
})

test('knows the line of each', () => {
  expect(mutantsOf(SOURCE).map(({ line }) => line)).toEqual([4, 5, 5, 5, 5, 7, 7])
})

test('plants wrong figures into tables that are printed as text', () => {
  const table = 'const T = combatTable(`\n 1 | 1/0 9 \n`)\n'
  expect(mutantsOf(table).map(mutant => mutated(table, mutant).split('\n')[1])).toEqual([
    ' 2 | 1/0 9 ',
    ' 1 | 2/0 9 ',
    ' 1 | 1/1 9 ',
    ' 1 | 1/0 0 ',
  ])
})

test('leaves rules alone that are cited in comments and texts between backticks', () => {
  const source = "/** `{ do: 'rebuild' }` or */\nconst a = b('13.7d')\n/** 12.4 | `end` */\n"
  expect(mutantsOf(source)).toEqual([])
})
