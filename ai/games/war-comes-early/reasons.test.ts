import { expect, test } from 'vitest'
import { sameState } from '../../../engine/state/layout.ts'
import { begun, game, play } from './player.fixture.ts'
import { reasons } from './reasons.ts'

test('[12.3a] an attack is given with its chance, its cost and the rules they rest on', () => {
  const g = begun('1939', 1)
  const seen: string[] = []
  play(g, ['officer', 'officer'], 1, (side, decision, _legal, chosen) => {
    if (decision !== 'combat' || chosen.do !== 'attack') return false
    const before = g.copy()
    const spoken = reasons(g, side, chosen)
    expect(sameState(before, g)).toBe(true)
    expect(spoken[0].text).toMatch(/^\d+% chance to take /)
    expect(spoken[0].rule).toBe('12.3a')
    expect(spoken.every(({ rule }) => rule !== undefined)).toBe(true)
    seen.push(...spoken.map(({ text }) => text))
    return seen.length > 20
  })
  expect(seen.length).toBeGreaterThan(4)
})

test('[13.3b] [3.0a] a march says what it holds or takes, a set-up that it is the suggested one', () => {
  const g = begun('1938', 1)
  const told = new Set<string>()
  play(g, ['officer', 'officer'], 1, (side, _decision, _legal, chosen) => {
    for (const { text } of reasons(g, side, chosen)) told.add(text)
    return g.turn > 1
  })
  expect(told).toContain('the suggested place')
  expect([...told].some(text => /^(takes|holds) .*, worth \d/.test(text))).toBe(true)
})

test('nothing is said of an action that needs no reason', () => {
  const g = begun('1939', 1)
  play(g, ['officer', 'officer'], 1, (_side, decision) => decision === 'movement')
  expect(reasons(g, game.awaited(g)!.side, { do: 'end' })).toEqual([])
})
