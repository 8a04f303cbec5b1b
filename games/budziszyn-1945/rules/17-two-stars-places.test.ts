import { describe, expect, test } from 'vitest'
import { budziszyn1945 as game } from '../index.ts'
import { CAMP } from '../nations.ts'
import { BOX, HEX } from '../state.ts'
import { unitIds } from '../units.ts'
import { grid, startControl } from '../world.ts'
import { begun, passUntil, play, setUp } from './02-test-kit.ts'
import { levelsIn, STACKING_LIMIT } from './03-stacking.ts'
import { canTrace } from './10-supply-lines.ts'
import { stackIn } from './testing.ts'

type Places = Readonly<Record<string, string>>

const inOrder = (ids: readonly string[]): string[] => [...ids].sort()

const GERMANS: Places = {
  3432: 'de-hqIV de-artIV',
  3730: 'de-freieukr de-wlasow',
  4030: 'de-269-496',
  4230: 'de-269-490',
  4329: 'de-269-489 de-flak2',
  5127: 'de-1hg-g1',
  5030: 'de-1hg-art',
  5231: 'de-1hg-pz de-1hg-g2 de-300',
  5326: 'de-br-panc',
  5526: 'de-br-2',
  5827: 'de-br-1',
  4932: 'de-20-pz de-20-g1 de-20-g2 de-20-art',
  5630: 'de-17-21 de-17-55 de-17-95',
  6330: 'de-6-37 de-6-18 de-6-58',
  6025: 'de-72-124',
  6226: 'de-72-105',
  6427: 'de-72-266',
  3600: 'de-hqV de-artV de-214',
  2899: 'de-21-192 de-545-C',
  3402: 'de-vs1',
  3602: 'de-545-B',
  5000: 'de-691at',
}
/** Hexes that the owner chooses from; a city by its name. */
const GERMANS_TO_PLACE: readonly (readonly [string, string])[] = [
  ['2432 2433 2532 2533', 'de-hqMoser de-flak4 de-vs2 de-chemnitz de-463 de-469'],
  ['5829 5830 5929', 'de-hqLVII de-flak1 de-732art de-733art de-goer1 de-goer2 de-goer3 de-4szt'],
  ['2631 2832', 'de-2ss-pz de-2ss-g1 de-2ss-g2 de-2ss-art'],
  ['3030 3330', 'de-10ss-pz de-10ss-g1 de-10ss-g2 de-10ss-art'],
  ['4529 4728 4927', 'de-344-1057 de-344-1058 de-344-1059'],
  ['4503 4802 5000', 'de-35-A de-35-B de-35-C'],
  ['4104 4304', 'de-36-89 de-36-90 de-36-91'],
]

const SOVIETS: Places = {
  4722: 'su-icav-1 su-icav-2 su-icav-7',
  5823: 'su-hq28 su-28-art20 su-28-48',
  6424: 'su-28-art3',
  5323: 'su-28-art73',
  5325: 'su-28-20',
  5525: 'su-28-54',
  5826: 'su-28-96',
  6024: 'su-28-130',
  6125: 'su-28-61',
  6426: 'su-28-152',
  4427: 'su-hq52 su-52-art1 su-52-art2 su-52-art3 su-52-124',
  4526: 'su-vii-24 su-vii-25 su-vii-26 su-vii-57',
  5016: 'su-52-artp',
  4128: 'su-52-213',
  4328: 'su-52-50 su-52-337',
  4628: 'su-52-254 su-52-111',
  4926: 'su-52-294',
  3525: 'pl-artA pl-artB pl-5',
  3426: 'pl-hq pl-iarm-1 pl-iarm-2 pl-iarm-3 pl-iarm-4 pl-16',
  2925: 'pl-7-33 pl-7-35 pl-7-37',
  3128: 'pl-5-13 pl-5-15 pl-5-17',
  3428: 'pl-10-25 pl-10-27 pl-10-29',
  3828: 'pl-8-32 pl-8-34 pl-8-36',
  3928: 'pl-9-26 pl-9-28 pl-9-30',
  2426: 'su-hq5 su-ivarm-3 su-ivarm-12 su-ivarm-13 su-ivarm-14 su-5g-art33',
  2726: 'su-5g-art32 su-5g-art34',
  2728: 'su-5g-14 su-5g-95',
  2429: 'su-5g-9 su-5g-13',
  2228: 'su-5g-58 su-5g-97',
  1829: 'su-5g-118',
  1924: 'su-5g-78',
  1625: 'su-5g-15',
  1917: 'su-hq13 su-13-88 su-13-artp',
  1513: 'su-13-art27',
  1515: 'su-13-art24 su-13-147',
  1719: 'su-13-art102',
  1423: 'su-13-395',
  1221: 'su-13-6',
  // R2
  1118: 'su-13-117',
  '0816': 'su-13-172',
  '0515': 'su-13-350',
  '0513': 'su-13-280',
  '0210': 'su-13-121',
  2403: 'su-hq3 su-xxv-20',
  3306: 'su-xxv-175',
  4008: 'su-xxv-162',
  4107: 'su-xxv-111',
  4204: 'su-3-87',
  4205: 'su-3-art21 su-3-art76',
  3504: 'su-3-artp su-3-art120',
  2800: 'su-3-197',
  3502: 'su-3-149 su-3-127',
  4203: 'su-3-106 su-3-58',
  4803: 'su-3-329',
  5100: 'su-3-389',
  '0305': 'su-3-253',
  '0700': 'su-3-287',
}

const AMERICANS: Places = {
  '0111': 'us-69-271',
  '0413': 'us-69-273',
  '0415': 'us-69-272',
  '0919': 'us-78-309',
  1121: 'us-104-416',
  1323: 'us-104-414',
  1728: 'us-104-413',
}

describe('Two Stars: places', () => {
  const g = begun('stars-2')

  test.each([
    ['[S-G] Germans', GERMANS],
    ['[S-R] Soviets and Poles', SOVIETS],
    ['[S-A] Americans', AMERICANS],
  ])('%s with a printed hex', (_, places) => {
    for (const [name, ids] of Object.entries(places))
      expect([name, ...inOrder(stackIn(g, name))]).toEqual([name, ...inOrder(ids.split(' '))])
  })

  test('[S-R] nobody else is on the map', () => {
    const named = [GERMANS, SOVIETS, AMERICANS].flatMap(places => Object.keys(places))
    expect(inOrder(grid.names.filter((_, h) => g.top[h] >= 0))).toEqual(inOrder(named))
  })

  test('[S-G] Germans to place: the garrisons of two cities and the divisions with several hexes', () => {
    const german = setUpOf('de-')
    expect(inOrder(german)).toEqual(inOrder(GERMANS_TO_PLACE.flatMap(([, ids]) => ids.split(' '))))
    // With three players the Germans are asked first.
    const theirs = begun('stars-3')
    for (const [hexes, ids] of GERMANS_TO_PLACE) {
      for (const id of ids.split(' ')) {
        const now = theirs.copy()
        play(now, { do: 'take', unit: id })
        const open = game.legal(now, 2).map(action => String(action.hex))
        expect([id, ...inOrder(open)]).toEqual([id, ...inOrder(hexes.split(' '))])
      }
    }
  })

  test('[S-A] Americans to place: the reserves of both corps, thirty-two counters', () => {
    expect(setUpOf('us-')).toHaveLength(32)
    expect(setUpOf('su-')).toEqual([])
  })

  const setUpOf = (nation: string): string[] =>
    unitIds.filter((id, u) => g.place[u] === BOX.toPlace && id.startsWith(nation))
})

describe('Two Stars: ready to play', () => {
  const g = setUp('stars-3')

  test('[S-G] [S-R] [S-A] everybody begins dug in', () => {
    for (let h = 0; h < grid.size; h++) {
      const dug = g.top[h] >= 0 ? g.camp[g.top[h]] + 1 : 0
      expect([grid.names[h], g.hexFlags[h] & HEX.digMask]).toEqual([grid.names[h], dug])
    }
  })

  test('four Soviet divisions between Germans begin without supply, and nobody else', () => {
    const without = unitIds.filter((_, u) => g.place[u] >= 0 && !canTrace(g, u))
    expect(inOrder(without)).toEqual(inOrder(['su-3-149', 'su-3-127', 'su-52-254', 'su-52-111']))
  })

  test('R10 two printed stacks are above the limit after the cuts', () => {
    const cut = begun('stars-2')
    passUntil(cut, (_now, decision) => decision === 'airDays')
    expect(grid.names.filter((_, h) => levelsIn(cut, h) > STACKING_LIMIT)).toEqual(['2426', '3426'])
  })

  test('[S-A] the American area is west of the Elbe and of the river that joins it at 1729', () => {
    const area = grid.names.filter((_, h) => startControl.stars[h] === CAMP.american)
    for (const name of ['0823', '1427', '1728', '0415']) expect(area).toContain(name)
    for (const name of ['1829', '1221', '0515', '2533']) expect(area).not.toContain(name)
  })
})
