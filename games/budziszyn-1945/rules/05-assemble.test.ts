import { beforeEach, describe, expect, test } from 'vitest'
import type { Action } from '../../../engine/game/action.ts'
import { clockOf, HEX, type State, UNIT } from '../state.ts'
import { unit, unitIds } from '../units.ts'
import { grid, hex } from '../world.ts'
import { CELL } from './05-battle-cells.ts'
import { endCombatPhase } from './05-combat.ts'
import { around, emptyGame, layOutGround, put, putLimbered, type Table } from './testing.ts'
import { combatPhase, passOver, points } from './testing-attacks.ts'

const A = '3015'
const { N, NE, SE, S, SW } = around(A)
const FAR = around(around(S).S).S

let g: State
beforeEach(() => {
  layOutGround()
  g = emptyGame('nysa')
})

const has = (id: string, flag: number) => (g.unitFlags[unit(id)] & flag) !== 0
const assault = (targets: string, units: string, more: Partial<Action> = {}): Action =>
  ({ do: 'assault', targets: targets.split(' '), units: units.split(' '), ...more }) as Action

/** Opens an attack on A with these units in it. */
function opened(units: string): Table {
  const table = combatPhase(g)
  table.play({ do: 'attack', hex: A })
  for (const id of units.split(' ')) table.play({ do: 'join', unit: id })
  return table
}

describe('who may attack what', () => {
  test('[5.1.2] adjacent hexes only', () => {
    put(g, 'su-vii-24', N)
    put(g, 'de-72-124', around(A).S)
    const table = combatPhase(g)
    expect(table.why({ do: 'attack', hex: S })).toBe('5.1.2')
    expect(table.legal()).toEqual([{ do: 'end' }])
  })

  test('[5.2.1a] a unit that is not next to the target does not join', () => {
    put(g, 'su-vii-24', N)
    put(g, 'su-vii-25', around(N).N)
    put(g, 'de-72-124', A)
    expect(opened('su-vii-24').why({ do: 'join', unit: 'su-vii-25' })).toBe('5.1.2')
  })

  test('[5.1.10] towed guns of any kind do not attack', () => {
    put(g, 'de-flak1 de-artV de-72-124', N)
    put(g, 'su-vii-24', A)
    const table = combatPhase(g, 1)
    table.play({ do: 'attack', hex: A })
    expect(table.why({ do: 'join', unit: 'de-flak1' })).toBe('5.1.10')
    expect(table.why({ do: 'join', unit: 'de-artV' })).toBe('5.1.10')
  })

  test('[5.1.1] a unit fights once in a phase, as attacker or as target', () => {
    put(g, 'su-vii-24', N)
    put(g, 'su-vii-25', SE)
    put(g, 'de-72-124', A)
    put(g, 'de-artV', S)
    const table = combatPhase(g)
    table.play(assault(A, 'su-vii-24 su-vii-25'))
    table.play({ do: 'ready' })
    passOver(g)
    expect(has('su-vii-24', UNIT.fought) && has('de-72-124', UNIT.fought)).toBe(true)
    expect(table.why(assault(A, 'su-vii-25'))).toBe('5.1.2')
    put(g, 'su-vii-26', SW)
    expect(table.why({ do: 'attack', hex: A })).toBe('5.1.1')
    expect(table.why(assault(S, 'su-vii-25'))).toBe('5.1.1')
  })

  test('[5.1.1] units that fell back into a hex are out of it, and those who were there defend', () => {
    put(g, 'su-vii-24', N)
    put(g, 'de-72-124', A)
    put(g, 'de-72-266', A, { levels: 1 })
    const table = combatPhase(g)
    g.unitFlags[unit('de-72-266')] |= UNIT.fought
    table.play(assault(A, 'su-vii-24'))
    expect([has('de-72-124', UNIT.defending), has('de-72-266', UNIT.defending)]).toEqual([true, false])
  })

  test('[6.4.5] a hex under fire is not attacked directly', () => {
    put(g, 'su-vii-24', N)
    put(g, 'de-artV', A)
    const table = combatPhase(g)
    g.unitFlags[unit('de-artV')] |= UNIT.firedUpon
    expect(table.why({ do: 'attack', hex: A })).toBe('6.4.5')
  })

  test('[5.1.6] any of the attacks may come first', () => {
    put(g, 'su-vii-24', N)
    put(g, 'de-72-124', A)
    put(g, 'su-vii-25', FAR)
    put(g, 'de-72-266', around(FAR).S)
    const table = combatPhase(g)
    expect(table.legal()).toContainEqual({ do: 'attack', hex: A })
    expect(table.legal()).toContainEqual({ do: 'attack', hex: around(FAR).S })
    table.play(assault(around(FAR).S, 'su-vii-25'))
    passOver(g)
    expect(table.why(assault(A, 'su-vii-24'))).toBe(null)
  })

  test('[1.2e] self-propelled artillery attacks like a regular unit', () => {
    put(g, 'de-21-art', N)
    put(g, 'su-vii-24', A)
    expect(combatPhase(g, 1).why(assault(A, 'de-21-art'))).toBe(null)
  })

  test('[4.1.3] across a big river as well, though nobody must (R64)', () => {
    layOutGround({ sides: [`${A}/${N} big-river name="Nysa"`] })
    put(g, 'su-vii-24', N)
    put(g, 'de-72-124', A)
    const table = combatPhase(g)
    expect([table.why({ do: 'end' }), table.why(assault(A, 'su-vii-24'))]).toEqual([null, null])
  })
})

describe('[5.1.5] one hex on one side', () => {
  beforeEach(() => {
    put(g, 'de-72-124', A)
    put(g, 'de-72-266', NE)
    put(g, 'su-vii-24 su-vii-25', N)
    put(g, 'su-vii-26', SE)
  })

  test('[5.1.5] one attacking hex against two defending ones is legal', () => {
    expect(combatPhase(g).why(assault(`${A} ${NE}`, 'su-vii-24'))).not.toBe('5.1.5')
  })

  test('[5.1.5] two against two is not, in whatever order they are named', () => {
    const table = combatPhase(g)
    expect(table.why(assault(`${A} ${NE}`, 'su-vii-24 su-vii-26'))).toBe('5.1.5')
    table.play({ do: 'attack', hex: A })
    table.play({ do: 'join', unit: 'su-vii-24' })
    table.play({ do: 'join', unit: 'su-vii-26' })
    expect(table.why({ do: 'target', hex: NE })).toBe('5.1.5')
    table.play({ do: 'leave', unit: 'su-vii-26' })
    expect(table.why({ do: 'target', hex: NE })).toBe(null)
  })

  test('[5.1.5] hexes that nobody could attack together are not named together', () => {
    put(g, 'de-72-105', around(S).S)
    put(g, 'su-ivarm-3', S)
    const table = combatPhase(g)
    table.play({ do: 'attack', hex: NE })
    expect(table.why({ do: 'target', hex: around(S).S })).toBe('5.1.2')
  })
})

describe('guns in support of an attack', () => {
  beforeEach(() => {
    put(g, 'su-vii-24', N)
    put(g, 'de-72-124', A)
  })

  test('[6.3.2] three hexes from an attacker is near enough, four from the target does not matter', () => {
    const three = around(around(around(N).N).N).N
    put(g, 'su-52-art1', three)
    put(g, 'su-52-art2', around(three).N)
    const table = opened('su-vii-24')
    expect(grid.distance(hex(three), hex(A))).toBe(4)
    expect(table.why({ do: 'support', unit: 'su-52-art1' })).toBe(null)
    expect(table.why({ do: 'support', unit: 'su-52-art2' })).toBe('6.3.2')
  })

  test('[6.3.1] not in transport set-up, and only artillery', () => {
    putLimbered(g, 'su-52-art1', N)
    put(g, 'su-vii-25', around(N).N)
    const table = opened('su-vii-24')
    expect(table.why({ do: 'support', unit: 'su-52-art1' })).toBe('6.3.1')
    expect(table.why({ do: 'support', unit: 'su-vii-25' })).toBe('6.3.1')
  })

  test('[6.1.4] once in a phase, and again in the next', () => {
    put(g, 'su-52-art1', N)
    put(g, 'su-vii-25', S)
    put(g, 'de-72-266', SW)
    let table = combatPhase(g)
    table.play(assault(A, 'su-vii-24', { support: ['su-52-art1'] }))
    passOver(g)
    expect(has('su-52-art1', UNIT.fired)).toBe(true)
    expect(table.why(assault(SW, 'su-vii-25', { support: ['su-52-art1'] }))).toBe('6.1.4')
    endCombatPhase(g, null)
    table = combatPhase(g)
    expect(table.why(assault(A, 'su-vii-24 su-vii-25', { support: ['su-52-art1'] }))).not.toBe('6.1.4')
  })

  test('[6.5.6] not in the two combat phases after a barrage', () => {
    put(g, 'su-52-art1', N, { flags: UNIT.barrageTwo })
    const refusals = [0, 1, 2].map(() => {
      const refusal = opened('su-vii-24').why({ do: 'support', unit: 'su-52-art1' })
      passOver(g)
      endCombatPhase(g, null)
      return refusal
    })
    expect(refusals).toEqual(['6.5.6', '6.5.6', null])
  })

  test('[6.6.2] alone next to the target it supports, and shares the result [6.3.5]; from farther off it does not [6.3.4]', () => {
    put(g, 'su-52-art1', SE)
    put(g, 'su-52-art2', around(N).N)
    const table = combatPhase(g)
    table.play(assault(A, 'su-vii-24', { support: ['su-52-art1', 'su-52-art2'] }))
    expect(has('su-52-art1', UNIT.attacking)).toBe(true)
    expect(has('su-52-art2', UNIT.attacking)).toBe(false)
  })

  test('[6.3.2] a gun goes with the last attacker in its range', () => {
    const far = around(around(around(S).S).S).S
    put(g, 'su-vii-25', S)
    put(g, 'su-52-art1', far)
    const table = opened('su-vii-24 su-vii-25')
    table.play({ do: 'support', unit: 'su-52-art1' })
    table.play({ do: 'leave', unit: 'su-vii-25' })
    expect(has('su-52-art1', UNIT.supporting)).toBe(false)
  })
})

describe('declaring', () => {
  beforeEach(() => {
    points('su-vii-24', 5)
    put(g, 'su-vii-24', N, { outOfSupply: 1 })
    put(g, 'de-72-124', A)
  })

  test('[10.2.3] full strength costs a level when the attack is declared, not before [10.2.5]', () => {
    const table = opened('su-vii-24')
    table.play({ do: 'pay', unit: 'su-vii-24' })
    expect(g.outOfSupply[unit('su-vii-24')]).toBe(1)
    table.play({ do: 'resolve' })
    expect(g.outOfSupply[unit('su-vii-24')]).toBe(2)
  })

  test('[10.2.3] a unit in supply has nothing to pay for', () => {
    put(g, 'su-vii-25', N)
    expect(opened('su-vii-25').why({ do: 'pay', unit: 'su-vii-25' })).toBe('10.2.3')
  })

  test('[5.2.1a] the column is settled and the dice are next; nobody is asked who has nothing to choose', () => {
    const log = combatPhase(g).play(assault(A, 'su-vii-24'))
    expect(log.map(({ event }) => event)).toEqual(['attack', 'odds'])
    expect(g.battle[CELL.column]).toBe(3)
  })

  test('[16.1.3] both stacks lie open until the phase ends', () => {
    combatPhase(g).play(assault(A, 'su-vii-24'))
    expect([N, A].map(name => g.hexFlags[hex(name)] & HEX.open)).toEqual([HEX.open, HEX.open])
    endCombatPhase(g, null)
    expect(g.hexFlags[hex(A)] & HEX.open).toBe(0)
  })

  test('[5.6.5] who was resting begins anew', () => {
    put(g, 'de-72-124', A, { disorganised: 2 })
    g.turn = 3
    combatPhase(g).play(assault(A, 'su-vii-24'))
    expect(g.disorganised[unit('de-72-124')]).toBe(clockOf(g))
  })

  test('an attack that is given up leaves nothing behind', () => {
    const table = combatPhase(g)
    const before = g.numbers()
    table.play({ do: 'attack', hex: A })
    table.play({ do: 'join', unit: 'su-vii-24' })
    table.play({ do: 'pay', unit: 'su-vii-24' })
    table.play({ do: 'cancel' })
    expect(g.numbers()).toEqual(before)
  })
})

test('what is offered is exactly what is allowed', () => {
  put(g, 'su-vii-24 su-52-124', N)
  put(g, 'su-vii-25', SE, { outOfSupply: 1 })
  put(g, 'su-52-art1 su-hq52', around(N).N)
  put(g, 'de-72-124', A)
  put(g, 'de-21-22 de-artV', NE)
  g.kills.set([1, hex(A), 2, 1])
  const table = opened('su-vii-24 su-52-124')
  const everything: Action[] = [{ do: 'resolve' }, { do: 'cancel' }]
  for (const id of unitIds) {
    for (const verb of ['join', 'support', 'leave', 'ability', 'pay']) everything.push({ do: verb, unit: id })
    for (const verb of ['ability', 'pay']) everything.push({ do: verb, unit: id, on: false })
  }
  for (const name of grid.names) everything.push({ do: 'target', hex: name })
  for (let use = -1; use < 8; use++) everything.push({ do: 'kills', use })
  for (const on of [true, false]) everything.push({ do: 'influence', on })
  const written = (actions: readonly Action[]) => actions.map(action => JSON.stringify(action)).sort()
  expect(written(table.legal())).toEqual(written(everything.filter(action => table.why(action) === null)))
})
