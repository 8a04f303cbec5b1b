import { beforeEach, describe, expect, test } from 'vitest'
import { type State, UNIT } from '../state.ts'
import { around, emptyGame, fortify, layOutGround, put } from './testing.ts'
import { forecastOf, points, shiftBy } from './testing-attacks.ts'

const TARGET = '3015'
const { N, NE, SE, S, NW } = around(TARGET)

let g: State
beforeEach(() => {
  layOutGround()
  g = emptyGame('nysa')
  points('su-vii-24', 4)
  points('su-vii-25', 4)
  points('de-72-124', 4)
})

/** Column of 8 points from the north against what stands in the target. */
function attackFromNorth(kills = 0, defenceKills = 0) {
  put(g, 'su-vii-24 su-vii-25', N)
  return forecastOf(g, { targets: TARGET, attackers: 'su-vii-24 su-vii-25', kills, defenceKills })
}

describe('how modifiers shift', () => {
  test('[1.6a] one column for each: 1:1 with one of the defender is 1:2, 1:2 with two of the attacker 2:1', () => {
    put(g, 'de-72-124', TARGET)
    points('de-72-124', 8)
    expect(attackFromNorth(0, 1).heading).toBe('1:2')
    points('de-72-124', 16)
    expect(attackFromNorth(2).heading).toBe('2:1')
  })

  test('[1.6b] attacker first: 8 against 3 with 3 and 1 is 3:1, 6:1, 5:1', () => {
    put(g, 'de-72-124', TARGET)
    points('de-72-124', 3)
    expect(attackFromNorth(3, 1).heading).toBe('5:1')
  })

  test('[1.6b] stopped at the end of the table in between: 18 against 4 with 7 and 2 is 8:1', () => {
    put(g, 'de-72-124', TARGET)
    points('su-vii-24', 14)
    expect(attackFromNorth(7, 2).heading).toBe('8:1')
  })

  test('[1.6b] 1:3 with 4 of the defender stays at 1:4', () => {
    put(g, 'de-72-124', TARGET)
    points('de-72-124', 24)
    expect(attackFromNorth(0, 4).heading).toBe('1:4')
  })
})

describe('the ground', () => {
  test('[5.5.1] a town gives one: 10 against 5 is 1:1', () => {
    layOutGround({ hexes: { [TARGET]: 'clear town="A"' } })
    points('su-vii-24', 6)
    points('de-72-124', 5)
    put(g, 'de-72-124', TARGET)
    expect(attackFromNorth().heading).toBe('1:1')
  })

  test('[5.5.2] forest and the stream in front of it add up', () => {
    layOutGround({ hexes: { [TARGET]: 'forest' }, sides: [`${TARGET}/${N} stream`] })
    put(g, 'de-72-124', TARGET)
    const seen = attackFromNorth()
    expect([shiftBy(seen, '5.5.1'), shiftBy(seen, '5.5.4'), seen.column - seen.start]).toEqual([-1, -1, -2])
  })

  test('[5.5.3] of two hexes the stronger one gives its ground: 5 in forest, 3 in a city', () => {
    layOutGround({ hexes: { [TARGET]: 'forest', [NE]: 'clear city="A"' } })
    points('de-72-124', 5)
    points('de-72-266', 3)
    put(g, 'de-72-124', TARGET)
    put(g, 'de-72-266', NE)
    put(g, 'su-vii-24', N)
    const seen = forecastOf(g, { targets: `${NE} ${TARGET}`, attackers: 'su-vii-24' })
    expect(seen.shifts.map(entry => entry.label)).toEqual(['forest'])
  })

  test('[5.5.3] of two equally strong ones the defender has the better', () => {
    layOutGround({ hexes: { [TARGET]: 'forest', [NE]: 'clear city="A"' } })
    points('de-72-266', 4)
    put(g, 'de-72-124', TARGET)
    put(g, 'de-72-266', NE)
    put(g, 'su-vii-24', N)
    const seen = forecastOf(g, { targets: `${TARGET} ${NE}`, attackers: 'su-vii-24' })
    expect(seen.shifts.map(entry => entry.label)).toEqual(['city'])
  })

  test('[5.5.4] water counts when more than half of the points cross it: 4 of 8 do not, 5 of 8 do', () => {
    layOutGround({ sides: [`${TARGET}/${N} stream`] })
    put(g, 'de-72-124', TARGET)
    put(g, 'su-vii-24', N)
    put(g, 'su-vii-25', NE)
    const shift = () => shiftBy(forecastOf(g, { targets: TARGET, attackers: 'su-vii-24 su-vii-25' }), '5.5.4')
    expect(shift()).toBe(0)
    points('su-vii-24', 5)
    points('su-vii-25', 3)
    expect(shift()).toBe(-1)
  })

  test('[5.5.4] points over the big river help to fill the half for the stream, and guns and aircraft do not', () => {
    layOutGround({ sides: [`${TARGET}/${N} stream`, `${TARGET}/${NE} big-river name="Nysa"`] })
    points('su-vii-26', 6)
    put(g, 'de-72-124', TARGET)
    put(g, 'su-vii-24', N)
    put(g, 'su-vii-25', NE)
    put(g, 'su-vii-26', SE)
    put(g, 'su-52-art1', S)
    const seen = forecastOf(g, {
      targets: TARGET,
      attackers: 'su-vii-24 su-vii-25 su-vii-26',
      support: 'su-52-art1',
      air: 10,
    })
    expect([shiftBy(seen, '5.5.4'), shiftBy(seen, 'T1-1')]).toEqual([-1, 0])
  })

  test('[T1-1] three for the Nysa, bridge or not', () => {
    layOutGround({
      sides: [`${TARGET}/${N} big-river+bridge name="Nysa"`],
      routes: [`main ${TARGET} ${N}`],
    })
    put(g, 'de-72-124', TARGET)
    expect(shiftBy(attackFromNorth(), 'T1-1')).toBe(-3)
  })
})

describe('fortifications', () => {
  test('[7.1.10] two for a field fortification, in forest three in all', () => {
    layOutGround({ hexes: { [TARGET]: 'forest' } })
    put(g, 'de-72-124', TARGET)
    fortify(g, TARGET, 'german')
    const seen = attackFromNorth(8)
    expect([shiftBy(seen, '7.1.10'), shiftBy(seen, '5.5.1')]).toEqual([-2, -1])
  })

  test('[15.2.3] a resilience group gives its dug-in hex three in all, and two of them no more', () => {
    put(g, 'de-72-124 de-rg1', TARGET)
    fortify(g, TARGET, 'german')
    const seen = attackFromNorth()
    expect([shiftBy(seen, '15.2.3'), shiftBy(seen, '7.1.10')]).toEqual([-1, -2])
    put(g, 'de-rg2', TARGET)
    expect(shiftBy(attackFromNorth(), '15.2.3')).toBe(-1)
  })

  describe('fixed positions', () => {
    // A attacks through the works in the north, B and C from elsewhere.
    const works = (value = '') => {
      layOutGround({
        hexes: value === '' ? {} : { [TARGET]: `clear works=${value}` },
        sides: [`${TARGET}/${N} fixed-position`],
      })
      points('su-vii-24', 15)
      points('su-vii-25', 5)
      put(g, 'de-72-124', TARGET)
      put(g, 'su-vii-24', N)
      put(g, 'su-vii-25', SE)
    }
    const all = { targets: TARGET, attackers: 'su-vii-24 su-vii-25 su-vii-26' }

    test('[7.2.2] they halve 15 to 8, guns and aircraft with it, and give three', () => {
      works()
      const seen = forecastOf(g, { targets: TARGET, attackers: 'su-vii-24' })
      expect([seen.attack, shiftBy(seen, '7.2.2')]).toEqual([8, -3])
      expect(forecastOf(g, { targets: TARGET, attackers: 'su-vii-24', air: 4 }).attack).toBe(10)
    })

    test('[7.2.3] a group with a number of its own gives that', () => {
      works('2')
      expect(shiftBy(forecastOf(g, { targets: TARGET, attackers: 'su-vii-24' }), '7.2.2')).toBe(-2)
    })

    test('[7.2.4] 15 through the works against 5 and 10 from behind: they hold, and A counts 8', () => {
      works()
      points('su-vii-26', 10)
      put(g, 'su-vii-26', NW)
      const seen = forecastOf(g, all)
      expect([seen.attack, shiftBy(seen, '7.2.2')]).toEqual([8 + 15, -3])
    })

    test('[7.2.4] 16 from behind: as in field fortifications, and A still counts 8', () => {
      works()
      points('su-vii-26', 11)
      put(g, 'su-vii-26', NW)
      const seen = forecastOf(g, all)
      expect([seen.attack, shiftBy(seen, '7.2.4'), shiftBy(seen, '7.2.2')]).toEqual([8 + 16, -2, 0])
    })
  })
})

describe('what a side brings', () => {
  test('[5.2.1b-d] 17 against 8 in the woods with concentration and a black star: 2:1, two right and one left, 3:1', () => {
    layOutGround({ hexes: { [TARGET]: 'forest' } })
    points('de-21-22', 7)
    points('de-21-125', 5)
    points('de-21-192', 5)
    points('su-vii-24', 4)
    points('su-vii-25', 4)
    put(g, 'de-21-22 de-21-125 de-21-192', N)
    put(g, 'su-vii-24 su-vii-25', TARGET)
    const seen = forecastOf(g, {
      targets: TARGET,
      attackers: 'de-21-22 de-21-125 de-21-192',
      abilities: 'de-21-22',
    })
    expect([seen.attack, seen.defence, seen.start, seen.heading]).toEqual([17, 8, 4, '3:1'])
  })

  test('[1.6c] concentration counts whether wanted or not, a star only when used', () => {
    put(g, 'de-21-22 de-21-125 de-21-192', N)
    put(g, 'su-vii-24', TARGET)
    const seen = forecastOf(g, { targets: TARGET, attackers: 'de-21-22 de-21-125 de-21-192' })
    expect([shiftBy(seen, '13.1.2'), shiftBy(seen, '15.1.3')]).toEqual([1, 0])
  })

  test('[S-8f] Americans and Germans together: three for the defender, 4:1 becomes 1:1', () => {
    g = emptyGame('stars-2')
    points('us-69-271', 8)
    points('de-72-124', 8)
    points('su-vii-24', 4)
    put(g, 'us-69-271', N)
    put(g, 'de-72-124', SE)
    put(g, 'su-vii-24', TARGET)
    expect(forecastOf(g, { targets: TARGET, attackers: 'us-69-271 de-72-124' }).heading).toBe('1:1')
    expect(shiftBy(forecastOf(g, { targets: TARGET, attackers: 'us-69-271' }), 'S-8f')).toBe(0)
  })

  test('[S-8f] a German gun in support of Americans is enough; a joint defence costs nothing', () => {
    g = emptyGame('stars-2')
    put(g, 'us-69-271', N)
    put(g, 'de-artV', S)
    put(g, 'su-vii-24', TARGET)
    const attack = forecastOf(g, { targets: TARGET, attackers: 'us-69-271', support: 'de-artV' })
    expect(shiftBy(attack, 'S-8f')).toBe(-3)
    put(g, 'de-72-124', SE)
    expect(forecastOf(g, { targets: `${N} ${SE}`, attackers: 'su-vii-24' }).shifts).toEqual([])
  })
})

test('the chances of all results come to 36 ways, and the headquarters move them', () => {
  put(g, 'de-72-124', TARGET)
  put(g, 'su-vii-24', N)
  put(g, 'su-hq52', N)
  const seen = forecastOf(g, { targets: TARGET, attackers: 'su-vii-24' })
  expect(seen.modifier).toBe(-1)
  expect(seen.chances.reduce((sum, { ways }) => sum + ways, 0)).toBe(36)
  // 1:1 with one off: rolls 2 and 3 give what stands beside 2.
  expect(seen.chances[0]).toMatchObject({ printed: '-1/D2D', ways: 3, of: 36 })
})

test('a forecast leaves the state as it was', () => {
  put(g, 'de-72-124', TARGET)
  put(g, 'su-vii-24', N, { flags: UNIT.begun })
  const before = g.numbers()
  forecastOf(g, { targets: TARGET, attackers: 'su-vii-24' })
  expect(g.numbers()).toEqual(before)
})
