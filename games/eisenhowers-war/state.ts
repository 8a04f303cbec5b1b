// What changes during a game. Everything is a number in one array (engine/state); the names are here.
import { flowField } from '../../engine/flow/frames.ts'
import { POINT } from '../../engine/movement/points.ts'
import { COUNTLESS, flags, run, type StateOf, scalar, stateLayout } from '../../engine/state/layout.ts'
import { FRAMES } from './flow.ts'
import { LAST_TURN, LIMITS } from './tables.ts'
import { UNITS } from './units.ts'
import { GERMAN_SOURCES, HEXES } from './world.ts'

/** Boxes off the map, as negative places of a unit. */
export const BOX = {
  /** 12.0  The side's Reinforcement Box. */
  reinforcements: -2,
  /** 3.2.2  On the Turn Track; `due` holds the turn. */
  track: -3,
  /** 2.11  The side's Eliminated Units Box. */
  eliminated: -4,
  /** Out of the game for good. */
  removed: -5,
  /** 13.2a  The counter of an airborne corps that is not in use. */
  aside: -6,
  /** 12.2.3  The garrison of Yugoslavia until it is called. */
  garrison: -7,
  /** 3.3.2  Set aside for the first invasion. */
  invasion: -8,
} as const

/** Bits of `unitFlags`. */
export const UNIT = {
  /** 8.7, 5.3.7  Its movement of this turn or phase is used up. */
  moved: 1,
  /** 8.7  Belongs to the stack that moves now. */
  moving: 2,
  /** 10.0d  Has attacked in this phase. */
  attacked: 4,
  /** Takes part in the attack that is being assembled or resolved. */
  involved: 8,
  /** 5.3.2  Attacks from the sea. */
  landing: 16,
  /** 13.2g  Attacks from the air. */
  dropping: 32,
  /** 7.12a  Out of supply in the battle that is being resolved. */
  unsupplied: 64,
  /** 11.2  Has still to retreat. */
  retreating: 128,
  /** 9.6  Belongs to the stack that retreats now. */
  together: 256,
  /** 11.3g  Has had its advance after this battle. */
  advanced: 512,
  /** 11.3b  Is advancing now. */
  advancing: 1024,
  /** 13.6d  Activated by the Fuehrer Mandated Offensive that is being carried out. */
  activated: 2048,
  /** R105  Stood in the southern zone when this phase of turn 1 began. */
  southern: 4096,
  /** 13.2l  Has been dropped in this turn. */
  dropped: 8192,
  /** 3.3.1  Was placed anew in the set-up. */
  deployed: 16384,
} as const

/** Bits of `hexFlags`. */
export const HEX = {
  /** 4.3.1, R25  A city that the Allies have held. */
  everAllied: 1,
  /** 10.10e, 13.7a  A city that is no more: rough terrain. */
  destroyed: 2,
  /** 10.0d  Attacked in this phase, by either side. */
  attackedByAllies: 4,
  attackedByGermans: 8,
  /** 13.5d  The one attempt at a bridge was made here. */
  bridgeTried: 16,
  /** 13.2k  Taken by airborne troops in this turn. */
  secured: 32,
  /** 13.5a  An Allied unit has just come to the Rhine here. */
  bridgeDue: 64,
  /** 10.10e  R101: destroyed while it held more units than rough terrain may; spared until the owner's next phase ends. */
  spared: 128,
} as const

/** 5.2 */
export const PHASE = {
  setUp: 0,
  invasion: 1,
  alliedReinforcement: 2,
  alliedOperations: 3,
  alliedSupply: 4,
  germanOperations: 5,
  germanReinforcement: 6,
  germanSupply: 7,
  victoryCheck: 8,
} as const
export const PHASE_NAMES = [
  'set-up',
  'Allied Invasion',
  'Allied Reinforcement',
  'Allied Movement & Attack',
  'Allied Supply Check',
  'German Movement & Attack',
  'German Reinforcement',
  'German Supply Check',
  'Victory Check',
] as const

/** 5.5  What is being done in a Movement & Attack Phase. */
export const PORTION = { none: 0, movement: 1, attack: 2 } as const

/** 3.2.3  What has become of the second invasion. */
export const PLAN = { secret: 0, launched: 1, cancelled: 2 } as const

/** Markers that lie nowhere. */
export const NOWHERE = -1
/** 13.5e, 13.8d  A marker that was on the map and is gone for good. */
export const GONE = -2

/** Bits of `alarms`: what a unit that entered a hex has set off (rules/03-alarms.ts). */
export const ALARM = { yugoslavs: 1, lastReserves: 2, bridge: 4 } as const

export const layout = stateLayout<Terms, Derived>()({
  rolls: scalar(0, COUNTLESS),
  revelations: scalar(0, COUNTLESS),
  /** Game turn, from 1. */
  turn: scalar(1, LAST_TURN),
  phase: scalar(PHASE.setUp, PHASE.victoryCheck),
  /** PORTION of the Movement & Attack Phase, or of the offensive within it. */
  portion: scalar(PORTION.none, PORTION.attack),
  /** Index into the list of endings (rules/04-victory.ts), 0 while the game goes on. */
  verdict: scalar(0, 11),

  /** 3.3.2  Hex of the first invasion; secret until it is made. */
  firstHex: scalar(NOWHERE, HEXES - 1),
  /** 3.2.3  Turn and hex of the second invasion; NOWHERE for a bluff. Secret until PLAN says otherwise. */
  secondTurn: scalar(0, 4),
  secondHex: scalar(NOWHERE, HEXES - 1),
  secondPlan: scalar(PLAN.secret, PLAN.cancelled),
  /** 3.3.4a  1 when the first invasion met nobody. */
  landedUnopposed: scalar(0, 1),
  /** 3.3.4b  1 when the Seine is an ordinary river for the Germans. */
  seineOpen: scalar(0, 1),
  /** 5.3.2  Hexes of the beachhead markers, NOWHERE while they are not ashore. */
  beachheads: run(2, GONE, HEXES - 1),

  /** 7.4a  Bit of each German source that is lost for good. */
  sourcesLost: scalar(0, (1 << GERMAN_SOURCES.length) - 1),
  /** 7.5a  Turn in which Vienna was lost, 0 while it is not. */
  viennaLostOn: scalar(0, LAST_TURN),
  /** 7.11  Hex of the aerial supply marker, NOWHERE when it is not on the map; and 1 when it was used in this turn. */
  aerialHex: scalar(NOWHERE, HEXES - 1),
  aerialUsed: scalar(0, 1),
  /** 13.2f  1 when an airborne corps was on the map in static mode in this turn. */
  staticSeen: scalar(0, 1),
  /** 7.15  Army group with supply problems in this turn, plus 1; 0 for none. */
  shortGroup: scalar(0, 2),
  /** 8.10  Turn in which the Germans crossed the Scheldt, 0 for not yet; and 1 while its hexsides are rivers. */
  scheldtTurn: scalar(0, LAST_TURN),
  scheldtOpen: scalar(0, 1),

  bombers: scalar(0, LIMITS.bombers),
  /** 13.6  Markers left; 1 when one may be declared again (13.6i); and the hex of the one being carried out, or NOWHERE. */
  offensives: scalar(0, LIMITS.offensives),
  offensiveReady: scalar(0, 1),
  offensiveHex: scalar(NOWHERE, HEXES - 1),
  /** 13.6f  Attacks made in that offensive. */
  offensiveAttacks: scalar(0, LIMITS.attacksInOffensive),
  /** 13.5  Slot of the hexside with the captured bridge, NOWHERE or GONE. */
  bridge: scalar(GONE, HEXES * 6 - 1),
  /** 13.8  Hex of the Alpine Fortress, NOWHERE or GONE. */
  fortress: scalar(GONE, HEXES - 1),
  /** 13.7  1 when Thunderclap was used. */
  thunderclap: scalar(0, 1),
  /** 12.2.3, 12.2.2  1 when those units were called. */
  yugoslavsCalled: scalar(0, 1),
  reservesCalled: scalar(0, 1),
  /** 13.4  1 when the limit in Italy has ended. */
  italyOpen: scalar(0, 1),
  /** 12.3.1, 12.4.1, 12.3.2, 12.4.3  What was rebuilt in this Reinforcement Phase. */
  flipped: scalar(0, LIMITS.americanFlips),
  rebuilt: scalar(0, 1),
  merged: scalar(0, 1),
  /** ALARM bits, all settled before anybody is asked. */
  alarms: scalar(0, 0),
  /** Hex that each side wants to be asked about (rules/13-watches.ts), NOWHERE for none; secret. */
  watchedHex: run(2, NOWHERE, HEXES - 1),

  flow: flowField(FRAMES),
  /** Hex of a unit, or a BOX. */
  place: run(UNITS, BOX.invasion, HEXES - 1),
  /** Unit under a unit, -1 for none. */
  below: run(UNITS, -1, UNITS - 1),
  unitFlags: flags(UNITS, UNIT),
  /** 2.11  1 for a two-step unit on its back side. */
  reduced: run(UNITS, 0, 1),
  /** Steps lost in the battle that is being resolved (11.1). */
  lost: run(UNITS, 0, 2),
  /** Movement left, in ticks, of the stack that moves. */
  left: run(UNITS, 0, 6 * POINT),
  /** Turn box of a unit on the Turn Track. */
  due: run(UNITS, 0, LAST_TURN),
  /** Top unit of a hex, -1 for none. */
  top: run(HEXES, -1, UNITS - 1),
  /** 3.4  Side that holds a hex, -1 where nobody can be. */
  control: run(HEXES, -1, 1),
  hexFlags: flags(HEXES, HEX),
})

/** Readings on which players differ, as the options of a game (RULINGS.md). */
export interface EisenhowersWarOptions {
  /** R27  What cities beyond the Drawn Game Line make of a German hold on western ones. */
  readonly substitution: 'win' | 'draw'
  /** R29  The turn at whose end the Alpine Fortress wins. */
  readonly fortressTurn: 8 | 9
}

/** Fixed for the length of a game. */
export interface Terms {
  readonly scenario: 'historical' | 'alternate'
  readonly lastTurn: number
  readonly options: EisenhowersWarOptions
}

/** Computed from the cells when asked for. */
export interface Derived {
  /** [side] how many of its mobile units reach each hex with their zone of control. */
  readonly zones: readonly [Int16Array, Int16Array]
  /** [side] 1 where a line of supply of that side comes. */
  readonly supply: readonly [Uint8Array, Uint8Array]
  /** R50  1 where a line to a northern German source comes, the zone line being open. */
  readonly northern: Uint8Array
  /** Bit of each side whose supply is up to date. */
  fresh: number
}

export type State = StateOf<typeof layout.spec, Terms, Derived>

export const hasFlag = (flags: ArrayLike<number>, index: number, flag: number): boolean =>
  (flags[index] & flag) !== 0

export const isAlternate = (g: State): boolean => g.terms.scenario === 'alternate'
