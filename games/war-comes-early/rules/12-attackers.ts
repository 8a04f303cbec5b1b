// 12.0  Who may attack which hex, who takes part in an attack, and who defends.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { HEX, hasFlag, type State, UNIT } from '../state.ts'
import { FORT_VALUES } from '../tables.ts'
import { fort, grid, isMarker, isMech, isMechBarred, openSide, UNITS, unitNation } from '../world.ts'
import { attackAreaRefusal, enemyOccupied, garrisonNation, isIntactFort } from './11-entry.ts'

/** Kinds of attack, as the frames of chapter 12 carry them. */
export const KIND = { attack: 0, flank: 1, momentum: 2, momentumFlank: 3 } as const
export const KIND_NAMES = ['attack', 'flank', 'momentum', 'momentum-flank'] as const

/** 12.6a, R47  Attacks into an empty hex: nothing is rolled, the units drive in. */
export const isDriveIn = (kind: number): boolean => kind === KIND.flank || kind === KIND.momentumFlank

const OFF_MAP = forbid('12.0a', 'that unit is not on the map')
const MARKER = forbid('12.8b', 'the 7th Flieger Division is a marker and attacks nobody')
const NOT_ACTIVE = forbid('5.0a', 'that unit belongs to a nation that is not acting now')
const HAS_ATTACKED = forbid('12.0e', 'a unit attacks only once in a Combat Phase')
const NOT_ADJACENT = forbid('12.0d', 'units attack adjacent hexes only')
const SHUT_HEXSIDE = forbid('11.4d', 'attacks do not cross sea, lake or blocked hexsides')
const NO_MECH_THERE = forbid(
  '11.4a',
  'mechanized units may not attack into mountain or swamp, not even by rail',
)
const ATTACKED_BEFORE = forbid('12.0e', 'that hex has been attacked in this Combat Phase')
const NO_ENEMY = forbid('12.0a', 'there is no enemy in that hex')

/** May this unit attack (or join the attack on) this hex? */
export function attackRefusal(g: State, unit: number, target: number): Refusal | null {
  return readyRefusal(g, unit) ?? approachRefusal(g, unit, target) ?? targetRefusal(g, unit, target)
}

/** 12.0e  On the map, of an acting nation (R30: any nation of the marker), and not used yet. R76: static units, too. */
export function readyRefusal(g: State, unit: number): Refusal | null {
  if (isMarker[unit]) return MARKER
  if (g.place[unit] < 0) return OFF_MAP
  if (!(g.active & (1 << unitNation[unit]))) return NOT_ACTIVE
  return hasFlag(g.unitFlags, unit, UNIT.attacked | UNIT.involved) ? HAS_ATTACKED : null
}

/** 11.4, 11.5e, 11.7, PAC-C1, PAC-C2, R86  Neighbourhood, hexside, country and terrain, whoever is in the target. */
export function approachRefusal(g: State, unit: number, target: number): Refusal | null {
  const direction = grid.directionTo(g.place[unit], target)
  if (direction < 0) return NOT_ADJACENT
  const refusal = attackAreaRefusal(g, unitNation[unit], target)
  if (refusal !== null) return refusal
  if (!openSide[g.place[unit] * 6 + direction]) return SHUT_HEXSIDE
  return isMech[unit] && isMechBarred[target] ? NO_MECH_THERE : null
}

// 12.0a, 12.0e, R37  Enemy units, or the garrison of an empty fort, that were not attacked before.
function targetRefusal(g: State, unit: number, target: number): Refusal | null {
  const side = g.terms.sideOf[unitNation[unit]]
  if (!enemyOccupied(g, side, target) && !isEnemyFort(g, side, target)) return NO_ENEMY
  return wasAttacked(g, target) ? ATTACKED_BEFORE : null
}

function wasAttacked(g: State, target: number): boolean {
  for (let unit = g.top[target]; unit >= 0; unit = g.below[unit]) {
    if (hasFlag(g.unitFlags, unit, UNIT.defended)) return true
  }
  return hasFlag(g.hexFlags, target, HEX.assaulted)
}

export function isEnemyFort(g: State, side: number, hex: number): boolean {
  return isIntactFort(g, hex) && g.terms.sideOf[garrisonNation(hex)] !== side
}

/** 12.3c  Defence factor of a fort's own garrison, 0 where there is none. */
export function garrisonFactor(g: State, hex: number): number {
  return isIntactFort(g, hex) ? FORT_VALUES[fort[hex]].garrison : 0
}

/** The units that take part in the attack on a hex, from the hexes around it. */
export function attackersOf(g: State, target: number): number[] {
  const attackers: number[] = []
  for (let direction = 0; direction < 6; direction++) {
    const from = grid.neighbours[target * 6 + direction]
    if (from < 0) continue
    for (let unit = g.top[from]; unit >= 0; unit = g.below[unit]) {
      if (hasFlag(g.unitFlags, unit, UNIT.involved)) attackers.push(unit)
    }
  }
  return attackers
}

/** 12.0c, 12.0h  The whole stack of the target defends; nobody stays out of it. */
export function defendersOf(g: State, target: number): number[] {
  const defenders: number[] = []
  for (let unit = g.top[target]; unit >= 0; unit = g.below[unit]) defenders.push(unit)
  return defenders
}

export function clearUnitFlags(g: State, flags: number): void {
  for (let unit = 0; unit < UNITS; unit++) g.unitFlags[unit] &= ~flags
}
