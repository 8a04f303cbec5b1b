// What Hinge of Fate adds to `salient bench`: reach and supply.
import { playerOf } from '../../../ai/games/all.ts'
import { luckOf, type Player } from '../../../ai/players/player.ts'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../../engine/files/result.ts'
import { GERMAN } from '../../../games/hinge-of-fate/forces.ts'
import { hingeOfFate as game } from '../../../games/hinge-of-fate/index.ts'
import { suppliedAmong } from '../../../games/hinge-of-fate/rules/08-supply.ts'
import { reachOf } from '../../../games/hinge-of-fate/rules/11-reach.ts'
import type { State } from '../../../games/hinge-of-fate/state.ts'
import { campOf, UNITS } from '../../../games/hinge-of-fate/world.ts'
import { type Effort, timeOf } from '../../bench/measure.ts'
import { atMost, type Bench, plainRow } from '../../bench/row.ts'

/** A movement phase from the middle of a game of recruits. */
function midGame(turn: number): State {
  const g = valueOrThrow(game.begin('hinge', {}, fastDice(7)))
  const players = [0, 1, 2, 3].map(() => playerOf('recruit', game.id) as unknown as Player<State>)
  const luck = luckOf(7)
  for (let awaited = game.awaited(g); awaited !== null; awaited = game.awaited(g)) {
    const { side, decision } = awaited
    if (g.turn >= turn && decision === 'movement') return g
    game.perform(g, side, players[side].choose(game, g, side, game.legal(g, side), luck), null)
  }
  throw new Error(`the game ends before turn ${turn}`)
}

export const bench = (effort: Effort): Bench[] => {
  const g = midGame(4)
  const units = Array.from({ length: UNITS }, (_, unit) => unit).filter(unit => g.place[unit] >= 0)
  const germans = units.filter(unit => campOf[unit] === GERMAN)
  const reach = timeOf(() => units.forEach(unit => void reachOf(g, unit)), effort) / units.length
  const supply = timeOf(() => suppliedAmong(g, germans), effort)
  return [
    {
      rows: [
        plainRow('one unit’s moves, Hinge of Fate', reach * 1000, 'µs'),
        plainRow('supply of a side, Hinge of Fate', supply * 1000, 'µs'),
      ],
      bars: [
        atMost('milliseconds for the supply of a side, Hinge of Fate', supply, 1),
        atMost('milliseconds for one unit’s moves, Hinge of Fate', reach, 0.2),
      ],
      remarks: [],
    },
  ]
}
