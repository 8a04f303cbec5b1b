// Units on hexes, as linked lists over flat arrays that live in the state of a game. Only `stackAt` allocates.

import type { Cells } from '../state/fields.ts'

export interface Stacks {
  /** [unit] its hex, or a negative box code; OFF_MAP when it is nowhere. */
  readonly place: Cells
  /** [hex] the topmost unit, or -1. */
  readonly top: Cells
  /** [unit] the unit under it, or -1. */
  readonly below: Cells
}

/** Where a unit is that has been taken off the map and not sent anywhere. */
export const OFF_MAP = -1

/** Every unit off the map, every hex empty. */
export function clearStacks(s: Stacks): void {
  s.place.fill(OFF_MAP)
  s.top.fill(-1)
  s.below.fill(-1)
}

/** Moves a unit, wherever it is, to the top of the stack in a hex. */
export function putOnTop(s: Stacks, unit: number, hex: number): void {
  takeOff(s, unit)
  s.place[unit] = hex
  s.below[unit] = s.top[hex]
  s.top[hex] = unit
}

/** The others in its stack close up. */
export function takeOff(s: Stacks, unit: number): void {
  const hex = s.place[unit]
  s.place[unit] = OFF_MAP
  if (hex < 0) return
  if (s.top[hex] === unit) s.top[hex] = s.below[unit]
  else s.below[unitAbove(s, unit, hex)] = s.below[unit]
  s.below[unit] = -1
}

/** To the dead pile, the reserve, the turn track: places that are not hexes have negative codes. */
export function sendTo(s: Stacks, unit: number, box: number): void {
  takeOff(s, unit)
  s.place[unit] = box
}

/** Within its own stack. Of no effect off the map. */
export function bringToTop(s: Stacks, unit: number): void {
  const hex = s.place[unit]
  if (hex >= 0) putOnTop(s, unit, hex)
}

/** The units of a hex, the topmost first. */
export function stackAt(s: Stacks, hex: number): number[] {
  const units: number[] = []
  for (let unit = s.top[hex]; unit >= 0; unit = s.below[unit]) units.push(unit)
  return units
}

export function stackHeight(s: Stacks, hex: number): number {
  let height = 0
  for (let unit = s.top[hex]; unit >= 0; unit = s.below[unit]) height++
  return height
}

function unitAbove(s: Stacks, unit: number, hex: number): number {
  let above = s.top[hex]
  while (above >= 0 && s.below[above] !== unit) above = s.below[above]
  if (above < 0) throw new Error(`unit ${unit} is not in the stack of its hex ${hex}`)
  return above
}
