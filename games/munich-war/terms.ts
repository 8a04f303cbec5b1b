// What is agreed before a game: the war and the options.
import { type Result, success } from '../../engine/files/result.ts'
import type { OptionSpec, Scenario } from '../../engine/game/game.ts'
import { choice, chosenOptions, scenarioNamed, yesNo } from '../../engine/game/options.ts'
import { SIDES } from './nations.ts'
import type { MunichOptions, Terms } from './state.ts'
import { LONGEST, WARS } from './wars.ts'

/** 3.4.1g  The optional rules, each by itself, and then readings on which players differ; the standard is the ruling. */
export const OPTIONS: readonly OptionSpec[] = [
  yesNo('additionalArmor', 'Additional armored forces', '23.1', false),
  yesNo('surpriseAttack', 'German surprise attack', '23.2', false),
  yesNo('navalEvacuation', 'Naval evacuation', '23.3', false),
  yesNo('additionalNavalMoves', 'Additional naval moves', '23.4', false),
  yesNo('polandAndPolitics', 'Poland and politics', '23.5', false),
  yesNo('sovietPreparedness', 'Soviet preparedness', '23.6', false),
  choice('neutralCoasts', 'Aircraft over the coastal hexes of neutrals', '16.3e', ['closed', 'open']),
  choice('portSupply', 'Ports that supply a country without a sea of its own', '14.2b', [
    'own-seas',
    'allied-seas',
  ]),
  choice('landingPartners', 'Who may attack together with landed units', '18.2.1h', [
    'own-country',
    'any-country',
  ]),
]

/** 3.2b  The war is rolled for when the game begins. */
export const BY_DIE = 'determination'

/** 3.0, 3.2a  One of the five wars, or the die. */
export const SCENARIOS: readonly Scenario[] = [
  ...WARS.map(({ id, title, turns }) => ({ id, title, turns, sides: SIDES, options: OPTIONS })),
  { id: BY_DIE, title: 'Roll for the war', turns: LONGEST, sides: SIDES, options: OPTIONS },
]

export const optionsOf = (value: unknown): Result<MunichOptions> =>
  chosenOptions(OPTIONS, value, 'munich-war')

/** Scenario and options as they stand in files and views. */
export function termsFrom(scenario: unknown, options: unknown): Result<Terms> {
  const chosen = optionsOf(options)
  if (!chosen.ok) return chosen
  const known = scenarioNamed(SCENARIOS, scenario, 'munich-war')
  return known.ok ? success({ scenario: known.value.id, options: chosen.value }) : known
}
