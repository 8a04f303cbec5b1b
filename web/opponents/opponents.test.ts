import { describe, expect, test } from 'vitest'
import { knowledgeAbout } from '../../ai/games/all.ts'
import { newMind, type Question as Put, type Report } from '../../ai/mind.ts'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import type { Action } from '../../engine/game/action.ts'
import { warComesEarly } from '../../games/war-comes-early/index.ts'
import type { Question } from '../../table/opponents.ts'
import type { Hired } from './desk.ts'
import { opponentOf } from './opponents.ts'

/** Workers without a thread, and how many of them were dismissed. */
function agency(answer: (put: Put) => readonly Report[]) {
  const agency = { hired: 0, dismissed: 0, hire }
  function hire(): Hired {
    agency.hired += 1
    const worker: Hired = {
      onmessage: null,
      onerror: null,
      onmessageerror: null,
      terminate() {
        agency.dismissed += 1
        worker.onmessage = null
      },
      postMessage(put) {
        queueMicrotask(() => {
          for (const data of answer(put)) worker.onmessage?.({ data } as MessageEvent<Report>)
        })
      },
    }
    return worker
  }
  return agency
}

function question(): Question {
  const state = valueOrThrow(warComesEarly.begin('1939', {}, fastDice(7)))
  return {
    game: 'war-comes-early',
    rules: warComesEarly.rulesVersion,
    side: 0,
    position: 0,
    view: () => warComesEarly.view(state, 0),
    legal: () => warComesEarly.legal(state, 0),
  }
}

const never = new AbortController().signal
const legalIn = ({ asks }: Put): readonly Action[] => (asks.for === 'action' ? asks.legal : [])
const first = (put: Put): readonly Report[] => [{ number: put.number, answer: legalIn(put)[0] }]

describe('an opponent', () => {
  test('answers with something legal that it found in its view', async () => {
    const mind = newMind(knowledgeAbout)
    const { hire } = agency(put => {
      const reports: Report[] = []
      mind(put, report => reports.push(report))
      return reports
    })
    const asked = question()
    const action = await opponentOf('officer', 3, hire).choose(asked, never, () => {})
    expect(asked.legal()).toContainEqual(action)
  })

  test('is hired once and dismissed in the end', async () => {
    const workers = agency(first)
    const opponent = opponentOf('recruit', 1, workers.hire)
    await opponent.choose(question(), never, () => {})
    await opponent.choose(question(), never, () => {})
    expect(workers).toMatchObject({ hired: 1, dismissed: 0 })
    opponent.close?.()
    expect(workers.dismissed).toBe(1)
  })

  test('says what went wrong', async () => {
    const { hire } = agency(({ number }) => [{ number, fault: 'out of ideas' }])
    await expect(opponentOf('recruit', 1, hire).choose(question(), never, () => {})).rejects.toThrow(
      'out of ideas',
    )
  })

  test('that dies is replaced and asked again; after the second death the caller is told', async () => {
    const agency = { hired: 0, dismissed: 0 }
    const mortal = (deaths: number) => (): Hired => {
      agency.hired += 1
      const doomed = agency.hired <= deaths
      const worker: Hired = {
        onmessage: null,
        onerror: null,
        onmessageerror: null,
        terminate() {
          agency.dismissed += 1
        },
        postMessage(put) {
          queueMicrotask(() => {
            if (doomed) worker.onerror?.({ message: 'out of memory' } as ErrorEvent)
            else worker.onmessage?.({ data: first(put)[0] } as MessageEvent<Report>)
          })
        },
      }
      return worker
    }
    await expect(
      opponentOf('recruit', 1, mortal(1)).choose(question(), never, () => {}),
    ).resolves.toHaveProperty('do')
    expect(agency).toEqual({ hired: 2, dismissed: 1 })
    agency.hired = 0
    const unlucky = opponentOf('recruit', 1, mortal(2))
    await expect(unlucky.choose(question(), never, () => {})).rejects.toThrow('out of memory')
    await expect(unlucky.choose(question(), never, () => {})).resolves.toHaveProperty('do')
    expect(agency.hired).toBe(3)
  })

  test('is dismissed when the question is taken back, and another one answers the next', async () => {
    const workers = agency(put => (workers.hired === 1 ? [] : first(put)))
    const opponent = opponentOf('recruit', 1, workers.hire)
    const stop = new AbortController()
    const taken = opponent.choose(question(), stop.signal, () => {})
    stop.abort()
    await expect(taken).rejects.toThrow()
    expect(workers.dismissed).toBe(1)
    await expect(opponent.choose(question(), never, () => {})).resolves.toHaveProperty('do')
    expect(workers.hired).toBe(2)
  })

  test('is told to hurry through memory that both threads see', async () => {
    let asked: Put | null = null
    const { hire } = agency(put => {
      asked = put
      return [{ number: put.number, part: 0.4 }]
    })
    const opponent = opponentOf('general', 1, hire)
    const stop = new AbortController()
    const isHurried = () => Atomics.load(asked!.hurry!, 0) === asked!.number
    const seen: boolean[] = []
    const waiting = opponent.choose(question(), stop.signal, (_part, canHurry) => {
      expect(canHurry).toBe(true)
      seen.push(isHurried())
      opponent.hurry?.()
      seen.push(isHurried())
      stop.abort()
    })
    await expect(waiting).rejects.toThrow()
    expect(seen).toEqual([false, true])
  })
})
