import { describe, expect, it } from 'vitest'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { PUBLIC } from '../../engine/game/game.ts'
import { warComesEarly as game } from './index.ts'
import { place } from './rules/03-hex-control.ts'
import { HEX, type State } from './state.ts'
import { HIDDEN, hear, imagine, view } from './view.ts'
import { hex, unit } from './world.ts'

const GERMAN = 0
const ALLIED = 1

/** A 1939 game with a Polish stack of three at Kielce: the cavalry on top, two corps under it. */
function polishStack(): State {
  const g = valueOrThrow(game.begin('1939', {}, fastDice(5)))
  for (const id of ['po-c1', 'po-c2', 'po-cav1']) place(g, unit(id), hex('3524'), null)
  return g
}

const placesIn = (seen: ReturnType<typeof view>) => (seen.state as { place: number[] }).place

describe('view', () => {
  it('[8.3a] shows the top unit of an enemy stack and how many lie under it, not who they are', () => {
    const g = polishStack()
    const seen = view(g, GERMAN)
    expect(placesIn(seen)[unit('po-cav1')]).toBe(hex('3524'))
    expect(placesIn(seen)[unit('po-c1')]).toBe(HIDDEN)
    expect(placesIn(seen)[unit('po-c2')]).toBe(HIDDEN)
    const stack = (seen.stacks as { hex: number; slots: unknown[] }[]).find(s => s.hex === hex('3524'))
    // The army that starts there and the two corps.
    expect(stack?.slots).toHaveLength(3)
  })

  it('[8.3a] hides nothing from the owner, and nothing of a stack that an attack has laid open', () => {
    const g = polishStack()
    expect(placesIn(view(g, ALLIED))).not.toContain(HIDDEN)
    g.hexFlags[hex('3524')] |= HEX.revealed
    expect(placesIn(view(g, GERMAN))[unit('po-c1')]).toBe(hex('3524'))
  })

  it('[8.3a] is the same for two positions that differ only in what the side may not know', () => {
    const one = polishStack()
    const other = valueOrThrow(game.begin('1939', {}, fastDice(5)))
    for (const id of ['po-c4', 'po-c2', 'po-cav1']) place(other, unit(id), hex('3524'), null)
    // The same corps lie in the pool in one and under the cavalry in the other: that is public, so bring them together.
    place(one, unit('po-c4'), hex('3322'), null)
    place(one, unit('po-pc'), hex('3322'), null)
    place(other, unit('po-c1'), hex('3322'), null)
    place(other, unit('po-pc'), hex('3322'), null)
    expect(view(one, GERMAN)).toEqual(view(other, GERMAN))
    expect(view(one, ALLIED)).not.toEqual(view(other, ALLIED))
    expect(game.legal(one, GERMAN)).toEqual(game.legal(other, GERMAN))
  })

  it('[8.3a] shows the public the top unit of every stack, whosever it is, and where zones of control reach', () => {
    const g = polishStack()
    place(g, unit('ge-m15'), hex('2912'), null)
    place(g, unit('ge-m16'), hex('2912'), null)
    const seen = view(g, PUBLIC)
    for (const id of ['po-c1', 'po-c2', 'ge-m15']) expect(placesIn(seen)[unit(id)]).toBe(HIDDEN)
    expect(placesIn(seen)[unit('ge-m16')]).toBe(hex('2912'))
    const [german, allied] = seen.zones as number[][]
    expect([allied, german]).toEqual([view(g, GERMAN).enemyZones, view(g, ALLIED).enemyZones])
    const events = [{ event: 'out-of-supply', rule: '10.5b', units: ['po-c1', 'ge-m15', 'ge-m16'] }]
    expect(hear(g, PUBLIC, events)[0].units).toEqual(['hidden', 'hidden', 'ge-m16'])
  })

  it('[8.3a] shows the public the same whatever one side cannot see', () => {
    const g = polishStack()
    for (const side of [GERMAN, ALLIED])
      for (let seed = 0; seed < 10; seed++)
        expect(view(valueOrThrow(imagine(view(g, side), fastDice(seed))), PUBLIC)).toEqual(view(g, PUBLIC))
  })

  it('does not name hidden units in the messages of the other side', () => {
    const g = polishStack()
    const events = [{ event: 'out-of-supply', rule: '10.5b', unit: 'po-c1', others: ['po-cav1', 'po-c2'] }]
    expect(hear(g, GERMAN, events)).toEqual([
      { event: 'out-of-supply', rule: '10.5b', unit: 'hidden', others: ['po-cav1', 'hidden'] },
    ])
    expect(hear(g, ALLIED, events)).toEqual(events)
  })
})

/** Units by hex, the top one last. */
function layOut(g: State, stacks: Readonly<Record<string, string>>): void {
  for (const [at, ids] of Object.entries(stacks))
    for (const id of ids.split(' ')) place(g, unit(id), hex(at), null)
}

describe('imagine', () => {
  it('gives sound positions that look the same', () => {
    const seen = view(polishStack(), GERMAN)
    for (let seed = 0; seed < 20; seed++) {
      const g = valueOrThrow(imagine(seen, fastDice(seed)))
      expect(game.faultsIn(g)).toEqual([])
      expect(view(g, GERMAN)).toEqual(seen)
    }
  })

  it('does not always guess the same', () => {
    const g = polishStack()
    for (const id of ['po-c3', 'po-pc', 'po-cav2']) place(g, unit(id), hex('3322'), null)
    const seen = view(g, GERMAN)
    const guesses = new Set<string>()
    for (let seed = 0; seed < 20; seed++) {
      const guess = valueOrThrow(imagine(seen, fastDice(seed)))
      guesses.add([guess.place[unit('po-c1')], guess.place[unit('po-c3')]].join())
    }
    expect(guesses.size).toBeGreaterThan(1)
  })

  it('finds the few deals that keep the limits when large units lie in many stacks', () => {
    const g = valueOrThrow(game.begin('1938', {}, fastDice(5)))
    layOut(g, {
      '0319': 'ge-sd11 ge-r4',
      '0418': 'ge-sd10 ge-r5',
      '0518': 'ge-sd9 ge-r1',
      '0614': 'ge-sd4 ge-r3',
      '0617': 'ge-sd8 ge-r6',
      '1014': 'ge-sd1 ge-r2',
      '1208': 'ge-sd2 ge-c2',
      '1319': 'ge-sd3 ge-c3',
      '1710': 'ge-sd5 ge-c4',
      '2015': 'ge-sd6 ge-c5',
      '2412': 'ge-sd7 ge-c6',
      '2328': 'ge-a2 ge-m15 ge-m14',
      '2329': 'ge-m16 ge-a8 ge-c8 ge-c1',
    })
    const seen = view(g, ALLIED)
    for (let seed = 0; seed < 20; seed++) {
      const guess = valueOrThrow(imagine(seen, fastDice(seed)))
      expect(new Set(['ge-a2', 'ge-a8'].map(id => guess.place[unit(id)]))).toEqual(
        new Set([hex('2328'), hex('2329')]),
      )
    }
  })

  it('finds the one room for small units among many that take anybody', () => {
    const g = valueOrThrow(game.begin('1938', {}, fastDice(5)))
    layOut(g, {
      '0319': 'ge-sd1 ge-r4',
      '0418': 'ge-sd5 ge-r5',
      '0518': 'ge-sd8 ge-r1',
      '0614': 'ge-sd9 ge-r3',
      '0617': 'ge-m15 ge-a3',
      '2328': 'ge-sd10 ge-a2 ge-c2 ge-c1',
      '2329': 'ge-m16 ge-sd11',
      '3322': 'po-gr po-lz',
      '3524': 'po-cav1 po-pz',
    })
    const seen = view(g, ALLIED)
    for (let seed = 0; seed < 100; seed++) {
      const guess = valueOrThrow(imagine(seen, fastDice(seed)))
      expect(guess.place[unit('ge-c2')]).toBe(hex('2328'))
    }
  })

  it('refuses a view that is none', () => {
    expect(imagine({}, fastDice(1)).ok).toBe(false)
    expect(imagine({ ...view(polishStack(), GERMAN), stacks: null }, fastDice(1)).ok).toBe(false)
    expect(imagine({ ...view(polishStack(), GERMAN), stacks: [{ hex: -4 }] }, fastDice(1)).ok).toBe(false)
    expect(imagine({ ...view(polishStack(), GERMAN), state: {} }, fastDice(1)).ok).toBe(false)
  })
})
