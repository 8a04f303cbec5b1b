// The thread in which minds think, the same file for a browser's Worker and for Node's. A question that takes too long is ended
// with its thread: thinking leaves no moment in which a message could be heard.
import { knowledgeUnder } from './games/known.ts'
import { type Helpers, hireHelpers } from './helpers.ts'
import { newMind, type Question, type Report } from './mind.ts'
import type { Knowledge } from './players/knowledge.ts'

/** What both kinds of worker have in common. */
interface Port {
  postMessage(report: Report): void
  onmessage: ((message: { readonly data: Question }) => void) | null
}

// The first question about a game loads it. Questions come one at a time: whoever asks waits for the answer.
const opened = new Map<string, Knowledge | undefined>()
const keyOf = (game: string, rules?: number): string => `${game} ${rules}`
let helpers: Helpers | null = null
let helped = ''
const mind = newMind(
  (game, rules) => opened.get(keyOf(game, rules)),
  (game, rules) => (keyOf(game, rules) === helped ? helpers?.muster : undefined),
)

/** Helpers know one game. They come with the first question to a general and stay. */
async function gather({ game, rules, asks, helpers: count = 0 }: Question): Promise<void> {
  if (count === 0 || keyOf(game, rules) === helped || asks.for !== 'action' || asks.level !== 'general')
    return
  helpers?.dismiss()
  helped = keyOf(game, rules)
  helpers = await hireHelpers(game, rules, count)
}

async function answer(question: Question, report: (report: Report) => void): Promise<void> {
  const { game, rules } = question
  const key = keyOf(game, rules)
  try {
    if (!opened.has(key)) opened.set(key, await knowledgeUnder(game, rules))
    await gather(question)
    mind(question, report)
  } catch (error) {
    report({ number: question.number, fault: String(error) })
  }
}

const ofNode = globalThis.process?.getBuiltinModule?.('node:worker_threads').parentPort

if (ofNode)
  ofNode.on('message', (question: Question) => answer(question, report => ofNode.postMessage(report)))
else {
  const page = globalThis as unknown as Port
  page.onmessage = ({ data }) => answer(data, report => page.postMessage(report))
}
