import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyGame, fortify, layOutGround, put } from '../../../games/budziszyn-1945/rules/testing.ts'
import { PHASE, type State } from '../../../games/budziszyn-1945/state.ts'
import { unit } from '../../../games/budziszyn-1945/units.ts'
import { hex, layOut } from '../../../games/budziszyn-1945/world.ts'
import { estimateFor } from '../../planner/estimate.ts'
import { OFFICER, RECRUIT } from '../../temper.ts'
import { battlefield } from './battlefield.ts'
import { isHopeless } from './hopeless.ts'
import { memoryOfMarches } from './march.ts'
import { sightOf } from './sight.ts'

const GERMAN = 1

beforeEach(() => layOutGround({ hexes: { 2700: 'clear exit' } }))
afterAll(() => layOut())

/** The German movement phase with these Soviets in 2701, next to 2700. */
function facing(soviets: string): State {
  const g = emptyGame('nysa')
  put(g, soviets, '2701')
  g.player = GERMAN
  g.phase = PHASE.movement
  return g
}

const estimateOf = (g: State, temper = OFFICER) =>
  estimateFor(battlefield, sightOf(g, GERMAN), GERMAN, temper)

describe('[5.1.3] a hex from which a unit would have to attack', () => {
  const hopeless = (g: State, at = '2700') => isHopeless(estimateOf(g), g, unit('de-275-985'), hex(at))

  test('is hopeless next to a stack that is stronger', () => {
    expect(hopeless(facing('su-5g-13 su-5g-97'))).toBe(true)
  })

  test('is not where no enemy stands beside it', () => {
    expect(hopeless(facing('su-5g-13 su-5g-97'), '2400')).toBe(false)
  })

  test('is not next to somebody who is no stronger', () => {
    expect(hopeless(facing('su-vii-24'))).toBe(false)
  })

  test('[7.1.11] is not in works of its own side', () => {
    const g = facing('su-5g-13 su-5g-97')
    put(g, 'de-275-983', '2700')
    fortify(g, '2700', 'german')
    expect(hopeless(g)).toBe(false)
  })

  test('is not if all who stand there are strong enough together', () => {
    const g = facing('su-5g-13')
    expect(hopeless(g)).toBe(true)
    put(g, 'de-21-22', '2700')
    expect(hopeless(g)).toBe(false)
  })

  test('does not bother a recruit', () => {
    const g = facing('su-5g-13 su-5g-97')
    expect(isHopeless(estimateOf(g, RECRUIT), g, unit('de-275-985'), hex('2700'))).toBe(false)
  })
})

describe('[11.1] reinforcements', () => {
  const enter = { do: 'enter', unit: 'de-275-985', at: '2700' }
  const worthOfEntry = (g: State) => memoryOfMarches().phase(g, estimateOf(g), [enter])(enter)

  test('come onto the map where nobody waits for them', () => {
    expect(worthOfEntry(facing('su-vii-24'))).toBeGreaterThan(0)
  })

  test('do not come in where they would have to attack a stack that is stronger', () => {
    expect(worthOfEntry(facing('su-5g-13 su-5g-97'))).toBeLessThan(0)
  })
})
