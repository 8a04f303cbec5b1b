// The thread of the opponents in Node: `new Worker(new URL('./node-worker.ts', import.meta.url))`.
import { parentPort } from 'node:worker_threads'
import { answer, type Question } from './answer.ts'

parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(question)))
