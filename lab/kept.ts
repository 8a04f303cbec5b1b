// Plays what a logbook does not hold yet.
import type { Batch, BatchResult } from './batches.ts'
import type { Logbook } from './logbook.ts'
import { playBatches } from './pool.ts'
import type { Progress } from './progress.ts'

export interface Keeping<R> {
  readonly threads: number
  readonly logbook: Logbook<R>
  /** Who plays; the threads of this machine if nobody else is named. */
  readonly play?: typeof playBatches
}

/** Results in the order of the batches; the bar counts games, those of earlier runs too. */
export async function playKept<B extends Batch>(
  batches: readonly B[],
  { threads, logbook, play = playBatches }: Keeping<BatchResult<B>>,
  progress: Progress,
): Promise<BatchResult<B>[]> {
  const missing = batches.filter(batch => logbook.resultOf(batch) === undefined)
  progress.add(batches.reduce((sum, batch) => sum + (logbook.resultOf(batch)?.games ?? 0), 0))
  const played = new Map<B, BatchResult<B>>()
  await play(missing, threads, (result, batch) => {
    logbook.write(batch, result)
    played.set(batch, result)
    progress.add(result.games)
  })
  return batches.map(batch => played.get(batch) ?? logbook.resultOf(batch)!)
}
