// What a step costs units that move together, what closes it, and the way in words.
import { formatPoints, POINT } from '../../../engine/movement/points.ts'
import { list } from '../../../engine/words/english.ts'
import { allowance } from '../../../games/eisenhowers-war/rules/08-allowance.ts'
import { italyRefusal, stepTicks, wayRefusal } from '../../../games/eisenhowers-war/rules/08-entry.ts'
import { inEnemyZone } from '../../../games/eisenhowers-war/rules/09-zones-of-control.ts'
import { hasFlag, type State, UNIT } from '../../../games/eisenhowers-war/state.ts'
import { isMobile, isMountainCapable, sideOf } from '../../../games/eisenhowers-war/units.ts'
import { riverName } from '../../../games/eisenhowers-war/words/names.ts'
import { grid, isPassSide, RIVER, river, zoneSide } from '../../../games/eisenhowers-war/world.ts'
import type { MarchStep, MarchWords } from '../kit/march.ts'
import type { StackMarch, StepRules } from '../kit/stack-march.ts'
import { field, placeName, unitName } from './names.ts'
import type { EisSight } from './sight.ts'

export type EisMarch = StackMarch<State>

/** 7.12, 7.15, R34 */
export const budgetOf = (g: State, unit: number): number =>
  hasFlag(g.unitFlags, unit, UNIT.moving) ? g.left[unit] : allowance(g, unit)

export const STEP_RULES: StepRules<State> = {
  budgetOf,
  isClosed: ({ g, units }, unit, from, direction) =>
    wayRefusal(g, sideOf[unit], from, direction, true) !== null ||
    italyRefusal(g, sideOf[unit], from, grid.neighbours[from * 6 + direction], units.length) !== null,
  ticks: (g, unit, from, direction) => stepTicks(g, sideOf[unit], isMountainCapable[unit], from, direction),
  // 9.3  A zone of control costs a point and never ends a move.
  stopsIn: () => false,
  isStopped: (g, unit) => hasFlag(g.unitFlags, unit, UNIT.moved),
  // 8.1
  hasMinimumMove: () => false,
  kindOf: unit => isMountainCapable[unit],
}

/** 8.0c, 8.9, 9.3  The last reason named is the one whose rule is shown. */
function stepWords({ g }: EisMarch, unit: number, { from, to }: MarchStep): readonly [string, string] {
  const slot = from * 6 + grid.directionTo(from, to)
  const words = [isPassSide[slot] ? 'Alpine pass' : field.groundOf(to)]
  let rule = isPassSide[slot] ? '8.8' : '8.4'
  if (river[slot] !== RIVER.none) {
    words.push(`across ${riverName(slot)}`)
    rule = '8.9'
  }
  if (inEnemyZone(g, sideOf[unit], to)) {
    words.push(`zone of control ${formatPoints(POINT)}`)
    rule = '9.3'
  }
  return [words.join(', '), rule]
}

export const MARCH_WORDS: MarchWords<EisSight, EisMarch> = {
  pointsRule: '8.0',
  stepWords,
  stopWords: () => null,
}

/** Where those of the enemy stand who reach a hex with a zone of control. */
export function zoneHolders(g: State, side: number, hex: number): number[] {
  return field.around(hex).filter(from => {
    const isEnemy = field.unitsIn(g, from).some(unit => sideOf[unit] !== side && isMobile[unit])
    return isEnemy && zoneSide[from * 6 + grid.directionTo(from, hex)] === 1
  })
}

export function zoneWords(g: State, side: number, hex: number): string {
  const near = zoneHolders(g, side, hex).map(from => `${unitName(g.top[from])} in ${placeName(from)}`)
  return `zone of control of ${list(near)}`
}
