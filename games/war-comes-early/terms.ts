// What is agreed before a game: scenario and options.
import { type Result, success } from '../../engine/files/result.ts'
import type { OptionSpec, Scenario } from '../../engine/game/game.ts'
import { choice, chosenOptions, scenarioNamed, yesNo } from '../../engine/game/options.ts'
import { SIDES_1938, SIDES_1939 } from './nations.ts'
import type { Terms, WarComesEarlyOptions } from './state.ts'

/** Rulings on which players differ; the standard is the ruling. */
export const OPTIONS: readonly OptionSpec[] = [
  choice('mechLineTest', 'Half of an attack must be German mechanized, counted in', '12.1b', [
    'strength',
    'units',
  ]),
  yesNo('germanMechReplacement', 'The German replacement may be a mechanized corps', '3.5f', true),
  yesNo('yugoIndependentsCombine', 'The Yugoslav independent corps may join armies', '7.1i', true),
  yesNo(
    'mechColumnThroughEzoc',
    'German mechanized corps in column may enter enemy zones of control',
    '11.6b',
    true,
  ),
  yesNo('airZoneBansSplit', 'Armies in an enemy air zone may not be split either', '6.2.2f', false),
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
