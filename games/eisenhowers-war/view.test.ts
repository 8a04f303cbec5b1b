import { describe, expect, it } from 'vitest'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import type { Action, GameEvent } from '../../engine/game/action.ts'
import { PUBLIC } from '../../engine/game/game.ts'
import { eisenhowersWar } from './index.ts'
import { ALLIED, GERMAN } from './sides.ts'
import { NOWHERE, PLAN, type State } from './state.ts'
import { grid, hex, isLanding } from './world.ts'

const begin = (scenario: string): State => valueOrThrow(eisenhowersWar.begin(scenario, {}, fastDice(1)))

function play(g: State, ...actions: Action[]): GameEvent[] {
  const log: GameEvent[] = []
  for (const action of actions) {
    const { side } = eisenhowersWar.awaited(g)!
    expect(eisenhowersWar.check(g, side, action)).toEqual([])
    eisenhowersWar.perform(g, side, action, log)
  }
  return log
}

const SECOND: readonly Action[] = [
  { do: 'plan', turn: 3, hex: '2005' },
  { do: 'plan', turn: 4, hex: '1517' },
  { do: 'no-plan', turn: 3 },
  { do: 'no-plan', turn: 4 },
]

const inAlternate = (first: string, second: Action): State => {
  const g = begin('alternate')
  play(g, { do: 'done' }, { do: 'plan-first', hex: first, airborne: null }, second)
  return g
}

describe('[3.2.3, 3.3.2] secret plans', () => {
  it.each([GERMAN, PUBLIC])('look the same to viewer %i whatever they are', viewer => {
    const views = SECOND.map(plan => {
      const g = begin('historical')
      play(g, plan)
      return eisenhowersWar.view(g, viewer)
    })
    for (const view of views) expect(view).toEqual(views[0])
    const first = ['3304', '2101'].map(at => eisenhowersWar.view(inAlternate(at, SECOND[0]), viewer))
    expect(first[0]).toEqual(first[1])
  })

  it('are seen by the Allied player', () => {
    const g = begin('historical')
    play(g, SECOND[0])
    expect(eisenhowersWar.view(g, ALLIED)).toMatchObject({
      state: { secondTurn: 3, secondHex: hex('2005') },
    })
  })

  it('are not told in events, not even whether there is one', () => {
    for (const viewer of [GERMAN, PUBLIC]) {
      const heard = SECOND.map(plan => {
        const g = begin('historical')
        return eisenhowersWar.hear(g, viewer, play(g, plan))
      })
      for (const events of heard) expect(events).toEqual(heard[0])
    }
    const g = begin('historical')
    const events = play(g, SECOND[0])
    expect(eisenhowersWar.hear(g, ALLIED, events)).toContainEqual(
      expect.objectContaining({ event: 'planned-second', turn: 3, hex: '2005' }),
    )
  })

  it('[13.1] are open to all from the turn in which they are shown', () => {
    const g = inAlternate('3304', SECOND[3])
    expect(eisenhowersWar.view(g, GERMAN)).toMatchObject({ state: { firstHex: NOWHERE } })
    play(g, { do: 'pass' })
    for (const viewer of [GERMAN, PUBLIC])
      expect(eisenhowersWar.view(g, viewer)).toMatchObject({ state: { firstHex: hex('3304') } })
  })

  it('showing one is a revelation, behind which nobody goes back', () => {
    const g = inAlternate('3304', SECOND[3])
    const before = g.revelations
    play(g, { do: 'pass' })
    expect(g.revelations).toBeGreaterThan(before)
  })
})

describe('imagining plans', () => {
  const imagined = (g: State, seed: number): State =>
    valueOrThrow(eisenhowersWar.imagine(eisenhowersWar.view(g, GERMAN), fastDice(seed)))

  it('gives sound positions with the same view', () => {
    const g = inAlternate('3304', SECOND[0])
    for (let seed = 1; seed < 60; seed++) {
      const other = imagined(g, seed)
      expect(eisenhowersWar.faultsIn(other)).toEqual([])
      expect(eisenhowersWar.view(other, GERMAN)).toEqual(eisenhowersWar.view(g, GERMAN))
    }
  })

  it('tries many coasts, both turns and bluffs, soft beaches near ports more often', () => {
    const g = inAlternate('3304', SECOND[0])
    const others = Array.from({ length: 300 }, (_, seed) => imagined(g, seed + 1))
    const first = others.map(other => grid.names[other.firstHex])
    expect(new Set(first).size).toBeGreaterThan(15)
    expect(others.every(other => isLanding[other.firstHex] === 1)).toBe(true)
    expect(new Set(others.map(other => other.secondTurn))).toEqual(new Set([3, 4]))
    const bluffs = others.filter(other => other.secondHex === NOWHERE).length
    expect(bluffs).toBeGreaterThan(20)
    expect(bluffs).toBeLessThan(120)
    const count = (at: string) => first.filter(each => each === at).length
    expect(count('3303') + count('3304')).toBeGreaterThan(count('3500') + count('3508'))
  })

  it('leaves to the Allied player what he knows', () => {
    const g = inAlternate('3304', SECOND[0])
    const own = valueOrThrow(eisenhowersWar.imagine(eisenhowersWar.view(g, ALLIED), fastDice(3)))
    expect([own.firstHex, own.secondTurn, own.secondHex]).toEqual([hex('3304'), 3, hex('2005')])
  })

  it('knows that a plan which has not come by turn 4 is for turn 4', () => {
    const g = begin('historical')
    play(g, { do: 'plan', turn: 4, hex: '2005' })
    g.turn = 4
    for (let seed = 1; seed < 20; seed++) expect(imagined(g, seed).secondTurn).toBe(4)
    g.secondPlan = PLAN.cancelled
    expect(imagined(g, 1).secondHex).toBe(hex('2005'))
  })

  it('refuses a view that is not whole', () => {
    const g = begin('historical')
    const { state, ...rest } = eisenhowersWar.view(g, GERMAN)
    expect(state).toBeDefined()
    expect(eisenhowersWar.imagine(rest, fastDice(1)).ok).toBe(false)
  })
})
