// What can be read off a position: the game's own facts, and those of the other fact files.
import type { Json } from '../../engine/game/action.ts'
import { placeFacts, placesOf } from '../../engine/positions/usual-facts.ts'
import { EAST, WEST } from './forces.ts'
import { COMBAT_FACTS } from './position-combat-facts.ts'
import { DATA_FACTS } from './position-data-facts.ts'
import { type Facts, hexNames, kinds, ofGame, ofHex, ofUnit, unitNames } from './position-fact-kinds.ts'
import { MAP_FACTS } from './position-map-facts.ts'
import { CAMP_NAMES, controller } from './rules/03-control.ts'
import { eventModifiers } from './rules/04-strategic-events.ts'
import { inCrisis } from './rules/08-crisis.ts'
import { isSuperior, stukaFactor } from './rules/13-airpower.ts'
import { germanStepLosses } from './rules/14-victory.ts'
import { BOX, HEX, hasFlag, SEASIDE, type State, UNIT } from './state.ts'
import { STUKAS } from './world.ts'

const environment = (g: State, map: number): string => (isSuperior(g, map) ? 'superiority' : 'parity')

function siegeOf(g: State): Json {
  const state = Object.keys(SEASIDE).find(name => SEASIDE[name as keyof typeof SEASIDE] === g.seaside)!
  return {
    is: state,
    hexes: hexNames(h => g.siege.includes(h)),
    ring: unitNames(u => hasFlag(g.unitFlags, u, UNIT.pinned)),
  }
}

export const FACTS: Facts = {
  ...placeFacts(kinds, BOX),
  steps: ofUnit('steps that a unit has left', (g, u) => g.steps[u]),
  control: ofHex('camp that controls a hex: German or Allied', (g, h) => CAMP_NAMES[controller(g, h)]),
  ...MAP_FACTS,
  ...COMBAT_FACTS,
  air: ofGame('German airpower environments: { east: superiority, west: parity }', g => ({
    east: environment(g, EAST),
    west: environment(g, WEST),
  })),
  stuka: ofGame('combat factor of a Stuka', g => stukaFactor(g, STUKAS[0])),
  supplyPoints: ofGame('supply points of Army Group C', g => g.supplyPoints),
  crisis: ofGame('yes while Army Group C is in crisis', g => (inCrisis(g) ? 'yes' : 'no')),
  modifier: ofGame('what is added to the roll for the strategic event', g =>
    eventModifiers(g).reduce((sum, { amount }) => sum + amount, 0),
  ),
  soviets: ofGame('yes when the Soviet Union is in the war', g => (g.soviets ? 'yes' : 'no')),
  wasFrench: ofGame(
    'West Map cities that the French have held, now or before',
    g => hexNames(h => hasFlag(g.hexFlags, h, HEX.wasFrench)),
    true,
  ),
  exited: ofGame('supplied French units that have left the map', g => g.exited),
  armiesJoined: ofGame('yes when the one attack of several Polish armies was made', g =>
    g.armiesJoined ? 'yes' : 'no',
  ),
  siege: ofGame(
    'Operation Seaside: unused, running or spent; its `hexes` and the units of its `ring`',
    siegeOf,
    true,
  ),
  losses: ofGame('German step losses as they count', germanStepLosses),
  easternClosed: ofGame('yes when Eastern Poland is closed', g => (g.easternClosed ? 'yes' : 'no')),
  reps: ofGame('units under a REPS marker', g => unitNames(u => hasFlag(g.unitFlags, u, UNIT.reps)), true),
  ...DATA_FACTS,
}

/** Counters on the map, and those off it that are neither waiting nor out of this scenario. */
export const placesIn = placesOf(kinds, BOX, [BOX.aside, BOX.unused])
