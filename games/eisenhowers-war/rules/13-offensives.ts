// 13.6  Fuehrer Mandated Offensives: German attacks in the middle of the Allied movement.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED, GERMAN } from '../sides.ts'
import { hasFlag, PHASE, PORTION, type State, UNIT } from '../state.ts'
import { LIMITS, TURN } from '../tables.ts'
import { isMobile, sideOf, UNITS, unitIds } from '../units.ts'
import { COUNTRY, country, grid, openSide } from '../world.ts'
import { attackOf } from './02-steps.ts'
import { inOffensive } from './05-active.ts'
import { isOccupiedBy } from './06-stacking.ts'
import { isSupplied } from './07-supply.ts'
import { hexNamed, UNKNOWN_HEX, WRONG_PHASE } from './actions.ts'

const NONE_LEFT = forbid('13.6h', 'all offensive markers have been used')
const TOO_EARLY = forbid('3.2.4c', 'there is no Fuehrer Mandated Offensive in turn 1')
const NOT_NOW = forbid('13.6a', 'an offensive is declared in the movement portion of the Allied phase')
const AGAIN = forbid('13.6i', 'another offensive needs another Allied unit that has moved')
const NOBODY = forbid('13.6c', 'the marker is placed on a hex with a German mobile unit')
const ITALY = forbid('13.6g', 'there is no Fuehrer Mandated Offensive in Italy')
const NO_ATTACK = forbid('13.6e', 'none of the units there could attack')
const MUST_ATTACK = forbid('13.6e', 'an offensive has to make at least one attack')
const TWO_ATTACKS = forbid('13.6f', 'an offensive makes no more than two attacks')
const NOT_ACTIVE = forbid('13.6f', 'only activated units attack, and supplied ones whom they have joined')
const OPENS_NOT = forbid('13.6f', 'an attack is led by an activated unit')

export const inItaly = (hex: number): boolean => country[hex] === COUNTRY.Italy

/** R86  Next to Allied units that could be attacked from here. */
function isInContact(g: State, hex: number): boolean {
  if (inItaly(hex)) return false
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    if (!openSide[slot]) continue
    const to = grid.neighbours[slot]
    if (isOccupiedBy(g, ALLIED, to) && !inItaly(to)) return true
  }
  return false
}

/** 13.6d, 13.6f, 13.6j, R86  Would an offensive with its marker near enough activate this unit, whatever it did before? */
const isEligible = (g: State, unit: number): boolean =>
  sideOf[unit] === GERMAN && g.place[unit] >= 0 && !inItaly(g.place[unit]) && isSupplied(g, unit)

/** Could a unit of this hex attack as it stands? */
function hasAttacker(g: State, hex: number): boolean {
  if (!isOccupiedBy(g, GERMAN, hex) || !isInContact(g, hex)) return false
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit])
    if (attackOf(g, unit) > 0 && isEligible(g, unit)) return true
  return false
}

function holdsMobile(g: State, hex: number): boolean {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit])
    if (sideOf[unit] === GERMAN && isMobile[unit]) return true
  return false
}

/** 3.2.4c, 13.6, 13.6a, 13.6b, 13.6h, 13.6i  Why no offensive can be declared now, wherever, or null. */
function windowRefusal(g: State): Refusal | null {
  if (g.turn < TURN.offensives) return TOO_EARLY
  if (g.phase !== PHASE.alliedOperations || g.portion !== PORTION.movement || inOffensive(g)) return NOT_NOW
  if (g.offensives === 0) return NONE_LEFT
  return g.offensiveReady ? null : AGAIN
}

/** 13.6c, 13.6e, 13.6g, R83, W5  Why the marker may not be placed here, or null. */
function markerRefusal(g: State, hex: number): Refusal | null {
  if (inItaly(hex)) return ITALY
  if (!holdsMobile(g, hex)) return NOBODY
  if (hasAttacker(g, hex)) return null
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const near = grid.neighbours[slot]
    if (near >= 0 && hasAttacker(g, near)) return null
  }
  return NO_ATTACK
}

/** Hexes on which a marker may be placed now. */
export function markerHexes(g: State): number[] {
  const hexes: number[] = []
  if (windowRefusal(g) !== null) return hexes
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = g.place[unit]
    if (hex < 0 || sideOf[unit] !== GERMAN || g.top[hex] !== unit) continue
    if (markerRefusal(g, hex) === null) hexes.push(hex)
  }
  return hexes
}

/**
 * 13.6a, 13.6i, R45, R87  The Germans may interrupt: before the first Allied move, after each, and when the Allied player ends his
 * movement.
 */
export function openWindow(g: State, hasMoved: boolean): void {
  if (g.phase !== PHASE.alliedOperations || inOffensive(g)) return
  if (hasMoved) g.offensiveReady = 1
  if (windowRefusal(g) === null) pushFrame(g.flow, FRAMES.window)
}

/** `{do:'offensive', hex}` or `{do:'pass'}` */
export const windowDecision: Decision<State> = {
  side: () => GERMAN,
  pass: { do: 'pass' },
  isMoot: g => markerHexes(g).length === 0,
  list(g, offer) {
    for (const hex of markerHexes(g)) offer({ do: 'offensive', hex: grid.names[hex] })
    offer({ do: 'pass' })
  },
  check(g, action) {
    if (action.do === 'pass') return null
    if (action.do !== 'offensive') return WRONG_PHASE
    const hex = hexNamed(action.hex)
    return hex < 0 ? UNKNOWN_HEX : (windowRefusal(g) ?? markerRefusal(g, hex))
  },
  perform(g, action, log) {
    popFrame(g.flow)
    if (action.do === 'offensive') declare(g, hexNamed(action.hex), log)
  },
}

// 13.6d, 13.6h  The hex and the six around it.
function declare(g: State, hex: number, log: Log): void {
  g.offensives -= 1
  g.offensiveReady = 0
  g.offensiveHex = hex
  g.offensiveAttacks = 0
  const active: string[] = []
  for (let unit = 0; unit < UNITS; unit++) {
    if (!isEligible(g, unit) || grid.distance(hex, g.place[unit]) > 1) continue
    g.unitFlags[unit] |= UNIT.activated
    active.push(unitIds[unit])
  }
  log?.push({ event: 'offensive', rule: '13.6', hex: grid.names[hex], units: active, left: g.offensives })
  pushFrame(g.flow, FRAMES.offensive)
}

/** Has the offensive still to make its first attack? */
const owesAttack = (g: State): boolean => inOffensive(g) && g.offensiveAttacks === 0

/** Activated units that could lead an attack, those of `without` left aside. */
function canStillAttack(g: State, without: readonly number[]): boolean {
  for (let unit = 0; unit < UNITS; unit++) {
    if (!hasFlag(g.unitFlags, unit, UNIT.activated) || without.includes(unit)) continue
    if (g.place[unit] >= 0 && attackOf(g, unit) > 0 && isInContact(g, g.place[unit])) return true
  }
  return false
}

/** 13.6e, R83  A stack may not stop where it leaves the offensive without any attack. */
export function stopsAttackRefusal(g: State, units: readonly number[], hex: number): Refusal | null {
  if (!owesAttack(g)) return null
  if (units.some(unit => attackOf(g, unit) > 0) && isInContact(g, hex)) return null
  return canStillAttack(g, units) ? null : MUST_ATTACK
}

export function endOfMovementRefusal(g: State): Refusal | null {
  return owesAttack(g) && !canStillAttack(g, []) ? MUST_ATTACK : null
}

/** 10.0c, 13.6e */
export const endOfAttacksRefusal = (g: State): Refusal | null => (owesAttack(g) ? MUST_ATTACK : null)

export function countAttack(g: State): void {
  g.offensiveAttacks += 1
}

/** 13.6f, R86  Who may attack in an offensive: activated units, and supplied ones in a hex where activated units stopped. */
export function offensiveAttackRefusal(g: State, unit: number, target: number): Refusal | null {
  if (g.offensiveAttacks >= LIMITS.attacksInOffensive) return TWO_ATTACKS
  if (inItaly(target) || inItaly(g.place[unit])) return ITALY
  if (hasFlag(g.unitFlags, unit, UNIT.activated)) return null
  return isSupplied(g, unit) && wasJoined(g, g.place[unit]) ? null : NOT_ACTIVE
}

function wasJoined(g: State, hex: number): boolean {
  const arrived = UNIT.activated | UNIT.moved
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit])
    if ((g.unitFlags[unit] & arrived) === arrived) return true
  return false
}

/** Why a unit may not lead an attack of the offensive, or null. */
export const offensiveLeadRefusal = (g: State, unit: number): Refusal | null =>
  inOffensive(g) && !hasFlag(g.unitFlags, unit, UNIT.activated) ? OPENS_NOT : null
