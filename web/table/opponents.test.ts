import { expect, test } from 'vitest'
import { mindOf } from '../../ai/opponent.ts'
import type { View } from '../../engine/game/game.ts'
import type { Opponent } from './opponents.ts'
import { human, newTable, presentation, ScriptedUser } from './user.fixture.ts'

test('a recruit plays against a person; it is never told what its side cannot see', async () => {
  const mind = mindOf(presentation.game, 'recruit', 3)
  const told: View[] = []
  const opponent: Opponent = {
    name: 'Recruit',
    async choose({ view, side }) {
      told.push(view())
      return mind.decide(told.at(-1)!, side)
    },
  }
  const table = newTable('1939', 6, { seats: [human('Ewa'), { name: 'Recruit', opponent }] })
  const user = new ScriptedUser(table, 2)
  user.movesAPhase = 2
  for (let i = 0; i < 5000 && table.snapshot().verdict === null; i++) {
    if (table.snapshot().busy === null) user.step()
    else await new Promise(resolve => setTimeout(resolve, 0))
  }
  const { verdict, log, header } = table.snapshot()
  expect(verdict).not.toBeNull()
  expect(header.sides[1]).toMatchObject({ player: 'Recruit', isHuman: false })
  expect(told.length).toBeGreaterThan(20)
  expect(told.every(view => view.side === 1)).toBe(true)
  // It moves step by step; its steps are told as the moves that they are.
  const lines = log.flatMap(entry => (entry.folded.length > 0 ? entry.folded : [entry]))
  const moves = lines.filter(line => line.weight === 'move' && line.side === 1)
  expect(moves.some(line => line.hexes.length > 2)).toBe(true)
  table.close()
})
