import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import type { Action } from '../../../engine/game/action.ts'
import { warComesEarly } from '../index.ts'
import { ALLIED, CZECHOSLOVAKIA, FRANCE, GERMAN, NEUTRALS, SOVIET_UNION } from '../nations.ts'
import { BOX, STATUS, type State } from '../state.ts'
import {
  capital,
  counters,
  country,
  fortHexes,
  grid,
  HEXES,
  isBorder,
  isCity,
  isRail,
  unit,
} from '../world.ts'
import { controllingNation, controllingSide } from './03-holders.ts'
import { currentLine } from './03-set-up.ts'
import {
  act,
  afterSetUp,
  countIn,
  decision,
  newGame,
  offered,
  offers,
  refusedBy,
  side,
} from './05-test-kit.ts'

/** Plays the suggested set-up until the line of a rule is asked for. */
function atLine(rule: string): State {
  const g = newGame('1938')
  while (currentLine(g).data.rule !== rule) act(g, { do: 'deploy-suggested' })
  return g
}

/** Where the suggested set-up has a counter. */
const post = (id: string): string => counters[unit(id)].fields.get('suggested')!
const printed = (id: string): string => counters[unit(id)].fields.get('setup')!

const put = (id: string, hex: string): Action => ({ do: 'place', unit: id, hex })

function firstHex(test: (h: number) => boolean): string {
  for (let h = 0; h < HEXES; h++) if (test(h)) return grid.names[h]
  throw new Error('no such hex')
}

describe('the order of set-up', () => {
  it('[3.0a] the Allied player sets up first, then the German player', () => {
    const g = newGame('1938')
    const sides: number[] = []
    const rules: string[] = []
    while (decision(g) === 'deploy') {
      sides.push(side(g))
      rules.push(currentLine(g).data.rule)
      act(g, { do: 'deploy-suggested' })
    }
    expect(rules).toEqual([
      '3.1b',
      '3.1d',
      '3.1e',
      '3.1f',
      '3.1h',
      '3.1i',
      '3.1j',
      '3.2a',
      '3.2c',
      '3.2e',
      '3.2f',
    ])
    expect(sides).toEqual([...rules.map(rule => (rule < '3.2' ? ALLIED : GERMAN))])
    expect(decision(g)).toBe('germanOrder')
  })

  it('[3.0a] a unit of a later line waits', () => {
    expect(refusedBy(newGame('1938'), put('fr-a1', post('fr-a1')))).toEqual(['3.0a'])
  })

  it('[3.0a] a unit is placed once', () => {
    const g = newGame('1938')
    act(g, put('cz-ho31', post('cz-ho31')))
    expect(refusedBy(g, put('cz-ho31', post('cz-ho32')))).toEqual(['3.0a'])
  })

  it('[3.0b] stacking limits hold: a second army may not join the first', () => {
    const g = atLine('3.2f')
    act(g, put('ge-a2', '2413'))
    expect(refusedBy(g, put('ge-a3', '2413'))).toEqual(['8.0d'])
  })

  it('[3.1a] the Czech armies are on their printed hexes before anybody is asked', () => {
    const g = newGame('1938')
    for (const id of ['cz-a1', 'cz-a2', 'cz-a3', 'cz-a4'])
      expect(grid.names[g.place[unit(id)]]).toBe(printed(id))
  })
})

describe('Allied set-up', () => {
  it('[3.1b] a border corps goes to a border hex or a city, one in a hex', () => {
    const g = newGame('1938')
    const isCzech = (h: number) => g.control[h] > 0 && country[h] === country[capital[CZECHOSLOVAKIA]]
    const inland = firstHex(h => isCzech(h) && !isBorder[h] && !isCity[h])
    expect(refusedBy(g, put('cz-ho31', inland))).toEqual(['3.1b'])
    act(g, put('cz-ho31', grid.names[capital[CZECHOSLOVAKIA]]))
    expect(refusedBy(g, put('cz-ho32', grid.names[capital[CZECHOSLOVAKIA]]))).toEqual(['3.1b'])
  })

  it('[3.1b] a border corps may share its hex with an army of another line', () => {
    const g = newGame('1938')
    const shared = ['cz-a1', 'cz-a2', 'cz-a3', 'cz-a4']
      .map(printed)
      .filter(name => refusedBy(g, put('cz-ho31', name)).length === 0)
    for (const name of shared) expect(isBorder[grid.indexOf(name)] || isCity[grid.indexOf(name)]).toBe(1)
    const fort = fortHexes.find(h => refusedBy(g, put('cz-ho31', grid.names[h])).length === 0)
    expect(fort).toBeDefined()
  })

  it('[3.1c] [3.1g] [3.1h] [3.1i] [3.1j] component corps wait in the pool', () => {
    const g = newGame('1938')
    expect(countIn(g, BOX.pool, 'cz-')).toBe(8)
    expect(countIn(g, BOX.pool, 'su-')).toBe(28)
    expect(countIn(g, BOX.pool, 'yg-')).toBe(6)
    expect(countIn(g, BOX.pool, 'ro-')).toBe(4)
    expect(countIn(g, BOX.pool, 'fr-')).toBe(18)
  })

  it('[3.1d] northern fronts start above row 24', () => {
    const g = atLine('3.1d')
    const row = (n: number) => firstHex(h => country[h] === SOVIET_UNION && grid.along[h] === n)
    expect(refusedBy(g, put('su-nw', row(24)))).toEqual(['3.1d'])
    expect(refusedBy(g, put('su-nw', row(23)))).toEqual([])
  })

  it('[3.1e] southern fronts and the IAC start in row 24 or below', () => {
    const g = atLine('3.1e')
    const row = (n: number) => firstHex(h => country[h] === SOVIET_UNION && grid.along[h] === n)
    expect(refusedBy(g, put('su-iac', row(23)))).toEqual(['3.1e'])
    expect(refusedBy(g, put('su-iac', row(24)))).toEqual([])
  })

  it('[3.1f] railheads start on Soviet railroad hexes at the border and may share one', () => {
    const g = atLine('3.1f')
    const noRail = firstHex(h => country[h] === SOVIET_UNION && isBorder[h] === 1 && !isRail[h])
    expect(refusedBy(g, { do: 'railhead', railhead: 0, hex: noRail })).toEqual(['3.1f'])
    const rail = firstHex(h => country[h] === SOVIET_UNION && isBorder[h] === 1 && isRail[h] === 1)
    act(g, { do: 'railhead', railhead: 0, hex: rail })
    act(g, { do: 'railhead', railhead: 1, hex: rail })
    expect(refusedBy(g, { do: 'railhead', railhead: 1, hex: rail })).toEqual(['3.1f'])
    expect(refusedBy(g, { do: 'railhead', railhead: 4, hex: rail })).toEqual(['3.1f'])
    expect(refusedBy(g, { do: 'railhead', railhead: '2', hex: rail })).toEqual(['3.1f'])
    expect(refusedBy(g, { do: 'railhead', railhead: 1.5, hex: rail })).toEqual(['3.1f'])
  })

  it('[3.1h] Yugoslav units have a hex each', () => {
    const g = atLine('3.1h')
    act(g, put('yg-i5', post('yg-i5')))
    expect(refusedBy(g, put('yg-i6', post('yg-i5')))).toEqual(['3.1h'])
  })

  it('[3.1i] Romanian units start in three hexes, one army in each', () => {
    const g = atLine('3.1i')
    act(g, put('ro-a1', '3133'))
    expect(refusedBy(g, put('ro-a3', '3133'))).toEqual(['8.0d'])
    act(g, put('ro-cav', '3133'))
    act(g, put('ro-a3', '3134'))
    act(g, put('ro-mt', '3233'))
    expect(currentLine(g).data.rule).toBe('3.1j')
  })

  it('[3.1j] French and British units start away from the borders, one in each hex', () => {
    const g = atLine('3.1j')
    const border = firstHex(h => country[h] === FRANCE && isBorder[h] === 1)
    expect(refusedBy(g, put('fr-a1', border))).toEqual(['3.1j'])
    act(g, put('fr-a1', post('fr-a1')))
    expect(refusedBy(g, put('uk-bef', post('fr-a1')))).toEqual(['3.1j'])
    expect(currentLine(g).units.length).toBe(14)
    act(g, { do: 'deploy-suggested' })
    expect(currentLine(g).data.rule).toBe('3.2a')
  })
})

describe('German set-up', () => {
  it('[3.2a] [3.2b] [3.2c] [3.2g] pools of the German side', () => {
    const g = newGame('1938')
    expect(countIn(g, BOX.pool, 'hu-')).toBe(9)
    expect(countIn(g, BOX.pool, 'po-')).toBe(16)
    expect(countIn(g, BOX.pool, 'it-')).toBe(11)
    expect(countIn(g, BOX.pool, 'ge-')).toBe(13)
  })

  it('[3.2a] [3.2c] Hungarian and Italian units have a hex each', () => {
    const g = atLine('3.2a')
    act(g, put('hu-mc', post('hu-a1')))
    expect(refusedBy(g, put('hu-a1', post('hu-a1')))).toEqual(['3.2a'])
    const italy = atLine('3.2c')
    expect(refusedBy(italy, put('it-a1', post('hu-a1')))).toEqual(['3.2c'])
  })

  it('[3.2b] twelve Polish units stand on their printed hexes', () => {
    const g = atLine('3.2c')
    let onMap = 0
    for (let h = 0; h < HEXES; h++) onMap += countIn(g, h, 'po-')
    expect(onMap).toBe(12)
    expect(grid.names[g.place[unit('po-gr')]]).toBe(printed('po-gr'))
  })

  it('[3.2d] the units of 1939 are not used', () => {
    const g = newGame('1938')
    expect(countIn(g, BOX.unused, 'g39-')).toBe(25)
  })

  it('[3.2e] static divisions start in the West Wall, no more than two in a hex', () => {
    const g = atLine('3.2e')
    expect(refusedBy(g, put('ge-sd1', '2413'))).toEqual(['3.2e'])
    act(g, put('ge-sd1', post('ge-sd4')))
    act(g, put('ge-sd2', post('ge-sd4')))
    expect(refusedBy(g, put('ge-sd3', post('ge-sd4')))).toEqual(['8.0c'])
  })

  it('[3.2f] German armies start in Germany, East Prussia included and Danzig not', () => {
    const g = atLine('3.2f')
    expect(refusedBy(g, put('ge-a3', '3714'))).toEqual(['3.2f'])
    expect(refusedBy(g, put('ge-a3', '4114'))).toEqual([])
  })

  it('[3.2g] reinforcements and the 7th Flieger wait beside the map', () => {
    const g = afterSetUp('1938')
    for (const id of ['ge-mt18', 'ge-m18', 'ge-7f', 'ge-r1', 'ge-r6'])
      expect(g.place[unit(id)]).toBe(BOX.aside)
  })
})

describe('the board before the first turn', () => {
  it('[3.3a] neutrals have no unit on the map and nobody holds their hexes', () => {
    const g = afterSetUp('1938')
    for (const id of ['be-c1', 'ne-c1', 'dn-fa', 'li-fa']) expect(g.place[unit(id)]).toBe(BOX.aside)
    for (let h = 0; h < HEXES; h++) {
      if (NEUTRALS.includes(country[h])) expect(controllingSide(g, h)).toBe(-1)
    }
    for (const nation of NEUTRALS) expect(g.status[nation]).toBe(STATUS.neutral)
  })

  it('[3.4] turn 1, 50 points each, seven markers in the pool', () => {
    const g = newGame('1938')
    expect([g.turn, ...g.vp]).toEqual([1, 50, 50])
    expect(g.pool).toBe(0b1111111)
  })

  it('[3.6a] every country at war holds its own hexes', () => {
    const g = newGame('1938')
    for (let h = 0; h < HEXES; h++) {
      const land = country[h]
      if (land >= 0 && g.status[land] === STATUS.fighting && g.top[h] < 0) {
        expect(controllingNation(g, h)).toBe(land)
      }
    }
  })

  it('[3.0b] set-up at random keeps every invariant and never gets stuck', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), seed => {
        const g = newGame('1938')
        const dice = fastDice(seed)
        for (let i = 0; decision(g) === 'deploy'; i++) {
          const actions = offered(g)
          act(g, actions[dice.below(i, actions.length)])
        }
        expect(warComesEarly.faultsIn(g)).toEqual([])
        expect([...g.vp]).toEqual([50, 50])
      }),
      { numRuns: 8 },
    )
  })

  it('[3.0a] what is offered is allowed and nothing else is', () => {
    const g = atLine('3.1b')
    const listed = new Set(offers(g, 'place').map(action => JSON.stringify(action)))
    for (const id of ['cz-ho31', 'cz-ho36', 'cz-a1', 'ge-a2', 'su-nw']) {
      for (let h = 0; h < HEXES; h++) {
        const action = put(id, grid.names[h])
        expect(refusedBy(g, action).length === 0).toBe(listed.has(JSON.stringify(action)))
      }
    }
    expect(refusedBy(g, put('nobody', '2121'))).toEqual(['2.3'])
    expect(refusedBy(g, put('cz-ho31', '9999'))).toEqual(['2.1c'])
    expect(refusedBy(g, { do: 'end' })).toEqual(['5.0a'])
    expect(refusedBy(g, { do: 'railhead', railhead: 0, hex: '2121' })).toEqual(['5.0a'])
  })
})
