// 11.8  A battle from the judging of supply to the advance, one stage after the other.
import { result } from '../../../engine/battle/table.ts'
import { roll } from '../../../engine/dice/roll.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import { staged } from '../../../engine/flow/staged.ts'
import type { Log } from '../../../engine/game/action.ts'
import { FRAMES } from '../flow.ts'
import { BATTLE_FLAGS, BOX, HEX, hasFlag, type State, UNIT } from '../state.ts'
import { type CombatResult, RESULTS } from '../tables.ts'
import { unitIds } from '../units.ts'
import { grid, HEXES, isSea } from '../world.ts'
import { clearUnitFlags } from './04-sides.ts'
import { attackersOf, defendersOf, involvedUnits } from './11-attackers.ts'
import { battleSlot, isMarked, MARK, setBattleSlot, setMark, supportIn } from './11-battle-frame.ts'
import { type Assessment, assess, columnLabel, tableOf } from './11-forecast.ts'
import { eliminateAll, loseAll, loseUnits, ROLE } from './11-losses.ts'
import { eliminate, reduce } from './11-reduction.ts'
import { dismissForeignAir, hasChoiceOfTable, hasSupport } from './11-support.ts'
import { beginRetreat, carryOutRetreat } from './12-retreat.ts'
import { landMarines, mayAnyAdvance } from './13-advance.ts'
import { isSuppliedToAttack } from './14-supply.ts'
import { utilize } from './16-flight.ts'
import { hasFlak } from './16-terror.ts'
import { returnSpecialForces, rollSpecialForces } from './17-special-forces.ts'

type Stage =
  | 'supply'
  | 'table'
  | 'support'
  | 'special'
  | 'roll'
  | 'losses'
  | 'retreatOfAttackers'
  | 'attackersGoBack'
  | 'retreatOfDefenders'
  | 'defendersGoBack'
  | 'advance'
  | 'end'

export const battleProcedure = staged<State, Stage>(FRAMES.battle, {
  supply: judgeSupply,
  table: g => {
    if (hasChoiceOfTable(g)) pushFrame(g.flow, FRAMES.table)
  },
  support: g => {
    if (hasSupport(g)) pushFrame(g.flow, FRAMES.support)
  },
  special: rollSpecialForces,
  roll: rollTheDie,
  losses: takeLosses,
  retreatOfAttackers: (g, log) => {
    if (outcomeOf(g).attackersRetreat > 0) beginRetreat(g, ROLE.attacker, log)
  },
  attackersGoBack: (g, log) => {
    const { attackersRetreat } = outcomeOf(g)
    return carryOutRetreat(g, ROLE.attacker, attackersRetreat, log) ? undefined : 'attackersGoBack'
  },
  retreatOfDefenders: (g, log) => {
    if (outcomeOf(g).defendersRetreat > 0) beginRetreat(g, ROLE.defender, log)
  },
  defendersGoBack: (g, log) => {
    const { defendersRetreat } = outcomeOf(g)
    return carryOutRetreat(g, ROLE.defender, defendersRetreat, log) ? undefined : 'defendersGoBack'
  },
  advance: offerAdvance,
  end: endBattle,
})

const targetOf = (g: State): number => battleSlot(g, 'target')
const outcomeOf = (g: State): CombatResult => RESULTS[battleSlot(g, 'result')]

// 14.7  Supply of the attackers is judged once, as the attack begins.
function judgeSupply(g: State, log: Log): void {
  for (const unit of attackersOf(g, targetOf(g))) {
    if (!isSuppliedToAttack(g, unit)) g.unitFlags[unit] |= UNIT.unsuppliedBattle
  }
  dismissForeignAir(g, log)
}

// R45  Special forces may have left nobody to roll against.
function rollTheDie(g: State, log: Log): void {
  const target = targetOf(g)
  if (g.top[target] < 0) return
  const assessment = assessmentOf(g)
  const die = roll(g, 6)
  const outcome = result(tableOf(isMarked(g, MARK.mobile)), assessment.column, die)
  setBattleSlot(g, 'result', RESULTS.indexOf(outcome))
  logBattle(g, assessment, die, outcome, log)
  // 16.9d, R46  Judged now, paid after the battle.
  if (die === 1 && supportIn(g, 'air') >= 0 && hasFlak(g, target)) setMark(g, MARK.flak)
}

function assessmentOf(g: State): Assessment {
  const target = targetOf(g)
  const attackers = attackersOf(g, target)
  return assess(g, {
    target,
    attackers,
    defenders: defendersOf(g, target),
    unsupplied: attackers.filter(unit => hasFlag(g.unitFlags, unit, UNIT.unsuppliedBattle)).length,
    air: supportIn(g, 'air'),
    fleet: supportIn(g, 'fleet'),
    special: isMarked(g, MARK.special),
  })
}

function logBattle(g: State, assessment: Assessment, die: number, outcome: CombatResult, log: Log): void {
  log?.push({
    event: 'battle',
    rule: '11.8',
    target: grid.names[targetOf(g)],
    table: isMarked(g, MARK.mobile) ? 'mobile' : 'assault',
    attack: assessment.attack,
    defence: assessment.defence,
    percent: assessment.percent,
    start: columnLabel(assessment.startColumn),
    shifts: assessment.shifts.map(({ rule, label, columns }) => ({ rule, label, columns })),
    column: columnLabel(assessment.column),
    dice: [die],
    result: outcome.code,
  })
}

/** CR-AZ, CR-AD, CR-AA, CR-BB, CR-DA, CR-MA, CR-DD, CR-OR, CR-DZ, R49  Losses come before retreats, the defender's first. */
function takeLosses(g: State, log: Log): void {
  const { attackers, defenders } = outcomeOf(g)
  const number = defendersOf(g, targetOf(g)).length
  if (defenders === 'all') loseAll(g, ROLE.defender, log)
  if (defenders === 'eliminated') eliminateAll(g, ROLE.defender, log)
  if (attackers === 'all') loseAll(g, ROLE.attacker, log)
  if (attackers === 'eliminated') eliminateAll(g, ROLE.attacker, log)
  if (attackers === 'as-many') loseUnits(g, ROLE.attacker, number, log)
  if (attackers === 1) loseUnits(g, ROLE.attacker, 1, log)
  if (defenders === 1) loseUnits(g, ROLE.defender, 1, log)
}

/** 13.0a, 13.0d  If the result grants it and nobody is left in the hex. Marines go first, and have no choice. */
function offerAdvance(g: State, log: Log): void {
  if (!outcomeOf(g).advance || g.top[targetOf(g)] >= 0) return
  landMarines(g, log)
  if (mayAnyAdvance(g)) pushFrame(g.flow, FRAMES.advance)
}

// 15.0b  The attack is over and the stacks are covered again.
function endBattle(g: State, log: Log): null {
  for (const unit of involvedUnits(g)) if (isSea[g.place[unit]]) eliminate(g, unit, '18.2.2d', log)
  returnSupport(g, log)
  for (let hex = 0; hex < HEXES; hex++) g.hexFlags[hex] &= ~HEX.revealed
  clearUnitFlags(g, BATTLE_FLAGS)
  popFrame(g.flow)
  return null
}

/** 11.18, 16.9d, 16.9e, 17.1c, 18.1f  Combat results do not touch support units; flak does. */
function returnSupport(g: State, log: Log): void {
  const air = supportIn(g, 'air')
  const fleet = supportIn(g, 'fleet')
  if (air >= 0 && isMarked(g, MARK.flak)) reduce(g, air, '16.9d', log)
  if (air >= 0 && g.place[air] === BOX.onMission) utilize(g, air)
  if (fleet >= 0) utilize(g, fleet)
  returnSpecialForces(g)
  for (const unit of [air, fleet])
    if (unit >= 0) log?.push({ event: 'support-returned', rule: '16.9e', unit: unitIds[unit] })
}
