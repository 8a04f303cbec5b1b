import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FRAMES } from '../../../games/budziszyn-1945/flow.ts'
import { ask, emptyGame, layOutGround, put } from '../../../games/budziszyn-1945/rules/testing.ts'
import { PHASE, type State } from '../../../games/budziszyn-1945/state.ts'
import { layOut } from '../../../games/budziszyn-1945/world.ts'
import { reasons } from './reasons.ts'

const SOVIET = 0

beforeAll(() => layOutGround({ hexes: { 2713: 'clear town="Bautzen"', 2501: 'clear exit', 3020: 'forest' } }))
afterAll(() => layOut())

function game(phase: number): State {
  const g = emptyGame('nysa')
  put(g, 'de-342-698', '2713')
  put(g, 'su-5g-13 su-5g-97', '2813')
  ask(g, phase === PHASE.combat ? FRAMES.combat : FRAMES.movement, SOVIET, phase)
  return g
}

describe('an attack', () => {
  const found = () =>
    reasons(game(PHASE.combat), SOVIET, {
      do: 'assault',
      targets: ['2713'],
      units: ['su-5g-13', 'su-5g-97'],
      support: [],
      abilities: [],
    })

  test('[5.3.1] says how likely the defender is to give way, before all else', () => {
    // 12 to 3 is 4:1, and 3:1 against a town: he stays on 11 and 12.
    expect(found()[0]).toEqual({ text: '92% chance to push the defender back', rule: '5.3.1' })
  })

  test('[N-V2] says what is to be won', () => {
    expect(found()).toContainEqual({ text: 'Bautzen counts as a town', rule: 'N-V2' })
  })

  test('is told in the same words when only the hex has been named', () => {
    const named = reasons(game(PHASE.combat), SOVIET, { do: 'attack', hex: '2713' })
    expect(named[0]).toEqual(found()[0])
  })
})

describe('a move', () => {
  const to = (hex: string, unit = 'su-5g-13') =>
    reasons(game(PHASE.movement), SOVIET, { do: 'move', units: [unit], to: hex }).map(({ rule }) => rule)

  test('[5.1.3] next to the enemy brings on an attack', () => {
    expect(to('2712')).toContain('5.1.3')
    expect(to('3014')).not.toContain('5.1.3')
  })

  test('[T1] into cover', () => {
    expect(to('3020')).toContain('T1')
  })

  test('[N-V1] of armour into zone S is the way to Berlin', () => {
    expect(to('2501', 'su-4gt-13')).toContain('N-V1')
    expect(to('2501')).not.toContain('N-V1')
  })
})

test('whatever needs no reason is given none', () => {
  expect(reasons(game(PHASE.movement), SOVIET, { do: 'end' })).toEqual([])
})
