import { describe, expect, test } from 'vitest'
import { budziszyn1945 as game } from '../index.ts'
import { CAMP } from '../nations.ts'
import { PHASE, type State, UNIT } from '../state.ts'
import { unit } from '../units.ts'
import { passUntil, play, setUp, why } from './02-test-kit.ts'

/** Turn, player and phase of everything that was announced. */
const phasesOf = (log: readonly Record<string, unknown>[]): string[] =>
  log.flatMap(event => (event.event === 'phase' ? [`${event.turn} ${event.player} ${event.phase}`] : []))

const SIX = ['air', 'barrage', 'movement', 'combat', 'strategic movement', 'supply']
const partOf = (turn: number, player: number): string[] => SIX.map(phase => `${turn} ${player} ${phase}`)

/** Plays to the first decision of the next turn. */
function passTurn(g: State) {
  const turn = g.turn
  return passUntil(g, now => now.turn > turn)
}

describe('Nysa 1945', () => {
  test('[2.1.1] [2.2-1] [N-2] it begins with the air phase of the Soviet part of turn 1', () => {
    const g = setUp('nysa')
    expect(game.situation(g)).toEqual({ turn: 1, phase: 'air', player: 0 })
    expect(game.awaited(g)).toEqual({ side: 0, decision: 'airPlan' })
    expect(g.terms.playerOf[CAMP.soviet]).toBe(0)
  })

  test('[2.1.3] [2.1.4] [2.1.5] [2.2-7] [3.1.1] [12.1.1] six phases of each player in order, then the next turn', () => {
    const g = setUp('nysa')
    const log = passTurn(g)
    // The air phase of turn 1 was announced when the set-up ended.
    expect(phasesOf(log)).toEqual([...partOf(1, 0).slice(1), ...partOf(1, 1), '2 0 air'])
    expect(game.situation(g)).toEqual({ turn: 2, phase: 'air', player: 0 })
  })

  test('[2.2-2] [N-4] the barrage of 16 April is offered, that of 17 April is not', () => {
    const g = setUp('nysa')
    const asked: string[] = []
    passUntil(g, (now, decision) => {
      asked.push(`${now.turn} ${decision}`)
      return now.turn === 2 && decision === 'movement'
    })
    expect(asked).toContain('1 barrage')
    expect(asked).not.toContain('2 barrage')
  })

  test('[2.2-7] [8.1.4] points left after the first air phase can be used in the second', () => {
    const g = setUp('nysa')
    passUntil(g, now => now.player === 1)
    expect(game.situation(g)).toEqual({ turn: 1, phase: 'air', player: 1 })
    expect(game.awaited(g)).toEqual({ side: 0, decision: 'airPlan' })
  })

  test('[2.1.4] an air phase in which nobody has a point is passed over', () => {
    const g = setUp('nysa')
    passUntil(g, now => now.turn === 4)
    expect(game.situation(g)).toEqual({ turn: 4, phase: 'movement', player: 0 })
  })

  test('[2.1.2] [3.1.1] what belongs to another phase or player is refused', () => {
    const g = setUp('nysa')
    expect(why(g, { do: 'begin', unit: 'su-52-50' })).toBe('2.1.2')
    passUntil(g, (_now, decision) => decision === 'movement')
    expect(game.check(g, 1, { do: 'end' })[0].rule).toBe('2.1.2')
    expect(why(g, { do: 'attack', hex: '5110' })).toBe('2.1.2')
    passUntil(g, (_now, decision) => decision === 'combat')
    expect(why(g, { do: 'begin', unit: 'su-52-50' })).toBe('2.1.2')
    expect(why(g, { do: 'move', unit: 'su-52-50', to: '6224' })).toBe('2.1.2')
  })

  test('[2.1.5] what is once a turn is free again', () => {
    const g = setUp('nysa')
    passUntil(g, now => now.player === 1 && now.phase === PHASE.combat)
    g.americansToday = 1
    g.unitFlags[unit('de-vs1')] |= UNIT.fed
    passUntil(g, now => now.turn === 2)
    expect([g.americansToday, g.unitFlags[unit('de-vs1')] & UNIT.fed]).toEqual([0, 0])
  })

  test('[N-1] [2.1.6] after turn 17 it is over', () => {
    const g = setUp('nysa')
    expect(g.terms.lastTurn).toBe(17)
    passUntil(g, now => now.turn === 2 && now.phase === PHASE.movement)
    g.turn = 17
    passUntil(g, () => false)
    expect([g.turn, game.outcome(g)?.rule]).toEqual([17, 'N-V3'])
    expect(game.awaited(g)).toBeNull()
    expect(game.check(g, 0, { do: 'end' })[0].rule).toBe('2.1.3')
  })
})

describe('Two Stars', () => {
  test('[S-2] [S-8c] two players: the Allied one first, one combat phase for Americans and Germans', () => {
    const g = setUp('stars-2')
    expect([g.player, g.terms.playerOf[CAMP.american], g.terms.playerOf[CAMP.german]]).toEqual([0, 0, 0])
    const log = passTurn(g)
    expect(phasesOf(log)).toEqual([...partOf(1, 0).slice(1), ...partOf(1, 1), '2 0 air'])
    passUntil(g, (_now, decision) => decision === 'movement')
    for (const id of ['us-104-413', 'de-269-490']) expect(why(g, { do: 'begin', unit: id })).toBeNull()
    play(g, { do: 'end' })
    const targets = game.legal(g, 0).flatMap(action => (action.do === 'attack' ? [action.hex] : []))
    // Americans stand next to 121st Division, Germans next to 111th and 254th.
    expect(targets).toEqual(expect.arrayContaining(['0210', '4628']))
  })

  test('[S-9a] [S-9b] three players: Americans, Soviets, Germans, eighteen phases', () => {
    const g = setUp('stars-3')
    const log = passTurn(g)
    expect(phasesOf(log)).toEqual([...partOf(1, 0).slice(1), ...partOf(1, 1), ...partOf(1, 2), '2 0 air'])
    expect(g.terms.playerOf[CAMP.german]).toBe(2)
  })

  test('[S-1] sixteen turns', () => {
    for (const scenario of ['stars-2', 'stars-3'] as const) expect(setUp(scenario).terms.lastTurn).toBe(16)
  })
})
