// What is agreed before a game: scenario and options.
import { failure, type Result, success } from '../../engine/files/result.ts'
import type { OptionSpec, Scenario } from '../../engine/game/game.ts'
import { readOptions } from '../../engine/game/options.ts'
import { SIDES_1938, SIDES_1939 } from './nations.ts'
import type { Terms, WarComesEarlyOptions } from './state.ts'

const YES_NO = ['true', 'false'] as const

/** Rulings on which players differ; the standard is the ruling. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'mechLineTest',
    title: 'Half of an attack must be German mechanized, counted in',
    rule: '12.1b',
    values: ['strength', 'units'],
    standard: 'strength',
  },
  {
    id: 'germanMechReplacement',
    title: 'The German replacement may be a mechanized corps',
    rule: '3.5f',
    values: YES_NO,
    standard: 'true',
  },
  {
    id: 'yugoIndependentsCombine',
    title: 'The Yugoslav independent corps may join armies',
    rule: '7.1i',
    values: YES_NO,
    standard: 'true',
  },
  {
    id: 'mechColumnThroughEzoc',
    title: 'German mechanized corps in column may enter enemy zones of control',
    rule: '11.6b',
    values: YES_NO,
    standard: 'true',
  },
  {
    id: 'airZoneBansSplit',
    title: 'Armies in an enemy air zone may not be split either',
    rule: '6.2.2f',
    values: YES_NO,
    standard: 'false',
  },
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

export function optionsOf(value: unknown): Result<WarComesEarlyOptions> {
  const words = readOptions(OPTIONS, value, 'war-comes-early')
  if (!words.ok) return words
  const chosen = words.value
  return success({
    mechLineTest: chosen.mechLineTest as 'strength' | 'units',
    germanMechReplacement: chosen.germanMechReplacement === 'true',
    yugoIndependentsCombine: chosen.yugoIndependentsCombine === 'true',
    mechColumnThroughEzoc: chosen.mechColumnThroughEzoc === 'true',
    airZoneBansSplit: chosen.airZoneBansSplit === 'true',
  })
}

export function termsOf(scenario: unknown, options: WarComesEarlyOptions): Result<Terms> {
  if (scenario !== '1938' && scenario !== '1939')
    return failure([{ file: 'war-comes-early', line: 0, reason: `there is no scenario ${String(scenario)}` }])
  return success({
    scenario,
    lastTurn: scenario === '1938' ? 10 : 6,
    sideOf: scenario === '1938' ? SIDES_1938 : SIDES_1939,
    options,
  })
}

/** Scenario and options as they stand in files and views. */
export function termsFrom(scenario: unknown, options: unknown): Result<Terms> {
  const chosen = optionsOf(options)
  return chosen.ok ? termsOf(scenario, chosen.value) : chosen
}
