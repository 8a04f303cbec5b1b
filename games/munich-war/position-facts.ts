// What a position file can ask and expect of this game, beside what every game has.
import { placeFacts, placesOf } from '../../engine/positions/usual-facts.ts'
import { COMBAT_FACTS } from './position-combat-facts.ts'
import { DATA_FACTS } from './position-data-facts.ts'
import { type Facts, kinds, nationNamed } from './position-fact-kinds.ts'
import { MAP_FACTS } from './position-map-facts.ts'
import { WAR_FACTS } from './position-war-facts.ts'
import { BOX } from './state.ts'
import { unitNation } from './units.ts'

export const FACTS: Facts = {
  ...placeFacts(kinds, BOX, {
    key: 'nation',
    has: (_g, unit, name) => unitNation[unit] === nationNamed(name),
  }),
  ...MAP_FACTS,
  ...COMBAT_FACTS,
  ...WAR_FACTS,
  ...DATA_FACTS,
}

/** Counters on the map, and those off it that have left it. */
export const placesIn = placesOf(kinds, BOX, [
  BOX.aside,
  BOX.unused,
  BOX.available,
  BOX.reinforcement,
  BOX.utilized,
])
