import { beforeEach, describe, expect, test } from 'vitest'
import type { State } from '../state.ts'
import { UNIT } from '../state.ts'
import { unit } from '../units.ts'
import { effectiveAttack, effectiveDefence } from './05-strength.ts'
import { around, emptyGame, fortify, layOutGround, put, putLimbered } from './testing.ts'
import { forecastOf, points } from './testing-attacks.ts'

const TARGET = '3015'
const { N, NE, SE, S } = around(TARGET)

let g: State
beforeEach(() => {
  layOutGround()
  g = emptyGame('nysa')
})

function odds(attackers: readonly [string, number][], defenders: readonly [string, number][]): string {
  attackers.forEach(([id, strength]) => {
    points(id, strength)
    put(g, id, N)
  })
  defenders.forEach(([id, strength]) => {
    points(id, strength)
    put(g, id, TARGET)
  })
  return forecastOf(g, { targets: TARGET, attackers: attackers.map(([id]) => id).join(' ') }).heading
}

describe('the ratio', () => {
  test('[1.5] 4 and 4 against 5 is 1.6 to 1 and counts as 2:1', () => {
    const heading = odds(
      [
        ['su-vii-24', 4],
        ['su-vii-25', 4],
      ],
      [['de-72-124', 5]],
    )
    expect(heading).toBe('2:1')
  })

  test.each([
    [3, 2, '2:1'],
    [5, 2, '3:1'],
    [649, 100, '6:1'],
    [65, 10, '7:1'],
    [2, 3, '1:2'],
    [3, 4, '1:1'],
    [1, 9, '1:4'],
    [99, 2, '10:1'],
  ])('[1.7b] %i against %i is rounded to the nearest: %s', (attack, defence, expected) => {
    expect(odds([['su-vii-24', attack]], [['de-72-124', defence]])).toBe(expected)
  })
})

describe('halvings', () => {
  test('[1.7a] every half is rounded up: 1 stays 1, and 5 becomes 3', () => {
    points('su-vii-24', 1)
    points('su-vii-25', 5)
    put(g, 'su-vii-24 su-vii-25', N, { disorganised: 4 })
    expect([effectiveAttack(g, unit('su-vii-24')), effectiveAttack(g, unit('su-vii-25'))]).toEqual([1, 3])
  })

  test('[1.7a] two disorganised units of 3 attack with 2 and 2, not with half of 6', () => {
    points('su-vii-24', 3)
    points('su-vii-25', 3)
    put(g, 'su-vii-24 su-vii-25', N, { disorganised: 4 })
    put(g, 'de-72-124', TARGET)
    expect(forecastOf(g, { targets: TARGET, attackers: 'su-vii-24 su-vii-25' }).attack).toBe(4)
  })

  test('[1.7a] disorganised and out of supply one after the other: 5, 3, 2', () => {
    points('su-vii-24', 5)
    put(g, 'su-vii-24', N, { disorganised: 4, outOfSupply: 1 })
    expect(effectiveAttack(g, unit('su-vii-24'))).toBe(2)
  })

  test('[5.6.4] a disorganised unit attacks and defends with half: 5 is 3', () => {
    points('su-vii-24', 5)
    put(g, 'su-vii-24', N, { disorganised: 4 })
    expect(effectiveAttack(g, unit('su-vii-24'))).toBe(3)
    expect(effectiveDefence(g, unit('su-vii-24'))).toBe(3)
  })

  test('[10.2.2] out of supply 5 attacks as 3 and defends as 5', () => {
    points('su-vii-24', 5)
    put(g, 'su-vii-24', N, { outOfSupply: 2 })
    expect(effectiveAttack(g, unit('su-vii-24'))).toBe(3)
    expect(effectiveDefence(g, unit('su-vii-24'))).toBe(5)
  })

  test('[10.2.3] full strength for a unit that pays for it', () => {
    points('su-vii-24', 5)
    put(g, 'su-vii-24', N, { outOfSupply: 2 })
    put(g, 'de-72-124', TARGET)
    expect(forecastOf(g, { targets: TARGET, attackers: 'su-vii-24' }).attack).toBe(3)
    expect(forecastOf(g, { targets: TARGET, attackers: 'su-vii-24', paid: 'su-vii-24' }).attack).toBe(5)
  })

  test('[T1-2] swamp halves the finished sum once: 9 is 5, and guns are part of it', () => {
    layOutGround({ hexes: { [TARGET]: 'swamp' } })
    points('su-vii-24', 4)
    put(g, 'su-vii-24', N)
    put(g, 'su-52-art1', NE)
    put(g, 'de-72-124', TARGET)
    expect(forecastOf(g, { targets: TARGET, attackers: 'su-vii-24', support: 'su-52-art1' }).attack).toBe(5)
  })
})

describe('guns and headquarters in the target', () => {
  beforeEach(() => {
    points('su-vii-24', 4)
    points('de-72-124', 5)
    points('de-artV', 5, 3)
    points('de-artGD', 5, 3)
    put(g, 'su-vii-24', N)
  })
  const defence = () => forecastOf(g, { targets: TARGET, attackers: 'su-vii-24' }).defence

  test('[6.6.1] a gun beside a regular unit adds its points: 5 and 3 are 8', () => {
    put(g, 'de-72-124 de-artV', TARGET)
    expect(defence()).toBe(8)
  })

  test('[6.2.4ex] a gun in transport set-up adds nothing', () => {
    put(g, 'de-72-124', TARGET)
    putLimbered(g, 'de-artV', TARGET)
    expect(defence()).toBe(5)
  })

  test('[6.6.1] a gun that has fired in this phase, or in the barrage, adds nothing', () => {
    put(g, 'de-72-124', TARGET)
    put(g, 'de-artV', TARGET, { flags: UNIT.fired })
    put(g, 'de-artGD', TARGET, { flags: UNIT.barrage })
    expect(defence()).toBe(5)
  })

  test('[6.6.3] guns alone defend their hex with 1 point: with 5 in the next hex that makes 6', () => {
    put(g, 'de-72-124', TARGET)
    put(g, 'de-artV de-artGD', NE)
    expect(forecastOf(g, { targets: `${TARGET} ${NE}`, attackers: 'su-vii-24' }).defence).toBe(6)
    put(g, 'de-72-266', NE)
    points('de-72-266', 2)
    expect(forecastOf(g, { targets: `${TARGET} ${NE}`, attackers: 'su-vii-24' }).defence).toBe(13)
  })

  test('[6.6.4] limbered guns alone are attacked on the last column', () => {
    putLimbered(g, 'de-artV', TARGET)
    expect(forecastOf(g, { targets: TARGET, attackers: 'su-vii-24' }).heading).toBe('10:1')
  })

  test('[6.6.5] self-propelled artillery alone defends with its own points', () => {
    put(g, 'de-21-art', TARGET)
    expect(defence()).toBe(4)
  })

  test('[5.1.9] [9.1.8] a headquarters alone in a dug-in city is attacked at 10:1 by a single point', () => {
    layOutGround({ hexes: { [TARGET]: 'clear city="A"', [SE]: 'clear city="A"' } })
    points('su-vii-24', 1)
    put(g, 'de-hqV', TARGET)
    fortify(g, TARGET, 'german')
    const seen = forecastOf(g, { targets: TARGET, attackers: 'su-vii-24' })
    expect(seen.heading).toBe('10:1')
    expect(seen.chances.every(({ result }) => result.defender.retreat >= 2)).toBe(true)
  })

  test('[5.1.9] a headquarters with limbered guns counts as alone, with guns in combat set-up the hex has 1 point', () => {
    put(g, 'de-hqV', TARGET)
    putLimbered(g, 'de-artV', TARGET)
    expect(forecastOf(g, { targets: TARGET, attackers: 'su-vii-24' }).helpless).toBe(true)
    put(g, 'de-artGD', TARGET)
    const seen = forecastOf(g, { targets: TARGET, attackers: 'su-vii-24' })
    expect([seen.helpless, seen.defence]).toEqual([false, 1])
  })

  test('[5.1.1] who has fought and fallen back into the hex stands aside', () => {
    put(g, 'de-72-124', TARGET)
    put(g, 'de-72-266', TARGET, { flags: UNIT.fought })
    expect(defence()).toBe(5)
  })
})

describe('support', () => {
  beforeEach(() => {
    points('su-vii-24', 8)
    points('su-52-art1', 5, 3)
    points('de-72-124', 5)
    put(g, 'su-vii-24', N)
    put(g, 'de-72-124', TARGET)
  })

  test('[6.3.1] a gun of 5 makes 8 into 13', () => {
    put(g, 'su-52-art1', NE)
    expect(forecastOf(g, { targets: TARGET, attackers: 'su-vii-24', support: 'su-52-art1' }).attack).toBe(13)
  })

  test('[6.4.6] a disorganised gun supports a defence with half of 3', () => {
    points('de-artV', 5, 3)
    put(g, 'de-artV', S, { disorganised: 3 })
    const seen = forecastOf(g, { targets: TARGET, attackers: 'su-vii-24', defenceSupport: 'de-artV' })
    expect(seen.defence).toBe(5 + 2)
  })

  test('[8.2.2] aircraft add their points: 8 and 6 against 5 is 2.8 and counts as 3:1', () => {
    const seen = forecastOf(g, { targets: TARGET, attackers: 'su-vii-24', air: 6 })
    expect([seen.attack, seen.heading]).toEqual([14, '3:1'])
  })

  test('[8.2.4] aircraft in defence add half, as one sum: 13 is 7', () => {
    expect(forecastOf(g, { targets: TARGET, attackers: 'su-vii-24', defenceAir: 13 }).defence).toBe(12)
  })

  test('the lines of the account add up to both strengths', () => {
    layOutGround({ hexes: { [TARGET]: 'swamp' } })
    put(g, 'su-52-art1', NE)
    put(g, 'de-artV', TARGET)
    const seen = forecastOf(g, {
      targets: TARGET,
      attackers: 'su-vii-24',
      support: 'su-52-art1',
      air: 4,
      defenceAir: 3,
    })
    const sum = (lines: readonly { points: number }[]) =>
      lines.reduce((total, line) => total + line.points, 0)
    expect([sum(seen.attackLines), sum(seen.defenceLines)]).toEqual([seen.attack, seen.defence])
    expect(seen.attackLines.map(line => line.rule)).toEqual(['1.5', '1.5', '8.2.2', 'T1-2'])
  })
})
