// Position files of Hinge of Fate: the game's part of engine/positions (docs/position-files.md).

import { pushFrame } from '../../engine/flow/frames.ts'
import type { GameEvent } from '../../engine/game/action.ts'
import { positionsOf } from '../../engine/positions/positions-of.ts'
import { EVENTS } from './events.ts'
import { FRAMES } from './flow.ts'
import { GERMAN_EAST } from './forces.ts'
import { hingeOfFate } from './index.ts'
import { ACTIONS, ROLLS } from './position-actions.ts'
import { FACTS, placesIn } from './position-facts.ts'
import { PHASES } from './position-flow.ts'
import { layPosition } from './position-lay.ts'
import { WORDS } from './position-words.ts'
import { CAMP_NAMES } from './rules/03-control.ts'
import { BOX, type State } from './state.ts'
import { counterSet, fullFactor, layOut, printedBoard, reducedFactor } from './world.ts'

/** Calling off an airdrop that nobody ordered makes the flow run on to the first decision of the stated phase. */
function open(g: State, log: GameEvent[]): void {
  pushFrame(g.flow, FRAMES.bridge)
  hingeOfFate.perform(g, GERMAN_EAST, { do: 'call-off' }, log)
}

export const hingeOfFatePositions = positionsOf<State>({
  game: hingeOfFate,
  board: printedBoard,
  layOut,
  emptyHex: '- sea',
  counterSet,
  describe: ({ name, nation, steps }) => `${name}, ${nation}, ${steps.map(([factor]) => factor).join('/')}`,
  values: { combat: [fullFactor, reducedFactor] },
  boxes: Object.keys(BOX).filter(name => name !== 'unused'),
  holders: CAMP_NAMES,
  phases: PHASES,
  words: WORDS,
  facts: FACTS,
  events: EVENTS,
  actions: ACTIONS,
  rolls: ROLLS,
  lay: layPosition,
  open,
  placesIn,
  quiet: ['end', 'pass', 'done', 'call-off', 'resolve', 'roll', 'stall', 'order'],
  ends: ['end', 'roll'],
})
