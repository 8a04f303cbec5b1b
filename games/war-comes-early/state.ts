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
import { ALLIED, MARKERS, NATIONS } from './nations.ts'
import { HEXES, UNITS } from './world.ts'

/** Boxes off the map, as negative places of a unit. */
export const BOX = {
  /** Free to be used: corps for breaking armies down, army counters for combining corps (7.1a). */
  pool: -1,
  /** Not yet in play: reinforcements and the units of neutrals (3.2g, 3.3a). */
  aside: -2,
  /** Lost German corps, from which one a turn returns (3.5f). */
  eliminated: -3,
  /** On its way back; `returns` holds the turn (3.5a). */
  returning: -4,
  /** Out for good. */
  removed: -5,
  /** Belongs to the other scenario. */
  unused: -6,
} as const

/** Place of a unit in the view of a side that does not know where it stands. */
export const HIDDEN = -7

/** Bits of `unitFlags`; those of a phase are cleared when it ends. */
export const UNIT = {
  /** Belongs or belonged to a stack that began to move in this phase (11.0d). */
  begun: 1,
  /** Belongs to the stack that moves now (11.2). */
  moving: 2,
  /** Has entered a hex in this phase. */
  stepped: 4,
  /** Moves in column (11.6). */
  column: 8,
  /** Entered an enemy zone of control and stops (9.1a). */
  stopped: 16,
  /** Was out of supply when its move began (10.0a). */
  unsuppliedMove: 32,
  /** Was laid on top of its stack in this phase (8.3, R68). */
  topped: 64,
  /** Has attacked in this phase (12.0e). */
  attacked: 128,
  /** Has made a flank attack in this phase (12.6c). */
  flanked: 256,
  /** Has made a momentum attack in this phase (12.7d). */
  momentum: 512,
  /** Advanced in the attack that is being resolved (12.7a). */
  advanced: 1024,
  /** Takes part in the attack that is being assembled or resolved. */
  involved: 2048,
  /** Out of supply in the battle that is being resolved (10.0b). */
  unsuppliedBattle: 4096,
  /** Was attacked in this phase (12.0e). */
  defended: 8192,
  /** Came out of an army in this phase (7.0e). */
  split: 16384,
  /** Was formed in this phase (7.0e). */
  combined: 32768,
} as const

/** Bits of `hexFlags`. */
export const HEX = {
  /** 11.5  A fort or West Wall hex that no longer counts. */
  breached: 1,
  /** 12.0e  An empty fort that was attacked in this phase. */
  assaulted: 2,
  /** 6.2.2  An airpower marker lies here. */
  airMarker: 4,
  /** 6.2.2b  The hex of a marker or next to one. */
  airZone: 8,
  /** 8.3a  The stack lies open to the other side while an attack from or on it is resolved. */
  revealed: 16,
  /** R18  Soviet soil that was in German hands since a Soviet unit last stood there. */
  lost: 32,
} as const

/** Standing of a nation. */
export const STATUS = { outOfPlay: 0, neutral: 1, fighting: 2, capitulated: 3 } as const

export const PHASE = { none: 0, reorganization: 1, movement: 2, combat: 3 } as const
export const PHASE_NAMES = ['none', 'reorganization', 'movement', 'combat'] as const

/** 12.8a  Where the 7th Flieger Division stands. */
export const FLIEGER = { waiting: 0, ready: 1, spent: 2 } as const

/** 5.2f  Boxes of the national turn sequence track. */
const TRACK_BOXES = 10
/** Of the longer scenario. */
const LAST_TURN = 10

export const layout = stateLayout<Terms, Derived>()({
  rolls: scalar(0, COUNTLESS),
  revelations: scalar(0, COUNTLESS),
  /** Game turn, from 1. */
  turn: scalar(1, LAST_TURN),
  /** PHASE that is being played. */
  phase: scalar(PHASE.none, PHASE.combat),
  /** Bit of each nation that acts in this phase. */
  active: scalar(0, (1 << NATIONS.length) - 1),
  /** Marker drawn last (index into MARKERS), -1 before the first draw of a turn. */
  marker: scalar(-1, MARKERS.length - 1),
  /** 5.2d  Bit of each national marker still in the pool. */
  pool: scalar(0, (1 << MARKERS.length) - 1),
  /** Boxes of the national track in use, German phase markers included (5.2f). */
  drawn: scalar(0, TRACK_BOXES),
  /** Bit (1 << PHASE) of each German phase used in this turn (5.3a). */
  germanPhases: scalar(0, (1 << (PHASE.combat + 1)) - 2),
  /** 5.1d  The three phases in their locked order, as digits base 4, first phase lowest. */
  germanOrder: scalar(0, 63),
  /** 3.5f  1 when the German replacement of this turn was taken. */
  replaced: scalar(0, 1),
  /** 3.2.2b  Static reserve corps still to be placed in this phase. */
  reserveRoll: scalar(0, 6),
  /** 6.1c  Side that has air superiority, -1 for neither. */
  airSide: scalar(-1, ALLIED),
  /** Airpower markers not yet assigned: three dice against two and the worst modifiers (6.1). */
  airMarkers: scalar(0, 30),
  flieger: scalar(FLIEGER.waiting, FLIEGER.spent),
  /** 4.5.3c  1 when the German side has scored Danzig for the first time. */
  danzigScored: scalar(0, 1),
  /** Index into the list of endings (rules/04-victory.ts), 0 while the game goes on. */
  verdict: scalar(0, 13),
  vp: run(2, -1000, 1000),
  /** The part of each total that no hex accounts for: capitulation dice, terror bombing, lost mechanized corps. */
  bonus: run(2, -1000, 1000),
  /** 5.2f  National turn sequence track: marker + 1, or 100 + PHASE for a German phase, 0 for an empty box. */
  track: run(TRACK_BOXES, 0, 100 + PHASE.combat),
  railheads: run(4, -1, HEXES - 1),
  status: run(NATIONS.length, STATUS.outOfPlay, STATUS.capitulated),
  capitulatedOn: run(NATIONS.length, 0, LAST_TURN),
  violatedOn: run(NATIONS.length, 0, LAST_TURN),
  flow: flowField(FRAMES),
  /** Hex of a unit, or a BOX. */
  place: run(UNITS, HIDDEN, HEXES - 1),
  /** Unit under a unit, -1 for none. */
  below: run(UNITS, -1, UNITS - 1),
  unitFlags: flags(UNITS, UNIT),
  /** Movement left, in ticks. */
  left: run(UNITS, 0, 24 * POINT),
  /** Turn in which a unit on its way back returns. */
  returns: run(UNITS, 0, LAST_TURN),
  /** Top unit of a hex, -1 for none. */
  top: run(HEXES, -1, UNITS - 1),
  /** 3.6, R67  Nation that holds a hex, plus 1; 0 for nobody. */
  control: run(HEXES, 0, NATIONS.length),
  hexFlags: flags(HEXES, HEX),
})

/** Rulings on which players differ, as the options of a game (rulings.md). */
export interface WarComesEarlyOptions {
  /** R2  What must be half German mechanized for the mechanized line. */
  readonly mechLineTest: 'strength' | 'units'
  /** R6 */
  readonly germanMechReplacement: boolean
  /** R11 */
  readonly yugoIndependentsCombine: boolean
  /** R50 */
  readonly mechColumnThroughEzoc: boolean
  /** R78 */
  readonly airZoneBansSplit: boolean
}

/** Fixed for the length of a game. */
export interface Terms {
  readonly scenario: '1938' | '1939'
  readonly lastTurn: number
  readonly sideOf: Int8Array
  readonly options: WarComesEarlyOptions
}

/** Computed from the cells when asked for. */
export interface Derived {
  /** Per side: how many units and forts of that side reach each hex with their zone of control. */
  readonly zones: readonly [Int16Array, Int16Array]
}

export type State = StateOf<typeof layout.spec, Terms, Derived>

export const hasFlag = (flags: Cells, index: number, flag: number): boolean => (flags[index] & flag) !== 0

export const is1939 = (g: State): boolean => g.terms.scenario === '1939'
