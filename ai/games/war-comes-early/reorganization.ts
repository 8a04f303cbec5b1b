// 7  Which corps form armies, and which armies fall into corps so that they find room in a place that must be held.
import type { Action } from '../../../engine/game/action.ts'
import { CZECHOSLOVAKIA } from '../../../games/war-comes-early/nations.ts'
import {
  componentCount,
  corpsFor,
  mayBeComponent,
} from '../../../games/war-comes-early/rules/07-army-structures.ts'
import { STACKING_LIMIT } from '../../../games/war-comes-early/rules/08-stacking.ts'
import { unitNamed } from '../../../games/war-comes-early/rules/actions.ts'
import { BOX, is1939, type State } from '../../../games/war-comes-early/state.ts'
import {
  attackFactor,
  capital,
  defenceFactor,
  grid,
  isArmy,
  movementFactor,
  stackingSize,
} from '../../../games/war-comes-early/world.ts'
import type { Ground } from '../../planner/ground.ts'
import type { Opinion } from '../../players/player.ts'
import { isVital } from './garrisons.ts'

const UNWANTED = -1
/** 4.1a, 11.6  Hexes from which the corps of an army reach Prague in one move, along a railway for the most part. */
const TO_PRAGUE = 8

/** An army is formed or kept if it is stronger than its corps; an army finds no room where another stands (8.0d). */
export function reorganizationWorth(ground: Ground<State>, g: State): Opinion {
  return action => {
    if (action.do === 'end') return 0
    const army = unitNamed(action.army)
    if (action.do === 'combine') {
      const parts = (action.units as string[]).map(unitNamed)
      return isStronger(army, parts) ? strengthOf(army) : UNWANTED
    }
    if (isWantedInside(ground, g, action)) return 1
    return isWeakerThanParts(g, army) && hasRoom(g, army) ? 0.5 : UNWANTED
  }
}

const strengthOf = (unit: number): number => attackFactor[unit] + defenceFactor[unit]

const isStronger = (army: number, parts: readonly number[]): boolean =>
  strengthOf(army) >= parts.reduce((sum, unit) => sum + strengthOf(unit), 0)

/** By the weakest corps that it may be given (7.1a). */
function isWeakerThanParts(g: State, army: number): boolean {
  const parts = corpsFor[army]
    .filter(unit => g.place[unit] === BOX.pool && mayBeComponent(g, army, unit))
    .sort((a, b) => strengthOf(a) - strengthOf(b))
    .slice(0, componentCount(g, army))
  return !isStronger(army, parts)
}

/** 7.0f  What finds no room is dispersed by the enemy. */
function hasRoom(g: State, army: number): boolean {
  let size = componentCount(g, army) - stackingSize[army]
  for (let unit = g.top[g.place[army]]; unit >= 0; unit = g.below[unit]) size += stackingSize[unit]
  return size <= STACKING_LIMIT
}

function isWantedInside({ posts }: Ground<State>, g: State, action: Action): boolean {
  const army = unitNamed(action.army)
  const post = posts.of(g, army)
  const place = g.place[army]
  if (post < 0 || post === place || !isVital(g, post)) return false
  const inReach = post === capital[CZECHOSLOVAKIA] && !is1939(g) ? TO_PRAGUE : movementFactor[army]
  return grid.distance(place, post) <= inReach && holdsArmy(g, post)
}

function holdsArmy(g: State, hex: number): boolean {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) if (isArmy[unit]) return true
  return false
}
