import { expect, test } from 'vitest'
import type { Action } from '../../engine/game/action.ts'
import type { Game } from '../../engine/game/game.ts'
import { greedyPlayer } from '../players/greedy.ts'
import { type Description, luckOf, type Player } from '../players/player.ts'
import { leaning, OFFICER } from '../temper.ts'
import { describeFords, type Fords, fords, fordsMinedAt } from './fords.fixture.ts'
import { generalPlayer, type Progress } from './general.ts'
import type { Plan } from './plan.ts'

const officer = () => greedyPlayer('officer', describeFords(), OFFICER)
const general = (nodes: number) => generalPlayer(describeFords, { nodes })

/** Red's actions in a game against an officer. */
function playRed(red: Player<Fords>, g = fordsMinedAt('c'), game: Game<Fords> = fords): Action[] {
  const players = [red, officer()]
  const luck = luckOf(5)
  const actions: Action[] = []
  for (let awaited = game.awaited(g); awaited !== null; awaited = game.awaited(g)) {
    const { side } = awaited
    const action = players[side].choose(game, g, side, game.legal(g, side), luck)
    if (side === 0) actions.push(action)
    fords.perform(g, side, action, null)
  }
  return actions
}

const crossings = (actions: readonly Action[]) => actions.flatMap(({ at }) => (at === undefined ? [] : [at]))

test('a general sees what the reply would be: he crosses out of reach of the guns, where no mines can be', () => {
  expect(crossings(playRed(officer()))).toEqual(['a', 'a', 'a', 'a', 'a', 'a'])
  const g = fordsMinedAt('c')
  const crossed = crossings(playRed(general(4000), g))
  expect(crossed.slice(0, 4)).toEqual(['b', 'b', 'b', 'b'])
  // By then the day is won, mines or not.
  expect(crossed).not.toContain('a')
  expect(fords.outcome(g)?.winners).toEqual([0])
})

test('without a budget he is an officer', () => {
  expect(playRed(general(0))).toEqual(playRed(officer()))
})

test('he leans as the doctrine of his side says, and thinks from there', () => {
  const asked: number[] = []
  const describe = (): Description<Fords> => ({
    ...describeFords(),
    doctrine: (_g, side) => leaning({ drive: side === 0 ? 3 : 1 }),
    worth: (_game, _g, _side, _decision, { drive }) => {
      asked.push(drive)
      return ({ at }) => (at === (drive === 3 ? 'c' : 'a') ? 1 : 0)
    },
  })
  expect(crossings(playRed(generalPlayer(describe, { nodes: 0 })))).toEqual(['c', 'c', 'c', 'c', 'c', 'c'])
  asked.length = 0
  playRed(generalPlayer(describe, { nodes: 2000 }))
  expect(new Set(asked)).toEqual(new Set([1, 1.5, 2, 2.3, 3, 6]))
})

test('the same seed and budget are the same play', () => {
  for (const nodes of [40, 150, 600]) expect(playRed(general(nodes))).toEqual(playRed(general(nodes)))
})

test('a turn costs no more nodes than the budget', () => {
  let performed = 0
  const counted: Game<Fords> = {
    ...fords,
    perform(g, side, action, log) {
      performed += 1
      fords.perform(g, side, action, log)
    },
  }
  playRed(general(100), fordsMinedAt('a'), counted)
  expect(performed).toBeGreaterThan(200)
  expect(performed).toBeLessThanOrEqual(300)
})

test('positions that look the same get the same orders, whatever is hidden', () => {
  for (let seed = 1; seed <= 5; seed++) {
    const choices = (['a', 'c'] as const).map(mined => {
      const g = fordsMinedAt(mined, seed)
      return general(60).choose(fords, g, 0, fords.legal(g, 0), luckOf(seed))
    })
    expect(choices[0]).toEqual(choices[1])
  }
})

test('he tells how far he is and what he has in mind', () => {
  const told: Progress[] = []
  const g = fordsMinedAt('a')
  const player = generalPlayer(describeFords, { nodes: 1000, report: progress => told.push(progress) })
  player.choose(fords, g, 0, fords.legal(g, 0), luckOf(3))
  expect(told.length).toBeGreaterThan(5)
  expect(told.every(({ nodes, of }) => nodes <= of && of === 1000)).toBe(true)
  expect(told.at(-1)?.line.slice(0, 2)).toEqual([
    { do: 'cross', at: 'b' },
    { do: 'cross', at: 'b' },
  ])
})

test('told to stop, he answers with the best so far', () => {
  const told: Progress[] = []
  const g = fordsMinedAt('a')
  const player = generalPlayer(describeFords, {
    nodes: 1_000_000,
    report: progress => told.push(progress),
    isCancelled: () => told.length >= 400,
  })
  expect(player.choose(fords, g, 0, fords.legal(g, 0), luckOf(2))).toEqual({ do: 'cross', at: 'b' })
  expect(told).toHaveLength(400)
})

test('a plan says what it expects, and of what else', () => {
  const plans: Plan[] = []
  const g = fordsMinedAt('a')
  const player = generalPlayer(describeFords, { nodes: 2000, planned: plan => plans.push(plan) })
  player.choose(fords, g, 0, fords.legal(g, 0), luckOf(3))
  const [{ line, before, after, plain, runnerUp, samples }] = plans
  expect(line.map(({ at }) => at)).toEqual(['b', 'b'])
  expect(before).toBe(0)
  // Two companies over against none, and the shells are worth a point to Blue.
  expect(after).toBeCloseTo(Math.tanh(1 / 4))
  expect(plain).toBeCloseTo(Math.tanh(-2 / 4))
  expect(runnerUp?.after).toBeLessThan(after)
  expect(samples).toBe(8)
})
