import { describe, expect, it } from 'vitest'
import { hex, unit } from '../world.ts'
import { type Attacker, attackStrength, lineOf } from './12-strength.ts'
import { around, battleIn, type Setting, situation } from './12-test-kit.ts'

const T = '2713'
const { N, NE, SE, S } = around(T)
const CITY = { [T]: 'Czechoslovakia clear city="Town"' }
/** No German source: every German unit outside Germany is out of supply. */
const CUT_OFF: Setting['control'] = { 2013: 'Czechoslovakia' }

const supplied = (id: string): Attacker => ({ unit: unit(id), from: hex(N), supplied: true })
const unsupplied = (id: string): Attacker => ({ unit: unit(id), from: hex(N), supplied: false })

function battle(setting: Setting, ...units: string[]) {
  return battleIn(situation(setting).play({ do: 'attack', target: T, units }))
}

describe('attack strength', () => {
  it('[12.1a] is compared with the defence: 5 against 3 is +2', () => {
    const factors = { 'ge-c1': [5, 3], 'cz-c1': [2, 3] } as const
    const fought = battle({ units: { [T]: 'cz-c1', [N]: 'ge-c1' }, factors }, 'ge-c1')
    expect(fought).toMatchObject({ attack: 5, defence: 3, differential: 2, line: 'normal', startColumn: 3 })
  })

  it('[1.4a] a single halving rounds up: 5 out of supply is 3', () => {
    const setting = { units: { [T]: 'cz-c1', [N]: 'ge-c1' }, control: CUT_OFF }
    expect(battle({ ...setting, factors: { 'ge-c1': [5, 3] } }, 'ge-c1').attack).toBe(3)
  })

  it('[1.4b] three attackers out of supply with 3, 3 and 1 are 4 together', () => {
    const factors = { 'ge-c1': [3, 3], 'ge-c2': [3, 3], 'ge-c3': [1, 3] } as const
    const units = { [T]: 'cz-c1', [N]: 'ge-c1', [NE]: 'ge-c2', [S]: 'ge-c3' }
    expect(battle({ units, factors, control: CUT_OFF }, 'ge-c1', 'ge-c2', 'ge-c3').attack).toBe(4)
  })

  it('[1.4b] a supplied mech of 5 into a city and a corps of 3 out of supply are 8 halved', () => {
    situation({ units: {}, hexes: CITY, factors: { 'ge-m16': [5, 4], 'ge-c1': [3, 3] } })
    expect(attackStrength([supplied('ge-m16'), unsupplied('ge-c1')], hex(T))).toBe(4)
  })

  it('[1.4c] a lone factor of 1 stays 1', () => {
    const setting = { units: { [T]: 'cz-c1', [N]: 'ge-c1' }, control: CUT_OFF }
    expect(battle({ ...setting, factors: { 'ge-c1': [1, 3] } }, 'ge-c1').attack).toBe(1)
  })

  it('[10.5c] only what is out of supply is halved: 3 halved and 4 whole are 6', () => {
    situation({ units: {}, factors: { 'ge-c1': [3, 3], 'ge-c2': [4, 3] } })
    expect(attackStrength([unsupplied('ge-c1'), supplied('ge-c2')], hex(T))).toBe(6)
  })

  it('[PAC-C4] two mechs of 5 and 6 against a city are 11 halved', () => {
    situation({ units: {}, hexes: CITY, factors: { 'ge-m15': [5, 4], 'ge-m16': [6, 4] } })
    expect(attackStrength([supplied('ge-m15'), supplied('ge-m16')], hex(T))).toBe(6)
  })

  it('[PAC-C4] infantry is not halved against a city', () => {
    situation({ units: {}, hexes: CITY, factors: { 'ge-c1': [3, 3] } })
    expect(attackStrength([supplied('ge-c1')], hex(T))).toBe(3)
  })

  it('[PAC-C4] a mech out of supply is halved twice against a city (R43)', () => {
    situation({ units: {}, hexes: CITY, factors: { 'ge-m15': [5, 4], 'ge-m16': [6, 4] } })
    // 11 halved is 6, halved again 3
    expect(attackStrength([unsupplied('ge-m15'), unsupplied('ge-m16')], hex(T))).toBe(3)
  })

  it('[12.1c] static units add nothing', () => {
    const units = { [T]: 'cz-c1', [N]: 'ge-r1 ge-c1' }
    expect(battle({ units, factors: { 'ge-c1': [3, 3] } }, 'ge-c1', 'ge-r1').attack).toBe(3)
  })
})

describe('defence strength', () => {
  it('[12.0c] a stack of 2 and 3 defends with 5', () => {
    const factors = { 'cz-c1': [2, 2], 'cz-c2': [2, 3] } as const
    expect(battle({ units: { [T]: 'cz-c1 cz-c2', [N]: 'ge-c1' }, factors }, 'ge-c1').defence).toBe(5)
  })

  it('[12.0h] a static unit in the hex defends with the others', () => {
    const factors = { 'cz-c1': [2, 3], 'cz-ho31': [0, 2] } as const
    expect(battle({ units: { [T]: 'cz-c1 cz-ho31', [N]: 'ge-c1' }, factors }, 'ge-c1').defence).toBe(5)
  })

  it('[12.3c] the garrison of an intact fort adds its factor, that of a breached one nothing', () => {
    const setting: Setting = {
      units: { [T]: 'cz-c1', [N]: 'ge-c1' },
      hexes: { [T]: 'Czechoslovakia clear fort=czech' },
      factors: { 'cz-c1': [2, 3] },
    }
    expect(battle(setting, 'ge-c1').defence).toBe(5)
    expect(battle({ ...setting, breached: [T] }, 'ge-c1').defence).toBe(3)
  })

  it('[10.5d] defenders out of supply keep their full factor', () => {
    const setting: Setting = {
      active: ['Czechoslovakia'],
      units: { [T]: 'ge-c1', [N]: 'cz-c1' },
      factors: { 'ge-c1': [3, 5] },
      control: CUT_OFF,
    }
    expect(battle(setting, 'cz-c1').defence).toBe(5)
  })
})

describe('German mechanized line', () => {
  const lineFor = (attackers: Attacker[], setting: Partial<Setting> = {}) =>
    lineOf(situation({ units: {}, ...setting }).g, attackers, hex(T))

  it('[12.1b] one mech corps of 6 alone against 3 uses it: +3 is the fifth column', () => {
    const factors = { 'ge-m16': [6, 4], 'cz-c1': [2, 3] } as const
    const fought = battle({ units: { [T]: 'cz-c1', [N]: 'ge-m16' }, factors }, 'ge-m16')
    expect(fought).toMatchObject({ line: 'mechanized', differential: 3, startColumn: 5 })
  })

  it('[PAC-T3] a mech of 6 beside infantry of 6 is half the strength, beside 7 it is not', () => {
    const force = [supplied('ge-m16'), supplied('ge-c1')]
    expect(lineFor(force, { factors: { 'ge-m16': [6, 4], 'ge-c1': [6, 3] } })).toBe('mechanized')
    expect(lineFor(force, { factors: { 'ge-m16': [6, 4], 'ge-c1': [7, 3] } })).toBe('normal')
  })

  it('[12.1b] by option half of the units is asked instead (R2)', () => {
    const force = [supplied('ge-m16'), supplied('ge-c1'), supplied('ge-c2')]
    const factors = { 'ge-m16': [6, 4], 'ge-c1': [3, 3], 'ge-c2': [3, 3] } as const
    expect(lineFor(force, { factors })).toBe('mechanized')
    expect(lineFor(force, { factors, options: { mechLineTest: 'units' } })).toBe('normal')
  })

  it('[12.1b] mechs out of supply do not count', () => {
    expect(lineFor([unsupplied('ge-m16')])).toBe('normal')
  })

  it('[12.1b] against a city the halved factors count (R44)', () => {
    const factors = { 'ge-m16': [6, 4], 'ge-c1': [4, 3] } as const
    const force = [supplied('ge-m16'), supplied('ge-c1')]
    expect(lineFor(force, { factors })).toBe('mechanized')
    expect(lineFor(force, { factors, hexes: CITY })).toBe('normal')
  })

  it('[12.1b] mechanized units of other nations and static units alone do not use it', () => {
    expect(lineFor([supplied('fr-m1')])).toBe('normal')
    expect(lineFor([supplied('ge-r1')])).toBe('normal')
  })

  it('[12.1b] static units in the attack cost nothing of the share', () => {
    const units = { [T]: 'cz-c1', [SE]: 'ge-r1 ge-m16' }
    expect(battle({ units }, 'ge-m16', 'ge-r1').line).toBe('mechanized')
  })
})
