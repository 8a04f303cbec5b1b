// Facts that never change: what is printed on the map and on the counters.
import { printedFacts } from '../../engine/positions/usual-facts.ts'
import { type Facts, kinds, ofGame } from './position-fact-kinds.ts'
import {
  attackFactors,
  counters,
  defenceFactors,
  fullSteps,
  isArmy,
  isLand,
  isMech,
  isMobile,
  isStatic,
  movementFactors,
  pursues,
  setUpOf,
  successRange,
} from './units.ts'
import { TURN_NAMES } from './wars.ts'
import { board, isEdge, isRail, openSide } from './world.ts'

function unitFacts(u: number) {
  const { fields } = counters[u]
  return {
    attack: attackFactors[2][u],
    defence: defenceFactors[2][u],
    movement: movementFactors[2][u],
    reducedAttack: attackFactors[1][u],
    reducedDefence: defenceFactors[1][u],
    steps: fullSteps[u],
    success: successRange[u],
    abbreviation: fields.get('abbreviation') ?? null,
    setup: setUpOf[u],
    land: isLand[u] === 1,
    army: isArmy[u] === 1,
    mechanized: isMech[u] === 1,
    mobile: isMobile[u] === 1,
    static: isStatic[u] === 1,
    pursues: pursues[u] === 1,
  }
}

export const DATA_FACTS: Facts = {
  ...printedFacts(kinds, {
    board,
    hex: {
      about: ' (city, capital, port, fort…), rail, edge',
      more: h => ({ rail: isRail[h] === 1, edge: isEdge[h] === 1 }),
    },
    hexside: { about: ', open', more: slot => ({ open: openSide[slot] === 1 }) },
    unit: {
      counters,
      about:
        'attack, defence, movement, reducedAttack, reducedDefence, steps, success, abbreviation, ' +
        'setup, land, army, mechanized, mobile, static, pursues',
      more: unitFacts,
    },
  }),
  date: ofGame('the week of this turn', g => TURN_NAMES[g.turn - 1]),
}
