// What is agreed before a game: scenario and options.
import { failure, type Result, success } from '../../engine/files/result.ts'
import type { OptionSpec, Scenario } from '../../engine/game/game.ts'
import { readOptions } from '../../engine/game/options.ts'
import { ALLIES, SIDE_NAMES } from './forces.ts'
import type { HingeOptions, Terms } from './state.ts'

/** 4.1, 14.3 */
const LAST_TURN = 12

/** Rulings on which players differ; the standard is the ruling. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'riverFailure',
    title: 'A unit that cannot pay for its river crossing',
    rule: '11.7',
    values: ['elsewhere', 'stops'],
    standard: 'elsewhere',
  },
  {
    id: 'stepLosses',
    title: 'German step losses of the Historical Scenario',
    rule: '14.7c',
    values: ['net', 'every'],
    standard: 'net',
  },
  {
    id: 'westWallHexes',
    title: 'West Wall hexes that the French need for the event modifier',
    rule: '4.4b',
    values: ['one', 'five'],
    standard: 'one',
  },
]

/** 1.1a, 1.2a, 14.1 */
export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'hinge',
    title: 'Hinge of Fate',
    turns: LAST_TURN,
    sides: SIDE_NAMES,
    allies: ALLIES,
    options: OPTIONS,
  },
  {
    id: 'historical',
    title: 'Historical Scenario',
    turns: LAST_TURN,
    sides: SIDE_NAMES.slice(0, 2),
    options: OPTIONS,
  },
]

export function optionsOf(value: unknown): Result<HingeOptions> {
  const words = readOptions(OPTIONS, value, 'hinge-of-fate')
  return words.ok ? success(words.value as unknown as HingeOptions) : words
}

export function termsOf(scenario: unknown, options: HingeOptions): Result<Terms> {
  if (scenario !== 'hinge' && scenario !== 'historical')
    return failure([{ file: 'hinge-of-fate', line: 0, reason: `there is no scenario ${String(scenario)}` }])
  return success({ scenario, lastTurn: LAST_TURN, options })
}

/** Scenario and options as they stand in files and views. */
export function termsFrom(scenario: unknown, options: unknown): Result<Terms> {
  const chosen = optionsOf(options)
  return chosen.ok ? termsOf(scenario, chosen.value) : chosen
}
