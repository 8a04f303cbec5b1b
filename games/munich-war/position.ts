// Position files of Munich War: the game's part of engine/positions (docs/position-files.md).
import { pushFrame } from '../../engine/flow/frames.ts'
import type { GameEvent } from '../../engine/game/action.ts'
import type { Rolled } from '../../engine/positions/game-positions.ts'
import { positionsOf } from '../../engine/positions/positions-of.ts'
import { diceOfEvent } from '../../engine/positions/usual.ts'
import { EVENTS } from './events.ts'
import { FRAMES } from './flow.ts'
import { munichWar } from './index.ts'
import { NATIONS, SIDES } from './nations.ts'
import { ACTIONS, ROLLS } from './position-actions.ts'
import { FACTS, placesIn } from './position-facts.ts'
import { PHASES } from './position-flow.ts'
import { layPosition } from './position-lay.ts'
import { WORDS } from './position-words.ts'
import { BOX, type State } from './state.ts'
import { attackFactors, counterSet, defenceFactors, movementFactors } from './units.ts'
import { layOut, printedBoard } from './world.ts'

/** Ending a launch segment that nobody asked for makes the flow run on to the first decision of the stated phase. */
function open(g: State, log: GameEvent[]): void {
  pushFrame(g.flow, FRAMES.launch)
  munichWar.perform(g, g.phasing, { do: 'done' }, log)
}

/** A reinforcement that is rolled beyond the last turn is mobilized, too. */
function rollIn(event: GameEvent): Rolled | null {
  const rolled = diceOfEvent(event)
  return rolled?.meaning === 'never-comes' ? { ...rolled, meaning: 'mobilized' } : rolled
}

export const munichWarPositions = positionsOf<State>({
  game: munichWar,
  board: printedBoard,
  layOut,
  emptyHex: '- sea',
  counterSet,
  values: { attack: attackFactors, defence: defenceFactors, movement: movementFactors },
  boxes: Object.keys(BOX).filter(name => name !== 'unused' && name !== 'onMission'),
  holders: [...SIDES, ...NATIONS],
  phases: PHASES,
  words: WORDS,
  facts: FACTS,
  events: EVENTS,
  actions: ACTIONS,
  rolls: ROLLS,
  lay: layPosition,
  open,
  placesIn,
  quiet: ['end', 'done', 'resolve', 'declare', 'hold', 'retreat'],
  rollIn,
  ends: ['end', 'declare', 'done', 'resolve'],
})
