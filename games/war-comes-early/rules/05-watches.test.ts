import { describe, expect, it } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { hideWatches } from '../../../engine/flow/watches.ts'
import type { Action } from '../../../engine/game/action.ts'
import { PUBLIC } from '../../../engine/game/game.ts'
import { sameState } from '../../../engine/state/layout.ts'
import { warComesEarly as game } from '../index.ts'
import { ALLIED, CZECHOSLOVAKIA, GERMAN, MARKERS } from '../nations.ts'
import type { State } from '../state.ts'
import { BERLIN, unit } from '../world.ts'
import { place } from './03-hex-control.ts'
import {
  act,
  afterSetUp,
  atWindow,
  decision,
  endPhase,
  germanPhase,
  offered,
  passAlong,
} from './05-test-kit.ts'
import { attackDeclared } from './05-watches.ts'

function window(marker: (typeof MARKERS)[number]['name'] = 'Italy'): State {
  const g = afterSetUp('1938')
  atWindow(g, 4, marker)
  return g
}

const isWindow = (g: State): boolean => decision(g) === 'germanWindow'

/** Plays on with as little as possible until Germany is asked in a window. */
function untilAsked(g: State): State {
  while (!isWindow(g) && decision(g) !== 'none') passAlong(g)
  return g
}

describe('[5.3a] what the German side may wait for', () => {
  it('is declared by the game: markers in the pool, attacks, invasions, the end of the turn', () => {
    const told = game.watches(window('Czech'), GERMAN)
    expect(told.filter(({ kind }) => kind === 'only').map(({ id }) => id)).toEqual([
      'after-draw',
      'after-phase',
      'contact',
    ])
    const until = told.filter(({ kind }) => kind === 'until').map(({ title }) => title)
    expect(until).toContain('the Soviet + Lith marker is drawn')
    expect(until).not.toContain('the Czech marker is drawn')
    expect(until).toEqual(expect.arrayContaining(['the enemy enters Germany', 'the end of this turn']))
  })

  it('is nothing for the others, who have no windows, nor in 1939', () => {
    expect(game.watches(window(), ALLIED)).toEqual([])
    expect(game.watches(afterSetUp('1939'), GERMAN)).toEqual([])
  })

  it('cannot be a marker that has been drawn', () => {
    const g = window('Czech')
    const czech = MARKERS.findIndex(({ name }) => name === 'Czech')
    expect(game.check(g, GERMAN, { do: 'watch', until: `drawn-${czech}` })[0].rule).toBe('5.3a')
  })

  it('the next marker', () => {
    const g = window('Czech')
    act(g, { do: 'watch', until: 'next-marker' })
    untilAsked(g)
    expect(g.drawn).toBe(2)
    act(g, { do: 'pass' })
    expect(untilAsked(g).drawn).toBe(2)
  })

  it('a certain marker', () => {
    const g = window('Czech')
    const last = MARKERS.findIndex((_, marker) => (g.pool & (1 << marker)) !== 0)
    act(g, { do: 'watch', until: `drawn-${last}` })
    expect(untilAsked(g).marker).toBe(last)
  })

  it('the end of the turn', () => {
    const g = window()
    act(g, { do: 'watch', until: 'turn-end' })
    expect(untilAsked(g).turn).toBe(5)
  })

  it('an attack on Germans, an enemy in Germany', () => {
    const attacked = window('Czech')
    act(attacked, { do: 'watch', until: 'attacked' })
    attackDeclared(attacked, unit('ge-c1'))
    const asked = attacked.copy()
    attackDeclared(asked, unit('cz-a1'))
    expect([untilAsked(attacked).turn, untilAsked(asked).turn]).toEqual([attacked.turn, 4])
    expect(attacked.turn).toBeGreaterThan(4)
    const entered = window('Czech')
    act(entered, { do: 'watch', until: 'entered' })
    place(entered, unit('cz-c1'), BERLIN[0], null)
    expect(entered.control[BERLIN[0]]).toBe(CZECHOSLOVAKIA + 1)
    expect(untilAsked(entered).turn).toBe(4)
  })

  it('only windows after a draw, or after a phase', () => {
    const draws = window('Czech')
    act(draws, { do: 'watch', only: ['after-draw'] })
    act(draws, { do: 'pass' })
    expect(untilAsked(draws).drawn).toBe(2)
    const phases = window('Czech')
    act(phases, { do: 'watch', only: ['after-phase'] })
    act(phases, { do: 'pass' })
    expect(untilAsked(phases).drawn).toBe(1)
  })

  it('[5.3c] a watch set in a German phase holds when the window below it would open again', () => {
    const g = window('Czech')
    germanPhase(g, 'movement')
    act(g, { do: 'watch', until: 'turn-end' })
    expect(decision(g)).toBe('movement')
    endPhase(g)
    expect(isWindow(g)).toBe(false)
  })

  it('is known to nobody else', () => {
    const g = window()
    const seen = [ALLIED, PUBLIC].map(viewer => game.view(g, viewer))
    act(g, { do: 'watch', only: ['contact'] })
    expect([ALLIED, PUBLIC].map(viewer => game.view(g, viewer))).toEqual(seen)
  })
})

/** Any action, the quiet ones more often: phases that end let windows open. */
function anything(g: State, luck: () => number): Action {
  const actions = offered(g)
  const quiet = actions.find(({ do: verb }) => ['end', 'done', 'proceed', 'resolve'].includes(verb))
  return quiet !== undefined && luck() % 2 === 0 ? quiet : actions[luck() % actions.length]
}

const WATCHES: readonly Action[] = [
  { do: 'watch', until: 'next-marker' },
  { do: 'watch', until: 'attacked' },
  { do: 'watch', until: 'entered' },
  { do: 'watch', until: 'turn-end' },
  { do: 'watch', only: ['after-draw'] },
  { do: 'watch', only: ['after-phase', 'contact'] },
  { do: 'watch', only: null },
]

it('a game with watches is the game in which Germany says pass as often', () => {
  let [passes, fired] = [0, 0]
  for (let seed = 0; seed < 8; seed++) {
    const dice = fastDice(seed)
    let rolled = 0
    const luck = () => dice.below(rolled++, 1000)
    const waiting = window('Czech')
    const asked = waiting.copy()
    for (let i = 0; i < 500 && decision(waiting) !== 'none'; i++) {
      fired += Number(isWindow(waiting))
      const waits = isWindow(waiting) && luck() % 2 === 0
      const action = waits ? WATCHES[luck() % WATCHES.length] : anything(waiting, luck)
      act(waiting, action)
      if (action.do !== 'watch') act(asked, action)
      const shown = waiting.copy()
      hideWatches(shown.flow, PUBLIC)
      for (; isWindow(asked) && !sameState(asked, shown); passes++) act(asked, { do: 'pass' })
      expect(sameState(asked, shown)).toBe(true)
    }
  }
  expect(passes).toBeGreaterThan(20)
  expect(fired).toBeGreaterThan(20)
})
