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
import { ALLIED, AXIS, NATIONS, RAIL_CAPACITY } from './nations.ts'
import { UNITS } from './units.ts'
import { LONGEST, WARS } from './wars.ts'
import { HEXES } from './world.ts'

/** Boxes off the map, as negative places of a unit. */
export const BOX = {
  /** Not set up yet, and the support units and reinforcements of countries that do not fight (R7). */
  aside: -1,
  /** 3.4.2g, 16.1  Ready to be used. */
  available: -2,
  /** 16.1  Used in this turn, or grounded. */
  utilized: -3,
  /** 3.4.3  Can be mobilized. */
  reinforcement: -4,
  /** 7.2.1a, 7.2.1b  On the turn track; `due` holds the turn, which may lie after the last one. */
  track: -5,
  /** A support unit on the map; `aim` holds its hex. */
  onMission: -6,
  /** 8.6.1  Soviet unit on a railroad beyond the map; `due` holds the turn in which it may return. */
  offMap: -7,
  /** 11.17b */
  eliminated: -8,
  /** 21.0f */
  surrendered: -9,
  /** Never part of this game: optional counters, countries that nobody deploys (2.5.1d, R81). */
  unused: -10,
} as const

/** In views: place of a unit that the viewer cannot find, under another or in a display. */
export const HIDDEN = -11

/** Bits of `unitFlags`. Those of movement and combat are cleared when the phase ends. */
export const UNIT = {
  /** 8.1a  Has begun to move in this phase. */
  begun: 1,
  /** Has entered a hex in this phase, or was carried. */
  stepped: 2,
  /** 8.6e  Moves by rail. */
  byRail: 4,
  /** 10.3a  Entered an enemy zone of control, or was carried, and moves no more. */
  stopped: 8,
  /** 14.6a  Was out of supply when its move began. */
  unsuppliedMove: 16,
  /** R70  Was laid on top of its stack in this phase. */
  topped: 32,
  /** 18.2.1  Was carried by its country's amphibious marker in this phase. */
  sailed: 64,
  /** 23.3, 23.4b  May not attack in the coming Combat Phase. */
  mayNotAttack: 128,
  /** 11.0c  Has attacked in this phase. */
  attacked: 256,
  /** Takes part in the attack that is being assembled or resolved. */
  involved: 512,
  /** 14.7  Out of supply in the attack that is being resolved. */
  unsuppliedBattle: 1024,
  /** Has taken its loss in this battle. */
  hit: 2048,
  /** 12.0a  Must retreat in this battle. */
  retreats: 4096,
  /** 13.0a  Has advanced in this battle. */
  advanced: 8192,
  /** 16.10.2b, 18.2.1g, 18.3  In supply for all attacks of this Combat Phase. */
  supplied: 16384,
  /** 16.2a, R9  Flew in this game turn. */
  flown: 32768,
  /** 16.10.1a  An airlift that waits in its launch hex to carry a unit. */
  carries: 65536,
  /** R10  Shot down to nothing: stays in Utilized until it is refitted. */
  parked: 131072,
} as const

export const MOVEMENT_FLAGS =
  UNIT.begun | UNIT.stepped | UNIT.byRail | UNIT.stopped | UNIT.unsuppliedMove | UNIT.topped
export const BATTLE_FLAGS = UNIT.involved | UNIT.unsuppliedBattle | UNIT.hit | UNIT.retreats | UNIT.advanced
export const COMBAT_FLAGS = BATTLE_FLAGS | UNIT.attacked | UNIT.supplied | UNIT.sailed | UNIT.mayNotAttack

/** Bits of `hexFlags`. */
export const HEX = {
  /** 16.8.2a */
  terror: 1,
  /** 15.0b  The stack lies open to both players while a battle is resolved. */
  revealed: 2,
  /** 2.3c  Its home side has lost it to an enemy unit at some time. */
  lost: 4,
  /** 7.2.2d  A reinforcement has come here in this phase. */
  arrival: 8,
} as const

/** Standing of a country. Closed ones are entered by nobody (5.6c, R81). */
export const STATUS = { closed: 0, neutral: 1, fighting: 2, surrendered: 3 } as const

/** 4.0a */
export const PHASE = {
  none: 0,
  setUp: 1,
  events: 2,
  mobilization: 3,
  air: 4,
  movement: 5,
  combat: 6,
  airReturn: 7,
  surrender: 8,
} as const
export const PHASE_NAMES = [
  'none',
  'set-up',
  'events',
  'mobilization',
  'air',
  'movement',
  'combat',
  'air return',
  'surrender',
] as const

/** 7.1  What all hexes of a country and the Reich Strategic Objectives give, and more. */
const MOST_POINTS = 20

export const layout = stateLayout<Terms, Derived>()({
  rolls: scalar(0, COUNTLESS),
  revelations: scalar(0, COUNTLESS),
  /** Index into WARS. */
  war: scalar(0, WARS.length - 1),
  /** Game turn, from 1. */
  turn: scalar(1, LONGEST),
  phase: scalar(PHASE.none, PHASE.surrender),
  /** 2.2d  The side whose player turn it is. */
  phasing: scalar(AXIS, ALLIED),
  /** 20.0a  1 once storms have set in. */
  storm: scalar(0, 1),
  /** 5.3c  1 once the Intervention event has happened. */
  intervened: scalar(0, 1),
  /** 6.4, 6.5  Bit of each side that gets no replacement points this turn. */
  withoutPoints: scalar(0, 3),
  /** 23.2b  Bit of each country whose aircraft were caught on the ground before they joined the war. */
  surprised: scalar(0, (1 << NATIONS.length) - 1),
  /** 8.1a  Unit that moves at present, -1 for none. */
  mover: scalar(-1, UNITS - 1),
  /** Index into the list of endings (rules/22-victory.ts), 0 while the game goes on. */
  verdict: scalar(0, 8),
  /** Net victory points when the game was scored (22.0j). */
  score: scalar(-500, 500),
  status: run(NATIONS.length, STATUS.closed, STATUS.surrendered),
  /** Side of a country; of a neutral the side that deploys it and knows its stacks. -1 for nobody. */
  allegiance: run(NATIONS.length, -1, ALLIED),
  /** 7.1  Replacement points left in this phase. */
  points: run(NATIONS.length, 0, MOST_POINTS),
  /** 8.6.2  Units that moved by rail in this turn. */
  railMoves: run(NATIONS.length, 0, Math.max(...RAIL_CAPACITY)),
  flow: flowField(FRAMES),
  /** Hex of a land unit, or a BOX. */
  place: run(UNITS, HIDDEN, HEXES - 1),
  /** Unit under a unit, -1 for none. */
  below: run(UNITS, -1, UNITS - 1),
  /** 2.5.1c  Steps left. */
  steps: run(UNITS, 0, 2),
  unitFlags: flags(UNITS, UNIT),
  /** Movement left, in ticks. */
  left: run(UNITS, 0, 6 * POINT),
  /** Turn in which a unit on the track or off the map returns; of a transport the hex that it sailed from; in set-up MEANT. */
  due: run(UNITS, 0, HEXES - 1),
  /** Hex that a support unit is in, -1 for none; of Marines at sea the hex that they assault; of a transport its destination. */
  aim: run(UNITS, -1, HEXES - 1),
  /** Top unit of a hex, -1 for none. */
  top: run(HEXES, -1, UNITS - 1),
  /** R5  Side that owns a hex, plus 1, as long as it is not disputed; 0 for nobody. */
  control: run(HEXES, 0, 2),
  /** R74  Side that occupied a hex last, plus 1; 0 if nobody has since the game began. */
  holder: run(HEXES, 0, 2),
  hexFlags: flags(HEXES, HEX),
})

/** Optional rules of chapter 23, and readings on which players differ (RULINGS.md). */
export interface MunichOptions {
  /** 23.1 */
  readonly additionalArmor: boolean
  /** 23.2 */
  readonly surpriseAttack: boolean
  /** 23.3 */
  readonly navalEvacuation: boolean
  /** 23.4 */
  readonly additionalNavalMoves: boolean
  /** 23.5 */
  readonly polandAndPolitics: boolean
  /** 23.6 */
  readonly sovietPreparedness: boolean
  /** R4 */
  readonly neutralCoasts: 'closed' | 'open'
  /** R56 */
  readonly portSupply: 'own-seas' | 'allied-seas'
  /** R92 */
  readonly landingPartners: 'own-country' | 'any-country'
}

/** Fixed for the length of a game. */
export interface Terms {
  /** Id of one of WARS, or `determination`. */
  readonly scenario: string
  readonly options: MunichOptions
}

/** Computed from the cells when asked for. */
export interface Derived {
  /** Per side: how many units reach each hex with their zone of control. */
  readonly zones: readonly [Int16Array, Int16Array]
  /** Country whose railroads were traced last and have not changed since, -1 for none (rules/14-supply.ts). */
  traced: number
}

export type State = StateOf<typeof layout.spec, Terms, Derived>

export const hasFlag = (all: Cells, index: number, flag: number): boolean => (all[index] & flag) !== 0
