import { describe, expect, it } from 'vitest'
import { fastDice } from '../dice/fast-dice.ts'
import { drawPlan, lotsOf, shuffle } from './lots.ts'

describe('lots', () => {
  it('draw another number each time, the same row for the same dice', () => {
    const row = (seed: number, salt = 0) => {
      const lots = lotsOf(fastDice(seed), salt)
      return Array.from({ length: 8 }, () => lots(1000))
    }
    expect(row(1)).toEqual(row(1))
    expect(new Set(row(1)).size).toBeGreaterThan(4)
    expect(row(1)).not.toEqual(row(2))
    expect(row(1)).not.toEqual(row(1, 1))
  })

  it('never touch the rolls of the game', () => {
    const asked: number[] = []
    const lots = lotsOf({
      below(counter) {
        asked.push(counter)
        return 0
      },
    })
    lots(6)
    expect(lots(1)).toBe(0)
    expect(lots(0)).toBe(0)
    expect(asked).toHaveLength(1)
    expect(asked[0]).toBeGreaterThan(1_000_000)
  })

  it('shuffle into every order', () => {
    const orders = new Set<string>()
    for (let seed = 0; seed < 200; seed++) orders.add(shuffle([1, 2, 3], lotsOf(fastDice(seed))).join())
    expect(orders.size).toBe(6)
  })
})

describe('secret plans', () => {
  it('are drawn by weight, and never if they are not plausible', () => {
    const drawn = { Normandy: 0, Calais: 0, Norway: 0 }
    const plans = Object.keys(drawn) as (keyof typeof drawn)[]
    const weights = { Normandy: 1, Calais: 3, Norway: 0 }
    for (let seed = 0; seed < 400; seed++)
      drawn[drawPlan(plans, plan => weights[plan], lotsOf(fastDice(seed)))!] += 1
    expect(drawn.Norway).toBe(0)
    expect(drawn.Calais).toBeGreaterThan(2 * drawn.Normandy)
    expect(drawn.Normandy).toBeGreaterThan(50)
  })

  it('are none where nothing is plausible', () => {
    expect(drawPlan(['Norway'], () => 0, lotsOf(fastDice(1)))).toBe(undefined)
    expect(drawPlan([], () => 1, lotsOf(fastDice(1)))).toBe(undefined)
  })
})
