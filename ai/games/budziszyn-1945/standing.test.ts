import { describe, expect, test } from 'vitest'
import { CAMP, NATION } from '../../../games/budziszyn-1945/nations.ts'
import { setController } from '../../../games/budziszyn-1945/rules/04-hex-control.ts'
import { LEVELS_TO_BERLIN } from '../../../games/budziszyn-1945/rules/17-victory.ts'
import { emptyGame, put } from '../../../games/budziszyn-1945/rules/testing.ts'
import { PHASE, type State } from '../../../games/budziszyn-1945/state.ts'
import { hex, townHexes } from '../../../games/budziszyn-1945/world.ts'
import { moment, standing } from './standing.ts'

const SOVIET_IN_NYSA = 0
const AMERICAN = 0
const SOVIET_IN_STARS = 1
const GERMAN_IN_STARS = 2

const TANKS = 'su-4gt-13 su-4gt-119 su-4gt-29 su-4gt-50'

function nysa(turn = 6): State {
  const g = emptyGame('nysa')
  g.turn = turn
  put(g, 'de-342-698 de-342-687', '2403')
  put(g, 'su-5g-13 su-5g-97 su-5g-95', '4213')
  return g
}

function stars(turn = 8): State {
  const g = emptyGame('stars-3')
  g.turn = turn
  put(g, 'de-342-698 de-342-687', '4030')
  put(g, 'su-5g-13 su-5g-97 su-5g-95', '2426')
  put(g, 'us-69-271 us-69-272', '1323')
  return g
}

/** The same position with something changed. */
function change(g: State, alter: (g: State) => void): State {
  alter(g)
  return g
}

describe('[N-V1] the way to Berlin', () => {
  test('levels that have left count for the Soviets, the more the nearer to the goal', () => {
    const at = [0, 30, 50, 59].map(levels =>
      standing(
        change(nysa(), g => {
          g.exitedLevels = levels
        }),
        SOVIET_IN_NYSA,
      ),
    )
    for (let i = 1; i < at.length; i++) expect(at[i]).toBeGreaterThan(at[i - 1])
  })

  test('the game is won with the last level, and lost for the German', () => {
    const g = change(nysa(), each => {
      each.exitedLevels = LEVELS_TO_BERLIN
      each.verdict = 1
    })
    expect([standing(g, 0), standing(g, 1)]).toEqual([1, -1])
  })

  test('guards before zone S keep the armour back', () => {
    const open = change(nysa(), g => {
      g.exitedLevels = 52
      put(g, TANKS, '3011')
    })
    const barred = change(open.copy(), g => put(g, 'de-545-A de-545-B de-545-C de-21-22', '2600'))
    expect(standing(barred, SOVIET_IN_NYSA)).toBeLessThan(standing(open, SOVIET_IN_NYSA) - 0.05)
  })
})

describe('[N-V2] towns', () => {
  test('each town that changes hands is to the good of whoever takes it, most of all on the last day', () => {
    const gain = (turn: number) => {
      const before = nysa(turn)
      for (const [i, town] of townHexes.entries())
        setController(before, town, i < 51 ? CAMP.soviet : CAMP.german)
      const after = change(before.copy(), g => setController(g, townHexes[60], CAMP.soviet))
      return standing(after, SOVIET_IN_NYSA) - standing(before, SOVIET_IN_NYSA)
    }
    expect(gain(6)).toBeGreaterThan(0)
    expect(gain(17)).toBeGreaterThan(gain(6))
  })

  test('what one player gains the other loses', () => {
    const g = nysa()
    expect(standing(g, 0)).toBeCloseTo(-standing(g, 1))
  })
})

describe('points of Two Stars', () => {
  const better = (side: number, alter: (g: State) => void) => {
    const before = stars()
    return standing(change(before.copy(), alter), side) - standing(before, side)
  }

  test.each<[string, number, (g: State) => void]>([
    ['[S-V2] a road over the south edge', SOVIET_IN_STARS, g => setController(g, hex('3638'), CAMP.soviet)],
    ['[S-V1] a Soviet unit in Czechoslovakia', SOVIET_IN_STARS, g => put(g, 'su-5g-9', '4136')],
    [
      '[S-V4] a German counter lost',
      SOVIET_IN_STARS,
      g => {
        g.killed[CAMP.soviet * 4 + NATION.germany] += 1
      },
    ],
    ['[S-V8] a town of the Americans', AMERICAN, g => setController(g, hex('1119'), CAMP.american)],
    ['[S-V9] Americans farther east', AMERICAN, g => put(g, 'us-69-273', '2811')],
    [
      '[S-V6] a Soviet counter lost to the Americans',
      AMERICAN,
      g => {
        g.killed[CAMP.american * 4 + NATION.soviet] += 1
      },
    ],
    [
      '[S-V13] a town that the Germans retake',
      GERMAN_IN_STARS,
      g => setController(g, hex('3228'), CAMP.german),
    ],
    ['[10.2.2] supply for the Americans', AMERICAN, g => put(g, 'us-69-271', '2811')],
  ])('%s', (_, side, alter) => {
    expect(better(side, alter)).toBeGreaterThan(0)
  })

  test('[S-V0] with three players it is the best of the others that counts', () => {
    const g = stars()
    for (const road of ['3638', '4638', '5238']) setController(g, hex(road), CAMP.soviet)
    expect(standing(g, SOVIET_IN_STARS)).toBeGreaterThan(0)
    expect(standing(g, AMERICAN)).toBeLessThan(0)
    expect(standing(g, GERMAN_IN_STARS)).toBeLessThan(0)
  })
})

test('[10.2.2] whoever is cut off counts for less', () => {
  const supplied = nysa()
  const cutOff = supplied.copy()
  for (let unit = 0; unit < cutOff.place.length; unit++)
    if (cutOff.place[unit] >= 0 && cutOff.camp[unit] === CAMP.soviet) cutOff.outOfSupply[unit] = 2
  expect(standing(cutOff, SOVIET_IN_NYSA)).toBeLessThan(standing(supplied, SOVIET_IN_NYSA))
})

test('[2.2] every phase of every player is planned anew', () => {
  const g = nysa()
  const moments = new Set<number>()
  for (const turn of [1, 2]) {
    for (const player of [0, 1]) {
      for (const phase of [PHASE.air, PHASE.movement, PHASE.combat, PHASE.supply]) {
        Object.assign(g, { turn, player, phase })
        moments.add(moment(g))
      }
    }
  }
  expect(moments.size).toBe(16)
})
