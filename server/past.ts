// What a viewer was told from the beginning: worked out again from the records, a little at a time, so that others can play on.
import type { View } from '../engine/game/game.ts'
import type { Told } from '../engine/wire/protocol.ts'
import type { Hosted } from './hosted.ts'
import type { RecordRow } from './store/store.ts'

export interface Past {
  /** At the beginning. */
  readonly view: View
  readonly told: readonly Told[]
}

/** Milliseconds before somebody else has his turn. */
const SLICE = 15

/** `hosted` is the game at its beginning, told to one viewer. */
export async function pastOf(hosted: Hosted, records: readonly RecordRow[], viewer: number): Promise<Past> {
  const { view } = hosted.seen(viewer)
  const told: Told[] = []
  let slice = performance.now()
  for (const { body } of records) {
    const judged = hosted.judge(JSON.parse(body))
    if (!judged.ok) throw new Error(`record ${hosted.n + 1} does not fit`)
    const [message] = judged.telling
    if (message !== null) told.push(message)
    if (performance.now() - slice < SLICE) continue
    await new Promise(resolve => setImmediate(resolve))
    slice = performance.now()
  }
  return { view, told }
}
