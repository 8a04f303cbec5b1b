// Position files of Eisenhower's War: the game's part of engine/positions (docs/position-files.md).
import type { GameEvent } from '../../engine/game/action.ts'
import { duringOf } from '../../engine/positions/during.ts'
import type { GamePositions } from '../../engine/positions/game-positions.ts'
import { diceOfEvent, quietActionOf } from '../../engine/positions/usual.ts'
import { eisenhowersWar, flow } from './index.ts'
import { ACTIONS, ROLLS } from './position-actions.ts'
import { FACTS, placesIn } from './position-facts.ts'
import { PHASES } from './position-flow.ts'
import { layPosition } from './position-lay.ts'
import { WORDS } from './position-words.ts'
import { SIDES } from './sides.ts'
import { BOX, type State } from './state.ts'
import { attackFactors, counters, defenceFactors, movementFactor, unit, unitIds } from './units.ts'
import { layOut, printedBoard } from './world.ts'

const VALUES = {
  attack: [...attackFactors],
  defence: [...defenceFactors],
  movement: [movementFactor],
}

/** Runs on to the first decision of the stated phase. */
const open = (g: State, log: GameEvent[]): void => flow.proceed(g, log)

const QUIET = ['end', 'pass', 'done', 'halt', 'stand', 'keep', 'decline', 'cancel', 'resolve']

export const eisenhowersWarPositions: GamePositions<State> = {
  game: eisenhowersWar,
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
  boxes: Object.keys(BOX).filter(name => name !== 'aside'),
  holders: SIDES,
  phases: PHASES,
  words: WORDS,
  facts: FACTS,
  actions: ACTIONS,
  rolls: ROLLS,
  during: duringOf({ layOut, unit, values: VALUES }),
  lay: layPosition,
  open,
  placesIn,
  quietAction: quietActionOf(eisenhowersWar, QUIET),
  rollIn: diceOfEvent,
  endsPhase: action => action.do === 'end' || action.do === 'resolve',
}
