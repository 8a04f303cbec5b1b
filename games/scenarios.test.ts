import { expect, test } from 'vitest'
import { coalitionsOf } from '../engine/game/allies.ts'
import { MOST_SIDES } from '../engine/game/game.ts'
import { GAMES } from './all.ts'

const SCENARIOS = GAMES.flatMap(game =>
  game.scenarios.map(scenario => [game.id, scenario.id, scenario] as const),
)

test.each(SCENARIOS)(
  '%s, %s has sides that can be told apart, and allies that are sides of it',
  (_, __, scenario) => {
    expect(scenario.sides.length).toBeGreaterThan(1)
    expect(scenario.sides.length).toBeLessThanOrEqual(MOST_SIDES)
    expect(new Set(scenario.sides).size).toBe(scenario.sides.length)
    // Every side is in one group, and somebody is against somebody.
    const groups = coalitionsOf(scenario)
    expect(groups.flat().sort()).toEqual(scenario.sides.map((_side, side) => side))
    expect(groups.length).toBeGreaterThan(1)
  },
)
