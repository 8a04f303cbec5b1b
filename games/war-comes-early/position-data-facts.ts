// Facts that never change: what is printed on the map and on the counters.
import { printedFacts } from '../../engine/positions/usual-facts.ts'
import { type Facts, kinds, ofGame } from './position-fact-kinds.ts'
import { scenario1938 } from './scenarios/1938.ts'
import { scenario1939 } from './scenarios/1939.ts'
import { is1939 } from './state.ts'
import {
  attackFactor,
  board,
  corpsHalves,
  counters,
  defenceFactor,
  EDGE,
  edges,
  isArmy,
  isMech,
  isRail,
  isStatic,
  openSide,
  stackingSize,
} from './world.ts'

function unitFacts(u: number) {
  const { steps } = counters[u]
  return {
    attack: attackFactor[u],
    defence: defenceFactor[u],
    movement: steps[0][2],
    steps: steps.length,
    corpsEquivalents: corpsHalves[u] / 2,
    stacking: stackingSize[u],
    army: isArmy[u] === 1,
    mechanized: isMech[u] === 1,
    static: isStatic[u] === 1,
  }
}

export const DATA_FACTS: Facts = {
  ...printedFacts(kinds, {
    board,
    hex: {
      about: ' (city, vp, fort…), rail, edges',
      more: h => ({
        rail: isRail[h] === 1,
        edges: Object.entries(EDGE).flatMap(([name, bit]) => (edges[h] & bit ? [name] : [])),
      }),
    },
    hexside: { about: ', open', more: slot => ({ open: openSide[slot] === 1 }) },
    unit: {
      counters,
      about: 'attack, defence, movement, steps, corpsEquivalents, stacking, army, mechanized, static',
      more: unitFacts,
    },
  }),
  date: ofGame('the days of this turn', g => (is1939(g) ? scenario1939 : scenario1938).dates[g.turn - 1]),
}
