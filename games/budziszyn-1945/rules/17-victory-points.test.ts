import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAMP, NATION } from '../nations.ts'
import { type State, UNIT } from '../state.ts'
import { unit } from '../units.ts'
import { hex, layOut } from '../world.ts'
import { eliminate } from './01-levels.ts'
import { setController } from './04-hex-control.ts'
import { scoresOf } from './17-victory-points.ts'
import { around, emptyGame, layOutGround, put } from './testing.ts'

const BORDER = '6236'
/** Two roads over the south edge: one near the east edge, one far from it. */
const NEAR_ROAD = '6138'
const FAR_ROAD = '3138'

beforeAll(() =>
  layOutGround({
    hexes: {
      [BORDER]: 'Czechoslovakia clear nysa=german stars=german',
      3336: 'Czechoslovakia clear nysa=german stars=german',
      [NEAR_ROAD]: 'clear road-edge=south',
      [FAR_ROAD]: 'clear road-edge=south',
      2432: 'clear city="Dresden" nysa=german stars=german',
      2433: 'clear city="Dresden" nysa=german stars=german',
      3010: 'clear town="A" nysa=german stars=soviet',
      3110: 'clear town="B" nysa=german stars=soviet',
      3210: 'clear town="C" nysa=german stars=german',
      '0120': 'clear road-edge=west nysa=german stars=american',
    },
    routes: [`main ${Array.from({ length: 50 }, (_, i) => `${String(i + 1).padStart(2, '0')}20`).join(' ')}`],
  }),
)
afterAll(() => layOut())

const game = (): State => emptyGame('stars-3')

/** Points that a line of the score gives. */
function pointsFor(g: State, rule: string): number {
  const lines = scoresOf(g).flatMap(score => score.lines)
  return lines.filter(line => line.rule === rule).reduce((sum, { points }) => sum + points, 0)
}

function lose(g: State, ids: string, credit: number): void {
  for (const id of ids.split(' ')) {
    put(g, id, '3020')
    eliminate(g, unit(id), credit, '5.2.1f', null)
  }
}

describe('Soviet points', () => {
  test('[S-V1] R48 twenty for supplied units in Czechoslovakia, once', () => {
    const g = game()
    expect(pointsFor(g, 'S-V1')).toBe(0)
    put(g, 'su-52-50', '3336')
    expect(pointsFor(g, 'S-V1')).toBe(0)
    put(g, 'su-52-111 pl-8-32', BORDER)
    expect(pointsFor(g, 'S-V1')).toBe(20)
  })

  test('[S-V2] ten for each road over the south edge that is controlled and can be supplied', () => {
    const g = game()
    for (const name of [NEAR_ROAD, FAR_ROAD]) setController(g, hex(name), CAMP.soviet)
    expect(pointsFor(g, 'S-V2')).toBe(10)
    const besieged = g.copy()
    put(besieged, 'de-36-89', around(NEAR_ROAD).N)
    expect(pointsFor(besieged, 'S-V2')).toBe(0)
    setController(g, hex(NEAR_ROAD), CAMP.german)
    expect(pointsFor(g, 'S-V2')).toBe(0)
  })

  test('[S-V3] two for each American counter and each Pole of the Allies, whoever did it', () => {
    const g = game()
    lose(g, 'us-69-271 us-69-272 us-69-273', CAMP.soviet)
    put(g, 'pl-8-32', '3020', { camp: 'american', flags: UNIT.defector })
    eliminate(g, unit('pl-8-32'), CAMP.german, '5.2.1f', null)
    expect(pointsFor(g, 'S-V3')).toBe(8)
    lose(g, 'pl-8-34', CAMP.american)
    expect(pointsFor(g, 'S-V3')).toBe(8)
  })

  test('[S-V4] one for each German counter', () => {
    const g = game()
    lose(g, 'de-36-89 de-36-90 de-36-91 de-35-A de-35-B de-35-C de-artIV', CAMP.soviet)
    expect(pointsFor(g, 'S-V4')).toBe(7)
  })

  test.each([
    ['2620', 25],
    ['3820', 13],
  ])('[S-V5] the Americans came as far as %s', (at, points) => {
    const g = game()
    put(g, 'us-69-271', at)
    put(g, 'us-69-272', '0520')
    expect(pointsFor(g, 'S-V5')).toBe(points)
  })

  test('[S-V5] [S-V9] R48 units without supply do not count, Poles of the Allies are no Americans, and nothing is below zero', () => {
    const g = game()
    put(g, 'us-69-271', '3135')
    put(g, 'pl-8-32', '4020', { camp: 'american', flags: UNIT.defector })
    put(g, 'us-69-272', '1020')
    expect([pointsFor(g, 'S-V5'), pointsFor(g, 'S-V9')]).toEqual([41, 0])
  })
})

describe('American points', () => {
  test('[S-V6] [S-V12] R78 two for each Soviet counter, to the nation that did it', () => {
    const g = game()
    lose(g, 'su-52-50 su-52-111 su-52-213 su-52-254 su-52-294', CAMP.american)
    lose(g, 'su-52-337', CAMP.german)
    expect([pointsFor(g, 'S-V6'), pointsFor(g, 'S-V12')]).toEqual([10, 2])
  })

  test('[S-V7] R78 one for each Pole of the Soviets, whoever did it', () => {
    const g = game()
    lose(g, 'pl-8-32 pl-8-34', CAMP.american)
    lose(g, 'pl-8-36 pl-artA', CAMP.german)
    expect([pointsFor(g, 'S-V7'), pointsFor(g, 'S-V6'), pointsFor(g, 'S-V12')]).toEqual([4, 0, 0])
  })

  test('[S-V8] one for each town hex', () => {
    const g = game()
    for (const name of ['2432', '2433', '3010']) setController(g, hex(name), CAMP.american)
    expect(pointsFor(g, 'S-V8')).toBe(3)
  })

  test.each([
    ['3120', 14],
    ['2820', 11],
  ])('[S-V9] they came as far as %s', (at, points) => {
    const g = game()
    put(g, 'us-69-271', at)
    expect(pointsFor(g, 'S-V9')).toBe(points)
  })
})

describe('German points', () => {
  test('[S-V10] R48 twenty while no supplied Soviet stands on the south edge', () => {
    const g = game()
    expect(pointsFor(g, 'S-V10')).toBe(20)
    put(g, 'su-52-50', '3338')
    expect(pointsFor(g, 'S-V10')).toBe(20)
    put(g, 'su-52-111', '6338')
    expect(pointsFor(g, 'S-V10')).toBe(0)
  })

  test('[S-V11] R77 eight for Dresden, all of it', () => {
    const g = game()
    expect(pointsFor(g, 'S-V11')).toBe(8)
    setController(g, hex('2433'), CAMP.soviet)
    expect(pointsFor(g, 'S-V11')).toBe(0)
  })

  test('[S-V12] two for each Soviet counter that Germans killed', () => {
    const g = game()
    lose(g, 'su-52-50 su-52-111 su-52-213 su-52-254 su-52-294 su-52-337', CAMP.german)
    expect(pointsFor(g, 'S-V12')).toBe(12)
  })

  test('[S-V13] R48 two for each town hex that was Soviet and is German', () => {
    const g = game()
    for (const name of ['3010', '3110', '3210']) setController(g, hex(name), CAMP.german)
    expect(pointsFor(g, 'S-V13')).toBe(4)
  })

  test('a total is the sum of its lines', () => {
    const g = game()
    g.killed[CAMP.german * 4 + NATION.soviet] = 3
    expect(scoresOf(g)[CAMP.german].total).toBe(20 + 8 + 6)
  })
})
