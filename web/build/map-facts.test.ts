import { describe, expect, test } from 'vitest'
import { sheets } from '../../atlas/sheets.ts'
import { mapFacts } from './map-facts.ts'

const east = mapFacts(sheets['hinge-of-fate/east'])
const west = mapFacts(sheets['hinge-of-fate/west'])

describe('the facts of a map', () => {
  test('have a line for every hex, under its own title', () => {
    expect(Object.keys(east.hexes)).toHaveLength(660)
    expect(Object.keys(west.hexes)).toHaveLength(216)
    expect(west.title).toBe('Hinge of Fate · West')
  })

  test('use the words of the legend, and tell what the rulebook states from what is reconstructed', () => {
    expect(west.hexes.W2533).toMatchObject({
      country: { text: 'Germany', isStated: false },
      terrain: { text: 'Clear', isStated: false },
      features: [{ text: 'The French leave here', isStated: true }],
    })
    expect(west.hexes.W2536.features).toEqual([{ text: 'Maginot Line', isStated: false }])
    expect(west.hexes.W2536.town).toEqual({
      text: 'Bouzonville',
      kind: 'Town (no effect)',
      isStated: false,
    })
  })

  test('name rivers with the hexsides that they run along, as the map shows them', () => {
    const rivers = Object.values(east.hexes).flatMap(({ sides }) => sides)
    const vistula = rivers.filter(({ text }) => text === 'Vistula, river')
    expect(vistula.length).toBeGreaterThan(20)
    // The East map stands on a point: no hexside lies at the top.
    expect(new Set(vistula.flatMap(({ towards }) => towards))).toEqual(new Set([30, 90, 150, 210, 270, 330]))
    const rhine = Object.values(west.hexes).flatMap(({ sides }) =>
      sides.filter(({ text }) => /^Rhine/.test(text)),
    )
    expect(new Set(rhine.flatMap(({ towards }) => towards))).toEqual(new Set([0, 60, 120, 180, 240, 300]))
  })

  test('spell names as they are lettered', () => {
    const towns = Object.values(east.hexes).map(({ town }) => town?.text)
    expect(towns).toContain('Łódź')
    expect(towns).not.toContain('Lodz')
  })

  test('give the figures of the terrain chart, for the whole map and for each hex', () => {
    expect(west.chart.heads).toEqual(['Move', 'Panzer', 'Shift'])
    expect(west.chart.rows.find(({ terrain }) => terrain === 'Mountain')?.values).toEqual([
      '3 / 2',
      '4',
      '2L',
    ])
    expect(west.hexes.W2544.effect).toEqual({ text: 'Move 3 / 2, Panzer 4, Shift 2L', isStated: false })
    const lusatia = mapFacts(sheets['budziszyn-1945'])
    const both = Object.values(lusatia.hexes).find(({ terrain }) => terrain.text === 'Forest, hills')
    expect(both?.effect?.text).toBe('Forest: Move 2, CM 1; Hills: Move 1, CM 1')
  })

  test('every map of the house has them', () => {
    for (const [name, sheet] of Object.entries(sheets)) {
      const facts = mapFacts(sheet)
      expect(Object.values(facts.hexes).filter(({ town }) => town !== null).length, name).toBeGreaterThan(20)
    }
    expect(mapFacts(sheets['budziszyn-1945']).hexes['2899']).toBeDefined()
  })
})
