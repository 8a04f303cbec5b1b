// 13.7  Operation Seaside: which city, and who closes the ring.
import { GERMAN } from '../../../games/hinge-of-fate/forces.ts'
import { combatFactor, controller, unitsIn } from '../../../games/hinge-of-fate/rules/03-control.ts'
import { ringAround, siegeHexes } from '../../../games/hinge-of-fate/rules/13-siege.ts'
import { hexNamed, unitNamed } from '../../../games/hinge-of-fate/rules/actions.ts'
import { hasFlag, isHistorical, type State, UNIT } from '../../../games/hinge-of-fate/state.ts'
import { grid, openSide, UNITS, WARSAW } from '../../../games/hinge-of-fate/world.ts'
import type { Opinion } from '../../players/player.ts'

/** 13.7d  There is only one siege: it waits for Warsaw, but not to the end. */
const WAITS = 3

const isLaterForWarsaw = (g: State): boolean =>
  !isHistorical(g) && g.turn < g.terms.lastTurn - WAITS && WARSAW.some(half => controller(g, half) !== GERMAN)

/** Defenders that make a siege cheaper than storming. */
const STRONG = 6

export const seasideWorth =
  (g: State): Opinion =>
  action => {
    if (action.do === 'pass') return 0
    const hex = hexNamed(action.hex)
    const isWarsaw = WARSAW.some(half => half === hex)
    if (!isWarsaw && isLaterForWarsaw(g)) return -1
    const hexes = isWarsaw ? WARSAW : [hex]
    const inside = hexes
      .flatMap(each => unitsIn(g, each))
      .reduce((sum, unit) => sum + combatFactor(g, unit), 0)
    return inside >= STRONG || g.turn >= g.terms.lastTurn - 2 ? inside + 1 : -1
  }

const covers = (g: State, unit: number, hex: number): boolean => {
  const from = g.place[unit]
  const direction = grid.directionTo(from, hex)
  return from === hex || (direction >= 0 && openSide[from * 6 + direction] === 1)
}

/** Whoever covers most of what is still open; done as soon as the ring is closed. */
export function ringWorth(g: State): Opinion {
  const pinned = Array.from({ length: UNITS }, (_, unit) => unit).filter(unit =>
    hasFlag(g.unitFlags, unit, UNIT.pinned),
  )
  const open = ringAround(siegeHexes(g)).filter(hex => !pinned.some(unit => covers(g, unit, hex)))
  return action => {
    if (action.do === 'done') return 1000
    const unit = unitNamed(action.unit)
    return open.filter(hex => covers(g, unit, hex)).length
  }
}
