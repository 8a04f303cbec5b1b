import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test } from 'vitest'
import { fastDice } from '../engine/dice/fast-dice.ts'
import { gameById } from '../games/index.ts'
import { warComesEarly as game } from '../games/war-comes-early/index.ts'
import { type Answer, answer } from './answer.ts'
import { isLevel, LEVELS, mindOf } from './opponent.ts'
import { begun } from './players/player.fixture.ts'

const anyGame = gameById('war-comes-early')!

describe('a recruit', () => {
  test.each(['1938', '1939'])('plays both sides of %s to the end, by their views alone', scenario => {
    const g = begun(scenario, 3)
    const minds = [mindOf(anyGame, 'recruit', 1), mindOf(anyGame, 'recruit', 2)]
    let refused = 0
    let taken = 0
    for (let awaited = game.awaited(g); awaited !== null; awaited = game.awaited(g)) {
      const { side } = awaited
      const action = minds[side].decide(game.view(g, side), side)
      const isLegal = game.check(g, side, action).length === 0
      refused += isLegal ? 0 : 1
      game.perform(g, side, isLegal ? action : game.legal(g, side)[0], null)
      taken += 1
    }
    expect(game.outcome(g)).not.toBeNull()
    expect(refused / taken).toBeLessThan(0.01)
  })

  test('decides the same on positions that it cannot tell apart', () => {
    const g = begun('1938', 8)
    for (let i = 0; i < 260; i++) {
      const { side, decision } = game.awaited(g)!
      const legal = game.legal(g, side)
      const action = decision === 'deploy' ? { do: 'deploy-suggested' } : legal[(i * 13) % legal.length]
      game.perform(g, side, action, null)
    }
    const { side } = game.awaited(g)!
    const seen = game.view(g, side)
    const other = game.imagine(seen, fastDice(99))
    expect(other.ok).toBe(true)
    const again = other.ok ? game.view(other.value, side) : seen
    const decide = (view: typeof seen) => mindOf(anyGame, 'recruit', 5).decide(view, side)
    expect(decide(again)).toEqual(decide(seen))
  })
})

describe('answers', () => {
  const question = { id: 7, game: 'war-comes-early', level: 'recruit', seed: 1, side: 0 }

  test('name what is wrong with a question', () => {
    expect(answer({ ...question, view: {} })).toMatchObject({ id: 7, fault: expect.any(String) })
    expect(answer({ ...question, game: 'chess', view: {} })).toEqual({
      id: 7,
      fault: 'there is no game chess',
    })
    expect(answer({ ...question, level: 'god', view: {} })).toEqual({ id: 7, fault: 'there is no level god' })
    const g = begun('1939', 1)
    const wrongSide = answer({ ...question, side: 1, view: game.view(g, 1) })
    expect(wrongSide).toMatchObject({ fault: expect.stringContaining('nothing to decide') })
  })

  let worker: Worker | null = null
  afterEach(() => worker?.terminate())

  test('come from a thread of its own', async () => {
    worker = new Worker(new URL('./node-worker.ts', import.meta.url))
    const g = begun('1939', 1)
    const reply = new Promise<Answer>((resolve, reject) => worker!.on('message', resolve).on('error', reject))
    worker.postMessage({ ...question, view: game.view(g, 0) })
    expect(await reply).toMatchObject({ id: 7, action: { do: 'order' } })
  })

  test('levels are known by name', () => {
    expect(Object.keys(LEVELS).every(isLevel)).toBe(true)
    expect(isLevel('toString')).toBe(false)
  })
})
