import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAMP } from '../nations.ts'
import type { State } from '../state.ts'
import { unit } from '../units.ts'
import { grid, hex, layOut } from '../world.ts'
import { controllerOf, extendControl, setController } from './04-hex-control.ts'
import { canTrace } from './10-supply-lines.ts'
import { around, emptyGame, layOutGround, put } from './testing.ts'

const TOWN = '4019'
const ROAD = Array.from({ length: 40 }, (_, i) => `${65 - i}20`)
/** The hexes of the road next to the town. */
const BARRED = ROAD.filter(name => Object.values(around(TOWN)).includes(name))

/** A road from the east edge past a town; a belt of swamp leaves no other way. */
beforeAll(() => {
  const swamps = grid.names.filter(name => name.startsWith('40') && name !== '4020' && name !== TOWN)
  layOutGround({
    hexes: { ...Object.fromEntries(swamps.map(name => [name, 'swamp'])), [TOWN]: 'clear town="Town"' },
    routes: [`main ${ROAD.join(' ')}`],
  })
})
afterAll(() => layOut())

/** Soviets hold the east edge and a unit west of the town. */
function beyondTheTown(options: Readonly<Record<string, string>> = {}): State {
  const g = emptyGame('nysa', options)
  for (const name of grid.names.filter(each => each.startsWith('65')))
    setController(g, hex(name), CAMP.soviet)
  put(g, 'su-52-50', '3520')
  return g
}

const isSupplied = (g: State, id = 'su-52-50'): boolean => canTrace(g, unit(id))

describe('towns that bar Soviet supply', () => {
  test('[N-7] [S-5] [10.1.11] a German town without a garrison bars itself and the hexes around it', () => {
    expect(BARRED).toHaveLength(3)
    const g = beyondTheTown()
    expect(isSupplied(g)).toBe(false)
    setController(g, hex(TOWN), CAMP.soviet)
    expect(isSupplied(g)).toBe(true)
  })

  test('[N-7] Poles of the Soviet side are barred as well, Germans and Americans are not', () => {
    const g = beyondTheTown()
    put(g, 'pl-8-32', '3420')
    expect(isSupplied(g, 'pl-8-32')).toBe(false)
    setController(g, hex('3500'), CAMP.german)
    put(g, 'de-36-89', around(TOWN).N)
    put(g, 'de-36-90', '3505')
    expect(isSupplied(g, 'de-36-90')).toBe(true)
  })

  test('[N-7] R36 any friend in the town lifts the whole block', () => {
    const g = beyondTheTown()
    put(g, 'su-hq52', TOWN)
    expect(isSupplied(g)).toBe(true)
  })

  test('[N-7] R36 a regular unit opens only the hex in which it stands', () => {
    const g = beyondTheTown()
    const [east, gap, west] = BARRED
    put(g, 'su-52-111', east)
    put(g, 'su-52-213', west)
    put(g, 'su-hq52', gap)
    expect(isSupplied(g)).toBe(false)
    put(g, 'su-52-254', gap)
    expect(isSupplied(g)).toBe(true)
  })

  test.each([
    ['German', CAMP.german, false],
    ['Soviet', CAMP.soviet, true],
  ])('[4.3.6] R19 a town that is nobody’s and was %s', (_, camp, open) => {
    const g = beyondTheTown()
    setController(g, hex(TOWN), camp)
    put(g, 'su-52-111', around(TOWN).NE)
    put(g, 'de-36-89', around(TOWN).NW)
    extendControl(g, 0)
    expect(controllerOf(g, hex(TOWN))).toBe(-1)
    put(g, 'su-52-111', '6520')
    put(g, 'de-36-89', '3020')
    expect(isSupplied(g)).toBe(open)
  })

  test('[N-7] R36 with the other reading every town in Germany needs a garrison', () => {
    const g = beyondTheTown({ townsBarSupply: 'without-garrison' })
    setController(g, hex(TOWN), CAMP.soviet)
    expect(isSupplied(g)).toBe(false)
    put(g, 'su-52-111', TOWN)
    expect(isSupplied(g)).toBe(true)
  })
})
