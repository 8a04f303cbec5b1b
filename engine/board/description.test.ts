import { describe, expect, it } from 'vitest'
import { valueOrThrow } from '../files/result.ts'
import { describeBoard } from './description.ts'
import { parseBoard } from './parse.ts'
import { TWO_RIVERS } from './two-rivers.fixture.ts'
import { writeBoard } from './write.ts'

describe('the description of a board', () => {
  const description = describeBoard(valueOrThrow(parseBoard(TWO_RIVERS, 'small.txt')))

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(description))).toEqual(description)
  })

  it('names hexes, kinds and regions', () => {
    expect(description.hexes.slice(0, 3)).toEqual([
      {
        hex: '0101',
        region: 'Germany',
        terrain: ['clear'],
        features: { city: 'Berlin', capital: '', vp: '5' },
        fromRulebook: ['region', 'city'],
      },
      { hex: '0102', region: 'Germany', terrain: ['woods', 'rough'], features: {}, fromRulebook: [] },
      { hex: '0103', region: null, terrain: ['sea'], features: {}, fromRulebook: [] },
    ])
    expect(description.hexes).toHaveLength(8)
  })

  it('has each hexside once, from the hex that comes first', () => {
    expect(description.sides).toEqual([
      { between: ['0101', '0201'], kinds: ['river'], name: 'Oder', fromRulebook: ['river'] },
      { between: ['0102', '0202'], kinds: ['river', 'lake'], fromRulebook: [] },
    ])
  })

  it('has the routes by name', () => {
    expect(description.routes).toEqual([
      { network: 'rail', name: 'Berlin-Brest', hexes: ['0101', '0102', '0202'], isFromRulebook: false },
      { network: 'road', name: '', hexes: ['0302', '0303'], isFromRulebook: true },
    ])
  })

  it('gives the same board again when it is written and read', () => {
    const text = writeBoard(description)
    const again = valueOrThrow(parseBoard(text, 'again.txt'))
    expect(describeBoard(again)).toEqual(description)
    expect(writeBoard(describeBoard(again))).toBe(text)
  })
})
