// What is counted of one turn of the enemy, on a board of a few hexes.
import { expect, test } from 'vitest'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import type { Action } from '../../engine/game/action.ts'
import { warComesEarly as game } from '../../games/war-comes-early/index.ts'
import { grid } from '../../games/war-comes-early/world.ts'
import { foresightOf, glimpseOf } from './foresee.ts'
import type { Muster, Placed } from './muster.ts'

const OWN = 0
const ENEMY = 1
const [HELD, LOST, EMPTY, FROM] = ['2413', '2512', '2613', '2713'].map(name => grid.indexOf(name))

/** The first two units are one's own, the others the enemy's. */
const muster: Muster = {
  grid,
  units: ['first', 'second', 'raider', 'guard'],
  sideOf: (_, unit) => (unit < 2 ? OWN : ENEMY),
  steps: () => 1,
  stepsAre: 'steps',
}

function board(): Placed {
  const g = valueOrThrow(game.begin('1939', {}, fastDice(1))) as Placed
  const place = g.place as Int16Array
  place.fill(-1)
  place.set([LOST, HELD, FROM, FROM])
  return g
}

const attack = (hex: number, unit: string): Action => ({
  do: 'attack',
  target: grid.names[hex],
  units: [unit],
})

const glimpse = () => {
  const g = board()
  return glimpseOf(muster, g, OWN, seen => {
    seen(ENEMY, attack(LOST, 'raider'))
    seen(ENEMY, { do: 'join', unit: 'guard' })
    ;(g.place as Int16Array)[0] = -1
    seen(ENEMY, attack(HELD, 'raider'))
    seen(ENEMY, attack(EMPTY, 'guard'))
    seen(OWN, attack(HELD, 'guard'))
  })
}

test('a hex fell if nobody of the side is left in it, the first of its units among them', () => {
  const { attacked, fell } = glimpse()
  expect([...attacked]).toEqual([
    [LOST, [FROM, FROM]],
    [HELD, [FROM]],
  ])
  expect([...fell]).toEqual([LOST])
})

test('hexes that were attacked are counted over all samples, the most frequent first', () => {
  const quiet = { attacked: new Map([[HELD, [FROM]]]), fell: new Set<number>() }
  const { samples, threats } = foresightOf(muster, [glimpse(), quiet, quiet])
  expect(samples).toBe(3)
  expect(threats.map(({ hex, attacked, fell }) => [hex, attacked, fell])).toEqual([
    [grid.names[HELD], 3, 0],
    [grid.names[LOST], 1, 1],
  ])
  expect(threats[0].from).toEqual([grid.names[FROM]])
})
