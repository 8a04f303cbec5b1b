// 12.1 to 12.7  A battle from the judging of supply to the advance, one stage of the chapter after the other.
import { result } from '../../../engine/battle/table.ts'
import { roll } from '../../../engine/dice/roll.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import { staged } from '../../../engine/flow/staged.ts'
import type { Log } from '../../../engine/game/action.ts'
import { FRAMES } from '../flow.ts'
import { HEX, hasFlag, type State, UNIT } from '../state.ts'
import { combatResults } from '../tables.ts'
import { grid, unitIds } from '../world.ts'
import { breaksDown } from './07-army-structures.ts'
import { breakDown } from './07-break-down.ts'
import { isOverstacked } from './08-stacking.ts'
import { isSupplied, isSuppliedForAttack } from './10-supply.ts'
import { isHeld, mayAnyAdvance } from './12-advance.ts'
import { attackersOf, clearUnitFlags, defendersOf, garrisonFactor, KIND } from './12-attackers.ts'
import { battleSlot, isMarked, MARK, setBattleSlot, setMark } from './12-battle-frame.ts'
import { offerMomentum } from './12-flank-and-momentum.ts'
import { landFlieger } from './12-flieger.ts'
import { type Assessment, assess } from './12-forecast.ts'
import { takeLoss } from './12-losses.ts'
import { engagementOf } from './12-strength.ts'

/** In the order of the chapter. */
export const battleProcedure = staged(FRAMES.battle, {
  supply: judgeSupply,
  unsuppliedArmies: breakDownUnsupplied,
  drop: landFlieger,
  roll: rollTheDie,
  defenderLosses: (g: State, log) => (takeLoss(g, 'defender', log) ? undefined : 'defenderLosses'),
  attackerLosses: (g: State, log) => (takeLoss(g, 'attacker', log) ? undefined : 'attackerLosses'),
  disruption: disruptAttackers,
  stacking: checkStacking,
  advance: offerAdvance,
  end: endBattle,
})

// 10.0b  Supply of both sides is judged once, as the battle begins.
function judgeSupply(g: State): void {
  const target = battleSlot(g, 'target')
  for (const unit of attackersOf(g, target)) {
    if (!isSuppliedForAttack(g, unit, target)) g.unitFlags[unit] |= UNIT.unsuppliedBattle
  }
  for (const unit of defendersOf(g, target)) {
    if (!isSupplied(g, unit)) g.unitFlags[unit] |= UNIT.unsuppliedBattle
  }
}

// 10.5e, R41  Armies out of supply break down one by one, and what does not fit is dispersed, before anything is counted.
function breakDownUnsupplied(g: State, log: Log): 'unsuppliedArmies' | 'stacking' | 'end' | undefined {
  const target = battleSlot(g, 'target')
  const attackers = attackersOf(g, target)
  const defenders = defendersOf(g, target)
  const army = [...defenders, ...attackers].find(
    unit => breaksDown(g, unit) && hasFlag(g.unitFlags, unit, UNIT.unsuppliedBattle),
  )
  if (army !== undefined) {
    breakDown(g, army, log, true)
    return 'unsuppliedArmies'
  }
  if (attackers.length === 0) return 'end'
  if (isHeld(g, target)) return undefined
  markParticipants(g, target)
  return 'stacking'
}

// 12.3a
function rollTheDie(g: State, log: Log): void {
  const target = battleSlot(g, 'target')
  const assessment = assess(g, engagementOf(g, target, isMarked(g, MARK.landed)))
  if (assessment.concentric) setMark(g, MARK.concentric)
  markParticipants(g, target)
  const die = roll(g, 6)
  const losses = result(combatResults, assessment.column - 1, die)
  setBattleSlot(g, 'attackerLoss', losses.attacker * 2)
  setBattleSlot(g, 'defenderLoss', losses.defender * 2)
  logBattle(assessment, target, die, `${losses.attacker}/${losses.defender}`, log)
}

// 12.0e, 12.7d  Who has attacked and who has been attacked in this phase; dispersed units have not (R41, R42).
function markParticipants(g: State, target: number): void {
  const used = battleSlot(g, 'kind') === KIND.momentum ? UNIT.attacked | UNIT.momentum : UNIT.attacked
  for (const unit of attackersOf(g, target)) g.unitFlags[unit] |= used
  for (const unit of defendersOf(g, target)) g.unitFlags[unit] |= UNIT.defended
  if (garrisonFactor(g, target) > 0) g.hexFlags[target] |= HEX.assaulted
}

function logBattle(assessment: Assessment, target: number, die: number, outcome: string, log: Log): void {
  log?.push({
    event: 'battle',
    rule: '12.3a',
    target: grid.names[target],
    line: assessment.line,
    attack: assessment.attack,
    defence: assessment.defence,
    differential: assessment.differential,
    startColumn: assessment.startColumn,
    shifts: assessment.shifts.map(({ rule, label, columns }) => ({ rule, label, columns })),
    column: assessment.column,
    dice: [die],
    result: outcome,
  })
}

// 12.4, R38  If anybody holds out, every army that attacked falls apart.
function disruptAttackers(g: State, log: Log): 'disruption' | undefined {
  const target = battleSlot(g, 'target')
  if (!isHeld(g, target)) return undefined
  const army = attackersOf(g, target).find(unit => breaksDown(g, unit))
  if (army === undefined) return undefined
  log?.push({ event: 'disrupted', rule: '12.4', unit: unitIds[army] })
  breakDown(g, army, log, true)
  return 'disruption'
}

// R40  Stacking is looked at after the losses have been paid.
function checkStacking(g: State): 'stacking' | undefined {
  const target = battleSlot(g, 'target')
  for (let direction = -1; direction < 6; direction++) {
    const hex = direction < 0 ? target : grid.neighbours[target * 6 + direction]
    if (hex < 0 || !isOverstacked(g, hex)) continue
    pushFrame(g.flow, FRAMES.stackCheck, hex)
    return 'stacking'
  }
}

// 12.5a
function offerAdvance(g: State): void {
  const target = battleSlot(g, 'target')
  if (isHeld(g, target) || !mayAnyAdvance(g, target)) return
  pushFrame(g.flow, FRAMES.advance, target, battleSlot(g, 'kind'))
}

// 12.0f, 12.7a, 12.7d, 8.3a  The attack is over and the stacks are hidden again; momentum follows an ordinary attack only.
function endBattle(g: State): null {
  const target = battleSlot(g, 'target')
  const kind = battleSlot(g, 'kind')
  clearUnitFlags(g, UNIT.involved | UNIT.unsuppliedBattle | UNIT.split)
  g.hexFlags[target] &= ~HEX.revealed
  for (let direction = 0; direction < 6; direction++) {
    const hex = grid.neighbours[target * 6 + direction]
    if (hex >= 0) g.hexFlags[hex] &= ~HEX.revealed
  }
  popFrame(g.flow)
  if (kind === KIND.attack) offerMomentum(g, target, kind)
  else clearUnitFlags(g, UNIT.advanced)
  return null
}
