// 11.0 to 11.6  Who may attack which hex, who takes part in an attack, and who defends.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { attackFactors, isLand, UNITS, unitNation } from '../units.ts'
import { grid, isSea, openSide } from '../world.ts'
import { isHeldByOthers } from './02-control.ts'
import { isPhasing } from './04-sides.ts'
import { landRefusal, politicsRefusal } from './05-belligerency.ts'

const OFF_MAP = forbid('11.0a', 'the unit is not on the map')
const NOT_YOURS = forbid('11.0a', 'only the side whose Combat Phase it is attacks')
const NO_FACTOR = forbid('11.0b', 'only units with an attack factor of 1 or more attack')
const HAS_ATTACKED = forbid('11.0c', 'a unit attacks only once in a Combat Phase')
const MAY_NOT = forbid('23.3', 'the unit may not attack after its voyage')
const NOT_ADJACENT = forbid('11.0a', 'units attack adjacent hexes')
const SHUT_HEXSIDE = forbid('11.0a', 'land units do not attack across an all-sea hexside')
const OTHER_BEACH = forbid('18.2.2c', 'Marines at sea attack the hex that they came for')
const NO_ENEMY = forbid('11.0a', 'no enemy units are in that hex')
const OTHER_NATION = forbid('11.3', 'units of different countries do not attack together')

/** 11.0b, 11.0c, 11.1  On the map, of the phasing side, with a factor, and not used yet. */
export function readyRefusal(g: State, unit: number): Refusal | null {
  if (!isPhasing(g, unit)) return NOT_YOURS
  if (g.place[unit] < 0 || !isLand[unit]) return OFF_MAP
  if (attackFactors[g.steps[unit]][unit] < 1) return NO_FACTOR
  if (hasFlag(g.unitFlags, unit, UNIT.attacked | UNIT.involved)) return HAS_ATTACKED
  return hasFlag(g.unitFlags, unit, UNIT.mayNotAttack) ? MAY_NOT : null
}

/** May this unit attack, or join an attack on, this hex? 11.5: it may have been attacked before. */
export function attackRefusal(g: State, unit: number, target: number): Refusal | null {
  return readyRefusal(g, unit) ?? approachRefusal(g, unit, target) ?? targetRefusal(g, unit, target)
}

/** 18.2.2c  From the sea only by Marines, and only where they are bound for. */
function approachRefusal(g: State, unit: number, target: number): Refusal | null {
  const from = g.place[unit]
  const direction = grid.directionTo(from, target)
  if (direction < 0) return NOT_ADJACENT
  if (isSea[from]) return g.aim[unit] === target ? null : OTHER_BEACH
  return openSide[from * 6 + direction] === 1 ? null : SHUT_HEXSIDE
}

/** 2.4b, 5.4b, 11.0a, 23.5  Enemies, or the units of a neutral that the country may invade. Politics bar no attack. */
function targetRefusal(g: State, unit: number, target: number): Refusal | null {
  if (!isHeldByOthers(g, g.phasing, target)) return NO_ENEMY
  const refusal = landRefusal(g, unitNation[unit], target)
  return refusal === politicsRefusal(g, unitNation[unit], target) ? null : refusal
}

/** 11.3, 18.2.1h, R92  Does the unit fit into an attack by these? One country only, unless landed troops may be joined by others. */
export function partnerRefusal(g: State, unit: number, partners: readonly number[]): Refusal | null {
  const nation = unitNation[unit]
  if (partners.every(other => unitNation[other] === nation)) return null
  if (g.terms.options.landingPartners === 'own-country') return OTHER_NATION
  const landed = [unit, ...partners].some(each => hasFlag(g.unitFlags, each, UNIT.sailed))
  return landed ? null : OTHER_NATION
}

/** 11.2, 11.4c  The units that take part in the attack on a hex, from all hexes around it. */
export function attackersOf(g: State, target: number): number[] {
  const attackers: number[] = []
  for (let direction = 0; direction < 6; direction++) {
    const from = grid.neighbours[target * 6 + direction]
    if (from < 0) continue
    for (let unit = g.top[from]; unit >= 0; unit = g.below[unit])
      if (hasFlag(g.unitFlags, unit, UNIT.involved)) attackers.push(unit)
  }
  return attackers
}

/** Attackers of the battle wherever they are by now. */
export function involvedUnits(g: State): number[] {
  const units: number[] = []
  for (let unit = 0; unit < UNITS; unit++)
    if (g.place[unit] >= 0 && hasFlag(g.unitFlags, unit, UNIT.involved)) units.push(unit)
  return units
}

/** 11.6a, 11.6b, 12.3  The whole stack of the target defends, whoever came into it. */
export function defendersOf(g: State, target: number): number[] {
  const defenders: number[] = []
  for (let unit = g.top[target]; unit >= 0; unit = g.below[unit]) defenders.push(unit)
  return defenders
}
