// The players of Hinge of Fate: they beat those below them, hold what decides the game, and look at nothing hidden.
import { describe, expect, test } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../../engine/files/result.ts'
import { campOfSide, GERMAN_EAST, POLISH } from '../../../games/hinge-of-fate/forces.ts'
import { hingeOfFate as game } from '../../../games/hinge-of-fate/index.ts'
import type { State } from '../../../games/hinge-of-fate/state.ts'
import { DANZIG, WARSAW } from '../../../games/hinge-of-fate/world.ts'
import { luckOf, type Player } from '../../players/player.ts'
import type { Level } from '../../players/players.ts'
import { playerOf } from '../all.ts'
import { dutiesOf, waysToWin } from './duties.ts'
import { fieldOfHinge } from './field.ts'
import { knowledge } from './index.ts'

const seat = (level: Level): Player<State> => playerOf(level, game.id) as unknown as Player<State>

const begun = (scenario: string, seed: number): State =>
  valueOrThrow(game.begin(scenario, {}, fastDice(seed)))

function play(
  g: State,
  levels: readonly Level[],
  seed: number,
  until: (g: State) => boolean = () => false,
): void {
  const players = levels.map(seat)
  const lucks = levels.map((_, side) => luckOf(seed * 16 + side))
  for (let awaited = game.awaited(g); awaited !== null && !until(g); awaited = game.awaited(g)) {
    const { side } = awaited
    game.perform(g, side, players[side].choose(game, g, side, game.legal(g, side), lucks[side]), null)
  }
}

describe('officers and recruits', () => {
  test.each([
    ['historical', ['recruit', 'officer'], POLISH],
    ['hinge', ['recruit', 'officer', 'recruit', 'officer'], POLISH],
  ] as const)('in %s %j the officers win', (scenario, levels, side) => {
    for (const seed of [1, 2]) {
      const g = begun(scenario, seed)
      play(g, levels, seed)
      const winners = game.outcome(g)!.winners
      expect(winners.map(winner => campOfSide[winner])).toContain(campOfSide[side])
    }
  })
})

test('a command decides the same whatever lies hidden from it', () => {
  const g = begun('hinge', 5)
  play(g, ['officer', 'officer', 'officer', 'officer'], 5, ({ turn, player }) => turn === 3 && player === 3)
  for (const side of [0, 1, 2, 3]) {
    const view = game.view(g, side)
    const worlds = [1, 2].map(seed => valueOrThrow(game.imagine(view, fastDice(seed))))
    const standings = worlds.map(world =>
      knowledge.describe().standing(fieldOfHinge().sight(world, side), side),
    )
    expect(standings[0]).toBe(standings[1])
  }
})

test('[4.2c] Danzig is a duty of German East while Poles can come', () => {
  const g = begun('hinge', 1)
  expect(dutiesOf(g, GERMAN_EAST).map(({ hex }) => hex)).toContain(DANZIG)
})

test('[4.8] Warsaw is a duty of the Poles while it is theirs', () => {
  const g = begun('hinge', 1)
  expect(dutiesOf(g, POLISH).map(({ hex }) => hex)).toEqual([...WARSAW])
  g.control[WARSAW[0]] = 1
  expect(dutiesOf(g, POLISH).map(({ hex }) => hex)).toEqual([WARSAW[1]])
})

test('[4.2a] three French units over the edge, less those who have left, are a way to win', () => {
  const g = begun('hinge', 1)
  const missing = () => waysToWin(g).find(({ rule }) => rule === '4.2a')?.missing
  expect(missing()).toBe(3)
  g.exited = 2
  expect(missing()).toBe(1)
  expect(waysToWin(begun('historical', 1)).map(({ rule }) => rule)).toEqual(['4.8'])
})
