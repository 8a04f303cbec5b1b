import { describe, expect, test } from 'vitest'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import type { Action } from '../../engine/game/action.ts'
import type { View } from '../../engine/game/game.ts'
import { warComesEarly } from '../../games/war-comes-early/index.ts'
import { grid } from '../../games/war-comes-early/world.ts'
import { knowledgeAbout } from '../games/all.ts'
import { begun, game, play } from '../games/war-comes-early/player.fixture.ts'
import { type Answers, type Asks, newMind, type Report } from '../mind.ts'

type State = ReturnType<typeof begun>

function ask<A extends Asks>(view: View, side: number, asks: A): Answers[A['for']] {
  let last: Report | null = null
  const mind = newMind(knowledgeAbout)
  mind({ number: 1, game: warComesEarly.id, side, view, asks, hurry: null }, report => {
    last = report
  })
  const { answer, fault } = last as unknown as { answer?: Answers[A['for']]; fault?: string }
  if (answer === undefined) throw new Error(fault)
  return answer
}

const suggested = (g: State, side: number) => ask(game.view(g, side), side, { for: 'suggestion' })

/** A game of officers up to a decision of this kind. */
function upTo(scenario: string, decision: string, side: number, seed = 3): State {
  const key = `${scenario} ${decision} ${side} ${seed}`
  const g = reached.get(key) ?? begun(scenario, seed)
  if (!reached.has(key))
    play(g, ['officer', 'officer'], seed, (who, kind) => who === side && kind === decision)
  reached.set(key, g)
  return g.copy()
}

/** Positions that were played to before. */
const reached = new Map<string, State>()

/** Another position that the side cannot tell from this one. */
function twinOf(g: State, side: number): State {
  const other = game.imagine(game.view(g, side), fastDice(77))
  if (!other.ok) throw new Error(other.faults[0].reason)
  return other.value
}

function performAll(g: State, side: number, actions: readonly Action[]): void {
  for (const action of actions) {
    expect(game.check(g, side, action)).toEqual([])
    game.perform(g, side, action, null)
  }
}

describe('a suggestion', () => {
  test('is one whole march of one unit, ready to be played', () => {
    const g = upTo('1939', 'movement', 0)
    const { actions, events, samples, before, after } = suggested(g, 0)
    const moved = events.filter(({ event }) => event === 'moved')
    expect(moved.length).toBeGreaterThan(0)
    expect(new Set(moved.map(({ unit }) => unit)).size).toBe(1)
    expect(samples).toBe(12)
    for (const value of [before, after]) expect(Math.abs(value)).toBeLessThanOrEqual(1)
    performAll(g, 0, actions)
    expect(game.awaited(g)).toMatchObject({ side: 0, decision: 'movement' })
  })

  test('is one whole attack up to its die, of which nothing is foretold', () => {
    const g = upTo('1939', 'combat', 0)
    const { actions, events } = suggested(g, 0)
    expect(actions[0].do).toBe('attack')
    expect(actions.at(-1)).toEqual({ do: 'resolve' })
    expect(events.some(({ event }) => event === 'battle')).toBe(false)
    const rolls = g.rolls
    performAll(g, 0, actions)
    expect(g.rolls).toBe(rolls + 1)
  })

  test('of an order of phases does not run into the first of them', () => {
    const g = begun('1939', 1)
    const { actions } = suggested(g, 0)
    expect(actions).toHaveLength(1)
  })

  test('is the same for positions that the side cannot tell apart', () => {
    const g = upTo('1938', 'combat', 0)
    const twin = twinOf(g, 0)
    expect(suggested(twin, 0)).toEqual(suggested(g, 0))
  })
})

test('what is suggested is not rated poor, and nothing else is advised instead', () => {
  const g = upTo('1939', 'combat', 0)
  const { actions } = suggested(g, 0)
  expect(actions[0].do).toBe('attack')
  const units = actions.filter(({ unit }) => unit !== undefined).map(({ unit }) => unit!)
  const attack = { do: 'attack', target: actions[0].target!, units }
  const rating = ask(game.view(g, 0), 0, { for: 'rating', attack })
  expect(rating.verdict).not.toBe('poor')
  expect(rating.instead).toBeNull()
  expect(rating.error).toBeGreaterThan(0)
})

describe('a rating', () => {
  const g = upTo('1939', 'combat', 1)
  const enemies = game.legal(g, 1).filter(action => action.do === 'attack')

  test('tells a hopeless attack', () => {
    const ratings = enemies.slice(0, 2).map(({ target, unit }) => {
      const attack = { do: 'attack', target, units: [unit] }
      return ask(game.view(g, 1), 1, { for: 'rating', attack })
    })
    const worst = ratings.toSorted((a, b) => a.cleared - b.cleared || b.ownLoss - a.ownLoss)[0]
    expect(worst.cleared).toBeLessThan(0.5)
    expect(worst.ownLoss).toBeGreaterThan(worst.enemyLoss)
    expect(worst.verdict).toBe('poor')
  })

  test('is the same for positions that the side cannot tell apart', () => {
    const attack = { do: 'attack', target: enemies[0].target, units: [enemies[0].unit] }
    const twin = twinOf(g, 1)
    expect(ask(game.view(twin, 1), 1, { for: 'rating', attack })).toEqual(
      ask(game.view(g, 1), 1, { for: 'rating', attack }),
    )
  })
})

describe('a look ahead', () => {
  test('counts attacks on hexes of one’s own, and how often they fell', () => {
    const g = upTo('1939', 'combat', 1)
    const { samples, threats } = ask(game.view(g, 1), 1, { for: 'foresight' })
    expect(samples).toBe(12)
    expect(threats.length).toBeGreaterThan(0)
    const held = new Set(Array.from(g.place, hex => hex))
    for (const { hex, attacked, fell, from } of threats) {
      expect(held.has(grid.indexOf(hex))).toBe(true)
      expect(attacked).toBeGreaterThan(0)
      expect(fell).toBeLessThanOrEqual(attacked)
      expect(from.length).toBeGreaterThan(0)
    }
  })

  test('is the same for positions that the side cannot tell apart', () => {
    const g = upTo('1938', 'combat', 0)
    expect(ask(game.view(twinOf(g, 0), 0), 0, { for: 'foresight' })).toEqual(
      ask(game.view(g, 0), 0, { for: 'foresight' }),
    )
  })
})
