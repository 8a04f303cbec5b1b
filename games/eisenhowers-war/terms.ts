// What is agreed before a game: scenario and options.
import { type Result, success } from '../../engine/files/result.ts'
import type { OptionSpec, Scenario } from '../../engine/game/game.ts'
import { choice, readOptions, scenarioNamed } from '../../engine/game/options.ts'
import { SIDES } from './sides.ts'
import type { EisenhowersWarOptions, Terms } from './state.ts'
import { LAST_TURN } from './tables.ts'

/** Rulings on which players differ; the standard is the ruling. */
export const OPTIONS: readonly OptionSpec[] = [
  choice(
    'substitution',
    {
      title: 'Eastern cities for western ones',
      says: 'The result when Allied cities in the east make up for German-held cities in the west.',
      rule: '4.4.1',
    },
    [
      ['win', 'Allied victory'],
      ['draw', 'Draw'],
    ],
  ),
  choice(
    'fortressTurn',
    {
      title: 'Alpine Fortress',
      says: 'Germany wins if the Alpine Fortress stands at the end of this turn.',
      rule: '13.8b',
    },
    [
      ['9', 'Turn 9'],
      ['8', 'Turn 8'],
    ],
  ),
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
  const known = scenarioNamed(SCENARIOS, scenario, 'eisenhowers-war')
  if (!known.ok) return known
  const scenarioId = known.value.id as Terms['scenario']
  return success({ scenario: scenarioId, lastTurn: LAST_TURN, options: chosen.value })
}
