// What is agreed before a game: scenario, number of players and options.
import { type Result, success } from '../../engine/files/result.ts'
import type { OptionSpec, Scenario } from '../../engine/game/game.ts'
import { choice, chosenOptions, scenarioNamed, yesNo } from '../../engine/game/options.ts'
import { CAMP } from './nations.ts'
import type { BudziszynOptions, ScenarioId, Terms } from './state.ts'

/** The complementary chapters, and rulings on which players differ; the standard is the ruling. */
export const OPTIONS: readonly OptionSpec[] = [
  yesNo('strategicMovement', true, {
    title: 'Strategic movement',
    says: 'Units far from the enemy may march at a higher rate.',
    rule: '12.0',
  }),
  yesNo('tacticalConcentration', true, {
    title: 'Tactical concentration',
    says: 'More units than usual may mass in a hex for an attack.',
    rule: '13.1.1',
  }),
  yesNo('bridges', true, {
    title: 'Bridges',
    says: 'Bridges can be demolished and built.',
    rule: '14.1.1',
  }),
  yesNo('specialUnits', true, {
    title: 'Special units',
    says: 'Stars, Volkssturm and other special units have rules of their own.',
    rule: '15.1.1',
  }),
  yesNo('masking', true, {
    title: 'Hidden stacks',
    says: 'Only the top unit of an enemy stack is seen.',
    rule: '16.1.1',
  }),
  choice(
    'recovery',
    {
      title: 'Recovery from disorganisation',
      says: 'How long a unit stays disorganised that was disorganised in defence.',
      rule: '5.6.5',
    },
    [
      ['full-turn', 'One full turn'],
      ['own-combat', 'To its next combat phase'],
    ],
  ),
  yesNo('outOfSupplyGrows', true, {
    title: 'Growing shortage',
    says: 'Each failed supply check raises the out-of-supply level by one.',
    rule: '10.2.1',
  }),
  choice(
    'townsBarSupply',
    {
      title: 'Towns that block Soviet supply',
      says: 'Which towns block Soviet supply lines in their hex and the hexes around it.',
      rule: 'N-7',
      only: ['nysa'],
    },
    [
      ['german-held', 'German-held'],
      ['without-garrison', 'All without a Soviet garrison'],
    ],
  ),
  yesNo('wheelsCountInZoneS', true, {
    title: 'Wheeled units in zone S',
    says: 'Motorised units on wheels count towards the Soviet exit through zone S.',
    rule: 'N-V1',
    only: ['nysa'],
  }),
  choice(
    'elbeBridges',
    {
      title: 'Elbe bridges',
      says: 'Whether the bridges over the Elbe stand when the scenario begins.',
      rule: 'S-B',
      only: ['stars-2', 'stars-3'],
    },
    [
      ['stand', 'Intact'],
      ['blown', 'Demolished'],
    ],
  ),
]

/** N-1, S-1 */
export const SCENARIOS: readonly Scenario[] = [
  { id: 'nysa', title: 'Nysa 1945', turns: 17, sides: ['soviet', 'german'], options: OPTIONS },
  {
    id: 'stars-2',
    title: 'Two Stars, two players',
    turns: 16,
    sides: ['allied', 'soviet'],
    options: OPTIONS,
  },
  {
    id: 'stars-3',
    title: 'Two Stars, three players',
    turns: 16,
    sides: ['american', 'soviet', 'german'],
    options: OPTIONS,
  },
]

export const optionsOf = (value: unknown): Result<BudziszynOptions> =>
  chosenOptions(OPTIONS, value, 'budziszyn-1945')

/** N-2, S-2, S-9a  Players in the order of their parts of a turn, as the camps that each commands. */
const CAMPS_OF: Readonly<Record<ScenarioId, readonly (readonly number[])[]>> = {
  nysa: [[CAMP.soviet, CAMP.american], [CAMP.german]],
  'stars-2': [[CAMP.american, CAMP.german], [CAMP.soviet]],
  'stars-3': [[CAMP.american], [CAMP.soviet], [CAMP.german]],
}

/** R44, R46  Who is at war with whom: in Nysa everybody with the Germans, in Two Stars everybody with the Soviets. */
const ENEMY_OF_ALL: Readonly<Record<ScenarioId, number>> = {
  nysa: CAMP.german,
  'stars-2': CAMP.soviet,
  'stars-3': CAMP.soviet,
}

export function termsOf(scenario: unknown, options: BudziszynOptions): Result<Terms> {
  const known = scenarioNamed(SCENARIOS, scenario, 'budziszyn-1945')
  if (!known.ok) return known
  const { turns, sides } = known.value
  const id = known.value.id as ScenarioId
  const commands = CAMPS_OF[id]
  const playerOf = Int8Array.from([0, 1, 2], camp => commands.findIndex(camps => camps.includes(camp)))
  const alone = ENEMY_OF_ALL[id]
  const hostile = Uint8Array.from({ length: 9 }, (_, pair) =>
    (Math.floor(pair / 3) === alone) !== (pair % 3 === alone) ? 1 : 0,
  )
  return success({
    scenario: id,
    lastTurn: turns,
    players: sides.length,
    playerOf,
    hostile,
    options,
  })
}

/** Scenario and options as they stand in files and views. */
export function termsFrom(scenario: unknown, options: unknown): Result<Terms> {
  const chosen = optionsOf(options)
  return chosen.ok ? termsOf(scenario, chosen.value) : chosen
}
