import { beforeEach, describe, expect, test } from 'vitest'
import { type State, UNIT } from '../state.ts'
import { unitIds } from '../units.ts'
import { around, emptyGame, fortify, layOutGround, put, type Table } from './testing.ts'
import { combatPhase, passOver } from './testing-attacks.ts'

const A = '3015'
const { N, NE, SE, S, SW } = around(A)

let g: State
beforeEach(() => {
  layOutGround()
  g = emptyGame('nysa')
})

const flagged = (flag: number) => unitIds.filter((_, u) => (g.unitFlags[u] & flag) !== 0)
const assault = (targets: string, units: string) => ({
  do: 'assault',
  targets: targets.split(' '),
  units: units.split(' '),
})
const END = { do: 'end' }

/** Fights an attack of which nothing comes. */
function fight(table: Table, targets: string, units: string): void {
  table.play(assault(targets, units))
  while (table.asked() === 'defence') table.play({ do: 'ready' })
  passOver(g)
}

describe('who is bound', () => {
  test('[5.1.3] a unit in an enemy zone of control must attack, and the phase does not end before', () => {
    put(g, 'su-vii-57', N)
    put(g, 'de-72-124', A)
    const table = combatPhase(g)
    expect(table.why(END)).toBe('5.1.3')
    fight(table, A, 'su-vii-57')
    expect(table.why(END)).toBe(null)
  })

  test('[5.1.3] it may attack any adjacent enemy; the one in whose zone it stands is then left to another', () => {
    put(g, 'su-vii-57', N)
    put(g, 'de-72-124', A)
    put(g, 'de-artV', NE)
    put(g, 'su-vii-24', S)
    const table = combatPhase(g)
    expect(table.why(assault(NE, 'su-vii-57'))).toBe(null)
    expect(table.why(assault(A, 'su-vii-57'))).toBe('5.1.3/4')
    expect(table.why(assault(A, 'su-vii-57 su-vii-24'))).toBe(null)
  })

  test('[5.1.4] infantry in a swamp must be attacked by the mechanised brigade that it reaches, but need not attack itself', () => {
    layOutGround({ hexes: { [A]: 'swamp' } })
    put(g, 'su-vii-24', N)
    put(g, 'de-72-124', A)
    let table = combatPhase(g)
    expect(flagged(UNIT.mustBeAttacked)).toEqual(['de-72-124'])
    expect(table.why(END)).not.toBe(null)
    table = combatPhase(g, 1)
    expect(flagged(UNIT.mustAttack | UNIT.mustBeAttacked)).toEqual([])
    expect(table.why(END)).toBe(null)
  })

  test('[7.1.11] a dug-in unit alone in an enemy zone need not attack, and its enemy need not be attacked', () => {
    put(g, 'su-vii-57', N)
    fortify(g, N, 'soviet')
    put(g, 'de-72-124', A)
    expect(combatPhase(g).why(END)).toBe(null)
  })

  test('[7.2.5] nor does one in a fixed position', () => {
    layOutGround({ sides: [`${N}/${A} fixed-position`] })
    put(g, 'su-vii-57', N)
    put(g, 'de-72-124', A)
    expect(combatPhase(g).why(END)).toBe(null)
  })

  test('[5.1.3] guns, headquarters, anti-tank guns and self-propelled artillery are free, and so is whoever stands across a big river', () => {
    layOutGround({ sides: [`${S}/${A} big-river name="Nysa"`] })
    put(g, 'de-21-art de-hqV de-artV de-flak1', N)
    put(g, 'de-72-124', S)
    put(g, 'su-vii-57', A)
    expect(combatPhase(g, 1).why(END)).toBe(null)
    expect(flagged(UNIT.mustAttack)).toEqual([])
  })

  test('[5.1.7] voluntary attacks may be left undone', () => {
    put(g, 'su-vii-57', N)
    fortify(g, N, 'soviet')
    put(g, 'de-72-124', A)
    const table = combatPhase(g)
    expect(table.legal()).toContainEqual({ do: 'attack', hex: A })
    expect(table.legal()).toContainEqual(END)
  })

  test('[2.2-4] an enemy with dug-in and other units in its zone is bound until somebody attacks it', () => {
    put(g, 'su-vii-57', N)
    put(g, 'su-vii-24', SW)
    fortify(g, SW, 'soviet')
    put(g, 'de-72-124', A)
    put(g, 'de-artV', NE)
    const table = combatPhase(g)
    fight(table, NE, 'su-vii-57')
    expect(table.why(END)).toBe('5.1.4')
    fight(table, A, 'su-vii-24')
    expect(table.why(END)).toBe(null)
  })
})

describe('[5.1.3/4] the example of the rulebook', () => {
  // A has 1, 2 and 3 in its zone; 2 and 3 are dug in; only 1 is next to B.
  const B = around(N).N
  let table: Table
  beforeEach(() => {
    put(g, 'de-72-124', A)
    put(g, 'de-72-266', B)
    put(g, 'su-vii-24', N)
    put(g, 'su-vii-25', SE)
    put(g, 'su-vii-26', SW)
    fortify(g, SE, 'soviet')
    fortify(g, SW, 'soviet')
    table = combatPhase(g)
  })

  test('[5.1.3/4] both enemies are bound, and of ours only the one that is not dug in', () => {
    expect(flagged(UNIT.mustBeAttacked)).toEqual(['de-72-124', 'de-72-266'])
    expect(flagged(UNIT.mustAttack)).toEqual(['su-vii-24'])
  })

  test('[5.1.3/4] 1 attacks both and the others are idle', () => {
    fight(table, `${A} ${B}`, 'su-vii-24')
    expect(table.why(END)).toBe(null)
  })

  test('[5.1.3/4] 1 attacks B, then one of the others must attack A', () => {
    fight(table, B, 'su-vii-24')
    expect(table.why(END)).toBe('5.1.4')
    fight(table, A, 'su-vii-26')
    expect(table.why(END)).toBe(null)
  })

  test('[5.1.3/4] 1 may not attack A only, with or without the others', () => {
    expect(table.why(assault(A, 'su-vii-24'))).toBe('5.1.3/4')
    expect(table.why(assault(A, 'su-vii-24 su-vii-25 su-vii-26'))).toBe('5.1.3/4')
  })

  test('[5.1.3/4] nobody may join when 1 attacks both', () => {
    expect(table.why(assault(`${A} ${B}`, 'su-vii-24 su-vii-25'))).toBe('5.1.2')
  })

  test('[5.1.3/4] the others may attack A first, and 1 then B', () => {
    fight(table, A, 'su-vii-25 su-vii-26')
    expect(table.why(END)).not.toBe(null)
    fight(table, B, 'su-vii-24')
    expect(table.why(END)).toBe(null)
  })
})

describe('what a declaration must leave', () => {
  test('[5.1.3/4] two bound units with the same only target attack it together', () => {
    put(g, 'de-72-124', A)
    put(g, 'su-vii-24', N)
    put(g, 'su-vii-25', S)
    const table = combatPhase(g)
    expect(table.why(assault(A, 'su-vii-24'))).toBe('5.1.3/4')
    expect(table.why(assault(A, 'su-vii-24 su-vii-25'))).toBe(null)
  })

  test('[5.1.3/4] whoever can no longer be served is released', () => {
    put(g, 'de-72-124', A)
    put(g, 'su-vii-24', N)
    const table = combatPhase(g)
    // Fire has fallen on the only target (6.4.5 would have refused it).
    g.unitFlags[unitIds.indexOf('de-72-124')] |= UNIT.firedUpon
    expect(table.why(END)).toBe(null)
  })

  test('[6.4.5] guns may not fire at an enemy who must be attacked', () => {
    put(g, 'de-72-124', A)
    put(g, 'su-vii-24', N)
    put(g, 'su-52-art1', around(N).N)
    const table = combatPhase(g)
    expect(table.why({ do: 'fire', hex: A, unit: 'su-52-art1' })).toBe('6.4.5')
  })
})

describe('what guns must leave', () => {
  test('[6.4.5] fire does not take the last target of a unit that must still attack', () => {
    put(g, 'de-72-124', A)
    put(g, 'de-artV', NE)
    put(g, 'su-vii-24', N)
    put(g, 'su-vii-25', S)
    put(g, 'su-52-art1', around(around(N).N).N)
    const table = combatPhase(g)
    expect(table.why({ do: 'fire', hex: NE, unit: 'su-52-art1' })).toBe(null)
    fight(table, A, 'su-vii-25')
    // 24 is still bound, and the guns in NE are all that is left for it.
    expect(table.why({ do: 'fire', hex: NE, unit: 'su-52-art1' })).toBe('6.4.5')
  })

  test('[5.1.3/4] a self-propelled gun that supports or fires may be the last that could attack somebody who must be attacked', () => {
    const OTHER = around(N).NE
    const FAR = around(around(around(OTHER).NE).NE).NE
    put(g, 'su-hq52', FAR)
    put(g, 'su-vii-24', A)
    put(g, 'su-vii-25', OTHER)
    put(g, 'de-72-124', N)
    put(g, 'de-21-art', around(OTHER).NE)
    const table = combatPhase(g, 1)
    expect(flagged(UNIT.mustBeAttacked)).toEqual(['su-vii-24', 'su-vii-25'])
    expect(table.why({ ...assault(A, 'de-72-124'), support: ['de-21-art'] })).toBe('5.1.3/4')
    expect(table.why({ do: 'fire', hex: FAR, unit: 'de-21-art' })).toBe(null)
    fight(table, A, 'de-72-124')
    expect(table.why(END)).toBe('5.1.4')
    expect(table.why({ do: 'fire', hex: FAR, unit: 'de-21-art' })).toBe('5.1.3/4')
    fight(table, OTHER, 'de-21-art')
    expect(table.why(END)).toBe(null)
  })
})

describe('Poles who have changed sides', () => {
  const POLE = { camp: 'american', flags: UNIT.defector } as const
  beforeEach(() => {
    g = emptyGame('stars-2')
    g.turn = 2
  })

  test('[S-8g] next to Germans they must attack them, also out of field fortifications', () => {
    put(g, 'pl-16', N, POLE)
    put(g, 'de-72-124', A)
    fortify(g, N, 'american')
    const table = combatPhase(g)
    expect(table.why(END)).toBe('S-8g')
    fight(table, A, 'pl-16')
    expect(table.why(END)).toBe(null)
  })

  test('[S-8g] they may attack nobody else, and Americans do not join', () => {
    put(g, 'pl-16', N, POLE)
    put(g, 'us-69-271', N)
    put(g, 'de-72-124', A)
    put(g, 'su-vii-24', around(N).N)
    const table = combatPhase(g)
    expect(table.why(assault(around(N).N, 'pl-16'))).toBe('S-8g')
    expect(table.why(assault(A, 'pl-16 us-69-271'))).toBe('5.1.2')
    expect(table.why(assault(around(N).N, 'us-69-271'))).toBe(null)
  })

  test('[S-8g, 7.1.11] dug in they bind only themselves: Soviets beside them need not be attacked', () => {
    put(g, 'pl-16', N, POLE)
    put(g, 'de-72-124', A)
    put(g, 'su-vii-24', around(N).N)
    fortify(g, N, 'american')
    combatPhase(g)
    expect(flagged(UNIT.mustAttack)).toEqual(['pl-16'])
    expect(flagged(UNIT.mustBeAttacked)).toEqual([])
  })

  test('[6.4.5] Soviets whom nobody but such a Pole could attack may be fired upon: he has to attack Germans', () => {
    const SOVIETS = around(N).N
    put(g, 'pl-16', N, POLE)
    put(g, 'de-72-124', A)
    put(g, 'su-vii-24', SOVIETS)
    put(g, 'us-VII-art1', around(N).SW)
    const table = combatPhase(g)
    expect(flagged(UNIT.mustBeAttacked)).toEqual(['su-vii-24'])
    expect(table.why({ do: 'fire', hex: SOVIETS, unit: 'us-VII-art1' })).toBe(null)
  })

  test('[S-8g] the Germans next to them do not slip away by attacking somebody else first', () => {
    put(g, 'pl-16', N, POLE)
    put(g, 'de-72-124', A)
    put(g, 'su-vii-24', S)
    const table = combatPhase(g)
    expect(table.why(assault(S, 'de-72-124'))).toBe('S-8g')
    fight(table, A, 'pl-16')
    expect(table.why(END)).toBe(null)
  })

  test('[S-8g] with three players the German player answers', () => {
    g = emptyGame('stars-3')
    put(g, 'pl-16', N, POLE)
    put(g, 'de-72-124', A)
    put(g, 'de-hqV', A)
    const table = combatPhase(g)
    table.play(assault(A, 'pl-16'))
    expect([table.asked(), table.askedSide()]).toEqual(['defence', 2])
  })

  test('[S-8a] Germans of the Allied player do not attack on the first day and are not bound', () => {
    g.turn = 1
    put(g, 'de-72-124', N)
    put(g, 'su-vii-24', A)
    const table = combatPhase(g)
    expect(table.why({ do: 'attack', hex: A })).not.toBe(null)
    expect(table.why(END)).toBe(null)
  })
})
