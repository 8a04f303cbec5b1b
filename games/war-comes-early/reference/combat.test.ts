import { describe, expect, it } from 'vitest'
import { combatColumn } from './combat.ts'
import type { ReferencePosition } from './position.ts'
import { type Placement, sketch, stand } from './sketch.ts'
import type { World } from './world.ts'

function battle(
  world: World,
  placement: Placement,
  attackers: string,
  changes: Partial<ReferencePosition> = {},
) {
  const position = stand(world, placement, { phase: 'combat', ...changes })
  return combatColumn(position, attackers.split(' '), '1414')
}
const germany = sketch('Germany')
const city = sketch('Germany', 'hex 1414 Germany clear city="Town"')
const ussrCity = sketch('Soviet Union', 'hex 1414 "Soviet Union" clear city="Minsk"')

describe('attack and defence', () => {
  it('[12.0c] [12.0h] a stack defends with all it has, static units too', () => {
    const placed = { '1414': 'cz-1 cz-static', '1413': 'ge-army' }
    expect(battle(sketch('Czechoslovakia'), placed, 'ge-army').defence).toBe(5)
  })

  it('[12.1c] static units attack with zero', () => {
    expect(battle(germany, { '1414': 'fr-1', '1413': 'ge-sd1 ge-1' }, 'ge-1 ge-sd1').attack).toBe(3)
  })

  it('[11.5] an intact fort adds its garrison', () => {
    const fort = (kind: string) => sketch('Germany', `hex 1414 Czechoslovakia clear fort=${kind}`)
    expect(battle(fort('czech'), { '1413': 'ge-army' }, 'ge-army').defence).toBe(2)
    expect(battle(fort('czech-heavy'), { '1413': 'ge-army', '1414': 'cz-1' }, 'ge-army').defence).toBe(6)
    const wall = sketch('France', 'hex 1414 Germany clear fort=west-wall')
    const placed = { '1414': 'ge-sd1', '1413': 'fr-army' }
    expect(battle(wall, placed, 'fr-army', { active: ['France'] }).defence).toBe(1)
  })

  it('[1.4b] [10.5c] factors out of supply are added, then halved', () => {
    const ussr = sketch('Soviet Union')
    const placed = { '1414': 'su-1', '1413': 'ge-1 ge-2', '1415': 'ge-weak' }
    expect(battle(ussr, placed, 'ge-1 ge-2 ge-weak').attack).toBe(4)
    const mixed = sketch('Soviet Union', 'hex 1413 Germany clear')
    const both = { '1414': 'su-1', '1415': 'ge-1', '1413': 'ge-four' }
    expect(battle(mixed, both, 'ge-1 ge-four').attack).toBe(6)
  })

  it('[1.4c] a lone factor of one stays one', () => {
    expect(battle(sketch('Soviet Union'), { '1414': 'su-1', '1413': 'ge-weak' }, 'ge-weak').attack).toBe(1)
  })

  it('[10.5d] defenders out of supply keep their factor', () => {
    expect(battle(germany, { '1414': 'su-1', '1413': 'ge-1' }, 'ge-1').defence).toBe(2)
  })

  it('[PAC-C4] mechanized units are halved against a city, of any nation', () => {
    const placed = { '1414': 'fr-1', '1413': 'ge-mech5 ge-mech6' }
    expect(battle(city, placed, 'ge-mech5 ge-mech6').attack).toBe(6)
    expect(
      battle(city, { '1414': 'ge-1', '1413': 'fr-mech' }, 'fr-mech', { active: ['France'] }).attack,
    ).toBe(1)
  })

  it('[1.4b] everything halved once is one sum whatever the cause', () => {
    const world = sketch(
      'Soviet Union',
      'hex 1413 Germany clear',
      'hex 1414 "Soviet Union" clear city="Minsk"',
    )
    const placed = { '1414': 'su-1', '1413': 'ge-mech5', '1515': 'ge-1' }
    expect(battle(world, placed, 'ge-mech5 ge-1').attack).toBe(4)
  })

  it('[R43] mechanized, out of supply and against a city: halved twice', () => {
    expect(
      battle(ussrCity, { '1414': 'su-1', '1413': 'ge-mech6 ge-mech5' }, 'ge-mech6 ge-mech5').attack,
    ).toBe(3)
    expect(battle(ussrCity, { '1414': 'su-1', '1413': 'ge-mech6' }, 'ge-mech6').attack).toBe(2)
  })

  it('[2.1a] a black-dot city changes nothing', () => {
    const dot = sketch('Germany', 'hex 1414 Germany clear blackdot="Dot"')
    const fight = battle(dot, { '1414': 'fr-1', '1413': 'ge-mech6' }, 'ge-mech6')
    expect([fight.attack, fight.shifts]).toEqual([6, []])
  })
})

describe('line and column', () => {
  it('[12.1b] one mechanized corps of 6 against 3 uses +3 of its own line', () => {
    const fight = battle(germany, { '1414': 'fr-1', '1413': 'ge-mech6' }, 'ge-mech6')
    expect([fight.line, fight.differential, fight.column]).toEqual(['mechanized', 3, 5])
  })

  it('[PAC-T3] half the strength is enough, less is not', () => {
    const half = { '1414': 'fr-1', '1413': 'ge-mech6 ge-1 ge-2' }
    expect(battle(germany, half, 'ge-mech6 ge-1 ge-2').line).toBe('mechanized')
    const less = { '1414': 'fr-1', '1413': 'ge-mech6 ge-seven' }
    expect(battle(germany, less, 'ge-mech6 ge-seven').line).toBe('normal')
  })

  it('[R2] by option half the units are asked for', () => {
    const options = { options: { mechLineTest: 'units' } } as const
    const placed = { '1414': 'fr-1', '1413': 'ge-mech6 ge-1 ge-2' }
    expect(battle(germany, placed, 'ge-mech6 ge-1 ge-2', options).line).toBe('normal')
    const pair = { '1414': 'fr-1', '1413': 'ge-mech6 ge-seven' }
    expect(battle(germany, pair, 'ge-mech6 ge-seven', options).line).toBe('mechanized')
  })

  it('[R44] against a city the halved factors count', () => {
    const placed = { '1414': 'fr-1', '1413': 'ge-mech6 ge-four' }
    expect(battle(city, placed, 'ge-mech6 ge-four').line).toBe('normal')
    const three = { '1414': 'fr-1', '1413': 'ge-mech6 ge-1' }
    expect(battle(city, three, 'ge-mech6 ge-1').line).toBe('mechanized')
  })

  it('[12.1b] mechanized units out of supply and those of other nations do not count', () => {
    expect(battle(sketch('Soviet Union'), { '1414': 'su-1', '1413': 'ge-mech6' }, 'ge-mech6').line).toBe(
      'normal',
    )
    const french = battle(germany, { '1414': 'ge-1', '1413': 'fr-mech' }, 'fr-mech', { active: ['France'] })
    expect(french.line).toBe('normal')
    expect(battle(germany, { '1414': 'fr-1', '1413': 'ge-sd1' }, 'ge-sd1').line).toBe('normal')
  })

  it('[12.1d] [R4] the greatest heading that does not exceed the differential', () => {
    const nine = { '1414': 'fr-1 fr-2', '1413': 'ge-army ge-seven' } // 15 - 6
    const fight = battle(germany, nine, 'ge-army ge-seven')
    expect([fight.differential, fight.column]).toEqual([9, 6])
    const two = battle(germany, { '1414': 'fr-1 fr-2', '1413': 'ge-army' }, 'ge-army')
    expect([two.differential, two.column]).toEqual([2, 3])
  })

  it('[12.1d] [PAC-T2] the end columns take what lies beyond', () => {
    const weak = battle(germany, { '1414': 'fr-army', '1413': 'ge-weak' }, 'ge-weak')
    expect([weak.differential, weak.column]).toEqual([-6, 1])
    const mech = battle(germany, { '1414': 'fr-army fr-1 fr-2', '1413': 'ge-mech6' }, 'ge-mech6')
    expect([mech.line, mech.differential, mech.column]).toEqual(['mechanized', -7, 1])
    const strong = { '1414': 'be-1', '1413': 'ge-army ge-seven ge-1', '1514': 'ge-army2 ge-four ge-2' } // 33 - 2
    const fight = battle(germany, strong, 'ge-army ge-seven ge-1 ge-army2 ge-four ge-2', {
      belligerent: ['Belgium'],
    })
    expect([fight.differential, fight.column]).toEqual([31, 11])
  })
})
