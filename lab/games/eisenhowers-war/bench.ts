// What Eisenhower's War adds to `salient bench`: supply and moves.
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { eisenhowersWar as game } from '../../../games/eisenhowers-war/index.ts'
import { isTracedTo } from '../../../games/eisenhowers-war/rules/07-supply.ts'
import { destinationsOf } from '../../../games/eisenhowers-war/rules/08-reach.ts'
import { forgetSupply } from '../../../games/eisenhowers-war/rules/09-zones-of-control.ts'
import { GERMAN } from '../../../games/eisenhowers-war/sides.ts'
import type { State } from '../../../games/eisenhowers-war/state.ts'
import { isMobile, UNITS } from '../../../games/eisenhowers-war/units.ts'
import { RUHR } from '../../../games/eisenhowers-war/world.ts'
import { type Effort, timeOf } from '../../bench/measure.ts'
import { atMost, type Bench, plainRow } from '../../bench/row.ts'

/** The first position, in which everybody is on the map that ever starts there. */
function opening(): State {
  const begun = game.begin('historical', {}, fastDice(7))
  if (!begun.ok) throw new Error(begun.faults[0].reason)
  return begun.value
}

function supplyOfGermany(g: State): boolean {
  forgetSupply(g)
  return isTracedTo(g, GERMAN, RUHR)
}

export function bench(effort: Effort): Bench[] {
  const g = opening()
  const units = Array.from({ length: UNITS }, (_, unit) => unit).filter(
    unit => g.place[unit] >= 0 && isMobile[unit],
  )
  const supply = timeOf(() => supplyOfGermany(g), effort)
  const moves =
    timeOf(() => units.reduce((sum, unit) => sum + destinationsOf(g, unit).length, 0), effort) / units.length
  return [
    {
      rows: [
        plainRow("supply of a side, Eisenhower's War", supply, 'ms'),
        plainRow(`list of one unit's moves, average of ${units.length}`, moves, 'ms'),
      ],
      bars: [
        atMost("supply of a side in Eisenhower's War, ms", supply, 1),
        atMost("list of a unit's moves in Eisenhower's War, ms", moves, 0.2),
      ],
      remarks: [],
    },
  ]
}
