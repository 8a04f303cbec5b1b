import { expect, test } from 'vitest'
import { fastDice } from '../engine/dice/fast-dice.ts'
import type { GameEvent } from '../engine/game/action.ts'
import { budziszyn1945 } from '../games/budziszyn-1945/index.ts'
import { loseLevel } from '../games/budziszyn-1945/rules/01-levels.ts'
import { UNITS as BUDZISZYN_UNITS, fullLevels } from '../games/budziszyn-1945/units.ts'
import { warComesEarly } from '../games/war-comes-early/index.ts'
import { place } from '../games/war-comes-early/rules/03-hex-control.ts'
import { eliminate } from '../games/war-comes-early/rules/03-replacements.ts'
import { KRAKOW, unit } from '../games/war-comes-early/world.ts'
import { scores as budziszyn1945Scores } from './games/budziszyn-1945/scores.ts'
import { scores as warComesEarlyScores } from './games/war-comes-early/scores.ts'
import { scoreSheetOf } from './scores.ts'

function poland() {
  const begun = warComesEarly.begin('1939', {}, fastDice(1))
  if (!begun.ok) throw new Error(begun.faults[0].reason)
  return begun.value
}

function lusatia(scenario: string) {
  const begun = budziszyn1945.begin(scenario, {}, fastDice(1))
  if (!begun.ok) throw new Error(begun.faults[0].reason)
  return begun.value
}

test('[13.3b] what Germany gains in 1939, Poland no longer denies', () => {
  const g = poland()
  expect(warComesEarlyScores.pointsOf(g)).toEqual([0, 4])
  place(g, unit('g39-a14'), KRAKOW, null)
  expect(warComesEarlyScores.pointsOf(g)).toEqual([1, 3])
})

test('a lost corps is one counter and one corps equivalent of its side', () => {
  const g = poland()
  const events: GameEvent[] = []
  const before = g.copy()
  const corps = unit('po-cdc')
  eliminate(g, corps, { unsupplied: false, concentric: false, city: false }, events)
  expect(warComesEarlyScores.lossesIn(before, g, events)).toEqual([{ side: 1, strength: 1, isCounter: true }])
})

test('[N-V2] town hexes count for both sides of Nysa', () => {
  expect(budziszyn1945Scores.pointsOf(lusatia('nysa'))).toEqual([9, 93])
  const stars = lusatia('stars-3')
  expect(budziszyn1945Scores.pointsOf(stars)).toHaveLength(3)
  // Dresden is German and nobody has been eliminated.
  expect(budziszyn1945Scores.scoringRules(stars)).toContain('S-V11')
  expect(budziszyn1945Scores.scoringRules(stars)).not.toContain('S-V12')
})

test('[1.2c] levels lost one after the other are counted once each; the last one is a counter', () => {
  const g = lusatia('nysa')
  const victim = Array.from({ length: BUDZISZYN_UNITS }, (_, u) => u).find(
    u => g.place[u] >= 0 && fullLevels[u] === 2,
  )!
  const events: GameEvent[] = []
  const before = g.copy()
  loseLevel(g, victim, 0, '5.1.8', events)
  const side = before.terms.playerOf[before.camp[victim]]
  expect(budziszyn1945Scores.lossesIn(before, g, events)).toEqual([{ side, strength: 1, isCounter: false }])
  loseLevel(g, victim, 0, '5.1.8', events)
  expect(budziszyn1945Scores.lossesIn(before, g, events)).toEqual([{ side, strength: 2, isCounter: true }])
})

test('[S-R] units that come reduced were not lost', () => {
  const g = lusatia('nysa')
  const events: GameEvent[] = [{ event: 'reduced', rule: 'S-R', unit: 'su-5g-58' }]
  expect(budziszyn1945Scores.lossesIn(g, g, events)).toEqual([])
})

test('a game without a sheet has neither points nor losses', () => {
  const sheet = scoreSheetOf('toy')
  expect([sheet.pointsOf(poland()), sheet.lossesIn(poland(), poland(), [])]).toEqual([[], []])
})
