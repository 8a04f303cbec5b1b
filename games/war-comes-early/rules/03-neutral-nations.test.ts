import { describe, expect, it } from 'vitest'
import {
  ALLIED,
  BELGIUM,
  DANZIG,
  ESTONIA,
  FRANCE,
  GERMAN,
  GERMANY,
  LATVIA,
  NEUTRALS,
  SOVIET_UNION,
  SWITZERLAND,
} from '../nations.ts'
import { BOX, STATUS, type State } from '../state.ts'
import { capital, country, grid, HEXES, unit } from '../world.ts'
import { controllingNation, controllingSide } from './03-holders.ts'
import {
  act,
  afterSetUp,
  atOrder,
  atWindow,
  decision,
  endPhase,
  offers,
  put,
  refusedBy,
  side,
} from './05-test-kit.ts'
import { alliedAirModifier } from './06-airpower.ts'
import { entryRefusal } from './11-entry.ts'

function germanMovement(turn = 3): State {
  const g = afterSetUp('1938')
  atWindow(g, turn, 'Italy')
  act(g, { do: 'phase', phase: 'movement' })
  return g
}

describe('neutral countries', () => {
  it('[1.3d] eight start neutral and closed to everybody; one that Germany violates joins the Allied side', () => {
    const g = germanMovement()
    expect(NEUTRALS.map(nation => g.status[nation])).toEqual(NEUTRALS.map(() => STATUS.neutral))
    for (const nation of [FRANCE, GERMANY])
      expect(entryRefusal(g, nation, capital[BELGIUM])?.rule).toBe('3.3b')
    act(g, { do: 'violate', nation: 'Belgium' })
    expect(controllingSide(g, capital[BELGIUM])).toBe(ALLIED)
    for (const nation of [FRANCE, GERMANY]) expect(entryRefusal(g, nation, capital[BELGIUM])).toBeNull()
  })
})

describe('violating a neutral', () => {
  it('[3.3b] may be declared at the start of a German Movement or Combat Phase, not of a Reorganization Phase', () => {
    for (const [phase, asked] of [
      ['movement', 'violation'],
      ['combat', 'violation'],
      ['reorganization', 'reorganization'],
    ]) {
      const g = afterSetUp('1938')
      atWindow(g, 3, 'Italy')
      act(g, { do: 'phase', phase })
      while (decision(g) === 'reserves') act(g, offers(g, 'place')[0])
      expect(decision(g)).toBe(asked)
    }
  })

  it('[3.3b] every neutral but Switzerland can be named, one after the other', () => {
    const g = germanMovement()
    expect(side(g)).toBe(GERMAN)
    expect(offers(g, 'violate').length).toBe(NEUTRALS.length)
    act(g, { do: 'violate', nation: 'Belgium' })
    expect(refusedBy(g, { do: 'violate', nation: 'Belgium' })).toEqual(['3.3b'])
    expect(refusedBy(g, { do: 'violate', nation: 'Switzerland' })).toEqual(['3.3b'])
    expect(refusedBy(g, { do: 'violate', nation: 'France' })).toEqual(['3.3b'])
    act(g, { do: 'violate', nation: 'Netherlands' })
    expect(offers(g, 'violate').length).toBe(NEUTRALS.length - 2)
    expect(g.status[SWITZERLAND]).toBe(STATUS.neutral)
  })

  it('[3.3b] never in turns 1 and 2', () => {
    const g = afterSetUp('1938')
    atOrder(g, 2)
    act(g, { do: 'order', phases: ['combat', 'movement', 'reorganization'] })
    expect(decision(g)).toBe('combat')
  })

  it('[3.3b] not in the middle of a phase', () => {
    const g = germanMovement()
    act(g, { do: 'proceed' })
    expect(refusedBy(g, { do: 'violate', nation: 'Belgium' })).toEqual(['5.0a'])
  })

  it('[3.3b] never in a phase of a German ally', () => {
    const g = afterSetUp('1938')
    atWindow(g, 3, 'Italy', 1)
    act(g, { do: 'pass' })
    expect([decision(g), side(g)]).toEqual(['movement', GERMAN])
    expect(refusedBy(g, { do: 'violate', nation: 'Belgium' })).toEqual(['5.0a'])
  })

  it('[3.3b] once all have been violated nobody is asked', () => {
    const g = germanMovement()
    for (const action of offers(g, 'violate')) act(g, action)
    act(g, { do: 'proceed' })
    while (decision(g) === 'deployNeutral') act(g, { do: 'deploy-suggested' })
    endPhase(g)
    act(g, { do: 'phase', phase: 'combat' })
    expect(decision(g)).toBe('combat')
  })
})

describe('the units of a violated neutral', () => {
  it('[3.3c] the Allied player places every one of them in its own country before the phase goes on', () => {
    const g = germanMovement()
    act(g, { do: 'violate', nation: 'Belgium' })
    act(g, { do: 'violate', nation: 'Luxembourg' })
    act(g, { do: 'proceed' })
    expect([decision(g), side(g)]).toEqual(['deployNeutral', ALLIED])
    const brussels = grid.names[capital[BELGIUM]]
    expect(refusedBy(g, { do: 'place', unit: 'be-c1', hex: '2413' })).toEqual(['3.3c'])
    expect(refusedBy(g, { do: 'place', unit: 'ne-c1', hex: brussels })).toEqual(['3.3c'])
    act(g, { do: 'place', unit: 'be-c1', hex: brussels })
    expect(refusedBy(g, { do: 'place', unit: 'be-c1', hex: brussels })).toEqual(['3.3c'])
    for (const id of ['be-c2', 'be-c3', 'be-c4', 'be-c5']) act(g, { do: 'place', unit: id, hex: brussels })
    expect(refusedBy(g, { do: 'place', unit: 'be-c6', hex: brussels })).toEqual(['8.0c'])
    act(g, { do: 'deploy-suggested' })
    expect([decision(g), side(g)]).toEqual(['movement', GERMAN])
    for (const id of ['be-c6', 'be-cav']) expect(country[g.place[unit(id)]]).toBe(BELGIUM)
  })

  it('[3.3c] [R84] the country joins the Allied side at once, and its hexes with it', () => {
    const g = germanMovement()
    act(g, { do: 'violate', nation: 'Belgium' })
    expect(g.status[BELGIUM]).toBe(STATUS.fighting)
    expect(g.violatedOn[BELGIUM]).toBe(3)
    for (let h = 0; h < HEXES; h++) if (country[h] === BELGIUM) expect(controllingSide(g, h)).toBe(ALLIED)
  })

  it('[3.3c] a nation without units asks for nothing', () => {
    const g = germanMovement()
    act(g, { do: 'violate', nation: 'Danzig' })
    act(g, { do: 'proceed' })
    expect(decision(g)).toBe('movement')
    expect(controllingNation(g, capital[DANZIG])).toBe(DANZIG)
  })

  it('[3.3c] the suggested deployment is legal for each of the four armies', () => {
    const g = germanMovement()
    for (const nation of ['Belgium', 'Denmark', 'Lithuania', 'Netherlands']) act(g, { do: 'violate', nation })
    act(g, { do: 'proceed' })
    let asked = 0
    for (; decision(g) === 'deployNeutral'; asked++) act(g, { do: 'deploy-suggested' })
    expect(asked).toBe(4)
    for (const id of ['be-c1', 'dn-fa', 'li-fa', 'ne-lt']) expect(g.place[unit(id)]).not.toBe(BOX.aside)
  })

  it('[3.3d] violated Latvia and Estonia become Soviet', () => {
    const g = germanMovement()
    act(g, { do: 'violate', nation: 'Latvia' })
    for (let h = 0; h < HEXES; h++) {
      if (country[h] === LATVIA) expect(controllingNation(g, h)).toBe(SOVIET_UNION)
      if (country[h] === ESTONIA) expect(controllingNation(g, h)).toBe(-1)
    }
  })

  it('[3.3d] Riga gives no points and Latvia does not capitulate', () => {
    const g = germanMovement()
    act(g, { do: 'violate', nation: 'Latvia' })
    put(g, 'ge-m16', grid.names[capital[LATVIA]])
    expect([...g.vp]).toEqual([50, 50])
    expect(g.status[LATVIA]).toBe(STATUS.fighting)
  })
})

describe('neutrals in the air', () => {
  it('[3.3.1a] each adds one to the Allied roll, except the small ones', () => {
    const g = germanMovement()
    for (const nation of ['Belgium', 'Lithuania', 'Luxembourg', 'Danzig', 'Latvia', 'Estonia']) {
      act(g, { do: 'violate', nation })
    }
    g.turn = 4
    expect(alliedAirModifier(g)).toBe(1)
  })

  it('[3.3.1b] a capitulation turns the bonus into a malus from the next turn', () => {
    const g = germanMovement(4)
    act(g, { do: 'violate', nation: 'Belgium' })
    g.status[BELGIUM] = STATUS.capitulated
    g.capitulatedOn[BELGIUM] = 4
    g.turn = 5
    expect(alliedAirModifier(g)).toBe(-1)
  })
})
