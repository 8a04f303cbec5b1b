import { fastDice } from '../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import type { AnyGame } from '../../engine/game/door.ts'
import { gameById } from '../../games/all.ts'
import { warComesEarly as game } from '../../games/war-comes-early/index.ts'
import { place } from '../../games/war-comes-early/rules/03-hex-control.ts'
import type { State } from '../../games/war-comes-early/state.ts'
import { hex, unit } from '../../games/war-comes-early/world.ts'
import type { Position } from '../presentation.ts'

/** A scenario after its suggested set-up. */
export function setUp(scenario: '1938' | '1939'): State {
  const g = valueOrThrow(game.begin(scenario, {}, fastDice(1)))
  while (game.awaited(g)?.decision === 'deploy')
    game.perform(g, game.awaited(g)!.side, { do: 'deploy-suggested' }, null)
  return g
}

/** Puts units on top of a hex one after the other, wherever they were. */
export function stack(g: State, name: string, ...ids: string[]): void {
  for (const id of ids) place(g, unit(id), hex(name), null)
}

/** Performs an action of whoever decides, and refuses to go on if it is illegal. */
export function act(
  g: State,
  action: { do: string; [key: string]: string | number | readonly string[] },
): void {
  const { side } = game.awaited(g)!
  const [refusal] = game.check(g, side, action)
  if (refusal !== undefined)
    throw new Error(`${JSON.stringify(action)}: ${refusal.because} (${refusal.rule})`)
  game.perform(g, side, action, null)
}

export const positionOf = (g: State, side: number): Position => ({
  game: gameById('war-comes-early') as AnyGame,
  g,
  side,
})
