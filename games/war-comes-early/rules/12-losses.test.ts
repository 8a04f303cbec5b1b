import { describe, expect, it } from 'vitest'
import { around, battleIn, type Setting, situation, type Table } from './12-test-kit.ts'

const T = '2713'
const { N, NE, SE, S } = around(T)

const lost = (log: readonly { event: string; unit?: unknown }[]) =>
  log.filter(event => event.event === 'eliminated').map(event => event.unit)
const rollsFor = (log: readonly { event: string; for?: unknown; rule: string; dice?: unknown }[]) =>
  log.filter(event => event.for === 'replacement').map(event => [event.rule, event.dice])
const offered = (table: Table) => table.legal().map(action => action.unit)

/** A German attack from the north with the wanted differential. */
function attack(setting: Setting, ...units: string[]) {
  const table = situation(setting)
  return { table, log: table.play({ do: 'attack', target: T, units }) }
}

describe('paying', () => {
  it('[6.3b] the airpower marker over the defender pays for nothing: the corps goes', () => {
    const { log } = attack(
      {
        units: { [T]: 'cz-c1', [N]: 'ge-m16' },
        factors: { 'ge-m16': [16, 4], 'cz-c1': [2, 3] },
        air: { side: 1, zone: [T] },
        dice: [1, 1],
      },
      'ge-m16',
    )
    expect(battleIn(log).shifts).toContainEqual(expect.objectContaining({ rule: '6.2.2e', columns: -1 }))
    expect(lost(log)).toContain('cz-c1')
  })

  it('[12.3b] the defender pays first; one who is wiped out ignores the excess, the attacker still pays', () => {
    const { table, log } = attack(
      {
        units: { [T]: 'cz-c1', [N]: 'ge-m16' },
        factors: { 'ge-m16': [6, 4], 'cz-c1': [2, 3] },
        dice: [1, 1],
      },
      'ge-m16',
    )
    expect(battleIn(log).result).toBe('1/2')
    expect(lost(log)).toEqual(['cz-c1', 'ge-m16'])
    expect(table.asked()).toBe('combat')
    expect(table.where('ge-m16')).toBe('eliminated')
  })

  it('[12.3d] the attacker chooses among the attackers of all hexes', () => {
    const { table } = attack(
      {
        units: { [T]: 'cz-c1', [N]: 'ge-c1 ge-c4', [NE]: 'ge-c2' },
        factors: { 'ge-c1': [3, 3], 'ge-c2': [2, 3], 'cz-c1': [2, 3] },
        dice: [3, 1],
      },
      'ge-c1',
      'ge-c2',
    )
    // +2 and a 3: 1/0
    expect([table.asked(), table.askedSide()]).toEqual(['attackerLosses', 0])
    expect(offered(table).toSorted()).toEqual(['ge-c1', 'ge-c2'])
    expect(table.why({ do: 'lose', unit: 'ge-c4' })).toBe('12.3d')
    expect(table.why({ do: 'lose', unit: 'cz-c1' })).toBe('12.3d')
    expect(table.why({ do: 'lose', unit: 'nobody' })).toBe('2.3')
    expect(lost(table.play({ do: 'lose', unit: 'ge-c2' }))).toEqual(['ge-c2'])
    expect(table.where('ge-c1')).toBe(N)
  })

  it('[12.3d] the defender chooses among his own', () => {
    const { table } = attack(
      {
        units: { [T]: 'cz-c1 cz-ho31', [N]: 'ge-c1' },
        factors: { 'ge-c1': [20, 3], 'cz-c1': [2, 3], 'cz-ho31': [0, 2] },
        dice: [5],
      },
      'ge-c1',
    )
    // +15 and a 5: 1/1
    expect([table.asked(), table.askedSide()]).toEqual(['defenderLosses', 1])
    table.play({ do: 'lose', unit: 'cz-ho31' })
    expect(table.at(T)).toEqual(['cz-c1'])
  })

  it('[12.3b] nothing is asked where there is nothing to choose', () => {
    const { table } = attack(
      { units: { [T]: 'cz-c1 cz-c2', [N]: 'ge-c1' }, factors: { 'ge-c1': [60, 3] }, dice: [1] },
      'ge-c1',
    )
    expect(table.asked()).toBe('advance')
    expect(table.at(T)).toEqual([])
  })
})

describe('corps equivalents', () => {
  const fort = { [T]: 'Czechoslovakia clear fort=czech' }

  it('[12.3c] a garrison is the last to go: fort and corps, loss 1', () => {
    const { table, log } = attack(
      {
        units: { [T]: 'cz-c1', [N]: 'ge-c1' },
        hexes: fort,
        factors: { 'ge-c1': [10, 3], 'cz-c1': [2, 3] },
        dice: [2, 1],
      },
      'ge-c1',
    )
    expect(battleIn(log).result).toBe('1/1')
    expect(table.at(T)).toEqual([])
    expect(log.some(event => event.event === 'garrison-lost')).toBe(false)
    expect(table.why({ do: 'advance', unit: 'ge-c1' })).toBe('12.5b')
  })

  it('[12.3c] an empty fort is one corps equivalent', () => {
    const { table, log } = attack(
      { units: { [N]: 'ge-c1' }, hexes: fort, factors: { 'ge-c1': [60, 3] }, dice: [1] },
      'ge-c1',
    )
    expect(log.some(event => event.event === 'garrison-lost')).toBe(true)
    expect(table.asked()).toBe('advance')
  })

  it('[12.3c] two static divisions pay a loss of 1', () => {
    const setting: Setting = {
      active: ['France'],
      units: { [T]: 'ge-sd1 ge-sd2 ge-c1', [N]: 'fr-c1' },
      hexes: { [T]: 'Germany clear' },
      factors: { 'fr-c1': [10, 3], 'ge-sd1': [0, 1], 'ge-sd2': [0, 1], 'ge-c1': [3, 3] },
      dice: [3, 1],
    }
    // +5 and a 3: 1/1
    const { table } = attack(setting, 'fr-c1')
    expect(offered(table).toSorted()).toEqual(['ge-c1', 'ge-sd1', 'ge-sd2'])
    const log = table.play({ do: 'lose', unit: 'ge-sd1' })
    expect(lost(log)).toContain('ge-sd2')
    expect(table.at(T)).toEqual(['ge-c1'])
  })

  it('[12.3c] no unit dies that the loss does not need: one static division beside a corps is spared (R39)', () => {
    const { table, log } = attack(
      {
        active: ['France'],
        units: { [T]: 'ge-sd1 ge-c1', [N]: 'fr-c1' },
        hexes: { [T]: 'Germany clear' },
        factors: { 'fr-c1': [9, 3], 'ge-sd1': [0, 1], 'ge-c1': [3, 3] },
        dice: [3, 1, 1],
      },
      'fr-c1',
    )
    expect(battleIn(log).result).toBe('1/1')
    expect(table.at(T)).toEqual(['ge-sd1'])
  })

  it('[12.3c] a lone static division pays a loss of 1 by dying (R39)', () => {
    const { table } = attack(
      {
        active: ['France'],
        units: { [T]: 'ge-sd1', [N]: 'fr-c1' },
        hexes: { [T]: 'Germany clear' },
        factors: { 'fr-c1': [6, 3], 'ge-sd1': [0, 1] },
        dice: [3, 1],
      },
      'fr-c1',
    )
    expect(table.where('ge-sd1')).toBe('removed')
  })

  it('[12.3c] Danish and Lithuanian armies are one corps equivalent', () => {
    const { table } = attack(
      {
        fighting: ['Denmark'],
        units: { [T]: 'dn-fa', [N]: 'ge-c1' },
        hexes: { [T]: 'Denmark clear' },
        factors: { 'ge-c1': [7, 3], 'dn-fa': [1, 2] },
        dice: [3, 1],
      },
      'ge-c1',
    )
    expect(table.at(T)).toEqual([])
  })
})

describe('armies', () => {
  it('[12.3e] a lone Czech army that loses 1 leaves one corps', () => {
    const { table, log } = attack(
      {
        units: { [T]: 'cz-a1', [N]: 'ge-c1', [S]: 'ge-c2' },
        factors: { 'ge-c1': [5, 3], 'ge-c2': [3, 3], 'cz-a1': [5, 7] },
        dice: [3],
      },
      'ge-c1',
      'ge-c2',
    )
    // +1, concentric to the fourth column, a 3: 1/1
    expect(battleIn(log).result).toBe('1/1')
    expect(table.asked()).toBe('defenderLosses')
    expect(offered(table).toSorted()).toEqual(['cz-c1', 'cz-c2'])
    table.play({ do: 'lose', unit: 'cz-c2' })
    expect(table.at(T)).toEqual(['cz-c1'])
    expect(table.where('cz-a1')).toBe('pool')
  })

  it('[12.3e] an army that broke down pays before others do', () => {
    const { table } = attack(
      {
        units: { [T]: 'cz-a1 cz-ho31', [N]: 'ge-c1' },
        factors: { 'ge-c1': [14, 3], 'cz-a1': [5, 7], 'cz-ho31': [0, 2] },
        dice: [3, 1, 1],
      },
      'ge-c1',
    )
    expect(offered(table).toSorted()).toEqual(['cz-a1', 'cz-ho31'])
    table.play({ do: 'lose', unit: 'cz-a1' })
    expect(offered(table).toSorted()).toEqual(['cz-c1', 'cz-c2'])
    expect(table.why({ do: 'lose', unit: 'cz-ho31' })).toBe('12.3c')
    table.play({ do: 'lose', unit: 'cz-c1' })
    expect(table.at(T).toSorted()).toEqual(['cz-c2', 'cz-ho31'])
  })

  it('[12.3e] components that the pool lacks count as lost (R10)', () => {
    const missing = ['cz-c2', 'cz-c3', 'cz-c4', 'cz-c5', 'cz-c6', 'cz-c7', 'cz-c8']
    const { table, log } = attack(
      {
        units: { [T]: 'cz-a1', [N]: 'ge-c1' },
        factors: { 'ge-c1': [12, 3], 'cz-a1': [5, 7] },
        missing,
        dice: [3],
      },
      'ge-c1',
    )
    expect(battleIn(log).result).toBe('1/1')
    expect(table.at(T)).toEqual(['cz-c1'])
  })

  it('[12.3e] an attacking army pays with its corps, and the survivor of a victory may advance (R85)', () => {
    const { table, log } = attack(
      {
        units: { [T]: 'cz-c1', [N]: 'ge-a2' },
        factors: { 'ge-a2': [8, 8], 'cz-c1': [2, 3] },
        dice: [3, 1],
      },
      'ge-a2',
    )
    expect(battleIn(log).result).toBe('1/1')
    table.play({ do: 'lose', unit: 'ge-c1' })
    expect(table.legal()).toContainEqual({ do: 'advance', unit: 'ge-c2' })
  })
})

describe('way back of the lost', () => {
  const against = (setting: Partial<Setting>, ...units: string[]) =>
    rollsFor(
      attack(
        {
          units: { [T]: 'cz-c1', [N]: 'ge-c1', [S]: 'ge-c2', [SE]: 'ge-c3' },
          factors: { 'ge-c1': [60, 3], 'ge-c2': [60, 3] },
          dice: [1, 2, 3],
          ...setting,
        },
        ...units,
      ).log,
    )

  it('[3.5a] one die for a supplied corps in the open', () => {
    expect(against({}, 'ge-c1')).toEqual([['3.5a', [2]]])
  })

  it('[3.5b] two dice for a defender against a concentric attack', () => {
    expect(against({}, 'ge-c1', 'ge-c2')).toEqual([['3.5b', [2, 3]]])
  })

  it('[3.5b] concentric by geometry even where a fort denies the shift (R59)', () => {
    const hexes = { [T]: 'Czechoslovakia clear fort=czech' }
    expect(against({ hexes }, 'ge-c1', 'ge-c2')).toEqual([['3.5b', [2, 3]]])
  })

  it('[3.5b] two dice in a city, and for those who attack into one', () => {
    const hexes = { [T]: 'Czechoslovakia clear city="Town"' }
    expect(against({ hexes }, 'ge-c1')).toEqual([['3.5b', [2, 3]]])
    const poles: Setting = {
      active: ['Poland'],
      units: { [T]: 'cz-c1', [N]: 'po-c1' },
      hexes,
      factors: { 'po-c1': [1, 2] },
      dice: [6, 4, 1],
    }
    expect(rollsFor(attack(poles, 'po-c1').log)).toEqual([['3.5b', [4, 1]]])
  })

  it('[3.5b] two dice for a unit out of supply', () => {
    const poles: Setting = {
      active: ['Poland'],
      units: { [T]: 'cz-c1', [N]: 'po-c1' },
      factors: { 'po-c1': [1, 2] },
      control: { 4313: 'Czechoslovakia' },
      dice: [6, 4, 1],
    }
    expect(rollsFor(attack(poles, 'po-c1').log)).toEqual([['3.5b', [4, 1]]])
  })

  it('[3.5a] attackers in a concentric attack still roll one die', () => {
    const poles: Setting = {
      active: ['Poland'],
      units: { [T]: 'cz-c1', [N]: 'po-c1', [S]: 'po-c2' },
      factors: { 'po-c1': [1, 2], 'po-c2': [1, 2] },
      dice: [2, 4],
    }
    const { table } = attack(poles, 'po-c1', 'po-c2')
    expect(rollsFor(table.play({ do: 'lose', unit: 'po-c1' }))).toEqual([['3.5a', [4]]])
  })
})
