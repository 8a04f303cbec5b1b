// 11.0 to 11.6  The Combat Phase: attacks are opened one after the other, assembled unit by unit, and declared.
// The rest of the chapter in its order: who may attack whom in 11-attackers.ts, the table and support in 11-support.ts, strengths
// and columns in 11-forecast.ts, shifts in 11-shifts.ts, the course of a battle in 11-battle.ts, losses in 11-losses.ts.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, slot } from '../../../engine/flow/frames.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { HEX, type State, UNIT } from '../state.ts'
import { landUnits, unitIds, unitNation } from '../units.ts'
import { grid, isSea } from '../world.ts'
import { isHeldByOthers } from './02-control.ts'
import { isPhasing, phasingSide } from './04-sides.ts'
import { invadeIfNeutral } from './05-belligerency.ts'
import { listRemovals, removeRefusal, stackingDutyRefusal } from './08-movement.ts'
import { attackersOf, attackRefusal, partnerRefusal, readyRefusal } from './11-attackers.ts'
import { eliminate } from './11-reduction.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const ASSAULT_DUE = forbid('18.2.2c', 'Marines at sea must attack before the phase ends')
const NOT_CANCELLED = forbid('15.0b', 'an attack that has been revealed is carried through')
const ONE_TARGET = forbid('11.4b', 'an attack is made against one hex')

/** 18.2.2c  Marines that still have an enemy in front of them. */
function assaultDutyRefusal(g: State): Refusal | null {
  for (const unit of landUnits) {
    if (g.place[unit] < 0 || !isSea[g.place[unit]] || !isPhasing(g, unit)) continue
    if (attackRefusal(g, unit, g.aim[unit]) === null) return ASSAULT_DUE
  }
  return null
}

const endRefusal = (g: State): Refusal | null => stackingDutyRefusal(g) ?? assaultDutyRefusal(g)

/**
 * 4.5, 10.4a, 11.0d, 11.4a, 11.5  `{do:'attack', target, unit}` opens an attack, `{do:'end'}` ends the phase. Nothing need be declared
 * beforehand, nobody need attack, and units of one stack may go different ways.
 */
export const combatDecision: Decision<State> = {
  side: phasingSide,
  list(g, offer) {
    for (const unit of landUnits)
      if (g.place[unit] >= 0 && readyRefusal(g, unit) === null) listAttacks(g, unit, offer)
    if (stackingDutyRefusal(g) !== null) listRemovals(g, offer)
    else if (assaultDutyRefusal(g) === null) offer({ do: 'end' })
  },
  check(g, action) {
    if (action.do === 'end') return endRefusal(g)
    if (action.do !== 'attack' && action.do !== 'remove') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    if (unit < 0) return UNKNOWN_UNIT
    if (action.do === 'remove') return removeRefusal(g, unit)
    if (Array.isArray(action.target)) return ONE_TARGET
    const target = hexNamed(action.target)
    return target < 0 ? UNKNOWN_HEX : attackRefusal(g, unit, target)
  },
  perform(g, action, log) {
    if (action.do === 'end') return popFrame(g.flow)
    const unit = unitNamed(action.unit)
    if (action.do === 'remove') return eliminate(g, unit, '9.1b', log)
    g.unitFlags[unit] |= UNIT.involved
    pushFrame(g.flow, FRAMES.assemble, hexNamed(action.target))
  },
}

function listAttacks(g: State, unit: number, offer: (action: Action) => void): void {
  for (let direction = 0; direction < 6; direction++) {
    const target = grid.neighbours[g.place[unit] * 6 + direction]
    if (target < 0 || !isHeldByOthers(g, g.phasing, target)) continue
    if (attackRefusal(g, unit, target) === null)
      offer({ do: 'attack', target: grid.names[target], unit: unitIds[unit] })
  }
}

const targetOf = (g: State): number => slot(g.flow, FRAMES.assemble.at.target)

function joinRefusal(g: State, unit: number, target: number): Refusal | null {
  return attackRefusal(g, unit, target) ?? partnerRefusal(g, unit, attackersOf(g, target))
}

/** 11.2, 11.4c  `{do:'join', unit}` brings in whole units, `{do:'declare'}` makes the attack. */
export const assembleDecision: Decision<State> = {
  side: phasingSide,
  list(g, offer) {
    const target = targetOf(g)
    for (let direction = 0; direction < 6; direction++) {
      const from = grid.neighbours[target * 6 + direction]
      if (from < 0) continue
      for (let unit = g.top[from]; unit >= 0; unit = g.below[unit])
        if (joinRefusal(g, unit, target) === null) offer({ do: 'join', unit: unitIds[unit] })
    }
    offer({ do: 'declare' })
  },
  check(g, action) {
    if (action.do === 'declare') return null
    if (action.do !== 'join') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    return unit < 0 ? UNKNOWN_UNIT : joinRefusal(g, unit, targetOf(g))
  },
  perform(g, action, log) {
    if (action.do === 'join') g.unitFlags[unitNamed(action.unit)] |= UNIT.involved
    else declare(g, log)
  },
}

/** 11.0c, 15.0b, R95  Both players look at the stacks, and the attack can no longer be called off. */
function declare(g: State, log: Log): void {
  const target = targetOf(g)
  const attackers = attackersOf(g, target)
  popFrame(g.flow)
  log?.push({
    event: 'attack',
    rule: '11.0a',
    target: grid.names[target],
    units: attackers.map(unit => unitIds[unit]),
  })
  for (const unit of attackers) {
    g.unitFlags[unit] |= UNIT.attacked
    g.hexFlags[g.place[unit]] |= HEX.revealed
  }
  g.hexFlags[target] |= HEX.revealed
  g.revelations += 1
  // 5.4b
  invadeIfNeutral(g, unitNation[attackers[0]], target, log)
  pushFrame(g.flow, FRAMES.battle, 0, target)
}

/** Refusals of a player who would stop a battle. */
export function inBattleRefusal(action: Action): Refusal {
  return action.do === 'cancel' ? NOT_CANCELLED : WRONG_PHASE
}
