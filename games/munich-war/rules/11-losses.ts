// 11.16, 11.17  Losses of a battle, by the owner's choice where the result leaves one.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, setSlot, slot } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { RESULTS } from '../tables.ts'
import { isMech, unitIds } from '../units.ts'
import { attackersOf, defendersOf } from './11-attackers.ts'
import { battleSlot, isMarked, MARK } from './11-battle-frame.ts'
import { inBattleRefusal } from './11-combat.ts'
import { eliminate, reduce } from './11-reduction.ts'
import { UNKNOWN_UNIT, unitNamed } from './actions.ts'

/** Roles in a battle, as frames carry them. */
export const ROLE = { attacker: 0, defender: 1 } as const

const NOT_INVOLVED = forbid('11.16a', 'losses are taken from the units of the battle, each once')
const MECH_FIRST = forbid('11.16b', 'on the Mobile table mechanized attackers are reduced first')

/** Side of a role: the attacker is the phasing player. */
export const sideOfRole = (g: State, role: number): number =>
  role === ROLE.attacker ? g.phasing : 1 - g.phasing

export function unitsOfRole(g: State, role: number): number[] {
  const target = battleSlot(g, 'target')
  return role === ROLE.attacker ? attackersOf(g, target) : defendersOf(g, target)
}

/** R47, R48  Units that may still be reduced, each at most once in a battle. */
function unhurt(g: State, role: number): number[] {
  return unitsOfRole(g, role).filter(unit => !hasFlag(g.unitFlags, unit, UNIT.hit))
}

/** 11.16b, CR-MD  Among attackers on the Mobile table the mechanized go first. */
function candidates(g: State, role: number): number[] {
  const units = unhurt(g, role)
  if (role === ROLE.defender || !isMarked(g, MARK.mobile)) return units
  const mechanized = units.filter(unit => isMech[unit])
  return mechanized.length > 0 ? mechanized : units
}

const ruleOf = (g: State): string => `CR-${RESULTS[battleSlot(g, 'result')].code}`

function hit(g: State, unit: number, log: Log): void {
  g.unitFlags[unit] |= UNIT.hit
  reduce(g, unit, ruleOf(g), log)
}

/** Reduces so many units of a side; asks their owner if there is something to choose. */
export function loseUnits(g: State, role: number, number: number, log: Log): void {
  if (payWithoutChoice(g, role, number, log)) return
  pushFrame(g.flow, FRAMES.losses, role, number)
}

function payWithoutChoice(g: State, role: number, number: number, log: Log): boolean {
  let left = number
  for (let units = candidates(g, role); left > 0; units = candidates(g, role)) {
    if (units.length === 0) return true
    if (units.length > left && units.length > 1) return false
    hit(g, units[0], log)
    left -= 1
  }
  return true
}

export function loseAll(g: State, role: number, log: Log): void {
  for (const unit of unitsOfRole(g, role)) hit(g, unit, log)
}

export function eliminateAll(g: State, role: number, log: Log): void {
  for (const unit of unitsOfRole(g, role)) eliminate(g, unit, ruleOf(g), log)
}

const AT = FRAMES.losses.at

function lossRefusal(g: State, unit: number): Refusal | null {
  const role = slot(g.flow, AT.role)
  if (candidates(g, role).includes(unit)) return null
  return unhurt(g, role).includes(unit) ? MECH_FIRST : NOT_INVOLVED
}

/** 11.16a  `{do:'lose', unit}` */
export const lossesDecision: Decision<State> = {
  side: g => sideOfRole(g, slot(g.flow, AT.role)),
  list(g, offer) {
    for (const unit of candidates(g, slot(g.flow, AT.role))) offer({ do: 'lose', unit: unitIds[unit] })
  },
  check(g, action) {
    if (action.do !== 'lose') return inBattleRefusal(action)
    const unit = unitNamed(action.unit)
    return unit < 0 ? UNKNOWN_UNIT : lossRefusal(g, unit)
  },
  perform(g, action, log) {
    const role = slot(g.flow, AT.role)
    const left = slot(g.flow, AT.number) - 1
    hit(g, unitNamed(action.unit), log)
    if (payWithoutChoice(g, role, left, log)) popFrame(g.flow)
    else setSlot(g.flow, AT.number, left)
  },
}
