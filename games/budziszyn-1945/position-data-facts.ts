// Facts that never change: what is printed on the map and on the counters.
import type { Json } from '../../engine/game/action.ts'
import type { Question } from '../../engine/positions/fact-kinds.ts'
import { printedHex, printedSide, slotBetween } from '../../engine/positions/printed-facts.ts'
import { type Facts, hexNumbered, ofGame, ofHex, ofUnit, question } from './position-fact-kinds.ts'
import { isNysa1945, type State } from './state.ts'
import { counters, fieldOf, isRegular, moraleLimit } from './units.ts'
import { board, EDGE, edges, entryZone } from './world.ts'

const hexFacts = (_g: State, hex: number): Json => ({
  ...printedHex(board(), hex),
  zone: entryZone[hex],
  edges: Object.entries(EDGE).flatMap(([name, bit]) => (edges[hex] & bit ? [name] : [])),
})

function hexsideFacts(_g: State, { from, to }: Question): Json | undefined {
  const slot = slotBetween(board(), hexNumbered(from), hexNumbered(to))
  return slot < 0 ? undefined : printedSide(board(), slot)
}

function unitFacts(_g: State, unit: number): Json {
  const { name, nation, type, size, mobility, steps, flags } = counters[unit]
  const [attack, defence, movement] = steps[0]
  return {
    name,
    nation,
    type,
    size,
    mobility,
    attack,
    defence,
    movement,
    levels: steps.length,
    formation: fieldOf(unit, 'formation'),
    army: fieldOf(unit, 'army'),
    star: fieldOf(unit, 'star') || 'none',
    morale: moraleLimit[unit],
    regular: isRegular[unit] === 1,
    flags: [...flags],
  }
}

/** 2.1.6  A turn is a day: from 16 April in Nysa 1945, from 30 April in Two Stars. */
function dateOf(g: State): string {
  const day = (isNysa1945(g) ? 15 : 29) + g.turn
  return day <= 30 ? `${day} April` : `${day - 30} May`
}

export const DATA_FACTS: Facts = {
  hex: ofHex('column, row, region, terrain, features (town, city, zone…), edges', hexFacts, true),
  hexside: question('{ from, to } and of the answer kinds, routes, name', ['from', 'to'], hexsideFacts),
  unit: ofUnit(
    'name, nation, type, size, mobility, attack, defence, movement, levels, formation, army, star, morale, regular, flags',
    unitFacts,
    true,
  ),
  date: ofGame('the day of this turn', dateOf),
}
