// What is agreed before a game: scenario and options.
import { type Result, success } from '../../engine/files/result.ts'
import type { OptionSpec, Scenario } from '../../engine/game/game.ts'
import { choice, chosenOptions, scenarioNamed, yesNo } from '../../engine/game/options.ts'
import { SIDES_1938, SIDES_1939 } from './nations.ts'
import type { Terms, WarComesEarlyOptions } from './state.ts'

/** Rulings on which players differ; the standard is the ruling. */
export const OPTIONS: readonly OptionSpec[] = [
  choice(
    'mechLineTest',
    {
      title: 'When is an attack mechanized?',
      says: 'The mechanized line of the combat table needs half of the attack to be German mechanized corps.',
      rule: '12.1b',
    },
    [
      ['strength', 'Half the strength'],
      ['units', 'Half the units'],
    ],
  ),
  yesNo('germanMechReplacement', true, {
    title: 'Mechanized replacements',
    says: 'The German replacement of a turn may be a mechanized corps.',
    rule: '3.5f',
  }),
  yesNo('yugoIndependentsCombine', true, {
    title: 'Yugoslav armies',
    says: 'The independent Yugoslav corps may combine into armies.',
    rule: '7.1i',
    only: ['1938'],
  }),
  yesNo('mechColumnThroughEzoc', true, {
    title: 'Mechanized columns',
    says: 'German mechanized corps in column may enter enemy zones of control.',
    rule: '11.6b',
  }),
  yesNo('airZoneBansSplit', false, {
    title: 'Air zones forbid splitting',
    says: 'An army in an enemy air zone may not break down into corps either.',
    rule: '6.2.2f',
  }),
]

export const SCENARIOS: readonly Scenario[] = [
  {
    id: '1938',
    title: 'Czechoslovakia 1938',
    turns: 10,
    sides: ['german', 'allied'],
    options: OPTIONS,
  },
  {
    id: '1939',
    title: 'Poland 1939',
    turns: 6,
    sides: ['german', 'polish'],
    options: OPTIONS,
  },
]

export const optionsOf = (value: unknown): Result<WarComesEarlyOptions> =>
  chosenOptions(OPTIONS, value, 'war-comes-early')

export function termsOf(scenario: unknown, options: WarComesEarlyOptions): Result<Terms> {
  const known = scenarioNamed(SCENARIOS, scenario, 'war-comes-early')
  if (!known.ok) return known
  const is1938 = known.value.id === '1938'
  return success({
    scenario: is1938 ? '1938' : '1939',
    lastTurn: known.value.turns,
    sideOf: is1938 ? SIDES_1938 : SIDES_1939,
    options,
  })
}

/** Scenario and options as they stand in files and views. */
export function termsFrom(scenario: unknown, options: unknown): Result<Terms> {
  const chosen = optionsOf(options)
  return chosen.ok ? termsOf(scenario, chosen.value) : chosen
}
