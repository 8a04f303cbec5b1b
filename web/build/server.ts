// Serves the built client to this machine only: right types, right caching, and 404 for what is not there.
import { createHash } from 'node:crypto'
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'

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

export interface ClientServer {
  readonly address: string
  readonly port: number
  close(): Promise<void>
}

/** On the loopback interface; port 0 takes any that is free. Rejects with EADDRINUSE if the port is taken. */
export async function serveClient(folder: string, port: number): Promise<ClientServer> {
  const server = createServer((request, response) => answer(folder, request, response))
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
  const file = path === null ? null : fileUnder(folder, path)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, 405, 'Only reading is possible here.', { allow: 'GET, HEAD' })
  } else if (path === null || file === null) refuse(response, 404, 'There is nothing here.')
  else if (LASTING.test(path)) send(request, response, file, { 'cache-control': FOR_EVER })
  else sendIfChanged(request, response, file)
}

/** Small and changing: asked for every time, sent only when it is another. */
function sendIfChanged(request: IncomingMessage, response: ServerResponse, file: string): void {
  const etag = `"${createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 24)}"`
  const headers = { etag, 'cache-control': 'no-cache' }
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers)
    response.end()
  } else send(request, response, file, headers)
}

function pathOf(url: string | undefined): string | null {
  try {
    const path = decodeURIComponent(new URL(url ?? '/', 'http://localhost').pathname)
    return path.endsWith('/') ? `${path}index.html` : path
  } catch {
    return null
  }
}

/** A file inside the folder, or null: nothing outside it and nothing hidden is served. */
function fileUnder(folder: string, path: string): string | null {
  const file = normalize(join(folder, path))
  if (!file.startsWith(folder + sep) || path.includes('\0') || path.includes('/.')) return null
  if (TYPES[extname(file)] === undefined) return null
  try {
    return statSync(file).isFile() ? file : null
  } catch {
    return null
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  headers: Record<string, string>,
): void {
  response.writeHead(200, {
    'content-type': TYPES[extname(file)],
    'content-length': statSync(file).size,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    // An isolated page may share memory with its opponents: "Play now".
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    ...headers,
  })
  if (request.method === 'HEAD') response.end()
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response)
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
    ...headers,
  })
  response.end(`${text}\n`)
}
