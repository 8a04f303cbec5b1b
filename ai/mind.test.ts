import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test } from 'vitest'
import { fastDice } from '../engine/dice/fast-dice.ts'
import { warComesEarly as game } from '../games/war-comes-early/index.ts'
import { knowledgeAbout } from './games/all.ts'
import { begun } from './games/war-comes-early/player.fixture.ts'
import { newMind, type Question, type Report } from './mind.ts'

type State = ReturnType<typeof begun>

function question(g: State, side: number, level: string, seed = 1): Question {
  const asks = { for: 'action', level, seed, legal: game.legal(g, side) } as const
  return { number: 7, game: game.id, side, view: game.view(g, side), asks, hurry: null }
}

function ask(put: Question, mind = newMind(knowledgeAbout)): Report {
  const reports: Report[] = []
  mind(put, report => reports.push(report))
  return reports.at(-1)!
}

describe('a mind', () => {
  test('plays both sides of 1939 to the end, by their views alone', () => {
    const g = begun('1939', 3)
    const mind = newMind(knowledgeAbout)
    for (let awaited = game.awaited(g); awaited !== null; awaited = game.awaited(g)) {
      const { side } = awaited
      const report = ask(question(g, side, side === 0 ? 'officer' : 'recruit', side), mind)
      const action = 'answer' in report ? report.answer : null
      expect(game.check(g, side, action)).toEqual([])
      game.perform(g, side, action as never, null)
    }
    expect(game.outcome(g)).not.toBeNull()
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
    const other = game.imagine(game.view(g, side), fastDice(99))
    expect(other.ok).toBe(true)
    if (other.ok)
      expect(ask(question(other.value, side, 'officer'))).toEqual(ask(question(g, side, 'officer')))
  })

  test('that is hurried plays what it has found, and is told how far it was', () => {
    const g = begun('1939', 1)
    const hurry = new Int32Array(new SharedArrayBuffer(4))
    const parts: number[] = []
    let answer: unknown = null
    newMind(knowledgeAbout)({ ...question(g, 0, 'general'), hurry }, report => {
      if ('answer' in report) answer = report.answer
      if ('part' in report) parts.push(report.part)
      Atomics.store(hurry, 0, 7)
    })
    expect(parts).toHaveLength(1)
    expect(parts[0]).toBeLessThan(0.2)
    expect(game.legal(g, 0)).toContainEqual(answer)
  })

  test('says what is wrong with a question', () => {
    const g = begun('1939', 1)
    const put = question(g, 0, 'recruit')
    expect(ask({ ...put, view: {} })).toMatchObject({ number: 7, fault: expect.any(String) })
    expect(ask({ ...put, game: 'chess' })).toEqual({ number: 7, fault: 'nobody knows a game chess' })
    expect(ask(question(g, 0, 'god'))).toEqual({ number: 7, fault: 'there is no level god' })
    expect(ask(question(g, 1, 'recruit'))).toMatchObject({
      fault: expect.stringContaining('nothing to decide'),
    })
  })
})

describe('the thread', () => {
  let worker: Worker | null = null
  afterEach(() => worker?.terminate())

  test('answers from Node as it does from a browser', async () => {
    worker = new Worker(new URL('./thread.ts', import.meta.url))
    const g = begun('1939', 1)
    const reply = new Promise<Report>((resolve, reject) => worker!.on('message', resolve).on('error', reject))
    worker.postMessage(question(g, 0, 'recruit'))
    expect(await reply).toMatchObject({ number: 7, answer: { do: 'order' } })
  })
})
