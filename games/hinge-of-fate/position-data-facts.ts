// Facts that never change: what is printed on the maps and on the counters.
import { printedFacts } from '../../engine/positions/usual-facts.ts'
import { GROUP_NAMES, MAPS } from './forces.ts'
import { type Facts, kinds, ofGame } from './position-fact-kinds.ts'
import { DATES } from './tables.ts'
import {
  board,
  counters,
  fullFactor,
  fullSteps,
  groupOf,
  mapOf,
  openSide,
  reducedFactor,
  riverSide,
} from './world.ts'

function unitFacts(u: number) {
  return {
    group: GROUP_NAMES[groupOf[u]],
    combat: fullFactor[u],
    reduced: reducedFactor[u],
    steps: fullSteps[u],
  }
}

export const DATA_FACTS: Facts = {
  ...printedFacts(kinds, {
    board,
    hex: {
      about: ' (city, fort, source…), map, milesPerHex',
      more: h => ({ map: MAPS[mapOf[h]].name, milesPerHex: MAPS[mapOf[h]].milesPerHex }),
    },
    hexside: {
      about: ', open (units may cross), river (counts as one)',
      more: slot => ({ open: openSide[slot] === 1, river: riverSide[slot] === 1 }),
    },
    unit: {
      counters,
      about: 'group, combat, reduced, steps',
      more: unitFacts,
    },
  }),
  date: ofGame('the days of this turn', g => DATES[g.turn - 1]),
}
