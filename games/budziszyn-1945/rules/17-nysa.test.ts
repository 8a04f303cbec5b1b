import { describe, expect, test } from 'vitest'
import { budziszyn1945 as game } from '../index.ts'
import { CAMP } from '../nations.ts'
import { BOX, HEX, hasFlag, type State, UNIT } from '../state.ts'
import { isTowedArtillery, UNITS, unit, unitIds } from '../units.ts'
import { grid, hex } from '../world.ts'
import { begun, passUntil, play, setUp, why } from './02-test-kit.ts'
import { levelsIn, STACKING_LIMIT } from './03-stacking.ts'
import { canTrace } from './10-supply-lines.ts'
import { bitsOfZones } from './11-zones.ts'
import { stackIn, whereIs } from './testing.ts'

type Places = Readonly<Record<string, string>>

const inOrder = (ids: readonly string[]): string[] => [...ids].sort()

function expectPlaces(g: State, places: Places): void {
  for (const [name, ids] of Object.entries(places))
    expect([name, ...inOrder(stackIn(g, name))]).toEqual([name, ...inOrder(ids.split(' '))])
}

const VOLKSSTURM: Places = {
  4204: 'de-vs1',
  3116: 'de-vs2',
  4928: 'de-vs3',
  4110: 'de-vs4',
  3306: 'de-vs5',
  3426: 'de-vs6',
  2800: 'de-vs7',
}
const GUNS_AND_V_CORPS: Places = {
  5000: 'de-691at de-36-89',
  4329: 'de-flak2',
  4008: 'de-flak4',
  4007: 'de-hqV de-21-22 de-21-125 de-21-192 de-21-art',
  4802: 'de-36-90',
  4705: 'de-342-698',
  4808: 'de-342-687',
  5110: 'de-342-554',
  4508: 'de-artV',
}
const GROSSDEUTSCHLAND: Places = {
  3819: 'de-maehren de-trabant de-schultze de-boehmen de-hqGD de-artGD',
  5112: 'de-545-A',
  5115: 'de-545-B',
  5016: 'de-545-C',
  5217: 'de-615-A',
  5418: 'de-615-B',
  5719: 'de-687sap',
  4622: 'de-agGD de-br-panc',
}
const BRANDENBURG: Places = { 5425: 'de-br-art', 5721: 'de-br-1', 5823: 'de-br-2', 5924: 'de-1244' }
const LVII_CORPS: Places = { 6025: 'de-72-124', 6226: 'de-72-266', 6427: 'de-6-37' }
const MOSER: Places = { '0919': 'de-464', 1323: 'de-406', 1829: 'de-193' }
const IN_DRESDEN = ['de-hqMoser', 'de-463', 'de-469', 'de-flak3']
const IN_GORLITZ = [
  'de-hqLVII',
  'de-goer1',
  'de-goer2',
  'de-goer3',
  'de-732art',
  'de-733art',
  'de-72-105',
  'de-flak1',
]

const SOVIETS: Places = {
  6421: 'su-icav-1 su-icav-2 su-icav-7',
  6119: 'pl-hq pl-16 pl-5 pl-iarm-1 pl-iarm-2 pl-iarm-3 pl-iarm-4',
  5517: 'pl-10-25',
  5717: 'pl-10-27',
  5819: 'pl-10-29',
  5820: 'pl-7-33 pl-7-35 pl-7-37 pl-9-26 pl-9-28 pl-9-30',
  6022: 'pl-5-13 pl-5-15 pl-5-17',
  5923: 'pl-8-32 pl-8-34 pl-8-36',
  6021: 'pl-artA pl-artB',
  6424: 'su-hq52 su-52-art1 su-52-art2 su-52-art3',
  6322: 'su-vii-24 su-vii-25 su-vii-26 su-vii-57',
  6323: 'su-52-213 su-52-artp su-52-124',
  6024: 'su-52-254',
  6225: 'su-52-50',
  6426: 'su-52-111',
  5314: 'su-hq5 su-5g-art32 su-5g-art33 su-5g-art34',
  5415: 'su-ivarm-3 su-ivarm-12 su-ivarm-13 su-ivarm-14',
  5213: 'su-5g-13 su-5g-97',
  5114: 'su-5g-9 su-5g-58',
  5313: 'su-5g-78 su-5g-95',
  5511: 'su-5g-118',
  5216: 'su-5g-14 su-5g-15',
  6115: 'su-hq4gt su-4gt-7mot su-4gt-13 su-4gt-119 su-4gt-artp su-4gt-68',
  6216: 'su-vmech-10 su-vmech-11 su-vmech-12 su-vmech-24',
  6315: 'su-xarm-29 su-xarm-61 su-xarm-62 su-xarm-63',
  6015: 'su-vimech-16 su-vimech-17 su-vimech-49 su-vimech-x4 su-4gt-29 su-4gt-50',
  5905: 'su-hq3gt su-3gt-57 su-3gt-90 su-3gt-16 su-3gt-50mot',
  6006: 'su-ixmech-69 su-ixmech-70 su-ixmech-71 su-ixmech-91',
  6206: 'su-viarm-22 su-viarm-51 su-viarm-52 su-viarm-53 su-viarm-artp',
  6306: 'su-viiarm-23 su-viiarm-54 su-viiarm-55 su-viiarm-56 su-viiarm-artp',
  5306: 'su-hq3 su-3-87 su-3-artp',
  5304: 'su-xxv-20 su-xxv-111 su-xxv-162 su-xxv-175',
  5006: 'su-3-art21 su-3-art76 su-3-art120',
  5100: 'su-3-389',
  4804: 'su-3-287',
  5206: 'su-3-197',
  4906: 'su-3-149 su-3-106',
  4907: 'su-3-127 su-3-329',
  5008: 'su-3-253',
  5007: 'su-3-58',
  5609: 'su-hq13 su-13-88 su-13-artp',
  5411: 'su-13-art24 su-13-art27 su-13-art102',
  5410: 'su-13-121 su-13-395',
  5209: 'su-13-117 su-13-147',
  5210: 'su-13-6 su-13-172',
  5211: 'su-13-280 su-13-350',
}

/** Turn and zones of the German reinforcements, 16 April being turn 1 (R41). */
const REINFORCEMENTS: readonly (readonly [number, string, string])[] = [
  [2, 'D', 'de-36-91'],
  [3, 'D', 'de-35-A de-35-B de-35-C'],
  [3, 'E', 'de-275-983 de-275-984 de-275-985'],
  [3, 'F', 'de-10ss-pz de-10ss-g1 de-10ss-g2 de-10ss-art'],
  [3, 'X', 'de-6-18 de-6-58'],
  [4, 'X,W', 'de-344-1057 de-344-1058 de-344-1059'],
  [4, 'X', 'de-artLVII de-300 de-4szt'],
  [4, 'W,U,Y', 'de-20-pz de-20-g1 de-20-g2 de-20-art'],
  [5, 'W,U,Y', 'de-269-489 de-269-490 de-269-496 de-1hg-pz de-1hg-g1 de-1hg-g2 de-1hg-art'],
  [5, 'X', 'de-655sap'],
  [5, 'E', 'de-1bppanc'],
  [5, 'F', 'de-hqJoll'],
  [6, 'Y', 'de-freieukr de-wlasow'],
  [6, 'F', 'de-fb-pz de-fb-g1 de-fb-g2 de-fb-art'],
  [7, 'X', 'de-17-21 de-17-55 de-17-95'],
  [10, 'P', 'de-2ss-pz de-2ss-g1 de-2ss-g2 de-2ss-art'],
  [11, 'F', 'de-2hg-pz de-2hg-g1 de-2hg-g2 de-2hg-art de-hqHG'],
  [11, 'P', 'de-546 de-chemnitz de-hqKohl'],
  [12, 'F', 'de-600-1601 de-600-1602 de-600-1603'],
]

describe('Nysa 1945: printed places', () => {
  const g = begun('nysa')
  test.each([
    ['[N-G1] Volkssturm', VOLKSSTURM],
    ['[N-G2] [N-G3] flak, anti-tank guns and V Corps', GUNS_AND_V_CORPS],
    ['[N-G4] the Böhmen group and Großdeutschland', GROSSDEUTSCHLAND],
    ['[N-G5] Brandenburg', BRANDENBURG],
    ['[N-G6] LVII Corps', LVII_CORPS],
    ['[N-G7] the Moser Corps', MOSER],
    ['[N-R1] the Soviets and Poles', SOVIETS],
  ])('%s', (_, places) => expectPlaces(g, places))

  test('[N-R1] nobody else is on the map', () => {
    const groups = [VOLKSSTURM, GUNS_AND_V_CORPS, GROSSDEUTSCHLAND, BRANDENBURG, LVII_CORPS, MOSER, SOVIETS]
    const named = groups.flatMap(places => Object.keys(places)).sort()
    expect(grid.names.filter((_, h) => g.top[h] >= 0).sort()).toEqual(named)
  })

  test('[N-G8] [N-R2] reinforcements wait with their day and zones', () => {
    const expected = [...REINFORCEMENTS, [2, 'C', 'su-52-294 su-52-337'] as const]
    for (const [turn, zones, ids] of expected) {
      for (const id of ids.split(' ')) {
        const u = unit(id)
        expect([id, g.place[u], g.arrives[u], g.zone[u]]).toEqual([id, BOX.waiting, turn, bitsOfZones(zones)])
      }
    }
    const waiting = unitIds.filter((_, u) => g.place[u] === BOX.waiting)
    expect(inOrder(waiting)).toEqual(inOrder(expected.flatMap(([, , ids]) => ids.split(' '))))
  })

  test('R10 some printed stacks are above the limit', () => {
    const crowded = grid.names.filter((_, h) => levelsIn(g, h) > STACKING_LIMIT)
    expect(inOrder(crowded)).toEqual(inOrder(['3819', '4007', '5820', '6015', '6119', '6206', '6306']))
  })
})

describe('Nysa 1945: what the owners place', () => {
  test('[N-G5] [N-G6] [N-G7] R39 the Germans go first, with the garrisons and eight resilience groups', () => {
    const g = begun('nysa')
    expect(game.awaited(g)).toEqual({ side: 1, decision: 'deploy' })
    const groups = Array.from({ length: 8 }, (_, i) => `de-rg${i + 1}`)
    const waiting = unitIds.filter((_, u) => g.place[u] === BOX.toPlace)
    expect(inOrder(waiting)).toEqual(inOrder([...IN_DRESDEN, ...IN_GORLITZ, ...groups]))
    expect(why(g, { do: 'ready' })).toBe('N-G0')
  })

  test.each([
    ['de-463', '2432', null],
    ['de-463', '2431', 'N-G0'],
    ['de-goer1', '5929', null],
    ['de-goer1', '5828', 'N-G0'],
    // In the line on the Nysa, where no regiment stands, behind it, too far south, and on the other bank.
    ['de-rg1', '5110', null],
    ['de-rg1', '4901', null],
    ['de-rg1', '4007', 'N-G0'],
    ['de-rg1', '5112', 'N-G0'],
    ['de-rg1', '5100', 'N-G0'],
    // Within four hexes of the armour in Cottbus; five away; east of the Nysa.
    ['de-rg5', '3707', null],
    ['de-rg5', '3507', 'N-G0'],
    ['de-rg5', '5101', 'N-G0'],
  ])('[N-G5] [N-G6] R39 may %s begin in %s?', (id, name, rule) => {
    expect(why(begun('nysa'), { do: 'place', unit: id, hex: name })).toBe(rule)
  })

  test('[3.2.1] stacks that an owner builds keep the limit', () => {
    const g = begun('nysa')
    for (const id of ['de-goer1', 'de-goer2', 'de-goer3', 'de-hqLVII', 'de-flak1'])
      play(g, { do: 'place', unit: id, hex: '5829' })
    expect(why(g, { do: 'place', unit: 'de-72-105', hex: '5829' })).toBe('3.2.1')
    expect(why(g, { do: 'place', unit: 'de-732art', hex: '5829' })).toBe('3.2.1')
  })

  test('a unit in hand is placed before the next, and a placed one stays', () => {
    const g = begun('nysa')
    play(g, { do: 'take', unit: 'de-463' })
    expect(why(g, { do: 'take', unit: 'de-469' })).toBe('N-G0')
    play(g, { do: 'place', hex: '2432' })
    expect(why(g, { do: 'take', unit: 'de-463' })).toBe('N-G0')
    expect(why(g, { do: 'place', hex: '2432' })).toBe('N-G0')
    expect(whereIs(g, 'de-463')).toBe('2432')
  })

  test('[N-G0b] R74 guns stand ready to fire unless their owner limbers them; reinforcements come on trucks', () => {
    const g = begun('nysa')
    expect(why(g, { do: 'limber', unit: 'su-52-art1' })).toBe('N-G0b')
    expect(why(g, { do: 'limber', unit: 'de-36-89' })).toBe('N-G0b')
    play(g, { do: 'limber', unit: 'de-artV' })
    passUntil(g, () => g.phase > 0)
    const onTrucks = unitIds.filter(
      (_, u) => isTowedArtillery[u] && g.place[u] >= 0 && hasFlag(g.unitFlags, u, UNIT.transport),
    )
    expect(onTrucks).toEqual(['de-artV'])
    for (const id of ['de-artLVII', 'de-artIV', 'su-28-art20'])
      expect(hasFlag(g.unitFlags, unit(id), UNIT.transport)).toBe(true)
    passUntil(g, (_now, decision) => decision === 'barrage')
    const shots = game.legal(g, 0).flatMap(action => (action.do === 'fire' ? [action.hex] : []))
    expect(shots.length).toBeGreaterThan(0)
  })
})

describe('Nysa 1945: ready to play', () => {
  const g = setUp('nysa')

  test('[N-G0] every hex with Germans is dug in, and no other', () => {
    for (let h = 0; h < grid.size; h++) {
      const isGerman = g.top[h] >= 0 && g.camp[g.top[h]] === CAMP.german
      expect([grid.names[h], g.hexFlags[h] & HEX.digMask]).toEqual([
        grid.names[h],
        isGerman ? CAMP.german + 1 : 0,
      ])
    }
  })

  test('[N-G0] R74 everybody on the map is in supply', () => {
    const without = unitIds.filter((_, u) => g.place[u] >= 0 && !canTrace(g, u))
    expect(without).toEqual([])
  })

  test('counters of Two Stars alone stay out', () => {
    expect(whereIs(g, 'de-214')).toBe('unused')
    expect(whereIs(g, 'us-hqVII')).toBe('unused')
    let onMap = 0
    for (let u = 0; u < UNITS; u++) if (g.place[u] >= 0) onMap += 1
    expect(onMap).toBe(195)
    expect(hex('4007')).toBe(g.place[unit('de-hqV')])
  })

  test('[3.2.1] R10 the first movement phase does not end before crowded stacks have spread', () => {
    const now = g.copy()
    passUntil(now, (_now, decision) => decision === 'movement')
    expect(why(now, { do: 'end' })).toBe('3.2.1')
    passUntil(now, (_now, decision) => decision === 'combat')
    const crowded = grid.names.filter(
      (_, h) => levelsIn(now, h) > STACKING_LIMIT && now.camp[now.top[h]] === CAMP.soviet,
    )
    expect(crowded).toEqual([])
  })
})
