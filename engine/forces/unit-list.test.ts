import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addUnit, makeUnitList, removeUnit } from './unit-list.ts'

it('holds what came and did not go, in ascending order', () => {
  const changes = fc.array(fc.tuple(fc.boolean(), fc.nat(20)), { maxLength: 80 })
  fc.assert(
    fc.property(changes, steps => {
      const list = makeUnitList(21)
      const expected = new Set<number>()
      for (const [comes, unit] of steps) {
        if (comes) {
          addUnit(list, unit)
          expected.add(unit)
        } else {
          removeUnit(list, unit)
          expected.delete(unit)
        }
      }
      expect([...list.units.subarray(0, list.count)]).toEqual([...expected].sort((a, b) => a - b))
    }),
  )
})
