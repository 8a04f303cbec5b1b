// Serves the modules of the project to a browser as they are, with their types taken off: no build step in between.
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'

const PAGE = '<!doctype html><meta charset="utf-8"><title>Salient</title>'

const KINDS: Readonly<Record<string, string>> = {
  '.ts': 'text/javascript',
  '.js': 'text/javascript',
  '.json': 'application/json',
}

export interface ModuleServer {
  readonly address: string
  close(): Promise<void>
}

/** A server on the loopback interface for the files under `root`; `/` is an empty page. */
export async function serveModules(root: string): Promise<ModuleServer> {
  const server = createServer((request, response) => {
    answer(root, new URL(request.url ?? '/', 'http://localhost').pathname, response).catch(() =>
      send(response, 500),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close(error => (error === undefined ? resolve() : reject(error)))
        server.closeAllConnections()
      }),
  }
}

async function answer(root: string, path: string, response: ServerResponse): Promise<void> {
  if (path === '/') return send(response, 200, 'text/html', PAGE)
  const file = fileUnder(root, path)
  const kind = KINDS[extname(path)]
  if (file === null || kind === undefined) return send(response, 404)
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return send(response, 404)
  send(response, 200, kind, path.endsWith('.ts') ? stripTypeScriptTypes(text) : text)
}

/** Nothing outside the root and nothing hidden is served. */
function fileUnder(root: string, path: string): string | null {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return null
  }
  const file = normalize(join(root, decoded))
  const inside = file.startsWith(normalize(root + sep)) && !decoded.includes('\0')
  return inside && !decoded.includes('/.') ? file : null
}

function send(response: ServerResponse, status: number, kind = 'text/plain', text = ''): void {
  response.writeHead(status, { 'content-type': `${kind}; charset=utf-8`, 'cache-control': 'no-store' })
  response.end(text)
}
