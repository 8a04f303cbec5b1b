import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onlyHeadings } from '../../../engine/battle/table.ts'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import type { Action } from '../../../engine/game/action.ts'
import { type State, UNIT } from '../state.ts'
import { combatResults } from '../tables.ts'
import { fullLevels, isTowed, UNITS, unit, unitIds } from '../units.ts'
import { grid, HEXES, hex, layOut } from '../world.ts'
import { levelsIn, STACKING_LIMIT } from './03-stacking.ts'
import { derivedOf } from './04-zones-of-control.ts'
import { fight } from './05-test-kit.ts'
import { around, emptyGame, layOutGround, put, type Table } from './testing.ts'

const T = '2713'
const GERMANS = [
  'de-6-37',
  'de-6-18',
  'de-21-22',
  'de-rg1',
  'de-artV',
  'de-artGD',
  'de-hqV',
  'de-691at',
  'de-vs1',
  'de-463',
  'de-1hg-art',
  'de-546',
]
const SOVIETS = [
  'su-52-213',
  'su-52-254',
  'su-vii-24',
  'su-vii-25',
  'su-5g-13',
  'su-hq52',
  'su-52-art1',
  'su-icav-1',
  'pl-16',
]

beforeAll(() => {
  const far = around(around(T).S)
  layOutGround({
    hexes: { [around(T).SE]: 'swamp', [far.S]: 'forest', [far.SW]: 'lake' },
    sides: [
      `${around(T).S}/${far.S} big-river+bridge name="Nysa"`,
      `${around(T).S}/${far.SE} big-river name="Nysa"`,
    ],
  })
})
afterAll(() => layOut())

/** A crowd around one hex, and a combat over it; everything follows from the seed. */
function anyCombat(seed: number): Table | null {
  const chance = fastDice(seed)
  let drawn = 0
  const draw = (n: number) => chance.below(drawn++, n)
  const g = emptyGame('nysa')
  const near = grid.names.filter(name => grid.distance(hex(name), hex(T)) <= 3 && name !== T)
  const settle = (ids: readonly string[], hexes: readonly string[]) => {
    for (const id of ids) {
      const at = hexes[draw(hexes.length)]
      const isFree = g.top[hex(at)] < 0 || g.camp[g.top[hex(at)]] === g.camp[unit(id)]
      if (draw(3) === 0 || !isFree || levelsIn(g, hex(at)) + fullLevels[unit(id)] > STACKING_LIMIT) continue
      const isLimbered = isTowed[unit(id)] && draw(2) === 0
      put(g, id, at, {
        levels: 1 + draw(fullLevels[unit(id)]),
        flags: isLimbered ? UNIT.transport : 0,
        outOfSupply: draw(2),
      })
    }
  }
  settle(GERMANS, [...Array<string>(20).fill(T), ...near])
  settle(SOVIETS, [...Array<string>(9).fill(around(T).N), ...Array<string>(9).fill(around(T).NE), ...near])
  const attackers = SOVIETS.filter(
    id => g.place[unit(id)] >= 0 && grid.distance(g.place[unit(id)], hex(T)) === 1,
  ).filter(id => id !== 'su-hq52' && id !== 'su-52-art1')
  if (attackers.length === 0 || g.top[hex(T)] < 0 || g.camp[g.top[hex(T)]] === g.camp[unit('su-vii-24')])
    return null
  const labels = onlyHeadings(combatResults).labels
  const dice = Array.from({ length: 40 }, () => 1 + draw(6))
  return fight(g, { attackers: attackers.join(' '), targets: [T], column: labels[draw(labels.length)], dice })
}

/** Every action of these decisions that names a unit on the map and a hex near it. */
function thinkable(g: State): Action[] {
  const actions: Action[] = [{ do: 'done' }]
  for (let u = 0; u < UNITS; u++) {
    if (g.place[u] < 0) continue
    for (const verb of ['lose', 'stay', 'pursue']) actions.push({ do: verb, unit: unitIds[u] })
    for (let direction = 0; direction < 6; direction++) {
      const to = grid.names[grid.neighbours[g.place[u] * 6 + direction]]
      actions.push({ do: 'fall-back', unit: unitIds[u], to })
    }
  }
  for (const name of grid.names)
    if (grid.distance(hex(name), hex(T)) <= 6) actions.push({ do: 'chase', to: name })
  return actions
}

const key = (action: Action) => `${action.do} ${action.unit ?? ''} ${action.to ?? ''}`
const told = (actions: readonly Action[]) => actions.map(key).toSorted()

function fullestHex(g: State): number {
  let most = 0
  for (let h = 0; h < HEXES; h++) most = Math.max(most, levelsIn(g, h))
  return most
}

/** Zones of control as they are kept, and as they come out when counted anew. */
function zonesAgree(g: State): boolean {
  const kept = derivedOf(g).zones
  const fresh = g.copy()
  fresh.derived = undefined
  return derivedOf(fresh).zones.every((zone, camp) => zone.every((count, h) => count === kept[camp][h]))
}

describe('any combat', () => {
  it('[5.2.1f] offers exactly what is allowed, comes to an end, and leaves nothing behind', () => {
    const seen = new Set<string>()
    let fought = 0
    for (let seed = 1; seed <= 80; seed++) {
      const table = anyCombat(seed)
      if (table === null) continue
      fought += 1
      const g = table.g
      for (let turn = 0; table.asked() !== undefined; turn++) {
        seen.add(table.asked()!)
        const legal = table.legal()
        expect(legal.length, `seed ${seed}`).toBeGreaterThan(0)
        if (turn % 4 === 0)
          expect(told(legal), `seed ${seed}`).toEqual(
            told(thinkable(g).filter(action => table.why(action) === null)),
          )
        table.play(legal[(seed * 31 + turn * 17) % legal.length])
        expect(turn, `seed ${seed}`).toBeLessThan(80)
      }
      expect(fullestHex(g), `seed ${seed}`).toBeLessThanOrEqual(STACKING_LIMIT)
      expect(zonesAgree(g), `seed ${seed}`).toBe(true)
      expect(
        [...g.battle, ...g.trail, ...g.flow].every(cell => cell === 0),
        `seed ${seed}`,
      ).toBe(true)
    }
    expect([...seen].toSorted()).toEqual(['chase', 'fallBack', 'losses', 'pursuit'])
    expect(fought).toBeGreaterThan(60)
  })
})
