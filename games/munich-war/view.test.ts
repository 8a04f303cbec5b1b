import { describe, expect, it } from 'vitest'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import type { GameEvent } from '../../engine/game/action.ts'
import { PUBLIC } from '../../engine/game/game.ts'
import { munichWar } from './index.ts'
import { BOX, HIDDEN, type State, UNIT } from './state.ts'
import { unit, unitIds } from './units.ts'
import { hex } from './world.ts'

/** A General War after set-up by the bold plans, which stack units. */
function begun(): State {
  const g = valueOrThrow(munichWar.begin('general-war', {}, fastDice(5))) as State
  while (munichWar.awaited(g)?.decision === 'deploy')
    munichWar.perform(g, munichWar.awaited(g)!.side, { do: 'deploy-suggested', plan: 'bold' }, null)
  return g
}

const placesIn = (g: State, viewer: number): number[] =>
  (munichWar.view(g, viewer).state as { place: number[] }).place

describe('what is hidden', () => {
  const g = begun()

  it('[15.0a] lies under the top unit of an enemy stack', () => {
    const seen = placesIn(g, 1)
    expect(seen[g.top[hex('2315')]]).toBe(hex('2315'))
    const under = unitIds.filter((_, u) => g.place[u] === hex('2315') && g.top[hex('2315')] !== u)
    expect(under.length).toBeGreaterThan(0)
    for (const id of under) expect(seen[unit(id)]).toBe(HIDDEN)
    for (const id of under) expect(placesIn(g, 0)[unit(id)]).toBe(hex('2315'))
  })

  it('[15.0c] or in a display: its owner sees it, nobody else and not the public', () => {
    expect(g.place[unit('ge-l1')]).toBe(BOX.available)
    expect([0, 1, PUBLIC].map(viewer => placesIn(g, viewer)[unit('ge-l1')])).toEqual([
      BOX.available,
      HIDDEN,
      HIDDEN,
    ])
    expect(munichWar.view(g, 1).boxes).toContainEqual({ side: 0, box: BOX.available, due: 0, count: 12 })
  })

  it('[15.0a] and nobody else is told that it is the one that moves', () => {
    const moving = g.copy()
    moving.mover = g.below[g.top[hex('2315')]]
    expect(placesIn(moving, 1)[moving.mover]).toBe(HIDDEN)
    const moverFor = (viewer: number) => (munichWar.view(moving, viewer).state as { mover: number }).mover
    expect([0, 1, PUBLIC].map(moverFor)).toEqual([moving.mover, -1, -1])
  })

  it('[16.2d] nor is it told whether an airlift will carry or supply', () => {
    const flying = g.copy()
    munichWar.perform(flying, 0, { do: 'launch', unit: 'ge-airlift' }, null)
    const standBy = munichWar.legal(flying, 0).find(action => action.do === 'stand-by')!
    munichWar.perform(flying, 0, standBy, null)
    expect(flying.unitFlags[unit('ge-airlift')] & UNIT.carries).not.toBe(0)
    const seen = munichWar.view(flying, 1).state as { unitFlags: number[] }
    expect(seen.unitFlags[unit('ge-airlift')] & UNIT.carries).toBe(0)
  })

  it('is dealt anew in thought, within the rules, and looks the same from there', () => {
    for (const viewer of [0, 1, PUBLIC]) {
      const view = munichWar.view(g, viewer)
      for (let seed = 0; seed < 20; seed++) {
        const imagined = valueOrThrow(munichWar.imagine(view, fastDice(seed)))
        expect(munichWar.faultsIn(imagined)).toEqual([])
        expect(munichWar.view(imagined, viewer)).toEqual(view)
      }
    }
  })

  it('is not named in what the other side hears', () => {
    const events: GameEvent[] = [
      { event: 'mobilized', rule: '7.2.1a', unit: 'ge-15', nation: 'Germany', dice: [3], due: 4 },
      { event: 'battle', rule: '11.8', target: '2411', dice: [3], result: 'DD' },
    ]
    expect(munichWar.hear(g, 1, events)[0]).toMatchObject({ unit: 'hidden', nation: 'Germany' })
    expect(munichWar.hear(g, 0, events)[0]).toMatchObject({ unit: 'ge-15' })
    expect(munichWar.hear(g, PUBLIC, events)).toMatchObject([{ unit: 'hidden' }, { result: 'DD' }])
  })
})

describe('a position as JSON', () => {
  it('comes back the same, and a broken one is refused', () => {
    const g = begun()
    const json = munichWar.toJSON(g)
    const back = valueOrThrow(munichWar.fromJSON(JSON.parse(JSON.stringify(json)), fastDice(5)))
    expect(munichWar.toJSON(back)).toEqual(json)
    const broken = structuredClone(json) as { state: { place: number[]; steps: number[] } }
    broken.state.steps[unit('ge-16')] = 0
    expect(munichWar.fromJSON(broken, fastDice(5)).ok).toBe(false)
    broken.state.steps[unit('ge-16')] = 2
    broken.state.place[unit('ge-16')] = hex('2511')
    expect(munichWar.fromJSON(broken, fastDice(5)).ok).toBe(false)
  })
})

/** 15  Whoever looks on lays the map out from what everybody may see. */
function expectSpectatorsSee(g: State): void {
  const seen = munichWar.view(g, PUBLIC)
  const laid = valueOrThrow(munichWar.imagine(seen, fastDice(1)))
  expect(munichWar.faultsIn(laid)).toEqual([])
  expect(munichWar.view(laid, PUBLIC)).toEqual(seen)
}

describe('random games', () => {
  it.each(munichWar.scenarios.map(({ id }) => id))(
    '%s is played to its end with every invariant kept',
    war => {
      const g = valueOrThrow(munichWar.begin(war, {}, fastDice(11))) as State
      let random = 11
      for (let count = 0; munichWar.awaited(g) !== null; count++) {
        const { side, decision } = munichWar.awaited(g)!
        const legal = decision === 'deploy' ? [{ do: 'deploy-suggested' }] : munichWar.legal(g, side)
        expect(legal.length).toBeGreaterThan(0)
        random = (Math.imul(random, 1664525) + 1013904223) >>> 0
        const action = legal[(random >>> 8) % legal.length]
        expect(munichWar.check(g, side, action)).toEqual([])
        munichWar.perform(g, side, action, null)
        if (count % 10 === 0) expect(munichWar.faultsIn(g)).toEqual([])
        if (count % 40 === 0) expectSpectatorsSee(g)
        expect(count).toBeLessThan(10_000)
      }
      expect(munichWar.outcome(g)).not.toBeNull()
    },
  )
})
