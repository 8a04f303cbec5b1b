// The thread of the opponents in a browser: `new Worker(new URL('../ai/worker.ts', import.meta.url), { type: 'module' })`.
import { answer, type Question } from './answer.ts'

interface WorkerScope {
  onmessage: ((message: { readonly data: Question }) => void) | null
  postMessage(message: unknown): void
}

const scope = globalThis as unknown as WorkerScope

scope.onmessage = ({ data }) => scope.postMessage(answer(data))
