// Hires threads that rehearse beside the one that thinks.
import type { Hiring } from './helper.ts'
import type { Mustering } from './search/crew.ts'
import { newBoard } from './search/shared-board.ts'
import { sharedCrew } from './search/shared-crew.ts'

export interface Helpers {
  readonly muster: Mustering
  dismiss(): void
}

interface Helper {
  dismiss(): void
}

/** Milliseconds for which a thought waits for helpers. Whoever is ready later joins in then. */
const PATIENCE = 3000

/** Null where threads cannot share memory. */
export async function hireHelpers(
  game: string,
  rules: number | undefined,
  count: number,
): Promise<Helpers | null> {
  if (typeof SharedArrayBuffer === 'undefined' || count < 1) return null
  const board = newBoard()
  const hiring: Hiring = { game, rules, memory: board.memory }
  const hired: Helper[] = []
  // In a browser a thread begins to run only while the one that has hired it does not block.
  const ready = Array.from(
    { length: count },
    () => new Promise<void>(resolve => hired.push(helperWith(hiring, resolve))),
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>(resolve => {
    timer = setTimeout(resolve, PATIENCE)
  })
  await Promise.race([Promise.all(ready), late])
  clearTimeout(timer)
  return { muster: sharedCrew(board), dismiss: () => hired.forEach(helper => void helper.dismiss()) }
}

/** A helper who fails before he is ready is not waited for: the others do his part. */
function helperWith(hiring: Hiring, ready: () => void): Helper {
  const ofNode = globalThis.process?.getBuiltinModule?.('node:worker_threads')
  if (ofNode) {
    // Not to be bundled: browsers take the other way.
    const script = './helper.ts'
    const worker = new ofNode.Worker(new URL(script, import.meta.url))
    worker.on('message', ready).on('error', ready)
    worker.postMessage(hiring)
    return { dismiss: () => void worker.terminate() }
  }
  const worker = new Worker(new URL('./helper.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ready
  worker.onerror = ready
  worker.postMessage(hiring)
  return { dismiss: () => worker.terminate() }
}
