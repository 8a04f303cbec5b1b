// A sand table for the planner's tests: open ground of twelve by twelve hexes, Red against Blue, strengths that speak for
// themselves. Hexes are written 0101 to 1212; Red holds lines 01 to 06 and is supplied from the first, Blue the others and from
// the last.
import { putOnTop } from '../../engine/forces/stacks.ts'
import { createGrid } from '../../engine/hex/grid.ts'
import { POINT } from '../../engine/movement/points.ts'
import { CLOSED } from '../../engine/movement/step.ts'
import { OFFICER, type Temper } from '../temper.ts'
import { type Battlefield, HOLD, type Position } from './battlefield.ts'
import { type Estimate, estimateFor } from './estimate.ts'
import { addGoal, noGoals } from './ways.ts'

export const RED = 0
export const BLUE = 1

const grid = createGrid({ lines: [1, 12], along: [1, 12], shifted: 'even' })
export const at = (name: string): number => grid.indexOf(name)
export const nameOf = (hex: number): string => grid.names[hex] ?? ''

interface Counter {
  readonly camp: number
  readonly attack: number
  readonly defence: number
  readonly pace: number
}

/** What is on the table, and what the ground is worth. */
export interface Table extends Position {
  readonly counters: Counter[]
  readonly towns: Map<number, number>
  readonly hills: Set<number>
  readonly walls: Set<number>
  readonly attackers: Set<number>
}

const MOST = 24

const tableOf = (
  place: Int32Array,
  top: Int32Array,
  below: Int32Array,
  rest: Omit<Table, keyof Position>,
): Table => ({
  place,
  top,
  below,
  ...rest,
  copy() {
    return tableOf(place.slice(), top.slice(), below.slice(), rest) as typeof this
  },
})

/** An empty table. `attackers` are the camps that go for the enemy's towns. */
export const clearTable = (...attackers: readonly number[]): Table =>
  tableOf(new Int32Array(MOST).fill(-1), new Int32Array(grid.size).fill(-1), new Int32Array(MOST).fill(-1), {
    counters: [],
    towns: new Map(),
    hills: new Set(),
    walls: new Set(),
    attackers: new Set(attackers),
  })

/** Puts a unit down: `put(g, RED, '0405', 4)`. */
export function put(g: Table, camp: number, hex: string, strength: number, pace = 3): number {
  const unit = g.counters.length
  g.counters.push({ camp, attack: strength, defence: strength, pace })
  putOnTop(g, unit, at(hex))
  return unit
}

/** A town that a camp holds as long as no enemy stands in it. */
export function town(g: Table, hex: string, holder: number): void {
  g.towns.set(at(hex), holder)
}

const enemyIn = (g: Table, camp: number, hex: number): boolean =>
  g.top[hex] >= 0 && g.counters[g.top[hex]].camp !== camp

function besideEnemy(g: Table, camp: number, hex: number): boolean {
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++)
    if (grid.neighbours[slot] >= 0 && enemyIn(g, camp, grid.neighbours[slot])) return true
  return false
}

const strengthIn = (g: Table, hex: number): number => {
  let sum = 0
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) sum += g.counters[unit].defence
  return sum
}

/** A line of supply goes round enemies and their neighbourhood. */
function supply(g: Table, camp: number): Uint8Array {
  const supplied = new Uint8Array(grid.size)
  const queue: number[] = []
  const add = (hex: number) => {
    if (hex < 0 || supplied[hex] || enemyIn(g, camp, hex)) return
    supplied[hex] = 1
    if (!besideEnemy(g, camp, hex)) queue.push(hex)
  }
  for (let hex = 0; hex < grid.size; hex++) if (grid.line[hex] === (camp === RED ? 1 : 12)) add(hex)
  for (let i = 0; i < queue.length; i++)
    for (let slot = queue[i] * 6; slot < queue[i] * 6 + 6; slot++) add(grid.neighbours[slot])
  return supplied
}

export const sandTable: Battlefield<Table> = {
  grid,
  units: MOST,
  camps: 2,
  kinds: 1,
  weights: {
    post: 1,
    contact: 4,
    unsupplied: 10,
    supplyAtRisk: 2,
    capture: 5,
    beside: 0.5,
    overrun: 0,
    surrounded: 3,
    exposed: 2,
    danger: 2,
    works: 2,
    cover: 0.5,
    link: 1,
    together: 1,
    defender: 2,
  },
  stakes: {
    groundAhead: 1,
    groundElsewhere: 0.2,
    prize: 1,
    ownLossAhead: 1,
    ownLossHolding: 1.5,
    enoughAhead: 0.3,
    enoughHolding: 0.8,
    committed: 0.05,
    drawnIn: 1,
    mostAttackers: 8,
  },
  moment: () => 0,
  sight: g => g,
  campOf: (g, unit) => g.counters[unit]?.camp ?? RED,
  sideOf: (_g, camp) => camp,
  areHostile: (_g, camp, other) => camp !== other,
  holdsEnemy: enemyIn,
  inEnemyZone: besideEnemy,
  isEnemyGround: (g, camp, hex) => (g.towns.get(hex) ?? (grid.line[hex] <= 6 ? RED : BLUE)) !== camp,
  supply,
  isLine: () => true,
  attack: (g, unit) => g.counters[unit].attack,
  defence: (g, unit) => g.counters[unit].defence,
  steps: () => 1,
  strikes: () => 3,
  pace: () => 3,
  kindOf: () => 0,
  mayStack: (_g, units) => units.length <= 2,
  cover: (g, _unit, hex) => (g.hills.has(hex) ? 1 : 0),
  isInWorks: () => false,
  isRooted: (g, unit) => g.counters[unit].pace === 0,
  prize: (g, _camp, hex) => (g.towns.has(hex) ? 1 : 0),
  worthHolding: (g, camp, hex) => (g.towns.get(hex) === camp ? 1 : 0),
  aim: (g, unit) => (g.attackers.has(g.counters[unit]?.camp) ? 'towns' : HOLD),
  goals(g, camp) {
    const goals = noGoals(grid)
    for (const [hex, holder] of g.towns) if (holder !== camp) addGoal(goals, hex, 0)
    return goals
  },
  stepTicks: (g, _camp, _kind, slot) => (g.walls.has(grid.neighbours[slot]) ? CLOSED : POINT),
  resistance: (g, camp, hex) => (enemyIn(g, camp, hex) ? 3 * POINT : 0),
  reach(g, unit) {
    const hexes: number[] = []
    const { camp, pace } = g.counters[unit]
    for (let hex = 0; hex < grid.size; hex++)
      if (grid.distance(g.place[unit], hex) <= pace && !enemyIn(g, camp, hex)) hexes.push(hex)
    return { hexes, count: hexes.length }
  },
  canAttack: () => true,
  mayStrike: () => true,
  hindrance: () => 0,
  drawnIn: () => 0,
  leastAttack: (g, target) => strengthIn(g, target) / 2,
  stand: putOnTop,
  prospect(g, attackers, target) {
    const attack = attackers.reduce((sum, unit) => sum + g.counters[unit].attack, 0)
    const odds = attack / Math.max(1, strengthIn(g, target) * (g.hills.has(target) ? 2 : 1))
    const success = Math.min(1, odds / 4)
    return { success, pushed: success, enemyLoss: success, ownLoss: 1 - success, worst: 1 }
  },
}

export const estimateAt = (g: Table, side: number, temper: Temper = OFFICER): Estimate<Table> =>
  estimateFor(sandTable, g, side, temper)
