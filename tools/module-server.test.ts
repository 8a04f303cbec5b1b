import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ModuleServer, serveModules } from './module-server.ts'

let folder: string
let server: ModuleServer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'salient-modules-'))
  mkdirSync(join(folder, 'public', '.git'), { recursive: true })
  writeFileSync(join(folder, 'secret.json'), '"outside"')
  writeFileSync(join(folder, 'public', 'a.ts'), 'export const a: number = 1 as number\n')
  writeFileSync(join(folder, 'public', 'b.json'), '{"b":2}')
  writeFileSync(join(folder, 'public', 'c.txt'), 'text')
  writeFileSync(join(folder, 'public', 'broken.ts'), 'export const = \n')
  writeFileSync(join(folder, 'public', '.git', 'd.json'), '{}')
  server = await serveModules(join(folder, 'public'))
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string) => fetch(`${server.address}${path}`)

test('modules come without their types', async () => {
  const response = await get('/a.ts')
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  const text = await response.text()
  expect(text).toMatch(/^export const a\s+= 1\s*$/)
})

test('data comes as it is, and / is a page', async () => {
  expect(await (await get('/b.json')).json()).toEqual({ b: 2 })
  expect((await get('/')).headers.get('content-type')).toContain('text/html')
})

test.each([
  '/nothing.ts',
  '/c.txt',
  '/%2e%2e/secret.json',
  '/..%2fsecret.json',
  '/.git/d.json',
  '/%E0%A4%A',
  '/a.ts%00.json',
])('%s is not found', async path => {
  expect((await get(path)).status).toBe(404)
})

test('a module that cannot be read is an error of the server, which goes on', async () => {
  expect((await get('/broken.ts')).status).toBe(500)
  expect((await get('/b.json')).status).toBe(200)
})

test('a closed server answers nobody', async () => {
  const other = await serveModules(folder)
  await other.close()
  await expect(fetch(`${other.address}/`)).rejects.toThrow()
})
