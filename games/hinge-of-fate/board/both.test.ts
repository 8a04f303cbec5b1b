import { describe, expect, it } from 'vitest'
import { parseBoard } from '../../../engine/board/parse.ts'
import { valueOrThrow } from '../../../engine/files/result.ts'
import { FAR } from '../../../engine/hex/grid.ts'
import { layTogether } from './both.ts'
import { east1939 } from './east-1939.ts'
import { west1939 } from './west-1939.ts'

const east = valueOrThrow(parseBoard(east1939, 'east-1939.ts'))
const west = valueOrThrow(parseBoard(west1939, 'west-1939.ts'))
const both = valueOrThrow(layTogether(east, west))

describe('both maps as one board', () => {
  it('has every hex of both, the East map first', () => {
    expect(both.grid.names).toEqual([...east.grid.names, ...west.grid.names])
    expect(both.grid.sheet.indexOf(1)).toBe(east.grid.size)
  })
  it.each([
    ['east', east, 0],
    ['west', west, east.grid.size],
  ] as const)('shows the %s map as it is', (_name, map, first) => {
    for (let hex = 0; hex < map.grid.size; hex++) {
      const name = map.grid.names[hex]
      expect(both.terrain[first + hex], name).toBe(map.terrain[hex])
      expect(both.region[first + hex], name).toBe(map.region[hex])
      for (const key of map.featureKinds) {
        expect(both.feature(first + hex, key), name).toBe(map.feature(hex, key))
        expect(both.isFromRulebook(first + hex, key), name).toBe(map.isFromRulebook(hex, key))
      }
      for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
        expect(both.hexsides[first * 6 + slot], name).toBe(map.hexsides[slot])
        expect(both.hexsideNames.get(first * 6 + slot), name).toBe(map.hexsideNames.get(slot))
      }
    }
  })
  it('[1.4] has no way from one map to the other', () => {
    expect(both.grid.distance(both.grid.indexOf('E3533'), both.grid.indexOf('W3533'))).toBe(FAR)
  })
})
