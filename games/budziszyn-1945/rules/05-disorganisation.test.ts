import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PHASE, type ScenarioId, type State, UNIT } from '../state.ts'
import { unit } from '../units.ts'
import { layOut } from '../world.ts'
import { disorganise, disturb, recoverUnits, testMorale } from './05-disorganisation.ts'
import { effectiveAttack, effectiveDefence } from './05-strength.ts'
import { fight, position } from './05-test-kit.ts'
import { around, emptyGame, layOutGround, put, rollNext } from './testing.ts'

const T = '2713'
const { N, NE, S } = around(T)
const SS = around(S).S
const SSS = around(SS).S

beforeAll(() => layOutGround())
afterAll(() => layOut())

const isDisorganised = (g: State, id: string) => g.disorganised[unit(id)] > 0
const back = (who: string, to: string) => ({ do: 'fall-back', unit: who, to })
const stay = (who: string) => ({ do: 'stay', unit: who })
const DONE = { do: 'done' }

describe('falling into disorder', () => {
  it('[5.6.1a] a D in the result, after the retreat and the pursuit', () => {
    const g = position({ [T]: 'de-36-89', [N]: 'su-52-213' })
    const table = fight(g, { attackers: 'su-52-213', targets: [T], column: '2:1', dice: [1, 1, 1, 1, 1, 1] })
    for (const to of [S, SS, SSS]) table.play(back('de-36-89', to))
    expect(isDisorganised(g, 'de-36-89')).toBe(false)
    const log = table.play(DONE)
    expect(isDisorganised(g, 'de-36-89')).toBe(true)
    expect(log.some(event => event.event === 'disorganised' && event.rule === '5.6.1a')).toBe(true)
    expect(isDisorganised(g, 'su-52-213')).toBe(false)
  })

  it('[5.6.1a] [5.6.3] of the attackers too, with guns next to the enemy, without those farther off', () => {
    const g = position({
      [T]: 'de-6-37',
      [N]: 'su-52-213',
      [NE]: 'su-52-art1',
      [around(N).N]: 'su-52-art2',
    })
    const table = fight(g, {
      attackers: 'su-52-213',
      support: 'su-52-art2',
      exposed: 'su-52-art1',
      targets: [T],
      column: '4:1',
      dice: [6, 6],
    })
    table.play({ do: 'lose', unit: 'su-52-213' })
    expect(['su-52-213', 'su-52-art1', 'su-52-art2'].map(id => isDisorganised(g, id))).toEqual([
      true,
      true,
      false,
    ])
  })

  it('[5.6.1b] a dot is one roll for all attackers', () => {
    const g = position({ [T]: 'su-52-213', [N]: 'de-6-37 de-36-89' })
    g.player = 1
    const combat = { attackers: 'de-6-37 de-36-89', targets: [T], column: '1:1' }
    const table = fight(g, { ...combat, dice: [1, 4, 5, 6] })
    table.play(stay('su-52-213'))
    expect([isDisorganised(g, 'de-6-37'), isDisorganised(g, 'de-36-89')]).toEqual([true, false])
    expect(g.rolls).toBe(4)
  })

  it('[5.3.9] [5.6.1c] a test for every hex after the first, when the pursuit is over', () => {
    const tests = (result: { column: string; dice: number[] }, hexes: string[], stays: number) => {
      const g = position({ [T]: 'de-6-37', [N]: 'su-52-213' })
      g.levels[unit('de-6-37')] = 6
      const dice = [...result.dice, 1, 1, 1, 1, 1, 1]
      const table = fight(g, { attackers: 'su-52-213', targets: [T], column: result.column, dice })
      for (const to of hexes) table.play(back('de-6-37', to))
      for (let i = 0; i < stays; i++) table.play(stay('de-6-37'))
      const log = table.play(DONE)
      return log.filter(event => event.event === 'morale-test').length
    }
    expect(tests({ column: '3:1', dice: [3, 3] }, [S, SS], 0)).toBe(1)
    expect(tests({ column: '9:1', dice: [3, 3] }, [S, SS, SSS], 1)).toBe(2)
    expect(tests({ column: '5:1', dice: [3, 3] }, [S], 2)).toBe(0)
  })

  it('[5.3.9] attackers who go back test as well (R24)', () => {
    const g = position({ [T]: 'de-6-37', [N]: 'su-52-213' })
    const table = fight(g, { attackers: 'su-52-213', targets: [T], column: '1:4', dice: [3, 4, 5, 5] })
    table.play(back('su-52-213', around(N).N))
    table.play(back('su-52-213', around(around(N).N).N))
    table.play(DONE)
    expect(isDisorganised(g, 'su-52-213')).toBe(true)
  })

  it('[5.6.1c] a group that went the same way rolls once; another way is another roll', () => {
    const g = position({ [T]: 'de-6-37 de-36-89 de-6-18', [N]: 'su-52-213' })
    const dice = [3, 3, 5, 6, 4, 4]
    const table = fight(g, { attackers: 'su-52-213', targets: [T], column: '3:1', dice })
    table.play({ do: 'fall-back', units: ['de-6-37', 'de-36-89', 'de-6-18'], to: S })
    table.play({ do: 'fall-back', units: ['de-6-37', 'de-36-89'], to: SS })
    table.play(back('de-6-18', around(S).SE))
    table.play(DONE)
    expect(g.rolls).toBe(6)
    expect(['de-6-37', 'de-36-89', 'de-6-18'].filter(id => isDisorganised(g, id))).toHaveLength(1)
    expect(isDisorganised(g, 'de-36-89')).toBe(false)
  })

  it('[5.6.2] two dice that reach the limit', () => {
    const fails = (id: string, ...dice: number[]) => {
      const g = position({ [T]: id })
      g.phase = PHASE.combat
      rollNext(g, ...dice)
      testMorale(g, [unit(id)], '5.6.1b', null)
      return isDisorganised(g, id)
    }
    expect([fails('su-52-213', 4, 6), fails('su-52-213', 4, 5)]).toEqual([true, false])
    expect([fails('de-36-89', 5, 6), fails('de-36-89', 6, 6)]).toEqual([false, true])
    expect([fails('de-6-37', 5, 6), fails('de-6-37', 4, 6)]).toEqual([true, false])
  })

  it('[5.6.1c] headquarters and who is in disorder already are not rolled for', () => {
    const g = position({ [T]: 'de-hqV de-6-37' })
    g.phase = PHASE.combat
    disorganise(g, unit('de-6-37'), '5.6.1a', null)
    disorganise(g, unit('de-hqV'), '5.6.1a', null)
    expect(isDisorganised(g, 'de-hqV')).toBe(false)
    testMorale(g, [unit('de-hqV'), unit('de-6-37')], '5.6.1c', null)
    expect(g.rolls).toBe(0)
  })

  it('[5.6.4] halves the strength in attack and defence, rounded up', () => {
    const g = emptyGame('nysa')
    put(g, 'de-br-1', T, { disorganised: 4 })
    expect([effectiveAttack(g, unit('de-br-1')), effectiveDefence(g, unit('de-br-1'))]).toEqual([3, 3])
  })
})

describe('recovery', () => {
  /** Lets the ends of phases pass, one after the other, from where the game is up to and with the end of this phase. */
  function passUntil(g: State, turn: number, player: number, phase: number): void {
    while (g.turn < turn || g.player < player || g.phase < phase) {
      recoverUnits(g)
      g.phase += 1
      if (g.phase > PHASE.supply) {
        g.phase = PHASE.air
        g.player += 1
      }
      if (g.player === g.terms.players) {
        g.player = 0
        g.turn += 1
      }
    }
  }

  function disorganisedAt(
    turn: number,
    player: number,
    phase: number,
    recovery = 'full-turn',
    scenario: ScenarioId = 'nysa',
  ) {
    const g = emptyGame(scenario, { recovery })
    put(g, 'de-6-37', T)
    Object.assign(g, { turn, player, phase })
    disorganise(g, unit('de-6-37'), '5.6.1a', null)
    return g
  }

  it('[5.6.5] after phase 4 of the next turn for one disorganised in phase 4', () => {
    const g = disorganisedAt(3, 0, PHASE.combat)
    passUntil(g, 4, 0, PHASE.combat)
    expect(isDisorganised(g, 'de-6-37')).toBe(true)
    recoverUnits(g)
    expect(isDisorganised(g, 'de-6-37')).toBe(false)
  })

  it('[5.6.5] after phase 7 of the next turn for one hit from the air in phase 7', () => {
    const g = disorganisedAt(3, 1, PHASE.air)
    passUntil(g, 4, 1, PHASE.air)
    expect(isDisorganised(g, 'de-6-37')).toBe(true)
    recoverUnits(g)
    expect(isDisorganised(g, 'de-6-37')).toBe(false)
  })

  it('[5.6.5] [S-9b] with three players a full turn has eighteen phases', () => {
    const g = disorganisedAt(3, 1, PHASE.combat, 'full-turn', 'stars-3')
    passUntil(g, 4, 1, PHASE.combat)
    expect(isDisorganised(g, 'de-6-37')).toBe(true)
    recoverUnits(g)
    expect(isDisorganised(g, 'de-6-37')).toBe(false)
  })

  it('[5.6.5] whoever moves, fights or is attacked meanwhile begins anew', () => {
    const g = disorganisedAt(3, 1, PHASE.air)
    passUntil(g, 4, 0, PHASE.combat)
    disturb(g, unit('de-6-37'))
    passUntil(g, 5, 0, PHASE.combat)
    expect(isDisorganised(g, 'de-6-37')).toBe(true)
    recoverUnits(g)
    expect(isDisorganised(g, 'de-6-37')).toBe(false)
  })

  it('[5.6.5] disturbing an orderly unit does nothing', () => {
    const g = emptyGame('nysa')
    put(g, 'de-6-37', T)
    disturb(g, unit('de-6-37'))
    expect(isDisorganised(g, 'de-6-37')).toBe(false)
    expect(g.unitFlags[unit('de-6-37')] & UNIT.fought).toBe(0)
  })

  it('[5.6.5] with the switch of R25 a defender recovers after its own next combat phase', () => {
    const g = disorganisedAt(3, 0, PHASE.combat, 'own-combat')
    passUntil(g, 3, 1, PHASE.combat)
    expect(isDisorganised(g, 'de-6-37')).toBe(true)
    recoverUnits(g)
    expect(isDisorganised(g, 'de-6-37')).toBe(false)
    const fromTheAir = disorganisedAt(3, 0, PHASE.air, 'own-combat')
    passUntil(fromTheAir, 3, 1, PHASE.strategic)
    expect(isDisorganised(fromTheAir, 'de-6-37')).toBe(true)
  })
})
