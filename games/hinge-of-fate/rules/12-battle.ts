// 12.2 to 12.7, 12.15, 12.18  A battle from the judging of supply to the advance, one stage after the other.
import { result } from '../../../engine/battle/table.ts'
import { roll } from '../../../engine/dice/roll.ts'
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import { staged } from '../../../engine/flow/staged.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { GERMAN, PLAYER, WEST } from '../forces.ts'
import { hasFlag, isHistorical, ORDER, type State, UNIT } from '../state.ts'
import { type CombatResult, combatResults, RESULTS, SUPPLY_POINTS } from '../tables.ts'
import { grid, isCity, mapOf } from '../world.ts'
import { clearUnitFlags, unitsIn } from './03-control.ts'
import { reveal } from './03-fog-of-war.ts'
import { loseStep } from './03-hex-control.ts'
import { activeSide } from './05-active.ts'
import { inCrisis, spendSupply } from './08-crisis.ts'
import { suppliedAmong } from './08-supply.ts'
import { offerAdvance } from './12-advance.ts'
import { attackersOf } from './12-attackers.ts'
import { attackingCamp, battleSlot, isMarked, MARK, setBattleSlot } from './12-battle-frame.ts'
import { type Assessment, assess, columnLabel } from './12-forecast.ts'
import { takeLoss } from './12-losses.ts'
import { inBattleRefusal } from './12-refusals.ts'
import { retreatDefenders } from './12-retreat.ts'
import { agcUnitsIn, engagementOf } from './12-strength.ts'
import { dropOnTarget, offerRelief } from './13-airborne.ts'
import { watchHistoricalVictory } from './14-victory.ts'

const targetOf = (g: State): number => battleSlot(g, 'target')
const resultOf = (g: State): CombatResult => RESULTS[battleSlot(g, 'result')]

function setResult(g: State, outcome: CombatResult): void {
  setBattleSlot(g, 'result', RESULTS.indexOf(outcome))
}

/** 12.10  Each stage is complete before the next begins. */
export const battleProcedure = staged(FRAMES.battle, {
  supply: (g: State) => judgeSupply(g),
  /** 13.6b, R16  The Germans may drop their paratroops on an attacked stack. */
  relief: (g: State) => offerRelief(g, targetOf(g)),
  /** 13.6d */
  drop(g: State, log: Log) {
    if (isMarked(g, MARK.drop)) dropOnTarget(g, targetOf(g), log)
  },
  /** 12.18 */
  commit: (g: State) => pushFrame(g.flow, FRAMES.commit),
  roll: (g: State, log: Log) => rollTheDie(g, log),
  convert: (g: State) => convertInCity(g),
  outcome: (g: State, log: Log) => applyResult(g, log),
  defenderLoss: (g: State, log: Log) => bloodbath(g, 'defender', log),
  attackerLoss: (g: State, log: Log) => bloodbath(g, 'attacker', log),
  retreat(g: State, log: Log) {
    return resultOf(g) !== 'DR' || retreatDefenders(g, targetOf(g), log) ? undefined : 'retreat'
  },
  advance: (g: State) => offerAdvance(g, targetOf(g)),
  end: (g: State, log: Log) => endBattle(g, log),
})

// 8.1b  Supply of the attackers is judged once, as the battle begins.
function judgeSupply(g: State): void {
  const attackers = attackersOf(g, targetOf(g))
  const supplied = suppliedAmong(g, attackers)
  attackers.forEach((unit, i) => {
    if (!supplied[i]) g.unitFlags[unit] |= UNIT.unsupplied
  })
}

/** The battle as it stands before the die: the commit decision and the roll look at it. */
export const assessBattle = (g: State): Assessment => assess(g, engagementOf(g, targetOf(g)))

const NOT_THAT_FAR = forbid('12.18', 'the column is lowered by a whole number, and not beyond the table')

function lowerRefusal(g: State, action: Action): Refusal | null {
  const lower = action.lower ?? 0
  const isWhole = typeof lower === 'number' && Number.isInteger(lower)
  return isWhole && lower >= 0 && lower <= assessBattle(g).column ? null : NOT_THAT_FAR
}

/** 12.18, H15  `{do:'roll'}` on the column of the battle, or `{do:'roll', lower: 2}` on one further left. */
export const commitDecision: Decision<State> = {
  side: activeSide,
  list(g, offer) {
    offer({ do: 'roll' })
    const { column } = assessBattle(g)
    for (let lower = 1; lower <= column; lower++) offer({ do: 'roll', lower })
  },
  check: (g, action) => (action.do === 'roll' ? lowerRefusal(g, action) : inBattleRefusal(action)),
  perform(g, action) {
    popFrame(g.flow)
    setBattleSlot(g, 'column', assessBattle(g).column - ((action.lower as number | undefined) ?? 0))
  },
}

// 12.11, 12.17
function rollTheDie(g: State, log: Log): void {
  const target = targetOf(g)
  const engagement = engagementOf(g, target)
  const column = battleSlot(g, 'column')
  const die = roll(g, 6)
  const outcome = result(combatResults, column, die)
  setResult(g, outcome)
  setBattleSlot(g, 'agcUnits', agcUnitsIn(engagement, mapOf[target] === WEST))
  if (log !== null) logBattle(assess(g, engagement), target, column, die, outcome, log)
}

function logBattle(
  assessment: Assessment,
  target: number,
  column: number,
  die: number,
  outcome: CombatResult,
  log: Log,
): void {
  const { attack, defence, differential, startColumn, shifts } = assessment
  log?.push({
    event: 'battle',
    rule: '12.11',
    target: grid.names[target],
    attack,
    defence,
    differential,
    startColumn: columnLabel(startColumn),
    shifts: shifts.map(({ rule, label, columns }) => ({ rule, label, columns })),
    lowered: assessment.column - column,
    column: columnLabel(column),
    dice: [die],
    result: outcome,
  })
}

// 12.14e, 12.15a, R47  In a city a retreat stalls the attack, or is a bloodbath if the attack is all out.
function convertInCity(g: State): void {
  if (resultOf(g) !== 'DR' || !isCity[targetOf(g)]) return
  if (g.player === PLAYER.soviet) setResult(g, 'BB')
  else if (mayGoAllOut(g)) pushFrame(g.flow, FRAMES.allOut)
  else setResult(g, 'AS')
}

/** 12.15b, R31, R61  Fight/move on that map, every attacker in supply; in crisis no unit of Army Group C is. */
function mayGoAllOut(g: State): boolean {
  if (attackingCamp(g) !== GERMAN || g.order !== ORDER.fightMove) return false
  if (mapOf[targetOf(g)] === WEST && inCrisis(g)) return false
  return attackersOf(g, targetOf(g)).every(unit => !hasFlag(g.unitFlags, unit, UNIT.unsupplied))
}

/** 12.15b  `{do:'all-out'}` or `{do:'stall'}`: declared after the roll, which never is worse than before it (H3). */
export const allOutDecision: Decision<State> = {
  side: activeSide,
  list(_g, offer) {
    offer({ do: 'all-out' })
    offer({ do: 'stall' })
  },
  check: (_g, action) => (action.do === 'all-out' || action.do === 'stall' ? null : inBattleRefusal(action)),
  perform(g, action, log) {
    popFrame(g.flow)
    const isAllOut = action.do === 'all-out'
    setResult(g, isAllOut ? 'BB' : 'AS')
    log?.push({ event: 'all-out', rule: '12.15b', target: grid.names[targetOf(g)], declared: isAllOut })
  },
}

// 12.6, 12.7, R48  AE and DE take a step from every unit of that side, where it stands; AS from nobody.
function applyResult(g: State, log: Log): void {
  const outcome = resultOf(g)
  if (outcome === 'AE') for (const unit of attackersOf(g, targetOf(g))) loseStep(g, unit, '12.7', log)
  if (outcome === 'DE') for (const unit of unitsIn(g, targetOf(g))) loseStep(g, unit, '12.7', log)
}

// 12.5  One step of each side, the defender first (H4).
function bloodbath(g: State, role: 'attacker' | 'defender', log: Log): void {
  if (resultOf(g) === 'BB') takeLoss(g, role, log)
}

// 3.4a, 8.10b, R29  Stacks are hidden again, and Army Group C pays whatever came of it.
function endBattle(g: State, log: Log): void {
  reveal(g, targetOf(g), false)
  clearUnitFlags(g, UNIT.involved | UNIT.unsupplied)
  spendSupply(g, battleSlot(g, 'agcUnits') * SUPPLY_POINTS.combat, '8.10b', log)
  if (isHistorical(g)) watchHistoricalVictory(g, log)
}
