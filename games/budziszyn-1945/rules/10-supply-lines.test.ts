import { afterAll, describe, expect, test } from 'vitest'
import { CAMP } from '../nations.ts'
import { HEX, type ScenarioId, type State } from '../state.ts'
import { unit } from '../units.ts'
import { hex, layOut } from '../world.ts'
import { setController } from './04-hex-control.ts'
import { canTrace, supplyPath } from './10-supply-lines.ts'
import { around, blow, emptyGame, type Ground, layOutGround, put, putLimbered } from './testing.ts'

const row = (from: number, to: number, along: number): string[] =>
  Array.from({ length: from - to + 1 }, (_, i) => `${String(from - i).padStart(2, '0')}${along}`)

/** A road from the east edge along row 20, forty hexes long. */
const ROAD = `main ${row(65, 26, 20).join(' ')}`
/** A belt of swamp across the map that only the road passes, at 4020. */
const SWAMPS = Object.fromEntries(
  ['99', ...Array.from({ length: 39 }, (_, i) => String(i).padStart(2, '0'))]
    .filter(along => along !== '20')
    .map(along => [`40${along}`, 'swamp']),
)

afterAll(() => layOut())

function supplied(g: State, id: string): boolean {
  return canTrace(g, unit(id))
}

function game(ground: Ground = { routes: [ROAD] }, scenario: ScenarioId = 'nysa'): State {
  layOutGround(ground)
  const g = emptyGame(scenario)
  holdEastEdge(g, CAMP.soviet)
  return g
}

function holdEastEdge(g: State, camp: number): void {
  for (let along = 0; along <= 38; along++) setController(g, hex(`65${String(along).padStart(2, '0')}`), camp)
}

describe('how far a line reaches', () => {
  test('[10.1.5] [N-S2] forty hexes of road from the east edge cost nothing', () => {
    const g = game()
    put(g, 'su-52-50', '2620')
    expect(supplied(g, 'su-52-50')).toBe(true)
    const path = supplyPath(g, unit('su-52-50'))
    expect([path.length, path[0], path.at(-1)]).toEqual([40, hex('2620'), hex('6520')])
  })

  test.each([
    ['Soviets', 'su-52-50', '4028', '4029'],
    ['Poles', 'pl-8-32', '4028', '4029'],
  ])('[10.1.6] [10.1.7] %s eight points off the road', (_, id, near, far) => {
    const g = game()
    put(g, id, near)
    expect(supplied(g, id)).toBe(true)
    put(g, id, far)
    expect(supplied(g, id)).toBe(false)
  })

  test('[10.1.6] [10.1.7] [N-S1] Germans ten points from the road to the north edge', () => {
    const g = game({
      routes: [`main ${Array.from({ length: 11 }, (_, i) => `31${String(i).padStart(2, '0')}`).join(' ')}`],
    })
    put(g, 'de-36-89', '3120')
    expect(supplied(g, 'de-36-89')).toBe(true)
    put(g, 'de-36-89', '3121')
    expect(supplied(g, 'de-36-89')).toBe(false)
  })

  test('[10.1.6] [10.1.7] [S-S3] Americans twelve points from a road over the west edge', () => {
    const g = game({ hexes: { '0120': 'clear road-edge=west stars=american nysa=german' } }, 'stars-2')
    put(g, 'us-69-271', '0132')
    expect(supplied(g, 'us-69-271')).toBe(true)
    put(g, 'us-69-271', '0133')
    expect(supplied(g, 'us-69-271')).toBe(false)
  })

  test('[10.1.7] a Pole of the Allies draws on American bases, eight points far (B67)', () => {
    const g = game({ hexes: { '0120': 'clear road-edge=west stars=american nysa=german' } }, 'stars-2')
    put(g, 'pl-8-32', '0128', { camp: 'american' })
    expect(supplied(g, 'pl-8-32')).toBe(true)
    put(g, 'pl-8-32', '0129', { camp: 'american' })
    expect(supplied(g, 'pl-8-32')).toBe(false)
  })

  test('[10.1.3] as many units as like draw on one road', () => {
    const g = game()
    put(g, 'su-52-50 su-52-111', '4020')
    put(g, 'su-52-213', '3920')
    for (const id of ['su-52-50', 'su-52-111', 'su-52-213']) expect(supplied(g, id)).toBe(true)
  })

  test.each(['swamp', 'mountain'])('[10.1.8] no line enters %s, except to a friend next door', ground => {
    const g = game({ routes: [ROAD], hexes: { 4021: ground } })
    put(g, 'su-52-50', '4021')
    expect(supplied(g, 'su-52-50')).toBe(false)
    put(g, 'su-hq52', '4020')
    expect(supplied(g, 'su-52-50')).toBe(true)
  })

  test('[10.1.8] R37 a line wades as a truck does, a big river for three points', () => {
    const g = game({
      routes: [ROAD],
      hexes: SWAMPS,
      sides: ['4020/3920 big-river+bridge name="Nysa"', '4020/3921 big-river name="Nysa"'],
    })
    put(g, 'su-52-50', '3524')
    put(g, 'su-52-111', '3525')
    expect([supplied(g, 'su-52-50'), supplied(g, 'su-52-111')]).toEqual([true, true])
    blow(g, '4020', '3920')
    put(g, 'su-52-111', '3025')
    expect([supplied(g, 'su-52-50'), supplied(g, 'su-52-111')]).toEqual([true, false])
  })
})

describe('friends on the way', () => {
  test('[10.1.9] [10.1ex] steps from friend to friend are free, a headquarters counts', () => {
    const g = game()
    put(g, 'su-52-50', '4028')
    put(g, 'su-hq52', '4029')
    put(g, 'su-52-111', '4030')
    expect(supplied(g, 'su-52-111')).toBe(true)
  })

  test('[10.1.9] [10.1.10] but not in an enemy zone: there it takes a regular unit', () => {
    const g = game()
    put(g, 'su-52-50', '4028')
    put(g, 'su-hq52', '4029')
    put(g, 'su-52-111', '4030')
    put(g, 'de-36-89', around('4029').NE)
    expect([supplied(g, 'su-hq52'), supplied(g, 'su-52-111')]).toEqual([true, false])
    put(g, 'su-52-213', '4029')
    expect(supplied(g, 'su-52-111')).toBe(true)
  })

  test('[10.1ex] the last point spent on a second road leaves nothing to leave it with', () => {
    const g = game({ routes: [ROAD, `main ${row(40, 35, 28).join(' ')}`] })
    put(g, 'su-52-50', '3528')
    expect(supplied(g, 'su-52-50')).toBe(true)
    put(g, 'su-52-111', around('3528').S)
    put(g, 'su-52-50', '3828')
    expect(supplied(g, 'su-52-111')).toBe(false)
    // Two friends side by side stretch the line by a hex.
    put(g, 'su-52-213', '4024')
    put(g, 'su-52-254', '4025')
    expect(supplied(g, 'su-52-111')).toBe(true)
  })
})

describe('enemies on the way', () => {
  const POCKET: Ground = { routes: [ROAD], hexes: SWAMPS }
  const BESIDE = '4121'
  /** West of the swamps, behind a road that an enemy may bar. */
  function pocket(): State {
    const g = game(POCKET)
    put(g, 'su-52-50', '3520')
    return g
  }

  test('the road through the swamps is open', () => {
    expect(supplied(pocket(), 'su-52-50')).toBe(true)
  })

  test.each([
    ['infantry', 'de-36-89', false],
    ['a gun that is set up', 'de-artV', false],
    ['self-propelled guns', 'de-21-art', false],
    ['a resilience group', 'de-rg1', false],
    ['a headquarters', 'de-hqV', true],
  ])('[10.1.10] [10.1.11] next to it stands %s', (_, id, open) => {
    const g = pocket()
    put(g, id, BESIDE)
    expect(supplied(g, 'su-52-50')).toBe(open)
  })

  test('[10.1.11] a gun on its trucks bars nothing', () => {
    const g = pocket()
    putLimbered(g, 'de-artV', BESIDE)
    expect(supplied(g, 'su-52-50')).toBe(true)
  })

  test('[10.1.10] a regular unit opens its hex, a headquarters or a gun does not', () => {
    const g = pocket()
    put(g, 'de-36-89', BESIDE)
    put(g, 'su-52-111', '4120')
    put(g, 'su-hq52 su-52-art1', '4020')
    expect([supplied(g, 'su-hq52'), supplied(g, 'su-52-50')]).toEqual([true, false])
    put(g, 'su-52-213', '4020')
    expect(supplied(g, 'su-52-50')).toBe(true)
  })

  test('[10.1.10] B68 a line that ends on a base in an enemy zone feeds whoever stands there, and nobody beyond', () => {
    const g = game({ routes: [ROAD], hexes: { '6421': 'swamp', '6420': 'swamp' } })
    for (let along = 0; along <= 38; along++) {
      if (along !== 20) setController(g, hex(`65${String(along).padStart(2, '0')}`), CAMP.german)
    }
    put(g, 'su-hq52', '6520')
    put(g, 'su-52-50', '6420')
    expect([supplied(g, 'su-hq52'), supplied(g, 'su-52-50')]).toEqual([true, true])
    put(g, 'de-36-89', '6519')
    expect([supplied(g, 'su-hq52'), supplied(g, 'su-52-50')]).toEqual([true, false])
    put(g, 'su-52-111', '6520')
    expect(supplied(g, 'su-52-50')).toBe(true)
  })

  test('[10.1.10] nothing passes through the enemy himself, not even through his headquarters', () => {
    const g = pocket()
    put(g, 'de-hqV', '4020')
    expect(supplied(g, 'su-52-50')).toBe(false)
  })

  test('[10.1.4] R37 a base that the enemy controls is lost', () => {
    const g = pocket()
    holdEastEdge(g, CAMP.german)
    expect(supplied(g, 'su-52-50')).toBe(false)
    setController(g, hex('6520'), CAMP.soviet)
    expect(supplied(g, 'su-52-50')).toBe(true)
  })
})

describe('where supply comes from', () => {
  test('[N-S1] [S-S1] German: north, west and south edge and Dresden, not the east', () => {
    const g = game({ hexes: { 3319: 'clear city="Dresden"', 3320: 'clear city="Dresden"' } })
    for (const [id, at] of [
      ['de-36-89', '3105'],
      ['de-36-90', '0520'],
      ['de-72-124', '3135'],
      ['de-72-266', '3325'],
    ]) {
      put(g, id, at)
      expect(supplied(g, id)).toBe(true)
    }
    holdEastEdge(g, CAMP.german)
    put(g, 'de-72-105', '6320')
    expect(supplied(g, 'de-72-105')).toBe(false)
    setController(g, hex('3320'), CAMP.soviet)
    setController(g, hex('3319'), CAMP.soviet)
    expect(supplied(g, 'de-72-266')).toBe(false)
  })

  test('[N-S2] [S-S2] Soviet: the east edge only', () => {
    const g = game({}, 'stars-2')
    put(g, 'su-52-50', '3105')
    put(g, 'su-52-111', '6020')
    expect([supplied(g, 'su-52-50'), supplied(g, 'su-52-111')]).toEqual([false, true])
  })

  test('[N-S3] Americans in Nysa: where they entered', () => {
    const g = game()
    put(g, 'us-69-271', '0216')
    expect(supplied(g, 'us-69-271')).toBe(false)
    g.own('hexFlags')[hex('0115')] |= HEX.americanEntry
    setController(g, hex('0115'), CAMP.american)
    expect(supplyPath(g, unit('us-69-271')).at(-1)).toBe(hex('0115'))
  })

  test('[S-S3] the road to the west edge north of the Elbe is none of theirs', () => {
    const g = game(
      {
        hexes: { '0105': 'clear road-edge=west', '0130': 'clear road-edge=west' },
        sides: ['0110/0111 big-river name="Elbe"'],
      },
      'stars-2',
    )
    for (const name of ['0105', '0130']) setController(g, hex(name), CAMP.american)
    put(g, 'us-69-271', '0105')
    put(g, 'us-69-272', '0130')
    expect([supplied(g, 'us-69-271'), supplied(g, 'us-69-272')]).toEqual([false, true])
  })
})
