// What is agreed before a game: scenario and options.
import { failure, type Result, success } from '../../engine/files/result.ts'
import type { OptionSpec, Scenario } from '../../engine/game/game.ts'
import { readOptions } from '../../engine/game/options.ts'
import { SIDES } from './sides.ts'
import type { EisenhowersWarOptions, Terms } from './state.ts'
import { LAST_TURN } from './tables.ts'

/** Rulings on which players differ; the standard is the ruling. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'substitution',
    title: 'When cities in the east make up for German-held cities in the west, the game is',
    rule: '4.4.1',
    values: ['win', 'draw'],
    standard: 'win',
  },
  {
    id: 'fortressTurn',
    title: 'The Alpine Fortress wins if it stands at the end of turn',
    rule: '13.8b',
    values: ['9', '8'],
    standard: '9',
  },
]

/** 3.1 */
export const SCENARIOS: readonly Scenario[] = [
  { id: 'historical', title: 'Historical Invasion', turns: LAST_TURN, sides: SIDES, options: OPTIONS },
  { id: 'alternate', title: 'Alternate Invasion', turns: LAST_TURN, sides: SIDES, options: OPTIONS },
]

export function optionsOf(value: unknown): Result<EisenhowersWarOptions> {
  const words = readOptions(OPTIONS, value, 'eisenhowers-war')
  if (!words.ok) return words
  const { substitution, fortressTurn } = words.value
  return success({
    substitution: substitution as 'win' | 'draw',
    fortressTurn: fortressTurn === '8' ? 8 : 9,
  })
}

/** Scenario and options as they stand in files and views. */
export function termsFrom(scenario: unknown, options: unknown): Result<Terms> {
  const chosen = optionsOf(options)
  if (!chosen.ok) return chosen
  if (scenario !== 'historical' && scenario !== 'alternate')
    return failure([{ file: 'eisenhowers-war', line: 0, reason: `there is no scenario ${String(scenario)}` }])
  return success({ scenario, options: chosen.value })
}
