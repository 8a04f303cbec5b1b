import { failure, type Result, success } from '../files/result.ts'
import type { OptionSpec, Options, Scenario } from './game.ts'

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

interface OptionWords {
  readonly title: string
  /** What it changes, in one sentence. */
  readonly says: string
  readonly rule: string
  /** Scenarios in which it changes anything; left out, all of them. */
  readonly only?: readonly string[]
}

/** A choice between values, each with what a player reads for it; the first is the standard. */
export function choice(
  id: string,
  words: OptionWords,
  ways: readonly (readonly [value: string, label: string])[],
): OptionSpec {
  const values = ways.map(([value]) => value)
  return { id, ...words, values, labels: ways.map(([, label]) => label), standard: values[0] }
}

/** Yes or no; the standard comes first. */
export const yesNo = (id: string, standard: boolean, words: OptionWords): OptionSpec => ({
  id,
  ...words,
  values: standard ? ['true', 'false'] : ['false', 'true'],
  labels: standard ? ['Yes', 'No'] : ['No', 'Yes'],
  standard: String(standard),
})

/** The options that change anything in a scenario. */
export const optionsIn = ({ id, options }: Scenario): readonly OptionSpec[] =>
  options.filter(({ only }) => only === undefined || only.includes(id))

const isYesNo = ({ values }: OptionSpec): boolean => values.every(word => word === 'true' || word === 'false')

/** The options of a game as its rules read them: yes and no as true and false, any other as its word. */
export function chosenOptions<T>(specs: readonly OptionSpec[], value: unknown, file: string): Result<T> {
  const words = readOptions(specs, value, file)
  if (!words.ok) return words
  const chosen = specs.map(spec => {
    const word = words.value[spec.id]
    return [spec.id, isYesNo(spec) ? word === 'true' : word]
  })
  return success(Object.fromEntries(chosen))
}

/** The scenario of that name, or a fault. */
export function scenarioNamed(scenarios: readonly Scenario[], name: unknown, file: string): Result<Scenario> {
  const known = scenarios.find(({ id }) => id === name)
  if (known !== undefined) return success(known)
  return failure([{ file, line: 0, reason: `there is no scenario ${String(name)}` }])
}

/** The words of those options that are not the standard. */
export function changedOptions(specs: readonly OptionSpec[], options: object): Options {
  const words = wordsOf(options)
  const changed = specs.filter(({ id, standard }) => words[id] !== standard)
  return Object.fromEntries(changed.map(({ id }) => [id, words[id]]))
}

/** Options as the words that a journal holds. */
export function wordsOf(options: object): Options {
  return Object.fromEntries(Object.entries(options).map(([id, value]) => [id, String(value)]))
}
