import { readFileSync } from 'node:fs'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { AnyGame } from '../engine/game/door.ts'
import type { Scenario } from '../engine/game/game.ts'
import { GAMES, gameById } from '../games/all.ts'
import { misuse, oneLine, Problem } from './problem.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** Reads the arguments of a verb. `expected` names its positional arguments; one that ends in `?` may be left out. */
export function readArguments<const O extends Options>(
  verb: string,
  args: readonly string[],
  options: O,
  expected: readonly string[] = [],
) {
  const help = `salient ${verb} --help`
  try {
    const read = parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
    const absent = expected[read.positionals.length]
    if (absent !== undefined && !absent.endsWith('?')) throw misuse(`which ${absent}? (${help})`)
    const extra = read.positionals[expected.length]
    if (extra !== undefined) throw misuse(`"${extra}" is one argument too many (${help})`)
    return read
  } catch (error) {
    if (error instanceof Problem) throw error
    throw misuse(`${oneLine(error).split('. ')[0].replace(/\.$/, '')} (${help})`)
  }
}

/** A whole number given as an option. */
export function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(text)) throw misuse(`--${name} is a whole number, not "${text}"`)
  return Number(text)
}

/** A whole number of which nothing is not enough: no games are no result. */
export function countingNumber(name: string, text: string | undefined): number | undefined {
  const number = wholeNumber(name, text)
  if (number === 0) throw misuse(`--${name} is at least 1`)
  return number
}

export function gameNamed(id: string): AnyGame {
  const game = gameById(id)
  if (game !== undefined) return game
  throw misuse(`there is no game "${id}"; choose one of: ${GAMES.map(g => g.id).join(', ')}`)
}

/** `war-comes-early/1939` as game and scenario. */
export function scenarioNamed(name: string): { game: AnyGame; scenario: Scenario } {
  const [id, scenarioId, ...more] = name.split('/')
  const game = gameNamed(id)
  const scenario = game.scenarios.find(s => s.id === scenarioId)
  if (scenario !== undefined && more.length === 0) return { game, scenario }
  const names = game.scenarios.map(s => `${game.id}/${s.id}`)
  throw misuse(`there is no scenario "${name}"; choose one of: ${names.join(', ')}`)
}

/** The text of a file that the user named. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Problem(`${file}: ${whyUnreadable(error as NodeJS.ErrnoException)}`)
  }
}

function whyUnreadable(error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case 'ENOENT':
      return 'there is no such file'
    case 'EISDIR':
      return 'this is a folder, not a file'
    case 'EACCES':
      return 'you may not read this file'
    default:
      return oneLine(error)
  }
}
