// Facts that never change: what is printed on the map and on the counters.
import { printedFacts } from '../../engine/positions/usual-facts.ts'
import { type Facts, kinds, ofGame } from './position-fact-kinds.ts'
import { isNysa1945, type State } from './state.ts'
import { counters, fieldOf, isRegular, moraleLimit } from './units.ts'
import { board, EDGE, edges, entryZone } from './world.ts'

function unitFacts(unit: number) {
  const { steps } = counters[unit]
  const [attack, defence, movement] = steps[0]
  return {
    attack,
    defence,
    movement,
    levels: steps.length,
    formation: fieldOf(unit, 'formation'),
    army: fieldOf(unit, 'army'),
    star: fieldOf(unit, 'star') || 'none',
    morale: moraleLimit[unit],
    regular: isRegular[unit] === 1,
  }
}

/** 2.1.6  A turn is a day: from 16 April in Nysa 1945, from 30 April in Two Stars. */
function dateOf(g: State): string {
  const day = (isNysa1945(g) ? 15 : 29) + g.turn
  return day <= 30 ? `${day} April` : `${day - 30} May`
}

export const DATA_FACTS: Facts = {
  ...printedFacts(kinds, {
    board,
    hex: {
      about: ' (town, city, zone…), edges',
      more: hex => ({
        zone: entryZone[hex],
        edges: Object.entries(EDGE).flatMap(([name, bit]) => (edges[hex] & bit ? [name] : [])),
      }),
    },
    hexside: { about: '', more: () => ({}) },
    unit: {
      counters,
      about: 'attack, defence, movement, levels, formation, army, star, morale, regular',
      more: unitFacts,
    },
  }),
  date: ofGame('the day of this turn', dateOf),
}
