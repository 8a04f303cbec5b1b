import { describe, expect, it } from 'vitest'
import { HEX } from '../state.ts'
import { hex } from '../world.ts'
import { around, type Setting, situation } from './12-test-kit.ts'

const T = '2713'
const { N, NE, S } = around(T)
const FORT = { [T]: 'Czechoslovakia clear fort=czech' }

/** A German victory without loss: the advance is asked for, if anybody may. */
function won(setting: Partial<Setting> & Pick<Setting, 'units'>, ...units: string[]) {
  const factors = { [units[0]]: [60, 3] as const }
  const table = situation({ factors, dice: [1, 1, 1, 1], ...setting })
  table.play({ do: 'attack', target: T, units })
  return table
}

const isBreached = (table: ReturnType<typeof won>) => (table.g.hexFlags[hex(T)] & HEX.breached) !== 0
const advancing = (table: ReturnType<typeof won>) =>
  table
    .legal()
    .filter(action => action.do === 'advance')
    .map(action => action.unit)
    .toSorted()

describe('who may advance', () => {
  it('[12.5a] of two armies from two hexes only one', () => {
    const table = won({ units: { [T]: 'cz-c1', [N]: 'ge-a2', [NE]: 'ge-a3' } }, 'ge-a2', 'ge-a3')
    expect(advancing(table)).toEqual(['ge-a2', 'ge-a3'])
    table.play({ do: 'advance', unit: 'ge-a3' })
    expect(table.at(T)).toEqual(['ge-a3'])
    expect(table.asked()).toBe('combat')
  })

  it('[12.5a] any number of participants within stacking', () => {
    const units = { [T]: 'cz-c1', [N]: 'ge-c1 ge-c2 ge-c3 ge-c4', [S]: 'ge-c5 ge-c6' }
    const table = won({ units }, 'ge-c1', 'ge-c2', 'ge-c3', 'ge-c4', 'ge-c5', 'ge-c6')
    for (const unit of ['ge-c1', 'ge-c2', 'ge-c3', 'ge-c4', 'ge-c6']) table.play({ do: 'advance', unit })
    expect(table.at(T)).toHaveLength(5)
    expect(table.asked()).toBe('combat')
  })

  it('[12.5a] not a unit that took no part', () => {
    const table = won({ units: { [T]: 'cz-c1', [N]: 'ge-c1 ge-c2' } }, 'ge-c1')
    expect(table.why({ do: 'advance', unit: 'ge-c2' })).toBe('12.5a')
    expect(table.why({ do: 'advance', unit: 'nobody' })).toBe('2.3')
  })

  it('[12.5a] not if the garrison of a fort holds out', () => {
    const table = situation({
      units: { [T]: 'cz-c1', [N]: 'ge-c1' },
      hexes: FORT,
      factors: { 'ge-c1': [10, 3], 'cz-c1': [2, 3] },
      dice: [3, 1],
    })
    table.play({ do: 'attack', target: T, units: ['ge-c1'] })
    expect(table.asked()).toBe('combat')
  })

  it('[12.5b] no movement points, no zones of control: an army advances beside enemies', () => {
    const table = won({ units: { [T]: 'cz-c1', [N]: 'ge-a2', [NE]: 'cz-c2', [S]: 'cz-c3' } }, 'ge-a2')
    table.g.left.fill(0)
    table.play({ do: 'advance', unit: 'ge-a2' })
    expect(table.at(T)).toEqual(['ge-a2'])
  })

  it('[12.5b] optional, and later it is too late', () => {
    const table = won({ units: { [T]: 'cz-c1', [N]: 'ge-c1' } }, 'ge-c1')
    table.play({ do: 'done' })
    expect(table.at(T)).toEqual([])
    expect(table.why({ do: 'advance', unit: 'ge-c1' })).toBe('12.5b')
  })

  it('[12.1c] [12.5c] static units never advance', () => {
    const table = won({ units: { [T]: 'cz-c1', [N]: 'ge-c1 ge-r1' } }, 'ge-c1', 'ge-r1')
    expect(advancing(table)).toEqual(['ge-c1'])
    expect(table.why({ do: 'advance', unit: 'ge-r1' })).toBe('12.5c')
  })

  it('[12.5c] a defender who wins does not advance', () => {
    const table = situation({ units: { [T]: 'cz-c1', [N]: 'ge-r1' }, dice: [6] })
    table.play({ do: 'attack', target: T, units: ['ge-r1'] })
    expect([table.asked(), table.askedSide()]).toEqual(['combat', 0])
    expect(table.at(N)).toEqual([])
  })

  it('[8.0h] two nations that won together do not share the hex', () => {
    const units = { [T]: 'ge-c1', [N]: 'fr-c1', [NE]: 'uk-bef' }
    const table = won({ active: ['France', 'Britain'], units }, 'fr-c1', 'uk-bef')
    table.play({ do: 'advance', unit: 'uk-bef' })
    expect(table.asked()).toBe('combat')
    expect(table.at(T)).toEqual(['uk-bef'])
  })
})

describe('what an advance does', () => {
  it('[11.5b] breaches a fort', () => {
    const table = won({ units: { [N]: 'ge-c1' }, hexes: FORT }, 'ge-c1')
    expect(isBreached(table)).toBe(false)
    table.play({ do: 'advance', unit: 'ge-c1' })
    expect(isBreached(table)).toBe(true)
  })

  it('[11.5b] without an advance the fort stays intact and whole (R35)', () => {
    const table = won({ units: { [T]: 'cz-c1', [N]: 'ge-c1' }, hexes: FORT }, 'ge-c1')
    table.play({ do: 'done' })
    expect(table.at(T)).toEqual([])
    expect(isBreached(table)).toBe(false)
  })

  it('[4.5.1b] the last fort takes Czechoslovakia with it', () => {
    const table = won({ units: { [N]: 'ge-c1', 3020: 'cz-c1' }, hexes: FORT, breached: ['3531'] }, 'ge-c1')
    table.play({ do: 'advance', unit: 'ge-c1' })
    expect(table.where('cz-c1')).toBe('removed')
  })

  it('[3.6a] takes control', () => {
    const table = won({ units: { [T]: 'cz-c1', [N]: 'ge-c1' } }, 'ge-c1')
    table.play({ do: 'advance', unit: 'ge-c1' })
    expect(table.g.control[hex(T)]).toBe(1)
  })

  it('[11.5d] Allied units that advance into the West Wall breach it', () => {
    const table = won(
      {
        active: ['France'],
        units: { [T]: 'ge-sd1', [N]: 'fr-c1' },
        hexes: { [T]: 'Germany clear fort=west-wall' },
      },
      'fr-c1',
    )
    table.play({ do: 'advance', unit: 'fr-c1' })
    expect(isBreached(table)).toBe(true)
  })
})
