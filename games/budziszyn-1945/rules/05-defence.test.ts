import { beforeEach, describe, expect, test } from 'vitest'
import { CAMP } from '../nations.ts'
import { MISSION, type State, UNIT } from '../state.ts'
import { unit } from '../units.ts'
import { hex } from '../world.ts'
import { CELL } from './05-battle-cells.ts'
import { enlargeMission } from './08-missions.ts'
import { around, emptyGame, layOutGround, put, type Table } from './testing.ts'
import { combatPhase, points } from './testing-attacks.ts'

const A = '3015'
const { N, NE, S, SE } = around(A)

let g: State
beforeEach(() => {
  layOutGround()
  g = emptyGame('nysa')
  points('su-vii-24', 8)
  points('de-72-124', 4)
  put(g, 'su-vii-24', N)
  put(g, 'de-72-124', A)
})

const has = (id: string, flag: number) => (g.unitFlags[unit(id)] & flag) !== 0

function attacked(...targets: string[]): Table {
  const table = combatPhase(g)
  table.play({ do: 'assault', targets: targets.length > 0 ? targets : [A], units: ['su-vii-24'] })
  return table
}

describe('guns in support of a defence', () => {
  test('[6.3.3] three hexes from the target is near enough, four is not', () => {
    const three = around(around(S).S).S
    put(g, 'de-artV', three)
    put(g, 'de-artGD', around(three).S)
    const table = attacked()
    expect([table.asked(), table.askedSide()]).toEqual(['defence', 1])
    expect(table.why({ do: 'support', unit: 'de-artV' })).toBe(null)
    expect(table.why({ do: 'support', unit: 'de-artGD' })).toBe('6.3.3')
  })

  test('[6.3.1] its points count: 8 against 4 and 3 is 1:1', () => {
    points('de-artV', 5, 3)
    put(g, 'de-artV', around(S).S)
    const table = attacked()
    table.play({ do: 'support', unit: 'de-artV' })
    table.play({ do: 'ready' })
    expect(g.battle[CELL.column]).toBe(3)
    expect(has('de-artV', UNIT.fired)).toBe(true)
  })

  test('[6.3.4] from a distance it suffers nothing; next to an attacker it does [6.3.5]', () => {
    put(g, 'de-artV', around(S).S)
    put(g, 'de-artGD', NE)
    const table = attacked()
    table.play({ do: 'support', unit: 'de-artV' })
    table.play({ do: 'support', unit: 'de-artGD' })
    table.play({ do: 'ready' })
    expect([has('de-artV', UNIT.defending), has('de-artGD', UNIT.defending)]).toEqual([false, true])
  })

  test('[6.3.5] so does one next to a gun that supports the attack from next to the target', () => {
    put(g, 'su-52-art1', S)
    put(g, 'de-artV', around(S).S)
    const table = combatPhase(g)
    table.play({ do: 'assault', targets: [A], units: ['su-vii-24'], support: ['su-52-art1'] })
    table.play({ do: 'support', unit: 'de-artV' })
    table.play({ do: 'ready' })
    expect([has('su-52-art1', UNIT.attacking), has('de-artV', UNIT.defending)]).toEqual([true, true])
  })

  test('[16.1.1] guns of the enemy are refused alike, whether they support the attack or not', () => {
    put(g, 'su-52-art1', around(N).N)
    put(g, 'su-52-art2', around(N).NE)
    put(g, 'de-artV', around(S).S)
    const table = combatPhase(g)
    table.play({ do: 'assault', targets: [A], units: ['su-vii-24'], support: ['su-52-art1'] })
    expect(table.why({ do: 'support', unit: 'su-52-art1' })).toBe('2.1.2')
    expect(table.why({ do: 'support', unit: 'su-52-art2' })).toBe('2.1.2')
    table.play({ do: 'support', unit: 'de-artV' })
    expect(table.why({ do: 'support', unit: 'de-artV' })).toBe('6.1.4')
  })

  test('[6.6.1] a gun in the target defends with its hex and does not support besides', () => {
    put(g, 'de-artV', A)
    put(g, 'de-artGD', S)
    expect(attacked().why({ do: 'support', unit: 'de-artV' })).toBe('6.6.1')
  })

  test('[6.3.1] headquarters alone get no support', () => {
    put(g, 'de-hqV', NE)
    put(g, 'de-artV', S)
    put(g, 'su-vii-25', SE)
    const table = combatPhase(g)
    table.play({ do: 'assault', targets: [NE], units: ['su-vii-25'] })
    expect(table.why({ do: 'support', unit: 'de-artV' })).toBe('6.3.1')
  })

  test('[6.4.6] a gun that was fired upon may still support', () => {
    put(g, 'de-artV', S)
    const table = combatPhase(g)
    g.unitFlags[unit('de-artV')] |= UNIT.firedUpon
    table.play({ do: 'assault', targets: [A], units: ['su-vii-24'] })
    expect(table.why({ do: 'support', unit: 'de-artV' })).toBe(null)
  })
})

test('[8.2.2] missions over the target count by themselves', () => {
  points('su-vii-24', 8)
  enlargeMission(g, CAMP.soviet, MISSION.offensiveSupport, hex(A), 6)
  attacked()
  expect(g.battle[CELL.column]).toBe(6)
})

describe('[9.1.6] modifiers for killed headquarters', () => {
  const kill = (camp: number, at: string, modifiers: number, phases: number) =>
    g.kills.set([camp + 1, hex(at), modifiers, phases])

  test('[9.1.6] the attacker uses as many as he likes, and keeps the rest', () => {
    kill(CAMP.soviet, A, 5, 2)
    combatPhase(g).play({ do: 'assault', targets: [A], units: ['su-vii-24'], kills: 3 })
    expect(g.battle[CELL.column]).toBe(4 + 3)
    expect(Array.from(g.kills.slice(0, 4))).toEqual([CAMP.soviet + 1, hex(A), 2, 2])
  })

  test('[9.1.6] the defender may use his', () => {
    kill(CAMP.german, A, 5, 1)
    const table = attacked()
    expect(table.why({ do: 'kills', use: 6 })).toBe('9.1.7')
    table.play({ do: 'kills', use: 2 })
    table.play({ do: 'ready' })
    expect(g.battle[CELL.column]).toBe(4 - 2)
  })

  test('[9.1.6] two players who defend together each use their own', () => {
    g = emptyGame('stars-3')
    put(g, 'su-vii-24', N)
    put(g, 'us-69-271', A)
    put(g, 'de-72-124', NE)
    g.kills.set([CAMP.american + 1, hex(A), 5, 2, CAMP.german + 1, hex(A), 4, 2])
    const table = combatPhase(g, 1)
    table.play({ do: 'assault', targets: [A, NE], units: ['su-vii-24'] })
    table.play({ do: 'kills', use: 1 })
    table.play({ do: 'ready' })
    expect(table.askedSide()).toBe(2)
    expect(table.why({ do: 'kills', use: 5 })).toBe('9.1.7')
    table.play({ do: 'kills', use: 3 })
    table.play({ do: 'ready' })
    expect(g.battle[CELL.defenderKills]).toBe(4)
    expect([g.kills[2], g.kills[6]]).toEqual([4, 1])
  })

  test('[9.1.7] eight hexes from the place, not nine', () => {
    const eight = '3023'
    kill(CAMP.soviet, eight, 5, 2)
    const table = combatPhase(g)
    const used = { do: 'assault', targets: [A], units: ['su-vii-24'], kills: 1 }
    expect(table.why(used)).toBe(null)
    kill(CAMP.soviet, '3024', 5, 2)
    expect(table.why(used)).toBe('9.1.7')
  })
})

test('what is offered is exactly what is allowed to the defender', () => {
  put(g, 'de-21-22 de-691at de-hqV', A)
  put(g, 'de-artV', S)
  put(g, 'de-artGD', NE)
  const table = attacked()
  table.play({ do: 'support', unit: 'de-artV' })
  const offered = table.legal().map(action => JSON.stringify(action))
  expect(offered.sort()).toEqual(
    [
      { do: 'support', unit: 'de-artGD' },
      { do: 'leave', unit: 'de-artV' },
      { do: 'ability', unit: 'de-21-22' },
      { do: 'ability', unit: 'de-691at' },
      { do: 'influence', on: false },
      { do: 'ready' },
    ]
      .map(action => JSON.stringify(action))
      .sort(),
  )
})
