// The thread in which minds think, the same file for a browser's Worker and for Node's. A question that takes too long is ended
// with its thread: thinking leaves no moment in which a message could be heard.
import { newMind, type Question, type Report } from './mind.ts'

/** What both kinds of worker have in common. */
interface Port {
  postMessage(report: Report): void
  onmessage: ((message: { readonly data: Question }) => void) | null
}

const mind = newMind()
const ofNode = globalThis.process?.getBuiltinModule?.('node:worker_threads').parentPort

if (ofNode) ofNode.on('message', (question: Question) => mind(question, report => ofNode.postMessage(report)))
else {
  const page = globalThis as unknown as Port
  page.onmessage = ({ data }) => mind(data, report => page.postMessage(report))
}
