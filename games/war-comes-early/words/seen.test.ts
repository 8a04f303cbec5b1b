import { expect, test } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../../engine/files/result.ts'
import { warComesEarly as game } from '../index.ts'
import { layout } from '../state.ts'
import { view } from '../view.ts'
import { seenBy } from './seen.ts'

test('what is shown of a position is the view of the game, through a whole game', () => {
  const g = valueOrThrow(game.begin('1938', {}, fastDice(11)))
  for (let i = 0; i < 900; i++) {
    const awaited = game.awaited(g)
    if (awaited === null) break
    if (i % 30 === 0) {
      for (const side of [0, 1]) {
        const cells = layout.fromJSON(view(g, side).state)
        expect(cells.ok && cells.cells).toEqual(seenBy(g, side).g.cells)
      }
    }
    const legal = game.legal(g, awaited.side)
    const action = awaited.decision === 'deploy' ? { do: 'deploy-suggested' } : legal[(i * 7) % legal.length]
    game.perform(g, awaited.side, action, null)
  }
})
