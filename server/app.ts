// The server: what can be asked over HTTP, and the socket of a table.
import type { IncomingMessage, ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { addressesFor, isOwnName, isOwnOrigin } from './names.ts'
import { Rooms } from './rooms.ts'
import { Entering, Manning, Naming, Renewing, Showing, tableId, WantedTable } from './schemas.ts'
import { hashOf, newSecret } from './secrets.ts'
import { attend, LARGEST } from './socket.ts'
import type { Store } from './store/store.ts'
import { StoreTrouble } from './store/trouble.ts'
import {
  cardOf,
  enter,
  Impossible,
  manSeat,
  nameSeat,
  openTable,
  renewLink,
  ShareWanted,
  showShare,
} from './tables.ts'

export interface AppParts {
  readonly store: Store
  /** Threads for computer players. */
  readonly threads: number
  /** Answers to other machines, too, under these names besides its addresses. */
  readonly isOpen: boolean
  /** The files of the client; null to serve only the games. */
  readonly files: ((request: IncomingMessage, response: ServerResponse) => void) | null
  /** Requests that one address may make in a minute (600). */
  readonly perMinute?: number
  /** A line for whoever runs the server. */
  log(line: string): void
}

/** So many games are opened to see whose move it is. */
const MOST_OPENED = 12
/** Whom answers that are no pages let run anything. */
const NOBODY = "'none'"
const COOKIE = 'salient'
const A_YEAR = 365 * 24 * 3600

export async function appOf(parts: AppParts): Promise<FastifyInstance> {
  const { store, log } = parts
  const app = fastify({ bodyLimit: LARGEST, logger: false, routerOptions: { maxParamLength: 80 } })
  const rooms = await Rooms.open(store, parts.threads, log)
  app.addHook('onClose', () => rooms.close())
  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnName(request.raw, parts.isOpen))
      return refuse(reply, 421, 'not-allowed', 'This server does not answer to that name.')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead && !isOwnOrigin(request.raw))
      return refuse(reply, 403, 'not-allowed', 'That page may not do this.')
  })
  app.setErrorHandler((error, _request, reply) => answerError(error, reply, log))
  app.setNotFoundHandler((request, reply) => {
    if (parts.files === null || request.url.startsWith('/api/'))
      return refuse(reply, 404, 'not-allowed', 'There is nothing here.')
    reply.hijack()
    parts.files(request.raw, reply.raw)
  })
  await app.register(
    async api => {
      await api.register(helmet, {
        contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: [NOBODY] } },
      })
      await api.register(cookie)
      await api.register(rateLimit, { max: parts.perMinute ?? 600, timeWindow: '1 minute' })
      // What is somewhat too long or no text is answered; what is far too long ends the connection.
      await api.register(websocket, { options: { maxPayload: 4 * LARGEST, skipUTF8Validation: true } })
      routes(api, rooms, store, parts.isOpen)
    },
    { prefix: '/api' },
  )
  return app
}

function routes(api: FastifyInstance, rooms: Rooms, store: Store, isOpen: boolean): void {
  const body = <S extends TSchema>(schema: S) => {
    const validator = Compile(schema)
    return (request: FastifyRequest): Static<S> => {
      if (!validator.Check(request.body)) throw new BadMessage()
      return request.body as Static<S>
    }
  }
  const [wanted, entering, showing, renewing] = [
    body(WantedTable),
    body(Entering),
    body(Showing),
    body(Renewing),
  ]
  const [naming, manning] = [body(Naming), body(Manning)]
  const hostOnly = async (table: string, session: string, because: string): Promise<void> => {
    if ((await store.table(table))?.host !== session) throw new Impossible(because)
  }
  const isTableId = Compile(tableId)
  const idOf = ({ params }: FastifyRequest): string => {
    const { id } = params as { id: string }
    if (!isTableId.Check(id)) throw new Impossible('There is no such table.')
    return id
  }

  api.get('/games', async () => rooms.games())

  api.post('/tables', async (request, reply) => openTable(store, sessionOf(request, reply), wanted(request)))

  api.get('/tables', async (request, reply) => {
    const session = sessionOf(request, reply)
    const rows = await store.tablesOf(session)
    return Promise.all(
      rows.map(async (row, i) => ({
        ...cardOf(row, await store.seats(row.id), rooms.attendance(row.id)),
        mine: await store.granted(session, row.id),
        isHost: row.host === session,
        ...(i < MOST_OPENED && row.over_at === null && (await rooms.standing(row.id))),
      })),
    )
  })

  api.post('/tables/:id/enter', async (request, reply) => {
    const session = sessionOf(request, reply)
    const table = idOf(request)
    const seat = await enter(store, { table, session, ...entering(request) })
    rooms.changed(table)
    return { seat }
  })

  api.post('/tables/:id/share', async (request, reply) => {
    const session = sessionOf(request, reply)
    const table = idOf(request)
    const { seat, share } = showing(request)
    if (!(await store.granted(session, table)).includes(seat)) throw new Impossible('That is not your seat.')
    await showShare(store, table, seat, share)
    rooms.changed(table)
    return {}
  })

  api.post('/tables/:id/link', async (request, reply) => {
    const session = sessionOf(request, reply)
    const table = idOf(request)
    const { seat } = renewing(request)
    await hostOnly(table, session, 'Only whoever opened the table can make new links.')
    const secret = await renewLink(store, table, seat)
    rooms.dismiss(table, seat)
    rooms.changed(table)
    return { secret }
  })

  api.post('/tables/:id/who', async (request, reply) => {
    const session = sessionOf(request, reply)
    const table = idOf(request)
    const { seat, who } = manning(request)
    await hostOnly(table, session, 'Only whoever opened the table can say who plays.')
    const secret = await manSeat(store, table, seat, who)
    rooms.manned(table, seat)
    return { secret }
  })

  api.post('/tables/:id/name', async (request, reply) => {
    const session = sessionOf(request, reply)
    const table = idOf(request)
    const { seat, player } = naming(request)
    if (!(await store.granted(session, table)).includes(seat)) throw new Impossible('That is not your seat.')
    await nameSeat(store, table, seat, player)
    rooms.changed(table)
    return {}
  })

  /** What anybody may know of a game that is over; of others, whoever has a link. */
  api.get('/tables/:id', async (request, reply) => {
    const session = sessionOf(request, reply)
    const table = idOf(request)
    const row = await store.table(table)
    const mine = await store.granted(session, table)
    const isKnown = row !== undefined && (row.over_at !== null || mine.length > 0 || row.host === session)
    if (!isKnown) throw new Impossible('There is no such table, or you have no link to it.')
    const card = cardOf(row, await store.seats(table), rooms.attendance(table))
    return { ...card, mine, isHost: row.host === session, ...(await rooms.standing(table)) }
  })

  /** Where friends find this server. */
  api.get('/house', async request => ({ addresses: addressesFor(request.raw, isOpen) }))

  api.get('/tables/:id/journal', async request => rooms.journal(idOf(request)))

  api.get('/tables/:id/socket', { websocket: true }, (socket, request) => {
    if (!isOwnOrigin(request.raw)) {
      socket.close(1008, 'not-allowed')
      return
    }
    void attend(socket, request, rooms, cookieOf(request) ?? '')
  })
}

class BadMessage extends Error {}

const cookieOf = (request: FastifyRequest): string | undefined => request.cookies[COOKIE]

/** The hash of this browser's cookie; a new browser gets one. */
function sessionOf(request: FastifyRequest, reply: FastifyReply): string {
  const known = cookieOf(request)
  if (known !== undefined && /^[\w-]{43}$/.test(known)) return hashOf(known)
  const secret = newSecret()
  reply.setCookie(COOKIE, secret, { httpOnly: true, sameSite: 'strict', path: '/', maxAge: A_YEAR })
  return hashOf(secret)
}

function refuse(reply: FastifyReply, status: number, code: string, because: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-security-policy': `default-src ${NOBODY}`, 'x-content-type-options': 'nosniff' })
    .send({ code, because })
}

/** No stack trace, no SQL and no path leaves the house. */
function answerError(error: unknown, reply: FastifyReply, log: (line: string) => void): FastifyReply {
  if (error instanceof ShareWanted) return refuse(reply, 409, 'share-wanted', error.message)
  if (error instanceof Impossible) return refuse(reply, 409, 'refused', error.message)
  if (error instanceof BadMessage) return refuse(reply, 400, 'bad-message', 'This cannot be read.')
  if (error instanceof StoreTrouble) {
    log(error.message)
    return refuse(reply, 503, 'storage', 'The server cannot write just now. Nothing was done; try again.')
  }
  const { statusCode } = error as { statusCode?: number }
  if (statusCode === 429) return refuse(reply, 429, 'too-fast', 'That was too much at once. Wait a moment.')
  if (statusCode === 413) return refuse(reply, 413, 'too-large', 'That is too long.')
  if (statusCode !== undefined && statusCode < 500)
    return refuse(reply, 400, 'bad-message', 'This cannot be read.')
  log(error instanceof Error ? (error.stack ?? error.message) : String(error))
  return refuse(reply, 500, 'broken', 'Something is wrong with the server. Nothing was done.')
}
