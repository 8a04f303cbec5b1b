// The estimate of the situation that a side makes once a phase: where the enemy can strike, where supply comes, how far it is.
import { POINT } from '../../engine/movement/points.ts'
import { atTheEnd, type Temper } from '../temper.ts'
import { type Aim, type Battlefield, type Goals, HOLD, type Position } from './battlefield.ts'
import { supplyAtRisk } from './line.ts'
import { threatOf } from './threat.ts'
import { addGoal, costsFor, FAR, hexesTo, noGoals, wayTo } from './ways.ts'

export interface Estimate<G extends Position> {
  readonly field: Battlefield<G>
  /** What was asked for, less what is not saved any more at the end of a game. */
  readonly temper: Temper
  /** The position as it looked when the phase began. */
  readonly sight: G
  readonly side: number
  /** [hex] attack points that the enemy can bring to bear there, the less the farther they are. */
  readonly threat: Float32Array
  /** [hex] hexes to the nearest enemy. */
  readonly toEnemy: Uint8Array
  /** Is the camp at war with one that the side commands? */
  isEnemy(camp: number): boolean
  /** [hex] hexes to the nearest unit of a camp. */
  toCamp(camp: number): Uint8Array
  /** [hex] hexes to where a unit of the camp would be in supply: 0 where it is. */
  toSupply(camp: number): Uint8Array
  /** The same over the lines of this unit. */
  toSupplyOf(unit: number): Uint8Array
  /** [hex] 1 where the enemy could cut the supply of the camp in his next turn. */
  supplyAtRisk(camp: number): Uint8Array
  aim(unit: number): Aim
  /** [hex] ticks to the unit's aim. */
  way(unit: number): Int16Array
  /** [hex] ticks to a hex for units that move like this one. */
  wayToHex(unit: number, hex: number): Int16Array
  /** The same as far as units go in a few turns, FAR beyond: many hexes can be asked about. */
  nearHex(unit: number, hex: number): Int16Array
}

function isHostileTo<G extends Position>(field: Battlefield<G>, g: G, side: number, camp: number): boolean {
  for (let own = 0; own < field.camps; own++) {
    if (field.sideOf(g, own) === side && field.areHostile(g, own, camp)) return true
  }
  return false
}

function remember<V>(make: (key: number) => V): (key: number) => V {
  const kept: V[] = []
  return key => {
    kept[key] ??= make(key)
    return kept[key]
  }
}

/** Whoever keeps no line goes for the nearest thing worth having, and for enemies on the way to it. */
const SEEK: Aim = 'seek'
const ENEMIES_ON_THE_WAY = 72

function spoils<G extends Position>(field: Battlefield<G>, g: G, camp: number): Goals {
  const goals = noGoals(field.grid)
  for (let hex = 0; hex < field.grid.size; hex++) {
    if (field.prize(g, camp, hex) > 0 && field.isEnemyGround(g, camp, hex)) addGoal(goals, hex, 0)
    else if (field.holdsEnemy(g, camp, hex)) addGoal(goals, hex, ENEMIES_ON_THE_WAY)
  }
  return goals
}

/** Ticks that are near. */
const NEAR = 24 * POINT

/** Turns within which units join the main effort, and what all else counts as farther off for them. */
const TO_THE_EFFORT = 3
const LATER = 8 * POINT

const isNearEffort = <G extends Position>(
  field: Battlefield<G>,
  g: G,
  effort: number,
  unit: number,
): boolean => effort >= 0 && field.grid.distance(g.place[unit], effort) <= TO_THE_EFFORT * field.pace(unit)

function putFirst(goals: Goals, effort: number): void {
  for (let hex = 0; hex < goals.length; hex++) if (goals[hex] < FAR) goals[hex] += LATER
  goals[effort] = 0
}

export function estimateFor<G extends Position>(
  field: Battlefield<G>,
  sight: G,
  side: number,
  asked: Temper,
): Estimate<G> {
  const { grid } = field
  const temper = atTheEnd(asked, field.replies?.(sight, side) ?? 2)
  const isEnemy = remember((camp: number) => isHostileTo(field, sight, side, camp))
  const stands = (is: (camp: number) => boolean) => (hex: number) =>
    sight.top[hex] >= 0 && is(field.campOf(sight, sight.top[hex]))
  const toCamp = remember((camp: number) =>
    hexesTo(
      grid,
      stands(other => other === camp),
    ),
  )
  const aim = remember((unit: number) => (temper.line === 0 ? SEEK : field.aim(sight, unit, toCamp)))
  const toSupplyBy = remember((key: number) => {
    const supplied = field.supply(sight, key % field.camps, Math.floor(key / field.camps))
    return hexesTo(grid, hex => supplied[hex] === 1)
  })
  const groupOf = (unit: number) => field.campOf(sight, unit) * field.kinds + field.kindOf(unit)
  const costs = remember((group: number) =>
    costsFor(field, sight, Math.floor(group / field.kinds), group % field.kinds),
  )
  const ways = new Map<string, Int16Array>()
  const way = remember((unit: number) => {
    const camp = field.campOf(sight, unit)
    const isForEffort = aim(unit) !== SEEK && isNearEffort(field, sight, temper.effort, unit)
    const key = `${groupOf(unit)} ${aim(unit)} ${isForEffort}`
    const known = ways.get(key)
    if (known !== undefined) return known
    const goals = aim(unit) === SEEK ? spoils(field, sight, camp) : field.goals(sight, camp, aim(unit))
    if (isForEffort) putFirst(goals, temper.effort)
    const made = wayTo(grid, costs(groupOf(unit)), goals)
    ways.set(key, made)
    return made
  })
  const waysToHexes = (horizon: number) => {
    const known = new Map<number, Int16Array>()
    return (unit: number, hex: number): Int16Array => {
      const key = groupOf(unit) * grid.size + hex
      const kept = known.get(key)
      if (kept !== undefined) return kept
      const goals = noGoals(grid)
      addGoal(goals, hex, 0)
      const made = wayTo(grid, costs(groupOf(unit)), goals, horizon)
      known.set(key, made)
      return made
    }
  }
  const estimate: Estimate<G> = {
    field,
    temper,
    sight,
    side,
    threat: threatOf(field, sight, unit => isEnemy(field.campOf(sight, unit))),
    toEnemy: hexesTo(grid, stands(isEnemy)),
    isEnemy,
    toCamp,
    toSupply: toSupplyBy,
    toSupplyOf: unit => toSupplyBy(field.campOf(sight, unit) + (field.linesOf?.(unit) ?? 0) * field.camps),
    supplyAtRisk: remember((camp: number) => supplyAtRisk(estimate, camp)),
    aim,
    way,
    wayToHex: waysToHexes(FAR),
    nearHex: waysToHexes(NEAR),
  }
  return estimate
}

/** Does the unit go for something, or hold what it has? */
export const isAttacking = <G extends Position>(estimate: Estimate<G>, unit: number): boolean =>
  estimate.aim(unit) !== HOLD

/** Keeps the estimate for as long as a phase lasts. */
export function memoryOfEstimates<G extends Position>(
  field: Battlefield<G>,
): (g: G, side: number, temper: Temper) => Estimate<G> {
  let kept: Estimate<G> | null = null
  let when = -1
  let asked: Temper | null = null
  return (g, side, temper) => {
    const now = field.moment(g)
    if (kept === null || now !== when || kept.side !== side || asked !== temper)
      kept = estimateFor(field, field.sight(g, side), side, temper)
    when = now
    asked = temper
    return kept
  }
}
