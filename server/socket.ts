// The socket of a page: every message is checked, answered and counted.
import type { FastifyRequest } from 'fastify'
import { Compile } from 'typebox/compile'
import type { WebSocket } from 'ws'
import type { Ask, Push, Reply, ReplyCode } from '../engine/wire/protocol.ts'
import { Bucket } from './bucket.ts'
import { Unanswered } from './hall.ts'
import type { Rooms } from './rooms.ts'
import { AskMessage, requestId, tableId } from './schemas.ts'
import { hashOf } from './secrets.ts'
import { StoreTrouble } from './store/trouble.ts'

/** No message is longer. */
export const LARGEST = 16_384
const BURST = 60
const A_SECOND = 20
/** A page that goes on after so many refusals in a row is sent away. */
const PATIENCE = 200
/** A page that hears nothing for so long (bytes waiting) is sent away; it comes back and is told anew. */
const BACKLOG = 4_000_000

const isAsk = Compile(AskMessage)
const isTable = Compile(tableId)
const isId = Compile(requestId)

export async function attend(
  socket: WebSocket,
  request: FastifyRequest,
  rooms: Rooms,
  cookie: string,
): Promise<void> {
  const { id: table } = request.params as { id: string }
  const push = (message: Push) => {
    if (socket.bufferedAmount > BACKLOG) socket.close(1013, 'too-slow')
    else if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
  }
  const bucket = new Bucket(BURST, A_SECOND)
  let bad = 0
  const no = (id: string, code: ReplyCode, because: string) => {
    bad += 1
    if (bad > PATIENCE) socket.close(1008, code)
    else push({ kind: 'reply', id, ok: false, code, because, done: 0 })
  }
  const early: Buffer[] = []
  let hear = (text: Buffer): void => void early.push(text)
  socket.on('message', (data, isBinary) => {
    if (isBinary) no('', 'bad-message', 'this cannot be read')
    else hear(data as Buffer)
  })
  // The library closes the connection after a message that is far too long; there is nothing else to do.
  socket.on('error', () => {})

  const since = sinceIn(request.query)
  const entering = isTable.Check(table) ? rooms.page(table, hashOf(cookie), since, push) : null
  const page = await Promise.resolve(entering).catch(error => {
    // The page comes back by itself, and the database may be there again.
    rooms.log(
      error instanceof StoreTrouble ? error.message : `${error instanceof Error ? error.stack : error}`,
    )
    no('', 'storage', 'the server cannot read this table just now; try again')
    socket.close(1013, 'storage')
    return undefined
  })
  if (page === undefined) return
  if (page === null) {
    no('', 'unknown-table', 'There is no such table, or you have no link to it.')
    socket.close(1008, 'unknown-table')
    return
  }
  // A page that is closed or left says so (1001 and 1000); anything else is a connection that broke off.
  socket.on('close', code => page.leave(code !== 1000 && code !== 1001))
  keepAlive(socket)
  if (socket.readyState !== socket.OPEN) page.leave()
  hear = text => {
    const isTooLong = text.length > LARGEST
    const { id, ask } = isTooLong ? NOTHING : askIn(text)
    if (!bucket.take()) no(id, 'too-fast', 'that was too much at once')
    else if (isTooLong) no(id, 'too-large', 'that is too long')
    else if (ask === null) no(id, 'bad-message', 'this cannot be read')
    else {
      bad = 0
      const answered = (reply: Reply) => {
        if (!reply.ok && reply.code === 'refused') rooms.log(refusalOf(table, ask, reply))
        push(reply)
      }
      page.hear(ask).then(answered, error => {
        if (error instanceof Unanswered) {
          rooms.log(error.message)
          socket.close(1013, 'storage')
          return
        }
        rooms.log(error instanceof Error ? (error.stack ?? error.message) : String(error))
        no(ask.id, 'broken', 'Something is wrong with the server. Nothing was done.')
      })
    }
  }
  for (const text of early) hear(text)
}

/** Milliseconds between two looks whether anybody is still there. */
const LOOK = 15_000

/** A laptop that was shut says nothing: whoever does not answer is gone. */
function keepAlive(socket: WebSocket): void {
  let isAlive = true
  socket.on('pong', () => {
    isAlive = true
  })
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }, LOOK)
  timer.unref()
  socket.on('close', () => clearInterval(timer))
}

/** How such lines of the log begin. */
export const REFUSED = 'refused at table'

/** Pages send only what they think legal: what the rules refuse is a defect, or somebody who tries things out. */
function refusalOf(table: string, ask: Ask, reply: Extract<Reply, { ok: false }>): string {
  const action = ask.do === 'act' ? JSON.stringify(ask.actions[reply.done]).slice(0, 200) : ask.do
  return `${REFUSED} ${table}: ${action}: ${reply.because} (${reply.rule ?? reply.code})`
}

const NOTHING = { id: '', ask: null }

/** Whoever waits for the answer to a broken message is told so under its id, if it can be read. */
function askIn(text: Buffer): { readonly id: string; readonly ask: Ask | null } {
  try {
    const said: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text))
    if (isAsk.Check(said)) return { id: (said as Ask).id, ask: said as Ask }
    const { id } = Object(said)
    return { id: isId.Check(id) ? (id as string) : '', ask: null }
  } catch {
    return { id: '', ask: null }
  }
}

/** `?since=0:12,1:9`: what the page was told last, by viewer. */
function sinceIn(query: unknown): (readonly [number, number])[] {
  const { since } = (query ?? {}) as { since?: unknown }
  if (typeof since !== 'string' || !/^-?\d:\d{1,9}(,-?\d:\d{1,9}){0,4}$/.test(since)) return []
  return since.split(',').map(pair => {
    const [viewer, n] = pair.split(':').map(Number)
    return [viewer, n] as const
  })
}
