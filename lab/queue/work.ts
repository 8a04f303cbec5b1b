import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Job } from 'pg-boss'
import type { Batch } from '../batches.ts'
import { answerOf } from '../pool.ts'
import { reasonOf, type Tell } from './away.ts'
import { programName } from './program.ts'
import { openQueue, prepare, programIn, type Queue } from './queue.ts'

/** A batch that was given out so often takes its workers down with it. */
const MOST_TRIES = 10
const LOOK_ROUND_EVERY = 5000

export interface WorkDone {
  readonly batches: number
  readonly games: number
}

interface Order {
  readonly batch: Batch
}

/** Plays batches from the queue on so many threads until it is told to stop. */
export async function workOnQueue(
  url: string,
  threads: number,
  tell: Tell,
  stop: AbortSignal,
  program = programName(),
): Promise<WorkDone> {
  const queue = await openQueue(url, program, tell)
  const done = { batches: 0, games: 0 }
  const crew = crewOf(threads)
  let isOver = false
  const play = async ([job]: Job<Order>[]) => {
    const { batch } = job.data
    const words = `${batch.title}, seeds ${batch.seeds[0]} to ${batch.seeds.at(-1)}`
    if ((await queue.played([job.id])).length === 0) {
      tell(`playing ${words}`)
      const row = await playedRow(crew, job)
      if (isOver) return
      await queue.keep(row)
      done.batches++
      done.games += batch.seeds.length
      tell(row.error === null ? `played ${words}` : `could not play ${words}: ${row.error}`)
    }
    // Not only marked as done: a batch that is asked for again, after its result is forgotten, is a new job.
    await queue.insist(() => queue.boss.deleteJob(queue.name, job.id))
  }
  try {
    await prepare(queue)
    for (let i = 0; i < threads; i++) await employ(queue, play)
    tell(`ready for batches of ${program}, threads: ${threads}`)
    await lookRound(queue, tell, stop)
    return done
  } finally {
    isOver = true
    // Gives back what is being played, so that others need not wait for the silence.
    await queue.close()
    await crew.dismiss()
  }
}

/** One more at the queue. Who has played a batch looks for the next at once, and only who found none waits a little. */
async function employ({ boss, name }: Queue, play: (jobs: Job<Order>[]) => Promise<void>): Promise<void> {
  const options = { pollingIntervalSeconds: 0.5, heartbeatRefreshSeconds: 3 }
  const id: string = await boss.work<Order>(name, options, jobs =>
    play(jobs).finally(() => boss.notifyWorker(id)),
  )
}

async function playedRow(crew: Crew, { id, data, retryCount }: Job<Order>) {
  if (retryCount >= MOST_TRIES) {
    return { id, result: null, error: `given up after ${retryCount} workers stopped in the middle of it` }
  }
  try {
    return { id, result: await crew.play(data.batch), error: null }
  } catch (error) {
    return { id, result: null, error: reasonOf(error) }
  }
}

/** Until it is time to stop: sees that the database is there, and tells once of batches that are not for this program. */
async function lookRound({ boss, program, insist }: Queue, tell: Tell, stop: AbortSignal): Promise<void> {
  const told = new Set<string>()
  while (!stop.aborted) {
    for (const { name, readyCount } of await insist(() => boss.getQueues())) {
      const other = programIn(name)
      if (other === null || other === program || readyCount === 0 || told.has(other)) continue
      told.add(other)
      tell(
        `left alone, because they are for ${other} and this is ${program}: batches that wait, ${readyCount}`,
      )
    }
    await sleep(LOOK_ROUND_EVERY, undefined, { signal: stop }).catch(() => {})
  }
}

interface Crew {
  play(batch: Batch): Promise<unknown>
  dismiss(): Promise<void>
}

/** Threads that play, so that this one is free to say that it lives. */
function crewOf(size: number): Crew {
  const hire = () => new Worker(new URL('../worker.ts', import.meta.url))
  const all = new Set(Array.from({ length: size }, hire))
  const idle = [...all]
  return {
    async play(batch) {
      const worker = idle.pop()!
      try {
        const result = await answerOf(worker, batch)
        idle.push(worker)
        return result
      } catch (error) {
        // A thread that failed is gone.
        all.delete(worker)
        const other = hire()
        all.add(other)
        idle.push(other)
        throw error
      }
    },
    async dismiss() {
      await Promise.all([...all].map(worker => worker.terminate()))
    },
  }
}
