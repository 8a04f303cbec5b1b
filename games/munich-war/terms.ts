// What is agreed before a game: the war and the options.
import { type Result, success } from '../../engine/files/result.ts'
import type { OptionSpec, Scenario } from '../../engine/game/game.ts'
import { choice, chosenOptions, scenarioNamed, yesNo } from '../../engine/game/options.ts'
import { SIDES } from './nations.ts'
import type { MunichOptions, Terms } from './state.ts'
import { LONGEST, WARS } from './wars.ts'

/** 3.4.1g  The optional rules, each by itself, and then readings on which players differ; the standard is the ruling. */
export const OPTIONS: readonly OptionSpec[] = [
  yesNo('additionalArmor', false, {
    title: 'Additional armored forces',
    says: 'Germany and France begin with one more armored corps each, and fewer infantry.',
    rule: '23.1',
  }),
  yesNo('surpriseAttack', false, {
    title: 'German surprise attack',
    says: 'A die for each Allied and neutral country may catch its aircraft on the ground.',
    rule: '23.2',
  }),
  yesNo('navalEvacuation', false, {
    title: 'Naval evacuation',
    says: 'Units on any coast may be taken to a friendly port, at a risk.',
    rule: '23.3',
  }),
  yesNo('additionalNavalMoves', false, {
    title: 'Additional naval moves',
    says: 'Units may sail round the map, and Western units to Romania.',
    rule: '23.4',
  }),
  yesNo('polandAndPolitics', false, {
    title: 'Poland and politics',
    says: 'Germans and Soviets stay out of an allied Poland, and Poles out of their countries.',
    rule: '23.5',
  }),
  yesNo('sovietPreparedness', false, {
    title: 'Soviet preparedness',
    says: 'A die for each reduced Soviet unit: on 5 or 6 it begins at full strength.',
    rule: '23.6',
  }),
  choice(
    'neutralCoasts',
    {
      title: 'Flights over neutral coasts',
      says: 'Whether aircraft may cross the coastal hexes of neutral countries.',
      rule: '16.3e',
    },
    [
      ['closed', 'Closed'],
      ['open', 'Open'],
    ],
  ),
  choice(
    'portSupply',
    {
      title: 'Supply through ports',
      says: 'On which seas ports supply a country.',
      rule: '14.2b',
    },
    [
      ['own-seas', 'Its own'],
      ['allied-seas', 'Those of its side'],
    ],
  ),
  choice(
    'landingPartners',
    {
      title: 'Attacks with landed units',
      says: 'Who may attack together with units that came ashore this turn.',
      rule: '18.2.1h',
    },
    [
      ['own-country', 'Own country'],
      ['any-country', 'Any country'],
    ],
  ),
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
