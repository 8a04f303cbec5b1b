import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { topFrame } from '../../../engine/flow/frames.ts'
import { FRAMES } from '../flow.ts'
import { BRIDGE, PHASE, type State } from '../state.ts'
import { layOut, waterside } from '../world.ts'
import { GERMAN_PLAYER, onTheMarch, SOVIET_PLAYER } from './11-test-kit.ts'
import { noteBanks } from './14-headquarters-bridges.ts'
import { offerPontoons, pontoonsDecision } from './14-pontoons.ts'
import { bridgeStands } from './14-standing-bridges.ts'
import { blow, emptyGame, layOutGround, put, slotBetween, type Table, tableOf } from './testing.ts'

// The Nysa runs between 3020 and 3021 and between 3120 and 3121; a stream between 3010 and 3011.
beforeEach(() =>
  layOutGround({
    sides: ['3020/3021 big-river name="Nysa"', '3120/3121 big-river name="Nysa"', '3010/3011 stream'],
  }),
)
afterEach(() => layOut())

const pontoon = (army: string, from: string, to: string) => ({ do: 'pontoon', army, from, to })

function afterCombat(g: State): Table {
  g.player = SOVIET_PLAYER
  g.phase = PHASE.combat
  g.flow.fill(0)
  offerPontoons(g)
  return tableOf(g, [[FRAMES.pontoons, pontoonsDecision]])
}

describe('pontoon bridges', () => {
  test('[N-6] an army lays its one bridge from a bank where a unit of it stands', () => {
    const g = emptyGame('nysa')
    put(g, 'su-52-213', '3020')
    put(g, 'su-52-254', '3120')
    put(g, 'pl-16', '3010')
    const t = afterCombat(g)
    expect(t.why(pontoon('2 Polish', '3020', '3021'))).toBe('N-6')
    t.play(pontoon('52', '3020', '3021'))
    expect(bridgeStands(g, slotBetween('3020', '3021'))).toBe(true)
    expect(g.bridge[waterside[slotBetween('3020', '3021')]] & BRIDGE.pontoon).not.toBe(0)
    expect(t.why(pontoon('52', '3120', '3121'))).toBe('N-6')
    // By 14.3.2 the army can still build.
    const h = g.copy()
    put(h, 'su-hq52', '3120')
    noteBanks(h)
    expect(onTheMarch(h, SOVIET_PLAYER, 'su-hq52').why({ do: 'build', to: '3121' })).toBe(null)
    t.play(pontoon('2 Polish', '3010', '3011'))
    expect(bridgeStands(g, slotBetween('3010', '3011'))).toBe(true)
    expect(t.asked()).toBe(undefined)
  })

  test('[N-6] the far bank must be out of enemy zones of control, unless the army is on both banks', () => {
    const g = emptyGame('nysa')
    put(g, 'su-52-213', '3020')
    put(g, 'de-275-983', '3022')
    g.player = SOVIET_PLAYER
    offerPontoons(g)
    expect(topFrame(g.flow)).toBe(0)
    put(g, 'su-52-254', '3021')
    expect(afterCombat(g).why(pontoon('52', '3020', '3021'))).toBe(null)
  })

  test('[N-6] no bridge to a hex that the enemy holds, or beside one that stands', () => {
    const g = emptyGame('nysa')
    put(g, 'su-52-213', '3020')
    put(g, 'su-52-254', '3010')
    put(g, 'de-hqV', '3021')
    const t = afterCombat(g)
    expect(t.why(pontoon('52', '3020', '3021'))).toBe('N-6')
    g.own('bridge')[waterside[slotBetween('3010', '3011')]] = BRIDGE.stands
    expect(t.why(pontoon('52', '3010', '3011'))).toBe('14.1.1')
    expect(t.why(pontoon('52', '3010', '3009'))).toBe('14.1.1')
  })

  test('[N-6] a lost pontoon bridge is not replaced', () => {
    const g = emptyGame('nysa')
    put(g, 'su-52-213', '3020')
    afterCombat(g).play(pontoon('52', '3020', '3021'))
    blow(g, '3020', '3021')
    afterCombat(g)
    expect(topFrame(g.flow)).toBe(0)
  })

  test('[N-6] the list holds exactly what may be laid, and the player may decline', () => {
    const g = emptyGame('nysa')
    put(g, 'su-52-213 su-52-254', '3020')
    put(g, 'pl-16', '3021')
    const t = afterCombat(g)
    expect(t.legal()).toEqual([
      { do: 'end' },
      pontoon('52', '3020', '3021'),
      pontoon('2 Polish', '3021', '3020'),
    ])
    t.play({ do: 'end' })
    expect(topFrame(g.flow)).toBe(0)
  })

  test('[N-6] not after the German combat phase, and not in Two Stars', () => {
    const g = emptyGame('nysa')
    put(g, 'su-52-213', '3020')
    g.player = GERMAN_PLAYER
    offerPontoons(g)
    expect(topFrame(g.flow)).toBe(0)
    const stars = emptyGame('stars-2')
    put(stars, 'su-52-213', '3020')
    stars.player = 1
    offerPontoons(stars)
    expect(topFrame(stars.flow)).toBe(0)
  })
})
