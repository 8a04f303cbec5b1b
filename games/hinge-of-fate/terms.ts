// What is agreed before a game: scenario and options.
import { type Result, success } from '../../engine/files/result.ts'
import type { OptionSpec, Scenario } from '../../engine/game/game.ts'
import { choice, chosenOptions, scenarioNamed } from '../../engine/game/options.ts'
import { ALLIES, SIDE_NAMES } from './forces.ts'
import type { HingeOptions, Terms } from './state.ts'

/** 4.1, 14.3 */
const LAST_TURN = 12

/** Rulings on which players differ; the standard is the ruling. */
export const OPTIONS: readonly OptionSpec[] = [
  choice(
    'riverFailure',
    {
      title: 'Failed river crossings',
      says: 'What a unit may do that cannot pay for crossing a river.',
      rule: '11.7',
    },
    [
      ['elsewhere', 'Move elsewhere'],
      ['stops', 'Stop there'],
    ],
  ),
  choice(
    'stepLosses',
    {
      title: 'German step losses',
      says: 'Which German steps count as lost for victory.',
      rule: '14.7c',
      only: ['historical'],
    },
    [
      ['net', 'Missing now'],
      ['every', 'All ever lost'],
    ],
  ),
  choice(
    'westWallHexes',
    {
      title: 'West Wall and events',
      says: 'How many West Wall hexes the French must hold to shift the strategic events.',
      rule: '4.4b',
      only: ['hinge'],
    },
    [
      ['one', 'One'],
      ['five', 'Five'],
    ],
  ),
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

export const optionsOf = (value: unknown): Result<HingeOptions> =>
  chosenOptions(OPTIONS, value, 'hinge-of-fate')

export function termsOf(scenario: unknown, options: HingeOptions): Result<Terms> {
  const known = scenarioNamed(SCENARIOS, scenario, 'hinge-of-fate')
  if (!known.ok) return known
  return success({ scenario: known.value.id as Terms['scenario'], lastTurn: LAST_TURN, options })
}

/** Scenario and options as they stand in files and views. */
export function termsFrom(scenario: unknown, options: unknown): Result<Terms> {
  const chosen = optionsOf(options)
  return chosen.ok ? termsOf(scenario, chosen.value) : chosen
}
