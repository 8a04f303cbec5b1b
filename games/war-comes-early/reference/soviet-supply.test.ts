import { describe, expect, it } from 'vitest'
import { sketch, stand } from './sketch.ts'
import { supplied } from './supply.ts'

// The rail line runs up column 14 from the edge hex 1418; the Soviet Union is rows 16 to 18.
const ussr = Array.from(
  { length: 27 },
  (_, i) => `hex ${10 + (i % 9)}${16 + Math.floor(i / 9)} "Soviet Union" clear`,
)
const world = (...more: string[]) =>
  sketch(
    'Poland',
    ...ussr,
    'hex 1418 "Soviet Union" clear rail-edge',
    'route rail "main line" 1418 1417 1416 1415 1414 1413 1412 1411 1410',
    ...more,
  )
const movement = { for: 'movement' } as const
const taken = (...hexes: string[]) => Object.fromEntries(hexes.map(hex => [hex, 'Soviet Union']))

describe('Soviet supply', () => {
  it('[10.3a] four hexes from the railhead, the unit counted, the railhead not', () => {
    const four = stand(world(), { '1412': 'su-1' }, { railheads: ['1416'] })
    expect(supplied(four, 'su-1', movement)).toBe(true)
    const five = stand(world(), { '1411': 'su-1' }, { railheads: ['1416'] })
    expect(supplied(five, 'su-1', movement)).toBe(false)
    const there = stand(world(), { '1415': 'su-1' }, { railheads: ['1415'] })
    expect(supplied(there, 'su-1', movement)).toBe(true)
  })

  it('[10.3b] [R18] every rail hex back to the edge must be Soviet-controlled', () => {
    const forward = { railheads: ['1413'], control: taken('1413', '1414', '1415') }
    expect(supplied(stand(world(), { '1410': 'su-1' }, forward), 'su-1', movement)).toBe(true)
    const gap = { railheads: ['1413'], control: { ...taken('1413', '1415'), '1414': 'Romania' } }
    expect(supplied(stand(world(), { '1410': 'su-1' }, gap), 'su-1', movement)).toBe(false)
    const lost = { railheads: ['1416'], control: { '1417': 'Germany' } }
    expect(supplied(stand(world(), { '1412': 'su-1' }, lost), 'su-1', movement)).toBe(false)
  })

  it('[10.3] a railhead off the rail net feeds nobody', () => {
    const position = stand(world(), { '1212': 'su-1' }, { railheads: ['1216'] })
    expect(supplied(position, 'su-1', movement)).toBe(false)
  })

  it('[R16] violated Latvia carries the rail line like the Soviet Union', () => {
    const latvia = world('hex 1415 Latvia clear', 'hex 1414 Latvia clear')
    const open = { railheads: ['1414'], belligerent: ['Latvia'] }
    expect(supplied(stand(latvia, { '1410': 'su-1' }, open), 'su-1', movement)).toBe(true)
    const entered = { ...open, control: { '1415': 'Germany' } }
    expect(supplied(stand(latvia, { '1410': 'su-1' }, entered), 'su-1', movement)).toBe(false)
  })

  it('[R19] an enemy zone cuts either leg, a friendly unit mends it', () => {
    const east = { '1517': 'po-1' } // touches 1416 and 1417, both on the line
    const heads = { railheads: ['1415'], control: taken('1415') }
    const home = sketch(
      'Poland',
      'hex 1418 "Soviet Union" clear rail-edge',
      'route rail "x" 1418 1417 1416 1415',
    )
    const control = taken('1415', '1416', '1417', '1418')
    expect(supplied(stand(home, { '1413': 'su-1' }, { ...heads, control }), 'su-1', movement)).toBe(true)
    const cut = stand(home, { '1413': 'su-1', ...east }, { ...heads, control })
    expect(supplied(cut, 'su-1', movement)).toBe(false)
    const mended = stand(
      home,
      { '1413': 'su-1', '1416': 'su-2', '1417': 'su-3', ...east },
      { ...heads, control },
    )
    expect(supplied(mended, 'su-1', movement)).toBe(true)
  })

  it('[R19] a railhead in an empty enemy zone hex passes nothing on', () => {
    const position = stand(
      world(),
      { '1413': 'su-1', '1516': 'po-1' },
      { railheads: ['1415'], control: taken('1415') },
    )
    expect(supplied(position, 'su-1', movement)).toBe(false)
  })

  it('[10.2e] the four hexes avoid enemy units and cities', () => {
    const wall = { '1315': 'po-1', '1514': 'po-2', '1414': 'po-3' }
    const position = stand(
      world(),
      { '1413': 'su-1', ...wall },
      { railheads: ['1415'], control: taken('1415') },
    )
    expect(supplied(position, 'su-1', movement)).toBe(false)
  })
})
