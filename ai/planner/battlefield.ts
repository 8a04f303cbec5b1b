// What a game teaches the planner. A game answers these questions about a position; the planner does the planning.

import type { HexGrid } from '../../engine/hex/grid.ts'
import type { Cells } from '../../engine/state/fields.ts'
import type { Duty } from './book.ts'
import type { WayToWin } from './clock.ts'

/** What every state with counters on hexes has: where each unit is, and who lies on whom. */
export interface Position {
  /** [unit] its hex, negative off the map. */
  readonly place: Cells
  /** [hex] the top unit, -1 for none. */
  readonly top: Cells
  /** [unit] the unit under it, -1 for none. */
  readonly below: Cells
  copy(): this
}

/** What an attack may be expected to bring, from the exact chances of the combat results table; in losses of one step. */
export interface Prospect {
  /** How likely the hex is to be cleared. */
  readonly success: number
  /** Hexes that the enemy is thrown back on average; where he cannot go back he pays for them in losses. */
  readonly pushed: number
  readonly enemyLoss: number
  readonly ownLoss: number
  /** The most that the attackers may lose. */
  readonly worst: number
}

/** Where a unit means to go: a word of its game, or HOLD for one that is given a post. */
export type Aim = string
export const HOLD: Aim = 'hold'

/** [hex] ticks that a goal counts as farther away than it is; FAR for hexes that are none (ways.ts). */
export type Goals = Int16Array

/** Hexes where a move may end, in `hexes[0]` to `hexes[count - 1]`. A workspace: read it before asking again. */
export interface Reached {
  readonly hexes: ArrayLike<number>
  readonly count: number
}

/** What things are worth in a game, in movement points: what a unit would march for them. */
export interface Weights {
  /** Each point of the way to its post, for a unit that holds: below 1 good ground on the way may keep it. */
  readonly post: number
  /** To come next to an enemy without an attack that was planned. */
  readonly contact: number
  /** To stand where no supply comes. */
  readonly unsupplied: number
  /** To stand where the enemy could cut the supply in his next turn. */
  readonly supplyAtRisk: number
  /** To take a hex of prize 1. */
  readonly capture: number
  /** The part of a prize that counts in an empty hex beside the unit, where zones of control take hexes; 0 elsewhere. */
  readonly beside: number
  /** To step into a hex with enemies, where the rules allow that. */
  readonly overrun: number
  /** To have fewer than two ways out: for those who hold, and for those on the attack. */
  readonly surrounded: number
  readonly exposed: number
  /** Each degree of danger, from 0 for none to 4 for ruin. */
  readonly danger: number
  /** To stand in works, and each degree of cover beside them. */
  readonly works: number
  readonly cover: number
  /** Each flank on which there is a neighbour: for those who hold, and for those on the attack. */
  readonly link: number
  readonly together: number
  /** How much of the attackers near a post one point of defence there makes up for. */
  readonly defender: number
}

/** What attacks are worth in a game, in losses of one step. */
export interface Stakes {
  /** The hex, if it lies on the way to the aim of those who attack, and if not. */
  readonly groundAhead: number
  readonly groundElsewhere: number
  /** A hex of prize 1. */
  readonly prize: number
  /** A loss of one's own against one of the enemy's, for those who have to gain ground and for those who hold. */
  readonly ownLossAhead: number
  readonly ownLossHolding: number
  /** What an attack has to promise before units move up for it; more for those who hold, because they leave their works. */
  readonly enoughAhead: number
  readonly enoughHolding: number
  /** Each unit could do something else. */
  readonly committed: number
  /** Another enemy who has to be attacked as well. */
  readonly drawnIn: number
  /** Units beyond this number are not tried out in one attack. */
  readonly mostAttackers: number
}

export interface Battlefield<G extends Position> {
  readonly grid: HexGrid
  /** Units are numbers below this. */
  readonly units: number
  /**
   * Camps are numbers below this: groups of units with the same enemies, supply and goals. A nation where nations are supplied
   * for themselves, else a side.
   */
  readonly camps: number
  /** Kinds of movement are numbers below this: units of a kind pay the same for every step. */
  readonly kinds: number
  readonly weights: Weights
  readonly stakes: Stakes
  /**
   * Do all tempers draft attacks from all around, too? Yes where whoever cannot go back pays for it in losses; only some tempers do
   * where a game does not say.
   */
  readonly surrounds?: boolean
  /** The danger, from 0 to 4 (danger.ts), above which units leave their works before they are struck; never where a game does not say. */
  readonly leavesWorksAbove?: number

  /** Changes when the estimate of the situation has to be made anew: with every phase. */
  moment(g: G): number
  /** The position as a side can picture it; the same for positions that it cannot tell apart. */
  sight(g: G, side: number): G

  campOf(g: G, unit: number): number
  /** The side that commands a camp, -1 for nobody. */
  sideOf(g: G, camp: number): number
  areHostile(g: G, camp: number, other: number): boolean
  /** Is there somebody in the hex whom units of the camp would have to fight: enemy units, or a fort with its garrison? */
  holdsEnemy(g: G, camp: number, hex: number): boolean
  inEnemyZone(g: G, camp: number, hex: number): boolean
  /** Is it hostile ground that the camp takes by coming there? */
  isEnemyGround(g: G, camp: number, hex: number): boolean
  /** [hex] 1 where a unit of the camp would be in supply; `lines` is what `linesOf` says of it. A new array. */
  supply(g: G, camp: number, lines?: number): Uint8Array
  /** Some units of a camp may be supplied over lines that are closed to the others: a number for each such kind; 0 where a game does not say. */
  linesOf?(unit: number): number

  /** Does the unit count in the line: not a headquarters, not a gun in tow? */
  isLine(g: G, unit: number): boolean
  attack(g: G, unit: number): number
  defence(g: G, unit: number): number
  /** What a unit can lose before it is gone. */
  steps(g: G, unit: number): number
  /** Hexes within which the unit may strike in its next turn; 0 for those who never attack. */
  strikes(unit: number): number
  /** Hexes that the unit goes in a turn, 0 for those who stay. */
  pace(unit: number): number
  kindOf(unit: number): number
  /** May these units of one camp stand in the hex together at the end of a phase? */
  mayStack(g: G, units: readonly number[], hex: number): boolean
  /** What ground and works do for a unit in the hex: 0 for open ground, about 1 for each column or shift. */
  cover(g: G, unit: number, hex: number): number
  /** Does it stand, or would it, in works of its own? */
  isInWorks(g: G, unit: number, hex: number): boolean
  /** Must it stay where it is, whatever the plan? */
  isRooted(g: G, unit: number): boolean

  /** What it is worth to the camp to have the hex, 0 for nothing; about 1 for a town of the usual kind. */
  prize(g: G, camp: number, hex: number): number
  /** What it is worth to the camp to keep an enemy out of the hex; mostly the prize, if the hex is its own. */
  worthHolding(g: G, camp: number, hex: number): number
  /** Hexes that the side must not lose or leave, the most important first; none where a game does not say. */
  duties?(g: G, side: number): readonly Duty[]
  /** How each side wins, a line for each way that can still be denied; none where a game does not say. */
  waysToWin?(g: G): readonly WayToWin[]
  /** How often the enemies of the side still act before the game ends, 2 for often; 2 where a game does not say. */
  replies?(g: G, side: number): number
  /** Where the unit means to go; `near` tells how many hexes it is from each hex to the nearest unit of a camp. */
  aim(g: G, unit: number, near: (camp: number) => Uint8Array): Aim
  /** Is the aim one of several prizes, of which each is for somebody else? The planner shares them out; none where a game does not say. */
  isShared?(aim: Aim): boolean
  /** Attack points that go for a prize with so much defence; twice as many where a game does not say. */
  pointsFor?(defence: number): number
  /** The hexes that an aim asks for; not asked for HOLD. */
  goals(g: G, camp: number, aim: Aim): Goals

  /** Ticks over a hexside (slot: hex left * 6 + direction) for units of a kind, CLOSED if there is no way. */
  stepTicks(g: G, camp: number, kind: number, slot: number): number
  /** Ticks that enemies in a hex, or close to it, add for those who pass. */
  resistance(g: G, camp: number, hex: number): number
  /** Hexes that the unit may still go to in this phase; null if it may not move. */
  reach(g: G, unit: number): Reached | null

  /** Could it attack in this turn at all, once it stands next to an enemy? */
  canAttack(g: G, unit: number): boolean
  /** May it attack from the one hex into the other, which is next to it? */
  mayStrike(g: G, unit: number, from: number, target: number): boolean
  /** What water or the like between two hexes costs an attacker, roughly in columns. */
  hindrance(g: G, from: number, target: number): number
  /** How many enemies beside the target units there would have to attack as well; `planned` are attacked anyway. */
  drawnIn(g: G, camp: number, from: number, target: number, planned: ReadonlySet<number>): number
  /** Attack points below which nobody need look at an attack on the hex. */
  leastAttack(g: G, target: number): number
  /** Moves a unit within a trial position. */
  stand(g: G, unit: number, hex: number): void
  /** What these units of one camp, where they stand in this position, may expect of an attack. */
  prospect(g: G, attackers: readonly number[], target: number): Prospect
}
