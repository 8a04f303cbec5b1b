// Whole games in which every choice is made by lot: how fast the rules list and act.
import { type Luck, luckOf } from '../../ai/players/player.ts'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import type { Game, GameState } from '../../engine/game/game.ts'
import { type Effort, median, timeOnce } from './measure.ts'

/** Gives the number of decisions. */
function randomGame<G extends GameState>(game: Game<G>, scenario: string, seed: number, luck: Luck): number {
  const begun = game.begin(scenario, {}, fastDice(seed))
  if (!begun.ok) throw new Error(begun.faults[0].reason)
  const g = begun.value
  let decisions = 0
  for (let awaited = game.awaited(g); awaited !== null; awaited = game.awaited(g)) {
    const legal = game.legal(g, awaited.side)
    game.perform(g, awaited.side, legal[luck.below(legal.length)], null)
    decisions += 1
  }
  return decisions
}

/** A second is one of a core's work. Listing and acting both counted; each sample plays other games. */
export function randomPlay<G extends GameState>(
  game: Game<G>,
  scenario: string,
  effort: Effort,
): { readonly decisions: number; readonly games: number } {
  const luck = luckOf(1)
  let seed = 1
  const sample = (milliseconds: number) => {
    const clock = performance.now()
    let decisions = 0
    let games = 0
    const spent = timeOnce(() => {
      do {
        decisions += randomGame(game, scenario, seed++, luck)
        games += 1
      } while (performance.now() - clock < milliseconds)
    })
    return { decisions: (decisions * 1000) / spent, games: (games * 1000) / spent }
  }
  sample(effort.warmUp * 3)
  const samples = Array.from({ length: effort.samples }, () => sample(effort.sample * 3))
  return {
    decisions: median(samples.map(({ decisions }) => decisions)),
    games: median(samples.map(({ games }) => games)),
  }
}
