import { describe, expect, it } from 'vitest'
import { reach } from './movement.ts'
import { sketch, stand } from './sketch.ts'
import { stackingBan } from './stacking.ts'

const world = sketch('Germany')
const together = (ids: string) => stackingBan(ids.split(' ').map(id => world.units.get(id)!))

describe('stacking', () => {
  it('[8.0c] five corps may share a hex, six may not', () => {
    expect(together('ge-1 ge-2 ge-3 ge-4 ge-5')).toBeNull()
    expect(together('ge-1 ge-2 ge-3 ge-4 ge-5 ge-6')).toBe('8.0c')
  })

  it('[8.0d] an army and four corps may share a hex, two armies may not', () => {
    expect(together('ge-army ge-1 ge-2 ge-3 ge-4')).toBeNull()
    expect(together('ge-army ge-army2')).toBe('8.0d')
  })

  it('[2.3.1c] two fronts may not stack, five Soviet armies may', () => {
    expect(together('su-front su-front2')).toBe('8.0d')
    expect(together('su-1 su-2 su-3 su-4 su-5')).toBeNull()
    expect(together('su-front su-1 su-2 su-3 su-4')).toBeNull()
  })

  it('[8.0e] one 0-3 static corps to a hex', () => {
    expect(together('ge-r1 ge-1')).toBeNull()
    expect(together('ge-r1 ge-r2')).toBe('8.0e')
  })

  it('[8.0f] German mechanized corps and static divisions count two', () => {
    expect(together('ge-mech6 ge-mech5 ge-1')).toBeNull()
    expect(together('ge-mech6 ge-mech5 ge-1 ge-2')).toBe('8.0c')
    expect(together('ge-sd1 ge-sd2')).toBeNull()
    expect(together('ge-sd1 ge-sd2 ge-sd3')).toBe('8.0c')
    expect(together('fr-mech fr-1 fr-2 fr-3 fr-4')).toBeNull()
  })

  it('[8.0b] a full hex cannot even be passed through', () => {
    const corridor = sketch('Germany', 'hex 1413 - sea', 'hex 1514 - sea', 'hex 1515 - sea', 'hex 1315 - sea')
    const position = stand(corridor, { '1414': 'ge-6', '1314': 'ge-1 ge-2 ge-3 ge-4 ge-5' })
    const open = reach(position, 'ge-6', 'normal')
    expect(open.has('1314')).toBe(false)
    expect(open.has('1415')).toBe(true)
    const four = stand(corridor, { '1414': 'ge-6', '1314': 'ge-1 ge-2 ge-3 ge-4' })
    expect(reach(four, 'ge-6', 'normal').has('1213')).toBe(true)
  })

  it('[8.0a] [8.0h] neither enemies nor other friendly nations can be entered', () => {
    const hungary = sketch('Hungary')
    const position = stand(
      hungary,
      { '1414': 'hu-1', '1413': 'ge-1', '1415': 'yg-1' },
      { active: ['Hungary'] },
    )
    const open = reach(position, 'hu-1', 'normal')
    expect(open.has('1413')).toBe(false)
    expect(open.has('1415')).toBe(false)
    const france = stand(sketch('France'), { '1414': 'uk-bef', '1413': 'fr-1' }, { active: ['Britain'] })
    expect(reach(france, 'uk-bef', 'normal').has('1413')).toBe(false)
  })
})
