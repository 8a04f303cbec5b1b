import { expect, test } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../../engine/files/result.ts'
import type { Action } from '../../../engine/game/action.ts'
import { sameState } from '../../../engine/state/layout.ts'
import { munichWar as game } from '../../../games/munich-war/index.ts'
import type { State } from '../../../games/munich-war/state.ts'
import { luckOf, type Player } from '../../players/player.ts'
import type { Level } from '../../players/players.ts'
import { playerOf } from '../all.ts'

const begun = (scenario: string, seed: number): State =>
  valueOrThrow(game.begin(scenario, {}, fastDice(seed)))

const seat = (level: Level): Player<State> =>
  playerOf(level, game.id, { nodes: 600 }) as unknown as Player<State>

/** Plays on until nobody is awaited or `seen` says so. */
function play(
  g: State,
  levels: readonly Level[],
  seed: number,
  seen: (side: number, legal: readonly Action[], chosen: Action) => boolean = () => false,
): void {
  const players = levels.map(seat)
  const luck = luckOf(seed)
  for (let awaited = game.awaited(g); awaited !== null; awaited = game.awaited(g)) {
    const { side } = awaited
    const legal = game.legal(g, side)
    const chosen = players[side].choose(game, g, side, legal, luck)
    if (seen(side, legal, chosen)) return
    game.perform(g, side, chosen, null)
  }
}

test('an officer beats a recruit from either side of the Little Entente', () => {
  let wins = 0
  for (let seed = 1; seed <= 2; seed++) {
    for (const levels of [
      ['officer', 'recruit'],
      ['recruit', 'officer'],
    ] as const) {
      const g = begun('little-entente', seed)
      play(g, levels, seed)
      if (game.outcome(g)!.winners.includes(levels.indexOf('officer'))) wins += 1
    }
  }
  expect(wins).toBeGreaterThanOrEqual(3)
})

test.each(['recruit', 'officer'] as const)(
  'a %s decides on what it can see: hidden enemies elsewhere, the same choice',
  level => {
    const g = begun('western-powers', 3)
    let decisions = 0
    let compared = 0
    play(g, ['lively', 'lively'], 3, (side, legal) => {
      if (decisions++ % 9 > 0) return false
      const imagined = valueOrThrow(game.imagine(game.view(g, side), fastDice(decisions)))
      if (sameState(imagined, g)) return false
      const choice = (state: State) => seat(level).choose(game, state, side, legal, luckOf(decisions))
      expect(choice(imagined)).toEqual(choice(g))
      compared += 1
      return compared > 25
    })
    expect(compared).toBeGreaterThan(15)
  },
)
