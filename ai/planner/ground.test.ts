import { describe, expect, test } from 'vitest'
import { leaning, OFFICER, RECRUIT } from '../temper.ts'
import { dangerAt } from './danger.ts'
import { estimateFor } from './estimate.ts'
import { bestHexOf, groundOf, groundWorth, hexesReached } from './ground.ts'
import {
  at,
  BLUE,
  clearTable,
  estimateAt,
  put,
  RED,
  sandTable,
  type Table,
  town,
} from './sand-table.fixture.ts'

const worth = (g: Table, side: number, unit: number, hex: string, temper = OFFICER) => {
  return groundWorth(groundOf(estimateAt(g, side, temper)), g, unit, at(hex))
}

test('those on the attack go towards their aim, the more so the more drive they have', () => {
  const g = clearTable(RED)
  town(g, '0612', BLUE)
  const unit = put(g, RED, '0604', 3)
  const step = (drive: number) =>
    worth(g, RED, unit, '0605', { ...OFFICER, drive }) - worth(g, RED, unit, '0604', { ...OFFICER, drive })
  expect(step(1)).toBeCloseTo(1)
  expect(step(2)).toBeCloseTo(2)
})

test('a town that lies open is taken', () => {
  const g = clearTable(RED)
  town(g, '0605', BLUE)
  town(g, '0612', BLUE)
  const unit = put(g, RED, '0604', 3)
  const gain = (greed: number) =>
    worth(g, RED, unit, '0605', leaning({ greed })) - worth(g, RED, unit, '0604', leaning({ greed }))
  expect(gain(1)).toBeGreaterThan(3)
  expect(gain(2)).toBeGreaterThan(gain(1) + 2)
})

describe('caution', () => {
  const exposed = () => {
    const g = clearTable(RED)
    town(g, '0612', BLUE)
    put(g, BLUE, '0507', 8)
    put(g, BLUE, '0707', 8)
    return { g, unit: put(g, RED, '0604', 2) }
  }

  test('keeps a weak unit out of reach of a strong enemy; a recruit walks into it', () => {
    const { g, unit } = exposed()
    expect(worth(g, RED, unit, '0605')).toBeLessThan(worth(g, RED, unit, '0602'))
    expect(worth(g, RED, unit, '0605', RECRUIT)).toBeGreaterThan(worth(g, RED, unit, '0602', RECRUIT))
  })

  test('danger grows with the enemy and shrinks with company and cover', () => {
    const { g, unit } = exposed()
    const danger = () => dangerAt(estimateAt(g, RED), g, unit, at('0606'))
    const alone = danger()
    put(g, RED, '0606', 4)
    const together = danger()
    expect(together).toBeLessThan(alone)
    g.hills.add(at('0606'))
    expect(danger()).toBeLessThan(together)
    expect(dangerAt(estimateAt(g, RED), g, unit, at('0101'))).toBe(0)
  })

  test('nobody goes where no supply comes, and whoever is there goes back', () => {
    const g = clearTable(RED)
    town(g, '1106', BLUE)
    for (let along = 1; along <= 12; along += 2) put(g, BLUE, `06${String(along).padStart(2, '0')}`, 1)
    const unit = put(g, RED, '0904', 9)
    expect(worth(g, RED, unit, '0404')).toBeGreaterThan(worth(g, RED, unit, '0904'))
    expect(worth(g, RED, unit, '0404', RECRUIT)).toBeLessThan(worth(g, RED, unit, '0904', RECRUIT))
  })
})

describe('those on the attack', () => {
  test('stay within reach of their neighbours where the enemy could slip through', () => {
    const g = clearTable(RED)
    town(g, '1206', BLUE)
    put(g, BLUE, '0906', 1)
    const unit = put(g, RED, '0506', 4)
    const alone = worth(g, RED, unit, '0606')
    put(g, RED, '0604', 4)
    put(g, RED, '0608', 4)
    expect(worth(g, RED, unit, '0606')).toBeGreaterThan(alone)
    expect(worth(g, RED, unit, '0606', { ...OFFICER, line: 0 })).toBeCloseTo(
      worth(g, RED, unit, '0506', { ...OFFICER, line: 0 }) + 1,
    )
  })

  test('do not go where every way back is watched', () => {
    const g = clearTable(RED)
    town(g, '1206', BLUE)
    put(g, BLUE, '0604', 1)
    put(g, BLUE, '0608', 1)
    put(g, BLUE, '0806', 1)
    const unit = put(g, RED, '0306', 9)
    const exposure = (caution: number) =>
      worth(g, RED, unit, '0606', { ...OFFICER, caution }) -
      worth(g, RED, unit, '0306', { ...OFFICER, caution })
    expect(exposure(0)).toBeGreaterThan(0)
    expect(exposure(3)).toBeLessThan(0)
  })
})

describe('those who hold', () => {
  const front = () => {
    const g = clearTable(RED)
    put(g, RED, '0306', 2)
    return { g, unit: put(g, BLUE, '0706', 4) }
  }

  test('prefer a hill', () => {
    const { g, unit } = front()
    const plain = worth(g, BLUE, unit, '0606')
    g.hills.add(at('0606'))
    expect(worth(g, BLUE, unit, '0606')).toBeGreaterThan(plain)
  })

  test('close up to their neighbours', () => {
    const { g, unit } = front()
    const plain = worth(g, BLUE, unit, '0606')
    put(g, BLUE, '0604', 4)
    put(g, BLUE, '0608', 4)
    expect(worth(g, BLUE, unit, '0606')).toBeGreaterThan(plain)
  })

  test('go to their post, the less eagerly the less the way to it weighs', () => {
    const g = clearTable(RED)
    town(g, '0710', BLUE)
    put(g, RED, '0206', 9)
    const unit = put(g, BLUE, '0706', 4)
    const step = (post: number) => {
      const field = { ...sandTable, weights: { ...sandTable.weights, post } }
      const ground = groundOf(estimateFor(field, g, BLUE, OFFICER))
      return groundWorth(ground, g, unit, at('0708')) - groundWorth(ground, g, unit, at('0707'))
    }
    expect(step(1) - step(0.5)).toBeCloseTo(0.5)
  })

  test('stay in a town that would be left open', () => {
    const { g, unit } = front()
    const plain = worth(g, BLUE, unit, '0706')
    town(g, '0706', BLUE)
    expect(worth(g, BLUE, unit, '0706')).toBeGreaterThan(plain)
  })
})

test('a unit goes where it is best off, and stays where nothing is worth more', () => {
  const worth: Readonly<Record<number, number>> = { 1: 3, 2: 5, 3: 5, 9: 7 }
  const worthOf = (hex: number) => worth[hex]
  expect(bestHexOf(9, [1, 2, 3, 9], 4, worthOf)).toBe(2)
  expect(bestHexOf(9, [1, 2, 3], 5, worthOf)).toBe(9)
  expect(bestHexOf(9, [], Number.NEGATIVE_INFINITY, worthOf)).toBe(9)
})

test('a unit reaches the hexes of its move', () => {
  const g = clearTable(RED)
  const unit = put(g, RED, '0606', 3, 1)
  expect(hexesReached(estimateAt(g, RED), g, unit)).toContain(at('0607'))
  expect(hexesReached(estimateAt(g, RED), g, unit)).not.toContain(at('0610'))
})
