// The estimate of the situation that a side makes once a phase: where the enemy can strike, where supply comes, how far it is.
import { allDiscs } from '../../../engine/hex/rings.ts'
import { UNREACHED } from '../../../engine/movement/reach.ts'
import { CAMP_COUNT } from '../../../games/budziszyn-1945/nations.ts'
import { effectiveAttack } from '../../../games/budziszyn-1945/rules/05-strength.ts'
import { traceSupply } from '../../../games/budziszyn-1945/rules/10-supply-lines.ts'
import { clockOf, type State } from '../../../games/budziszyn-1945/state.ts'
import { isHeadquarters, MOBILITY, mobility, UNITS } from '../../../games/budziszyn-1945/units.ts'
import { grid, HEXES } from '../../../games/budziszyn-1945/world.ts'
import { type Aim, aimOf, goalsOf } from './aims.ts'
import { addGoal, hexesTo, noGoals, wayTo } from './distance.ts'
import { isHostileCamp, isOwnCamp, sightOf } from './sight.ts'

export interface Estimate {
  /** The position as it looked when the phase began. */
  readonly sight: State
  readonly side: number
  /** [hex] attack points that the enemy can bring to bear there, the less the farther they are. */
  readonly threat: Float32Array
  /** [hex] hexes to the nearest enemy. */
  readonly toEnemy: Uint8Array
  toCamp(camp: number): Uint8Array
  /** [hex] 1 where a unit of the camp would be in supply. */
  supply(camp: number): Uint8Array
  aim(unit: number): Aim
  /** [hex] ticks to the unit's aim. */
  way(unit: number): Int16Array
  /** [hex] ticks to a hex for units that move like this one. */
  wayToHex(unit: number, hex: number): Int16Array
}

/** Units on foot strike two hexes off, others four. */
const ON_FOOT = allDiscs(grid, 2)
const BY_MOTOR = allDiscs(grid, 4)

function threatTo(g: State, side: number): Float32Array {
  const threat = new Float32Array(HEXES)
  for (let unit = 0; unit < UNITS; unit++) {
    const place = g.place[unit]
    if (place < 0 || isHeadquarters[unit] || !isHostileCamp(g, side, g.camp[unit])) continue
    const isMotorised = mobility[unit] === MOBILITY.truck || mobility[unit] === MOBILITY.tracked
    const discs = isMotorised ? BY_MOTOR : ON_FOOT
    const points = effectiveAttack(g, unit)
    for (let i = discs.start[place]; i < discs.start[place + 1]; i++) {
      const hex = discs.hexes[i]
      threat[hex] += points / Math.max(1, grid.distance(place, hex))
    }
  }
  return threat
}

// 10.1.10  A line that ends next to a hex comes to a unit that holds it.
function suppliedHexes(g: State, camp: number): Uint8Array {
  const { cost } = traceSupply(g, camp)
  const supplied = new Uint8Array(HEXES)
  for (let hex = 0; hex < HEXES; hex++) {
    if (cost[hex] === UNREACHED) continue
    supplied[hex] = 1
    for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
      const next = grid.neighbours[slot]
      if (next >= 0) supplied[next] = 1
    }
  }
  return supplied
}

function remember<K, V>(make: (key: K) => V): (key: K) => V {
  const kept = new Map<K, V>()
  return key => {
    let value = kept.get(key)
    if (value === undefined) {
      value = make(key)
      kept.set(key, value)
    }
    return value
  }
}

const kindOf = (unit: number): number => (mobility[unit] === MOBILITY.none ? MOBILITY.foot : mobility[unit])

function makeEstimate(sight: State, side: number): Estimate {
  const holds = (is: (camp: number) => boolean) => (hex: number) =>
    sight.top[hex] >= 0 && is(sight.camp[sight.top[hex]])
  const toCamp = remember((camp: number) => hexesTo(holds(other => other === camp)))
  const aim = remember((unit: number) => aimOf(sight, unit, toCamp))
  const ways = remember((key: string) => {
    const [camp, kind, wanted] = key.split(' ')
    return wayTo(sight, Number(camp), Number(kind), goalsOf(sight, Number(camp), wanted as Aim))
  })
  const waysToHexes = remember((key: string) => {
    const [camp, kind, hex] = key.split(' ').map(Number)
    const goals = noGoals()
    addGoal(goals, hex, 0)
    return wayTo(sight, camp, kind, goals)
  })
  return {
    sight,
    side,
    threat: threatTo(sight, side),
    toEnemy: hexesTo(holds(camp => isHostileCamp(sight, side, camp))),
    toCamp,
    supply: remember((camp: number) => suppliedHexes(sight, camp)),
    aim,
    way: unit => ways(`${sight.camp[unit]} ${kindOf(unit)} ${aim(unit)}`),
    wayToHex: (unit, hex) => waysToHexes(`${sight.camp[unit]} ${kindOf(unit)} ${hex}`),
  }
}

/** Keeps the estimate for as long as a phase lasts. */
export function memoryOfEstimates(): (g: State, side: number) => Estimate {
  let kept: Estimate | null = null
  let when = -1
  return (g, side) => {
    const now = clockOf(g)
    if (kept === null || now !== when) kept = makeEstimate(sightOf(g, side), side)
    when = now
    return kept
  }
}

/** The camps that the side commands. */
export const campsOf = (g: State, side: number): number[] =>
  Array.from({ length: CAMP_COUNT }, (_, camp) => camp).filter(camp => isOwnCamp(g, side, camp))
