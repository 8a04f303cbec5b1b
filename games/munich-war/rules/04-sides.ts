// Short questions about whose turn it is, shared by all chapters.
import { STATUS, type State } from '../state.ts'
import { unitNation } from '../units.ts'

/** 2.2d  The side whose player turn it is. */
export const phasingSide = (g: State): number => g.phasing
export const otherSide = (g: State): number => 1 - g.phasing

/** 3.1, 5.2a  A unit that the phasing player may use: of a country that fights on his side. */
export function isPhasing(g: State, unit: number): boolean {
  const nation = unitNation[unit]
  return g.status[nation] === STATUS.fighting && g.allegiance[nation] === g.phasing
}

/** Clears these flags of every unit. */
export function clearUnitFlags(g: State, flags: number): void {
  for (let unit = 0; unit < g.unitFlags.length; unit++) g.unitFlags[unit] &= ~flags
}
