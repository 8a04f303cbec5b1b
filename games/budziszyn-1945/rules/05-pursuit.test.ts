import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Action } from '../../../engine/game/action.ts'
import { UNIT } from '../state.ts'
import { unit } from '../units.ts'
import { hex, layOut } from '../world.ts'
import { strategicPhase } from './03-test-kit.ts'
import { fight, offers, position } from './05-test-kit.ts'
import { around, fortify, layOutGround, put, type Table, whereIs } from './testing.ts'

const T = '2713'
const { N, NE, SE, S, SW, NW } = around(T)
const SS = around(S).S
const SSS = around(SS).S

beforeEach(() => layOutGround())
afterAll(() => layOut())

const D1 = { targets: [T], column: '1:1', dice: [3, 3] }
const D2 = { targets: [T], column: '3:1', dice: [3, 3] }
const D3 = { targets: [T], column: '5:1', dice: [3, 3, 1, 1, 1, 1] }
const D4 = { targets: [T], column: '9:1', dice: [3, 3, 1, 1, 1, 1, 1, 1] }
const A1 = { targets: [T], column: '1:1', dice: [5, 5] }

const back = (who: string, ...hexes: string[]) => hexes.map(to => ({ do: 'fall-back', unit: who, to }))
const lose = (who: string) => ({ do: 'lose', unit: who })
const pursue = (who: string) => ({ do: 'pursue', unit: who })
const chase = (to: string) => ({ do: 'chase', to })
const DONE = { do: 'done' }
const play = (table: Table, actions: readonly Action[]) => {
  for (const action of actions) table.play(action)
}
const chasable = (table: Table) =>
  table
    .legal()
    .filter(action => action.do === 'chase')
    .map(action => action.to)
    .toSorted()

/** A regiment in T goes back straight south before a tank brigade from the north. */
function routed(result: typeof D2, path: readonly string[], units: Readonly<Record<string, string>> = {}) {
  const g = position({ [T]: 'de-6-37', [N]: 'su-vii-24', ...units })
  const table = fight(g, { attackers: 'su-vii-24', ...result })
  play(table, back('de-6-37', ...path))
  return table
}

describe('who pursues', () => {
  it('[5.4.1] the attacker after a retreat of the defender, if he wants to', () => {
    const table = routed(D2, [S, SS])
    expect([table.asked(), table.askedSide()]).toEqual(['pursuit', 0])
    expect(offers(table)).toEqual(['pursue su-vii-24', 'done'])
    table.play(DONE)
    expect([whereIs(table.g, 'su-vii-24'), table.asked()]).toEqual([N, undefined])
  })

  it('[5.4.1] the defender after a retreat of the attacker', () => {
    const g = position({ [T]: 'de-21-22', [N]: 'su-vii-24' })
    const table = fight(g, { attackers: 'su-vii-24', ...A1 })
    play(table, back('su-vii-24', around(N).N))
    expect([table.asked(), table.askedSide()]).toEqual(['pursuit', 1])
    play(table, [pursue('de-21-22'), chase(N)])
    expect([whereIs(g, 'de-21-22'), table.asked()]).toEqual([N, undefined])
  })

  it('[5.4.1] the defender also when he has lost a unit of a stack that held its hex', () => {
    const g = position({ [T]: 'de-21-22 de-6-37', [N]: 'su-vii-24 su-vii-25' })
    g.levels[unit('de-6-37')] = 1
    const table = fight(g, {
      attackers: 'su-vii-24 su-vii-25',
      targets: [T],
      column: '1:4',
      dice: [4, 4, 1, 1, 1, 1],
    })
    play(table, [lose('de-6-37'), lose('su-vii-24'), lose('su-vii-25')])
    const north = around(N).N
    play(table, [...back('su-vii-24', north), ...back('su-vii-25', north)])
    play(table, [...back('su-vii-24', around(north).N), ...back('su-vii-25', around(north).N)])
    expect([table.asked(), table.askedSide()]).toEqual(['pursuit', 1])
    play(table, [pursue('de-21-22'), chase(N)])
    expect(whereIs(g, 'de-21-22')).toBe(N)
  })

  it('[5.4.1] only those who fought; a headquarters goes along with the stack (R26)', () => {
    // Out of the hex of HQ 5 nobody has fought, so it stays.
    const table = routed(D2, [S, SS], { [N]: 'su-vii-24 su-vii-25 su-hq52', [NE]: 'su-hq5' })
    expect(offers(table)).toEqual(['pursue su-vii-24', 'done'])
    expect(table.why(pursue('su-vii-25'))).toBe('5.4.1')
    expect(table.why(pursue('su-hq52'))).toBe('5.4.1')
    // [14.3.4]
    table.g.building[unit('su-hq52')] = 1
    expect(table.why(pursue('su-hq52'))).toBe('14.3.4')
    table.g.building[unit('su-hq52')] = 0
    expect(table.why(pursue('de-6-37'))).toBe('2.1.2')
    expect(table.why(pursue('nobody'))).toBe('1.2b')
    play(table, [pursue('su-vii-24'), chase(T), chase(S)])
    expect(offers(table)).toEqual(['pursue su-hq52', 'done'])
    table.g.unitFlags[unit('su-hq52')] |= UNIT.marked
    play(table, [pursue('su-hq52'), chase(T), DONE])
    // [12.1.2]  It has moved, so it does not move strategically (B66).
    expect(strategicPhase(table.g).why({ do: 'begin', unit: 'su-hq52' })).not.toBeNull()
    expect([whereIs(table.g, 'su-hq52'), whereIs(table.g, 'su-vii-24')]).toEqual([T, S])
    expect(table.asked()).toBeUndefined()
  })

  it('[5.4.1] nobody if the enemy has sustained his retreat', () => {
    const g = position({ [T]: 'de-6-37', [N]: 'su-vii-24' })
    const table = fight(g, { attackers: 'su-vii-24', ...D1 })
    table.play({ do: 'stay', unit: 'de-6-37' })
    expect(table.asked()).toBeUndefined()
  })

  it('[5.4.9] no towed guns', () => {
    const g = position({ [T]: 'de-691at de-21-22', [N]: 'su-vii-24' })
    const table = fight(g, { attackers: 'su-vii-24', ...A1 })
    play(table, back('su-vii-24', around(N).N))
    expect(offers(table)).toEqual(['pursue de-21-22', 'done'])
    expect(table.why(pursue('de-691at'))).toBe('5.4.9')
  })

  it('[S-G] a garrison does not pursue out of its city (R80)', () => {
    layOutGround({ hexes: { [T]: 'clear city="Dresden"' } })
    const g = position({ [T]: 'de-463', [N]: 'su-vii-24' }, 'stars-2')
    const table = fight(g, { attackers: 'su-vii-24', ...A1 })
    play(table, back('su-vii-24', around(N).N))
    expect(table.asked()).toBeUndefined()
  })
})

describe('the way of a pursuit', () => {
  it('[5.4.4] the first hex is the one that the enemy has left', () => {
    const table = routed(D2, [S, SS])
    table.play(pursue('su-vii-24'))
    expect(chasable(table)).toEqual([T])
    expect(table.why(chase(NE))).toBe('5.4.4')
    expect(table.why(DONE)).toBe('5.4.4')
  })

  it('[5.4.2] along the path or one hex beside it', () => {
    const table = routed(D3, [S, SS, SSS])
    play(table, [pursue('su-vii-24'), chase(T)])
    expect(chasable(table)).toEqual([N, NE, SE, S, SW, NW].toSorted())
    play(table, [chase(SE)])
    const beside = around(SE).SE
    expect(chasable(table)).not.toContain(around(SE).NE)
    expect(chasable(table)).not.toContain(beside)
    play(table, [chase(around(SE).S)])
    expect(whereIs(table.g, 'su-vii-24')).toBe(around(SE).S)
  })

  /** Five hexes back, one regiment to the south-west and one to the south-east. */
  function split() {
    const g = position({ [T]: 'de-6-37 de-6-18', [N]: 'su-vii-24' })
    const dice = [1, 1, ...Array<number>(16).fill(1)]
    const table = fight(g, { attackers: 'su-vii-24', targets: [T], column: '10:1', dice })
    table.play({ do: 'lose', unit: 'de-6-37' })
    let [west, east] = [T, T]
    for (let i = 0; i < 5; i++) {
      west = around(west).SW
      east = around(east).SE
      play(table, [...back('de-6-37', west), ...back('de-6-18', east)])
    }
    play(table, [pursue('su-vii-24'), chase(T), chase(S)])
    return table
  }

  it('[5.4.3] of several paths the pursuer follows any one', () => {
    expect(chasable(split())).toEqual([T, SE, SW, around(S).SW, around(S).SE].toSorted())
  })

  it('[5.4.3] hexes of two paths do not make one pursuit', () => {
    const table = split()
    play(table, [chase(around(S).SW), chase(S)])
    expect(table.why(chase(around(S).SE))).toBe('5.4.2')
    expect(chasable(table)).toContain(SW)
  })

  it('[5.4.5] zones of control do not count', () => {
    const table = routed(D2, [S, SS], { [around(SE).SE]: 'de-21-22', [around(NE).NE]: 'de-21-125' })
    play(table, [pursue('su-vii-24'), chase(T), chase(SE)])
    expect(whereIs(table.g, 'su-vii-24')).toBe(SE)
  })

  it('[5.4.6] it is no longer than the retreat: three hexes after D4 of which three were gone', () => {
    const g = position({ [T]: 'de-6-37', [N]: 'su-vii-24' })
    const table = fight(g, { attackers: 'su-vii-24', ...D4 })
    play(table, [...back('de-6-37', S, SS, SSS), { do: 'stay', unit: 'de-6-37' }])
    play(table, [pursue('su-vii-24'), chase(T), chase(S), chase(SS)])
    expect([whereIs(g, 'su-vii-24'), table.asked()]).toEqual([SS, undefined])
  })

  it('[5.4.6] a bundle names the whole way', () => {
    const table = routed(D3, [S, SS, SSS])
    expect(table.why({ do: 'pursue', unit: 'su-vii-24', via: [T, N, NE, T] })).not.toBeNull()
    expect(table.why({ do: 'pursue', unit: 'su-vii-25', via: [T] })).toBe('5.4.1')
    table.play({ do: 'pursue', unit: 'su-vii-24', via: [T, S] })
    expect([whereIs(table.g, 'su-vii-24'), table.asked()]).toEqual([S, undefined])
  })

  it('[5.4.7] points do not count, closed ground does', () => {
    layOutGround({ hexes: { [S]: 'swamp' } })
    const table = routed(D3, [S, SS, SSS])
    table.g.left.fill(0)
    play(table, [pursue('su-vii-24'), chase(T)])
    expect(table.why(chase(S))).toBe('5.4.7')
    expect(chasable(table)).toContain(SE)
  })

  it('[5.4.8] it ends beyond a big river', () => {
    layOutGround({ sides: [`${N}/${T} big-river name="Nysa"`] })
    const table = routed(D3, [S, SS, SSS])
    play(table, [pursue('su-vii-24'), chase(T)])
    expect([whereIs(table.g, 'su-vii-24'), table.asked()]).toEqual([T, undefined])
  })

  it('[3.1.8] guns and headquarters alone are run over, nobody else (R26)', () => {
    const units = { [S]: 'de-artV', [SE]: 'de-hqV', [SW]: 'de-vs1' }
    const g = position({ [T]: 'de-6-37', [N]: 'su-vii-24', ...units })
    fortify(g, S, 'german')
    const table = fight(g, { attackers: 'su-vii-24', ...D3, dice: [2, 3, 1, 1, 1, 1] })
    play(table, back('de-6-37', S, SS, SSS))
    play(table, [pursue('su-vii-24'), chase(T)])
    expect(table.why(chase(SW))).toBe('3.1.8')
    play(table, [chase(SE), chase(S)])
    expect([whereIs(g, 'de-hqV'), whereIs(g, 'de-artV')]).toEqual(['eliminated', 'eliminated'])
    expect(g.hexFlags[hex(S)]).toBe(0)
    expect(g.kills[2]).toBe(5)
  })

  it('[3.2.1] it ends where there is room', () => {
    const ids = ['su-vii-24', 'su-vii-25', 'su-vii-26', 'su-52-213', 'su-52-254']
    const g = position({ [T]: 'de-6-37', [N]: ids.slice(0, 4).join(' '), [NE]: ids[4] })
    const table = fight(g, { attackers: ids.join(' '), ...D1 })
    play(table, back('de-6-37', S))
    for (const id of ids.slice(0, 4)) play(table, [pursue(id), chase(T)])
    expect(table.asked()).toBeUndefined()
    expect(whereIs(g, ids[4])).toBe(NE)
  })

  it('[5.4.4] attackers of two hexes pursue into one of them (R26)', () => {
    const g = position({ [T]: 'de-6-37', [NE]: 'de-6-18', [N]: 'su-vii-24 su-vii-25' })
    const table = fight(g, { attackers: 'su-vii-24 su-vii-25', ...D1, targets: [T, NE] })
    play(table, [...back('de-6-37', S), ...back('de-6-18', around(NE).NE)])
    table.play(pursue('su-vii-24'))
    expect(chasable(table)).toEqual([T, NE].toSorted())
    table.play(chase(T))
    table.play(pursue('su-vii-25'))
    expect(chasable(table)).toEqual([T])
  })
})

describe('when nobody got away', () => {
  /** A regiment of one level is wiped out. */
  function wipedOut(units: Readonly<Record<string, string>> = {}) {
    const g = position({ [N]: 'su-vii-24 su-vii-25', ...units })
    put(g, 'de-6-37', T, { levels: 1 })
    return fight(g, { attackers: 'su-vii-24 su-vii-25', targets: [T], column: '10:1', dice: [1, 2] })
  }

  it('[5.4.10] the victors enter and go one hex on', () => {
    const table = wipedOut()
    play(table, [pursue('su-vii-24'), chase(T)])
    expect(chasable(table)).toContain(S)
    table.play(chase(S))
    expect([whereIs(table.g, 'su-vii-24'), table.asked()]).toEqual([S, 'pursuit'])
  })

  it('[5.4.10] a zone of control over the hex stops them there', () => {
    const table = wipedOut({ [around(S).S]: 'de-6-18', [SE]: 'de-21-22' })
    play(table, [pursue('su-vii-24'), chase(T)])
    expect([whereIs(table.g, 'su-vii-24'), table.asked()]).toEqual([T, 'pursuit'])
  })

  it('[5.4.10] the second hex may lie in one, but not hold an enemy', () => {
    const table = wipedOut({ [SS]: 'de-6-18' })
    play(table, [pursue('su-vii-24'), chase(T)])
    expect(chasable(table)).toContain(S)
    table.play(chase(S))
    expect(table.asked()).toBe('pursuit')
  })

  it('[5.4.10] [5.4.8] beyond a big river they stop in the hex that was left', () => {
    layOutGround({ sides: [`${N}/${T} big-river name="Nysa"`] })
    const table = wipedOut()
    play(table, [pursue('su-vii-24'), chase(T)])
    expect([whereIs(table.g, 'su-vii-24'), table.asked()]).toEqual([T, 'pursuit'])
  })

  it('[5.4.10] defenders, too, enter the hex of attackers who are wiped out', () => {
    const g = position({ [T]: 'de-21-22' })
    put(g, 'su-vii-24', N, { levels: 1 })
    const table = fight(g, { attackers: 'su-vii-24', targets: [T], column: '1:1', dice: [4, 5] })
    expect([table.asked(), table.askedSide()]).toEqual(['pursuit', 1])
    play(table, [pursue('de-21-22'), chase(N), DONE])
    expect(whereIs(g, 'de-21-22')).toBe(N)
    expect(g.levels[unit('de-21-22')]).toBe(2)
  })
})
