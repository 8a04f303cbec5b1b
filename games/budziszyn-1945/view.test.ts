import { describe, expect, test } from 'vitest'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import type { GameEvent } from '../../engine/game/action.ts'
import { PUBLIC } from '../../engine/game/game.ts'
import type { HiddenStack } from './imagine.ts'
import { budziszyn1945 as game } from './index.ts'
import { CAMP } from './nations.ts'
import { passUntil, play, setUp } from './rules/02-test-kit.ts'
import { standIn } from './rules/04-zones-of-control.ts'
import { whereIs } from './rules/testing.ts'
import { HEX, type ScenarioId, type State } from './state.ts'
import { unit, unitIds } from './units.ts'
import { HIDDEN, hear, imagine, view } from './view.ts'
import { grid, hex } from './world.ts'

const SOVIET = 0
const GERMAN = 1

const placesIn = (seen: ReturnType<typeof view>) => (seen.state as { place: number[] }).place
const stackAt = (seen: ReturnType<typeof view>, name: string) =>
  (seen.stacks as unknown as HiddenStack[]).find(stack => stack.hex === hex(name))

/** Exchanges the hexes of two units of the same side. */
function exchange(g: State, one: string, two: string): void {
  const [first, second] = [g.place[unit(one)], g.place[unit(two)]]
  standIn(g, unit(one), second)
  standIn(g, unit(two), first)
}

describe('view', () => {
  const g = setUp('nysa')

  test('[16.1.1] of an enemy stack the top counter is seen, and how many lie under it', () => {
    const seen = view(g, GERMAN)
    expect(placesIn(seen)[g.top[hex('6216')]]).toBe(hex('6216'))
    expect(placesIn(seen).filter(place => place === hex('6216'))).toHaveLength(1)
    expect(stackAt(seen, '6216')?.units).toHaveLength(4)
    expect(placesIn(view(g, SOVIET))[unit('su-vmech-10')]).toBe(hex('6216'))
  })

  test('[16.1.1] nothing changes in it when units that cannot be seen change places', () => {
    const other = g.copy()
    // Both corps end with their old counter on top.
    const tops = [g.top[hex('6216')], g.top[hex('6315')]]
    exchange(other, 'su-vmech-10', 'su-xarm-61')
    standIn(other, tops[0], hex('6216'))
    standIn(other, tops[1], hex('6315'))
    const types = (state: State) => view(state, GERMAN)
    expect(whereIs(other, 'su-vmech-10')).toBe('6315')
    expect(types(other)).toEqual(types(g))
    expect(view(other, SOVIET)).not.toEqual(view(g, SOVIET))
  })

  test('[16.1.2] under a mask nothing is seen', () => {
    const masked = g.copy()
    masked.own('hexFlags')[hex('6216')] |= HEX.masked
    const seen = view(masked, GERMAN)
    expect(placesIn(seen)).not.toContain(hex('6216'))
    expect(stackAt(seen, '6216')?.units).toEqual(new Array(4).fill({ camp: CAMP.soviet, marks: 0 }))
  })

  test('[16.1.4a] [16.1.4b] neighbours are told types, and levels of those who are not dug in', () => {
    // 5823 and 5923 are neighbours: Brandenburgers in field fortifications, Poles in the open.
    const poles = stackAt(view(g, GERMAN), '5923')?.units.slice(1)
    expect(poles).toEqual(new Array(2).fill({ camp: CAMP.soviet, marks: 0, type: 'infantry', levels: 2 }))
    const city = g.copy()
    standIn(city, unit('su-52-50'), hex('5828'))
    const garrison = stackAt(view(city, SOVIET), '5829')?.units.slice(1)
    expect(garrison?.every(each => 'type' in each && !('levels' in each))).toBe(true)
  })

  test('[12.0] without the chapter everything lies open', () => {
    const open = setUp('nysa', { masking: 'false' })
    expect(placesIn(view(open, GERMAN))).not.toContain(HIDDEN)
    expect(view(open, GERMAN).stacks).toEqual([])
  })

  test('[16.1.1] who of a stack is picked up to move stays unseen until it moves', () => {
    const moving = g.copy()
    passUntil(moving, (_now, decision) => decision === 'movement')
    const [one, two] = ['su-vmech-10', 'su-vmech-11'].map(id => {
      const now = moving.copy()
      play(now, { do: 'begin', unit: id })
      return now
    })
    expect(game.awaited(one)?.decision).toBe('march')
    expect(view(one, GERMAN)).toEqual(view(two, GERMAN))
    expect(view(one, SOVIET)).not.toEqual(view(two, SOVIET))
  })

  test('[8.1.7] air plans of others are not in it', () => {
    const planning = g.copy()
    play(planning, { do: 'mission', kind: 'air-attack', hex: '5110', points: 10 })
    expect(view(planning, GERMAN)).toEqual(view(g, GERMAN))
    expect(view(planning, SOVIET)).not.toEqual(view(g, SOVIET))
  })

  test('B49 R46 with three players only enemies have secrets', () => {
    const three = setUp('stars-3')
    const [american, soviet, german] = [0, 1, 2].map(side => placesIn(view(three, side)))
    expect([american[unit('de-20-g1')], german[unit('us-hqVII')]]).toEqual([
      three.place[unit('de-20-g1')],
      three.place[unit('us-hqVII')],
    ])
    expect(soviet.filter(place => place === HIDDEN).length).toBeGreaterThan(40)
  })

  test('[16.1] [8.1.7] [14.3.2b] the public sees no more than any player', () => {
    for (const scenario of ['nysa', 'stars-3'] as const) {
      const played = setUp(scenario)
      if (scenario === 'nysa') play(played, { do: 'mission', kind: 'air-attack', hex: '5110', points: 10 })
      const seen = placesIn(view(played, PUBLIC))
      for (let side = 0; side < played.terms.players; side++) {
        for (const [at, place] of placesIn(view(played, side)).entries())
          if (place === HIDDEN) expect(seen[at]).toBe(HIDDEN)
        for (let seed = 0; seed < 3; seed++)
          expect(view(valueOrThrow(imagine(view(played, side), fastDice(seed))), PUBLIC)).toEqual(
            view(played, PUBLIC),
          )
      }
      const { missions } = view(played, PUBLIC).state as { missions: number[] }
      expect(missions.every(cell => cell === 0)).toBe(true)
    }
  })

  test('[16.1.1] of every stack the public sees the top counter, and hears no names of the others', () => {
    const seen = view(g, PUBLIC)
    for (const name of ['6216', '5829']) {
      expect(placesIn(seen)[g.top[hex(name)]]).toBe(hex(name))
      expect(stackAt(seen, name)?.units.filter(each => 'unit' in each)).toHaveLength(1)
    }
    const events: GameEvent[] = [{ event: 'fire', rule: '6.4.2', units: ['su-5g-118', 'su-vmech-11'] }]
    expect(hear(g, PUBLIC, events)[0].units).toEqual(['su-5g-118', 'hidden'])
  })

  test('[16.1.1] what is told names nobody who cannot be seen', () => {
    const events: GameEvent[] = [
      { event: 'reduced', rule: '6.5.3', unit: 'su-vmech-10', hex: '6216' },
      { event: 'fire', rule: '6.4.2', units: ['su-5g-118', 'su-vmech-11'] },
    ]
    expect(hear(g, GERMAN, events)).toEqual([
      { event: 'reduced', rule: '6.5.3', unit: 'hidden', hex: '6216' },
      { event: 'fire', rule: '6.4.2', units: ['su-5g-118', 'hidden'] },
    ])
    expect(hear(g, SOVIET, events)).toEqual(events)
  })

  test('[16.1.3] [6.2.4] guns that support an attack stay unnamed, and what a hidden gun does with its trucks is not heard', () => {
    const guns = [...unitIds.keys()].filter(
      u => g.place[u] >= 0 && unitIds[u].startsWith('su-') && unitIds[u].includes('art'),
    )
    const hiddenGun = guns.find(
      u => hear(g, GERMAN, [{ event: 'moved', rule: '3', unit: unitIds[u] }])[0].unit === 'hidden',
    )
    expect(hiddenGun).toBeDefined()
    const id = unitIds[hiddenGun!]
    const events: GameEvent[] = [
      { event: 'attack', rule: '5.2.1a', targets: ['1510'], units: [id], support: [id], abilities: [] },
      { event: 'set-up', rule: '6.2.4', unit: id, setUp: 'combat' },
    ]
    expect(hear(g, GERMAN, events)).toEqual([
      { event: 'attack', rule: '5.2.1a', targets: ['1510'], units: [id], support: ['hidden'], abilities: [] },
    ])
    expect(hear(g, SOVIET, events)).toEqual(events)
  })
})

describe('imagine', () => {
  test.each([
    ['nysa', 0],
    ['nysa', 1],
    ['stars-2', 0],
    ['stars-2', 1],
    ['stars-3', 0],
    ['stars-3', 1],
    ['stars-3', 2],
  ] as readonly [ScenarioId, number][])(
    '%s, player %i: sound positions that look the same, not always the same one',
    (scenario, side) => {
      const g = setUp(scenario)
      const seen = view(g, side)
      const guesses = new Set<string>()
      for (let seed = 0; seed < 5; seed++) {
        const imagined = valueOrThrow(imagine(seen, fastDice(seed)))
        expect(game.faultsIn(imagined)).toEqual([])
        expect(view(imagined, side)).toEqual(seen)
        guesses.add(imagined.place.join())
      }
      expect(guesses.size).toBeGreaterThan(1)
    },
  )

  test('[16.1.1] S-8e an American who is on top of Germans for a moment does not make Americans of them', () => {
    const g = setUp('stars-2')
    const german = Array.from(g.top.keys()).find(at => {
      const top = g.top[at]
      return top >= 0 && unitIds[top].startsWith('de-') && g.below[top] >= 0
    })!
    standIn(g, unit('us-3arm-cca'), german)
    const seen = view(g, 1)
    expect(stackAt(seen, grid.names[german])?.units.length).toBeGreaterThan(2)
    for (let seed = 0; seed < 5; seed++)
      expect(view(valueOrThrow(imagine(seen, fastDice(seed))), 1)).toEqual(seen)
  })

  test('a view that contradicts itself is refused', () => {
    const seen = view(setUp('nysa'), GERMAN)
    expect(imagine({ ...seen, scenario: 'none' }, fastDice(1)).ok).toBe(false)
    expect(imagine({ ...seen, state: {} }, fastDice(1)).ok).toBe(false)
    expect(imagine({ ...seen, stacks: 'none' }, fastDice(1)).ok).toBe(false)
    expect(imagine({ ...seen, stacks: [] }, fastDice(1)).ok).toBe(false)
  })
})
