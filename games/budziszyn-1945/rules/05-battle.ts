// 5.2.1e-g  A combat from the roll of the dice to the last test of morale.
import { printedResult, result } from '../../../engine/battle/table.ts'
import { roll } from '../../../engine/dice/roll.ts'
import { staged } from '../../../engine/flow/staged.ts'
import type { Log } from '../../../engine/game/action.ts'
import { FRAMES } from '../flow.ts'
import type { State } from '../state.ts'
import { type CombatResult, combatResults } from '../tables.ts'
import { grid } from '../world.ts'
import { CELL, clearBattle, RESULT, targetAt, targetCount, unitsOf, WHO } from './05-battle-cells.ts'
import { disorganise, testMorale } from './05-disorganisation.ts'
import { owe } from './05-losses.ts'
import { offerPursuit } from './05-pursuit.ts'
import { orderRetreat } from './05-retreat.ts'
import { beginTrail, pathOf, startOf } from './05-trails.ts'
import { diceModifier } from './09-influence.ts'
import { raiseOutOfSupply } from './10-out-of-supply.ts'
import { updateBridgeControl } from './14-bridge-control.ts'

/** 5.2.1e, 5.2.1f, 5.2.1g  In the order of the procedure. */
export const battleProcedure = staged(FRAMES.battle, {
  roll: rollTheDice,
  defenderLosses: (g: State, log) => owe(g, WHO.defenders, g.battle[CELL.defenderLoss], log),
  attackerLosses: (g: State, log) => owe(g, WHO.attackers, g.battle[CELL.attackerLoss], log),
  retreat,
  pursue,
  disorder,
  wearOut,
  end,
})

function rollTheDice(g: State, log: Log): void {
  const modifier = diceModifier(g)
  for (const who of [WHO.attackers, WHO.defenders]) for (const unit of unitsOf(g, who)) beginTrail(g, unit)
  const dice = [roll(g, 6), roll(g, 6)]
  // 5.2.1e, R31
  const total = Math.min(12, Math.max(2, dice[0] + dice[1] + modifier))
  const column = g.battle[CELL.column]
  g.battle[CELL.roll] = total
  order(g, result(combatResults, column, total))
  log?.push({
    event: 'combat',
    rule: '5.2.1e',
    targets: Array.from({ length: targetCount(g) }, (_, i) => grid.names[targetAt(g, i)]),
    column: combatResults.headings.odds.labels[column],
    dice,
    modifier,
    roll: total,
    result: printedResult(combatResults, column, total),
  })
}

// 5.2.1f
function order(g: State, { attacker, defender }: CombatResult): void {
  g.battle[CELL.attackerLoss] = attacker.losses
  g.battle[CELL.defenderLoss] = defender.losses
  g.battle[CELL.attackerRetreat] = attacker.retreat
  g.battle[CELL.defenderRetreat] = defender.retreat
  g.battle[CELL.marks] =
    (attacker.disorganised ? RESULT.attackerDisorganised : 0) |
    (defender.disorganised ? RESULT.defenderDisorganised : 0) |
    (attacker.tests ? RESULT.attackerTests : 0) |
    (defender.retreat > 0 ? RESULT.succeeded : 0)
}

/** 5.3.1  The side that the result orders to retreat, -1 if neither; no result orders both. */
function retreatingSide(g: State): number {
  if (g.battle[CELL.attackerRetreat] > 0) return WHO.attackers
  return g.battle[CELL.defenderRetreat] > 0 ? WHO.defenders : -1
}

// 5.3.1, R69  Void if the losses have left nobody.
function retreat(g: State): void {
  const who = retreatingSide(g)
  if (who < 0 || unitsOf(g, who).length === 0) return
  orderRetreat(g, who, g.battle[who === WHO.attackers ? CELL.attackerRetreat : CELL.defenderRetreat])
}

// 5.4.1, 5.4.10, B33  An attacker who can enter a hex that the enemy has left; otherwise the defender, if attackers are gone.
function pursue(g: State): void {
  if (!offerPursuit(g, WHO.attackers)) offerPursuit(g, WHO.defenders)
}

// 5.2.1g, 5.6.1a, 5.6.1b, 5.6.3
function disorder(g: State, log: Log): void {
  const marks = g.battle[CELL.marks]
  const attackers = unitsOf(g, WHO.attackers)
  if (marks & RESULT.attackerDisorganised) for (const unit of attackers) disorganise(g, unit, '5.6.1a', log)
  if (marks & RESULT.defenderDisorganised)
    for (const unit of unitsOf(g, WHO.defenders)) disorganise(g, unit, '5.6.1a', log)
  if (marks & RESULT.attackerTests) testMorale(g, attackers, '5.6.1b', log)
  testAfterRetreat(g, log)
}

// 5.3.9, 5.6.1c, R24, R68  A test for every hex after the first, of all who went the same way together.
function testAfterRetreat(g: State, log: Log): void {
  const who = retreatingSide(g)
  if (who < 0) return
  const groups = new Map<string, number[]>()
  for (const unit of unitsOf(g, who)) {
    const way = [startOf(g, unit), ...pathOf(g, unit)].join()
    const group = groups.get(way)
    if (group === undefined) groups.set(way, [unit])
    else group.push(unit)
  }
  for (const group of groups.values())
    for (let hexes = pathOf(g, group[0]).length; hexes > 1; hexes--) testMorale(g, group, '5.6.1c', log)
}

// 10.2.4, 10.2.5  Out of supply, being driven back or attacking in vain wears a unit out, at once.
function wearOut(g: State, log: Log): void {
  const hasSucceeded = (g.battle[CELL.marks] & RESULT.succeeded) !== 0
  const rule = hasSucceeded ? '10.2.4a' : '10.2.4b'
  for (const unit of unitsOf(g, hasSucceeded ? WHO.defenders : WHO.attackers))
    if (g.outOfSupply[unit] > 0) raiseOutOfSupply(g, unit, rule, log)
}

function end(g: State): void {
  clearBattle(g)
  updateBridgeControl(g)
}
