import { describe, expect, it } from 'vitest'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import type { GameEvent } from '../../engine/game/action.ts'
import { PUBLIC } from '../../engine/game/game.ts'
import { FRENCH, GERMAN_EAST, GERMAN_WEST, PLAYERS, POLISH } from './forces.ts'
import { hingeOfFate } from './index.ts'
import { place } from './rules/03-hex-control.ts'
import { HEX, HIDDEN, PHASE, type State, UNIT } from './state.ts'
import { hear, imagine, isHiddenFrom, view } from './view.ts'
import { hex, unit, unitIds } from './world.ts'

/** Warsaw holds Łódź Army on top, Kraków Army and the CRHC under it; Breslau IV Corps over VIII Corps. */
function stacked(): State {
  const g = valueOrThrow(hingeOfFate.begin('hinge', {}, fastDice(1)))
  for (const id of ['pl-crhc', 'pl-krk', 'pl-lod']) place(g, unit(id), hex('E2523'), true, null)
  for (const id of ['ags-8', 'ags-4']) place(g, unit(id), hex('E2535'), true, null)
  return g
}

const placesIn = (seen: ReturnType<typeof view>) => (seen.state as { place: number[] }).place

describe('what a command sees', () => {
  it.each([
    ['German East', GERMAN_EAST, ['pl-crhc', 'pl-krk']],
    ['German West', GERMAN_WEST, ['pl-crhc', 'pl-krk']],
    ['the Poles', POLISH, ['ags-8']],
    ['the French', FRENCH, ['ags-8']],
    ['the public', PUBLIC, ['pl-crhc', 'pl-krk', 'ags-8']],
  ])('[3.4a] %s: not what lies under the top of an enemy stack', (_, viewer, hidden) => {
    const g = stacked()
    const places = placesIn(view(g, viewer))
    expect(unitIds.filter((_, u) => places[u] === HIDDEN).sort()).toEqual([...hidden].sort())
    expect(unitIds.filter((_, u) => isHiddenFrom(g, viewer, u)).sort()).toEqual([...hidden].sort())
  })

  it('[3.4a] the same whoever lies there', () => {
    const one = stacked()
    const other = stacked()
    // Kraków Army and the northern group of the Prusy Army change places.
    place(other, unit('pl-png'), hex('E2523'), true, null)
    place(other, unit('pl-lod'), hex('E2523'), true, null)
    place(other, unit('pl-krk'), hex('E2727'), true, null)
    place(one, unit('pl-lod'), hex('E2523'), true, null)
    const [a, b] = [one, other].map(g => view(g, GERMAN_EAST))
    expect(a.stacks).toEqual(b.stacks)
  })

  it('[3.4a] everything while a stack is being attacked', () => {
    const g = stacked()
    g.hexFlags[hex('E2523')] |= HEX.revealed
    expect(isHiddenFrom(g, GERMAN_EAST, unit('pl-krk'))).toBe(false)
    expect(isHiddenFrom(g, PUBLIC, unit('pl-krk'))).toBe(false)
  })

  it('not which hidden unit begins to move', () => {
    const g = stacked()
    g.mover = unit('pl-krk')
    g.unitFlags[unit('pl-krk')] = UNIT.begun
    const seen = view(g, GERMAN_EAST)
    expect((seen.state as { mover: number }).mover).toBe(-1)
    expect(JSON.stringify(seen.stacks)).toContain(`"marks":${UNIT.begun},"moves":true`)
    const dealt = valueOrThrow(imagine(seen, fastDice(3)))
    expect(dealt.mover).toBeGreaterThanOrEqual(0)
    expect(dealt.unitFlags[dealt.mover]).toBe(UNIT.begun)
  })
})

describe('a look at a stack', () => {
  /** A German attack on Łódź, which one Pole or two hold. */
  function declared(...defenders: string[]): State {
    const g = valueOrThrow(hingeOfFate.begin('hinge', {}, fastDice(1)))
    for (const id of defenders) place(g, unit(id), hex('E2528'), true, null)
    place(g, unit('ags-8'), hex('E2428'), true, null)
    hingeOfFate.perform(g, GERMAN_EAST, { do: 'order', order: 'fight-move' }, null)
    hingeOfFate.perform(g, GERMAN_EAST, { do: 'attack', target: 'E2528', units: ['ags-8'] }, null)
    return g
  }

  it('[3.4b] is counted, so that nobody takes it back', () => {
    expect(declared('pl-lod', 'pl-krk').revelations).toBe(1)
  })

  it('[3.4b] is none where nothing was hidden', () => {
    expect(declared('pl-lod').revelations).toBe(0)
  })
})

describe('what a command hears', () => {
  const events: GameEvent[] = [
    { event: 'moved', rule: '11.2', unit: 'pl-krk', from: 'E2524', to: 'E2523' },
    { event: 'eliminated', rule: '12.7', unit: 'pl-krk' },
  ]

  it('[3.4a] leaves out the names of hidden units, except in a battle', () => {
    const g = stacked()
    expect(hear(g, GERMAN_EAST, events).map(({ unit }) => unit)).toEqual(['hidden', 'pl-krk'])
    expect(hear(g, POLISH, events)).toEqual(events)
    expect(hear(g, FRENCH, events)).toEqual(events)
    expect(hear(g, PUBLIC, events)[0].unit).toBe('hidden')
  })
})

describe('a position that a view allows', () => {
  it('has every hidden unit in some stack where it fits', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const g = stacked()
      const dealt = valueOrThrow(imagine(view(g, GERMAN_EAST), fastDice(seed)))
      expect(hingeOfFate.faultsIn(dealt)).toEqual([])
      expect(dealt.place).toEqual(g.place)
    }
  })

  it('[2.11a] leaves static units where they were', () => {
    const g = stacked()
    place(g, unit('agn-2'), hex('E1126'), true, null)
    const dealt = imagine(view(g, POLISH), fastDice(2))
    expect(dealt.ok && dealt.value.place[unit('agn-dnz')]).toBe(hex('E1126'))
  })

  it('[6.1, 6.7] crowds nobody but those who are on the move', () => {
    const g = stacked()
    // The Poles under Poznań Army, the CRHC, take no room; three French corps share a hex while the French move.
    for (const id of ['pl-crhc', 'pl-poz']) place(g, unit(id), hex('E2428'), true, null)
    for (const id of ['fr-9', 'fr-6', 'fr-20']) place(g, unit(id), hex('W2535'), true, null)
    g.player = PLAYERS.findIndex(({ name }) => name === 'French')
    g.phase = PHASE.movement
    for (let seed = 1; seed <= 20; seed++) {
      const dealt = valueOrThrow(imagine(view(g, GERMAN_EAST), fastDice(seed)))
      expect(hingeOfFate.faultsIn(dealt)).toEqual([])
    }
  })

  it('[14.8c] leaves units in Eastern Poland after its surrender', () => {
    const g = valueOrThrow(hingeOfFate.begin('historical', {}, fastDice(1)))
    for (const id of ['ags-8', 'ags-4']) place(g, unit(id), hex('E3919'), true, null)
    g.easternClosed = 1
    expect(valueOrThrow(imagine(view(g, POLISH), fastDice(1))).place).toEqual(g.place)
  })

  it.each([
    ['a view without its stacks', { stacks: 3 }],
    ['a view with stacks nowhere', { stacks: [{ hex: 9999, slots: [] }] }],
    ['a view without state', { state: {} }],
    ['a view of another scenario', { scenario: '1941' }],
    [
      'a view with one stack too many',
      { stacks: [{ hex: hex('E2528'), slots: [{ marks: 0, moves: false }] }] },
    ],
  ])('cannot be made of %s', (_, part) => {
    const g = valueOrThrow(hingeOfFate.begin('hinge', {}, fastDice(1)))
    expect(imagine({ ...view(g, GERMAN_EAST), ...part }, fastDice(1)).ok).toBe(false)
  })
})
