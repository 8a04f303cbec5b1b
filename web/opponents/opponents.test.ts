import { describe, expect, test } from 'vitest'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { warComesEarly } from '../../games/war-comes-early/index.ts'
import type { Question } from '../table/opponents.ts'
import { type Desk, opponentOf } from './opponents.ts'
import type { Answered, Asked, Hired } from './protocol.ts'
import { thinker } from './thinking.ts'

/** A worker without a thread. */
function deskWith(answer: (asked: Asked) => Answered | null): Desk & { hired: Hired[]; isGone: boolean } {
  const desk = {
    hired: [] as Hired[],
    isGone: false,
    onmessage: null as Desk['onmessage'],
    onerror: null,
    terminate() {
      desk.isGone = true
    },
    postMessage(message: Hired | Asked) {
      if ('level' in message) desk.hired.push(message)
      else
        queueMicrotask(() => {
          const data = answer(message)
          if (data !== null) desk.onmessage?.({ data } as MessageEvent<Answered>)
        })
    },
  }
  return desk
}

const begun = () => valueOrThrow(warComesEarly.begin('1939', {}, fastDice(7)))

function question(): Question {
  const state = begun()
  return {
    game: 'war-comes-early',
    side: 0,
    position: 0,
    view: () => warComesEarly.view(state, 0),
    legal: () => warComesEarly.legal(state, 0),
  }
}

const never = new AbortController().signal

describe('an opponent', () => {
  test('answers with something legal that it found in its view', async () => {
    const think = thinker({ level: 'recruit', seed: 3 })
    const desk = deskWith(asked => ({ number: asked.number, action: think(asked) }))
    const asked = question()
    const action = await opponentOf('recruit', 3, () => desk).choose(asked, never, () => {})
    expect(asked.legal()).toContainEqual(action)
    expect(desk.hired).toEqual([{ level: 'recruit', seed: 3 }])
  })

  test('is hired once and dismissed in the end', async () => {
    const desk = deskWith(({ number, legal }) => ({ number, action: legal[0] }))
    const opponent = opponentOf('recruit', 1, () => desk)
    await opponent.choose(question(), never, () => {})
    await opponent.choose(question(), never, () => {})
    expect(desk.hired).toHaveLength(1)
    opponent.close?.()
    expect(desk.isGone).toBe(true)
  })

  test('says what went wrong', async () => {
    const desk = deskWith(({ number }) => ({ number, fault: 'out of ideas' }))
    await expect(opponentOf('recruit', 1, () => desk).choose(question(), never, () => {})).rejects.toThrow(
      'out of ideas',
    )
  })

  test('is not waited for when the question is taken back, and its late answer counts for nothing', async () => {
    const desk = deskWith(({ number, legal }) => (number === 1 ? null : { number, action: legal[0] }))
    const opponent = opponentOf('recruit', 1, () => desk)
    const stop = new AbortController()
    const first = opponent.choose(question(), stop.signal, () => {})
    stop.abort()
    await expect(first).rejects.toThrow()
    await expect(opponent.choose(question(), never, () => {})).resolves.toHaveProperty('do')
  })
})
