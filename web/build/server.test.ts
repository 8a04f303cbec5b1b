import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveSomewhere } from './port.ts'
import { type ClientServer, serveClient } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'salient-client-'))
const inside = join(folder, 'client')
let server: ClientServer

beforeAll(async () => {
  mkdirSync(join(inside, 'assets'), { recursive: true })
  mkdirSync(join(inside, 'maps', 'poland-0123456789abcdef'), { recursive: true })
  const put = (name: string, text: string) => writeFileSync(join(inside, name), text)
  put('index.html', '<!doctype html>')
  put('salient.json', '{"salient":"client","stamp":"abc"}')
  put('assets/index-BySqHQ43.js', 'export {}')
  put('assets/index-DlFWunQs.css', 'a{}')
  put('assets/alegreya-latin-700-normal-Vpz_43wJ.woff2', 'x')
  put('maps/maps.json', '{}')
  put('maps/poland-0123456789abcdef/under-1-0-0.jpg', 'x')
  put('notes.txt', 'secret')
  put('.hidden.json', '{}')
  writeFileSync(join(folder, 'outside.json'), '{}')
  server = await serveClient(inside, 0)
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, init: RequestInit = {}) => fetch(server.address + path, init)

describe('the client is served', () => {
  test.each([
    ['', 'text/html; charset=utf-8', 'no-cache'],
    ['index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['?seed=prague', 'text/html; charset=utf-8', 'no-cache'],
    ['salient.json', 'application/json; charset=utf-8', 'no-cache'],
    ['maps/maps.json', 'application/json; charset=utf-8', 'no-cache'],
    ['assets/index-BySqHQ43.js', 'text/javascript; charset=utf-8', 'immutable'],
    ['assets/index-DlFWunQs.css', 'text/css; charset=utf-8', 'immutable'],
    ['assets/alegreya-latin-700-normal-Vpz_43wJ.woff2', 'font/woff2', 'immutable'],
    ['maps/poland-0123456789abcdef/under-1-0-0.jpg', 'image/jpeg', 'immutable'],
  ])('/%s with its type and its caching', async (path, type, caching) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('cache-control')).toContain(caching)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('what has not changed is not sent again', async () => {
    const first = await get('index.html')
    const etag = first.headers.get('etag') ?? ''
    const again = await get('index.html', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test.each(['nothing.js', 'assets', 'assets/', 'maps/nowhere.json', 'notes.txt', '.hidden.json', '%'])(
    'not /%s',
    async path => {
      expect((await get(path)).status).toBe(404)
    },
  )

  test('nothing outside its folder', async () => {
    const status = await new Promise(resolve => {
      const path = '/../outside.json'
      request({ host: '127.0.0.1', port: server.port, path }, answer => resolve(answer.statusCode)).end()
    })
    expect(status).toBe(404)
    expect((await get('..%2foutside.json')).status).toBe(404)
  })

  test('for reading only', async () => {
    expect((await get('', { method: 'HEAD' })).status).toBe(200)
    const answer = await get('', { method: 'POST' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('the port', () => {
  test('is the next one if the usual one is taken', async () => {
    const served = await serveSomewhere(inside, 'another', server.port)
    if (served.kind !== 'serving') throw new Error('nothing is served')
    expect(served.isUsual).toBe(false)
    expect(served.server.port).not.toBe(server.port)
    await served.server.close()
  })

  test('of a client of the same stamp is used again', async () => {
    expect(await serveSomewhere(inside, 'abc', server.port)).toEqual({
      kind: 'running',
      address: server.address,
    })
  })
})
