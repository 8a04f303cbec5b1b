// What Munich War adds to `salient bench`: supply and moves.
import { playerOf } from '../../../ai/games/all.ts'
import { luckOf, type Player } from '../../../ai/players/player.ts'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { munichWar as game } from '../../../games/munich-war/index.ts'
import { AXIS } from '../../../games/munich-war/nations.ts'
import { reachOf } from '../../../games/munich-war/rules/08-reach.ts'
import { forgetRails } from '../../../games/munich-war/rules/10-zones-of-control.ts'
import { unsuppliedUnits } from '../../../games/munich-war/rules/14-supply.ts'
import type { State } from '../../../games/munich-war/state.ts'
import { isMobile, UNITS } from '../../../games/munich-war/units.ts'
import { type Effort, timeOf } from '../../bench/measure.ts'
import { atMost, type Bench, plainRow } from '../../bench/row.ts'

/** An Axis Movement Phase in the middle of the war with the most counters. */
function midGame(): State {
  const begun = game.begin('general-war', {}, fastDice(7))
  if (!begun.ok) throw new Error(begun.faults[0].reason)
  const g = begun.value
  const players = [0, 1].map(() => playerOf('recruit', game.id) as unknown as Player<State>)
  const luck = luckOf(7)
  for (let awaited = game.awaited(g); awaited !== null; awaited = game.awaited(g)) {
    const { side, decision } = awaited
    if (decision === 'movement' && side === AXIS && g.turn === 4) break
    game.perform(g, side, players[side].choose(game, g, side, game.legal(g, side), luck), null)
  }
  return g
}

export function bench(effort: Effort): Bench[] {
  const g = midGame()
  const units = Array.from({ length: UNITS }, (_, unit) => unit).filter(
    unit => g.place[unit] >= 0 && isMobile[unit],
  )
  const supply = timeOf(() => {
    forgetRails(g)
    return unsuppliedUnits(g, AXIS).length
  }, effort)
  const moves =
    timeOf(() => units.reduce((sum, unit) => sum + (reachOf(g, unit)?.count ?? 0), 0), effort) / units.length
  return [
    {
      rows: [
        plainRow('supply of a side, Munich War', supply, 'ms'),
        plainRow(`reach of one unit, average of ${units.length}`, moves, 'ms'),
      ],
      bars: [
        atMost('supply of a side in Munich War, ms', supply, 1),
        atMost('reach of a unit in Munich War, ms', moves, 0.2),
      ],
      remarks: [],
    },
  ]
}
