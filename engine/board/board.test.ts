import { describe, expect, it } from 'vitest'
import { valueOrThrow } from '../files/result.ts'
import { bitOf, kindsIn } from './board.ts'
import { parseBoard } from './parse.ts'
import { TWO_RIVERS } from './two-rivers.fixture.ts'

describe('a board', () => {
  const board = valueOrThrow(parseBoard(TWO_RIVERS, 'small.txt'))
  const { grid } = board
  const hex = (name: string) => grid.indexOf(name)
  const slot = (a: string, b: string) => hex(a) * 6 + grid.directionTo(hex(a), hex(b))

  it('has a title and a grid', () => {
    expect([board.title, grid.size]).toEqual(['Two rivers', 8])
  })

  it('knows the terrain of a hex, more than one kind of it too', () => {
    expect(kindsIn(board.terrainKinds, board.terrain[hex('0101')])).toEqual(['clear'])
    expect(board.terrain[hex('0102')]).toBe(
      bitOf(board.terrainKinds, 'woods') | bitOf(board.terrainKinds, 'rough'),
    )
  })

  it('knows the region of a hex', () => {
    expect(board.regionKinds[board.region[hex('0202')]]).toBe('Soviet Union')
    expect(board.region[hex('0103')]).toBe(-1)
  })

  it('knows features and their values', () => {
    expect(board.feature(hex('0101'), 'city')).toBe('Berlin')
    expect(board.feature(hex('0101'), 'capital')).toBe('')
    expect(board.feature(hex('0102'), 'capital')).toBeUndefined()
    expect(board.feature(hex('0102'), 'castle')).toBeUndefined()
  })

  it('lists the hexes with a feature in the order of the grid', () => {
    expect(board.hexesWith('city')).toEqual([hex('0101'), hex('0202')])
    expect(board.hexesWith('vp')).toEqual([hex('0101'), hex('0303')])
    expect(board.hexesWith('castle')).toEqual([])
  })

  it('sees a hexside alike from both hexes', () => {
    const river = bitOf(board.hexsideKinds, 'river')
    for (const each of [slot('0101', '0201'), slot('0201', '0101')]) {
      expect(board.hexsides[each]).toBe(river)
      expect(board.hexsideNames.get(each)).toBe('Oder')
    }
    expect(kindsIn(board.hexsideKinds, board.hexsides[slot('0102', '0202')])).toEqual(['river', 'lake'])
    expect(board.hexsideNames.has(slot('0102', '0202'))).toBe(false)
    expect(board.hexsides.filter(bits => bits !== 0)).toHaveLength(4)
  })

  it('connects each step of a route, both ways', () => {
    const [rail, road] = [bitOf(board.networkKinds, 'rail'), bitOf(board.networkKinds, 'road')]
    for (const [a, b] of [
      ['0101', '0102'],
      ['0102', '0202'],
    ]) {
      expect(board.networks[slot(a, b)]).toBe(rail)
      expect(board.networks[slot(b, a)]).toBe(rail)
    }
    expect(board.networks[slot('0302', '0303')]).toBe(road)
    expect(board.networks.filter(bits => bits !== 0)).toHaveLength(6)
  })

  it('keeps the routes themselves', () => {
    expect(board.routes).toEqual([
      {
        network: 'rail',
        name: 'Berlin-Brest',
        hexes: [hex('0101'), hex('0102'), hex('0202')],
        isFromRulebook: false,
      },
      { network: 'road', name: '', hexes: [hex('0302'), hex('0303')], isFromRulebook: true },
    ])
  })

  it('tells what the rulebook states from what is reconstructed', () => {
    expect(['region', 'city', 'terrain', 'vp'].map(key => board.isFromRulebook(hex('0101'), key))).toEqual([
      ...[true, true, false, false],
    ])
    expect(board.isFromRulebook(hex('0202'), 'terrain')).toBe(true)
    expect(board.isFromRulebook(hex('0102'), 'region')).toBe(false)
    for (const each of [slot('0101', '0201'), slot('0201', '0101')]) {
      expect(board.isSideFromRulebook(each, 'river')).toBe(true)
      expect(board.isSideFromRulebook(each, 'name')).toBe(false)
    }
  })

  it('has no bit for a kind that it does not have', () => {
    expect(() => bitOf(board.terrainKinds, 'desert')).toThrow(
      'there is no "desert" among clear, woods, rough, sea',
    )
  })

  it('may use all 32 bits', () => {
    const kinds = Array.from({ length: 32 }, (_, i) => `t${i}`)
    const text = `board "x"\ngrid lines=1-1 along=1-1 shifted=even\nterrain ${kinds.join(' ')}\nhex 0101 - t0+t31`
    const full = valueOrThrow(parseBoard(text, 'bits.txt'))
    expect(full.terrain[0]).toBe(0x80000001)
    expect(full.terrain[0] & bitOf(kinds, 't31')).not.toBe(0)
    expect(kindsIn(kinds, full.terrain[0])).toEqual(['t0', 't31'])
  })
})
