import { beforeEach, expect, test } from 'vitest'
import { GERMANY, POLAND } from '../../../games/war-comes-early/nations.ts'
import { place } from '../../../games/war-comes-early/rules/03-hex-control.ts'
import { afterSetUp } from '../../../games/war-comes-early/rules/05-test-kit.ts'
import { BOX, type State } from '../../../games/war-comes-early/state.ts'
import { hex, KRAKOW, UNITS, unit, unitNation } from '../../../games/war-comes-early/world.ts'
import { ATTACKS, BELOW_EVEN, LEFT_EMPTY, slipsIn } from './slips.ts'

/** Germany holds Kraków with nobody in it, and hands over to the Poles, one of whom stands two hexes away. */
let before: State
let after: State
beforeEach(() => {
  before = afterSetUp('1939')
  for (let who = 0; who < UNITS; who++)
    if (unitNation[who] === POLAND && before.place[who] >= 0) before.place[who] = BOX.removed
  place(before, unit('po-cr'), KRAKOW + 2, null)
  before.top[KRAKOW] = -1
  before.control[KRAKOW] = GERMANY + 1
  before.turn = 5
  before.active = 1 << GERMANY
  after = before.copy()
  after.active = 1 << POLAND
})

test('a captured city that is left empty is one slip when the turn is handed over', () => {
  expect(slipsIn(before, after, [])).toEqual([LEFT_EMPTY])
  expect(slipsIn(before, before, [])).toEqual([])
})

test('earlier in the game, with somebody in it or with no enemy near, it is none', () => {
  after.turn = 4
  expect(slipsIn(before, after, [])).toEqual([])
  after.turn = 5
  place(after, unit('ge-a14'), KRAKOW, null)
  expect(slipsIn(before, after, [])).toEqual([])
  after.top[KRAKOW] = -1
  after.place[unit('po-cr')] = hex('4322')
  expect(slipsIn(before, after, [])).toEqual([])
})

test('attacks are counted, and those below even odds', () => {
  const battle = (attack: number, defence: number) => ({ event: 'battle', rule: '12.3a', attack, defence })
  expect(slipsIn(before, before, [battle(6, 7), battle(7, 7)])).toEqual([ATTACKS, ATTACKS, BELOW_EVEN])
})
