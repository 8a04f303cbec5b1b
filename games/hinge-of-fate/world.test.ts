import { describe, expect, it } from 'vitest'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { coalitionsOf } from '../../engine/game/allies.ts'
import {
  campOfSide,
  commandOn,
  DAYS_PER_TURN,
  EAST,
  GROUP,
  GROUP_NAMES,
  MAPS,
  PLAYERS,
  WEST,
} from './forces.ts'
import { hingeOfFate } from './index.ts'
import { markers } from './markers.ts'
import { enemyOccupied } from './rules/03-control.ts'
import { isOverstacked } from './rules/06-stacking.ts'
import { isSupplied } from './rules/08-supply.ts'
import { reachOf } from './rules/11-reach.ts'
import type { State } from './state.ts'
import { OPTIONS, optionsOf, SCENARIOS, termsFrom, termsOf } from './terms.ts'
import {
  campOf,
  counters,
  easternPoland,
  FIRST_WEST_HEX,
  FRENCH_REINFORCEMENTS,
  fort,
  grid,
  groupOf,
  HEXES,
  hex,
  isArmy,
  isBarredFromCities,
  isCity,
  isFreeStacking,
  isStatic,
  openSide,
  polishCities,
  polishObjectives,
  REGION,
  region,
  riverSide,
  SOVIET_UNITS,
  STUKAS,
  slovakHexes,
  supplySources,
  unit,
  unitIds,
  westGermanCities,
} from './world.ts'

const begin = (scenario: string) => valueOrThrow(hingeOfFate.begin(scenario, {}, fastDice(1)))
const ids = (test: (u: number) => boolean): string[] => unitIds.filter((_, u) => test(u))

function hasEnemyBeside(g: State, u: number): boolean {
  const beside = [0, 1, 2, 3, 4, 5].map(direction => grid.neighbours[g.place[u] * 6 + direction])
  return beside.some(h => h >= 0 && enemyOccupied(g, campOf[u], h))
}

describe('scenarios', () => {
  it('[1.1a] are Hinge of Fate on both maps and the Historical Scenario', () => {
    expect(SCENARIOS.map(({ id, sides }) => [id, sides.length])).toEqual([
      ['hinge', 4],
      ['historical', 2],
    ])
  })

  it('[1.2a, 1.2b] have four commands in two camps, or two', () => {
    const [hinge, historical] = SCENARIOS
    expect(hinge.sides).toEqual(['german-east', 'polish', 'german-west', 'french'])
    expect(coalitionsOf(hinge)).toEqual([
      [0, 2],
      [1, 3],
    ])
    expect(coalitionsOf(historical)).toEqual([[0], [1]])
    const sidesOfGroup = Object.fromEntries(
      PLAYERS.flatMap(({ side, groups }) =>
        GROUP_NAMES.filter((_, group) => groups & (1 << group)).map(name => [name, hinge.sides[side]]),
      ),
    )
    expect(sidesOfGroup).toEqual({
      agn: 'german-east',
      ags: 'german-east',
      polish: 'polish',
      byelorussian: 'polish',
      ukrainian: 'polish',
      french: 'french',
      agc: 'german-west',
    })
  })

  it('[1.2a] put the Slovaks under German East, and a command of each camp on each map', () => {
    expect(groupOf[unit('slo')]).toBe(GROUP.ags)
    for (const map of [EAST, WEST])
      for (const camp of [0, 1]) expect(campOfSide[commandOn(camp, map)]).toBe(camp)
    expect([commandOn(0, EAST), commandOn(1, EAST), commandOn(0, WEST), commandOn(1, WEST)]).toEqual([
      0, 1, 2, 3,
    ])
  })

  it('[1.1b, 14.2] use the same units, of which the second leaves some out', () => {
    const [hinge, historical] = ['hinge', 'historical'].map(begin)
    const onMap = (g: typeof hinge) => unitIds.filter((_, u) => g.place[u] >= 0)
    expect(onMap(historical)).toEqual(onMap(hinge).filter(id => !/^(agc|fr)-/.test(id)))
  })

  it('take options, and refuse unknown ones', () => {
    expect(termsFrom('hinge', undefined)).toMatchObject({ value: { lastTurn: 12, scenario: 'hinge' } })
    expect(optionsOf({ riverFailure: 'stops' })).toMatchObject({
      value: { riverFailure: 'stops', stepLosses: 'net' },
    })
    expect(optionsOf({ mud: 'deep' }).ok).toBe(false)
    expect(termsOf('1941', valueOrThrow(optionsOf({}))).ok).toBe(false)
    expect(OPTIONS.every(({ values, standard }) => values.includes(standard))).toBe(true)
  })
})

describe('the set-up', () => {
  it.each(['hinge', 'historical'])('[6.2, 3.2a] of %s keeps every limit', scenario => {
    const g = begin(scenario)
    for (let h = 0; h < HEXES; h++) expect(isOverstacked(g, h), grid.names[h]).toBe(false)
    expect(hingeOfFate.faultsIn(g)).toEqual([])
  })

  it('[8.7, 8.8a, 8.9a, 8.11] leaves everybody in supply, and free to move or next to an enemy', () => {
    const g = begin('hinge')
    for (let u = 0; u < counters.length; u++) {
      if (g.place[u] < 0 || isStatic[u]) continue
      expect(isSupplied(g, u), unitIds[u]).toBe(true)
      expect(reachOf(g, u)!.count > 1 || hasEnemyBeside(g, u), unitIds[u]).toBe(true)
    }
  })

  it('[3.2b] leaves 8 Soviet units, 6 French ones, XXII Corps and the Luftwaffe aside', () => {
    const g = begin('hinge')
    expect(SOVIET_UNITS).toHaveLength(8)
    expect(FRENCH_REINFORCEMENTS).toHaveLength(6)
    expect(ids(u => g.place[u] < 0)).toHaveLength(8 + 6 + 1 + 3)
  })
})

describe('the counters', () => {
  it('[2.1a] are 88 with the markers', () => {
    expect(counters.length + markers.length).toBe(88)
  })

  it('[2.9a] have twenty Polish names, [2.8] six of them armies', () => {
    const poles = ids(u => groupOf[u] === GROUP.polish)
    expect(poles).toHaveLength(20)
    expect(poles.filter(id => isArmy[unit(id)])).toEqual([
      'pl-kar',
      'pl-krk',
      'pl-lod',
      'pl-mod',
      'pl-pom',
      'pl-poz',
    ])
  })

  it('[2.9b] have one cavalry unit', () => {
    expect(counters.filter(c => c.type === 'cavalry').map(c => c.id)).toEqual(['su-bcmg'])
  })

  it('[2.11a, 6.3, 12.14b] mark static units, free stackers and those who do not attack cities', () => {
    expect(ids(u => isStatic[u] === 1)).toEqual(['agn-dnz', 'pl-cd', 'pl-hfg'])
    expect(ids(u => isFreeStacking[u] === 1)).toEqual(['lw-fkg', 'pl-crhc'])
    const barred = ids(u => isBarredFromCities[u] === 1)
    expect(barred).toEqual(['agn-19', 'ags-16', 'ags-15', 'ags-14', 'ags-22', 'pl-crhc', 'su-bcmg'])
  })

  it('[13.1, 2.6] have two Stukas, and a force group each', () => {
    expect(STUKAS.map(u => unitIds[u])).toEqual(['lw-fd1', 'lw-ff'])
    expect(groupOf.every(group => group < GROUP_NAMES.length)).toBe(true)
  })

  it('names what is not there', () => {
    expect(() => unit('pl-xyz')).toThrow('no counter pl-xyz')
    expect(() => hex('E9999')).toThrow('E9999')
  })
})

describe('the maps', () => {
  it('[1.5, 2.2a] are two sheets of one board', () => {
    expect([grid.names[0], grid.names[FIRST_WEST_HEX]]).toEqual(['E1016', 'W2533'])
    expect(MAPS.map(map => map.milesPerHex)).toEqual([16, 8])
    expect(DAYS_PER_TURN).toBe(3)
    expect(isCity[hex('W3543')]).toBe(1)
  })

  it('[4.4b, 4.8] have eight German cities in the West, 13 Polish city hexes and six fortresses', () => {
    expect(westGermanCities).toHaveLength(8)
    expect(polishCities).toHaveLength(13)
    expect(polishObjectives).toHaveLength(19)
  })

  it('[2.2b] have no river between W3443 and Karlsruhe', () => {
    const direction = grid.directionTo(hex('W3443'), hex('W3543'))
    expect(riverSide[hex('W3443') * 6 + direction]).toBe(0)
  })

  it('[8.7, 8.8a, 8.9a, 8.12, 8.13] have the sources that the rulebook names', () => {
    const names = (group: number) => supplySources[group].map(h => grid.names[h])
    expect(names(GROUP.agn)).toEqual(['E1126', 'E1137', 'E1221'])
    expect(names(GROUP.ags)).toHaveLength(24)
    expect(names(GROUP.agc)).toHaveLength(12)
    expect(names(GROUP.byelorussian)).toHaveLength(10)
    expect(names(GROUP.ukrainian)).toHaveLength(11)
    expect(names(GROUP.french)).toEqual(expect.arrayContaining(['W2639', 'W2739', 'W2840']))
    expect(names(GROUP.polish)).toEqual([])
  })

  it('[10.2a] give Danzig five hexes, and Slovakia some', () => {
    expect(grid.names.filter((_, h) => region[h] === REGION.danzig)).toHaveLength(5)
    expect(slovakHexes.length).toBeGreaterThan(10)
  })

  it('[14.8a] leave E2917 out of Eastern Poland', () => {
    expect([easternPoland[hex('E2817')], easternPoland[hex('E3017')], easternPoland[hex('E2917')]]).toEqual([
      1, 2, 0,
    ])
  })

  it('agree on both sides of every hexside', () => {
    for (let slot = 0; slot < HEXES * 6; slot++) {
      const to = grid.neighbours[slot]
      if (to < 0) continue
      const back = to * 6 + (((slot % 6) + 3) % 6)
      expect(openSide[back]).toBe(openSide[slot])
      expect(riverSide[back]).toBe(riverSide[slot])
    }
  })

  it('have no fort in a city', () => {
    for (let h = 0; h < HEXES; h++) expect(fort[h] !== 0 && isCity[h] === 1, grid.names[h]).toBe(false)
  })
})
