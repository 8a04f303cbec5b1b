// Facts that never change: what is printed on the map and on the counters.
import type { Json } from '../../engine/game/action.ts'
import type { Question } from '../../engine/positions/fact-kinds.ts'
import { printedHex, printedSide, slotBetween } from '../../engine/positions/printed-facts.ts'
import { type Facts, hexNumbered, ofGame, ofHex, ofUnit, question } from './position-fact-kinds.ts'
import { scenario1938 } from './scenarios/1938.ts'
import { scenario1939 } from './scenarios/1939.ts'
import { is1939, type State } from './state.ts'
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

function hexFacts(_g: State, h: number): Json {
  return {
    ...printedHex(board(), h),
    rail: isRail[h] === 1,
    edges: Object.entries(EDGE).flatMap(([name, bit]) => (edges[h] & bit ? [name] : [])),
  }
}

function hexsideFacts(_g: State, { from, to }: Question): Json | undefined {
  const slot = slotBetween(board(), hexNumbered(from), hexNumbered(to))
  return slot < 0 ? undefined : { ...printedSide(board(), slot), open: openSide[slot] === 1 }
}

function unitFacts(_g: State, u: number): Json {
  const { name, nation, type, size, mobility, steps, flags } = counters[u]
  return {
    name,
    nation,
    type,
    size,
    mobility,
    attack: attackFactor[u],
    defence: defenceFactor[u],
    movement: steps[0][2],
    steps: steps.length,
    corpsEquivalents: corpsHalves[u] / 2,
    stacking: stackingSize[u],
    army: isArmy[u] === 1,
    mechanized: isMech[u] === 1,
    static: isStatic[u] === 1,
    flags: [...flags],
  }
}

export const DATA_FACTS: Facts = {
  hex: ofHex('column, row, region, terrain, features (city, vp, fort…), rail, edges', hexFacts, true),
  hexside: question('{ from, to } and of the answer kinds, routes, name, open', ['from', 'to'], hexsideFacts),
  unit: ofUnit(
    'name, nation, type, size, mobility, attack, defence, movement, steps, corpsEquivalents, stacking, army, mechanized, static, flags',
    unitFacts,
    true,
  ),
  date: ofGame('the days of this turn', g => (is1939(g) ? scenario1939 : scenario1938).dates[g.turn - 1]),
}
