// What changes during a game. Everything is a number in one array (engine/state); the names are here.
import { flowField } from '../../engine/flow/frames.ts'
import { POINT } from '../../engine/movement/points.ts'
import {
  type Cells,
  COUNTLESS,
  flags,
  run,
  type StateOf,
  scalar,
  stateLayout,
} from '../../engine/state/layout.ts'
import { FRAMES } from './flow.ts'
import { ALLIED, PLAYERS } from './forces.ts'
import { SUPPLY_POINTS } from './tables.ts'
import { HEXES, UNITS } from './world.ts'

/** Boxes off the map, as negative places of a unit. */
export const BOX = {
  /** Not on the map yet: reinforcements, Soviets, the paratroops; and the Stukas, which never are (3.2b). */
  aside: -1,
  /** 2.13b  The dead pile. */
  dead: -2,
  /** R53  French units that left by the north edge. */
  exited: -3,
  /** 14.2  No part of this scenario. */
  unused: -4,
} as const

/** Place of a unit in the view of a side that does not know where it stands. */
export const HIDDEN = -7

/** Bits of `unitFlags`. */
export const UNIT = {
  /** Has begun to move in this phase (11.3c). */
  begun: 1,
  /** Entered an enemy zone of control and stops (7.5a). */
  stopped: 2,
  /** Was laid on top of its stack in this phase (R64). */
  topped: 4,
  /** Has attacked in this phase (12.8). */
  attacked: 8,
  /** Takes part in the attack that is being assembled or resolved. */
  involved: 16,
  /** Out of supply in the attack that is being resolved (8.1b). */
  unsupplied: 32,
  /** 9.2c  Lies under a REPS marker. */
  reps: 64,
  /** 13.7c, R56  Belongs to the siege ring of Operation Seaside. */
  pinned: 128,
} as const

/** What a unit remembers of a phase. */
export const OF_A_PHASE = UNIT.begun | UNIT.stopped | UNIT.topped | UNIT.attacked

/** Bits of `hexFlags`. */
export const HEX = {
  /** 8.9b  A West Map city that the French have held. */
  wasFrench: 1,
  /** 3.4a  The stack lies open to the other camp while it is attacked. */
  revealed: 2,
} as const

export const PHASE = { none: 0, replacement: 1, movement: 2, combat: 3 } as const
export const PHASE_NAMES = ['none', 'replacement', 'movement', 'combat'] as const

/** 5.3  The order of the two phases of a player turn. */
export const ORDER = { moveFight: 0, fightMove: 1 } as const
export const ORDER_NAMES = ['move-fight', 'fight-move'] as const

/** 13.7  Operation Seaside. */
export const SEASIDE = { unused: 0, running: 1, spent: 2 } as const

/** Hexsides that one move can have tried in vain (R22). */
export const MOST_TRIED = 24

const LAST_TURN = 12

export const layout = stateLayout<Terms, Derived>()({
  rolls: scalar(0, COUNTLESS),
  revelations: scalar(0, COUNTLESS),
  /** Game turn, from 1. */
  turn: scalar(1, LAST_TURN),
  /** PLAYER whose turn it is, -1 between player turns. */
  player: scalar(-1, PLAYERS.length - 1),
  /** PHASE that is being played. */
  phase: scalar(PHASE.none, PHASE.combat),
  /** ORDER of this player turn. */
  order: scalar(ORDER.moveFight, ORDER.fightMove),
  /** 13.5c  1 when the German airpower environments were switched. */
  switched: scalar(0, 1),
  /** 13.1  Bit of each Stuka that was used in this game turn. */
  stukasUsed: scalar(0, 3),
  /** 13.3b  1 when the Stukas are down to their lower factor. */
  stukasReduced: scalar(0, 1),
  /** 8.10a  Supply points of Army Group C. */
  supplyPoints: scalar(SUPPLY_POINTS.crisis, SUPPLY_POINTS.start),
  /** 4.6  1 when the Soviet Union is in the war. */
  soviets: scalar(0, 1),
  /** 4.2a  Supplied French units that left by the north edge. */
  exited: scalar(0, UNITS),
  /** 12.19  1 when the Poles have made their attack with several armies. */
  armiesJoined: scalar(0, 1),
  /** 9.9  1 when the French reinforcement of this turn was placed. */
  reinforced: scalar(0, 1),
  /** 13.6e  Hex whose bridges the paratroops hold in this phase, -1 for none. */
  bridge: scalar(-1, HEXES - 1),
  /** SEASIDE. */
  seaside: scalar(SEASIDE.unused, SEASIDE.spent),
  /** 14.8d  1 when Eastern Poland is closed. */
  easternClosed: scalar(0, 1),
  /** R40  Every step that the Germans and Slovaks have lost, rebuilt or not. */
  germanLosses: scalar(0, 2 * UNITS * LAST_TURN),
  /** Index into the list of endings (rules/04-victory.ts), 0 while the game goes on. */
  verdict: scalar(0, 11),
  /** Unit whose move is under way, -1 for none (11.2). */
  mover: scalar(-1, UNITS - 1),
  /** Movement that it has left, in ticks. */
  left: scalar(0, 6 * POINT),
  /** 8.1a  1 if it was in supply when its move began. */
  moverSupplied: scalar(0, 1),
  /** 13.7  Hexes under siege, -1 for none. */
  siege: run(2, -1, HEXES - 1),
  /** R22  River hexsides that the mover failed to cross, each as its lower slot + 1. */
  tried: run(MOST_TRIED, 0, HEXES * 6),
  flow: flowField(FRAMES),
  /** Hex of a unit, or a BOX. */
  place: run(UNITS, HIDDEN, HEXES - 1),
  /** Unit under a unit, -1 for none. */
  below: run(UNITS, -1, UNITS - 1),
  /** 2.13a  Steps that a unit has left; 0 when it is eliminated. */
  steps: run(UNITS, 0, 2),
  unitFlags: flags(UNITS, UNIT),
  /** Top unit of a hex, -1 for none. */
  top: run(HEXES, -1, UNITS - 1),
  /** 3.5  Camp that controls a hex, plus 1; 0 at sea. */
  control: run(HEXES, 0, ALLIED + 1),
  hexFlags: flags(HEXES, HEX),
})

/** Rulings on which players differ, as the options of a game (RULINGS.md). */
export interface HingeOptions {
  /** R22  What becomes of a unit whose river crossing costs more than it has. */
  readonly riverFailure: 'elsewhere' | 'stops'
  /** R40  Whether rebuilt steps still count as German losses. */
  readonly stepLosses: 'net' | 'every'
  /** R66  West Wall hexes that the French must hold for the modifier. */
  readonly westWallHexes: 'one' | 'five'
}

/** Fixed for the length of a game. */
export interface Terms {
  readonly scenario: 'hinge' | 'historical'
  readonly lastTurn: number
  readonly options: HingeOptions
}

/** Computed from the cells when asked for. */
export interface Derived {
  /** Per camp: how many units of that camp reach each hex with their zone of control. */
  readonly zones: readonly [Int16Array, Int16Array]
}

export type State = StateOf<typeof layout.spec, Terms, Derived>

export const hasFlag = (flags: Cells, index: number, flag: number): boolean => (flags[index] & flag) !== 0

export const isHistorical = (g: State): boolean => g.terms.scenario === 'historical'
