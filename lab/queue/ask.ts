import { setTimeout as sleep } from 'node:timers/promises'
import type { Batch, BatchResult } from '../batches.ts'
import type { playBatches } from '../pool.ts'
import type { Tell } from './away.ts'
import { programName } from './program.ts'
import { batchId, openQueue, prepare, type Queue } from './queue.ts'

const LOOK_EVERY = 500
const STALE_AFTER = 15_000

/**
 * Plays batches like `playBatches`, on workers that were started anywhere for the same database. Whoever is broken off
 * and asks again finds what was played meanwhile.
 */
export function playOverPostgres(url: string, tell: Tell, program = programName()): typeof playBatches {
  let isAnnounced = false
  return async (batches, _threads, done = () => {}) => {
    if (batches.length === 0) return []
    if (!isAnnounced) tell(`workers of ${program} play`)
    isAnnounced = true
    const queue = await openQueue(url, program, tell)
    try {
      const results = new Map<string, BatchResult<(typeof batches)[number]>>()
      const waiting = Map.groupBy(batches, batch => batchId(program, batch))
      for await (const { id, result } of answers(queue, waiting, tell)) {
        results.set(id, result as BatchResult<(typeof batches)[number]>)
        for (const batch of waiting.get(id)!) done(results.get(id)!, batch)
      }
      return batches.map(batch => results.get(batchId(program, batch))!)
    } finally {
      await queue.close()
    }
  }
}

/** Each result once, as it comes in. */
async function* answers(queue: Queue, asked: ReadonlyMap<string, readonly Batch[]>, tell: Tell) {
  const waiting = new Map([...asked].map(([id, [batch]]) => [id, batch]))
  await prepare(queue)
  await queue.forgive([...waiting.keys()])
  yield* news(queue, waiting)
  if (waiting.size === 0) return
  await enqueue(queue, waiting)
  let heard = performance.now()
  let isAlone = false
  while (waiting.size > 0) {
    await sleep(LOOK_EVERY)
    for await (const row of news(queue, waiting)) {
      heard = performance.now()
      yield row
    }
    if (performance.now() - heard < STALE_AFTER) continue
    // Whatever became of them; those that are in the queue stay as they are.
    await enqueue(queue, waiting)
    isAlone = await lookForWorkers(queue, waiting.size, isAlone ? () => {} : tell)
    heard = performance.now()
  }
}

async function* news(queue: Queue, waiting: Map<string, Batch>) {
  for (const row of await queue.played([...waiting.keys()])) {
    if (row.error !== null) throw new Error(row.error)
    waiting.delete(row.id)
    yield row
  }
}

async function enqueue({ boss, name, insist }: Queue, waiting: ReadonlyMap<string, Batch>): Promise<void> {
  const jobs = [...waiting].map(([id, batch]) => ({ id, data: { batch } }))
  await insist(() => boss.insert(name, jobs))
}

/** Whether nobody is at work; tells it. */
async function lookForWorkers({ boss, name, program, insist }: Queue, batches: number, tell: Tell) {
  const queue = await insist(() => boss.getQueue(name))
  if (queue?.activeCount !== 0) return false
  tell(`nobody plays (batches that wait: ${batches}); start "salient work" of ${program} for this database`)
  return true
}
