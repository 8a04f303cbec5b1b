// 17  Special forces.
import { roll } from '../../../engine/dice/roll.ts'
import type { Log } from '../../../engine/game/action.ts'
import type { State } from '../state.ts'
import { isFort, successRange, unitIds } from '../units.ts'
import { defendersOf } from './11-attackers.ts'
import { battleSlot, MARK, setBattleSlot, setMark, supportIn } from './11-battle-frame.ts'
import { eliminate, reduce } from './11-reduction.ts'
import { utilize } from './16-flight.ts'

/**
 * 11.8, 17.1b, 17.1d, R14  The die of committed special forces. Success costs a fortification in the hex a step and shifts the attack;
 * failure eliminates the marker for good.
 */
export function rollSpecialForces(g: State, log: Log): void {
  const unit = supportIn(g, 'special')
  if (unit < 0) return
  const die = roll(g, 6)
  const succeeds = die <= successRange[unit]
  log?.push({
    event: 'special-forces',
    rule: succeeds ? '17.1b' : '17.1d',
    unit: unitIds[unit],
    dice: [die],
    succeeds,
  })
  if (!succeeds) {
    setBattleSlot(g, 'special', 0)
    eliminate(g, unit, '17.1d', log)
    return
  }
  setMark(g, MARK.special)
  const fort = defendersOf(g, battleSlot(g, 'target')).find(defender => isFort[defender])
  if (fort !== undefined) reduce(g, fort, '17.1b', log)
}

/** 17.1c, R13  After the battle to Utilized, from where they return like the others. */
export function returnSpecialForces(g: State): void {
  const unit = supportIn(g, 'special')
  if (unit >= 0) utilize(g, unit)
}
