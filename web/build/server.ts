// Serves the built client to this machine only: right types, right caching, and 404 for what is not there.
import { createHash } from 'node:crypto'
import { closeSync, createReadStream, fstatSync, openSync, readFileSync, realpathSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'
import { type AppParts, appOf } from '../../server/app.ts'
import { isOwnName } from '../../server/names.ts'
import { pagePolicy } from './content-policy.ts'
import { codingFor, isPackable, Packer } from './packed.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/** Names that carry a mark of their contents, so they never change. */
const LASTING = /^\/(assets\/.+-[\w-]{8,}\.\w+|maps\/[\w.-]+-[0-9a-f]{16}\/.+)$/
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Pages carry their icon; browsers ask for this one all the same when they show something else than a page. */
const ICON = '/favicon.ico'

/** What the start page asks of a game server: where others reach it, and which tables are kept for this browser. */
const ASKED = new Set(['/api/house', '/api/tables'])

export interface ClientServer {
  readonly address: string
  readonly port: number
  close(): Promise<void>
}

/** A game server beside the client. */
export interface Online {
  readonly parts: Omit<AppParts, 'files'>
  /** The address to listen at: other than the loopback, friends on the network can come. */
  readonly host: string
}

/**
 * On the loopback interface unless `online` says otherwise; port 0 takes any that is free. Rejects with EADDRINUSE if the port is
 * taken.
 */
export async function serveClient(
  folder: string,
  port: number,
  online: Online | null = null,
): Promise<ClientServer> {
  return online === null ? serveFiles(folder, port) : serveGames(folder, port, online)
}

async function serveGames(folder: string, port: number, { parts, host }: Online): Promise<ClientServer> {
  const app = await appOf({ ...parts, files: (request, response) => answer(folder, request, response) })
  try {
    await app.listen({ host, port })
  } catch (error) {
    await app.close()
    throw error
  }
  const { port: taken } = app.server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${taken}/`,
    port: taken,
    async close() {
      app.server.closeAllConnections()
      await app.close()
      await parts.store.close()
    },
  }
}

async function serveFiles(folder: string, port: number): Promise<ClientServer> {
  const server = createServer((request, response) => {
    if (!isOwnName(request, false)) refuse(response, 421, 'This server answers to this machine only.')
    // The page asks whether somebody keeps games here. Nobody does: an answer, not an error.
    else if (ASKED.has(pathOf(request.url) ?? '')) response.writeHead(204).end()
    else answer(folder, request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${taken}/`,
    port: taken,
    close: () =>
      new Promise((resolve, reject) => {
        server.close(error => (error === undefined ? resolve() : reject(error)))
        server.closeAllConnections()
      }),
  }
}

function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const path = pathOf(request.url)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, 405, 'Only reading is possible here.', { allow: 'GET, HEAD' })
  } else if (path === ICON) {
    response.writeHead(204, { 'cache-control': FOR_EVER }).end()
  } else {
    const file = path === null ? null : openUnder(folder, path)
    if (path === null || file === null) refuse(response, 404, 'There is nothing here.')
    else if (!LASTING.test(path)) sendIfChanged(request, response, file)
    else if (codingOf(request, file) === null) stream(request, response, file)
    else sendPacked(request, response, file, join(folder, path))
  }
}

function pathOf(url: string | undefined): string | null {
  try {
    const path = decodeURIComponent(new URL(url ?? '/', 'http://localhost').pathname)
    return path.endsWith('/') ? `${path}index.html` : path
  } catch {
    return null
  }
}

/** An open file: what happens to its name from here on does not matter. */
interface Opened {
  readonly descriptor: number
  readonly size: number
  readonly type: string
}

/** A file inside the folder, or null: nothing outside it, nothing behind a link and nothing hidden is served. */
function openUnder(folder: string, path: string): Opened | null {
  const file = normalize(join(folder, path))
  const type = TYPES[extname(file)]
  if (!file.startsWith(folder + sep) || path.includes('\0') || path.includes('/.') || type === undefined) {
    return null
  }
  try {
    if (realpathSync(file) !== join(realpathSync(folder), file.slice(folder.length))) return null
    return open(file, type)
  } catch {
    return null
  }
}

function open(file: string, type: string): Opened | null {
  const descriptor = openSync(file, 'r')
  const status = fstatSync(descriptor)
  if (status.isFile()) return { descriptor, size: status.size, type }
  closeSync(descriptor)
  return null
}

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  // An isolated page may share memory with its opponents: "Play now".
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
}

const packer = new Packer()

const codingOf = (request: IncomingMessage, { type, size }: Opened) =>
  isPackable(type, size) ? codingFor(request.headers['accept-encoding']) : null

const VARIES = { vary: 'accept-encoding' }

/** Sends content, packed if the browser can unpack it. `name` is null for what may change. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: Opened,
  content: Buffer,
  headers: Readonly<Record<string, string>>,
  name: string | null,
): void {
  const coding = codingOf(request, file)
  const write = (body: Buffer, packed: Readonly<Record<string, string>>) => {
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': body.length,
      ...headers,
      ...VARIES,
      ...packed,
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  if (coding === null) write(content, {})
  else
    packer.packed(name, content, coding).then(
      body => write(body, { 'content-encoding': coding }),
      () => write(content, {}),
    )
}

function sendPacked(request: IncomingMessage, response: ServerResponse, file: Opened, name: string): void {
  const content = contentOf(file.descriptor)
  if (content === null) refuse(response, 404, 'There is nothing here.')
  else send(request, response, file, content, { ...HEADERS, 'cache-control': FOR_EVER }, name)
}

/** Small and changing: asked for every time, sent only when it is another. */
function sendIfChanged(request: IncomingMessage, response: ServerResponse, file: Opened): void {
  const { descriptor, type } = file
  const content = contentOf(descriptor)
  if (content === null) {
    refuse(response, 404, 'There is nothing here.')
    return
  }
  const etag = `W/"${createHash('sha256').update(content).digest('hex').slice(0, 24)}"`
  const headers = { ...HEADERS, etag, 'cache-control': 'no-cache' }
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers)
    response.end()
    return
  }
  const policy: Readonly<Record<string, string>> = type.startsWith('text/html')
    ? { 'content-security-policy': pagePolicy(content.toString()) }
    : {}
  send(request, response, file, content, { ...headers, ...policy }, null)
}

function contentOf(descriptor: number): Buffer | null {
  try {
    return readFileSync(descriptor)
  } catch {
    return null
  } finally {
    closeSync(descriptor)
  }
}

function stream(
  request: IncomingMessage,
  response: ServerResponse,
  { descriptor, size, type }: Opened,
): void {
  const headers = {
    'content-type': type,
    'content-length': size,
    ...HEADERS,
    ...(isPackable(type, size) ? VARIES : {}),
    'cache-control': FOR_EVER,
  }
  response.writeHead(200, headers)
  if (request.method === 'HEAD') {
    closeSync(descriptor)
    response.end()
    return
  }
  const content = createReadStream('', { fd: descriptor })
  content.on('error', () => response.destroy()).pipe(response)
  response.on('close', () => content.destroy())
}

function refuse(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
    ...headers,
  })
  response.end(`${text}\n`)
}
