import { afterEach, describe, expect, test } from 'vitest'
import { CAMP } from '../nations.ts'
import { BOX, HEX, hasFlag, type State, UNIT } from '../state.ts'
import { unit } from '../units.ts'
import { hex, layOut } from '../world.ts'
import { eliminate } from './01-levels.ts'
import { extendControl, setController } from './04-hex-control.ts'
import { sendToBox } from './04-zones-of-control.ts'
import { canTrace } from './10-supply-lines.ts'
import { GERMAN_PLAYER, movementPhase, onCall, SOVIET_PLAYER, strategicPhase, waitAt } from './11-test-kit.ts'
import { countCrossings } from './11-twenty-eighth-army.ts'
import { emptyGame, put, stackIn, type Table, whereIs } from './testing.ts'

afterEach(() => layOut())

const enter = (id: string, at: string) => ({ do: 'enter', unit: id, at })

const TWENTY_EIGHTH = 'su-hq28 su-28-art20 su-28-art3 su-28-48 su-28-20 su-28-54'

describe('28th Army', () => {
  function army(): State {
    const g = emptyGame('nysa')
    onCall(g, TWENTY_EIGHTH, 'D')
    return g
  }
  function bring(t: Table, ...ids: string[]): void {
    for (const id of ids) {
      t.play(enter(id, '5499'))
      if (t.asked() === 'march') t.play({ do: 'halt' })
    }
  }

  test('[N-R3] two divisions and a gun of 52nd Army across the Nysa let as many of 28th Army enter at D', () => {
    const g = army()
    put(g, 'su-52-213 su-52-254', '5830')
    put(g, 'su-52-art1', '5729')
    put(g, 'su-52-50 su-hq52', '6323')
    countCrossings(g)
    const t = movementPhase(g, SOVIET_PLAYER)
    expect(t.why(enter('su-28-20', '5238'))).toBe('11.1.2')
    bring(t, 'su-28-20', 'su-28-48', 'su-28-art3')
    expect(t.why(enter('su-28-54', '5499'))).toBe('N-R3')
    expect(t.why(enter('su-28-art20', '5499'))).toBe('N-R3')
    expect(t.why(enter('su-hq28', '5499'))).toBe('N-R3')
  })

  test('[N-R3] type for type: tanks and mechanised brigades of 52nd Army call no infantry and no guns', () => {
    const g = army()
    put(g, 'su-vii-24 su-52-124 su-52-artp', '5830')
    countCrossings(g)
    const t = movementPhase(g, SOVIET_PLAYER)
    expect(t.why(enter('su-28-20', '5499'))).toBe('N-R3')
    expect(t.why(enter('su-28-art3', '5499'))).toBe('N-R3')
  })

  test('[N-R3] a unit counts once, and its credit outlives it', () => {
    const g = army()
    put(g, 'su-52-213', '5830')
    countCrossings(g)
    put(g, 'su-52-213', '6323')
    countCrossings(g)
    put(g, 'su-52-213', '5830')
    countCrossings(g)
    eliminate(g, unit('su-52-213'), CAMP.german, '1.2f', null)
    const t = movementPhase(g, SOVIET_PLAYER)
    bring(t, 'su-28-20')
    expect(t.why(enter('su-28-48', '5499'))).toBe('N-R3')
  })

  test('[N-R3] other armies call nobody, and nobody comes in the strategic phase', () => {
    const g = army()
    put(g, 'su-28-61 pl-16', '5830')
    countCrossings(g)
    expect(movementPhase(g, SOVIET_PLAYER).why(enter('su-28-20', '5499'))).toBe('N-R3')
    put(g, 'su-52-213', '5830')
    countCrossings(g)
    waitAt(g, 'su-52-294', 'C')
    expect(strategicPhase(g, SOVIET_PLAYER).why(enter('su-28-20', '5499'))).toBe('N-R3')
    expect(movementPhase(g, SOVIET_PLAYER).why(enter('su-28-20', '5499'))).toBe(null)
  })

  test('[N-R3] a unit that goes round the map uses the credit', () => {
    const g = army()
    put(g, 'su-52-213', '5830')
    countCrossings(g)
    const t = movementPhase(g, SOVIET_PLAYER)
    t.play({ do: 'shift', unit: 'su-28-20', zone: 'B' })
    expect(t.why(enter('su-28-48', '5499'))).toBe('N-R3')
    g.turn = 2
    movementPhase(g, SOVIET_PLAYER).play(enter('su-28-20', '6527'))
    expect(whereIs(g, 'su-28-20')).toBe('6527')
  })
})

describe('Americans in Nysa 1945', () => {
  function americans(turn: number): State {
    const g = emptyGame('nysa')
    g.turn = turn
    onCall(g, 'us-69-271 us-69-273 us-3arm-cca', 'K,L')
    return g
  }

  test('[N-A1] from 25 April one regiment a day enters at K or L, in the hands of the Soviet player', () => {
    expect(movementPhase(americans(9), SOVIET_PLAYER).why(enter('us-69-271', '0116'))).toBe('N-A1')
    const g = americans(10)
    const t = movementPhase(g, SOVIET_PLAYER)
    t.play(enter('us-69-271', '0116'))
    t.play({ do: 'halt' })
    expect(t.why(enter('us-69-273', '0122'))).toBe('N-A1')
    g.turn = 11
    g.americansToday = 0
    const next = movementPhase(g, SOVIET_PLAYER)
    next.play(enter('us-69-273', '0122'))
    next.play({ do: 'halt' })
    expect(next.why(enter('us-3arm-cca', '0122'))).toBe('N-A1')
  })

  test('[N-A1] a day that is missed is not saved by going round the map', () => {
    const g = americans(10)
    expect(movementPhase(g, SOVIET_PLAYER).why({ do: 'shift', unit: 'us-69-271', zone: 'M' })).toBe('N-A1')
  })

  test('[N-S3] the hex where they came in is remembered', () => {
    const g = americans(10)
    movementPhase(g, SOVIET_PLAYER).play(enter('us-69-271', '0115'))
    expect(hasFlag(g.hexFlags, hex('0115'), HEX.americanEntry)).toBe(true)
    expect(hasFlag(g.hexFlags, hex('0116'), HEX.americanEntry)).toBe(false)
  })

  test('[N-S3] supply follows them by the hex where they came in, from the first day, until a German takes it back', () => {
    const g = americans(10)
    const t = movementPhase(g, SOVIET_PLAYER)
    t.play(enter('us-69-271', '0115'))
    t.play({ do: 'step', to: '0315' })
    expect(canTrace(g, unit('us-69-271'))).toBe(true)
    put(g, 'de-463', '0115')
    extendControl(g, GERMAN_PLAYER)
    sendToBox(g, unit('de-463'), BOX.unused)
    expect(canTrace(g, unit('us-69-271'))).toBe(false)
  })

  test('[N-10] they do not come in beyond the Elbe by the zone next to theirs', () => {
    const g = americans(10)
    const t = movementPhase(g, SOVIET_PLAYER)
    expect(t.why(enter('us-69-271', '0104'))).toBe('11.1.4')
    setController(g, hex('0105'), CAMP.soviet)
    setController(g, hex('0128'), CAMP.american)
    expect(t.why(enter('us-69-271', '0104'))).toBe('N-10')
    expect(t.why(enter('us-69-271', '0127'))).toBe(null)
  })

  test('[N-10] nor where Soviet units stand', () => {
    const g = americans(10)
    put(g, 'su-ivarm-12', '0116')
    expect(movementPhase(g, SOVIET_PLAYER).why(enter('us-69-271', '0116'))).toBe('S-8d')
  })
})

describe('the replacement headquarters', () => {
  const replace = (at: string) => ({ do: 'replace', at })
  // Freiberg, a town on the south edge.
  const TOWN = '1438'

  function afterLoss(): State {
    const g = emptyGame('nysa')
    onCall(g, 'de-hqIV de-artIV')
    put(g, 'de-hqMoser', '2432')
    eliminate(g, unit('de-hqMoser'), CAMP.soviet, '5.1.9', null)
    return g
  }

  test('[N-11] after the loss of a headquarters HQ IV and its guns are placed in a German town', () => {
    const g = afterLoss()
    const t = movementPhase(g, GERMAN_PLAYER)
    t.play(replace(TOWN))
    expect(stackIn(g, TOWN).sort()).toEqual(['de-artIV', 'de-hqIV'])
    expect(hasFlag(g.unitFlags, unit('de-artIV'), UNIT.transport)).toBe(true)
    expect(t.why(replace('3116'))).toBe('N-11')
  })

  test('[N-11] not without a loss, not in the Soviet phase, not outside towns', () => {
    const g = emptyGame('nysa')
    onCall(g, 'de-hqIV de-artIV')
    expect(movementPhase(g, GERMAN_PLAYER).why(replace(TOWN))).toBe('N-11')
    expect(movementPhase(afterLoss(), SOVIET_PLAYER).why(replace(TOWN))).toBe('2.1.2')
    expect(movementPhase(afterLoss(), GERMAN_PLAYER).why(replace('1437'))).toBe('N-11')
  })

  test('[N-11] not in a town that the Soviets control, that they reach into, or that is full', () => {
    const lost = afterLoss()
    setController(lost, hex(TOWN), CAMP.soviet)
    expect(movementPhase(lost, GERMAN_PLAYER).why(replace(TOWN))).toBe('N-11')
    const reached = afterLoss()
    put(reached, 'su-52-213', '1437')
    expect(movementPhase(reached, GERMAN_PLAYER).why(replace(TOWN))).toBe('N-11')
    const full = afterLoss()
    put(full, 'de-275-983 de-275-984 de-275-985 de-hqV', TOWN)
    expect(movementPhase(full, GERMAN_PLAYER).why(replace(TOWN))).toBe('3.2.1')
  })
})
