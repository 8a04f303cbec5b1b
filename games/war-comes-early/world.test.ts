// The data rows of the ledger: what the counters and the map say.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseBoard } from '../../engine/board/parse.ts'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { parseCounters } from '../../engine/forces/counters.ts'
import { europe1938 } from './board/europe-1938.ts'
import { countersText } from './counters.ts'
import { warComesEarly as game } from './index.ts'
import { ALLIED, GERMAN, MARKERS, NATION_CODES, NATIONS, nation, SIDES_1938 } from './nations.ts'
import { setUpFaults } from './rules/03-set-up-zones.ts'
import { isSupplySource } from './rules/10-supply.ts'
import { scenario1938 } from './scenarios/1938.ts'
import { scenario1939 } from './scenarios/1939.ts'
import {
  attackFactor,
  BOARD_FILE,
  COUNTER_FILE,
  corpsHalves,
  counters,
  defenceFactor,
  EDGE,
  edges,
  grid,
  HEXES,
  hex,
  isArmy,
  isCity,
  isMech,
  isRail,
  isRailEdge,
  isStatic,
  movementFactor,
  printedBoard,
  stackingSize,
  UNITS,
  unit,
  unitNation,
  victoryValue,
} from './world.ts'

const units = Array.from({ length: UNITS }, (_, u) => u)
const hexes = Array.from({ length: HEXES }, (_, h) => h)
const begun = () => valueOrThrow(game.begin('1938', {}, fastDice(1)))

describe('turns and sides', () => {
  it('[1.1] [PAC-TR] ten turns of four days in 1938, six of three days in 1939', () => {
    expect(scenario1938.dates).toHaveLength(10)
    expect(scenario1938.dates[0]).toMatch(/^1–4 Oct/)
    expect(scenario1938.dates[9]).toMatch(/^6–9 Nov/)
    expect(scenario1939.dates).toHaveLength(6)
    expect(scenario1939.dates[5]).toMatch(/^16–18 Sep/)
    expect(begun().track).toHaveLength(10)
  })

  it('[1.3a] the German player runs Germany, Italy, Hungary and Poland', () => {
    const german = NATIONS.filter((_, n) => SIDES_1938[n] === GERMAN)
    expect(german).toEqual(['Germany', 'Italy', 'Hungary', 'Poland'])
  })

  it('[1.3b] the Allied player runs the others', () => {
    for (const name of [
      'Czechoslovakia',
      'Soviet Union',
      'France',
      'Britain',
      'Romania',
      'Yugoslavia',
    ] as const) {
      expect(SIDES_1938[nation(name)]).toBe(ALLIED)
    }
  })
})

describe('the map', () => {
  it('[1.2] has its edges where the rulebook says', () => {
    expect(edges[hex('6110')] & EDGE.north).not.toBe(0)
    expect(edges[hex('6111')] & EDGE.north).toBe(0)
    expect(edges[hex('6111')] & EDGE.east).not.toBe(0)
    expect(edges[hex('0134')]).toBe(EDGE.west | EDGE.south)
    expect(edges[hex('3233')] & EDGE.south).not.toBe(0)
    expect(edges[hex('6134')] & EDGE.east).toBe(0)
  })

  it('[2.1a] carries the five corrected names, and black dots are no cities', () => {
    const named = { '4114': 'Konigsberg', '1208': 'Dortmund', '1710': 'Hannover' }
    for (const [where, name] of Object.entries(named))
      expect(printedBoard.feature(hex(where), 'city')).toBe(name)
    for (const [where, name] of [
      ['1113', 'Giessen'],
      ['1409', 'Bielefeld'],
    ] as const) {
      expect(printedBoard.feature(hex(where), 'blackdot')).toBe(name)
      expect(isCity[hex(where)]).toBe(0)
    }
    expect(isCity[hex('2017')]).toBe(0)
  })

  it('[11.3a] has the eight kinds of ground, and several may share a hex with what is built there', () => {
    expect([...printedBoard.terrainKinds].sort()).toEqual(
      ['broken', 'clear', 'lake', 'mountain', 'rough', 'sea', 'swamp', 'woods'].sort(),
    )
    expect(
      hexes.some(
        h => isRail[h] && printedBoard.terrain[h] & (1 << printedBoard.terrainKinds.indexOf('woods')),
      ),
    ).toBe(true)
  })

  it('[11.3b] [PAC-V] ports are worth their points and nothing else', () => {
    const ports = printedBoard.hexesWith('port')
    expect(ports.length).toBeGreaterThan(10)
    expect(ports.some(h => victoryValue[h] > 0)).toBe(true)
    const g = begun()
    const bare = ports.filter(h => !isCity[h])
    for (const h of bare) expect(isSupplySource(g, nation('Germany'), h)).toBe(false)
  })

  it('[10.3c] Soviet sources are rail hexes of the USSR on the east or south edge', () => {
    const sources = hexes.filter(h => isRailEdge[h])
    expect(sources.length).toBeGreaterThan(3)
    for (const h of sources) {
      expect(isRail[h]).toBe(1)
      expect(edges[h] & (EDGE.east | EDGE.south)).not.toBe(0)
    }
  })

  it('[10.4b] [10.4c] [10.4d] [10.4e] each nation has its own sources', () => {
    const g = begun()
    const sourcesOf = (name: Parameters<typeof nation>[0]) =>
      hexes.filter(h => isSupplySource(g, nation(name), h)).map(h => grid.names[h])
    expect(sourcesOf('Germany')).toContain('2821')
    expect(sourcesOf('Germany')).not.toContain('3821')
    expect(sourcesOf('Poland')).toContain('3821')
    expect(sourcesOf('Hungary')).toHaveLength(1)
    expect(sourcesOf('Romania')).toEqual(['3134', '3233'])
    expect(sourcesOf('Italy').length).toBeGreaterThan(5)
    expect(sourcesOf('Yugoslavia').length).toBeGreaterThan(3)
    expect(sourcesOf('Britain')).toEqual(sourcesOf('France'))
    expect(sourcesOf('Czechoslovakia')).toEqual([])
  })
})

describe('the counters', () => {
  it('[2.0] [2.4] are 243 units, and with the markers of the box 280', () => {
    const railheads = begun().railheads.length
    const markers = {
      victory: 2,
      turn: 1,
      national: MARKERS.length,
      germanPhases: 3,
      breached: 4,
      airpower: 16,
    }
    const count = Object.values(markers).reduce((sum, n) => sum + n, railheads)
    expect(UNITS + count).toBe(280)
  })

  it('[2.3] [2.3.1a] are of one step, and corps are one corps equivalent', () => {
    for (const u of units) expect(counters[u].steps).toHaveLength(1)
    const corps = units.filter(u => counters[u].size === 'corps')
    for (const u of corps) expect(corpsHalves[u]).toBe(2)
  })

  it('[2.3.1b] bracketed sizes are ad hoc formations', () => {
    expect(counters[unit('g39-cb')].flags.has('adHoc')).toBe(true)
    expect(counters[unit('g39-m19')].flags.has('adHoc')).toBe(false)
  })

  it('[2.3.1c] a Soviet front is an army, a Soviet army a corps', () => {
    expect([isArmy[unit('su-1b')], movementFactor[unit('su-1b')]]).toEqual([1, 4])
    const army = unit('su-a1')
    expect([isArmy[army], movementFactor[army], stackingSize[army], corpsHalves[army]]).toEqual([0, 6, 1, 2])
  })

  it('[2.3.2a] [PAC-M] movement depends on size alone', () => {
    for (const u of units) {
      if (counters[u].flags.has('marker')) continue
      expect(movementFactor[u]).toBe(isStatic[u] ? 0 : isArmy[u] ? 4 : 6)
    }
  })

  it('[2.3.3] carry the letters of their nation', () => {
    const fighting = new Set(units.map(u => unitNation[u]))
    for (const n of fighting) expect(NATION_CODES.get(n)).toMatch(/^[A-Z][A-Za-z]$/)
  })

  it('[2.3.4] have their names written out', () => {
    expect(counters[unit('po-cdc')].name).toBe('Coastal Defense Command')
    for (const u of units) expect(counters[u].name.length).toBeGreaterThan(4)
  })

  it('[2.3.5a] [2.3.5b] cavalry goes on foot, static units attack with nothing', () => {
    expect(isMech[unit('fr-cav')]).toBe(0)
    expect(isMech[unit('ge-m16')]).toBe(1)
    for (const u of units) if (isStatic[u]) expect([isMech[u], attackFactor[u]]).toEqual([0, 0])
  })

  it('[2.3.6] have an attack and a defence factor', () => {
    expect([attackFactor[unit('ge-m16')], defenceFactor[unit('ge-m16')]]).toEqual([6, 4])
  })
})

describe('files that somebody corrected by hand', () => {
  const lineOf = (file: string, text: string) =>
    readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
      .split('\n')
      .findIndex(line => line.startsWith(text)) + 1

  it('are blamed by the line that the author sees', () => {
    const board = europe1938.replace('hex 2413 Germany', 'hex 2413 Germani')
    expect(parseBoard(board, ...BOARD_FILE)).toMatchObject({
      ok: false,
      faults: [{ file: BOARD_FILE[0], line: lineOf(BOARD_FILE[0], 'hex 2413'), place: '2413' }],
    })
    const text = countersText.replace('counter cz-a2 ', 'counter cz-a1 ')
    const line = lineOf(COUNTER_FILE[0], 'counter cz-a2')
    expect(parseCounters(text, ...COUNTER_FILE)).toMatchObject({
      ok: false,
      faults: [{ line, place: 'cz-a1', reason: expect.stringContaining(`in line ${line - 1}`) }],
    })
  })

  it.each([
    ['a hex that is not on the board', 'setup=2625', 'setup=9999', '"9999"'],
    ['a zone that no rule knows', 'setup=ussr-north', 'setup=ussr-nord', '"ussr-nord"; "ussr-north"'],
    ['a suggestion that is not on the board', 'suggested=2121', 'suggested=2199', '"2199"'],
    ['a scenario that is not played', 'scenario=1938', 'scenario=1940', '"1940"'],
  ])('are refused where counters name %s', (_, sound, wrong, told) => {
    const { counters: changed } = valueOrThrow(
      parseCounters(countersText.replace(sound, wrong), ...COUNTER_FILE),
    )
    expect(setUpFaults(changed)).toEqual([
      { file: COUNTER_FILE[0], line: 0, place: expect.any(String), reason: expect.stringContaining(told) },
    ])
    expect(setUpFaults(counters)).toEqual([])
  })
})
