// Facts that never change: what is printed on the maps and on the counters.
import type { Board } from '../../engine/board/board.ts'
import type { Json } from '../../engine/game/action.ts'
import type { Question } from '../../engine/positions/fact-kinds.ts'
import { printedHex, printedSide, slotBetween } from '../../engine/positions/printed-facts.ts'
import { GROUP_NAMES, MAPS } from './forces.ts'
import { type Facts, hexNumbered, ofGame, ofHex, ofUnit, question } from './position-fact-kinds.ts'
import type { State } from './state.ts'
import { DATES } from './tables.ts'
import {
  counters,
  derive,
  fullFactor,
  fullSteps,
  groupOf,
  mapOf,
  openSide,
  reducedFactor,
  riverSide,
} from './world.ts'

/** The board that is laid out now. */
let board: Board
derive(laidOut => {
  board = laidOut
})

function hexFacts(_g: State, h: number): Json {
  return { ...printedHex(board, h), map: MAPS[mapOf[h]].name, milesPerHex: MAPS[mapOf[h]].milesPerHex }
}

function hexsideFacts(_g: State, { from, to }: Question): Json | undefined {
  const slot = slotBetween(board, hexNumbered(from), hexNumbered(to))
  if (slot < 0) return undefined
  return { ...printedSide(board, slot), open: openSide[slot] === 1, river: riverSide[slot] === 1 }
}

function unitFacts(_g: State, u: number): Json {
  const { name, nation, type, size, mobility, flags } = counters[u]
  return {
    name,
    nation,
    type,
    size,
    mobility,
    group: GROUP_NAMES[groupOf[u]],
    combat: fullFactor[u],
    reduced: reducedFactor[u],
    steps: fullSteps[u],
    flags: [...flags],
  }
}

export const DATA_FACTS: Facts = {
  hex: ofHex(
    'column, row, region, terrain, features (city, fort, source…), map, milesPerHex',
    hexFacts,
    true,
  ),
  hexside: question(
    '{ from, to } and of the answer kinds, name, open (units may cross), river (counts as one)',
    ['from', 'to'],
    hexsideFacts,
  ),
  unit: ofUnit('name, nation, type, size, mobility, group, combat, reduced, steps, flags', unitFacts, true),
  date: ofGame('the days of this turn', g => DATES[g.turn - 1]),
}
