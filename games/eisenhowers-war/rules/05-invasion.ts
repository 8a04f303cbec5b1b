// 5.3, 3.2.3, 13.1  The Allied Invasion Phase: the plan is shown, called off or carried out, and the force is put together.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, setSlot, slot } from '../../../engine/flow/frames.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED, GERMAN } from '../sides.ts'
import { BOX, hasFlag, isAlternate, NOWHERE, PLAN, type State, UNIT } from '../state.ts'
import { LIMITS } from '../tables.ts'
import { isDropForm, isMobile, otherForm, sideOf, UNITS, unitIds } from '../units.ts'
import { coastOf, grid, hex } from '../world.ts'
import { actingSide } from './05-active.ts'
import { comeAshore, openInvasionBattle } from './05-landing.ts'
import { enemyOccupied, unitsIn } from './06-stacking.ts'
import { checkAerial, commitAerial, listAerial } from './07-aerial-supply.ts'
import { attackersOf, attackRefusal } from './10-attackers.ts'
import { bombersRefusal, sendBombers } from './10-bombers.ts'
import { MARK } from './11-battle-frame.ts'
import { AIRBORNE_FORMS, dropHereRefusal, isAtHand, landDrop, readyToDrop } from './13-airborne.ts'
import { UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const MANDATORY = forbid('3.3', 'the first invasion has to be made')
const NOT_IN_THE_BOX = forbid('5.3.1', 'the force comes out of the Reinforcement Box')
const FIRST_FORCE = forbid(
  '5.3.1',
  'the first invasion is made by the four corps of 3304 and one airborne corps',
)
const LARGEST_FORCE = forbid('5.3.1', 'an invasion is made by six units at most, those in the hex included')
const LANDS_ALREADY = forbid('13.2a', 'that corps lands with the others and is not dropped as well')
const NOBODY_LANDS = forbid('5.3.2', 'somebody has to land')
const STATIC = forbid('13.2b', 'an airborne corps lands as truck-borne infantry')
const NOBODY_TO_BOMB = forbid('10.10', 'there is no combat to support')
const NO_DEFENDER = forbid('5.3.4', 'others join only an attack')

/** 3.3.4b, R97  Landings on the Atlantic from the mouth of the Seine to the east. */
const SEINE_MOUTH = grid.along[hex('3305')]
export const isEastOfSeine = (at: number): boolean =>
  coastOf[at] === 'atlantic' && grid.along[at] >= SEINE_MOUTH

/** Which invasion is at hand, and where. */
export const WHICH = { first: 1, second: 2 } as const
export const invasionHex = (g: State, which: number): number =>
  which === WHICH.first ? g.firstHex : g.secondHex

/** I. 3.3, 5.3, 13.1  The first invasion is made on turn 1; the second is shown in the turn that the plan names. */
export function invasionPhase(g: State, log: Log): void {
  if (isAlternate(g) && g.turn === 1) reveal(g, WHICH.first, log)
  else if (g.secondPlan === PLAN.secret && g.secondTurn === g.turn) openSecond(g, log)
}

// 13.1  A plan that was only pretended is shown, too.
function openSecond(g: State, log: Log): void {
  g.revelations += 1
  if (g.secondHex !== NOWHERE) {
    pushFrame(g.flow, FRAMES.launch, WHICH.second)
    return
  }
  g.secondPlan = PLAN.cancelled
  log?.push({ event: 'invasion-cancelled', rule: '13.1', planned: false })
}

/** 3.2.3d, 5.3  `{do:'launch'}` or `{do:'cancel'}`; what is called off is never made. */
export const launchDecision: Decision<State> = {
  side: () => ALLIED,
  list(g, offer) {
    if (launchRefusal(g) === null) offer({ do: 'launch' })
    offer({ do: 'cancel' })
  },
  check(g, action) {
    if (action.do === 'launch') return launchRefusal(g)
    return action.do === 'cancel' ? null : WRONG_PHASE
  },
  perform(g, action, log) {
    popFrame(g.flow)
    if (action.do === 'launch') {
      reveal(g, WHICH.second, log)
      return
    }
    g.secondPlan = PLAN.cancelled
    log?.push({ event: 'invasion-cancelled', rule: '3.2.3d', planned: true, hex: grid.names[g.secondHex] })
  },
}

// 3.2.3e  A beachhead alone can be brought ashore where the Allies are already.
function launchRefusal(g: State): Refusal | null {
  if (g.control[g.secondHex] === ALLIED) return null
  for (let unit = 0; unit < UNITS; unit++) if (landRefusal(g, unit, WHICH.second) === null) return null
  return NOBODY_LANDS
}

/** 5.3.2, 3.3.2, 3.3.4, 13.4  The hex is shown, the force is put together. */
function reveal(g: State, which: number, log: Log): void {
  const at = invasionHex(g, which)
  g.revelations += 1
  log?.push({ event: 'invasion', rule: '5.3.2', hex: grid.names[at], first: which === WHICH.first })
  if (which === WHICH.first) {
    g.seineOpen = isEastOfSeine(at) ? 1 : 0
    g.landedUnopposed = enemyOccupied(g, ALLIED, at) ? 0 : 1
    for (let unit = 0; unit < UNITS; unit++)
      if (g.place[unit] === BOX.invasion) g.unitFlags[unit] |= UNIT.involved | UNIT.landing
  } else {
    g.secondPlan = PLAN.launched
    if (coastOf[at] === 'adriatic') g.italyOpen = 1
  }
  pushFrame(g.flow, FRAMES.landing, which)
}

const MARKS = { which: 3, bombers: 4 } as const
const whichOf = (g: State): number => slot(g.flow, FRAMES.landing.at.marks) & MARKS.which
const hasBombers = (g: State): boolean => (slot(g.flow, FRAMES.landing.at.marks) & MARKS.bombers) !== 0
export const landingHex = (g: State): number => invasionHex(g, whichOf(g))

/** 5.3.1, R108  Units that come from the sea and the air, and those in the hex already. */
function forceSize(g: State, at: number): number {
  const coming = attackersOf(g).filter(unit => g.unitFlags[unit] & (UNIT.landing | UNIT.dropping))
  const there = enemyOccupied(g, ALLIED, at) ? 0 : unitsIn(g, at)
  return coming.length + there
}

/** 5.3.1, 12.1a, R74  Why a unit may not land, or null: out of the box, and on turn 4 from the turn's own box as well. */
function landRefusal(g: State, unit: number, which: number): Refusal | null {
  if (sideOf[unit] !== ALLIED) return NOT_IN_THE_BOX
  if (which === WHICH.first) return FIRST_FORCE
  if (hasFlag(g.unitFlags, unit, UNIT.involved)) return NOT_IN_THE_BOX
  if (isDropForm[unit]) return STATIC
  if (!isMobile[unit] || !isAtHand(g, unit)) return NOT_IN_THE_BOX
  return forceSize(g, g.secondHex) >= LIMITS.invasionForce ? LARGEST_FORCE : null
}

// 5.3.3, R99  From the air with the others, if the hex is open to drops at all.
function dropRefusal(g: State, unit: number): Refusal | null {
  const at = landingHex(g)
  const refusal = dropHereRefusal(g, unit, at)
  if (refusal !== null) return refusal
  if (whichOf(g) === WHICH.first) return null
  if (hasFlag(g.unitFlags, otherForm[unit], UNIT.involved)) return LANDS_ALREADY
  if (resolveRefusal(g) !== null) return NOBODY_LANDS
  return forceSize(g, at) >= LIMITS.invasionForce ? LARGEST_FORCE : null
}

// 5.3.4
function joinRefusal(g: State, unit: number): Refusal | null {
  const at = landingHex(g)
  return enemyOccupied(g, ALLIED, at) ? attackRefusal(g, unit, at) : NO_DEFENDER
}

function landingBombersRefusal(g: State): Refusal | null {
  return enemyOccupied(g, ALLIED, landingHex(g)) ? bombersRefusal(g, hasBombers(g)) : NOBODY_TO_BOMB
}

// 5.3.2, 3.2.3e
function resolveRefusal(g: State): Refusal | null {
  if (attackersOf(g).some(unit => hasFlag(g.unitFlags, unit, UNIT.landing))) return null
  return g.control[landingHex(g)] === ALLIED ? null : NOBODY_LANDS
}

/**
 * 5.3.1 to 5.3.4  `{do:'land', unit}`, `{do:'drop', unit}`, `{do:'join', unit}` for those beside the hex, `{do:'bombers'}`,
 * `{do:'resolve'}`. In the first invasion the four corps of 3304 land, and the airborne corps with them if it is not dropped.
 */
export const landingDecision: Decision<State> = {
  side: actingSide,
  list(g, offer) {
    const which = whichOf(g)
    for (let unit = 0; unit < UNITS; unit++) {
      if (sideOf[unit] === GERMAN) continue
      if (landRefusal(g, unit, which) === null) offer({ do: 'land', unit: unitIds[unit] })
      if (joinRefusal(g, unit) === null) offer({ do: 'join', unit: unitIds[unit] })
    }
    for (const unit of AIRBORNE_FORMS)
      if (dropRefusal(g, unit) === null) offer({ do: 'drop', unit: unitIds[unit] })
    if (landingBombersRefusal(g) === null) offer({ do: 'bombers' })
    listAerial(g, offer)
    if (resolveRefusal(g) === null) offer({ do: 'resolve' })
  },
  check(g, action) {
    if (action.do === 'resolve') return resolveRefusal(g)
    if (action.do === 'cancel') return MANDATORY
    if (action.do === 'bombers') return landingBombersRefusal(g)
    if (action.do === 'aerial') return checkAerial(g, action)
    return checkUnit(g, action)
  },
  perform(g, action, log) {
    const unit = unitNamed(action.unit)
    if (action.do === 'land') g.unitFlags[unit] |= UNIT.involved | UNIT.landing
    else if (action.do === 'join') g.unitFlags[unit] |= UNIT.involved
    else if (action.do === 'drop') readyToDrop(g, unit)
    else if (action.do === 'aerial') commitAerial(g, action, log)
    else if (action.do === 'bombers') {
      setSlot(g.flow, FRAMES.landing.at.marks, whichOf(g) | MARKS.bombers)
      sendBombers(g, landingHex(g), log)
    } else resolve(g, log)
  },
}

function checkUnit(g: State, action: Action): Refusal | null {
  const unit = unitNamed(action.unit)
  if (action.do !== 'land' && action.do !== 'drop' && action.do !== 'join') return WRONG_PHASE
  if (unit < 0) return UNKNOWN_UNIT
  if (action.do === 'land') return landRefusal(g, unit, whichOf(g))
  return action.do === 'drop' ? dropRefusal(g, unit) : joinRefusal(g, unit)
}

// 5.3.2  Against Germans it comes to a battle, otherwise the force is ashore at once.
function resolve(g: State, log: Log): void {
  const at = landingHex(g)
  const bombers = hasBombers(g) ? MARK.bombers : 0
  popFrame(g.flow)
  layBeachhead(g, at, log)
  if (enemyOccupied(g, ALLIED, at)) {
    openInvasionBattle(g, at, bombers, log)
    return
  }
  for (const unit of attackersOf(g)) if (hasFlag(g.unitFlags, unit, UNIT.dropping)) landDrop(g, unit, at, log)
  comeAshore(g, at, log)
  for (const unit of attackersOf(g)) g.unitFlags[unit] &= ~(UNIT.involved | UNIT.landing | UNIT.dropping)
}

function layBeachhead(g: State, at: number, log: Log): void {
  g.beachheads[g.beachheads[0] === NOWHERE ? 0 : 1] = at
  log?.push({ event: 'beachhead', rule: '5.3.2', hex: grid.names[at] })
}
