import fc from 'fast-check'
import { expect, it } from 'vitest'
import { europeOnTheSheet } from '../war-comes-early/georeference.ts'

it('goes to the globe and comes back', () => {
  const u = fc.double({ min: 0.5, max: 53, noNaN: true })
  const v = fc.double({ min: 0.5, max: 34.5, noNaN: true })
  fc.assert(
    fc.property(u, v, (u, v) => {
      const [backU, backV] = europeOnTheSheet.toSheet(europeOnTheSheet.toGlobe([u, v]))
      expect(backU).toBeCloseTo(u, 5)
      expect(backV).toBeCloseTo(v, 5)
    }),
  )
})

it('turns the sheet so that lines run north-north-west to south-south-east', () => {
  const [top, bottom] = [europeOnTheSheet.toGlobe([25, 5]), europeOnTheSheet.toGlobe([25, 30])]
  expect(top[0]).toBeGreaterThan(bottom[0])
  expect(top[1]).toBeLessThan(bottom[1])
})
