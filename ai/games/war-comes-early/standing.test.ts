import { describe, expect, test } from 'vitest'
import { CZECHOSLOVAKIA, GERMANY } from '../../../games/war-comes-early/nations.ts'
import { BOX, STATUS, type State } from '../../../games/war-comes-early/state.ts'
import { capital, DANZIG_HEX, KRAKOW, unit, WARSAW } from '../../../games/war-comes-early/world.ts'
import { begun, game, play } from './player.fixture.ts'
import { moment, standing } from './standing.ts'

/** A game that has come to the beginning of a turn. */
function atTurn(scenario: string, turn: number): State {
  const g = begun(scenario, 5)
  play(g, ['lively', 'lively'], 5, () => g.turn >= turn)
  return g
}

describe.each(['1938', '1939'])('%s', scenario => {
  test('what one side may expect the other may not', () => {
    const g = begun(scenario, 2)
    let decisions = 0
    play(g, ['lively', 'lively'], 2, () => {
      if (decisions++ % 40 > 0) return false
      expect(standing(g, 0)).toBeCloseTo(-standing(g, 1))
      expect(Math.abs(standing(g, 0))).toBeLessThanOrEqual(1)
      return false
    })
    const winner = game.outcome(g)!.winners[0] ?? -1
    expect(standing(g, 0)).toBe(winner < 0 ? 0 : winner === 0 ? 1 : -1)
  })

  test('[5.0a] a new phase is a new moment, and a phase has but one', () => {
    const g = begun(scenario, 3)
    let phases = 0
    let last = { phase: '', moment: -1 }
    play(g, ['lively', 'lively'], 3, () => {
      const now = { phase: `${g.turn} ${g.phase} ${g.active}`, moment: moment(g) }
      if (g.phase > 0 && last.phase !== '') expect(now.moment === last.moment).toBe(now.phase === last.phase)
      if (now.phase !== last.phase) phases += 1
      last = now
      return g.turn > 4
    })
    expect(phases).toBeGreaterThan(10)
  })
})

describe('1938', () => {
  test('[4.2b] victory points make the standing once Prague has fallen', () => {
    const g = atTurn('1938', 6)
    g.status[CZECHOSLOVAKIA] = STATUS.capitulated
    const withLead = (lead: number) => {
      g.vp[0] = 50 + lead / 2
      g.vp[1] = 50 - lead / 2
      return standing(g, 0)
    }
    const curve = [-60, -30, 0, 30, 60].map(withLead)
    for (let i = 1; i < curve.length; i++) expect(curve[i]).toBeGreaterThan(curve[i - 1])
    expect(curve[0]).toBeLessThan(-0.7)
    expect(curve[4]).toBeGreaterThan(0.7)
  })

  test('[4.2a] without Prague a lead in points is worth little, and less with every turn', () => {
    const g = atTurn('1938', 4)
    g.vp[0] = 80
    g.vp[1] = 20
    g.status[CZECHOSLOVAKIA] = STATUS.fighting
    const early = standing(g, 0)
    g.turn = 10
    const late = standing(g, 0)
    expect(late).toBeLessThan(early)
    g.status[CZECHOSLOVAKIA] = STATUS.capitulated
    expect(standing(g, 0)).toBeGreaterThan(0.7)
  })

  test('[4.5.1a] Germans at the gates of Prague are better off than Germans far away', () => {
    const g = atTurn('1938', 4)
    const corps = ['ge-m14', 'ge-m15', 'ge-m16'].map(unit)
    for (const mech of corps) g.place[mech] = BOX.pool
    const without = standing(g, 0)
    for (const mech of corps) g.place[mech] = capital[CZECHOSLOVAKIA] + 1
    expect(standing(g, 0)).toBeGreaterThan(without)
  })
})

test('[13.3b] every point of the count brings the German side on', () => {
  const g = atTurn('1939', 6)
  const coast = unit('po-cdc')
  g.place[coast] = BOX.removed
  for (const at of [DANZIG_HEX, KRAKOW, WARSAW]) g.control[at] = 0
  const steps = [DANZIG_HEX, KRAKOW, WARSAW].map(at => {
    g.control[at] = GERMANY + 1
    return standing(g, 0)
  })
  expect(steps[1]).toBeGreaterThan(steps[0])
  expect(steps[2]).toBeGreaterThan(steps[1])
  expect(steps[2]).toBeGreaterThan(0.3)
})
