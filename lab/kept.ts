// Plays what a logbook does not hold yet.
import type { Batch, BatchResult } from './batches.ts'
import type { Logbook } from './logbook.ts'
import { playBatches } from './pool.ts'
import { progressOf } from './progress.ts'

/** Results in the order of the batches, with a bar that counts games. */
export async function playKept<B extends Batch>(
  batches: readonly B[],
  threads: number,
  logbook: Logbook<BatchResult<B>>,
): Promise<BatchResult<B>[]> {
  const missing = batches.filter(batch => logbook.resultOf(batch) === undefined)
  const progress = progressOf(batches.reduce((sum, batch) => sum + batch.seeds.length, 0))
  progress.add(batches.reduce((sum, batch) => sum + (logbook.resultOf(batch)?.games ?? 0), 0))
  const played = new Map<B, BatchResult<B>>()
  try {
    await playBatches(missing, threads, (result, batch) => {
      logbook.write(batch, result)
      played.set(batch, result)
      progress.add(result.games)
    })
  } finally {
    progress.end()
  }
  return batches.map(batch => played.get(batch) ?? logbook.resultOf(batch)!)
}
