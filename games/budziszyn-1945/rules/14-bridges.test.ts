import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pushFrame } from '../../../engine/flow/frames.ts'
import { POINT } from '../../../engine/movement/points.ts'
import { FRAMES } from '../flow.ts'
import { CAMP, NOBODY } from '../nations.ts'
import { BRIDGE, PHASE, type State } from '../state.ts'
import { unit } from '../units.ts'
import { isElbe, isNysa, isPrintedBridge, layOut, slotOfWaterside, waterside } from '../world.ts'
import { sendToBox } from './04-zones-of-control.ts'
import { combatDecision } from './05-combat.ts'
import { fireProcedure } from './06-fire.ts'
import { bridgeTarget } from './06-targets.ts'
import { GERMAN_PLAYER, onTheMarch, SOVIET_PLAYER } from './11-test-kit.ts'
import { bridgeOwner, layBridges, updateBridgeControl } from './14-bridge-control.ts'
import { bridgeStands, raiseBridge } from './14-standing-bridges.ts'
import { beginState } from './17-set-up.ts'
import { ask, blow, emptyGame, layOutGround, put, rollNext, slotBetween, tableOf } from './testing.ts'

// 3010 and 3011 are joined by a bridge over a stream, 3020 and 3021 by one over the Elbe; 3110 has a stream without a bridge.
beforeEach(() =>
  layOutGround({
    sides: [
      '3010/3011 stream+bridge',
      '3020/3021 big-river+bridge name="Elbe"',
      '3010/3110 stream',
      '3030/3031 stream+bridge',
    ],
    routes: ['main 3009 3010 3011 3012', 'main 3019 3020 3021 3022', 'main 3030 3031'],
  }),
)
afterEach(() => layOut())

const sideBetween = (from: string, to: string) => waterside[slotBetween(from, to)]
const stands = (g: State, from: string, to: string) => bridgeStands(g, slotBetween(from, to))
const ownerBetween = (g: State, from: string, to: string) => bridgeOwner(g, sideBetween(from, to))

function german(from: string, to: string): State {
  const g = emptyGame('nysa')
  raiseBridge(g, sideBetween(from, to), CAMP.german)
  return g
}

describe('control of a bridge', () => {
  test('[14.1.3] the first at a bridge keeps it until he is gone from both ends', () => {
    const g = german('3020', '3021')
    put(g, 'de-275-983', '3021')
    put(g, 'su-52-213', '3020')
    updateBridgeControl(g)
    expect(ownerBetween(g, '3020', '3021')).toBe(CAMP.german)
    // The Germans are driven out of 3021.
    put(g, 'de-275-983', '3022')
    updateBridgeControl(g)
    expect(ownerBetween(g, '3020', '3021')).toBe(CAMP.soviet)
    // They return, and the bridge stays Soviet while somebody holds 3020.
    put(g, 'de-275-983', '3021')
    updateBridgeControl(g)
    expect(ownerBetween(g, '3020', '3021')).toBe(CAMP.soviet)
    put(g, 'su-52-213', '3018')
    updateBridgeControl(g)
    expect(ownerBetween(g, '3020', '3021')).toBe(CAMP.german)
  })

  test('[14.1.3] a bridge that nobody stands at keeps its owner; one that nobody owns waits until somebody is alone there', () => {
    const g = german('3010', '3011')
    updateBridgeControl(g)
    expect(ownerBetween(g, '3010', '3011')).toBe(CAMP.german)
    g.own('bridge')[sideBetween('3020', '3021')] = BRIDGE.stands
    put(g, 'de-275-983', '3021')
    put(g, 'su-52-213', '3020')
    updateBridgeControl(g)
    expect(ownerBetween(g, '3020', '3021')).toBe(NOBODY)
    sendToBox(g, unit('su-52-213'), -1)
    updateBridgeControl(g)
    expect(ownerBetween(g, '3020', '3021')).toBe(CAMP.german)
  })

  test('[14.1.3] Americans and Germans leave each other’s bridges alone', () => {
    const g = emptyGame('stars-3')
    raiseBridge(g, sideBetween('3020', '3021'), CAMP.german)
    put(g, 'us-69-271', '3020')
    updateBridgeControl(g)
    expect(ownerBetween(g, '3020', '3021')).toBe(CAMP.german)
  })

  test('[14.1.4] only its controller blows up a bridge', () => {
    const g = german('3010', '3011')
    put(g, 'su-52-213', '3010')
    expect(onTheMarch(g, SOVIET_PLAYER, 'su-52-213').why({ do: 'demolish', to: '3011' })).toBe('14.1.4')
    updateBridgeControl(g)
    expect(onTheMarch(g, SOVIET_PLAYER, 'su-52-213').why({ do: 'demolish', to: '3011' })).toBe(null)
  })

  test('[14.1.4] guns in range may fire at a bridge that the enemy controls', () => {
    const g = emptyGame('nysa')
    raiseBridge(g, sideBetween('3010', '3011'), CAMP.soviet)
    put(g, 'de-artV', '3013')
    ask(g, FRAMES.combat, GERMAN_PLAYER, PHASE.combat)
    const t = tableOf(g, [[FRAMES.combat, combatDecision]])
    const shots = t.legal().filter(a => a.do === 'fire')
    expect(shots).toHaveLength(1)
    expect([shots[0].hex, shots[0].across].sort()).toEqual(['3010', '3011'])
  })

  test('[14.1.1] 5 points of artillery that roll 12 destroy a bridge, whoever controls it', () => {
    const g = german('3010', '3011')
    rollNext(g, 6, 6)
    pushFrame(g.flow, FRAMES.fire, 0, bridgeTarget(sideBetween('3010', '3011')), 0, 5)
    fireProcedure.run(g, null)
    expect(g.bridge[sideBetween('3010', '3011')]).toBe(0)
  })
})

describe('blowing up and rebuilding', () => {
  test('[14.2.1] a bridge over a stream takes a unit beside it one point', () => {
    const g = german('3010', '3011')
    put(g, 'de-275-983', '3010')
    const t = onTheMarch(g, GERMAN_PLAYER, 'de-275-983')
    t.play({ do: 'demolish', to: '3011' })
    expect(stands(g, '3010', '3011')).toBe(false)
    expect(g.left[unit('de-275-983')]).toBe(3 * POINT)
    expect(t.why({ do: 'demolish', to: '3011' })).toBe('14.1.1')
  })

  test('[14.2.1] headquarters can, guns cannot, nor a unit that stands elsewhere', () => {
    const g = german('3010', '3011')
    put(g, 'de-hqV de-artLVII', '3011')
    put(g, 'de-275-983', '3012')
    expect(onTheMarch(g, GERMAN_PLAYER, 'de-hqV').why({ do: 'demolish', to: '3010' })).toBe(null)
    expect(onTheMarch(g, GERMAN_PLAYER, 'de-artLVII').why({ do: 'demolish', to: '3010' })).toBe('14.2.1')
    expect(onTheMarch(g, GERMAN_PLAYER, 'de-275-983').why({ do: 'demolish', to: '3011' })).toBe('14.1.1')
  })

  test('[14.2.1] nobody does without the chapter on bridges', () => {
    const g = emptyGame('nysa', { bridges: 'false' })
    raiseBridge(g, sideBetween('3010', '3011'), CAMP.german)
    put(g, 'de-275-983', '3010')
    expect(onTheMarch(g, GERMAN_PLAYER, 'de-275-983').why({ do: 'demolish', to: '3011' })).toBe('12.0')
  })

  test('[14.3.1] a bridge over a big river takes three points', () => {
    const g = german('3020', '3021')
    put(g, 'de-275-983', '3020')
    const t = onTheMarch(g, GERMAN_PLAYER, 'de-275-983')
    g.left[unit('de-275-983')] = 2 * POINT
    expect(t.why({ do: 'demolish', to: '3021' })).toBe('14.3.1')
    g.left[unit('de-275-983')] = 4 * POINT
    t.play({ do: 'demolish', to: '3021' })
    expect(stands(g, '3020', '3021')).toBe(false)
    expect(g.left[unit('de-275-983')]).toBe(POINT)
  })

  test('[14.2.2] a unit in range of a headquarters rebuilds a bridge over a stream for three points', () => {
    const g = emptyGame('nysa')
    blow(g, '3010', '3011')
    put(g, 'su-52-213', '3010')
    put(g, 'su-hq52', '3006')
    expect(onTheMarch(g, SOVIET_PLAYER, 'su-52-213').why({ do: 'rebuild', to: '3011' })).toBe('14.2.2')
    put(g, 'su-hq52', '3007')
    const t = onTheMarch(g, SOVIET_PLAYER, 'su-52-213')
    t.play({ do: 'rebuild', to: '3011' })
    expect(stands(g, '3010', '3011')).toBe(true)
    expect(ownerBetween(g, '3010', '3011')).toBe(CAMP.soviet)
    expect(g.left[unit('su-52-213')]).toBe(POINT)
  })

  test('[14.2.2] the headquarters does it itself, artillery does not, and two points do not suffice', () => {
    const g = emptyGame('nysa')
    blow(g, '3010', '3011')
    put(g, 'pl-hq pl-artA su-52-213', '3010')
    expect(onTheMarch(g, SOVIET_PLAYER, 'pl-artA').why({ do: 'rebuild', to: '3011' })).toBe('14.2.2')
    const t = onTheMarch(g, SOVIET_PLAYER, 'su-52-213')
    g.left[unit('su-52-213')] = 2 * POINT
    expect(t.why({ do: 'rebuild', to: '3011' })).toBe('14.2.2')
    onTheMarch(g, SOVIET_PLAYER, 'pl-hq').play({ do: 'rebuild', to: '3011' })
    expect(stands(g, '3010', '3011')).toBe(true)
  })

  test('[14.2.3] only where a bridge is printed, and none over a big river', () => {
    const g = emptyGame('nysa')
    blow(g, '3020', '3021')
    put(g, 'su-hq52', '3010')
    expect(onTheMarch(g, SOVIET_PLAYER, 'su-hq52').why({ do: 'rebuild', to: '3110' })).toBe('14.2.3')
    put(g, 'su-hq52', '3020')
    expect(onTheMarch(g, SOVIET_PLAYER, 'su-hq52').why({ do: 'rebuild', to: '3021' })).toBe('14.3.2a')
  })
})

describe('bridges at the start', () => {
  const printed = (over: Uint8Array) =>
    Array.from(isPrintedBridge, (_, side) => side).filter(
      side => isPrintedBridge[side] && over[slotOfWaterside[side]],
    )

  test('[N-3] in Nysa 1945 every bridge over the Nysa is down and all others stand', () => {
    layOut()
    const g = emptyGame('nysa')
    beginState(g)
    expect(printed(isNysa).length).toBeGreaterThan(3)
    expect(printed(isNysa).every(side => g.bridge[side] === 0)).toBe(true)
    expect(printed(isElbe).every(side => (g.bridge[side] & BRIDGE.stands) !== 0)).toBe(true)
  })

  test('[S-B] in Two Stars every printed bridge stands; with the option those over the Elbe do not', () => {
    layOut()
    const g = emptyGame('stars-2')
    beginState(g)
    expect(
      [...printed(isNysa), ...printed(isElbe)].every(side => bridgeStands(g, slotOfWaterside[side])),
    ).toBe(true)
    const blown = emptyGame('stars-2', { elbeBridges: 'blown' })
    beginState(blown)
    expect(printed(isElbe).some(side => bridgeStands(blown, slotOfWaterside[side]))).toBe(false)
    expect(printed(isNysa).every(side => bridgeStands(blown, slotOfWaterside[side]))).toBe(true)
  })

  test('[S-B] a bridge behind the front belongs with its hexes, one between two camps to nobody', () => {
    layOutGround({
      hexes: { 3021: 'clear nysa=soviet stars=german' },
      sides: ['3010/3011 stream+bridge', '3020/3021 big-river+bridge name="Elbe"'],
      routes: ['main 3010 3011', 'main 3020 3021'],
    })
    const g = emptyGame('stars-2')
    g.phase = PHASE.none
    layBridges(g)
    expect(ownerBetween(g, '3010', '3011')).toBe(CAMP.soviet)
    expect(ownerBetween(g, '3020', '3021')).toBe(NOBODY)
  })
})
