// Position files of Budziszyn 1945: the game's part of engine/positions (docs/position-files.md).
import { duringOf } from '../../engine/positions/during.ts'
import type { GamePositions } from '../../engine/positions/game-positions.ts'
import { diceOfEvent, quietActionOf } from '../../engine/positions/usual.ts'
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
  counters,
  defencePoints,
  formation,
  fullLevels,
  movementPoints,
  unit,
  unitIds,
} from './units.ts'
import { layOut, printedBoard } from './world.ts'

/** Strengths at every level; `sp` is both at once, as on most counters. Units with the same `formation` concentrate (13.1.1). */
const VALUES = {
  sp: [...attackPoints, ...defencePoints],
  attack: attackPoints,
  defence: defencePoints,
  movement: [movementPoints],
  formation: [formation],
}

const QUIET = ['end', 'ready', 'done', 'stay', 'halt', 'resolve']

export const budziszyn1945Positions: GamePositions<State> = {
  game: budziszyn1945,
  board: printedBoard,
  emptyHex: 'Germany lake',
  units: unitIds,
  describeUnit: id => {
    const { name, nation, type, steps } = counters[unit(id)]
    return `${name}, ${nation}, ${type}, ${steps.map(step => step.join('-')).join('/')}`
  },
  stepsOf: id => fullLevels[unit(id)],
  values: Object.keys(VALUES),
  unitWords: UNIT_WORDS,
  boxes: Object.keys(BOXES),
  holders: CAMPS,
  phases: PHASES,
  words: WORDS,
  facts: FACTS,
  actions: ACTIONS,
  rolls: ROLLS,
  during: duringOf({ layOut, unit, values: VALUES }),
  lay: layPosition,
  open: proceed,
  placesIn,
  quietAction: quietActionOf(budziszyn1945, QUIET),
  rollIn: diceOfEvent,
  endsPhase: action => action.do === 'end' || action.do === 'resolve' || action.do === 'ready',
}
