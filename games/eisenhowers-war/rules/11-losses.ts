// 11.0, 11.1, 11.2  Losses: steps are taken by the owner's choice, defender first, one after the other.
import {
  eachLosesBefore,
  lastStepLast,
  mayLoseStep,
  type StepForce,
  type StepLossRules,
  whyNoStepLoss,
} from '../../../engine/battle/step-losses.ts'
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import { pickUnit } from '../../../engine/flow/pick-unit.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { opponent } from '../sides.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { isMobile, stepsOf, unitIds } from '../units.ts'
import { grid } from '../world.ts'
import { attackOf, eliminate, loseStep, stepsLeft } from './02-steps.ts'
import { attackersOf, defendersOf } from './10-attackers.ts'
import { attackingSide, battleSlot, battleTarget, MARK, setBattleSlot, setMark } from './11-battle-frame.ts'
import { canRetreat } from './11-retreat.ts'
import { UNKNOWN_UNIT, WRONG_PHASE } from './actions.ts'

type Role = 'attacker' | 'defender'

const NOT_INVOLVED = forbid('11.1', 'losses are taken from the units that took part')
const SPARED = forbid('11.1', 'a two-step unit is eliminated only after every other unit has lost a step')
const NO_FACTOR = forbid(
  '10.0j',
  'units without an attack factor lose steps only after all others have lost one',
)
const SMALL_LOSS = forbid('11.2', 'a retreat takes the place of two step losses or more')
const NO_WAY = forbid('11.2a', 'not all of the units could retreat')
const NOBODY_LEFT = forbid('11.2', 'nobody would be left to retreat')

/** 11.2  Half of the loss, rounded down, is taken in steps; the rest in hexes. */
export const stepsOfRetreat = (loss: number): number => Math.floor(loss / 2)
export const hexesOfRetreat = (loss: number): number => loss - stepsOfRetreat(loss)

const unitsOf = (g: State, role: Role): number[] =>
  role === 'defender' ? defendersOf(g, battleTarget(g)) : attackersOf(g)

function forceOf(g: State, units: readonly number[]): StepForce {
  return { left: units.map(unit => stepsLeft(g, unit)), lost: units.map(unit => g.lost[unit]) }
}

/** 10.0j, 11.1, R63  For the attacker with those who have no attack factor; corps from the air fight with another factor. */
function rulesOf(g: State, role: Role, units: readonly number[]): StepLossRules {
  const sparing = lastStepLast(i => stepsOf[units[i]] === 2, SPARED)
  if (role === 'defender') return [sparing]
  const fights = (i: number) => attackOf(g, units[i]) > 0 || hasFlag(g.unitFlags, units[i], UNIT.dropping)
  return [eachLosesBefore(fights, NO_FACTOR), sparing]
}

function lossCandidates(g: State, role: Role): number[] {
  const units = unitsOf(g, role)
  const found: number[] = []
  found.length = mayLoseStep(forceOf(g, units), rulesOf(g, role, units), found)
  return found.map(i => units[i])
}

/** Takes the next step of a side, or asks its owner. True when it has paid. 11.0f: what nobody can pay is ignored. */
export function takeLoss(g: State, role: Role, log: Log): boolean {
  const owed = battleSlot(g, `${role}Loss`)
  const units = unitsOf(g, role)
  if (owed <= 0 || units.length === 0) return true
  const steps = units.reduce((sum, unit) => sum + stepsLeft(g, unit), 0)
  const candidates = lossCandidates(g, role)
  if (candidates.length === 1 || steps <= owed) lose(g, role, candidates[0], log)
  else pushFrame(g.flow, role === 'defender' ? FRAMES.defenderLosses : FRAMES.attackerLosses)
  return false
}

function lose(g: State, role: Role, unit: number, log: Log): void {
  setBattleSlot(g, `${role}Loss`, battleSlot(g, `${role}Loss`) - 1)
  g.lost[unit] += 1
  loseStep(g, unit, '11.0', log)
}

function lossRefusal(g: State, role: Role, unit: number): Refusal | null {
  const units = unitsOf(g, role)
  const index = units.indexOf(unit)
  return index < 0 ? NOT_INVOLVED : whyNoStepLoss(forceOf(g, units), rulesOf(g, role, units), index)
}

// 11.1  Each owner picks his own losses: `{do:'lose', unit}`.
const lossDecision = (role: Role): Decision<State> =>
  pickUnit({
    verb: 'lose',
    unitIds,
    side: g => (role === 'attacker' ? attackingSide(g) : opponent(attackingSide(g))),
    candidates: g => lossCandidates(g, role),
    refusal: (g, unit) => lossRefusal(g, role, unit),
    otherwise: () => WRONG_PHASE,
    unknown: UNKNOWN_UNIT,
    perform: (g, unit, log) => lose(g, role, unit, log),
  })

export const defenderLossesDecision = lossDecision('defender')
export const attackerLossesDecision = lossDecision('attacker')

/** 11.2, 11.2a, 11.2e, 13.2i, R64  Why the defender may not retreat instead of losing every step, or null. */
export function retreatRefusal(g: State): Refusal | null {
  const loss = battleSlot(g, 'defenderLoss')
  if (loss < 2) return SMALL_LOSS
  const units = defendersOf(g, battleTarget(g))
  const mobile = units.filter(unit => isMobile[unit])
  const steps = mobile.reduce((sum, unit) => sum + stepsLeft(g, unit), 0)
  const fixedSteps = units.reduce((sum, unit) => sum + (isMobile[unit] ? 0 : stepsLeft(g, unit)), 0)
  if (mobile.length === 0 || steps <= Math.max(0, stepsOfRetreat(loss) - fixedSteps)) return NOBODY_LEFT
  return mobile.every(unit => canRetreat(g, unit, hexesOfRetreat(loss))) ? null : NO_WAY
}

export function openDefence(g: State): void {
  if (retreatRefusal(g) === null) pushFrame(g.flow, FRAMES.defence)
}

/** 11.2  `{do:'retreat'}` or `{do:'stand'}` by the defender. */
export const defenceDecision: Decision<State> = {
  side: g => opponent(attackingSide(g)),
  list(_g, offer) {
    offer({ do: 'stand' })
    offer({ do: 'retreat' })
  },
  check(g, action) {
    if (action.do === 'stand') return null
    return action.do === 'retreat' ? retreatRefusal(g) : WRONG_PHASE
  },
  perform(g, action, log) {
    popFrame(g.flow)
    if (action.do === 'retreat') beginRetreat(g, log)
    else log?.push({ event: 'stand', rule: '11.1', hex: grid.names[battleTarget(g)] })
  },
}

// 11.2, 11.2e  Static units go first, and their steps count.
function beginRetreat(g: State, log: Log): void {
  const loss = battleSlot(g, 'defenderLoss')
  const target = battleTarget(g)
  setMark(g, MARK.retreat)
  setBattleSlot(g, 'hexes', hexesOfRetreat(loss))
  log?.push({ event: 'retreat', rule: '11.2', hex: grid.names[target], hexes: hexesOfRetreat(loss) })
  let owed = stepsOfRetreat(loss)
  for (const unit of defendersOf(g, target)) {
    if (isMobile[unit]) {
      g.unitFlags[unit] |= UNIT.retreating
      continue
    }
    owed -= stepsLeft(g, unit)
    eliminate(g, unit, '11.2e', log)
  }
  setBattleSlot(g, 'defenderLoss', Math.max(0, owed))
}
