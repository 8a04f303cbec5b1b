// What a unit brings to an attack, and in which circumstances.
import { isSuppliedForAttack } from '../../../games/war-comes-early/rules/10-supply.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import { attackFactor, grid, isCity, isMech, riverSide } from '../../../games/war-comes-early/world.ts'
import { placeName } from './names.ts'
import { riverName } from './route-words.ts'

export interface Strength {
  readonly value: number
  /** `2021, over the Vltava, half against a city` */
  readonly line: string
}

/** 1.4, 10.5c, PAC-C4  By itself; in the sum, halves are added before they are rounded. */
export function strengthOf(g: State, unit: number, target: number): Strength {
  const from = g.place[unit]
  const words = [placeName(from)]
  const slot = from * 6 + grid.directionTo(from, target)
  if (riverSide[slot]) words.push(`over ${riverName(slot)}`)
  let value = attackFactor[unit]
  if (isMech[unit] && isCity[target]) {
    value /= 2
    words.push('half against a city')
  }
  if (!isSuppliedForAttack(g, unit, target)) {
    value /= 2
    words.push('out of supply, half')
  }
  return { value: Math.ceil(value), line: words.join(', ') }
}
