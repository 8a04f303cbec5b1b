// What a game logs is what its list of events says: position files and clients rest on it.
import { expect, test } from 'vitest'
import { fastDice } from '../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import type { GameEvent } from '../engine/game/action.ts'
import { DOORS } from './all.ts'

const ACTIONS = 1500

const SCENARIOS = (
  await Promise.all(
    DOORS.map(async ({ game, positions }) => {
      const events = (await positions?.())?.events
      return events === undefined
        ? []
        : game.scenarios.map(({ id }) => ({ name: `${game.id}/${id}`, game, id, events }))
    }),
  )
).flat()

test.each(SCENARIOS)('$name logs only events and fields that are listed', ({ game, id, events }) => {
  const g = valueOrThrow(game.begin(id, {}, fastDice(7)))
  const dice = fastDice(11)
  const log: GameEvent[] = []
  for (let i = 0; i < ACTIONS; i++) {
    const awaited = game.awaited(g)
    if (awaited === null) break
    const legal = game.legal(g, awaited.side)
    game.perform(g, awaited.side, legal[dice.below(i, legal.length)], log)
  }
  expect(log.length).toBeGreaterThan(0)
  for (const { event, rule: _, ...fields } of log) {
    expect(Object.keys(events), event).toContain(event)
    for (const field of Object.keys(fields)) expect(events[event], `${event}.${field}`).toContain(field)
  }
})
