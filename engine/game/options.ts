import { failure, type Result, success } from '../files/result.ts'
import type { OptionSpec, Options } from './game.ts'

/** The word for each option of a game: the one given, or the standard; or what is wrong with what was given. */
export function readOptions(specs: readonly OptionSpec[], value: unknown, file: string): Result<Options> {
  const refuse = (reason: string, place?: string) => failure([{ file, line: 0, place, reason }])
  const given = (value ?? {}) as Record<string, unknown>
  if (typeof given !== 'object') return refuse('options are names with values')
  const unknown = Object.keys(given).find(key => !specs.some(option => option.id === key))
  if (unknown !== undefined) return refuse('there is no such option', unknown)
  const chosen: Record<string, string> = {}
  for (const option of specs) {
    const word = given[option.id] ?? option.standard
    if (!option.values.includes(word as string)) {
      return refuse(`is one of ${option.values.join(', ')}`, option.id)
    }
    chosen[option.id] = word as string
  }
  return success(chosen)
}

/** Options as the words that a journal holds. */
export function wordsOf(options: object): Options {
  return Object.fromEntries(Object.entries(options).map(([id, value]) => [id, String(value)]))
}
