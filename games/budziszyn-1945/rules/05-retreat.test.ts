import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { UNIT } from '../state.ts'
import { unit } from '../units.ts'
import { layOut } from '../world.ts'
import { fight, offers, position } from './05-test-kit.ts'
import { around, blow, layOutGround, put, type Table, whereIs } from './testing.ts'

const T = '2713'
const { N, NE, SE, S, SW } = around(T)
const SS = around(S).S
const SSS = around(SS).S

beforeEach(() => layOutGround())
afterAll(() => layOut())

const D1 = { targets: [T], column: '1:1', dice: [3, 3] }
const D2 = { targets: [T], column: '3:1', dice: [3, 3] }
const D3 = { targets: [T], column: '5:1', dice: [3, 3] }
const A1 = { targets: [T], column: '1:1', dice: [5, 5] }

const levels = (table: Table, id: string) => table.g.levels[unit(id)]
const back = (who: string, to: string) => ({ do: 'fall-back', unit: who, to })
const stay = (who: string) => ({ do: 'stay', unit: who })
const hexesOf = (table: Table, id: string) =>
  table
    .legal()
    .filter(action => action.do === 'fall-back' && action.unit === id)
    .map(action => action.to)
    .toSorted()

/** One regiment in T, one Soviet division north of it. */
const duel = () => position({ [T]: 'de-6-37', [N]: 'su-52-213' })
const DUEL = { attackers: 'su-52-213' }

describe('orders to retreat', () => {
  it('[5.3.1] D2 sends the defender back, hex by hex, and asks its owner', () => {
    const table = fight(duel(), { ...DUEL, ...D2 })
    expect([table.asked(), table.askedSide()]).toEqual(['fallBack', 1])
    table.play(back('de-6-37', S))
    table.play(back('de-6-37', SS))
    expect(whereIs(table.g, 'de-6-37')).toBe(SS)
    expect(table.asked()).toBe('pursuit')
  })

  it('[5.3.1] A1 sends the attackers back', () => {
    const table = fight(duel(), { ...DUEL, ...A1 })
    expect([table.asked(), table.askedSide()]).toEqual(['fallBack', 0])
    table.play(back('su-52-213', around(N).N))
    expect(table.askedSide()).toBe(1)
  })

  it('[5.3.2] every step leads away from the hex of the combat', () => {
    const table = fight(duel(), { ...DUEL, ...D2 })
    table.play(back('de-6-37', S))
    expect(table.why(back('de-6-37', SE))).toBe('5.3.2')
    expect(table.why(back('de-6-37', T))).toBe('5.3.2')
    expect(hexesOf(table, 'de-6-37')).toEqual([SS, around(S).SE, around(S).SW].toSorted())
  })
})

describe('where a retreat can go', () => {
  it('[5.3.3] not into an enemy zone of control', () => {
    const table = fight(duel(), { ...DUEL, ...D1 })
    expect(hexesOf(table, 'de-6-37')).toEqual([S, SE, SW].toSorted())
    expect(table.why(back('de-6-37', NE))).toBe('5.3.3')
    expect(table.why(back('de-6-37', N))).toBe('3.1.8')
  })

  it('[5.3.3] surrounded by zones of control it stays and sustains', () => {
    const g = position({ [T]: 'de-6-37', [N]: 'su-52-213', [SE]: 'su-52-254', [SW]: 'su-52-50' })
    const table = fight(g, { attackers: 'su-52-213', ...D1 })
    expect(table.asked()).toBeUndefined()
    expect([whereIs(g, 'de-6-37'), levels(table, 'de-6-37')]).toEqual([T, 1])
  })

  it('[5.3.3] not into closed ground nor off the map', () => {
    layOutGround({ hexes: { [S]: 'swamp', [SE]: 'lake' } })
    const g = position({ [T]: 'de-br-1 de-6-37', [N]: 'su-52-213' })
    const table = fight(g, { attackers: 'su-52-213', ...D1 })
    expect(hexesOf(table, 'de-br-1')).toEqual([SW])
    expect(hexesOf(table, 'de-6-37')).toEqual([S, SW].toSorted())
    expect(table.why(back('de-br-1', S))).toBe('5.3.3')
    expect(table.why(back('de-6-37', SE))).toBe('5.3.3')
    const edge = '2738'
    const onEdge = position({ [edge]: 'de-6-37', [around(edge).N]: 'su-52-213' })
    const stuck = fight(onEdge, { attackers: 'su-52-213', ...D3, targets: [edge] })
    expect(around(edge).S).toBeUndefined()
    for (const to of hexesOf(stuck, 'de-6-37')) expect([around(edge).SE, around(edge).SW]).toContain(to)
  })

  it('[5.3.4] through a zone of control only where friends stand, and that costs a level', () => {
    const g = position({ [T]: 'de-6-37', [N]: 'su-52-213', [NE]: 'de-21-22' })
    const table = fight(g, { ...DUEL, ...D1 })
    expect(hexesOf(table, 'de-6-37')).toContain(NE)
    expect(offers(table).at(-2)).toBe(`fall-back de-6-37 ${NE}`)
    table.play(back('de-6-37', NE))
    expect([whereIs(g, 'de-6-37'), levels(table, 'de-6-37')]).toEqual([NE, 1])
  })

  it('[5.3.4] a unit with one level does not survive that', () => {
    const g = position({ [N]: 'su-52-213', [NE]: 'de-21-22' })
    put(g, 'de-6-37', T, { levels: 1 })
    const table = fight(g, { ...DUEL, ...D1 })
    table.play(back('de-6-37', NE))
    expect(whereIs(g, 'de-6-37')).toBe('eliminated')
  })

  it('[5.3.5] over a big river only by a bridge that stands', () => {
    const river = [S, SE, SW].map(to => `${T}/${to} big-river name="Nysa"`)
    layOutGround({ sides: [...river.slice(1), `${T}/${S} big-river+bridge name="Nysa"`] })
    expect(hexesOf(fight(duel(), { ...DUEL, ...D1 }), 'de-6-37')).toEqual([S])
    const g = duel()
    blow(g, T, S)
    const table = fight(g, { ...DUEL, ...D1 })
    expect(table.asked()).toBeUndefined()
    expect(levels(table, 'de-6-37')).toBe(1)
  })

  it('[5.3.6] it passes through a full hex but does not end there', () => {
    const full = 'de-342-698 de-342-687 de-342-554 de-545-A'
    const g = position({ [T]: 'de-6-37', [N]: 'su-52-213', [S]: full })
    const table = fight(g, { ...DUEL, ...D2 })
    table.play(back('de-6-37', S))
    expect(table.why(stay('de-6-37'))).toBe('3.2.1')
    table.play(back('de-6-37', SS))
    expect(whereIs(g, 'de-6-37')).toBe(SS)

    const short = fight(position({ [T]: 'de-6-37', [N]: 'su-52-213', [S]: full }), { ...DUEL, ...D1 })
    expect(short.why(back('de-6-37', S))).toBe('5.3.6')
    expect(hexesOf(short, 'de-6-37')).toEqual([SE, SW].toSorted())
  })

  it('[5.3.6] who is crowded out of the last room behind a full hex is lost (B30)', () => {
    layOutGround({ hexes: { [SE]: 'lake', [SW]: 'lake', [around(S).SE]: 'lake', [around(S).SW]: 'lake' } })
    const g = position({
      [T]: 'de-6-37 de-6-18',
      [N]: 'su-52-213',
      [S]: 'de-342-698 de-342-687 de-342-554 de-545-A',
      [SS]: 'de-545-B de-545-C de-615-A',
    })
    const table = fight(g, { ...DUEL, ...D2 })
    table.play({ do: 'fall-back', units: ['de-6-37', 'de-6-18'], to: S })
    table.play(back('de-6-37', SS))
    expect([whereIs(g, 'de-6-37'), whereIs(g, 'de-6-18')]).toEqual([SS, 'eliminated'])
  })
})

describe('sustained retreats', () => {
  /** Every way to take a result by one unit: hexes gone back and levels lost, as 'hexes/levels'. */
  function outcomes(result: typeof D1): Set<string> {
    const found = new Set<string>()
    const walk = (moves: readonly boolean[]): void => {
      const g = duel()
      g.levels[unit('de-6-37')] = 6
      const table = fight(g, { ...DUEL, ...result })
      let gone = 0
      for (const goesBack of moves) {
        table.play(goesBack ? back('de-6-37', [S, SS, SSS][gone]) : stay('de-6-37'))
        if (goesBack) gone += 1
      }
      if (table.asked() !== 'fallBack') found.add(`${gone}/${6 - levels(table, 'de-6-37')}`)
      else for (const next of [true, false]) walk([...moves, next])
    }
    walk([])
    return found
  }

  it('[5.3.7] D3: three hexes, two and a level, one and two, or three levels', () => {
    expect([...outcomes(D3)].toSorted()).toEqual(['0/3', '1/2', '2/1', '3/0'])
  })

  it('[5.2.1ex] -1/D2: the star pays for the attacker, and the defender has exactly three ways', () => {
    const result = { targets: [T], column: '4:1', dice: [5, 5] }
    const g = position({ [T]: 'su-icav-1 su-icav-2', [N]: 'de-21-22 de-21-125 de-21-192' })
    g.player = 1
    const attackers = 'de-21-22 de-21-125 de-21-192'
    const table = fight(g, { attackers, abilities: 'de-21-22', ...result })
    expect(levels(table, 'de-21-22')).toBe(1)
    expect(table.asked()).toBe('fallBack')
    expect([...outcomes(result)].toSorted()).toEqual(['0/2', '1/1', '2/0'])
  })

  it('[5.3.8] three battalions in three hexes: all stay for one level, all go back, or those who stay pay', () => {
    const battalions = ['de-21-22', 'de-21-125', 'de-21-192']
    const assault = () => {
      const g = position({ [T]: 'su-5g-13', [N]: battalions[0], [SE]: battalions[1], [SW]: battalions[2] })
      g.player = 1
      return fight(g, { attackers: battalions.join(' '), ...A1 })
    }
    const lost = (table: Table) => battalions.reduce((sum, id) => sum + 2 - levels(table, id), 0)

    const all = assault()
    for (const id of battalions) all.play(stay(id))
    expect(offers(all).toSorted()).toEqual(battalions.map(id => `lose ${id}`).toSorted())
    all.play({ do: 'lose', unit: battalions[1] })
    expect(lost(all)).toBe(1)

    const none = assault()
    none.play(back(battalions[0], around(N).N))
    none.play(back(battalions[1], around(SE).SE))
    none.play(back(battalions[2], around(SW).SW))
    expect(lost(none)).toBe(0)

    const some = assault()
    some.play(stay(battalions[2]))
    some.play(back(battalions[0], around(N).N))
    some.play(stay(battalions[1]))
    expect(offers(some).toSorted()).toEqual([`lose ${battalions[1]}`, `lose ${battalions[2]}`].toSorted())
    expect(some.why({ do: 'lose', unit: battalions[0] })).toBe('5.3.7')
    expect(some.why(back(battalions[0], around(N).N))).toBe('2.1.2')
  })

  it('[5.3.8] a unit that has made its step is not asked again in it', () => {
    const table = fight(position({ [T]: 'de-6-37 de-6-18', [N]: 'su-52-213' }), { ...DUEL, ...D1 })
    table.play(back('de-6-37', S))
    expect(table.why(back('de-6-37', SS))).toBe('5.3.8')
    expect(table.why(stay('su-52-213'))).toBe('5.3.8')
    expect(table.why({ do: 'fall-back', unit: 'de-6-18', to: '9999' })).toBe('1.1')
  })

  it('[5.3.10] who went back is marked until it may dig again; who stayed is not', () => {
    const table = fight(position({ [T]: 'de-6-37 de-6-18', [N]: 'su-52-213' }), { ...DUEL, ...D1 })
    table.play(back('de-6-37', S))
    table.play(stay('de-6-18'))
    expect(table.g.unitFlags[unit('de-6-37')] & UNIT.retreated).toBeTruthy()
    expect(table.g.unitFlags[unit('de-6-18')] & UNIT.retreated).toBe(0)
  })

  it('[7.2.6] in fixed positions the first hex is sustained for nothing', () => {
    const works = { sides: [`${T}/${N} fixed-position`] }
    const lost = [D1, D2, D3].map(result => {
      layOutGround(works)
      const g = duel()
      g.levels[unit('de-6-37')] = 4
      const table = fight(g, { ...DUEL, ...result })
      while (table.asked() === 'fallBack') table.play(stay('de-6-37'))
      return 4 - levels(table, 'de-6-37')
    })
    expect(lost).toEqual([0, 1, 2])
  })

  it('[7.2.6] works of another hex, to which a unit has gone back, do not pay for the rest', () => {
    layOutGround({ sides: [`${T}/${N} fixed-position`, `${S}/${SS} fixed-position`] })
    const table = fight(duel(), { ...DUEL, ...D2 })
    table.play(back('de-6-37', S))
    table.play(stay('de-6-37'))
    expect([whereIs(table.g, 'de-6-37'), levels(table, 'de-6-37')]).toEqual([S, 1])
  })
})
