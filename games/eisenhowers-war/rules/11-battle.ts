// 11.0  A battle from its declaration to the advance, one stage of the chapter after the other.
import { roll } from '../../../engine/dice/roll.ts'
import { staged } from '../../../engine/flow/staged.ts'
import type { Log } from '../../../engine/game/action.ts'
import { FRAMES } from '../flow.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { grid } from '../world.ts'
import { eliminate, forgetLosses } from './02-steps.ts'
import { comeAshore, failInvasion, openInland } from './05-landing.ts'
import { enemyOccupied } from './06-stacking.ts'
import { attackersOf, clearUnitFlags } from './10-attackers.ts'
import { type Assessment, assess, columnName, resultOf } from './10-odds.ts'
import { openAdvance } from './11-advance.ts'
import { attackingSide, battleNow, battleTarget, isMarked, MARK, setBattleSlot } from './11-battle-frame.ts'
import { openDefence, takeLoss } from './11-losses.ts'
import { continueRetreat } from './11-retreat.ts'
import { openSupport } from './11-support.ts'
import { landDrop } from './13-airborne.ts'

/** 10.0b  Each stage is finished, with all that it asks for, before the next one begins. */
export const battleProcedure = staged<State, string>(FRAMES.battle, {
  support: openSupport,
  inland: openInland,
  roll(g, log) {
    if (isMarked(g, MARK.inland)) return 'retreat'
    rollTheDie(g, log)
  },
  // 11.0d  The defender first, to the end.
  defence: openDefence,
  defenderLosses: (g, log) => (takeLoss(g, 'defender', log) ? undefined : 'defenderLosses'),
  retreat: (g, log) => (continueRetreat(g, log) ? undefined : 'retreat'),
  attackerLosses: (g, log) => (takeLoss(g, 'attacker', log) ? undefined : 'attackerLosses'),
  outcome: settle,
  advance(g) {
    if (!isHeld(g)) openAdvance(g)
  },
  end: endBattle,
})

/** Is anybody of the defenders left in the hex? */
const isHeld = (g: State): boolean => enemyOccupied(g, attackingSide(g), battleTarget(g))

// 11.0b  One die.
function rollTheDie(g: State, log: Log): void {
  const assessment = assess(g, battleNow(g))
  const die = roll(g, 6)
  const losses = resultOf(assessment, die)
  setBattleSlot(g, 'attackerLoss', losses.attacker)
  setBattleSlot(g, 'defenderLoss', losses.defender)
  logBattle(assessment, battleTarget(g), die, `${losses.attacker}/${losses.defender}`, log)
}

function logBattle(assessment: Assessment, target: number, die: number, outcome: string, log: Log): void {
  log?.push({
    event: 'battle',
    rule: '11.0b',
    target: grid.names[target],
    attack: assessment.attack,
    defence: assessment.defence,
    odds: assessment.odds,
    shifts: assessment.shifts.map(({ rule, label, columns }) => ({ rule, label, columns })),
    column: columnName(assessment.column),
    beyond: assessment.beyond,
    dice: [die],
    result: outcome,
  })
}

// 5.3.6, 13.2h, 13.2j  Who came from the sea or the air holds the hex or is beaten; who attacked overland stays where he is.
function settle(g: State, log: Log): void {
  const target = battleTarget(g)
  const dropped = attackersOf(g).filter(unit => hasFlag(g.unitFlags, unit, UNIT.dropping))
  if (isHeld(g)) {
    for (const unit of dropped) eliminate(g, unit, '13.2h', log)
    if (isMarked(g, MARK.invasion)) failInvasion(g, log)
    return
  }
  for (const unit of dropped) landDrop(g, unit, target, log)
  if (isMarked(g, MARK.invasion)) comeAshore(g, target, log)
}

// 11.0e  Nothing is carried over to another battle.
function endBattle(g: State): void {
  clearUnitFlags(
    g,
    UNIT.involved |
      UNIT.landing |
      UNIT.dropping |
      UNIT.retreating |
      UNIT.together |
      UNIT.advanced |
      UNIT.advancing,
  )
  forgetLosses(g)
}
