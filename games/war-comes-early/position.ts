// Position files of War Comes Early: the game's part of engine/positions (docs/position-files.md).
import { pushFrame } from '../../engine/flow/frames.ts'
import type { GameEvent } from '../../engine/game/action.ts'
import { duringOf } from '../../engine/positions/during.ts'
import type { GamePositions, Rolled } from '../../engine/positions/game-positions.ts'
import { diceOfEvent, quietActionOf } from '../../engine/positions/usual.ts'
import { FRAMES } from './flow.ts'
import { warComesEarly } from './index.ts'
import { GERMAN, NATIONS } from './nations.ts'
import { ACTIONS, ROLLS } from './position-actions.ts'
import { FACTS, placesIn } from './position-facts.ts'
import { PHASES } from './position-flow.ts'
import { layPosition } from './position-lay.ts'
import { WORDS } from './position-words.ts'
import { BOX, type State } from './state.ts'
import { attackFactor, counters, defenceFactor, layOut, printedBoard, unit, unitIds } from './world.ts'

const VALUES = { attack: [attackFactor], defence: [defenceFactor] }

/** Passing a window that nobody asked for makes the flow run on to the first decision of the stated phase. */
function open(g: State, log: GameEvent[]): void {
  pushFrame(g.flow, FRAMES.germanWindow)
  warComesEarly.perform(g, GERMAN, { do: 'pass' }, log)
}

const QUIET = ['end', 'pass', 'done', 'proceed', 'decline', 'resolve', 'bomb']

/** A marker is drawn blind, by name. */
function rollIn(event: GameEvent): Rolled | null {
  if (event.event === 'drawn') return { meaning: 'marker', count: 1, name: String(event.marker) }
  return diceOfEvent(event)
}

export const warComesEarlyPositions: GamePositions<State> = {
  game: warComesEarly,
  board: printedBoard,
  emptyHex: '- sea',
  units: unitIds,
  describeUnit: id => {
    const { name, nation, steps } = counters[unit(id)]
    return `${name}, ${nation}, ${steps[0].join('-')}`
  },
  stepsOf: id => counters[unit(id)].steps.length,
  values: Object.keys(VALUES),
  unitWords: {},
  boxes: Object.keys(BOX).filter(name => name !== 'unused'),
  holders: NATIONS,
  phases: PHASES,
  words: WORDS,
  facts: FACTS,
  actions: ACTIONS,
  rolls: ROLLS,
  during: duringOf({ layOut, unit, values: VALUES }),
  lay: layPosition,
  open,
  placesIn,
  quietAction: quietActionOf(warComesEarly, QUIET),
  rollIn,
  endsPhase: action => action.do === 'end' || action.do === 'resolve',
}
