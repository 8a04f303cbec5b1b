import { expect, test } from 'vitest'
import { knowledgeAbout } from '../ai/games/all.ts'
import { newMind } from '../ai/mind.ts'
import type { Action } from '../engine/game/action.ts'
import type { View } from '../engine/game/game.ts'
import type { Opponent } from './opponents.ts'
import { human, newTable, ScriptedUser } from './user.fixture.ts'

test('an officer plays against a person; it is never told what its side cannot see', async () => {
  const mind = newMind(knowledgeAbout)
  const told: View[] = []
  const opponent: Opponent = {
    name: 'Officer',
    choose({ game, view, legal, side }) {
      told.push(view())
      const asks = { for: 'action', level: 'officer', seed: 3, legal: legal() } as const
      return new Promise((resolve, reject) =>
        mind({ number: 1, game, side, view: told.at(-1)!, asks, hurry: null }, report => {
          if ('answer' in report) resolve(report.answer as Action)
          if ('fault' in report) reject(new Error(report.fault))
        }),
      )
    },
  }
  const table = newTable('1939', 6, { seats: [human('Ewa'), { name: 'Officer', opponent }] })
  const user = new ScriptedUser(table, 2)
  user.movesAPhase = 2
  for (let i = 0; i < 5000 && table.snapshot().verdict === null; i++) {
    if (table.snapshot().busy === null) user.step()
    else await new Promise(resolve => setTimeout(resolve, 0))
  }
  const { verdict, log, header } = table.snapshot()
  expect(verdict).not.toBeNull()
  expect(header.sides[1]).toMatchObject({ player: 'Officer', isHuman: false })
  expect(told.length).toBeGreaterThan(20)
  expect(told.every(view => view.side === 1)).toBe(true)
  // It moves step by step; its steps are told as the moves that they are.
  const lines = log.flatMap(entry => (entry.folded.length > 0 ? entry.folded : [entry]))
  const moves = lines.filter(line => line.weight === 'move' && line.side === 1)
  expect(moves.some(line => line.hexes.length > 2)).toBe(true)
  table.close()
})
