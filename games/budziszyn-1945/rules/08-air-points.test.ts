import { describe, expect, it } from 'vitest'
import { CAMP, NOBODY } from '../nations.ts'
import type { State } from '../state.ts'
import { airCampOf, airPoints, bankAirPoints, grantAirPoints, spendAirPoints } from './08-air-points.ts'
import { emptyGame } from './testing.ts'

const { soviet, american } = CAMP

function onDay(g: State, turn: number): State {
  g.turn = turn
  grantAirPoints(g)
  return g
}

/** Uses so many points and lets the night come. */
function nightAfter(g: State, used: number): void {
  spendAirPoints(g, american, used)
  bankAirPoints(g)
}

describe('air points of a day', () => {
  it('[8.1.1] [N-5a] Nysa: 30, 20 and 10 Soviet points on the first three days, then none', () => {
    const g = emptyGame('nysa')
    expect([1, 2, 3, 4, 17].map(turn => airPoints(onDay(g, turn), soviet))).toEqual([30, 20, 10, 0, 0])
    expect(airPoints(g, american)).toBe(0)
  })

  it('[N-5b] what the Soviets do not use lapses', () => {
    const g = onDay(emptyGame('nysa'), 1)
    bankAirPoints(g)
    expect(airPoints(onDay(g, 2), soviet)).toBe(20)
    expect(airPoints(onDay(g, 4), soviet)).toBe(0)
  })

  it('[S-3] Two Stars: 30, 25 and 20 on the days picked for them', () => {
    const g = emptyGame('stars-2')
    g.airDays.set([11, 1, 7])
    const points = Array.from({ length: 16 }, (_, i) => airPoints(onDay(g, i + 1), soviet))
    expect(points).toEqual([25, 0, 0, 0, 0, 0, 20, 0, 0, 0, 30, 0, 0, 0, 0, 0])
  })

  it('[S-A2] the Americans have their points day by day', () => {
    const g = emptyGame('stars-3')
    const points = Array.from({ length: 16 }, (_, i) => airPoints(onDay(g, i + 1), american))
    expect(points).toEqual([30, 26, 24, 20, 15, 28, 24, 22, 20, 15, 26, 22, 19, 16, 14, 22])
  })

  it('[S-A3] ten unused points of a day are saved, no more', () => {
    const g = onDay(emptyGame('stars-2'), 1)
    nightAfter(g, 0)
    expect(airPoints(onDay(g, 2), american)).toBe(26 + 10)
    nightAfter(g, 22)
    expect(airPoints(onDay(g, 3), american)).toBe(24 + 14)
  })

  it('[S-A3] [R51] at most twenty of the savings in a turn, and the rest keeps', () => {
    const g = emptyGame('stars-2')
    for (const turn of [1, 2, 3]) nightAfter(onDay(g, turn), 0)
    expect(airPoints(onDay(g, 4), american)).toBe(20 + 20)
    spendAirPoints(g, american, 25)
    expect(airPoints(g, american)).toBe(15)
    nightAfter(g, 15)
    expect(airPoints(onDay(g, 5), american)).toBe(15 + 10)
  })

  it('[S-A3] [R51] only points of the day itself are saved: the savings are not used before them', () => {
    const g = emptyGame('stars-2')
    nightAfter(onDay(g, 1), 0)
    onDay(g, 2)
    nightAfter(g, 20)
    expect(airPoints(onDay(g, 3), american)).toBe(24 + 16)
  })

  it('[R32] Germans have no aircraft', () => {
    const g = onDay(emptyGame('stars-3'), 1)
    expect([0, 1, 2].map(player => airCampOf(g, player))).toEqual([american, NOBODY, NOBODY])
    expect(airCampOf(onDay(emptyGame('nysa'), 1), 1)).toBe(NOBODY)
  })
})
