import { describe, expect, test } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import type { Action } from '../../../engine/game/action.ts'
import { sameState } from '../../../engine/state/layout.ts'
import { someOfToday } from '../../../engine/testing/rotation.ts'
import { budziszyn1945 as game } from '../../../games/budziszyn-1945/index.ts'
import { expandSuggested } from '../../../games/budziszyn-1945/rules/17-deployment.ts'
import { hexNamed } from '../../../games/budziszyn-1945/rules/actions.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { grid, WATER, water } from '../../../games/budziszyn-1945/world.ts'
import { luckOf, type Player } from '../../players/player.ts'
import { LEVELS, type Level } from '../../players/players.ts'
import { playerOf } from '../all.ts'
import { doctrine } from './doctrine.ts'
import { describe as describeBudziszyn1945 } from './index.ts'

function begun(scenario: string, seed: number): State {
  const state = game.begin(scenario, {}, fastDice(seed))
  if (!state.ok) throw new Error(state.faults[0].reason)
  return state.value
}

const seat = (level: Level): Player<State> =>
  playerOf(level, game.id, { nodes: 300 }) as unknown as Player<State>

/** Sees every decision before it is carried out; true ends the game. */
type Witness = (side: number, decision: string, legal: readonly Action[], chosen: Action) => boolean

function play(g: State, levels: readonly Level[], seed: number, witness: Witness = () => false): number {
  const players = levels.map(seat)
  const luck = luckOf(seed)
  let decisions = 0
  for (let awaited = game.awaited(g); awaited !== null; awaited = game.awaited(g)) {
    const { side, decision } = awaited
    const legal = game.legal(g, side)
    const chosen = players[side].choose(game, g, side, legal, luck)
    if (witness(side, decision, legal, chosen)) return decisions
    game.perform(g, side, chosen, null)
    if (++decisions > 30_000) throw new Error(`endless in ${decision}`)
  }
  return decisions
}

const SEATS = [
  ['nysa', ['officer', 'random'], 0],
  ['nysa', ['random', 'officer'], 1],
  ['stars-2', ['officer', 'random'], 0],
  ['stars-2', ['random', 'officer'], 1],
  ['stars-3', ['officer', 'random', 'random'], 0],
  ['stars-3', ['random', 'officer', 'random'], 1],
  ['stars-3', ['random', 'random', 'officer'], 2],
] as const

describe('an officer beats random from every seat', () => {
  test.each(someOfToday(SEATS, 1))('%s %j', (scenario, levels, winner) => {
    const g = begun(scenario, 2)
    play(g, levels, 2)
    expect(game.outcome(g)?.winners).toEqual([winner])
  })
})

test('a recruit who is attacked calls for no guns', () => {
  let couldCall = 0
  play(begun('nysa', 3), ['recruit', 'recruit'], 3, (_side, decision, legal, chosen) => {
    if (decision !== 'defence') return false
    if (legal.some(action => action.do === 'support')) couldCall += 1
    expect(chosen).toEqual({ do: 'ready' })
    return couldCall >= 12
  })
  expect(couldCall).toBe(12)
})

test.each([
  ['nysa', 2],
  ['stars-2', 2],
  ['stars-3', 3],
] as const)('%s: every side has a doctrine, and none is that of a recruit', (scenario, sides) => {
  const g = begun(scenario, 1)
  for (let side = 0; side < sides; side++) {
    const { line, patience } = doctrine(g, side)
    expect(Math.min(line, patience)).toBeGreaterThan(0)
  }
})

test('a game of officers ends and wastes no orders', () => {
  const g = begun('nysa', 4)
  const orders = new Map<string, number>()
  const decisions = play(g, ['officer', 'officer'], 4, (_side, decision, _legal, chosen) => {
    const order = `${decision} ${chosen.do}`
    orders.set(order, (orders.get(order) ?? 0) + 1)
    return false
  })
  expect(game.outcome(g)).not.toBeNull()
  expect(decisions).toBeLessThan(15_000)
  for (const idle of ['movement top', 'movement mask', 'movement unmask', 'march leave', 'assemble leave'])
    expect(orders.get(idle) ?? 0).toBe(0)
  expect(orders.get('assemble resolve')).toBeGreaterThan(40)
  expect(orders.get('assemble cancel') ?? 0).toBeLessThan(5)
})

describe('16 April', () => {
  const g = begun('nysa', 7)
  const seen: { decision: string; chosen: Action }[] = []
  play(g, ['officer', 'officer'], 7, (side, decision, _legal, chosen) => {
    if (side === 0) seen.push({ decision, chosen })
    return side === 1 && g.turn === 1 && decision === 'movement'
  })
  const chosen = (decision: string, verb: string) =>
    seen.filter(each => each.decision === decision && each.chosen.do === verb).map(each => each.chosen)

  test('[N-4] all ten ammunition units are fired, two guns to a hex', () => {
    expect(chosen('barrage', 'fire')).toHaveLength(5)
    expect(chosen('rangedFire', 'join').length).toBeGreaterThanOrEqual(5)
  })

  test('[N-5b] the aircraft bomb and support, and no point is left', () => {
    const missions = chosen('airPlan', 'mission')
    expect(missions).toHaveLength(30)
    expect(missions.every(({ kind }) => kind === 'air-attack' || kind === 'offensive-support')).toBe(true)
  })

  test('[5.1.2] the river is attacked at many places, and pontoons are laid over it', () => {
    expect(chosen('assemble', 'resolve').length).toBeGreaterThanOrEqual(6)
    const pontoons = chosen('pontoons', 'pontoon')
    expect(pontoons.length).toBeGreaterThanOrEqual(1)
    for (const { from, to } of pontoons) {
      const direction = grid.directionTo(hexNamed(from), hexNamed(to))
      expect(water[hexNamed(from) * 6 + direction]).toBe(WATER.bigRiver)
    }
  })
})

test.each(['nysa', 'stars-3'])('[N-G0] an officer takes the suggested set-up of %s', scenario => {
  const g = begun(scenario, 1)
  const wanted = new Set<string>()
  const taken: string[] = []
  play(g, ['officer', 'officer', 'officer'], 1, (_side, decision, _legal, chosen) => {
    if (decision !== 'deploy') return true
    for (const part of expandSuggested(g)) if (part.do === 'place') wanted.add(String(part.hex))
    if (chosen.do === 'place') taken.push(String(chosen.hex))
    return false
  })
  expect(taken.length).toBeGreaterThan(5)
  expect(taken.every(hex => wanted.has(hex))).toBe(true)
})

test('lively games see more battles than random ones', () => {
  const battles = (level: Level) => {
    let resolved = 0
    const g = begun('nysa', 3)
    play(g, [level, level], 3, (_side, decision, _legal, chosen) => {
      if (decision === 'assemble' && chosen.do === 'resolve') resolved += 1
      return g.turn > 3
    })
    return resolved
  }
  expect(battles('lively')).toBeGreaterThan(1.5 * battles('random'))
})

describe.each(someOfToday(['nysa', 'stars-2', 'stars-3'], 1))('%s', scenario => {
  test.each(LEVELS)(
    '[16.1.1] %s decides on what it can see: hidden enemies elsewhere, the same choice',
    level => {
      const g = begun(scenario, 3)
      // A general plans anew for each position, in phases of his own.
      const enough = level === 'general' ? 2 : 60
      let decisions = 0
      let compared = 0
      play(g, ['lively', 'lively', 'lively'], 3, (side, decision, legal) => {
        // Every kind of decision has its turn; the many marches are thinned out.
        if (decisions++ % (decision === 'march' || decision === 'movement' ? 23 : 3) > 0) return false
        if (level === 'general' && describeBudziszyn1945().mover(g) !== side) return false
        const imagined = game.imagine(game.view(g, side), fastDice(decisions))
        if (!imagined.ok || sameState(imagined.value, g)) return false
        const choice = (state: State) => seat(level).choose(game, state, side, legal, luckOf(decisions))
        expect(choice(imagined.value)).toEqual(choice(g))
        compared += 1
        return compared > enough
      })
      expect(compared).toBeGreaterThan(enough / 3)
    },
  )
})
