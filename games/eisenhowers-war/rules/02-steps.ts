// 2.11  Steps: a two-step unit that loses one is flipped, any other is eliminated.
import type { Log } from '../../../engine/game/action.ts'
import { ALLIED } from '../sides.ts'
import { BOX, type State } from '../state.ts'
import {
  attackFactors,
  defenceFactors,
  isDropForm,
  otherForm,
  sideOf,
  stepsOf,
  UNITS,
  unitIds,
} from '../units.ts'
import { grid } from '../world.ts'
import { remove } from './03-hex-control.ts'
import { liftAerialSupply } from './07-aerial-supply.ts'

/** Steps that a unit has left on the map or in a box. */
export const stepsLeft = (g: State, unit: number): number => stepsOf[unit] - g.reduced[unit]

/** 2.10  Factors as the face that lies up shows them. */
export const attackOf = (g: State, unit: number): number => attackFactors[g.reduced[unit]][unit]
export const defenceOf = (g: State, unit: number): number => defenceFactors[g.reduced[unit]][unit]

/** 2.11  One step less, for the reason that the rule gives. */
export function loseStep(g: State, unit: number, rule: string, log: Log): void {
  if (stepsLeft(g, unit) === 1) {
    eliminate(g, unit, rule, log)
    return
  }
  g.reduced[unit] = 1
  log?.push({ event: 'reduced', rule, unit: unitIds[unit], hex: hexNamed(g, unit) })
}

/** 2.11, 12.4  To the Eliminated Units Box of its side, whole again when it ever comes back; 13.2a: as the truck-borne counter. */
export function eliminate(g: State, unit: number, rule: string, log: Log): void {
  const hex = g.place[unit]
  log?.push({ event: 'eliminated', rule, unit: unitIds[unit], hex: hexNamed(g, unit) })
  remove(g, unit, BOX.eliminated, log)
  g.reduced[unit] = 0
  if (isDropForm[unit]) changeForm(g, unit, BOX.eliminated)
  if (sideOf[unit] === ALLIED && hex >= 0) liftAerialSupply(g, hex)
}

/** 13.2a  The other counter of an airborne corps takes the place of this one in a box. */
export function changeForm(g: State, unit: number, box: number): number {
  const other = otherForm[unit]
  g.place[unit] = BOX.aside
  g.place[other] = box
  g.reduced[other] = g.reduced[unit]
  g.reduced[unit] = 0
  g.due[other] = g.due[unit]
  g.due[unit] = 0
  return other
}

/** Forgets what the last battle did to units (11.1). */
export function forgetLosses(g: State): void {
  for (let unit = 0; unit < UNITS; unit++) g.lost[unit] = 0
}

/** Hex of a unit for the log; one that comes from the sea or the air has none. */
const hexNamed = (g: State, unit: number): string | null => grid.names[g.place[unit]] ?? null
