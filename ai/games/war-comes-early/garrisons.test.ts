import { beforeEach, expect, test } from 'vitest'
import { GERMAN } from '../../../games/war-comes-early/nations.ts'
import { place } from '../../../games/war-comes-early/rules/03-hex-control.ts'
import { afterSetUp } from '../../../games/war-comes-early/rules/05-test-kit.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import { hex, unit } from '../../../games/war-comes-early/world.ts'
import { dutiesOf } from './garrisons.ts'

const FRANKFURT = hex('1014')

let g: State
beforeEach(() => {
  g = afterSetUp('1938')
  place(g, unit('fr-a1'), hex('1116'), null)
})

const isDuty = (at: number): boolean => dutiesOf(g, GERMAN).some(duty => duty.hex === at)

test('[4.4a] in the last three turns towns that an enemy could walk into are held, not before', () => {
  g.turn = 7
  expect(isDuty(FRANKFURT)).toBe(false)
  g.turn = 8
  expect(isDuty(FRANKFURT)).toBe(true)
})

test('nobody is kept in a town that no enemy can reach', () => {
  g.turn = 10
  expect(isDuty(hex('2007'))).toBe(false)
})

test('[13.3b] in 1939 only what counts is held', () => {
  const poland = afterSetUp('1939')
  poland.turn = 6
  expect(dutiesOf(poland, 1).length).toBeLessThanOrEqual(2)
})
