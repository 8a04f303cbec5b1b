// 6.1.7, 9.1.5, R30  Running over guns and headquarters that nobody protects.
import type { Log } from '../../../engine/game/action.ts'
import { POINT } from '../../../engine/movement/points.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import { areHostile, type State } from '../state.ts'
import { isHeadquarters, isRegular, isTowed, isTowedArtillery, unitIds } from '../units.ts'
import { grid } from '../world.ts'
import { eliminate } from './01-levels.ts'
import { holdsEnemyOf } from './03-stacking.ts'
import { enemyEnters, isFortified } from './07-field-fortifications.ts'

/**
 * What it costs a unit to run over the enemies in a hex on top of entering it: a point for each towed gun, one more if the guns
 * are fortified, nothing for headquarters. 0 without enemies, CLOSED where somebody can stop it or it may not.
 */
export function overrunCost(g: State, unit: number, hex: number): number {
  let guns = 0
  let other = g.top[hex]
  if (other < 0 || !areHostile(g, g.camp[unit], g.camp[other])) return 0
  // 6.1.7, R30  Regular units that are not towed.
  if (!isRegular[unit] || isTowed[unit]) return CLOSED
  for (; other >= 0; other = g.below[other]) {
    if (isTowedArtillery[other]) guns += 1
    else if (!isHeadquarters[other]) return CLOSED
  }
  return guns === 0 ? 0 : (guns + (isFortified(g, hex) ? 1 : 0)) * POINT
}

/** Eliminates what stands in the hex before the unit comes in; its fortification goes too (7.1.6). */
export function overrun(g: State, unit: number, hex: number, log: Log): void {
  if (!holdsEnemyOf(g, g.camp[unit], hex)) return
  log?.push({ event: 'overrun', rule: '6.1.7', unit: unitIds[unit], hex: grid.names[hex] })
  while (g.top[hex] >= 0) {
    const victim = g.top[hex]
    eliminate(g, victim, g.camp[unit], isHeadquarters[victim] ? '9.1.5' : '6.1.7', log)
  }
  enemyEnters(g, hex)
}
