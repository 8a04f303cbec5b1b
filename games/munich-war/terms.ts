// What is agreed before a game: the war and the options.
import { failure, type Result, success } from '../../engine/files/result.ts'
import type { OptionSpec, Scenario } from '../../engine/game/game.ts'
import { readOptions } from '../../engine/game/options.ts'
import { SIDES } from './nations.ts'
import type { MunichOptions, Terms } from './state.ts'
import { LONGEST, WARS } from './wars.ts'

const ON_OFF = ['false', 'true'] as const

const optionalRule = (id: string, rule: string, title: string): OptionSpec => ({
  id,
  title,
  rule,
  values: ON_OFF,
  standard: 'false',
})

/** 3.4.1g  The optional rules, each by itself, and then readings on which players differ; the standard is the ruling. */
export const OPTIONS: readonly OptionSpec[] = [
  optionalRule('additionalArmor', '23.1', 'Additional armored forces'),
  optionalRule('surpriseAttack', '23.2', 'German surprise attack'),
  optionalRule('navalEvacuation', '23.3', 'Naval evacuation'),
  optionalRule('additionalNavalMoves', '23.4', 'Additional naval moves'),
  optionalRule('polandAndPolitics', '23.5', 'Poland and politics'),
  optionalRule('sovietPreparedness', '23.6', 'Soviet preparedness'),
  {
    id: 'neutralCoasts',
    title: 'Aircraft over the coastal hexes of neutrals',
    rule: '16.3e',
    values: ['closed', 'open'],
    standard: 'closed',
  },
  {
    id: 'portSupply',
    title: 'Ports that supply a country without a sea of its own',
    rule: '14.2b',
    values: ['own-seas', 'allied-seas'],
    standard: 'own-seas',
  },
  {
    id: 'landingPartners',
    title: 'Who may attack together with landed units',
    rule: '18.2.1h',
    values: ['own-country', 'any-country'],
    standard: 'own-country',
  },
]

/** 3.2b  The war is rolled for when the game begins. */
export const BY_DIE = 'determination'

/** 3.0, 3.2a  One of the five wars, or the die. */
export const SCENARIOS: readonly Scenario[] = [
  ...WARS.map(({ id, title, turns }) => ({ id, title, turns, sides: SIDES, options: OPTIONS })),
  { id: BY_DIE, title: 'Roll for the war', turns: LONGEST, sides: SIDES, options: OPTIONS },
]

export function optionsOf(value: unknown): Result<MunichOptions> {
  const words = readOptions(OPTIONS, value, 'munich-war')
  if (!words.ok) return words
  const chosen = words.value
  const isOn = (id: keyof MunichOptions) => chosen[id] === 'true'
  return success({
    additionalArmor: isOn('additionalArmor'),
    surpriseAttack: isOn('surpriseAttack'),
    navalEvacuation: isOn('navalEvacuation'),
    additionalNavalMoves: isOn('additionalNavalMoves'),
    polandAndPolitics: isOn('polandAndPolitics'),
    sovietPreparedness: isOn('sovietPreparedness'),
    neutralCoasts: chosen.neutralCoasts as MunichOptions['neutralCoasts'],
    portSupply: chosen.portSupply as MunichOptions['portSupply'],
    landingPartners: chosen.landingPartners as MunichOptions['landingPartners'],
  })
}

/** Scenario and options as they stand in files and views. */
export function termsFrom(scenario: unknown, options: unknown): Result<Terms> {
  const chosen = optionsOf(options)
  if (!chosen.ok) return chosen
  const known = SCENARIOS.find(({ id }) => id === scenario)
  if (known === undefined)
    return failure([{ file: 'munich-war', line: 0, reason: `there is no scenario ${String(scenario)}` }])
  return success({ scenario: known.id, options: chosen.value })
}
