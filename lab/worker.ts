// The thread that plays a batch of games; started by pool.ts.
import { parentPort } from 'node:worker_threads'
import { type Batch, runBatch } from './batches.ts'

parentPort?.on('message', (batch: Batch) => parentPort?.postMessage(runBatch(batch)))
