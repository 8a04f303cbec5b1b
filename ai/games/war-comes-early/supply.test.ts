import { expect, test } from 'vitest'
import { GERMANY } from '../../../games/war-comes-early/nations.ts'
import { afterSetUp } from '../../../games/war-comes-early/rules/05-test-kit.ts'
import { hex, unit } from '../../../games/war-comes-early/world.ts'
import { linesOf, suppliedHexes } from './supply.ts'

test('[9.2b] lines of German mechanized corps go past the zones of forts, those of armies do not', () => {
  const g = afterSetUp('1938')
  const beyond = hex('2321')
  const isSupplied = (who: string) => suppliedHexes(g, GERMANY, linesOf(unit(who)))[beyond] === 1
  expect(isSupplied('ge-a2')).toBe(false)
  expect(isSupplied('ge-m14')).toBe(true)
})
