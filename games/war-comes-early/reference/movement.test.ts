import { describe, expect, it } from 'vitest'
import { reach } from './movement.ts'
import { type Placement, sketch, stand } from './sketch.ts'
import { around, hexsideKinds, printed, type World } from './world.ts'

const POLE = { active: ['Poland'] }
const cost = (world: World, placement: Placement, id: string, to: string, changes = {}) =>
  reach(stand(world, placement, changes), id, 'normal').get(to)

describe('terrain', () => {
  const world = sketch(
    'Germany',
    'hex 1413 Germany woods',
    'hex 1514 Germany rough',
    'hex 1515 Germany woods+rough',
    'hex 1415 Germany mountain',
    'hex 1315 Germany swamp',
    'hex 1314 Germany mountain city="High Town"',
  )
  it('[2.3.2b] two clear hexes leave a corps four of six points', () => {
    expect(cost(sketch('Germany'), { '1414': 'ge-1' }, 'ge-1', '1412')).toBe(4)
  })

  it('[11.3c] each class pays its own price for the costliest terrain', () => {
    expect(
      ['1413', '1514', '1515', '1415', '1315'].map(to => cost(world, { '1414': 'ge-1' }, 'ge-1', to)),
    ).toEqual([2, 4, 4, 6, 4])
    expect(['1413', '1514', '1515'].map(to => cost(world, { '1414': 'ge-mech6' }, 'ge-mech6', to))).toEqual([
      4, 6, 6,
    ])
  })

  it('[11.4a] mechanized units stay out of mountains and swamps off the rails', () => {
    const open = reach(stand(world, { '1414': 'ge-mech6' }), 'ge-mech6', 'normal')
    expect(open.has('1415')).toBe(false)
    expect(open.has('1315')).toBe(false)
    const rails = sketch('Germany', 'hex 1415 Germany mountain', 'route rail "pass" 1414 1415')
    expect(cost(rails, { '1414': 'ge-mech6' }, 'ge-mech6', '1415')).toBe(1)
  })

  it('[11.3e] a city hides all other terrain', () => {
    expect(cost(world, { '1414': 'ge-mech6' }, 'ge-mech6', '1314')).toBe(2)
  })

  it('[11.3g] a black-dot city does not', () => {
    const dot = sketch('Germany', 'hex 1413 Germany rough blackdot="Dot"')
    expect(cost(dot, { '1414': 'ge-1' }, 'ge-1', '1413')).toBe(4)
  })

  it('[11.3d] [11.4b] a river costs a point more, but not out of or into a city', () => {
    const river = sketch(
      'Germany',
      'side 1413/1414 river',
      'side 1414/1415 river',
      'hex 1415 Germany clear city="Town"',
      'hex 1514 Germany rough',
      'side 1414/1514 river',
    )
    expect(cost(river, { '1414': 'ge-1' }, 'ge-1', '1413')).toBe(4)
    expect(cost(river, { '1414': 'ge-1' }, 'ge-1', '1415')).toBe(2)
    expect(cost(river, { '1415': 'ge-1' }, 'ge-1', '1414')).toBe(2)
    expect(cost(river, { '1414': 'ge-1' }, 'ge-1', '1514')).toBe(6)
  })

  it('[11.4c] [11.4d] sea, lake and blocked hexsides are closed', () => {
    const closed = sketch(
      'Germany',
      'hex 1413 - sea',
      'hex 1415 - lake',
      'side 1414/1514 sea',
      'side 1414/1515 lake',
      'side 1314/1414 blocked',
      'side 1315/1414 blocked',
    )
    expect([...reach(stand(closed, { '1414': 'ge-1' }), 'ge-1', 'normal').keys()]).toEqual(['1414'])
  })

  it('[11.4d] [4.5.2b] the straits cost a point more, even to a city', () => {
    const straits = sketch('Denmark', 'hex 1415 Denmark clear city="Copenhagen"', 'side 1414/1415 straits')
    const open = { belligerent: ['Denmark'] }
    expect(cost(straits, { '1414': 'ge-1' }, 'ge-1', '1415', open)).toBe(4)
  })

  it('[11.4d] on the printed map 2401 to 2402 is a river and 2503 to 2603 the only way to Copenhagen', () => {
    const at = (hex: string) => stand(printed, { [hex]: 'ge-c1' }, { belligerent: ['Denmark'] })
    expect(reach(at('2503'), 'ge-c1', 'normal').has('2603')).toBe(true)
    for (const hex of around('2603').filter(hex => hex !== '2503'))
      expect(hexsideKinds(printed, hex, '2603')).toContain('sea')
    expect(reach(at('2401'), 'ge-c1', 'normal').has('2402')).toBe(true)
  })
})

describe('rail', () => {
  it('[11.4e] half a point a hex over river and rough, and only along the line', () => {
    const world = sketch(
      'Germany',
      'hex 1413 Germany rough',
      'side 1413/1414 river',
      'route rail "line" 1414 1413 1412',
      'route rail "other" 1512 1513',
    )
    expect(cost(world, { '1414': 'ge-1' }, 'ge-1', '1412')).toBe(2)
    expect(cost(world, { '1412': 'ge-1' }, 'ge-1', '1512')).toBe(2)
    expect(cost(world, { '1512': 'ge-1' }, 'ge-1', '1513')).toBe(1)
    expect(cost(world, { '1515': 'ge-1' }, 'ge-1', '1414')).toBe(2)
  })

  it('[11.4e] a corps covers twelve rail hexes, an army eight', () => {
    const stops = [
      '1010',
      '1110',
      '1210',
      '1310',
      '1410',
      '1510',
      '1610',
      '1710',
      '1810',
      '1811',
      '1812',
      '1813',
      '1814',
      '1815',
    ]
    const lake = [
      '1111',
      '1211',
      '1311',
      '1411',
      '1511',
      '1611',
      '1711',
      '1712',
      '1713',
      '1714',
      '1715',
      '1716',
    ]
    const world = sketch(
      'Germany',
      ...lake.map(hex => `hex ${hex} - lake`),
      `route rail "line" ${stops.join(' ')}`,
    )
    const corps = reach(stand(world, { '1010': 'ge-1' }), 'ge-1', 'normal')
    expect([corps.get(stops[12]), corps.has(stops[13])]).toEqual([12, false])
    const army = reach(stand(world, { '1010': 'ge-army' }), 'ge-army', 'normal')
    expect([army.get(stops[8]), army.has(stops[9])]).toEqual([8, false])
  })
})

describe('allowance', () => {
  it('[10.5b] out of supply a corps has three points, rounded up from an odd half', () => {
    const far = sketch('Poland')
    const open = reach(stand(far, { '1414': 'ge-1' }), 'ge-1', 'normal')
    expect(open.get('1411')).toBe(6)
    expect(open.has('1410')).toBe(false)
  })

  it('[11.1] one hex can always be entered, at the price of all points', () => {
    const world = sketch('Soviet Union', 'hex 1413 "Soviet Union" mountain', 'side 1413/1414 river')
    const open = reach(stand(world, { '1414': 'ge-1' }), 'ge-1', 'normal')
    expect(open.get('1413')).toBe(6)
  })

  it('[11.1] but not from enemy zone to enemy zone', () => {
    const world = sketch('Soviet Union', 'hex 1413 "Soviet Union" mountain', 'side 1413/1414 river')
    const open = reach(stand(world, { '1414': 'ge-1', '1514': 'su-1' }), 'ge-1', 'normal')
    expect(open.has('1413')).toBe(false)
  })

  it('[R12] static units never move', () => {
    expect([...reach(stand(sketch('Germany'), { '1414': 'ge-sd1' }), 'ge-sd1', 'normal')]).toEqual([
      ['1414', 0],
    ])
  })

  it('[6.2.2c] an enemy air zone costs a point more a hex, once, also on rails', () => {
    const world = sketch('Germany', 'route rail "line" 1414 1413')
    const zones = { airZones: { side: 'allied', hexes: ['1312', '1412'] } }
    expect(cost(world, { '1414': 'ge-1' }, 'ge-1', '1413', zones)).toBe(3)
    expect(cost(world, { '1414': 'ge-1' }, 'ge-1', '1415', zones)).toBe(2)
    const own = { airZones: { side: 'german', hexes: ['1312'] } }
    expect(cost(world, { '1414': 'ge-1' }, 'ge-1', '1413', own)).toBe(1)
  })
})

describe('enemy zones of control', () => {
  it('[9.1a] stop a unit', () => {
    const open = reach(stand(sketch('Poland'), { '1417': 'po-1', '1412': 'su-1' }, POLE), 'po-1', 'normal')
    expect(open.get('1413')).toBe(8)
    expect(open.has('1311')).toBe(false)
  })

  it('[9.1b] [9.1c] may be left for a free hex, not for another zone hex', () => {
    const position = stand(sketch('Poland'), { '1414': 'po-1', '1413': 'su-1' }, POLE)
    const open = reach(position, 'po-1', 'normal')
    expect(open.has('1514')).toBe(true) // by way of 1515
    expect(open.get('1514')).toBe(4)
    expect(open.get('1415')).toBe(2)
  })

  it('[9.1d] friends do not cancel them', () => {
    const position = stand(sketch('Poland'), { '1414': 'po-1', '1413': 'su-1', '1514': 'po-2' }, POLE)
    expect(reach(position, 'po-1', 'normal').get('1514')).toBe(4)
  })

  it('[9.1c] German mechanized corps pass through, others do not', () => {
    const line = { '1413': 'su-1', '1613': 'su-2' }
    const world = sketch('Poland', 'hex 1018 Germany clear city="Source"')
    const mech = reach(stand(world, { '1415': 'ge-mech6', ...line }), 'ge-mech6', 'normal')
    expect(mech.get('1512')).toBe(8) // through the zones in 1414, 1514 and 1513
    const infantry = reach(stand(world, { '1415': 'ge-1', ...line }), 'ge-1', 'normal')
    expect(infantry.get('1414')).toBe(2)
    expect(infantry.get('1514')).toBe(4)
    expect(infantry.has('1513')).toBe(false)
    const italy = stand(sketch('Yugoslavia'), { '1415': 'it-mech', '1413': 'yg-1' }, { active: ['Italy'] })
    expect(reach(italy, 'it-mech', 'normal').has('1412')).toBe(false)
  })
})
