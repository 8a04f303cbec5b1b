// 1.2  Combat efficiency levels: losing one, losing the last, and who gets the credit.
import type { Log } from '../../../engine/game/action.ts'
import { CAMP, NATION } from '../nations.ts'
import { BOX, hasFlag, type State, UNIT } from '../state.ts'
import { attackPoints, defencePoints, isHeadquarters, UNITS, unitIds, unitNation } from '../units.ts'
import { grid, HEXES } from '../world.ts'
import { sendToBox } from './04-zones-of-control.ts'
import { grantForHeadquarters } from './09-killed-headquarters.ts'

/** Printed strengths of a unit at the levels that it has left. */
export const printedAttack = (g: State, unit: number): number => attackPoints[g.levels[unit]][unit]
export const printedDefence = (g: State, unit: number): number => defencePoints[g.levels[unit]][unit]

/** Nobody is credited: a Pole who falls away before the first phase (R47). */
export const NO_CREDIT = -1

// 1.2c, 1.2d, 1.2e, 1.2f  One level fewer; the last one eliminates. How many a counter has is printed on it: towed guns one.
export function loseLevel(g: State, unit: number, credit: number, rule: string, log: Log): void {
  if (g.levels[unit] > 1) {
    g.levels[unit] -= 1
    log?.push({ event: 'reduced', rule, unit: unitIds[unit], hex: grid.names[g.place[unit]] ?? '' })
  } else eliminate(g, unit, credit, rule, log)
}

/** Takes a unit out of the game; `credit` is the camp that did it (R78). */
export function eliminate(g: State, unit: number, credit: number, rule: string, log: Log): void {
  const hex = g.place[unit]
  log?.push({ event: 'eliminated', rule, unit: unitIds[unit], hex: grid.names[hex] ?? '' })
  sendToBox(g, unit, BOX.eliminated)
  g.levels[unit] = 0
  g.disorganised[unit] = 0
  g.outOfSupply[unit] = 0
  g.building[unit] = 0
  if (credit === NO_CREDIT) return
  g.killed[credit * 4 + victimNation(g, unit)] += 1
  if (!isHeadquarters[unit]) return
  if (g.camp[unit] === CAMP.german) g.headquartersLost += 1
  grantForHeadquarters(g, hex, credit)
}

// S-V3  A Pole in the American camp counts as an American.
const victimNation = (g: State, unit: number): number =>
  hasFlag(g.unitFlags, unit, UNIT.defector) ? NATION.america : unitNation[unit]

/** Few hexes have any mark, so it is asked for before it is taken away. */
export function clearHexFlags(g: State, flags: number): void {
  for (let hex = 0; hex < HEXES; hex++) if (g.hexFlags[hex] & flags) g.own('hexFlags')[hex] &= ~flags
}

/** Clears bits of every unit: at the end of a phase, a combat, a turn. */
export function clearUnitFlags(g: State, flags: number): void {
  for (let unit = 0; unit < UNITS; unit++) g.unitFlags[unit] &= ~flags
}
