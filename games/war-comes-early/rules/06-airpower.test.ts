import { describe, expect, it } from 'vitest'
import { ALLIED, BELGIUM, CZECHOSLOVAKIA, GERMAN, HUNGARY, POLAND } from '../nations.ts'
import { HEX, hasFlag, STATUS, type State } from '../state.ts'
import { grid, HEXES, hex } from '../world.ts'
import {
  act,
  afterSetUp,
  atWindow,
  decision,
  germanPhase,
  offered,
  offers,
  put,
  refusedBy,
  rollNext,
  side,
} from './05-test-kit.ts'
import { alliedAirModifier, inAirZoneOf } from './06-airpower.ts'

/** The start of turn 4, with the five dice of 6.1 and what follows them. */
function airPhase(...faces: number[]): State {
  const g = afterSetUp('1938')
  atWindow(g, 3, 'Italy', 3)
  g.pool = 0
  rollNext(g, ...faces)
  act(g, { do: 'pass' })
  return g
}

describe('air superiority', () => {
  it('[6.1a] [6.1c] three German dice against two: the difference in markers', () => {
    const g = airPhase(5, 4, 2, 6, 1)
    expect([g.airSide, g.airMarkers, decision(g), side(g)]).toEqual([GERMAN, 4, 'terrorBombing', GERMAN])
  })

  it('[6.1c] the Allied side can win', () => {
    const g = airPhase(1, 2, 3, 4, 5)
    expect([g.airSide, g.airMarkers, side(g)]).toEqual([ALLIED, 3, ALLIED])
  })

  it('[6.1c] equal totals: nobody has airpower', () => {
    const g = airPhase(2, 4, 4, 5, 5)
    expect([g.airSide, g.airMarkers, decision(g)]).toEqual([-1, 0, 'germanWindow'])
  })

  it('[6.1b] capitulated and violated nations weigh on the Allied roll', () => {
    const g = afterSetUp('1938')
    g.turn = 6
    g.status[CZECHOSLOVAKIA] = STATUS.capitulated
    g.status[POLAND] = STATUS.capitulated
    g.status[BELGIUM] = STATUS.fighting
    for (const nation of [CZECHOSLOVAKIA, POLAND, BELGIUM]) {
      g.capitulatedOn[nation] = 4
      g.violatedOn[nation] = 4
    }
    expect(alliedAirModifier(g)).toBe(1)
    g.status[HUNGARY] = STATUS.capitulated
    g.capitulatedOn[HUNGARY] = 6
    expect(alliedAirModifier(g)).toBe(1)
    g.turn = 7
    expect(alliedAirModifier(g)).toBe(2)
  })

  it('[6.1b] [R20] the modifier does not grow with the turns', () => {
    const g = afterSetUp('1938')
    g.status[CZECHOSLOVAKIA] = STATUS.capitulated
    g.capitulatedOn[CZECHOSLOVAKIA] = 4
    for (g.turn = 5; g.turn <= 10; g.turn++) expect(alliedAirModifier(g)).toBe(-1)
  })
})

describe('terror bombing', () => {
  it('[6.2] [6.2.1] a die for each marker; 4 or more costs the enemy a point', () => {
    const g = airPhase(6, 5, 2, 4, 5, 3, 4, 6)
    expect(offered(g)).toHaveLength(5)
    expect(refusedBy(g, { do: 'bomb', markers: 5 })).toEqual(['6.2.1'])
    expect(refusedBy(g, { do: 'bomb', markers: -1 })).toEqual(['6.2.1'])
    expect(refusedBy(g, { do: 'bomb', markers: 1.5 })).toEqual(['6.2.1'])
    expect(refusedBy(g, { do: 'bomb', markers: '1' })).toEqual(['6.2.1'])
    act(g, { do: 'bomb', markers: 3 })
    expect([...g.vp]).toEqual([50, 48])
    expect([g.airMarkers, decision(g)]).toEqual([1, 'groundSupport'])
  })

  it('[6.2.1] when all bomb none is placed', () => {
    const g = airPhase(4, 4, 4, 5, 5, 1, 1)
    act(g, { do: 'bomb', markers: 2 })
    expect([...g.vp]).toEqual([50, 50])
    expect(decision(g)).toBe('germanWindow')
  })
})

describe('bombs that end the game', () => {
  it('[6.2.1] [4.1b2] no die is rolled after the one that takes the last point', () => {
    const g = airPhase(6, 5, 2, 4, 5, 5, 1, 6, 6)
    g.vp[ALLIED] = 3
    const rolled = g.rolls
    const events = act(g, { do: 'bomb', markers: 4 })
    expect(events.find(({ event }) => event === 'roll')).toMatchObject({ dice: [5, 1, 6], hits: 2 })
    expect([g.rolls - rolled, g.vp[ALLIED], g.verdict]).toEqual([3, 1, 3])
  })
})

describe('ground support', () => {
  function support(): State {
    const g = airPhase(4, 4, 4, 5, 5)
    act(g, { do: 'bomb', markers: 0 })
    return g
  }

  it('[6.2.2a] all remaining markers, one in a hex, on any hex', () => {
    const g = support()
    expect(offered(g)).toHaveLength(HEXES)
    act(g, { do: 'support', hex: '2121' })
    expect(refusedBy(g, { do: 'support', hex: '2121' })).toEqual(['6.2.2a'])
    expect(refusedBy(g, { do: 'support', hex: '0000' })).toEqual(['2.1c'])
    expect(decision(g)).toBe('groundSupport')
    act(g, { do: 'support', hex: '0101' })
    expect(decision(g)).toBe('germanWindow')
  })

  it('[6.2.2b] the zone is the hex and its six neighbours', () => {
    const g = support()
    act(g, { do: 'support', hex: '2121' })
    for (let h = 0; h < HEXES; h++) {
      expect(inAirZoneOf(g, GERMAN, h)).toBe(grid.distance(h, hex('2121')) <= 1)
      expect(inAirZoneOf(g, ALLIED, h)).toBe(false)
    }
  })

  it('[6.3a] markers leave the map at the end of the turn', () => {
    const g = support()
    act(g, { do: 'support', hex: '2121' })
    act(g, { do: 'support', hex: '2122' })
    g.pool = 0
    rollNext(g, 2, 4, 4, 5, 5)
    while (g.turn === 4) {
      const quiet = offered(g).find(a => ['pass', 'end', 'done'].includes(a.do))
      act(g, quiet ?? offered(g)[0])
    }
    for (let h = 0; h < HEXES; h++) expect(hasFlag(g.hexFlags, h, HEX.airMarker | HEX.airZone)).toBe(false)
    expect(g.airSide).toBe(-1)
  })
})

describe('air zones and reorganization', () => {
  function zoned(airSide: number, options = {}): State {
    const g = afterSetUp('1938', options)
    put(g, 'ge-c1', '1815')
    put(g, 'ge-c2', '1815')
    put(g, 'ge-a8', '2015')
    atWindow(g, 4, 'Italy')
    rollNext(g, 1)
    germanPhase(g, 'reorganization')
    act(g, { do: 'split', army: 'ge-a12' })
    g.airSide = airSide
    for (const name of ['1815', '2015']) g.hexFlags[hex(name)] |= HEX.airZone
    return g
  }
  const combine = { do: 'combine', army: 'ge-a12', units: ['ge-c1', 'ge-c2'] }

  it('[6.2.2f] units in an enemy air zone may not combine', () => {
    expect(refusedBy(zoned(ALLIED), combine)).toEqual(['6.2.2f'])
    expect(refusedBy(zoned(GERMAN), combine)).toEqual([])
    expect(offers(zoned(ALLIED), 'combine')).toEqual([])
  })

  it('[6.2.2f] [R78] an army there may split, unless the option says no', () => {
    expect(refusedBy(zoned(ALLIED), { do: 'split', army: 'ge-a8' })).toEqual([])
    const strict = zoned(ALLIED, { airZoneBansSplit: 'true' })
    expect(refusedBy(strict, { do: 'split', army: 'ge-a8' })).toEqual(['6.2.2f'])
  })
})
