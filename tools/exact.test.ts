import { describe, expect, test } from 'vitest'
import { inexactIn } from './exact.ts'
import { sourceOf, sourcesIn } from './sources.fixture.ts'

const isRun = (file: string): boolean =>
  !/\.(test|fixture)\.ts$/.test(file) && !file.startsWith('engine/testing/')

test('engine and games calculate the same on every machine', () => {
  const files = [...sourcesIn('engine'), ...sourcesIn('games')].filter(isRun)
  expect(files).toContain('games/budziszyn-1945/rules/11-zones.ts')
  expect(files.flatMap(file => inexactIn(sourceOf(file)).map(place => `${file}, ${place}`))).toEqual([])
})

describe('functions whose last digit is not fixed', () => {
  test.each([
    ['const a = 1\nconst b = Math.atan2(1, a)', ['line 2: Math.atan2']],
    ['const a = 2 ** 10', ['line 1: **']],
    ['a **= 2', ['line 1: **=']],
    [
      'Math.sin(x) + Math.cosh(x) + Math .log2(x)',
      ['line 1: Math.sin', 'line 1: Math.cosh', 'line 1: Math .log2'],
    ],
  ])('are found: %j', (source, found) => {
    expect(inexactIn(source)).toEqual(found)
  })

  test.each([
    'Math.sqrt(2) + Math.floor(1.5) + Math.max(1, 2) + Math.imul(3, 4) + Math.clz32(5)',
    '/** Math.sin in a comment, 2 ** 3 */\n// and Math.pow\nconst a = 1',
    'const logs = math.log',
    'Math.sign(x) + Math.expand',
  ])('are not seen in %j', source => {
    expect(inexactIn(source)).toEqual([])
  })
})
