// A thread that helps a general to rehearse, the same file for a browser's Worker and for Node's (crew.ts hires it).
import { knowledgeUnder } from './games/known.ts'
import type { Description } from './players/player.ts'
import { rehearserOf } from './search/crew.ts'
import { boardOn } from './search/shared-board.ts'
import { help } from './search/shared-crew.ts'

/** What a helper is told, once: which game it is and where the jobs are. */
export interface Hiring {
  readonly game: string
  /** The version of its rules, as a question names it. */
  readonly rules: number | undefined
  readonly memory: SharedArrayBuffer
}

/** From the answer on this thread waits for jobs and hears nothing any more. */
async function begin({ game, rules, memory }: Hiring, ready: () => void): Promise<void> {
  const knowledge = await knowledgeUnder(game, rules)
  if (knowledge === undefined) return
  const describe = knowledge.describe as unknown as () => Description
  ready()
  help(boardOn(memory), thought => rehearserOf(knowledge.game as never, describe, thought))
}

/** What both kinds of worker have in common. */
interface Port {
  postMessage(word: 'ready'): void
  onmessage: ((message: { readonly data: Hiring }) => void) | null
}

const ofNode = globalThis.process?.getBuiltinModule?.('node:worker_threads').parentPort

if (ofNode) ofNode.once('message', (hiring: Hiring) => begin(hiring, () => ofNode.postMessage('ready')))
else {
  const page = globalThis as unknown as Port
  page.onmessage = ({ data }) => begin(data, () => page.postMessage('ready'))
}
