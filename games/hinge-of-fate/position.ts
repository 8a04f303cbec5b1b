// Position files of Hinge of Fate: the game's part of engine/positions (docs/position-files.md).
import type { Board } from '../../engine/board/board.ts'
import { pushFrame } from '../../engine/flow/frames.ts'
import type { GameEvent } from '../../engine/game/action.ts'
import { duringOf } from '../../engine/positions/during.ts'
import type { GamePositions } from '../../engine/positions/game-positions.ts'
import { diceOfEvent, quietActionOf } from '../../engine/positions/usual.ts'
import { FRAMES } from './flow.ts'
import { GERMAN_EAST } from './forces.ts'
import { hingeOfFate } from './index.ts'
import { ACTIONS, ROLLS } from './position-actions.ts'
import { FACTS, placesIn } from './position-facts.ts'
import { PHASES } from './position-flow.ts'
import { layPosition } from './position-lay.ts'
import { WORDS } from './position-words.ts'
import { CAMP_NAMES } from './rules/03-hex-control.ts'
import { BOX, type State } from './state.ts'
import { counters, derive, fullFactor, layOut, reducedFactor, unit, unitIds } from './world.ts'

/** The board of the game itself: the first that tables are filled from. */
let printed: Board | undefined
derive(board => {
  printed ??= board
})

const VALUES = { combat: [fullFactor, reducedFactor] }

/** Calling off an airdrop that nobody ordered makes the flow run on to the first decision of the stated phase. */
function open(g: State, log: GameEvent[]): void {
  pushFrame(g.flow, FRAMES.bridge)
  hingeOfFate.perform(g, GERMAN_EAST, { do: 'call-off' }, log)
}

const QUIET = ['end', 'pass', 'done', 'call-off', 'resolve', 'roll', 'stall', 'order']

export const hingeOfFatePositions: GamePositions<State> = {
  game: hingeOfFate,
  board: printed!,
  emptyHex: '- sea',
  units: unitIds,
  describeUnit: id => {
    const { name, nation, steps } = counters[unit(id)]
    return `${name}, ${nation}, ${steps.map(([factor]) => factor).join('/')}`
  },
  stepsOf: id => counters[unit(id)].steps.length,
  values: Object.keys(VALUES),
  unitWords: {},
  boxes: Object.keys(BOX).filter(name => name !== 'unused'),
  holders: CAMP_NAMES,
  phases: PHASES,
  words: WORDS,
  facts: FACTS,
  actions: ACTIONS,
  rolls: ROLLS,
  during: duringOf({ layOut, unit, values: VALUES }),
  lay: layPosition,
  open,
  placesIn,
  quietAction: quietActionOf(hingeOfFate, QUIET),
  rollIn: diceOfEvent,
  endsPhase: action => action.do === 'end' || action.do === 'roll',
}
