// 6.4.2, 6.4.7, 6.5.3, 8.2.6, 8.2.8  One shot of guns or aircraft at a hex or a bridge: the roll, the losses, the disorder.
import { roll } from '../../../engine/dice/roll.ts'
import { popFrame, pushFrame, setSlot, slot } from '../../../engine/flow/frames.ts'
import { staged } from '../../../engine/flow/staged.ts'
import type { Log } from '../../../engine/game/action.ts'
import { FRAMES } from '../flow.ts'
import { HEX, hasFlag, PHASE, type State, UNIT } from '../state.ts'
import { airAttack, artilleryFire, attackOnObjects, type Effect, fireResult } from '../tables.ts'
import { groundModifiers } from '../terrain-chart.ts'
import { CELL, clearBattle, unitsOf, WHO } from './05-battle-cells.ts'
import { disorganise, disturb, testMorale } from './05-disorganisation.ts'
import { owe } from './05-losses.ts'
import { isBridgeTarget, sideOfTarget, targetStands, writeTarget } from './06-targets.ts'
import { destroyBridge } from './14-standing-bridges.ts'

export const SHOT = { guns: 1, barrage: 2, aircraft: 3 } as const

/** The rule by which units are hit, by SHOT. */
const RULE_ON_UNITS = ['', '6.4.2', '6.5.3', '8.2.6']
const RULE_ON_BRIDGES = ['', '6.4.7', '', '8.2.8']

/** Bits of the frame's `marks`: what the units still suffer when losses are taken. */
const MARK = { disorganised: 1, tests: 2 } as const

const { target: TARGET, kind: KIND, points: POINTS, marks: MARKS } = FRAMES.fire.at

/**
 * Lets a shot fall that has so many points before the ground is taken off.
 * 6.4.2, 8.2.7, R28  Twice the modifiers of the ground in the hex, never those of water or fortifications; 8.2.9 none at a bridge.
 */
export function openFire(g: State, kind: number, target: number, points: number, camp: number): void {
  const ground = isBridgeTarget(target) ? 0 : groundModifiers[target] * 2
  g.battle[CELL.attackerCredit] = camp + 1
  pushFrame(g.flow, FRAMES.fire, fireProcedure.stage.strike, target, kind, points - ground)
}

export const fireProcedure = staged(FRAMES.fire, {
  strike: (g: State, log) =>
    isBridgeTarget(slot(g.flow, TARGET)) ? strikeBridge(g, log) : strikeHex(g, log),
  settle,
})

// 6.4.7, 8.2.8, T5
function strikeBridge(g: State, log: Log): null {
  const target = slot(g.flow, TARGET)
  const points = slot(g.flow, POINTS)
  const rule = RULE_ON_BRIDGES[slot(g.flow, KIND)]
  finish(g)
  if (!targetStands(g, target)) return null
  const dice = [roll(g, 6), roll(g, 6)]
  const isHit = fireResult(attackOnObjects, points, dice[0] + dice[1])
  log?.push({ event: 'fire', rule, ...writeTarget(target), points, dice, result: isHit ? 'D' : '-' })
  if (isHit) destroyBridge(g, sideOfTarget(target), rule, log)
  return null
}

// R75  Levels are lost by the owner's choice, headquarters and guns included; then all in the hex suffer the rest.
function strikeHex(g: State, log: Log): void {
  const hex = slot(g.flow, TARGET)
  const points = slot(g.flow, POINTS)
  const rule = RULE_ON_UNITS[slot(g.flow, KIND)]
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit])
    if (!standsAside(g, unit)) g.unitFlags[unit] |= UNIT.defending
  if (g.phase === PHASE.combat) g.own('hexFlags')[hex] |= HEX.open
  if (points < 1) {
    log?.push({ event: 'fire', rule, ...writeTarget(hex), points, result: '-' })
    return
  }
  const dice = [roll(g, 6), roll(g, 6)]
  const table = slot(g.flow, KIND) === SHOT.aircraft ? airAttack : artilleryFire
  const effect = fireResult(table, points, dice[0] + dice[1])
  log?.push({ event: 'fire', rule, ...writeTarget(hex), points, dice, result: written(effect) })
  setSlot(g.flow, MARKS, (effect.disorganised ? MARK.disorganised : 0) | (effect.tests ? MARK.tests : 0))
  if (effect.losses > 0) owe(g, WHO.defenders, effect.losses, log)
}

/** 5.1.1  Who has fought in this combat phase does not fight again. */
const standsAside = (g: State, unit: number): boolean =>
  g.phase === PHASE.combat && hasFlag(g.unitFlags, unit, UNIT.fought)

const written = ({ losses, disorganised, tests }: Effect): string =>
  `${losses > 0 ? `-${losses}` : ''}${disorganised ? 'D' : ''}${tests ? '•' : ''}` || '-'

// 5.6.1d, 5.6.3, R75  Guns in the hex too, and never those who fired. Being shot at ends everybody's rest (5.6.5).
function settle(g: State, log: Log): null {
  const rule = RULE_ON_UNITS[slot(g.flow, KIND)]
  const marks = slot(g.flow, MARKS)
  const units = unitsOf(g, WHO.defenders)
  finish(g)
  for (const unit of units) disturb(g, unit)
  if (marks & MARK.disorganised) for (const unit of units) disorganise(g, unit, rule, log)
  if (marks & MARK.tests) testMorale(g, units, '5.6.1d', log)
  return null
}

function finish(g: State): void {
  popFrame(g.flow)
  clearBattle(g)
}
