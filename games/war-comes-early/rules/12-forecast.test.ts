import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import type { Action } from '../../../engine/game/action.ts'
import { UNIT } from '../state.ts'
import { hex, unit } from '../world.ts'
import { forecast } from './12-forecast.ts'
import { around, battleIn, type Setting, situation } from './12-test-kit.ts'

const T = '2713'
const RING = Object.values(around(T))
const [N, , , S] = RING

describe('forecast', () => {
  it('[12.3a] tells the chance of every result in sixths', () => {
    const table = situation({
      units: { [T]: 'cz-c1', [N]: 'ge-m16' },
      factors: { 'ge-m16': [6, 4], 'cz-c1': [2, 3] },
    })
    const seen = forecast(table.g, [unit('ge-m16')], hex(T))
    expect(seen).toMatchObject({
      line: 'mechanized',
      attack: 6,
      defence: 3,
      startColumn: 5,
      column: 5,
      garrison: 0,
    })
    expect(seen.chances.map(({ printed, ways, of }) => `${printed} ${ways}:${of}`)).toEqual([
      '1/2 1:6',
      '1/1 3:6',
      '1/0 1:6',
      '2/0 1:6',
    ])
  })

  it('[12.8b] counts a drop that lands', () => {
    const table = situation({ units: { [T]: 'cz-c1', [N]: 'ge-m16' } })
    const [without, withDrop] = [false, true].map(landed =>
      forecast(table.g, [unit('ge-m16')], hex(T), { landed }),
    )
    expect(withDrop.column).toBe(without.column + 1)
  })

  it('[10.5e] counts armies out of supply as their corps', () => {
    const table = situation({
      units: { [T]: 'cz-c1', [N]: 'ge-a2' },
      factors: { 'ge-c1': [4, 3], 'ge-c2': [3, 3], 'ge-a2': [8, 8] },
      control: { 2013: 'Czechoslovakia' },
    })
    const seen = forecast(table.g, [unit('ge-a2')], hex(T))
    expect(seen.attack).toBe(4)
    expect(seen.breakingDown).toEqual([unit('ge-a2')])
  })

  it('[12.0c] does not ask whose phase it is', () => {
    const table = situation({
      active: ['Czechoslovakia'],
      units: { [T]: 'cz-c1', [N]: 'ge-c1', [S]: 'ge-c2' },
    })
    expect(forecast(table.g, [unit('ge-c1'), unit('ge-c2')], hex(T)).concentric).toBe(true)
  })
})

const GERMANS = ['ge-c1', 'ge-c2', 'ge-c3', 'ge-m14', 'ge-m15', 'ge-m16', 'ge-a2', 'ge-a3', 'ge-r1', 'ge-r2']
const CZECHS = ['cz-c5', 'cz-c6', 'cz-ho31', 'cz-a1', 'cz-a2']
const TERRAIN = [
  'clear',
  'woods',
  'rough',
  'swamp',
  'mountain',
  'clear city="Town"',
  'woods fort=czech',
  'mountain fort=czech-heavy',
]

/** Some Germans around some Czechs in some terrain, now and then out of supply or in an air zone. */
const settings = fc
  .record({
    germans: fc.subarray(GERMANS, { minLength: 1 }),
    czechs: fc.subarray(CZECHS),
    places: fc.array(fc.nat({ max: 5 }), { minLength: GERMANS.length, maxLength: GERMANS.length }),
    beyond: fc.boolean(),
    terrain: fc.constantFrom(...TERRAIN),
    rivers: fc.subarray(RING),
    air: fc.constantFrom(undefined, 0, 1),
    zone: fc.subarray([...RING, T]),
    cutOff: fc.boolean(),
    seed: fc.nat(),
  })
  .map(drawn => {
    const units: Record<string, string> = {}
    drawn.germans.forEach((id, i) => {
      const at = RING[drawn.places[i]]
      const armies = `${units[at] ?? ''} ${id}`.match(/ge-a|ge-r/g)?.length ?? 0
      if (armies < 2) units[at] = `${units[at] ?? ''} ${id}`.trim()
    })
    const czechs = drawn.czechs.filter(id => id !== 'cz-a2' || !drawn.czechs.includes('cz-a1'))
    if (czechs.length > 0) units[T] = czechs.join(' ')
    if (drawn.beyond) units['2715'] ??= 'cz-c8'
    const setting: Setting = {
      units,
      hexes: { [T]: `Czechoslovakia ${drawn.terrain}` },
      sides: drawn.rivers.map(name => `${name}/${T} river`),
      air: drawn.air === undefined ? undefined : { side: drawn.air, zone: drawn.zone },
      flieger: 1,
      control: drawn.cutOff ? { 2013: 'Czechoslovakia' } : {},
    }
    return { setting, seed: drawn.seed }
  })

const TEMPORARY = UNIT.involved | UNIT.advanced | UNIT.unsuppliedBattle | UNIT.split

describe('whole Combat Phases by chance', () => {
  it('[12.0b] come to an end, offer only what is allowed, and leave nothing behind', () => {
    fc.assert(
      fc.property(settings, ({ setting, seed }) => {
        const table = situation(setting)
        table.g.dice = fastDice(seed)
        let step = 0
        while (table.asked() !== undefined) {
          const actions = table.legal()
          expect(actions.length).toBeGreaterThan(0)
          for (const action of actions) expect(table.why(action)).toBeNull()
          if (table.asked() === 'combat')
            expect(table.g.unitFlags.some(flags => flags & TEMPORARY)).toBe(false)
          const wanted: Action[] =
            actions.length > 1 ? actions.filter(action => action.do !== 'end') : actions
          table.play(wanted[(seed + step * 7) % wanted.length])
          expect(++step).toBeLessThan(200)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('[12.1a] are fought as forecast, where no army is out of supply', () => {
    fc.assert(
      fc.property(settings, ({ setting, seed }) => {
        const table = situation({ ...setting, control: {} })
        table.g.dice = fastDice(seed)
        const opening = table.legal().find(action => action.do === 'attack')
        if (opening === undefined) return
        table.play(opening)
        const joining = table.legal().filter(action => action.do === 'join')
        for (const action of joining) table.play(action)
        const attackers = [opening, ...joining].map(action => unit(action.unit as string))
        const { attack, defence, line, column } = forecast(table.g, attackers, hex(opening.target as string))
        expect(battleIn(table.play({ do: 'resolve' }))).toMatchObject({ attack, defence, line, column })
      }),
      { numRuns: 60 },
    )
  })
})
