import { afterAll, beforeAll, expect, test } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../../engine/files/result.ts'
import { budziszyn1945 as game } from '../index.ts'
import { hasFlag, UNIT } from '../state.ts'
import { unit } from '../units.ts'
import { layOut } from '../world.ts'
import { movementPhase } from './03-test-kit.ts'
import { isDugIn } from './07-field-fortifications.ts'
import { emptyGame, layOutGround, put, putLimbered, whereIs } from './testing.ts'

beforeAll(() => layOutGround())
afterAll(() => layOut())

test('[7.1.2a] an order that names its unit lets it begin first', () => {
  const g = emptyGame('nysa')
  put(g, 'su-xarm-61', '3010')
  movementPhase(g).play({ do: 'dig', units: ['su-xarm-61'] })
  expect(isDugIn(g, g.place[unit('su-xarm-61')])).toBe(true)
})

test('[12.1.4] several units are marked at once, and whoever marched before halts', () => {
  const g = emptyGame('nysa')
  put(g, 'su-xarm-61 su-xarm-62', '3010')
  put(g, 'su-xarm-63', '3020')
  const phase = movementPhase(g)
  phase.play({ do: 'move', units: ['su-xarm-63'], to: '3021' })
  phase.play({ do: 'mark', units: ['su-xarm-61', 'su-xarm-62'] })
  for (const id of ['su-xarm-61', 'su-xarm-62'])
    expect(hasFlag(g.unitFlags, unit(id), UNIT.marked)).toBe(true)
  expect(phase.asked()).toBe('movement')
})

test('[6.2.4] a gun changes its set-up and goes on; what it may not do is refused with the rule of the order', () => {
  const g = emptyGame('nysa')
  putLimbered(g, 'de-artV', '3010')
  const phase = movementPhase(g, 1)
  phase.play({ do: 'set-up', units: ['de-artV'] })
  expect(hasFlag(g.unitFlags, unit('de-artV'), UNIT.transport)).toBe(false)
  expect(phase.asked()).toBe('march')
  expect(phase.why({ do: 'dig', units: ['de-artV'] })).toBe('7.1.2a')
})

test('[N-G0] a unit of the set-up is taken and placed in one', () => {
  layOut()
  const g = valueOrThrow(game.begin('nysa', {}, fastDice(1)))
  game.perform(g, 1, { do: 'place', unit: 'de-rg1', hex: '4808' }, null)
  expect(whereIs(g, 'de-rg1')).toBe('4808')
  expect(game.check(g, 1, { do: 'place', unit: 'de-rg2', hex: '0101' })[0].rule).toBe('N-G0')
  game.perform(g, 1, { do: 'take', unit: 'de-rg2' }, null)
  expect(game.check(g, 1, { do: 'place', unit: 'de-rg2', hex: '4705' })).toEqual([])
  layOutGround()
})
