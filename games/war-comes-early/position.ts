// Position files of War Comes Early: the game's part of engine/positions (docs/position-files.md).
import { pushFrame } from '../../engine/flow/frames.ts'
import type { GameEvent } from '../../engine/game/action.ts'
import type { Rolled } from '../../engine/positions/game-positions.ts'
import { positionsOf } from '../../engine/positions/positions-of.ts'
import { diceOfEvent } from '../../engine/positions/usual.ts'
import { EVENTS } from './events.ts'
import { FRAMES } from './flow.ts'
import { warComesEarly } from './index.ts'
import { GERMAN, NATIONS } from './nations.ts'
import { ACTIONS, ROLLS } from './position-actions.ts'
import { FACTS, placesIn } from './position-facts.ts'
import { PHASES } from './position-flow.ts'
import { layPosition } from './position-lay.ts'
import { WORDS } from './position-words.ts'
import { BOX, type State } from './state.ts'
import { attackFactor, counterSet, defenceFactor, layOut, printedBoard } from './world.ts'

/** Passing a window that nobody asked for makes the flow run on to the first decision of the stated phase. */
function open(g: State, log: GameEvent[]): void {
  pushFrame(g.flow, FRAMES.germanWindow)
  warComesEarly.perform(g, GERMAN, { do: 'pass' }, log)
}

/** A marker is drawn blind, by name. */
function rollIn(event: GameEvent): Rolled | null {
  if (event.event === 'drawn') return { meaning: 'marker', count: 1, name: String(event.marker) }
  return diceOfEvent(event)
}

export const warComesEarlyPositions = positionsOf<State>({
  game: warComesEarly,
  board: printedBoard,
  layOut,
  emptyHex: '- sea',
  counterSet,
  describe: ({ name, nation, steps }) => `${name}, ${nation}, ${steps[0].join('-')}`,
  values: { attack: [attackFactor], defence: [defenceFactor] },
  boxes: Object.keys(BOX).filter(name => name !== 'unused'),
  holders: NATIONS,
  phases: PHASES,
  words: WORDS,
  facts: FACTS,
  events: EVENTS,
  actions: ACTIONS,
  rolls: ROLLS,
  lay: layPosition,
  open,
  placesIn,
  quiet: ['end', 'pass', 'done', 'proceed', 'decline', 'resolve', 'bomb'],
  rollIn,
  ends: ['end', 'resolve'],
})
