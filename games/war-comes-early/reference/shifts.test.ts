import { describe, expect, it } from 'vitest'
import { combatColumn } from './combat.ts'
import type { ReferencePosition } from './position.ts'
import { type Placement, sketch, stand } from './sketch.ts'
import type { World } from './world.ts'

function fight(
  world: World,
  placement: Placement,
  attackers: string,
  changes: Partial<ReferencePosition> = {},
) {
  const position = stand(world, placement, { phase: 'combat', ...changes })
  const { shifts, column } = combatColumn(position, attackers.split(' '), '1414')
  return { column, shifts: Object.fromEntries(shifts.map(shift => [shift.rule, shift.columns])) }
}
const germany = sketch('Germany')
const FRANCE = { active: ['France'] }

describe('terrain of the defender', () => {
  const of = (line: string, changes = {}) =>
    fight(sketch('Germany', `hex 1414 ${line}`), { '1414': 'fr-1', '1413': 'ge-1' }, 'ge-1', changes).shifts[
      'PAC-C'
    ] ?? 0

  it('[PAC-C] natural terrain', () => {
    const kinds = ['clear', 'woods', 'broken', 'rough', 'swamp', 'mountain', 'woods+mountain']
    expect(kinds.map(kind => of(`Germany ${kind}`))).toEqual([0, -1, -1, -1, 0, -2, -2])
  })

  it('[11.3e] a city instead of it', () => {
    expect(of('Germany mountain city="High Town"')).toBe(-1)
  })

  it('[11.3f] [R55] an intact fort instead of it, and the better of city and fort', () => {
    const at = (line: string, changes = {}) =>
      fight(sketch('Germany', `hex 1414 Czechoslovakia ${line}`), { '1413': 'ge-1' }, 'ge-1', changes).shifts[
        'PAC-C'
      ]
    expect(at('mountain fort=czech')).toBe(-2)
    expect(at('clear fort=czech-heavy')).toBe(-3)
    expect(at('clear city="Town" fort=czech')).toBe(-2)
    const held = { '1414': 'cz-1', '1413': 'ge-1' }
    const open = sketch('Germany', 'hex 1414 Czechoslovakia mountain fort=czech-heavy')
    expect(fight(open, held, 'ge-1', { breached: ['1414'] }).shifts['PAC-C']).toBe(-2)
  })

  it('[R56] the West Wall while intact', () => {
    const world = sketch('Germany', 'hex 1414 Germany clear fort=west-wall')
    const placed = { '1414': 'ge-sd1', '1413': 'fr-1' }
    expect(fight(world, placed, 'fr-1', FRANCE).shifts['PAC-C']).toBe(-2)
    expect(fight(world, placed, 'fr-1', { ...FRANCE, breached: ['1414'] }).shifts['PAC-C']).toBeUndefined()
  })
})

describe('concentric attacks', () => {
  const ring = {
    '1413': 'ge-1',
    '1514': 'ge-2',
    '1515': 'ge-3',
    '1415': 'ge-4',
    '1315': 'ge-5',
    '1314': 'ge-6',
  }
  const from = (ids: string) => fight(germany, { '1414': 'fr-1', ...ring }, ids).shifts['12.2.2'] ?? 0

  it('[12.2.2a] two opposite, three alternating, or four hexes', () => {
    expect(['ge-1 ge-4', 'ge-2 ge-5', 'ge-3 ge-6'].map(from)).toEqual([2, 2, 2])
    expect(['ge-1 ge-3 ge-5', 'ge-2 ge-4 ge-6'].map(from)).toEqual([2, 2])
    expect(from('ge-1 ge-2 ge-3 ge-4')).toBe(2)
    expect(['ge-1 ge-2 ge-3', 'ge-1 ge-3', 'ge-1 ge-2', 'ge-1'].map(from)).toEqual([0, 0, 0, 0])
  })

  it('[12.2.2c] only hexes of units that take part', () => {
    expect(from('ge-1 ge-2')).toBe(0)
  })

  it('[12.2.2b] two columns for Germans, one for others', () => {
    // +3 is c4 in both battles
    const german = { '1414': 'fr-1 fr-army', '1413': 'ge-seven', '1415': 'ge-1 ge-2' } // 13 - 10
    expect(fight(germany, german, 'ge-seven ge-1 ge-2')).toEqual({ column: 6, shifts: { '12.2.2': 2 } })
    const french = { '1414': 'ge-1 ge-weak', '1413': 'fr-army', '1415': 'fr-1' } // 7 - 4
    const fought = fight(sketch('France'), french, 'fr-army fr-1', FRANCE)
    expect(fought).toEqual({ column: 5, shifts: { '12.2.2': 1 } })
  })

  it('[12.2.2b] [PAC-C5] none against a city or an intact fort', () => {
    const pair = { '1413': 'ge-1', '1415': 'ge-2' }
    const city = sketch('Germany', 'hex 1414 Germany clear city="Town"')
    expect(fight(city, { '1414': 'fr-1', ...pair }, 'ge-1 ge-2').shifts['12.2.2']).toBeUndefined()
    const fort = sketch('Germany', 'hex 1414 Czechoslovakia clear fort=czech')
    expect(fight(fort, pair, 'ge-1 ge-2').shifts['12.2.2']).toBeUndefined()
    const wall = sketch('Germany', 'hex 1414 Germany clear fort=west-wall')
    const french = { '1414': 'ge-sd1', '1413': 'fr-1', '1415': 'fr-2' }
    expect(fight(wall, french, 'fr-1 fr-2', FRANCE).shifts['12.2.2']).toBeUndefined()
  })
})

describe('rivers and aircraft', () => {
  it('[PAC-C3] [R54] a river counts if every attacker crosses one, also into a city; the straits are one', () => {
    const world = sketch(
      'Germany',
      'side 1413/1414 river',
      'side 1414/1514 straits',
      'hex 1414 Germany clear city="T"',
    )
    const placed = { '1414': 'fr-1', '1413': 'ge-1', '1514': 'ge-2', '1515': 'ge-3' }
    expect(fight(world, placed, 'ge-1 ge-2').shifts['PAC-C3']).toBe(-1)
    expect(fight(world, placed, 'ge-1 ge-2 ge-3').shifts['PAC-C3']).toBeUndefined()
  })

  it('[6.2.2d] one column right if any attacker is under a friendly air zone', () => {
    const placed = { '1414': 'fr-1', '1413': 'ge-1', '1415': 'ge-2' }
    const air = (...hexes: string[]) =>
      fight(germany, placed, 'ge-1 ge-2', { airZones: { side: 'german', hexes } }).shifts['6.2.2d']
    expect(air('1412')).toBe(1)
    expect(air('1413', '1415')).toBe(1)
    expect(air('1418')).toBeUndefined()
  })

  it('[6.2.2e] one column left if the defenders are under theirs', () => {
    const placed = { '1414': 'fr-1', '1413': 'ge-1' }
    const air = { airZones: { side: 'allied', hexes: ['1415', '1515'] } } as const
    expect(fight(germany, placed, 'ge-1', air).shifts).toEqual({ '6.2.2e': -1 })
  })

  it('[12.8b] one column right for the Flieger', () => {
    const position = stand(germany, { '1414': 'fr-1', '1413': 'ge-1' }, { phase: 'combat' })
    expect(combatColumn(position, ['ge-1'], '1414', { flieger: true }).column).toBe(2)
  })

  it('[12.2] [PAC-C] the net of all shifts is applied once', () => {
    const world = sketch('Germany', 'side 1413/1414 river', 'side 1414/1415 river')
    const placed = { '1414': 'fr-1 fr-2', '1413': 'ge-army', '1415': 'ge-1' } // 11 - 6 = +5, c6
    const result = fight(world, placed, 'ge-army ge-1', { airZones: { side: 'german', hexes: ['1413'] } })
    expect(result).toEqual({ column: 8, shifts: { '12.2.2': 2, 'PAC-C3': -1, '6.2.2d': 1 } })
  })

  it('[R5] shifts do not save what lies beyond the table', () => {
    const world = sketch('Germany', 'hex 1414 Germany mountain')
    expect(fight(world, { '1414': 'fr-1', '1413': 'ge-weak' }, 'ge-weak').column).toBe(1)
  })
})
