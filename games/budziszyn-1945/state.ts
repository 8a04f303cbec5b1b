// What changes during a game. Everything is a number in one array (engine/state); the names are here.
import { flowField } from '../../engine/flow/frames.ts'
import type { UnitList } from '../../engine/forces/unit-list.ts'
import { POINT } from '../../engine/movement/points.ts'
import {
  COUNTLESS,
  flags,
  type ReadCells,
  records,
  run,
  type StateOf,
  scalar,
  seldom,
  stateLayout,
} from '../../engine/state/layout.ts'
import { FRAMES } from './flow.ts'
import { CAMP_COUNT } from './nations.ts'
import { UNITS } from './units.ts'
import { HEXES, RIM_HEXES, WATERSIDES } from './world.ts'

/** Boxes off the map, as negative places of a unit. */
export const BOX = {
  /** Belongs to the other scenario. */
  unused: -1,
  /** To be placed by its owner at the set-up, or a Pole who has changed sides (S-4). */
  toPlace: -2,
  /** Enters by a zone: `arrives` holds the first turn, `zone` the letter (11.1). */
  waiting: -3,
  /** Comes when something has happened: 28th Army (R43), the replacement headquarters (R38), Americans (R44). */
  onCall: -4,
  eliminated: -5,
  /** Left by zone S for Berlin and never returns (R63). */
  exited: -6,
} as const

/** Place of a unit in the view of a side that does not know where it stands. */
export const HIDDEN = -7

/** Bits of `unitFlags`. Those of a phase are cleared by the chapter that owns the phase. */
export const UNIT = {
  // Movement phase
  /** Spent movement points, changed set-up, built or otherwise acted in this phase (12.1.2). */
  begun: 1 << 0,
  /** Entered a hex in this phase. */
  moved: 1 << 1,
  /** Entered an enemy zone of control, or is done for another reason (4.2.1). */
  stopped: 1 << 2,
  /** Left the secondary routes in this phase (T1-4). */
  offSecondary: 1 << 3,
  /** Paid a level of supply for full movement in this turn (10.2.3). */
  paidMove: 1 << 4,
  /** Marked for strategic movement (12.1.4). */
  marked: 1 << 5,
  /** Gained a level from Volkssturm in this turn (15.3.4). */
  fed: 1 << 6,
  // Combat phase
  /** Attacked or was attacked directly in this phase (5.1.1). */
  fought: 1 << 7,
  /** Takes part in the combat that is being assembled or resolved. */
  attacking: 1 << 8,
  defending: 1 << 9,
  /** Artillery that adds its points to that combat from where it is (6.3). */
  supporting: 1 << 10,
  /** Uses its star, or as a fortification unit its works, in that combat (15.1.6, 15.4.2). */
  ability: 1 << 11,
  /** Paid a level of supply for full strength in that combat (10.2.3). */
  paidAttack: 1 << 12,
  /** Artillery that fired or supported in this phase (6.1.4). */
  fired: 1 << 13,
  /** Was the target of ranged fire in this phase (6.4.5). */
  firedUpon: 1 << 14,
  /** 5.1.3  Must attack in this phase. */
  mustAttack: 1 << 15,
  /** 5.1.4  Must be attacked in this phase. */
  mustBeAttacked: 1 << 16,
  /** Retreated in the last combat phase (5.3.10). */
  retreated: 1 << 17,
  // Standing
  /** Towed artillery in transport set-up (6.2.2). */
  transport: 1 << 18,
  /** Fired a barrage; two bits count the combat phases without support that are left (6.5.6). */
  barrage: 1 << 19,
  barrageTwo: 1 << 20,
  /** Headquarters that ended its supply phase on the bank of a big river (14.3.2a). */
  onBank: 1 << 21,
  /** Unit of 52nd Army that was counted on the west bank of the Nysa (R43). */
  crossed: 1 << 22,
  /** Pole in the American camp (S-4). */
  defector: 1 << 23,
  /** Had no line of supply at its last check (4.3.5). */
  cutOff: 1 << 24,
  /** Was laid on top of its stack in this movement phase (16.1.1). */
  topped: 1 << 25,
} as const

/** Bits of `hexFlags`. */
export const HEX = {
  /** 7.1  Field fortification: camp that dug it, plus 1; 0 for none. */
  digMask: 3,
  /** 16.1.2  A masking marker lies on the stack. */
  masked: 4,
  /** 16.1.3  The stack took part in a combat and lies open until the phase ends. */
  open: 8,
  /** N-S3  An American unit entered the map here. */
  americanEntry: 16,
  /** The mask was laid on or taken off in this movement phase (16.1.2). */
  remasked: 32,
  /** 8.2.13  Missions that hamper Soviet movement here, counted in three bits. */
  hamperedShift: 6,
  hamperedMask: 7 << 6,
  /** 8.2.17  Attacks on units that wade a big river into this hex, counted in seven bits. */
  crossingShift: 9,
  crossingMask: 127 << 9,
} as const

/** Bits of `bridge`: stands, pontoon, and the camp that controls it plus 1. */
export const BRIDGE = { stands: 1, pontoon: 2, ownerShift: 2, ownerMask: 3 << 2 } as const

/** 2.2  The six phases of a player's part of the turn. */
export const PHASE = { none: 0, air: 1, barrage: 2, movement: 3, combat: 4, strategic: 5, supply: 6 } as const
export const PHASE_NAMES = [
  'none',
  'air',
  'barrage',
  'movement',
  'combat',
  'strategic movement',
  'supply',
] as const

/** 8.2.1 */
export const MISSION = {
  none: 0,
  offensiveSupport: 1,
  defensiveSupport: 2,
  airAttack: 3,
  object: 4,
  hamperMovement: 5,
  crossing: 6,
  supply: 7,
} as const
/** Cells of one mission: kind, target (a hex, or HEXES plus the waterside of a bridge), points (attacks on a crossing), camp. */
export const MISSION_WIDTH = 4
/** Room for the most that can be in the air: 48 American points as 96 attacks on crossings, and 30 Soviet points. */
export const MISSIONS = 128

/** 9.1.6  Combat modifiers for a headquarters killed: camp that has them plus 1, hex, modifiers left, combat phases left. */
export const KILL_WIDTH = 4
export const KILLS = 12

/** The hex of the combat and the longest retreat on the table, five hexes (T4). */
export const TRAIL_WIDTH = 6

/** A cell of `control` holds a camp plus 1; nobody's hex holds the camp that had it last plus CONTESTED, or 0. */
export const CONTESTED = 4

/** More than any unit has, a headquarters on a motorway included. */
const MOST_MOVEMENT = 24 * POINT

/** Of the longest scenario. */
const LAST_TURN = 17

export const layout = stateLayout<Terms, Derived>()({
  rolls: scalar(0, COUNTLESS),
  revelations: scalar(0, COUNTLESS),
  /** Game turn, from 1. */
  turn: scalar(1, LAST_TURN),
  /** PHASE that is being played. */
  phase: scalar(PHASE.none, PHASE.supply),
  /** Player whose part of the turn it is (index of the side). */
  player: scalar(0, 2),
  /** Index into the list of endings (rules/17-victory), 0 while the game goes on. */
  verdict: scalar(0, 7),
  /** N-4, 6.5.7  Ammunition units left. */
  ammunition: scalar(0, 10),
  /** 1 when the missions of this air phase lie open (8.1.7). */
  airRevealed: scalar(0, 1),
  /** S-A3  American points saved on earlier days, and how many of them were used in this turn. */
  airBank: scalar(0, 1000),
  airBankUsed: scalar(0, 1000),
  /** S-8b  1 when a German unit has begun to move in this phase. */
  germansMove: scalar(0, 1),
  /** R44  Americans that entered in this turn (Nysa). */
  americansToday: scalar(0, UNITS),
  /** N-6  Bit of each army whose pontoon bridge is used (index into ARMIES, rules/14-pontoons). */
  pontoons: scalar(0, 0xffff),
  /** R38  Times that the Germans have lost a headquarters, and 1 when the replacement was placed. */
  headquartersLost: scalar(0, UNITS),
  replaced: scalar(0, 1),
  /** R63  Combat efficiency levels that left by zone S. */
  exitedLevels: scalar(0, 2 * UNITS),
  flow: flowField(FRAMES),
  /** 8.1.5  Air points of each camp that are left of the day's own. */
  airLeft: run(CAMP_COUNT, 0, 60),
  /** S-3  Turns on which the Soviet player has 30, 25 and 20 points. */
  airDays: run(3, 0, LAST_TURN),
  missions: seldom(
    records(MISSIONS, [
      [MISSION.none, MISSION.supply],
      [0, HEXES + WATERSIDES],
      [0, 255],
      [0, CAMP_COUNT - 1],
    ]),
  ),
  kills: records(KILLS, [
    [0, CAMP_COUNT],
    [0, HEXES - 1],
    [0, 5],
    [0, 3],
  ]),
  /** R43  Units of each type (infantry, artillery, headquarters, armour) of 28th Army that may enter. */
  credit: run(4, 0, UNITS),
  /** R78  [camp credited * 4 + nation of the victim] counters eliminated; Poles in the American camp count as nation 3. */
  killed: run(CAMP_COUNT * 4, 0, UNITS),
  /** The combat that is being assembled or resolved; cells are named in rules/05-battle-cells.ts. */
  battle: run(48, 0, HEXES),
  /** Hex of a unit, or a BOX. */
  place: run(UNITS, HIDDEN, HEXES - 1),
  /** Unit under a unit, -1 for none. */
  below: run(UNITS, -1, UNITS - 1),
  /** Combat efficiency levels left. */
  levels: run(UNITS, 0, 2),
  camp: run(UNITS, 0, CAMP_COUNT - 1),
  unitFlags: flags(UNITS, UNIT),
  /** Movement left in this phase, in ticks; -1 until the unit begins (3.1.13 needs what it had then: `allowance`). */
  left: run(UNITS, -1, MOST_MOVEMENT),
  allowance: run(UNITS, 0, MOST_MOVEMENT),
  /** 10.2  Level of being out of supply, 0 for none. */
  outOfSupply: run(UNITS, 0, 200),
  /** 5.6.5  Clock (clockOf) since which a disorganised unit has rested, 0 for an organised one. */
  disorganised: run(UNITS, 0, 1 + 18 * LAST_TURN),
  /** Turn from which a waiting unit may enter. */
  arrives: seldom(run(UNITS, 0, LAST_TURN + 30)),
  /** Entry zone of a waiting unit: index into ZONES, or bits of several until it has chosen (rules/11-zones). */
  zone: seldom(run(UNITS, 0, COUNTLESS)),
  /** 14.3.2  Waterside that a headquarters bridges, plus 1. */
  building: run(UNITS, 0, WATERSIDES),
  /** 5.4.2  Where a unit fought in the combat that is being resolved and went from there (rules/05-trails). */
  trail: seldom(run(UNITS * TRAIL_WIDTH, -1, HEXES)),
  /** Top unit of a hex, -1 for none. */
  top: run(HEXES, -1, UNITS - 1),
  /** 4.3  Camp that controls a hex plus 1; 0 for nobody. */
  control: run(HEXES, 0, CONTESTED + CAMP_COUNT - 1),
  hexFlags: seldom(run(HEXES, 0, 0xffff)),
  /** 11.1.5  Levels that entered the map in this phase by each hex of its rim (`rimIndex`). */
  entered: seldom(run(RIM_HEXES, 0, 127)),
  /** 14  Bridges over each hexside with water. */
  bridge: seldom(run(WATERSIDES, 0, BRIDGE.stands | BRIDGE.pontoon | BRIDGE.ownerMask)),
})

/** Complementary chapters and rulings on which players differ (rulings.md). */
export interface BudziszynOptions {
  /** 12 */
  readonly strategicMovement: boolean
  /** 13 */
  readonly tacticalConcentration: boolean
  /** 14 */
  readonly bridges: boolean
  /** 15 */
  readonly specialUnits: boolean
  /** 16 */
  readonly masking: boolean
  /** R25  When a unit disorganised in defence recovers. */
  readonly recovery: 'full-turn' | 'own-combat'
  /** R34 */
  readonly outOfSupplyGrows: boolean
  /** R36  Which towns bar Soviet supply: those the Germans control, or every town in Germany without a garrison. */
  readonly townsBarSupply: 'german-held' | 'without-garrison'
  /** R63 */
  readonly wheelsCountInZoneS: boolean
  /** R79 */
  readonly elbeBridges: 'stand' | 'blown'
}

export type ScenarioId = 'nysa' | 'stars-2' | 'stars-3'

/** Fixed for the length of a game. */
export interface Terms {
  readonly scenario: ScenarioId
  readonly lastTurn: number
  readonly players: number
  /** [camp] side index of the player who commands it. */
  readonly playerOf: Int8Array
  /** [camp * 3 + camp] 1 when the two fight each other. */
  readonly hostile: Uint8Array
  readonly options: BudziszynOptions
}

/** Computed from the cells when asked for, and kept up to date by rules/04-zones-of-control.ts. */
export interface Derived {
  /** [camp][hex] units that reach the hex with their zone of control. */
  readonly zones: readonly Int16Array[]
  /** [camp][hex] the same of all its enemies together. */
  readonly enemyZones: readonly Int16Array[]
  /** [player] his units on the map, and those that wait off it or are on call. */
  readonly onMap: readonly UnitList[]
  readonly offMap: readonly UnitList[]
}

export type State = StateOf<typeof layout.spec, Terms, Derived>

export const hasFlag = (flags: ReadCells, index: number, flag: number): boolean => (flags[index] & flag) !== 0

export const isNysa1945 = (g: State): boolean => g.terms.scenario === 'nysa'

/** Phases of a turn: twelve with two players, eighteen with three (2.2, S-9b). */
export const phasesPerTurn = (g: State): number => g.terms.players * 6
/** Phases since the game began, from 1 at the set-up. */
export const clockOf = (g: State): number => 1 + (g.turn - 1) * phasesPerTurn(g) + g.player * 6 + g.phase

export const areHostile = (g: State, camp: number, other: number): boolean =>
  g.terms.hostile[camp * 3 + other] !== 0

/** Side index of the player who commands a unit. */
export const ownerOf = (g: State, unit: number): number => g.terms.playerOf[g.camp[unit]]
