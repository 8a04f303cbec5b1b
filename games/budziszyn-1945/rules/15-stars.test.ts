import { beforeEach, describe, expect, test } from 'vitest'
import { setInThisFile } from '../../../engine/testing/restore.ts'
import type { State } from '../state.ts'
import { STAR, star, unit } from '../units.ts'
import { starModifiers } from './15-stars.ts'
import { around, emptyGame, fortify, layOutGround, put, type Table } from './testing.ts'
import { combatPhase, forecastOf, passOver, shiftBy } from './testing-attacks.ts'

const A = '3015'
const { N, NE } = around(A)

let g: State
beforeEach(() => {
  layOutGround()
  g = emptyGame('nysa')
})

/** Why the star may not be used in an attack on A by this unit. */
function whyNot(id: string, player: number): string | null {
  const table = combatPhase(g, player)
  table.play({ do: 'attack', hex: A })
  table.play({ do: 'join', unit: id })
  const refusal = table.why({ do: 'ability', unit: id })
  passOver(g)
  return refusal
}

/** The defence of A against this attacker, at the point where the defender is asked. */
function defended(attacker: string, player: number): Table {
  const table = combatPhase(g, player)
  table.play({ do: 'assault', targets: [A], units: [attacker] })
  return table
}

test('[15.1.2a] black: not against the fortified, in defence always', () => {
  put(g, 'de-21-22', N)
  put(g, 'su-vii-24', A)
  expect(whyNot('de-21-22', 1)).toBe(null)
  fortify(g, A, 'soviet')
  expect(whyNot('de-21-22', 1)).toBe('15.1.2a')
  put(g, 'su-3-87', A)
  expect(defended('de-21-22', 1).why({ do: 'ability', unit: 'su-3-87' })).toBe(null)
})

test('[15.1.2b] white: only against mechanised units', () => {
  put(g, 'de-flak1', A)
  put(g, 'de-21-22', A)
  put(g, 'su-28-152', N)
  expect(defended('su-28-152', 0).why({ do: 'ability', unit: 'de-flak1' })).toBe('15.1.2b')
  passOver(g)
  g = emptyGame('nysa')
  put(g, 'de-flak1', A)
  put(g, 'su-vii-57', N)
  expect(defended('su-vii-57', 0).why({ do: 'ability', unit: 'de-flak1' })).toBe(null)
})

test('[15.1.2b] white: armoured cars count as mechanised', () => {
  put(g, 'de-flak1', A)
  put(g, 'us-102', N)
  expect(defended('us-102', 0).why({ do: 'ability', unit: 'de-flak1' })).toBe(null)
})

test('[15.1.2c] yellow: in attack only', () => {
  put(g, 'su-52-124', N)
  put(g, 'de-21-22', A)
  expect(whyNot('su-52-124', 0)).toBe(null)
  g = emptyGame('nysa')
  put(g, 'su-52-124 su-3-87', A)
  put(g, 'de-21-22', N)
  expect(defended('de-21-22', 1).why({ do: 'ability', unit: 'su-52-124' })).toBe('15.1.2c')
})

describe('what cancels what', () => {
  const colours = (...ids: readonly (readonly [string, number])[]): number[] =>
    ids.map(([id, colour]) => {
      setInThisFile(star, unit(id), colour)
      return unit(id)
    })
  const [black, white, yellow, blue, blue2] = colours(
    ['de-72-124', STAR.black],
    ['de-72-266', STAR.white],
    ['de-72-105', STAR.yellow],
    ['de-6-37', STAR.blue],
    ['de-6-18', STAR.blue],
  )

  test('[15.1.2a] [15.1.2b] [15.1.2c] white cancels black and yellow, black cancels yellow', () => {
    expect(starModifiers([black], [white])).toBe(0)
    expect(starModifiers([yellow], [white])).toBe(0)
    expect(starModifiers([yellow], [black])).toBe(0)
    expect(starModifiers([white], [black])).toBe(1)
    expect(starModifiers([black], [yellow])).toBe(1)
  })

  test('[15.1.2c] a black star that is cancelled itself cancels nothing', () => {
    expect(starModifiers([white, yellow], [black])).toBe(2)
  })

  test('[15.1.2d] blue counts in any combat, against the fortified and against white', () => {
    expect(starModifiers([blue], [white])).toBe(1)
    put(g, 'de-6-37', N)
    put(g, 'su-vii-24', A)
    fortify(g, A, 'soviet')
    expect(whyNot('de-6-37', 1)).toBe(null)
  })

  test('[15.1.3] [15.1.4] one modifier for each star, and they add up', () => {
    expect(starModifiers([blue], [])).toBe(1)
    expect(starModifiers([blue, blue2], [])).toBe(2)
    put(g, 'de-6-37 de-6-18', N)
    put(g, 'su-vii-24', A)
    const seen = forecastOf(g, {
      targets: A,
      attackers: 'de-6-37 de-6-18',
      abilities: 'de-6-37 de-6-18',
    })
    expect(shiftBy(seen, '15.1.3')).toBe(2)
  })
})

test('[15.1.5] a towed unit has its star in defence only', () => {
  put(g, 'de-1hg-g1 de-691at', N)
  put(g, 'su-vii-57', A)
  const table = combatPhase(g, 1)
  table.play({ do: 'attack', hex: A })
  table.play({ do: 'join', unit: 'de-1hg-g1' })
  expect(table.legal().filter(action => action.do === 'ability')).toEqual([])
})

test('[15.1.6] using it is voluntary, and can be taken back until the attack is declared', () => {
  put(g, 'de-21-22', N)
  put(g, 'su-vii-24', A)
  const table = combatPhase(g, 1)
  table.play({ do: 'attack', hex: A })
  table.play({ do: 'join', unit: 'de-21-22' })
  table.play({ do: 'ability', unit: 'de-21-22' })
  expect(table.legal()).toContainEqual({ do: 'ability', unit: 'de-21-22', on: false })
  table.play({ do: 'ability', unit: 'de-21-22', on: false })
  expect(table.legal()).toContainEqual({ do: 'ability', unit: 'de-21-22' })
})

test('[15.1.8] no star in an assault across a big river; who defends it keeps his', () => {
  layOutGround({ sides: [`${A}/${N} big-river name="Nysa"`] })
  put(g, 'de-21-22', N)
  put(g, 'su-3-87', A)
  expect(whyNot('de-21-22', 1)).toBe('15.1.8')
  expect(defended('de-21-22', 1).why({ do: 'ability', unit: 'su-3-87' })).toBe(null)
})

test('[15.1.2a] a star that a further target forbids is dropped', () => {
  put(g, 'de-21-22', N)
  put(g, 'su-vii-24', A)
  put(g, 'su-vii-25', NE)
  fortify(g, NE, 'soviet')
  const table = combatPhase(g, 1)
  table.play({ do: 'attack', hex: A })
  table.play({ do: 'join', unit: 'de-21-22' })
  table.play({ do: 'ability', unit: 'de-21-22' })
  table.play({ do: 'target', hex: NE })
  expect(table.why({ do: 'ability', unit: 'de-21-22' })).toBe('15.1.2a')
})

test('[12.0] not in a game without special units', () => {
  g = emptyGame('nysa', { specialUnits: 'false' })
  put(g, 'de-21-22', N)
  put(g, 'su-vii-24', A)
  expect(whyNot('de-21-22', 1)).toBe('12.0')
})
