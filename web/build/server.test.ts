import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveSomewhere } from './port.ts'
import { type ClientServer, serveClient } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'salient-client-'))
const inside = join(folder, 'client')
const LONG_SCRIPT = 'assets/long-DlFWunQ2.js'
const LONG_TEXT = JSON.stringify(Array.from({ length: 500 }, (_, i) => `hex ${i}`))
let server: ClientServer

beforeAll(async () => {
  mkdirSync(join(inside, 'assets'), { recursive: true })
  mkdirSync(join(inside, 'maps', 'poland-0123456789abcdef'), { recursive: true })
  const put = (name: string, text: string) => writeFileSync(join(inside, name), text)
  put('index.html', '<!doctype html><script>first()</script><script type="module" src="/x.js"></script>')
  put('salient.json', '{"salient":"client","stamp":"abc"}')
  put('assets/index-BySqHQ43.js', 'export {}')
  put('assets/index-DlFWunQs.css', 'a{}')
  put('assets/alegreya-latin-700-normal-Vpz_43wJ.woff2', 'x')
  put(LONG_SCRIPT, LONG_TEXT)
  put('long.json', LONG_TEXT)
  put('maps/maps.json', '{}')
  put('maps/poland-0123456789abcdef/under-1-0-0.jpg', 'x')
  put('notes.txt', 'secret')
  put('.hidden.json', '{}')
  writeFileSync(join(folder, 'outside.json'), '{}')
  symlinkSync(join(folder, 'outside.json'), join(inside, 'link.json'))
  symlinkSync(folder, join(inside, 'maps', 'linked'))
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

  test.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
  ])('text is packed for a browser that accepts %s', async (accepted, coding) => {
    for (const path of [LONG_SCRIPT, 'long.json']) {
      const answer = await get(path, { headers: { 'accept-encoding': accepted } })
      expect(answer.headers.get('content-encoding')).toBe(coding)
      expect(answer.headers.get('vary')).toBe('accept-encoding')
      const size = Number(answer.headers.get('content-length'))
      expect(size < LONG_TEXT.length / 2).toBe(coding !== null)
      expect(await answer.text()).toBe(LONG_TEXT)
    }
  })

  test('pictures and short texts go as they are', async () => {
    const headers = { 'accept-encoding': 'br, gzip' }
    for (const path of ['assets/index-BySqHQ43.js', 'maps/poland-0123456789abcdef/under-1-0-0.jpg'])
      expect((await get(path, { headers })).headers.get('content-encoding')).toBeNull()
  })

  test('there is no game server here, which is no error', async () => {
    for (const path of ['api/house', 'api/tables']) expect((await get(path)).status).toBe(204)
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

  test.each(['link.json', 'maps/linked/outside.json'])('nothing behind the link %s', async path => {
    expect((await get(path)).status).toBe(404)
  })

  const statusFor = (host: string) =>
    new Promise(resolve => {
      const options = { host: '127.0.0.1', port: server.port, path: '/salient.json', headers: { host } }
      request(options, answer => resolve(answer.resume().statusCode)).end()
    })

  test('under its own names only', async () => {
    for (const name of ['127.0.0.1', 'localhost', '[::1]']) {
      expect(await statusFor(`${name}:${server.port}`)).toBe(200)
    }
    for (const host of ['evil.example', `evil.example:${server.port}`, 'localhost', '127.0.0.1:1']) {
      expect(await statusFor(host)).toBe(421)
    }
  })

  test('with a policy by which its page loads its own files and runs its own scripts only', async () => {
    const policy = (await get('')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    // sha256 of first(), in base64
    const own = createHash('sha256').update('first()').digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${own}';`)
    expect(policy).not.toContain('unsafe-eval')
  })

  test('and goes on when files vanish while they are read', async () => {
    const file = join(inside, 'maps', 'vanishing.json')
    const churn = `
      const { unlinkSync, writeFileSync } = require('node:fs')
      for (;;) { writeFileSync(${JSON.stringify(file)}, '{}'); unlinkSync(${JSON.stringify(file)}) }`
    const worker = new Worker(churn, { eval: true })
    const statuses = new Set<number>()
    for (let i = 0; i < 600; i++) statuses.add((await get('maps/vanishing.json')).status)
    await worker.terminate()
    expect([...statuses].filter(status => status !== 200 && status !== 404)).toEqual([])
    expect((await get('salient.json')).status).toBe(200)
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
