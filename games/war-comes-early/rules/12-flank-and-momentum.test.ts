import { describe, expect, it } from 'vitest'
import { UNIT } from '../state.ts'
import { unit } from '../world.ts'
import { around, type Setting, situation, type Table } from './12-test-kit.ts'

// T is the empty hex that flank attacks go into, or the one that a first attack wins.
const T = '2713'
const { N, NE, SE, S, SW, NW } = around(T)
const CUT_OFF: Setting['control'] = { 2013: 'Czechoslovakia' }

const verbs = (table: Table, verb: string) =>
  table
    .legal()
    .filter(action => action.do === verb)
    .map(action => [action.unit, action.target ?? null])

describe('flank attacks', () => {
  // SW and S are neighbours: a mech in SW touches both the enemy in S and the empty T.
  const flank: Setting = { units: { [SW]: 'ge-m16', [S]: 'cz-c1' } }
  const why = (setting: Setting, id = 'ge-m16') =>
    situation(setting).why({ do: 'flank', target: T, unit: id })

  it('[12.6a] a supplied mech beside an enemy drives into an empty hex in his zone without a roll', () => {
    const table = situation(flank)
    const rolls = table.g.rolls
    table.play({ do: 'flank', target: T, units: ['ge-m16'] })
    expect(table.at(T)).toEqual(['ge-m16'])
    expect(table.g.rolls).toBe(rolls)
  })

  it('[12.6a] German mechanized units only', () => {
    expect(why({ units: { [SW]: 'ge-c1', [S]: 'cz-c1' } }, 'ge-c1')).toBe('12.6a')
    expect(why({ active: ['France'], units: { [SW]: 'fr-m1', [S]: 'ge-c1' } }, 'fr-m1')).toBe('12.6a')
  })

  it('[12.6a] out of supply it is refused', () => {
    expect(why({ ...flank, control: CUT_OFF })).toBe('12.6a')
  })

  it('[12.6a] the target must be empty and in an enemy zone of control', () => {
    expect(why({ units: { ...flank.units, [T]: 'cz-c2' } })).toBe('12.6a')
    expect(why({ units: { ...flank.units, [T]: 'ge-c1' } })).toBe('12.6a')
    const away = around(SW).NW
    expect(situation(flank).why({ do: 'flank', target: away, unit: 'ge-m16' })).toBe('12.6a')
  })

  it('[12.6a] an enemy unit must stand beside the mech; an empty fort is none, though its zone counts (R45)', () => {
    expect(why({ units: { [NW]: 'ge-m16', [S]: 'cz-c1' } })).toBe('12.6a')
    const hexes = { [S]: 'Czechoslovakia clear fort=czech' }
    expect(why({ units: { [SW]: 'ge-m16' }, hexes })).toBe('12.6a')
    expect(why({ units: { [SW]: 'ge-m16', [around(SW).S]: 'cz-c1' }, hexes })).toBeNull()
  })

  it('[12.6a] terrain and country bans hold (R45)', () => {
    expect(why({ ...flank, hexes: { [T]: 'Czechoslovakia mountain' } })).toBe('11.4a')
    expect(why({ ...flank, sides: [`${SW}/${T} blocked`] })).toBe('11.4d')
    expect(why({ ...flank, hexes: { [T]: 'Belgium clear' } })).toBe('3.3b')
  })

  it('[12.6b] mechs of several hexes share one, as many as stack: two of three corps', () => {
    const table = situation({
      units: { [SW]: 'ge-m14', [SE]: 'ge-m15', [S]: 'cz-c1', [NE]: 'ge-m16', [around(NE).NE]: 'cz-c2' },
    })
    table.play({ do: 'flank', target: T, unit: 'ge-m14' })
    table.play({ do: 'join', unit: 'ge-m15' })
    expect(table.why({ do: 'join', unit: 'ge-m16' })).toBe('12.6b')
    table.play({ do: 'resolve' })
    expect(table.at(T).toSorted()).toEqual(['ge-m14', 'ge-m15'])
    expect(table.at(S)).toEqual(['cz-c1'])
  })

  it('[12.6c] not into an intact fort, but into a breached one', () => {
    const hexes = { [T]: 'Czechoslovakia clear fort=czech' }
    expect(why({ ...flank, hexes })).toBe('12.6c')
    expect(why({ ...flank, hexes, breached: [T] })).toBeNull()
  })

  it('[12.6c] one in a phase, and none after an attack', () => {
    const table = situation({ units: { ...flank.units, [N]: 'cz-c2' } })
    table.play({ do: 'flank', target: T, units: ['ge-m16'] })
    table.play({ do: 'done' })
    expect(table.g.unitFlags[unit('ge-m16')]).toBe(UNIT.attacked | UNIT.flanked)
    expect(table.why({ do: 'flank', target: NE, unit: 'ge-m16' })).toBe('12.6c')
    expect(table.why({ do: 'attack', target: S, unit: 'ge-m16' })).toBe('12.0e')
    table.g.unitFlags[unit('ge-m16')] = UNIT.attacked
    expect(table.why({ do: 'flank', target: NE, unit: 'ge-m16' })).toBe('12.0e')
  })

  it('[12.8b] the 7th Flieger Division does not drop on it', () => {
    const table = situation({ ...flank, flieger: 1, air: { side: 0, zone: [] } })
    table.play({ do: 'flank', target: T, unit: 'ge-m16' })
    expect(table.why({ do: 'drop' })).toBe('12.8b')
  })
})

describe('momentum attacks', () => {
  const second = around(T).NE
  /** A mech and an infantry corps win at T against cz-c1 and advance; more Czechs stand beyond. */
  function won(setting: Partial<Setting> = {}, advancing = ['ge-m16', 'ge-c1']) {
    const table = situation({
      units: { [T]: 'cz-c1', [SW]: 'ge-m16 ge-c1', [second]: 'cz-c2', ...setting.units },
      factors: { 'ge-m16': [60, 4], 'ge-c1': [9, 3] },
      dice: [1, 1, 1, 1, 1, 1],
      ...Object.fromEntries(Object.entries(setting).filter(([key]) => key !== 'units')),
    })
    table.play({ do: 'attack', target: T, units: ['ge-m16', 'ge-c1'] })
    for (const id of advancing) table.play({ do: 'advance', unit: id })
    if (table.asked() === 'advance') table.play({ do: 'done' })
    return table
  }

  it('[12.7a] a supplied mech that advanced may attack again at once', () => {
    const table = won()
    expect(table.asked()).toBe('momentum')
    expect(verbs(table, 'momentum')).toEqual([['ge-m16', second]])
    table.play({ do: 'momentum', target: second, units: ['ge-m16'] })
    expect(table.at(second)).toEqual([])
    table.play({ do: 'advance', unit: 'ge-m16' })
    expect(table.at(second)).toEqual(['ge-m16'])
  })

  it('[12.7a] or drive into an empty hex in an enemy zone, without an enemy beside it (R47)', () => {
    const table = won()
    const open = verbs(table, 'momentum-flank').map(([, target]) => target)
    expect(open).toContain(N)
    table.play({ do: 'momentum-flank', target: N, units: ['ge-m16'] })
    expect(table.at(N)).toEqual(['ge-m16'])
    expect(table.asked()).toBe('combat')
  })

  it('[12.7a] not out of supply after the advance', () => {
    expect(won({ control: CUT_OFF }).asked()).toBe('combat')
  })

  it('[12.7a] not if it stayed behind', () => {
    expect(won({}, ['ge-c1']).asked()).toBe('combat')
  })

  it('[12.7b] after a flank attack an assault may follow, another flank attack not', () => {
    const table = situation({ units: { [SW]: 'ge-m16', [S]: 'cz-c1', [N]: 'cz-c2' } })
    table.play({ do: 'flank', target: T, units: ['ge-m16'] })
    expect(table.asked()).toBe('momentum')
    expect(
      verbs(table, 'momentum')
        .map(([, target]) => target)
        .toSorted(),
    ).toEqual([N, S].toSorted())
    expect(verbs(table, 'momentum-flank')).toEqual([])
    expect(table.why({ do: 'momentum-flank', target: NE, unit: 'ge-m16' })).toBe('12.7b')
  })

  it('[12.7c] infantry that advanced too is left out, and the choice comes before any other attack', () => {
    const table = won()
    expect(table.why({ do: 'momentum', target: second, unit: 'ge-c1' })).toBe('12.7c')
    expect(table.why({ do: 'attack', target: second, unit: 'ge-c1' })).toBe('12.0f')
    table.play({ do: 'momentum', target: second, unit: 'ge-m16' })
    expect(table.why({ do: 'join', unit: 'ge-c1' })).toBe('12.7c')
  })

  it('[12.7c] optional; later it is too late', () => {
    const table = won()
    table.play({ do: 'done' })
    expect(table.asked()).toBe('combat')
    expect(table.why({ do: 'momentum', target: second, unit: 'ge-m16' })).toBe('12.7c')
    expect(table.g.unitFlags[unit('ge-m16')]).toBe(UNIT.attacked)
  })

  it('[12.7d] a third attack is refused', () => {
    const third = around(second).NE
    const table = won({ units: { [third]: 'cz-c3' } })
    table.play({ do: 'momentum', target: second, units: ['ge-m16'] })
    table.play({ do: 'advance', unit: 'ge-m16' })
    expect(table.asked()).toBe('combat')
    expect(table.why({ do: 'attack', target: third, unit: 'ge-m16' })).toBe('12.0e')
  })

  it('[12.7d] the target may have been attacked before', () => {
    const table = situation({
      units: { [T]: 'cz-c1', [SW]: 'ge-m16', [second]: 'cz-c2', [around(second).NE]: 'ge-r1' },
      factors: { 'ge-m16': [60, 4] },
      dice: [6, 1, 1, 1],
    })
    table.play({ do: 'attack', target: second, units: ['ge-r1'] })
    table.play({ do: 'attack', target: T, units: ['ge-m16'] })
    table.play({ do: 'advance', unit: 'ge-m16' })
    expect(verbs(table, 'momentum')).toEqual([['ge-m16', second]])
  })

  it('[12.7d] two mechs that advanced together may share it', () => {
    const table = situation({
      units: { [T]: 'cz-c1', [SW]: 'ge-m16 ge-m15', [second]: 'cz-c2' },
      factors: { 'ge-m16': [60, 4] },
      dice: [1, 1, 1, 1],
    })
    table.play({ do: 'attack', target: T, units: ['ge-m16', 'ge-m15'] })
    table.play({ do: 'advance', unit: 'ge-m16' })
    table.play({ do: 'advance', unit: 'ge-m15' })
    table.play({ do: 'momentum', target: second, unit: 'ge-m16' })
    expect(table.legal()).toContainEqual({ do: 'join', unit: 'ge-m15' })
  })

  it('[12.7e] not into an intact fort, occupied or empty', () => {
    const hexes = { [second]: 'Czechoslovakia clear fort=czech' }
    const table = won({ hexes })
    expect(verbs(table, 'momentum')).toEqual([])
    expect(table.why({ do: 'momentum', target: second, unit: 'ge-m16' })).toBe('12.7e')
    expect(table.why({ do: 'momentum-flank', target: second, unit: 'ge-m16' })).toBe('12.7e')
  })

  it('[12.7a] terrain bans hold', () => {
    const table = won({ hexes: { [second]: 'Czechoslovakia swamp' } })
    expect(table.why({ do: 'momentum', target: second, unit: 'ge-m16' })).toBe('11.4a')
  })
})
