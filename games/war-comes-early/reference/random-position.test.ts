import { describe, expect, it } from 'vitest'
import { reach } from './movement.ts'
import { countryBan, sideOf } from './nations.ts'
import { actions, perft } from './perft.ts'
import { lay } from './position.ts'
import { randomPosition } from './random-position.ts'
import { isArmy, stackingBan } from './stacking.ts'
import { supplied } from './supply.ts'
import { hexAt, isForeignFort, isWater } from './terrain.ts'
import { printed } from './world.ts'
import { enemyZones } from './zones.ts'

const positions = Array.from({ length: 60 }, (_, seed) => randomPosition(seed))
const count = (what: (position: (typeof positions)[number]) => boolean) => positions.filter(what).length

describe('random positions', () => {
  it('are the same for the same seed and survive JSON', () => {
    expect(randomPosition(7)).toEqual(positions[7])
    expect(randomPosition(8)).not.toEqual(positions[7])
    expect(JSON.parse(JSON.stringify(positions[7]))).toEqual(positions[7])
  })

  it('put every unit where it may stand and stack', () => {
    for (const position of positions) {
      const table = lay(position)
      for (const [name, stack] of table.stacks) {
        expect(stackingBan(stack)).toBeNull()
        expect(isWater(hexAt(table, name))).toBe(false)
        for (const unit of stack) {
          expect(countryBan(position, unit.nation, hexAt(table, name))).toBeNull()
          expect(isForeignFort(table, unit, name)).toBe(false)
          expect(position.control[name]).toBe(unit.nation)
        }
      }
    }
  })

  it('leave no West Wall intact under the Allies and know the holder of every hex', () => {
    for (const position of positions) {
      expect(Object.keys(position.control).length).toBe(printed.hexes.size)
      if (position.scenario === '1939') continue
      for (const hex of printed.hexes.values()) {
        const holder = position.control[hex.name]
        if (hex.fort !== 'west-wall' || !holder || sideOf(position, holder) === 'german') continue
        expect(position.breached).toContain(hex.name)
      }
    }
  })

  it('[10.5e] hold no army that would have to split', () => {
    for (const position of positions) {
      for (const { id } of position.units) {
        const unit = printed.units.get(id)!
        if (isArmy(unit) && unit.flags.has('breaksDown'))
          expect(supplied(position, id, { for: 'movement' })).toBe(true)
      }
    }
  })

  it('are of many kinds', () => {
    expect(count(position => position.scenario === '1939')).toBeGreaterThan(5)
    expect(count(position => position.phase === 'combat')).toBeGreaterThan(15)
    expect(count(position => position.moving !== null)).toBeGreaterThan(5)
    expect(count(position => position.airZones !== null)).toBeGreaterThan(5)
    expect(count(position => position.belligerent.length > 0)).toBeGreaterThan(10)
    expect(count(position => position.railheads.length > 0)).toBeGreaterThan(10)
    const contact = count(position =>
      position.units.some(({ id, hex }) => {
        return enemyZones(position, printed.units.get(id)!.nation).has(hex)
      }),
    )
    expect(contact).toBeGreaterThan(40)
    const cutOff = count(position =>
      position.units.some(({ id }) => !supplied(position, id, { for: 'movement' })),
    )
    expect(cutOff).toBeGreaterThan(20)
  })

  it('offer an action, and count them as listed', () => {
    for (const position of positions.slice(0, 20)) {
      const list = actions(position)
      expect(new Set(list.map(action => JSON.stringify(action))).size).toBe(list.length)
      expect(perft(position, 1)).toBe(list.length)
    }
  })

  it('offer as first steps only hexes within reach', () => {
    for (const position of positions.filter(one => one.moving)) {
      const fresh = new Set(position.moving!.units.filter(unit => !unit.started).map(unit => unit.id))
      for (const action of actions(position)) {
        if (action.do !== 'step' && action.do !== 'column') continue
        if (!fresh.has(action.unit)) continue
        const mode = action.do === 'step' ? 'normal' : 'column'
        expect(reach(position, action.unit, mode).has(action.to)).toBe(true)
      }
    }
  })
})
