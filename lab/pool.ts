import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Batch, type BatchResult, runBatch } from './batches.ts'

export const cores = (): number => availableParallelism()

/**
 * Plays all batches on so many threads, in this one if it is a single one. Results come in the order of the batches,
 * whoever played them; `done` hears of each as it is finished.
 */
export async function playBatches<B extends Batch>(
  batches: readonly B[],
  threads: number,
  done: (result: BatchResult<B>, batch: B) => void = () => {},
): Promise<BatchResult<B>[]> {
  if (threads === 1) return playHere(batches, done)
  const results: BatchResult<B>[] = []
  let next = 0
  const work = async () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    try {
      while (next < batches.length) {
        const index = next++
        results[index] = await answerOf<BatchResult<B>>(worker, batches[index])
        done(results[index], batches[index])
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(threads, batches.length) }, work))
  return results
}

async function playHere<B extends Batch>(
  batches: readonly B[],
  done: (result: BatchResult<B>, batch: B) => void,
): Promise<BatchResult<B>[]> {
  const results: BatchResult<B>[] = []
  for (const batch of batches) {
    const result = runBatch(batch)
    results.push(result)
    done(result, batch)
    // Lets the progress bar and Ctrl-C through.
    await new Promise(resolve => setImmediate(resolve))
  }
  return results
}

export function answerOf<T>(worker: Worker, batch: Batch): Promise<T> {
  return new Promise((resolve, reject) => {
    const answered = (answer: T) => settle(() => resolve(answer))
    const fell = (error: Error) => settle(() => reject(error))
    const stopped = (code: number) => settle(() => reject(new Error(`a worker stopped with code ${code}`)))
    const settle = (act: () => void) => {
      worker.off('message', answered).off('error', fell).off('exit', stopped)
      act()
    }
    worker.on('message', answered).on('error', fell).on('exit', stopped)
    worker.postMessage(batch)
  })
}
