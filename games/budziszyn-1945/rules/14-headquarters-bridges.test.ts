import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CAMP } from '../nations.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { unit } from '../units.ts'
import { view } from '../view.ts'
import { layOut, waterside } from '../world.ts'
import { endMovementPhase } from './03-movement.ts'
import { rootedRefusal } from './05-fall-back.ts'
import { GERMAN_PLAYER, movementPhase, onTheMarch, SOVIET_PLAYER } from './11-test-kit.ts'
import { bridgeOwner, updateBridgeControl } from './14-bridge-control.ts'
import { completeBridges, noteBanks } from './14-headquarters-bridges.ts'
import { bridgeStands } from './14-standing-bridges.ts'
import { emptyGame, layOutGround, put, slotBetween } from './testing.ts'

// The Nysa runs between rows 20 and 21 from column 29 to 31; a stream between 3010 and 3011.
beforeEach(() =>
  layOutGround({
    sides: [
      '3020/3021 big-river name="Nysa"',
      '2920/2921 big-river name="Nysa"',
      '2921/3020 big-river name="Nysa"',
      '3020/3121 big-river name="Nysa"',
      '3010/3011 stream',
    ],
  }),
)
afterEach(() => layOut())

const isBuilding = (g: State) => g.building[unit('su-hq52')] > 0
const build = (to: string) => ({ do: 'build', to })
const stands = (g: State) => bridgeStands(g, slotBetween('3020', '3021'))

/** HQ 52 was on the bank when the Soviet supply phase ended. */
function onBank(): State {
  const g = emptyGame('nysa')
  put(g, 'su-hq52', '3020')
  g.player = SOVIET_PLAYER
  noteBanks(g)
  return g
}

function declared(): State {
  const g = onBank()
  onTheMarch(g, SOVIET_PLAYER, 'su-hq52').play(build('3021'))
  return g
}

/** The end of the Soviet movement phase of a turn, the rest of it, and the start of the next. */
function untilNextTurn(g: State): void {
  endMovementPhase(g)
  updateBridgeControl(g)
  g.turn += 1
  g.player = SOVIET_PLAYER
  completeBridges(g, null)
}

describe('a headquarters bridges a big river', () => {
  test('[14.3.2a] it must be on the bank when its supply phase ends', () => {
    const g = emptyGame('nysa')
    put(g, 'su-hq52', '3020')
    expect(onTheMarch(g, SOVIET_PLAYER, 'su-hq52').why(build('3021'))).toBe('14.3.2a')
    g.player = GERMAN_PLAYER
    noteBanks(g)
    expect(onTheMarch(g, SOVIET_PLAYER, 'su-hq52').why(build('3021'))).toBe('14.3.2a')
    expect(onTheMarch(onBank(), SOVIET_PLAYER, 'su-hq52').why(build('3021'))).toBe(null)
  })

  test('[14.3.2a] one that was driven to another bank begins anew, and no other unit builds', () => {
    const g = onBank()
    put(g, 'su-hq52', '2921')
    expect(onTheMarch(g, SOVIET_PLAYER, 'su-hq52').why(build('3020'))).toBe('14.3.2a')
    put(g, 'su-52-213', '3020')
    expect(onTheMarch(g, SOVIET_PLAYER, 'su-52-213').why(build('3021'))).toBe('14.3.2a')
  })

  test('[14.3.2b] the declaration takes all its points and tells nobody anything', () => {
    const g = onBank()
    const t = onTheMarch(g, SOVIET_PLAYER, 'su-hq52')
    expect(t.play(build('3021'))).toEqual([])
    expect(t.asked()).toBe('movement')
    expect(t.why({ do: 'begin', unit: 'su-hq52' })).not.toBe(null)
    expect(isBuilding(g)).toBe(true)
    expect(stands(g)).toBe(false)
  })

  test('[14.3.2b] the enemy sees the same whether it builds or stands idle', () => {
    const idle = onBank()
    movementPhase(idle, SOVIET_PLAYER)
    const building = declared()
    expect(view(building, GERMAN_PLAYER)).toEqual(view(idle, GERMAN_PLAYER))
    expect(view(building, SOVIET_PLAYER)).not.toEqual(view(idle, SOVIET_PLAYER))
  })

  test('[14.3.2b] not after spending a point, not over a stream, not where a bridge stands', () => {
    const g = onBank()
    const t = onTheMarch(g, SOVIET_PLAYER, 'su-hq52')
    g.left[unit('su-hq52')] -= 1
    expect(t.why(build('3021'))).toBe('14.3.2b')
    g.left[unit('su-hq52')] += 1
    g.own('bridge')[waterside[slotBetween('3020', '3021')]] = 1
    expect(t.why(build('3021'))).toBe('14.1.1')
    put(g, 'su-hq52', '3010')
    expect(t.why(build('3011'))).toBe('14.2.3')
  })

  test('[14.3.2c] with the far bank held the bridge stands a turn later, and the headquarters is busy in that phase too', () => {
    const g = declared()
    untilNextTurn(g)
    expect(stands(g)).toBe(true)
    expect(bridgeOwner(g, waterside[slotBetween('3020', '3021')])).toBe(CAMP.soviet)
    expect(isBuilding(g)).toBe(false)
    expect(movementPhase(g, SOVIET_PLAYER).why({ do: 'begin', unit: 'su-hq52' })).not.toBe(null)
  })

  test('[14.3.2c] an enemy zone of control on the far bank ends the work, unless regular units hold both banks', () => {
    const lost = declared()
    put(lost, 'de-275-983', '3022')
    untilNextTurn(lost)
    expect(stands(lost)).toBe(false)
    expect(movementPhase(lost, SOVIET_PLAYER).why({ do: 'begin', unit: 'su-hq52' })).toBe(null)

    const oneBank = declared()
    put(oneBank, 'de-275-983', '3022')
    put(oneBank, 'su-52-213', '3021')
    untilNextTurn(oneBank)
    expect(stands(oneBank)).toBe(false)

    const held = declared()
    put(held, 'de-275-983', '3022')
    put(held, 'su-52-213', '3021')
    put(held, 'su-52-254', '3020')
    untilNextTurn(held)
    expect(stands(held)).toBe(true)
  })

  test('[14.3.2c] the far bank must be held all the time, and from units without a zone of control as well', () => {
    const passing = declared()
    put(passing, 'de-275-983', '3022')
    updateBridgeControl(passing)
    put(passing, 'de-275-983', '3030')
    untilNextTurn(passing)
    expect(stands(passing)).toBe(false)

    const occupied = declared()
    put(occupied, 'de-hqV', '3021')
    untilNextTurn(occupied)
    expect(stands(occupied)).toBe(false)
  })

  test('[14.3.3] one headquarters builds a bridge, and one bridge', () => {
    const g = onBank()
    put(g, 'pl-hq', '3021')
    g.player = SOVIET_PLAYER
    noteBanks(g)
    onTheMarch(g, SOVIET_PLAYER, 'su-hq52').play(build('3021'))
    expect(onTheMarch(g, SOVIET_PLAYER, 'pl-hq').why(build('3020'))).toBe('14.3.3')
    expect(movementPhase(g, SOVIET_PLAYER).why({ do: 'begin', unit: 'su-hq52' })).not.toBe(null)
  })

  test('[14.3.4] a headquarters that builds stays where it is; one that is gone builds nothing', () => {
    const g = declared()
    endMovementPhase(g)
    expect(g.building[unit('su-hq52')]).toBeGreaterThan(0)
    expect(movementPhase(g, SOVIET_PLAYER).why({ do: 'begin', unit: 'su-hq52' })).toBe('14.3.4')
    expect(rootedRefusal(g, unit('su-hq52'))?.rule).toBe('14.3.4')
    put(g, 'su-hq52', '3018')
    expect(isBuilding(g)).toBe(false)
    expect(hasFlag(g.unitFlags, unit('su-hq52'), UNIT.onBank)).toBe(false)
  })
})
