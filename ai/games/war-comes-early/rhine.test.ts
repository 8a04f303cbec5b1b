import { beforeEach, expect, test } from 'vitest'
import { CZECHOSLOVAKIA, FRANCE, GERMANY } from '../../../games/war-comes-early/nations.ts'
import { place } from '../../../games/war-comes-early/rules/03-hex-control.ts'
import { afterSetUp } from '../../../games/war-comes-early/rules/05-test-kit.ts'
import { STATUS, type State } from '../../../games/war-comes-early/state.ts'
import { attackFactor, hex, UNITS, unit, unitNation } from '../../../games/war-comes-early/world.ts'
import { aimOf } from './aims.ts'
import { goalsOnTheRhine } from './rhine.ts'

let g: State
beforeEach(() => {
  g = afterSetUp('1938')
  g.turn = 6
})

const watchers = () =>
  Array.from({ length: UNITS }, (_, who) => who).filter(
    who => g.place[who] >= 0 && unitNation[who] === GERMANY && aimOf(g, who) === 'rhine',
  )

const attackOf = (units: readonly number[]) => units.reduce((sum, who) => sum + attackFactor[who], 0)

const french = () =>
  Array.from({ length: UNITS }, (_, who) => who).filter(
    who => g.place[who] >= 0 && unitNation[who] === FRANCE,
  )

test('as long as Prague stands nobody is taken from the march on it', () => {
  expect(watchers()).toEqual([])
})

test('when Prague has fallen, some Germans meet the French and the others do not', () => {
  g.status[CZECHOSLOVAKIA] = STATUS.capitulated
  const there = attackOf(watchers())
  expect(there).toBeGreaterThan(0.5 * attackOf(french()))
  expect(there).toBeLessThan(attackOf(french()))
})

test('an enemy on German soil comes before a city that is still German', () => {
  const frankfurt = hex('1014')
  const before = goalsOnTheRhine(g)[frankfurt]
  place(g, unit('fr-a1'), hex('1116'), null)
  const goals = goalsOnTheRhine(g)
  expect(goals[hex('1116')]).toBe(0)
  expect(goals[frankfurt]).toBeGreaterThan(0)
  expect(goals[frankfurt]).toBeLessThan(before)
})
