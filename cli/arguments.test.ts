import { expect, test } from 'vitest'
import { gameNamed, readArguments, scenarioNamed, textOf, wholeNumber } from './arguments.ts'

const OPTIONS = { to: { type: 'string' } } as const

test('positional arguments are counted, optional ones may be left out', () => {
  expect(readArguments('replay', ['a.json', '--to', '3'], OPTIONS, ['file']).values.to).toBe('3')
  expect(readArguments('play', [], OPTIONS, ['game/scenario?']).positionals).toEqual([])
  expect(() => readArguments('replay', [], OPTIONS, ['file'])).toThrow('which file? (salient replay --help)')
  expect(() => readArguments('replay', ['a', 'b'], OPTIONS, ['file'])).toThrow('"b" is one argument too many')
  expect(() => readArguments('replay', ['--to'], OPTIONS)).toThrow(/--to.*argument missing/)
})

test('numbers are whole and not negative', () => {
  expect(wholeNumber('to', '12')).toBe(12)
  expect(wholeNumber('to', undefined)).toBeUndefined()
  for (const text of ['-1', '1.5', 'x', '', '1e3'])
    expect(() => wholeNumber('to', text)).toThrow('whole number')
})

test('games and scenarios that do not exist are answered with those that do', () => {
  expect(scenarioNamed('war-comes-early/1939').scenario.turns).toBe(6)
  expect(() => gameNamed('chess')).toThrow('there is no game "chess"; choose one of: war-comes-early')
  expect(() => scenarioNamed('war-comes-early')).toThrow('war-comes-early/1938, war-comes-early/1939')
  expect(() => scenarioNamed('war-comes-early/1939/x')).toThrow('there is no scenario')
})

test('files that cannot be read are refused with their reason', () => {
  expect(() => textOf('no-such.json')).toThrow('no-such.json: there is no such file')
  expect(() => textOf('.')).toThrow('.: this is a folder, not a file')
})
