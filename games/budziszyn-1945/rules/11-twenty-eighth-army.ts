// N-R3, R43  28th Army follows 52nd Army over the Nysa, type for type.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { NATION } from '../nations.ts'
import { hasFlag, isNysa1945, PHASE, type State, UNIT } from '../state.ts'
import { army, counters, isArtillery, isHeadquarters, UNITS, unitNation } from '../units.ts'
import { isEastOfNysa } from './11-banks.ts'

const NOBODY_CROSSED = forbid('N-R3', 'no further unit of this type of 52nd Army has crossed the Nysa')
const MOVEMENT_PHASE_ONLY = forbid('N-R3', '28th Army enters in movement phases')

/** R43  Cells of `credit`. */
const TYPE = { infantry: 0, artillery: 1, headquarters: 2, armour: 3 } as const

const typeOf = (unit: number): number => {
  if (isHeadquarters[unit]) return TYPE.headquarters
  if (isArtillery[unit]) return TYPE.artillery
  return counters[unit].type === 'infantry' ? TYPE.infantry : TYPE.armour
}

const isOfArmy = (unit: number, name: string): boolean =>
  unitNation[unit] === NATION.soviet && army[unit] === name

export const isOf28thArmy = (unit: number): boolean => isOfArmy(unit, '28')

/** At the end of a Soviet phase: each unit of 52nd Army counts once, when it is first seen on the west bank. */
export function countCrossings(g: State): void {
  if (!isNysa1945(g)) return
  for (let unit = 0; unit < UNITS; unit++) {
    if (!isOfArmy(unit, '52') || g.place[unit] < 0 || isEastOfNysa[g.place[unit]]) continue
    if (hasFlag(g.unitFlags, unit, UNIT.crossed)) continue
    g.unitFlags[unit] |= UNIT.crossed
    g.credit[typeOf(unit)] += 1
  }
}

/** Why a unit of 28th Army may not be called now, or null. */
export function callRefusal(g: State, unit: number): Refusal | null {
  if (g.phase !== PHASE.movement) return MOVEMENT_PHASE_ONLY
  return g.credit[typeOf(unit)] === 0 ? NOBODY_CROSSED : null
}

/** The unit comes in place of one that has crossed. */
export function useCredit(g: State, unit: number): void {
  g.credit[typeOf(unit)] -= 1
}
