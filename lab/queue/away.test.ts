import { expect, test } from 'vitest'
import { patienceOf, QueueTrouble, reasonOf } from './away.ts'

const refused = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' })

test('a database that comes back is told of once, however many wait for it', async () => {
  const told: string[] = []
  const { insist } = patienceOf(line => told.push(line), 60, 1)
  let away = 5
  const ask = async () => {
    if (--away >= 0) throw refused
    return 'answer'
  }
  expect(await Promise.all([insist(ask), insist(ask)])).toEqual(['answer', 'answer'])
  expect(told).toEqual([
    'the database does not answer (ECONNREFUSED); trying for 60 s',
    'the database is back',
  ])
})

test('patience ends', async () => {
  const { insist } = patienceOf(() => {}, 0.01, 1)
  const gone = insist(() => Promise.reject(new Error('Connection terminated unexpectedly')))
  await expect(gone).rejects.toThrow('has not answered for 0.01 s (Connection terminated unexpectedly)')
  await expect(gone).rejects.toBeInstanceOf(QueueTrouble)
})

test('what will not change by waiting is told at once', async () => {
  const { insist } = patienceOf(() => {}, 60)
  const denied = Object.assign(new Error('permission denied for schema salient_lab\nHINT'), { code: '42501' })
  await expect(insist(() => Promise.reject(denied))).rejects.toThrow(
    'the database refuses: permission denied for schema salient_lab',
  )
  expect(reasonOf(denied)).toBe('permission denied for schema salient_lab')
})
