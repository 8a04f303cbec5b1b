// What the page of the maps says, from the boards and counters as they are.
import { describe, expect, test } from 'vitest'
import { counterSheet as hingeOfFate } from '../../../atlas/presentations/hinge-of-fate-counters.ts'
import { counterSheet as munichWar } from '../../../atlas/presentations/munich-war-counters.ts'
import { sheets } from '../../../atlas/sheets.ts'
import { mapFacts } from '../../build/map-facts.ts'
import { twoMaps } from '../../map/board.fixture.ts'
import { type NamedHex, namesToFind } from '../../map/find.ts'
import { findOn } from './find.ts'
import { hasStated, linesOf, spoken, titleOf, wayOf } from './hex-words.ts'
import type { GameMaps } from './load.ts'
import { traysOf } from './trays.ts'

const board = twoMaps()
const facts = [mapFacts(sheets['hinge-of-fate/east']), mapFacts(sheets['hinge-of-fate/west'])]
const hexFacts = (hex: string) => facts[board.grid.sheet[board.indexOf(hex)]].hexes[hex]
const trays = traysOf(hingeOfFate.set(), name => board.indexOf(name) >= 0)

describe('a hex in words', () => {
  test('terrain, country, place and hexsides, each with where it is known from', () => {
    const warsaw = hexFacts('E2523')
    expect(titleOf('E2523', warsaw)).toBe('Warsaw (east)')
    expect(linesOf(warsaw)).toEqual([
      { label: 'Terrain', text: 'Clear', isStated: false },
      {
        label: 'Effect',
        text: 'Clear: Move 1, Panzer 1; City: Move 1, Panzer 1, Shift × 2',
        isStated: false,
      },
      { label: 'Country', text: 'Poland', isStated: true },
      { label: 'Place', text: 'Capital', isStated: true },
      { label: 'Hexsides', text: 'Vistula, river: south-west, west', isStated: false },
    ])
    expect(hasStated(warsaw)).toBe(true)
    expect(hasStated(hexFacts('W2543'))).toBe(false)
  })

  test('the ear hears the map too, and what the rulebook states', () => {
    expect(spoken('W2533', 'West', hexFacts('W2533'))).toBe(
      'Hex W2533, West map: Clear; Move 1, Panzer 1; Germany; The French leave here (rulebook); Moselle, river: south-east, south.',
    )
    expect(spoken('W2543', '', hexFacts('W2543'))).toBe(
      'Hex W2543: Forest; Move 2, Panzer 2, Shift 1L; France; Saar, river: north-east, south-east, south.',
    )
  })

  test('the top of the map is north', () => {
    expect([0, 60, 90, 180, 270, 330].map(wayOf)).toEqual([
      'north',
      'north-east',
      'east',
      'south',
      'west',
      'north-west',
    ])
  })
})

describe('counters in trays', () => {
  test('every counter, nation by nation, as the counter file lists them', () => {
    expect(trays.map(({ nation }) => nation)).toEqual([
      'Germany',
      'Slovakia',
      'Poland',
      'Soviet Union',
      'France',
    ])
    expect(trays.flatMap(({ counters }) => counters)).toHaveLength(75)
  })

  test('values, kind and where it begins', () => {
    expect(trays[0].counters[6]).toEqual({
      id: 'agn-19',
      name: 'XIX Panzer Corps',
      kind: 'Panzer corps',
      values: 'combat 9; reduced 5',
      hasReduced: true,
      isStated: false,
      hex: 'E1434',
    })
  })

  test('a proposal stands in for a place to be chosen, and a word is no hex', () => {
    const munich = traysOf(munichWar.set(), name => /^\d{4}$/.test(name))
    const all = munich.flatMap(({ counters }) => counters)
    expect(all.some(({ hex }) => hex !== null)).toBe(true)
    expect(all.every(({ hex }) => hex === null || /^\d{4}$/.test(hex))).toBe(true)
    expect(all.find(({ id }) => id === all[0].id)?.kind).toBe('Fortification')
  })
})

describe('the search of the page', () => {
  const towns: NamedHex[] = board.grid.names.flatMap(hex => {
    const { town } = hexFacts(hex)
    return town === null ? [] : [{ hex, name: town.text, detail: town.kind }]
  })
  const maps = { board, trays, places: namesToFind(board, towns) } as unknown as GameMaps

  test('finds towns on either map and says on which', () => {
    expect(findOn(maps, 'lodz')[0]).toMatchObject({ label: 'Łódź', detail: 'City, E2528, East map' })
    const [mainz] = findOn(maps, 'mainz')
    expect(mainz).toMatchObject({ label: 'Mainz', unit: null, detail: expect.stringMatching(/West map$/) })
  })

  test('finds hexes by number and counters by name', () => {
    expect(findOn(maps, '3535').map(({ label, detail }) => [label, detail])).toEqual([
      ['Hex E3535', 'East map'],
      ['Hex W3535', 'West map'],
    ])
    expect(findOn(maps, 'xix panzer')).toMatchObject([{ unit: 'agn-19', hex: 'E1434' }])
    expect(findOn(maps, '  ')).toEqual([])
    expect(findOn(maps, 'atlantis')).toEqual([])
  })
})
