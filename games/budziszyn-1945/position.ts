// Position files of Budziszyn 1945: the game's part of engine/positions (docs/position-files.md).
import { positionsOf } from '../../engine/positions/positions-of.ts'
import { EVENTS } from './events.ts'
import { budziszyn1945, proceed } from './index.ts'
import { CAMPS } from './nations.ts'
import { ACTIONS, ROLLS } from './position-actions.ts'
import { FACTS, placesIn } from './position-facts.ts'
import { PHASES } from './position-flow.ts'
import { BOXES, layPosition, UNIT_WORDS } from './position-lay.ts'
import { WORDS } from './position-words.ts'
import type { State } from './state.ts'
import {
  attackPoints,
  counterSet,
  defencePoints,
  formation,
  fullLevels,
  MOBILITY_NAMES,
  mobility,
  movementPoints,
  STAR_NAMES,
  star,
} from './units.ts'
import { layOut, printedBoard } from './world.ts'

export const budziszyn1945Positions = positionsOf<State>({
  game: budziszyn1945,
  board: printedBoard,
  layOut,
  emptyHex: 'Germany lake',
  counterSet,
  stepsOf: u => fullLevels[u],
  /** Strengths at every level; `sp` is both at once, as on most counters. Units with the same `formation` concentrate (13.1.1). */
  values: {
    sp: [...attackPoints, ...defencePoints],
    attack: attackPoints,
    defence: defencePoints,
    movement: [movementPoints],
    formation: [formation],
    mobility: [mobility],
    star: [star],
  },
  valueWords: { mobility: MOBILITY_NAMES, star: STAR_NAMES },
  unitWords: UNIT_WORDS,
  boxes: Object.keys(BOXES),
  holders: CAMPS,
  phases: PHASES,
  words: WORDS,
  facts: FACTS,
  events: EVENTS,
  actions: ACTIONS,
  rolls: ROLLS,
  lay: layPosition,
  open: proceed,
  placesIn,
  quiet: ['end', 'ready', 'done', 'stay', 'halt', 'resolve'],
  ends: ['end', 'resolve', 'ready'],
})
