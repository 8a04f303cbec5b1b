import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forbid } from '../game/refusal.ts'
import {
  eachLosesBefore,
  lastStepLast,
  losesFirst,
  mayLoseStep,
  type StepForce,
  type StepLossRules,
  stepPayments,
  stepsLeft,
  whyNoStepLoss,
} from './step-losses.ts'

const force = (...left: number[]): StepForce => ({ left, lost: left.map(() => 0) })
const choices = (now: StepForce, rules: StepLossRules) => {
  const out: number[] = []
  return out.slice(0, mayLoseStep(now, rules, out))
}

const TWO_STEPPERS_LAST = forbid(
  '11.1',
  'Every other unit loses a step before a two-step unit is eliminated.',
)
const STRONG_FIRST = forbid('10.0j', 'Attackers with a factor lose a step before those without.')
const MECHANIZED_FIRST = forbid('11.16b', 'Mechanized attackers take the losses of a mobile attack.')

describe('the owner takes step losses', () => {
  it('[12.5] from any unit that has a step left', () => {
    expect(choices(force(2, 1, 1), [])).toEqual([0, 1, 2])
    expect(choices({ left: [2, 0, 1], lost: [0, 1, 0] }, [])).toEqual([0, 2])
    expect(choices(force(), [])).toEqual([])
    expect(stepsLeft(force(2, 1, 1))).toBe(4)
  })

  it('and is told when a unit has none', () => {
    expect(whyNoStepLoss({ left: [0, 1], lost: [1, 0] }, [], 0)?.because).toContain('no step left')
    expect(whyNoStepLoss(force(1), [], 0)).toBeNull()
  })
})

describe('a two-step unit is eliminated last', () => {
  // Units 0 and 1 have two steps in print, unit 2 has one.
  const rules = [lastStepLast(unit => unit < 2, TWO_STEPPERS_LAST)]

  it('[11.1] two full ones share a loss of 2', () => {
    expect(stepPayments(2, force(2, 2), rules)).toEqual([[1, 1]])
  })

  it('[11.1] one that was reduced before is spared while a full one stands', () => {
    expect(choices(force(1, 2), rules)).toEqual([1])
    expect(whyNoStepLoss(force(1, 2), rules, 0)).toBe(TWO_STEPPERS_LAST)
    expect(stepPayments(2, force(1, 2), rules)).toEqual([[1, 1]])
  })

  it('[R63] a one-step unit may go first', () => {
    expect(choices(force(2, 2, 1), rules)).toEqual([0, 1, 2])
    expect(choices(force(1, 2, 1), rules)).toEqual([1, 2])
  })

  it('[R63] all is free once every unit has lost a step', () => {
    expect(choices({ left: [1, 1, 0], lost: [1, 1, 1] }, rules)).toEqual([0, 1])
  })

  it('gives way when nobody else could pay', () => {
    expect(choices(force(1, 1), rules)).toEqual([0, 1])
    expect(choices(force(1), rules)).toEqual([0])
  })
})

describe('some units lose before others', () => {
  it('[10.0j] a unit without attack factor only after the others lost a step each', () => {
    const rules = [eachLosesBefore(unit => unit !== 2, STRONG_FIRST)]
    expect(choices(force(2, 2, 1), rules)).toEqual([0, 1])
    expect(whyNoStepLoss(force(2, 2, 1), rules, 2)).toBe(STRONG_FIRST)
    expect(choices({ left: [1, 2, 1], lost: [1, 0, 0] }, rules)).toEqual([0, 1])
    expect(choices({ left: [1, 1, 1], lost: [1, 1, 0] }, rules)).toEqual([0, 1, 2])
  })

  it('[11.16b] mechanized units as long as there are any', () => {
    const rules = [losesFirst(unit => unit === 1, MECHANIZED_FIRST)]
    expect(choices(force(2, 2), rules)).toEqual([1])
    expect(whyNoStepLoss(force(2, 2), rules, 0)).toBe(MECHANIZED_FIRST)
    expect(choices({ left: [2, 0], lost: [0, 2] }, rules)).toEqual([0])
    expect(stepPayments(3, force(2, 2), rules)).toEqual([[1, 2]])
  })

  it('the weightier rule comes first when two cannot both be kept', () => {
    // Unit 0: reduced two-step unit with a factor; unit 1: no factor. Each is spared by one of the rules.
    const twoStep = lastStepLast(unit => unit === 0, TWO_STEPPERS_LAST)
    const strong = eachLosesBefore(unit => unit === 0, STRONG_FIRST)
    expect(choices(force(1, 1), [strong, twoStep])).toEqual([0])
    expect(choices(force(1, 1), [twoStep, strong])).toEqual([1])
    expect(whyNoStepLoss(force(1, 1), [twoStep, strong], 0)).toBe(TWO_STEPPERS_LAST)
    expect(whyNoStepLoss(force(1, 1), [twoStep, strong], 1)).toBeNull()
  })
})

describe('the ways to share a loss', () => {
  it('are all listed, each once', () => {
    expect(stepPayments(2, force(2, 1), [])).toEqual([
      [2, 0],
      [1, 1],
    ])
    expect(stepPayments(0, force(2, 1), [])).toEqual([[0, 0]])
  })

  it('drop what the force cannot pay', () => {
    expect(stepPayments(9, force(2, 1), [])).toEqual([[2, 1]])
  })

  it('are what the offered choices lead to, and always pay in full', () => {
    const kinds = (bits: number) => (unit: number) => ((bits >> unit) & 1) === 1
    const rules = fc.array(
      fc
        .nat(31)
        .chain(bits =>
          fc.constantFrom(
            lastStepLast(kinds(bits), TWO_STEPPERS_LAST),
            eachLosesBefore(kinds(bits), STRONG_FIRST),
            losesFirst(kinds(bits), MECHANIZED_FIRST),
          ),
        ),
      { maxLength: 3 },
    )
    const steps = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(steps, fc.nat(6), rules, (left, loss, rules) => {
        const owed = Math.min(
          loss,
          left.reduce((sum, n) => sum + n, 0),
        )
        const ways = stepPayments(loss, force(...left), rules)
        expect(ways.length).toBeGreaterThan(0)
        expect(new Set(ways.map(String)).size).toBe(ways.length)
        for (const paid of ways) {
          expect(paid.reduce((sum, n) => sum + n, 0)).toBe(owed)
          paid.forEach((n, i) => {
            expect(n).toBeLessThanOrEqual(left[i])
          })
        }
      }),
    )
  })

  it('agree with the reason that is given', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 5 }),
        fc.nat(31),
        (left, bits) => {
          const rules = [
            eachLosesBefore(unit => ((bits >> unit) & 1) === 1, STRONG_FIRST),
            lastStepLast(() => true, TWO_STEPPERS_LAST),
          ]
          const allowed = choices(force(...left), rules)
          left.forEach((_, unit) => {
            expect(whyNoStepLoss(force(...left), rules, unit) === null).toBe(allowed.includes(unit))
          })
        },
      ),
    )
  })
})
