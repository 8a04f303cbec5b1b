// An opponent thinks here, so that the page never waits for it.
import type { Answered, Asked, Hired } from './protocol.ts'
import { thinker } from './thinking.ts'

let think: ReturnType<typeof thinker> | null = null

self.onmessage = ({ data }: MessageEvent<Hired | Asked>) => {
  if ('level' in data) {
    think = thinker(data)
    return
  }
  const { number } = data
  let answer: Answered
  try {
    if (think === null) throw new Error('nobody was hired')
    answer = { number, action: think(data) }
  } catch (error) {
    answer = { number, fault: error instanceof Error ? error.message : String(error) }
  }
  self.postMessage(answer)
}
