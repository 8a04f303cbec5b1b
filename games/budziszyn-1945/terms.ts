// What is agreed before a game: scenario, number of players and options.
import { type Result, success } from '../../engine/files/result.ts'
import type { OptionSpec, Scenario } from '../../engine/game/game.ts'
import { choice, chosenOptions, scenarioNamed, yesNo } from '../../engine/game/options.ts'
import { CAMP } from './nations.ts'
import type { BudziszynOptions, ScenarioId, Terms } from './state.ts'

/** The complementary chapters, and rulings on which players differ; the standard is the ruling. */
export const OPTIONS: readonly OptionSpec[] = [
  yesNo('strategicMovement', 'Strategic movement', '12.0', true),
  yesNo('tacticalConcentration', 'Tactical concentration', '13.1.1', true),
  yesNo('bridges', 'Demolishing and building bridges', '14.1.1', true),
  yesNo('specialUnits', 'Stars, Volkssturm and other special units', '15.1.1', true),
  yesNo('masking', 'Hidden stacks', '16.1.1', true),
  choice('recovery', 'A unit disorganised in defence recovers after', '5.6.5', ['full-turn', 'own-combat']),
  yesNo('outOfSupplyGrows', 'Each failed check raises the level of being out of supply', '10.2.1', true),
  choice('townsBarSupply', 'Towns that bar Soviet supply', 'N-7', ['german-held', 'without-garrison']),
  yesNo('wheelsCountInZoneS', 'Wheeled units count in zone S', 'N-V1', true),
  choice('elbeBridges', 'Elbe bridges at the start of Two Stars', 'S-B', ['stand', 'blown']),
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
