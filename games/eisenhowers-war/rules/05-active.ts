// 5, 13.6  Whose units move and attack now.
import { ALLIED, GERMAN } from '../sides.ts'
import { NOWHERE, PHASE, type State } from '../state.ts'

/** 13.6  Is a Fuehrer Mandated Offensive being carried out? */
export const inOffensive = (g: State): boolean => g.offensiveHex !== NOWHERE

/** Side whose units move and attack now: the Germans in phases V to VII and in their offensives (R8). */
export function actingSide(g: State): number {
  return inOffensive(g) || g.phase >= PHASE.germanOperations ? GERMAN : ALLIED
}
