import { describe, expect, it } from 'vitest'
import { around, battleIn, type Setting, situation } from './12-test-kit.ts'

const T = '2713'
const { N, NE, S } = around(T)
const CUT_OFF: Setting['control'] = { 2013: 'Czechoslovakia' }
const CZECH_POOL = Array.from({ length: 8 }, (_, i) => `cz-c${i + 1}`)
const GERMAN_POOL = [...Array.from({ length: 13 }, (_, i) => `ge-c${i + 1}`), 'ge-mt18']
const events = (log: readonly { event: string }[]) => log.map(event => event.event)

describe('resolution', () => {
  it('[12.3a] a 1 on the mechanized +3 is 1/2', () => {
    const table = situation({
      units: { [T]: 'cz-c1', [N]: 'ge-m16' },
      factors: { 'ge-m16': [6, 4], 'cz-c1': [2, 3] },
      dice: [1],
    })
    expect(battleIn(table.play({ do: 'attack', target: T, units: ['ge-m16'] }))).toMatchObject({
      line: 'mechanized',
      column: 5,
      dice: [1],
      result: '1/2',
    })
  })
})

describe('supply', () => {
  it('[10.0b] is judged anew for each battle', () => {
    // The only German source is taken while the phase goes on: the second attack is halved.
    const table = situation({
      units: { [T]: 'cz-c1', [N]: 'ge-c1', [S]: 'ge-c2', [around(S).S]: 'cz-c2' },
      factors: { 'ge-c1': [6, 3], 'ge-c2': [6, 3] },
      dice: [6, 1, 6],
    })
    expect(battleIn(table.play({ do: 'attack', target: T, units: ['ge-c1'] })).attack).toBe(6)
    while (table.asked() !== 'combat') table.play(table.legal()[0])
    table.g.control.fill(0)
    const second = table.play({ do: 'attack', target: around(S).S, units: ['ge-c2'] })
    expect(battleIn(second).attack).toBe(3)
  })

  it('[10.5e] an attacking army out of supply breaks down before anything is counted', () => {
    const table = situation({
      units: { [T]: 'cz-c1', [N]: 'ge-a2' },
      factors: { 'ge-c1': [3, 3], 'ge-c2': [3, 3] },
      control: CUT_OFF,
      dice: [1],
    })
    const log = table.play({ do: 'attack', target: T, units: ['ge-a2'] })
    expect(battleIn(log).attack).toBe(3)
    expect(table.where('ge-a2')).toBe('pool')
    expect(events(log).indexOf('broken-down')).toBeLessThan(events(log).indexOf('battle'))
  })

  it('[10.5e] a defending army out of supply splits into corps before the battle is computed', () => {
    const table = situation({
      active: ['Czechoslovakia'],
      units: { [T]: 'ge-a2', [N]: 'cz-c1' },
      factors: { 'ge-c1': [3, 3], 'ge-c2': [3, 3], 'ge-a2': [8, 8] },
      control: CUT_OFF,
      dice: [1],
    })
    expect(battleIn(table.play({ do: 'attack', target: T, units: ['cz-c1'] })).defence).toBe(6)
    expect(table.at(T).toSorted()).toEqual(['ge-c1', 'ge-c2'])
  })

  it('[10.5e] what does not fit is dispersed by the opponent and takes no part in the defence (R41)', () => {
    const corps = ['ge-c3', 'ge-c4', 'ge-c5', 'ge-c6']
    const table = situation({
      active: ['Czechoslovakia'],
      units: { [T]: `ge-a2 ${corps.join(' ')}`, [N]: 'cz-c1' },
      control: CUT_OFF,
      dice: [1],
    })
    table.play({ do: 'attack', target: T, units: ['cz-c1'] })
    expect([table.asked(), table.askedSide()]).toEqual(['disperse', 1])
    const log = table.play({ do: 'disperse', unit: 'ge-c3', to: S })
    expect(battleIn(log).defence).toBe(15)
    expect(table.where('ge-c3')).toBe(S)
  })

  it('[10.5e] nor in the attack, even if it is dispersed into a hex beside the defender (R41)', () => {
    const corps = ['ge-c3', 'ge-c4', 'ge-c5', 'ge-c6']
    const own = ['ge-c1', 'ge-c2', ...corps]
    const beyond = around(N)
    const table = situation({
      units: {
        [T]: 'cz-c1',
        [N]: `ge-a2 ${corps.join(' ')}`,
        [beyond.N]: 'cz-c2',
        [beyond.NE]: 'cz-c3',
        [beyond.NW]: 'cz-c4',
      },
      factors: Object.fromEntries(own.map(unit => [unit, [4, 4]])),
      missing: GERMAN_POOL.filter(unit => !own.includes(unit)),
      control: CUT_OFF,
      dice: [1],
    })
    table.play({ do: 'attack', target: T, units: ['ge-a2', ...corps] })
    expect([table.asked(), table.askedSide()]).toEqual(['disperse', 1])
    const log = table.play({ do: 'disperse', unit: 'ge-c3', to: NE })
    expect(battleIn(log).attack).toBe(10)
    expect(table.where('ge-c3')).toBe(NE)
  })

  it('[10.5e] an army that the pool cannot replace leaves nobody: an attack ends, a defence is over', () => {
    const attack = situation({
      units: { [T]: 'cz-c1', [N]: 'ge-a2' },
      control: CUT_OFF,
      missing: GERMAN_POOL,
    })
    const log = attack.play({ do: 'attack', target: T, units: ['ge-a2'] })
    expect(battleIn(log).event).toBe('none')
    expect(attack.asked()).toBe('combat')
    expect(attack.at(T)).toEqual(['cz-c1'])
    const defence = situation({
      units: { [T]: 'cz-a1', [N]: 'ge-c1' },
      hexes: { [T]: 'Germany clear' },
      missing: CZECH_POOL,
    })
    defence.play({ do: 'attack', target: T, units: ['ge-c1'] })
    expect(defence.asked()).toBe('advance')
    expect(defence.at(T)).toEqual([])
  })
})

describe('disruption of attackers', () => {
  it('[12.4] a front that leaves a defender standing becomes five armies', () => {
    const table = situation({
      active: ['Soviet Union'],
      units: { [T]: 'po-c1', [N]: 'su-sf' },
      hexes: { [N]: '"Soviet Union" clear' },
      factors: { 'su-sf': [4, 12], 'po-c1': [2, 2] },
      dice: [4],
    })
    expect(battleIn(table.play({ do: 'attack', target: T, units: ['su-sf'] })).result).toBe('2/0')
    while (table.asked() === 'attackerLosses') table.play(table.legal()[0])
    expect(table.at(N)).toHaveLength(3)
    expect(table.where('su-sf')).toBe('pool')
  })

  it('[12.4] without losses, too: an army falls apart because somebody holds out', () => {
    const table = situation({
      units: { [T]: 'cz-c1 cz-c2 cz-c3 cz-c4', [N]: 'ge-a2' },
      factors: { 'ge-a2': [60, 8] },
      dice: [6, 1, 1, 1],
    })
    expect(battleIn(table.play({ do: 'attack', target: T, units: ['ge-a2'] })).result).toBe('0/3')
    while (table.asked() === 'defenderLosses') table.play(table.legal()[0])
    expect(table.at(T)).toHaveLength(1)
    expect(table.at(N)).toHaveLength(2)
  })

  it('[12.4] if the defenders are wiped out the army stays whole', () => {
    const table = situation({
      units: { [T]: 'cz-c1', [N]: 'ge-a2' },
      factors: { 'ge-a2': [60, 8] },
      dice: [1],
    })
    table.play({ do: 'attack', target: T, units: ['ge-a2'] })
    expect(table.at(N)).toEqual(['ge-a2'])
  })

  it('[12.4] a garrison that holds out is a defender (R38)', () => {
    const table = situation({
      units: { [T]: 'cz-c1', [N]: 'ge-a2' },
      hexes: { [T]: 'Czechoslovakia clear fort=czech' },
      factors: { 'ge-a2': [10, 8], 'cz-c1': [2, 3] },
      dice: [3, 1],
    })
    // +5 is the sixth column, the fort makes it the fourth: 1/1
    expect(battleIn(table.play({ do: 'attack', target: T, units: ['ge-a2'] })).result).toBe('1/1')
    while (table.asked() === 'attackerLosses') table.play(table.legal()[0])
    expect(table.at(T)).toEqual([])
    expect(table.where('ge-a2')).toBe('pool')
    expect(table.asked()).toBe('combat')
  })

  it('[7.1k] the Danish army stays an army though the defender survives', () => {
    const table = situation({
      active: ['Denmark'],
      fighting: ['Denmark'],
      units: { [T]: 'ge-c1 ge-c2', [N]: 'dn-fa' },
      hexes: { [T]: 'Denmark clear', [N]: 'Denmark clear' },
      factors: { 'dn-fa': [60, 2] },
      dice: [1],
    })
    table.play({ do: 'attack', target: T, units: ['dn-fa'] })
    expect(table.where('dn-fa')).toBe(N)
  })

  it('[7.0f] a disrupted army that overstacks its hex is thinned out by the opponent', () => {
    const table = situation({
      units: { [T]: 'cz-c1 cz-c2 cz-c3 cz-c4', [N]: 'ge-a2 ge-c3 ge-c4 ge-c5 ge-c6', [NE]: 'cz-c5' },
      factors: { 'ge-a2': [60, 8] },
      dice: [6, 1, 1, 1],
    })
    table.play({ do: 'attack', target: T, units: ['ge-a2'] })
    while (table.asked() === 'defenderLosses') table.play(table.legal()[0])
    expect([table.asked(), table.askedSide()]).toEqual(['disperse', 1])
    table.play(table.legal()[0])
    expect(table.at(N)).toHaveLength(5)
    expect(table.asked()).toBe('combat')
  })
})

describe('a nation that falls in its own phase', () => {
  it('[4.5.1a] [5.2d] ends the phase at once: nobody is asked to attack for it (R31)', () => {
    const target = '3013'
    const ring = Object.values(around(target))
    const [prague, ...others] = ring
    const units: Record<string, string> = { [target]: 'ge-a2 ge-c4 ge-c5 ge-c6 ge-c7' }
    for (const [i, at] of others.entries()) units[at] = `cz-c${i + 1}`
    const table = situation({
      active: ['Czechoslovakia'],
      turn: 5,
      units,
      hexes: { [prague]: 'Czechoslovakia clear city="Prague" capital vp=5' },
      dice: [3, 3, 3, 3, 3, 3],
    })
    table.play({ do: 'attack', target, units: ['cz-c1', 'cz-c2', 'cz-c3'] })
    while (table.asked() === 'components') table.play(table.legal()[0])
    // The only way out of the surrounded stack leads into Prague.
    expect(table.asked()).toBe('disperse')
    expect(events(table.play(table.legal()[0]))).toContain('capitulation')
    expect(table.asked()).not.toBe('combat')
  })
})
