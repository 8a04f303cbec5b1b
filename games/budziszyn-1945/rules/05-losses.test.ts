import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CAMP, NATION } from '../nations.ts'
import { UNIT } from '../state.ts'
import { isFortificationUnit, unit } from '../units.ts'
import { layOut } from '../world.ts'
import { loseLevel, printedAttack, printedDefence } from './01-levels.ts'
import { fight, offers, position } from './05-test-kit.ts'
import { around, emptyGame, layOutGround, put, putLimbered, whereIs } from './testing.ts'

const T = '2713'
const { N, NE, NW, S } = around(T)

beforeAll(() => layOutGround())
afterAll(() => layOut())

/** -1/-1 for everybody in it. */
const EVEN = { targets: [T], column: '1:1', dice: [3, 4] }

describe('levels', () => {
  it('[1.2c] [1.2f] a unit with two sides is reduced first, and eliminated with its last level', () => {
    const g = position({ [T]: 'de-6-37' })
    const u = unit('de-6-37')
    expect([printedAttack(g, u), printedDefence(g, u)]).toEqual([3, 3])
    loseLevel(g, u, CAMP.soviet, '5.1.8', null)
    expect([g.levels[u], printedAttack(g, u), printedDefence(g, u)]).toEqual([1, 2, 2])
    expect(whereIs(g, 'de-6-37')).toBe(T)
    loseLevel(g, u, CAMP.soviet, '5.1.8', null)
    expect(whereIs(g, 'de-6-37')).toBe('eliminated')
    expect(g.killed[CAMP.soviet * 4 + NATION.germany]).toBe(1)
  })

  it('[1.2d] [6.1.6] towed artillery has one level in either set-up', () => {
    const g = emptyGame('nysa')
    put(g, 'de-artV', T)
    putLimbered(g, 'de-artIV', T)
    for (const id of ['de-artV', 'de-artIV']) {
      loseLevel(g, unit(id), CAMP.soviet, '5.1.8', null)
      expect(whereIs(g, id)).toBe('eliminated')
    }
  })

  it('[1.2e] self-propelled artillery has two', () => {
    const g = position({ [T]: 'de-1hg-art' })
    loseLevel(g, unit('de-1hg-art'), CAMP.soviet, '5.1.8', null)
    expect(whereIs(g, 'de-1hg-art')).toBe(T)
    expect(g.levels[unit('de-1hg-art')]).toBe(1)
  })

  it('[1.2f] nothing of what burdened a unit outlives it', () => {
    const g = emptyGame('nysa')
    put(g, 'de-6-37', T, { levels: 1, outOfSupply: 3, disorganised: 4 })
    loseLevel(g, unit('de-6-37'), CAMP.soviet, '5.1.8', null)
    expect([g.outOfSupply[unit('de-6-37')], g.disorganised[unit('de-6-37')]]).toEqual([0, 0])
  })
})

describe('who takes the loss', () => {
  it('[5.1.8] the owner chooses among his units, defender first', () => {
    const g = position({ [T]: 'de-6-37 de-6-18', [N]: 'su-52-213', [NE]: 'su-52-254' })
    const table = fight(g, { attackers: 'su-52-213 su-52-254', ...EVEN })
    expect([table.asked(), table.askedSide()]).toEqual(['losses', 1])
    expect(offers(table).toSorted()).toEqual(['lose de-6-18', 'lose de-6-37'])
    expect(table.why({ do: 'lose', unit: 'su-52-213' })).toBe('5.1.8')
    expect(table.why({ do: 'done' })).toBe('2.1.2')
    table.play({ do: 'lose', unit: 'de-6-18' })
    expect(table.askedSide()).toBe(0)
    table.play({ do: 'lose', unit: 'su-52-254' })
    expect(['de-6-37', 'de-6-18', 'su-52-213', 'su-52-254'].map(id => g.levels[unit(id)])).toEqual([
      2, 1, 2, 1,
    ])
    expect(table.asked()).toBeUndefined()
  })

  it('[5.1.8] without a choice nobody is asked', () => {
    const g = position({ [T]: 'de-6-37', [N]: 'su-52-213' })
    expect(fight(g, { attackers: 'su-52-213', ...EVEN }).asked()).toBeUndefined()
    expect([g.levels[unit('de-6-37')], g.levels[unit('su-52-213')]]).toEqual([1, 1])
  })

  it('[9.1.4] a headquarters can be given up instead of a regiment', () => {
    const g = position({ [T]: 'de-6-37 de-hqV', [N]: 'su-52-213' })
    const table = fight(g, { attackers: 'su-52-213', ...EVEN })
    table.play({ do: 'lose', unit: 'de-hqV' })
    expect(whereIs(g, 'de-hqV')).toBe('eliminated')
    expect(g.levels[unit('de-6-37')]).toBe(2)
    expect(g.kills[0]).toBe(CAMP.soviet + 1)
  })

  it('[6.3.4] guns that support from afar suffer nothing', () => {
    const g = position({ [T]: 'de-6-37', [N]: 'su-52-213', [around(N).N]: 'su-52-art1' })
    const table = fight(g, { attackers: 'su-52-213', support: 'su-52-art1', ...EVEN })
    expect(table.asked()).toBeUndefined()
    expect([g.levels[unit('su-52-213')], whereIs(g, 'su-52-art1')]).toEqual([1, around(N).N])
  })

  it('[6.3.5] guns that support from next to the enemy do', () => {
    const g = position({ [T]: 'de-6-37', [N]: 'su-52-213', [NE]: 'su-52-art1' })
    const table = fight(g, { attackers: 'su-52-213', exposed: 'su-52-art1', ...EVEN })
    expect(offers(table).toSorted()).toEqual(['lose su-52-213', 'lose su-52-art1'])
  })

  it('[6.3.5] such a gun cannot retreat: with A1 somebody who stays pays', () => {
    const g = position({ [T]: 'de-6-37', [N]: 'su-52-213', [NE]: 'su-52-art1' })
    const table = fight(g, {
      attackers: 'su-52-213',
      exposed: 'su-52-art1',
      targets: [T],
      column: '1:1',
      dice: [5, 5],
    })
    table.play({ do: 'fall-back', unit: 'su-52-213', to: around(N).N })
    expect(whereIs(g, 'su-52-art1')).toBe('eliminated')
  })

  it('[5.1.8] two players who defend together: each level falls on the one with more of them', () => {
    const g = position({ [T]: 'de-6-37 de-6-18', [NW]: 'us-69-271', [N]: 'su-52-213' }, 'stars-3')
    g.player = 1
    const table = fight(g, { attackers: 'su-52-213', ...EVEN, targets: [T, NW] })
    expect(table.askedSide()).toBe(2)
    expect(offers(table).toSorted()).toEqual(['lose de-6-18', 'lose de-6-37'])
    expect(table.why({ do: 'lose', unit: 'us-69-271' })).toBe('5.1.8')
  })
})

describe('abilities have their price', () => {
  const TWO_LOSSES = { targets: [T], column: '1:3', dice: [5, 5] }

  it('[15.1.7] of two levels one comes from a unit that used its star', () => {
    const g = position({ [T]: 'de-6-37', [N]: 'su-52-213 su-52-254', [S]: 'su-52-50' })
    const attackers = 'su-52-213 su-52-254 su-52-50'
    const table = fight(g, { attackers, abilities: 'su-52-50', ...TWO_LOSSES })
    expect(offers(table)).toHaveLength(3)
    table.play({ do: 'lose', unit: 'su-52-213' })
    expect(table.asked()).toBe('fallBack')
    expect(g.levels[unit('su-52-50')]).toBe(1)
  })

  it('[15.1.7] once it has paid, the rest is free', () => {
    const g = position({ [T]: 'de-6-37', [N]: 'su-52-213 su-52-254', [S]: 'su-52-50' })
    const attackers = 'su-52-213 su-52-254 su-52-50'
    const table = fight(g, { attackers, abilities: 'su-52-50', ...TWO_LOSSES })
    table.play({ do: 'lose', unit: 'su-52-50' })
    expect(offers(table)).toHaveLength(3)
  })

  it('[15.1.7] a single level is lost by one of those who used a star', () => {
    const g = position({ [T]: 'de-6-37', [N]: 'su-52-213 su-52-254 su-52-50' })
    const attackers = 'su-52-213 su-52-254 su-52-50'
    const table = fight(g, { attackers, abilities: 'su-52-50 su-52-254', ...EVEN })
    expect(offers(table).toSorted()).toEqual(['lose su-52-254', 'lose su-52-50'])
    expect(table.why({ do: 'lose', unit: 'su-52-213' })).toBe('15.1.7')
  })

  it('[15.1.6] [15.1.7] who declines its star owes nothing for it', () => {
    const g = position({ [T]: 'de-6-37', [N]: 'su-52-213 su-52-254' })
    expect(offers(fight(g, { attackers: 'su-52-213 su-52-254', ...EVEN }))).toHaveLength(2)
  })

  it('[15.4.3] a fortification unit that used its works pays, too', () => {
    const u = unit('de-6-37')
    isFortificationUnit[u] = 1
    const g = position({ [T]: 'de-6-37 de-6-18', [N]: 'su-52-213' })
    fight(g, { attackers: 'su-52-213', abilities: 'de-6-37', ...EVEN })
    isFortificationUnit[u] = 0
    expect([g.levels[u], g.levels[unit('de-6-18')]]).toEqual([1, 2])
    expect(g.unitFlags[u] & UNIT.ability).toBe(0)
  })
})
