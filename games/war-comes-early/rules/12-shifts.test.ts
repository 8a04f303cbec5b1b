import { describe, expect, it } from 'vitest'
import { ALLIED, GERMAN } from '../nations.ts'
import { around, battleIn, type Setting, shiftsIn, situation } from './12-test-kit.ts'

const T = '2713'
const { N, NE, SE, S, SW, NW } = around(T)

function fight(setting: Setting, ...units: string[]) {
  return situation(setting).play({ do: 'attack', target: T, units })
}

/** German corps of 3 in these hexes attack a Czech corps. */
function ring(hexes: readonly string[], setting: Partial<Setting> = {}) {
  const units: Record<string, string> = { [T]: 'cz-c1' }
  hexes.forEach((name, i) => {
    units[name] = `ge-c${i + 1}`
  })
  return fight({ units, ...setting }, ...hexes.map((_, i) => `ge-c${i + 1}`))
}

const rivers = (...hexes: string[]) => hexes.map(name => `${name}/${T} river`)

describe('concentric attacks', () => {
  it('[12.2.2a] two opposite hexes', () => {
    expect(shiftsIn(ring([N, S]))).toEqual(['12.2.2b +2'])
    expect(shiftsIn(ring([NE, SW]))).toEqual(['12.2.2b +2'])
  })

  it('[12.2.2a] three hexes with one between each', () => {
    expect(shiftsIn(ring([N, SE, SW]))).toEqual(['12.2.2b +2'])
    expect(shiftsIn(ring([N, NE, SE]))).toEqual([])
  })

  it('[12.2.2a] four or more hexes', () => {
    expect(shiftsIn(ring([N, NE, SE, NW]))).toEqual(['12.2.2b +2'])
  })

  it('[12.2.2b] Germans shift two columns: +3 goes from the fourth to the sixth', () => {
    const factors = { 'ge-c1': [3, 3], 'ge-c2': [3, 3], 'cz-c1': [2, 3] } as const
    expect(battleIn(ring([N, S], { factors }))).toMatchObject({ differential: 3, startColumn: 4, column: 6 })
  })

  it('[12.2.2b] others shift one column, two nations of a marker together (R30)', () => {
    const factors = { 'fr-c1': [3, 3], 'uk-bef': [3, 3], 'ge-c1': [3, 3] } as const
    const units = { [T]: 'ge-c1', [N]: 'fr-c1', [S]: 'uk-bef' }
    const log = fight(
      { active: ['France', 'Britain'], units, factors, control: { 2013: 'France' } },
      'fr-c1',
      'uk-bef',
    )
    expect(shiftsIn(log)).toEqual(['12.2.2b +1'])
  })

  it('[12.2.2b] no shift against a city', () => {
    expect(shiftsIn(ring([N, S], { hexes: { [T]: 'Czechoslovakia clear city="Town"' } }))).toEqual([
      'PAC-C4 -1',
    ])
  })

  it('[PAC-C5] no shift against an intact fort, but against a breached one', () => {
    const hexes = { [T]: 'Czechoslovakia clear fort=czech' }
    expect(shiftsIn(ring([N, S], { hexes }))).toEqual(['PAC-C5 -2'])
    expect(shiftsIn(ring([N, S], { hexes, breached: [T] }))).toEqual(['12.2.2b +2'])
  })

  it('[12.2.2c] a hex counts only if one of its units attacks', () => {
    const log = fight({ units: { [T]: 'cz-c1', [N]: 'ge-c1', [S]: 'ge-c2' } }, 'ge-c1')
    expect(shiftsIn(log)).toEqual([])
  })

  it('[12.2.2c] a static unit that attacks counts (R76)', () => {
    const log = fight({ units: { [T]: 'cz-c1', [N]: 'ge-c1', [S]: 'ge-r1' } }, 'ge-c1', 'ge-r1')
    expect(shiftsIn(log)).toEqual(['12.2.2b +2'])
  })
})

describe('terrain', () => {
  const into = (terrain: string, extra: Partial<Setting> = {}) =>
    shiftsIn(ring([N], { hexes: { [T]: `Czechoslovakia ${terrain}` }, ...extra }))

  it('[PAC-C] natural terrain', () => {
    expect(into('clear')).toEqual([])
    expect(into('woods')).toEqual(['PAC-C -1'])
    expect(into('broken')).toEqual(['PAC-C -1'])
    expect(into('rough')).toEqual(['PAC-C -1'])
    expect(into('mountain')).toEqual(['PAC-C -2'])
  })

  it('[PAC-C2] swamp does nothing to attackers who are not mechanized', () => {
    expect(into('swamp')).toEqual([])
  })

  it('[PAC-C] of several kinds of terrain the best for the defender counts', () => {
    expect(into('woods+mountain')).toEqual(['PAC-C -2'])
  })

  it('[11.3e] a city hides all other terrain', () => {
    expect(into('mountain city="Town"')).toEqual(['PAC-C4 -1'])
  })

  it('[11.3f] an intact fort hides natural terrain, a breached one is ignored (R55)', () => {
    expect(into('mountain fort=czech-heavy')).toEqual(['PAC-C5 -3'])
    expect(into('mountain fort=czech-heavy', { breached: [T] })).toEqual(['PAC-C -2'])
    expect(into('woods fort=czech city="Town"')).toEqual(['PAC-C5 -2'])
  })

  it('[11.3g] black-dot cities are ignored', () => {
    expect(into('clear blackdot="Town"')).toEqual([])
  })

  it('[PAC-C5] the West Wall helps Germans who hold it intact (R56)', () => {
    const units = { 1313: 'ge-sd1', 1312: 'fr-c1' }
    const hexes = { 1313: 'Germany clear fort=west-wall' }
    const setting: Setting = { active: ['France'], units, hexes, control: { 2013: 'France' } }
    const log = situation(setting).play({ do: 'attack', target: '1313', units: ['fr-c1'] })
    expect(shiftsIn(log)).toEqual(['PAC-C5 -2'])
  })
})

describe('rivers', () => {
  it('[PAC-C3] one column left if all attackers cross one', () => {
    expect(shiftsIn(ring([N, NE], { sides: rivers(N, NE) }))).toEqual(['PAC-C3 -1'])
  })

  it('[PAC-C3] nothing if one of four does not', () => {
    const log = ring([N, NE, SE, NW], { sides: rivers(N, NE, SE) })
    expect(shiftsIn(log)).toEqual(['12.2.2b +2'])
  })

  it('[PAC-C3] on top of the terrain in the hex, a city included (R54)', () => {
    const hexes = { [T]: 'Czechoslovakia clear city="Town"' }
    expect(shiftsIn(ring([N], { sides: rivers(N), hexes }))).toEqual(['PAC-C4 -1', 'PAC-C3 -1'])
  })

  it('[PAC-C3] straits count as a river (R54)', () => {
    expect(shiftsIn(ring([N], { sides: [`${N}/${T} sea+straits`] }))).toEqual(['PAC-C3 -1'])
  })
})

describe('air zones', () => {
  it('[6.2.2d] one attacker in a friendly zone gives one column, more give no more', () => {
    const three = [N, NE, SE]
    expect(shiftsIn(ring(three, { air: { side: GERMAN, zone: [N] } }))).toEqual(['6.2.2d +1'])
    expect(shiftsIn(ring(three, { air: { side: GERMAN, zone: three } }))).toEqual(['6.2.2d +1'])
  })

  it('[6.2.2d] a zone of the enemy does not help', () => {
    expect(shiftsIn(ring([N], { air: { side: ALLIED, zone: [N] } }))).toEqual([])
  })

  it('[6.2.2e] a defender in a zone of his own side gives one column left', () => {
    expect(shiftsIn(ring([N], { air: { side: ALLIED, zone: [N, T] } }))).toEqual(['6.2.2e -1'])
    expect(shiftsIn(ring([N], { air: { side: GERMAN, zone: [T] } }))).toEqual([])
  })
})

describe('the net of all shifts', () => {
  it('[12.2] one right and two left are one left: from the sixth column to the fifth', () => {
    const log = ring([N], {
      hexes: { [T]: 'Czechoslovakia mountain' },
      air: { side: GERMAN, zone: [N] },
      factors: { 'ge-c1': [8, 3], 'cz-c1': [2, 3] },
    })
    expect(battleIn(log)).toMatchObject({ startColumn: 6, column: 5 })
  })

  it('[PAC-C] concentric, river and air together: from the sixth column to the eighth', () => {
    const log = ring([N, S], {
      sides: rivers(N, S),
      air: { side: GERMAN, zone: [N] },
      factors: { 'ge-c1': [4, 3], 'ge-c2': [4, 3], 'cz-c1': [2, 3] },
    })
    expect(battleIn(log)).toMatchObject({ startColumn: 6, column: 8 })
    expect(shiftsIn(log)).toEqual(['PAC-C3 -1', '6.2.2d +1', '12.2.2b +2'])
  })

  it('[12.2] what would go beyond the table is lost (R5)', () => {
    const weak = { 'ge-c1': [0, 3], 'cz-c1': [2, 9] } as const
    const strong = { 'ge-c1': [60, 3], 'ge-c2': [3, 3], 'cz-c1': [2, 3] } as const
    expect(battleIn(ring([N], { hexes: { [T]: 'Czechoslovakia mountain' }, factors: weak })).column).toBe(1)
    expect(battleIn(ring([N, S], { factors: strong })).column).toBe(11)
  })
})
