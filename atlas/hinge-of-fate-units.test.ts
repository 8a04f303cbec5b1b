import { describe, expect, it } from 'vitest'
import { parseBoard } from '../engine/board/parse.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import { type Counter, parseCounters, writeCounters } from '../engine/forces/counters.ts'
import { layTogether } from '../games/hinge-of-fate/board/both.ts'
import { east1939 } from '../games/hinge-of-fate/board/east-1939.ts'
import { west1939 } from '../games/hinge-of-fate/board/west-1939.ts'
import { countersText } from '../games/hinge-of-fate/counters.ts'
import { markers } from '../games/hinge-of-fate/markers.ts'
import { isOpenSide, isWaterHex, neighboursOf, reachable, regionOf } from './checks/land.ts'

const map = (text: string, file: string) => valueOrThrow(parseBoard(text, file))
const board = valueOrThrow(layTogether(map(east1939, 'east-1939.ts'), map(west1939, 'west-1939.ts')))
const set = valueOrThrow(parseCounters(countersText, 'counters.ts'))
const { grid } = board
const { counters } = set

const field = (key: string) => (counter: Counter) => counter.fields.get(key) ?? ''
const [setup, group, arrival, scenario, code] = ['setup', 'group', 'arrival', 'scenario', 'code'].map(field)
const isOnMap = (counter: Counter): boolean => /^[EW]\d{4}$/.test(setup(counter))
const hexOf = (counter: Counter): number => grid.indexOf(setup(counter))
const onMap = counters.filter(isOnMap)
const of = (name: string) => counters.filter(counter => group(counter) === name)
const byId = (id: string): Counter => counters[set.indexOf(id)]
const codes = (units: readonly Counter[]): string[] => units.map(code).sort()
const stepsOf = (units: readonly Counter[]): number[] => [...new Set(units.map(unit => unit.steps.length))]

/** Where the units of a force group may stand (section 10). */
const homes: Readonly<Record<string, { sheet: string; regions: readonly string[] }>> = {
  agn: { sheet: 'E', regions: ['Germany', 'East Prussia', 'Danzig'] },
  ags: { sheet: 'E', regions: ['Germany', 'Slovakia'] },
  agc: { sheet: 'W', regions: ['Germany'] },
  polish: { sheet: 'E', regions: ['Poland'] },
  french: { sheet: 'W', regions: ['France'] },
}

describe('the text', () => {
  it('is what the writer writes', () => expect(countersText).toBe(`\n${writeCounters(set)}`))
})

describe('how many of each', () => {
  it.each([
    ['2.1', 'counters', counters.length + markers.length, 88],
    ['2.1', 'units', counters.length, 75],
    ['2.9', 'Polish units', of('polish').length, 20],
    ['9.10', 'units of the Byelorussian Front', of('byelorussian').length, 5],
    ['9.10', 'units of the Ukrainian Front', of('ukrainian').length, 3],
    ['3.2', 'Luftwaffe units', of('luftwaffe').length, 3],
    ['3.2', 'Stukas', counters.filter(each => each.flags.has('stuka')).length, 2],
    ['6.8', 'Slovakian units', counters.filter(each => each.nation === 'Slovakia').length, 1],
    ['2.11', 'static units', counters.filter(each => each.flags.has('static')).length, 3],
    ['3.2', 'German reinforcements', counters.filter(each => arrival(each) === '3').length, 1],
    ['2.9', 'cavalry units', counters.filter(each => each.type === 'cavalry').length, 1],
    [
      '6.3',
      'units without a stacking value',
      counters.filter(each => each.flags.has('freeStacking')).length,
      2,
    ],
    ['8.10', 'units of Army Group C', of('agc').length, 9],
    ['2.6', 'units of Army Group North', of('agn').length, 8],
    ['2.6', 'units of Army Group South, the Slovakian among them', of('ags').length, 13],
    ['2.6', 'French units', of('french').length, 14],
    ['9.9', 'French reinforcements', counters.filter(each => arrival(each) === 'R').length, 6],
  ])('[%s] %s', (_rule, _what, found, expected) => expect(found).toBe(expected))
  it('[2.9] every abbreviation of the rulebook is a unit', () => {
    const polish = 'Bie CD CRHC Czk Grd Gru HFG Jas Kar Krk Lod Mod Nar PNG PSG Pio Pom Poz Sla Wys'
    expect(codes(of('polish'))).toEqual(polish.split(' '))
    expect(codes(counters)).toEqual(
      expect.arrayContaining(['C', 'NA', 'Br', 'Dnz', 'Ei', 'FD1', 'FF', 'FKG', 'Slo', 'SP', 'Wo', 'CMG']),
    )
  })
})

describe('values', () => {
  it('[13.3] Stukas have 4, then 3', () => {
    for (const stuka of counters.filter(each => each.flags.has('stuka'))) {
      expect(stuka.steps).toEqual([[4], [3]])
      expect(stuka.isFromRulebook('steps')).toBe(true)
    }
  })
  it('[2.1] the French infantry corps in W2840 has 6', () => {
    const [corps, ...more] = onMap.filter(each => setup(each) === 'W2840')
    expect(more).toEqual([])
    expect([corps.nation, corps.type, corps.size, corps.steps[0]]).toEqual([
      'France',
      'infantry',
      'corps',
      [6],
    ])
  })
  it('[9.8] [9.9] [9.10] units that enter later have two steps', () => {
    expect(stepsOf(counters.filter(each => arrival(each) !== ''))).toEqual([2])
  })
  it('[2.13] a reduced unit is weaker than a full one', () => {
    for (const { id, steps } of counters.filter(each => each.steps.length > 1))
      expect(steps[1][0], id).toBeLessThan(steps[0][0])
  })
  it('[12.19] six Polish armies, and [R63] the groups of Prusy are none', () => {
    const armies = of('polish').filter(each => each.size === 'army')
    expect(codes(armies)).toEqual(['Kar', 'Krk', 'Lod', 'Mod', 'Pom', 'Poz'])
  })
  it('[12.14] panzers, the CMG and the CRHC do not attack cities', () => {
    const barred = counters.filter(each => each.flags.has('noCityAttack'))
    expect(codes(barred)).toEqual(['14', '15', '16', '19', '22', 'CMG', 'CRHC'])
  })
})

describe('places', () => {
  it.each([
    ['2.5', 'pl-bie', 'E3333'],
    ['3.2', 'agn-19', 'E1434'],
    ['2.11', 'pl-cd', 'E1026'],
    ['4.11', 'pl-hfg', 'E1125'],
    ['2.9', 'agn-dnz', 'E1126'],
    ['2.1', 'fr-20', 'W2840'],
  ])('[%s] %s is in %s', (_rule, id, hex) => {
    expect(setup(byId(id))).toBe(hex)
    expect(byId(id).isFromRulebook('setup')).toBe(true)
  })
  it.each(onMap.map(counter => [counter.id, counter] as const))(
    '%s stands in its own country',
    (_id, counter) => {
      const { sheet, regions } = homes[group(counter)]
      expect(hexOf(counter)).toBeGreaterThanOrEqual(0)
      expect(isWaterHex(board, hexOf(counter))).toBe(false)
      expect(setup(counter)[0]).toBe(sheet)
      expect(regions).toContain(regionOf(board, hexOf(counter)))
      expect(board.feature(hexOf(counter), 'red-row')).toBeUndefined()
    },
  )
  it('[6.1] one unit a hex', () => {
    const hexes = onMap.filter(each => !each.flags.has('freeStacking')).map(setup)
    expect(new Set(hexes).size).toBe(hexes.length)
  })
  it('the others come in where the rules say', () => {
    const zones = counters.filter(each => !isOnMap(each)).map(each => `${group(each)} ${setup(each)}`)
    expect([...new Set(zones)].sort()).toEqual([
      'ags slovakia',
      'byelorussian red-row-north',
      'french maginot',
      'luftwaffe air',
      'luftwaffe airdrop',
      'ukrainian red-row-south',
    ])
  })
  it('[14.2] the Historical scenario has the armies of the East without Soviets and paratroops', () => {
    const groups = counters.filter(each => scenario(each) === 'both').map(group)
    expect([...new Set(groups)].sort()).toEqual(['agn', 'ags', 'luftwaffe', 'polish'])
    expect(scenario(byId('lw-fkg'))).toBe('hinge')
  })
})

describe('supply at the start', () => {
  const enemies = new Set(of('polish').concat(of('french')).filter(isOnMap).map(hexOf))
  const friends = new Set(onMap.filter(each => !enemies.has(hexOf(each))).map(hexOf))
  const isWatched = (hex: number): boolean => neighboursOf(board, hex).some(beyond => enemies.has(beyond))
  const mayPass = (hex: number): boolean => !enemies.has(hex) && (friends.has(hex) || !isWatched(hex))

  it.each(['agn', 'ags', 'agc'])('[8.2] every unit of %s has a way to a source', name => {
    const sources = board.hexesWith('source').filter(hex => board.feature(hex, 'source') === name)
    for (const unit of of(name).filter(isOnMap)) {
      const way = reachable(
        board,
        hexOf(unit),
        (at, d, beyond) => mayPass(at) && !enemies.has(beyond) && isOpenSide(board, at, d),
      )
      expect(
        sources.some(source => way.has(source)),
        unit.id,
      ).toBe(true)
    }
  })
  it('[8.11] every French unit stands in or beside the Maginot Line', () => {
    for (const unit of of('french').filter(isOnMap)) {
      const near = [hexOf(unit), ...neighboursOf(board, hexOf(unit))]
      expect(
        near.some(hex => board.feature(hex, 'fort') === 'maginot'),
        unit.id,
      ).toBe(true)
    }
  })
})
