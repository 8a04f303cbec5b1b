// Position files of War Comes Early: the game's part of engine/positions (docs/position-files.md).
import type { Board } from '../../engine/board/board.ts'
import { pushFrame } from '../../engine/flow/frames.ts'
import type { Action, GameEvent } from '../../engine/game/action.ts'
import type { Position } from '../../engine/positions/format.ts'
import type { GamePositions, Rolled } from '../../engine/positions/game-positions.ts'
import { FRAMES } from './flow.ts'
import { warComesEarly } from './index.ts'
import { GERMAN, NATIONS } from './nations.ts'
import { ACTIONS, ROLLS } from './position-actions.ts'
import { FACTS, placesIn } from './position-facts.ts'
import { PHASES } from './position-flow.ts'
import { layPosition } from './position-lay.ts'
import { WORDS } from './position-words.ts'
import { BOX, type State } from './state.ts'
import { attackFactor, counters, defenceFactor, derive, layOut, unit, unitIds } from './world.ts'

/** The board of the game itself: the first that tables are filled from. */
let printed: Board | undefined
derive(board => {
  printed ??= board
})

const VALUES = { attack: attackFactor, defence: defenceFactor } as const

/** The board that is laid out now; null for that of the game. */
let onTable: Board | null = null

/** Runs on another board; one that lies there already is left alone, so that cases of one file share it. */
function onBoard<T>(board: Board | null, run: () => T): T {
  const before = onTable
  if (board === before) return run()
  try {
    layOut(board ?? printed)
    onTable = board
    return run()
  } finally {
    layOut(before ?? printed)
    onTable = before
  }
}

/** Lays out the board and the unit values of a case, and afterwards what was there before. */
function during<T>(position: Position, run: () => T): T {
  const before = Object.values(VALUES).map(factors => factors.slice())
  return onBoard(position.board, () => {
    try {
      for (const { unit: id, values } of position.placements) {
        for (const [name, value] of Object.entries(values))
          VALUES[name as keyof typeof VALUES][unit(id)] = value
      }
      return run()
    } finally {
      Object.values(VALUES).forEach((factors, i) => {
        factors.set(before[i])
      })
    }
  })
}

/** Passing a window that nobody asked for makes the flow run on to the first decision of the stated phase. */
function open(g: State, log: GameEvent[]): void {
  pushFrame(g.flow, FRAMES.germanWindow)
  warComesEarly.perform(g, GERMAN, { do: 'pass' }, log)
}

const QUIET = ['end', 'pass', 'done', 'proceed', 'decline', 'resolve', 'bomb']

function quietAction(g: State): Action | null {
  const awaited = warComesEarly.awaited(g)
  if (awaited === null) return null
  const legal = warComesEarly.legal(g, awaited.side)
  return QUIET.map(verb => legal.find(action => action.do === verb)).find(found => found) ?? legal[0] ?? null
}

/** Events carry their dice; a marker is drawn blind, by name. */
function rollIn(event: GameEvent): Rolled | null {
  if (event.event === 'drawn') return { meaning: 'marker', count: 1, name: String(event.marker) }
  if (!Array.isArray(event.dice)) return null
  return { meaning: String(event.for ?? event.event), count: event.dice.length }
}

export const warComesEarlyPositions: GamePositions<State> = {
  game: warComesEarly,
  board: printed!,
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
  during,
  lay: layPosition,
  open,
  placesIn,
  quietAction,
  rollIn,
  endsPhase: action => action.do === 'end' || action.do === 'resolve',
}
