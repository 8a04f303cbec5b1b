import { describe, expect, it } from 'vitest'
import type { ReferencePosition } from './position.ts'
import { sketch, stand } from './sketch.ts'
import { supplied } from './supply.ts'

const inSupply = (position: ReferencePosition, id: string) => supplied(position, id, { for: 'movement' })

// A corridor: only 1010 to 1014 in the middle of the sea, with a German city at its upper end.
const sea = Array.from({ length: 81 }, (_, i) => `hex ${10 + Math.floor(i / 9)}${10 + (i % 9)} - sea`)
const corridor = (country: string, ...more: string[]) =>
  sketch(
    country,
    ...sea,
    'hex 1010 Germany clear city="Source"',
    ...['1011', '1012', '1013', '1014'].map(hex => `hex ${hex} "${country}" clear`),
    ...more,
  )

describe('supply at home', () => {
  it('[10.1a] a surrounded corps in its own country is supplied', () => {
    const world = sketch('Czechoslovakia')
    const ring = {
      '1413': 'ge-1',
      '1514': 'ge-2',
      '1515': 'ge-3',
      '1415': 'ge-4',
      '1315': 'ge-5',
      '1314': 'ge-6',
    }
    expect(inSupply(stand(world, { '1414': 'cz-1', ...ring }), 'cz-1')).toBe(true)
  })

  it('[10.1b] Danzig is German home ground', () => {
    const position = stand(sketch('Danzig'), { '1414': 'ge-1' }, { belligerent: ['Danzig'] })
    expect(inSupply(position, 'ge-1')).toBe(true)
  })

  it('[R15] a unit abroad that attacks into its own country needs no line', () => {
    const world = sketch('Soviet Union', 'hex 1413 Germany clear')
    const position = stand(world, { '1414': 'ge-1', '1413': 'su-1', '1415': 'su-2' })
    expect(supplied(position, 'ge-1', { for: 'attack', target: '1413' })).toBe(true)
    expect(supplied(position, 'ge-1', { for: 'attack', target: '1415' })).toBe(false)
    expect(inSupply(position, 'ge-1')).toBe(false)
    expect(supplied(position, 'ge-1', { for: 'defence' })).toBe(false)
  })

  it('[R16] violated Latvia is Soviet home ground; the BEF lives on French hexes', () => {
    const latvia = sketch('Latvia')
    expect(inSupply(stand(latvia, { '1414': 'su-1' }, { belligerent: ['Latvia'] }), 'su-1')).toBe(true)
    expect(inSupply(stand(sketch('France'), { '1414': 'uk-bef' }), 'uk-bef')).toBe(true)
    expect(inSupply(stand(sketch('Poland'), { '1414': 'uk-bef' }), 'uk-bef')).toBe(false)
  })
})

describe('supply lines', () => {
  it('[10.2a] [10.2d] run any distance through allied countries', () => {
    expect(inSupply(stand(corridor('Poland'), { '1014': 'ge-1' }), 'ge-1')).toBe(true)
  })

  it('[10.2b] [10.2e] never through enemy units, intact enemy forts or cities that the enemy controls', () => {
    expect(inSupply(stand(corridor('France'), { '1014': 'ge-1', '1012': 'fr-1' }), 'ge-1')).toBe(false)
    const fort = corridor('Czechoslovakia', 'hex 1012 Czechoslovakia clear fort=czech')
    expect(inSupply(stand(fort, { '1014': 'ge-1' }), 'ge-1')).toBe(false)
    expect(inSupply(stand(fort, { '1014': 'ge-1' }, { breached: ['1012'] }), 'ge-1')).toBe(true)
    const city = corridor('France', 'hex 1012 France clear city="Nancy"')
    expect(inSupply(stand(city, { '1014': 'ge-1' }), 'ge-1')).toBe(false)
    expect(inSupply(stand(city, { '1014': 'ge-1' }, { control: { '1012': 'Germany' } }), 'ge-1')).toBe(true)
    const blackDot = corridor('France', 'hex 1012 France clear blackdot="Nancy"')
    expect(inSupply(stand(blackDot, { '1014': 'ge-1' }), 'ge-1')).toBe(true)
  })

  it('[10.2e] nor through the Maginot Line for Germans or an intact West Wall for the French', () => {
    const maginot = corridor('France', 'hex 1012 France clear fort=maginot')
    expect(inSupply(stand(maginot, { '1014': 'ge-1' }), 'ge-1')).toBe(false)
    const wall = corridor('Germany', 'hex 1010 France clear', 'hex 1012 Germany clear fort=west-wall')
    expect(inSupply(stand(wall, { '1014': 'fr-1' }), 'fr-1')).toBe(false)
    expect(inSupply(stand(wall, { '1014': 'fr-1' }, { breached: ['1012'] }), 'fr-1')).toBe(true)
  })

  it('[9.2a] [10.2f] into but not through an enemy zone, unless a friendly unit of any nation stands there', () => {
    const world = corridor('Poland', 'hex 1112 Poland clear')
    // 1112 touches 1011 and 1012.
    const cut = stand(world, { '1014': 'ge-1', '1112': 'su-1' })
    expect(inSupply(cut, 'ge-1')).toBe(false)
    const held = stand(world, { '1014': 'ge-1', '1112': 'su-1', '1011': 'po-1', '1012': 'ge-2' })
    expect(inSupply(held, 'ge-1')).toBe(true)
    const half = stand(world, { '1014': 'ge-1', '1112': 'su-1', '1011': 'po-1' })
    expect(inSupply(half, 'ge-1')).toBe(false)
    const inside = stand(world, { '1011': 'ge-1', '1112': 'su-1' })
    expect(inSupply(inside, 'ge-1')).toBe(true)
  })

  it('[9.2b] German mechanized units ignore enemy zones', () => {
    const world = corridor('Poland', 'hex 1112 Poland clear')
    expect(inSupply(stand(world, { '1014': 'ge-mech6', '1112': 'su-1' }), 'ge-mech6')).toBe(true)
    const italy = corridor('Yugoslavia', 'hex 1010 Yugoslavia clear', 'hex 1112 Yugoslavia clear')
    expect(inSupply(stand(italy, { '1014': 'it-mech', '1112': 'yg-1' }), 'it-mech')).toBe(false)
  })

  it('[W1] a source in an enemy zone still feeds', () => {
    const world = corridor('Poland', 'hex 1110 Poland clear')
    expect(inSupply(stand(world, { '1012': 'ge-1', '1110': 'su-1' }), 'ge-1')).toBe(true)
  })

  it('[10.2g] not across closed hexsides, but across the straits', () => {
    for (const kind of ['sea', 'lake', 'blocked'])
      expect(inSupply(stand(corridor('Poland', `side 1011/1012 ${kind}`), { '1014': 'ge-1' }), 'ge-1')).toBe(
        false,
      )
    expect(inSupply(stand(corridor('Poland', 'side 1011/1012 straits'), { '1014': 'ge-1' }), 'ge-1')).toBe(
      true,
    )
  })

  it('[10.2h] not through neutrals or Switzerland', () => {
    const world = corridor('France', 'hex 1012 Belgium clear')
    expect(inSupply(stand(world, { '1014': 'ge-1' }), 'ge-1')).toBe(false)
    expect(inSupply(stand(world, { '1014': 'ge-1' }, { belligerent: ['Belgium'] }), 'ge-1')).toBe(true)
    const swiss = corridor('France', 'hex 1012 Switzerland clear')
    expect(inSupply(stand(swiss, { '1014': 'ge-1' }), 'ge-1')).toBe(false)
  })

  it('a mountain on the way does not cut off a mechanized unit', () => {
    const world = corridor('Poland', 'hex 1012 Poland mountain')
    expect(inSupply(stand(world, { '1014': 'ge-mech6' }), 'ge-mech6')).toBe(true)
  })
})

describe('sources', () => {
  it('[10.4a] [10.2c] must be of the own nation and held by the own side', () => {
    const world = corridor('Poland')
    expect(inSupply(stand(world, { '1014': 'ge-1' }, { control: { '1010': 'France' } }), 'ge-1')).toBe(false)
    const polish = corridor('Czechoslovakia', 'hex 1010 Poland clear city="Krakow"')
    expect(inSupply(stand(polish, { '1014': 'po-1' }), 'po-1')).toBe(true)
    const captured = stand(polish, { '1014': 'ge-1' }, { control: { '1010': 'Germany' } })
    expect(inSupply(captured, 'ge-1')).toBe(false)
    expect(inSupply(stand(polish, { '1014': 'po-1' }, { control: { '1010': 'Germany' } }), 'po-1')).toBe(true)
  })

  it('[10.4c] Hungarians live on Budapest alone', () => {
    const budapest = corridor('Czechoslovakia', 'hex 1010 Hungary clear city="Budapest" capital')
    expect(inSupply(stand(budapest, { '1014': 'hu-1' }), 'hu-1')).toBe(true)
    const gyor = corridor('Czechoslovakia', 'hex 1010 Hungary clear city="Gyor"')
    expect(inSupply(stand(gyor, { '1014': 'hu-1' }), 'hu-1')).toBe(false)
  })

  it('[10.4d] [10.4e] edges for Yugoslavs, Romanians and Italians, any French hex for French and British', () => {
    const south = (country: string) =>
      sketch(
        'Czechoslovakia',
        `hex 1133 ${country} clear`,
        `hex 1134 ${country} clear`,
        'hex 1132 Hungary clear',
      )
    expect(inSupply(stand(south('Yugoslavia'), { '1132': 'yg-1' }), 'yg-1')).toBe(true)
    expect(inSupply(stand(south('Romania'), { '1132': 'ro-1' }), 'ro-1')).toBe(true)
    expect(inSupply(stand(south('Romania'), { '1132': 'yg-1' }), 'yg-1')).toBe(false)
    const west = sketch('Yugoslavia', 'hex 0120 Italy clear', 'hex 0121 Yugoslavia clear')
    expect(inSupply(stand(west, { '0121': 'it-1' }), 'it-1')).toBe(true)
    const inland = sketch('Yugoslavia', 'hex 1414 Italy clear')
    expect(inSupply(stand(inland, { '1415': 'it-1' }), 'it-1')).toBe(false)
    const france = corridor('Germany', 'hex 1010 France clear')
    expect(inSupply(stand(france, { '1014': 'fr-1' }), 'fr-1')).toBe(true)
    expect(inSupply(stand(france, { '1014': 'uk-bef' }), 'uk-bef')).toBe(true)
    expect(inSupply(stand(france, { '1014': 'fr-1' }, { control: { '1010': 'Germany' } }), 'fr-1')).toBe(
      false,
    )
  })

  it('[R71] in 1939 Germans trace to German cities and through Danzig, but not through closed countries', () => {
    const early = { scenario: '1939', turn: 1 } as const
    const danzig = corridor('Poland', 'hex 1012 Danzig clear city="Danzig"')
    expect(inSupply(stand(danzig, { '1014': 'ge-1' }, early), 'ge-1')).toBe(true)
    const lithuania = corridor('Poland', 'hex 1012 Lithuania clear')
    expect(inSupply(stand(lithuania, { '1014': 'ge-1' }, early), 'ge-1')).toBe(false)
  })
})
