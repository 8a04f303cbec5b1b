// Position files of Eisenhower's War: the game's part of engine/positions (docs/position-files.md).

import { positionsOf } from '../../engine/positions/positions-of.ts'
import { EVENTS } from './events.ts'
import { eisenhowersWar, flow } from './index.ts'
import { ACTIONS, ROLLS } from './position-actions.ts'
import { FACTS, placesIn } from './position-facts.ts'
import { PHASES } from './position-flow.ts'
import { layPosition } from './position-lay.ts'
import { WORDS } from './position-words.ts'
import { SIDES } from './sides.ts'
import { BOX, type State } from './state.ts'
import { attackFactors, counterSet, defenceFactors, movementFactor } from './units.ts'
import { layOut, printedBoard } from './world.ts'

export const eisenhowersWarPositions = positionsOf<State>({
  game: eisenhowersWar,
  board: printedBoard,
  layOut,
  emptyHex: '- sea',
  counterSet,
  values: { attack: attackFactors, defence: defenceFactors, movement: [movementFactor] },
  boxes: Object.keys(BOX).filter(name => name !== 'aside'),
  holders: SIDES,
  phases: PHASES,
  words: WORDS,
  facts: FACTS,
  events: EVENTS,
  actions: ACTIONS,
  rolls: ROLLS,
  lay: layPosition,
  open: (g, log) => flow.proceed(g, log),
  placesIn,
  quiet: ['end', 'pass', 'done', 'halt', 'stand', 'keep', 'decline', 'cancel', 'resolve'],
  ends: ['end', 'resolve'],
})
