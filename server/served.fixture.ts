// A real server over a real file, and people who sit down at its tables.
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, expect } from 'vitest'
import { rulesOf } from '../games/rules.ts'
import { appOf } from './app.ts'
import { TestClient } from './client.fixture.ts'
import { Store } from './store/store.ts'

const folder = mkdtempSync(join(tmpdir(), 'salient-server-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

export const game = (await rulesOf('war-comes-early'))!

export interface Served {
  readonly base: string
  readonly app: FastifyInstance
  readonly lines: string[]
  close(): Promise<void>
}

const serving: Served[] = []
afterEach(async () => {
  for (const served of serving.splice(0)) await served.close()
})

let files = 0

export async function serve(
  file = join(folder, `${++files}.sqlite`),
  perMinute = 600,
): Promise<Served & { file: string }> {
  const store = await Store.open(file)
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  const app = await appOf({ store, threads: 1, isOpen: false, files: null, perMinute, log })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  let isClosed = false
  const served = {
    base: `http://127.0.0.1:${port}`,
    app,
    lines,
    file,
    async close() {
      if (isClosed) return
      isClosed = true
      app.server.closeAllConnections()
      await app.close()
      await store.close()
    },
  }
  serving.push(served)
  return served
}

export const PEOPLE = [
  { sides: [0], who: 'person' },
  { sides: [1], who: 'person' },
]
export const share = (digit: string) => digit.repeat(32)

interface Invitation {
  readonly id: string
  readonly links: readonly { readonly seat: number; readonly secret: string }[]
}

export async function invite(
  { base }: Served,
  seats: readonly { sides: number[]; who: string }[] = PEOPLE,
  isStrict = false,
  scenario = '1939',
) {
  const host = new TestClient(base, game)
  const opened = await host.post('/tables', { game: game.id, scenario, options: {}, seats, isStrict })
  expect(opened.status).toBe(200)
  return { host, ...(opened.body as unknown as Invitation) }
}

export async function sitDown(
  { base }: Served,
  { id, links }: Invitation,
  seat: number,
  digit = `${seat + 1}`,
) {
  const client = new TestClient(base, game)
  const { secret } = links.find(link => link.seat === seat)!
  const entered = await client.post(`/tables/${id}/enter`, {
    secret,
    player: `P${seat}`,
    share: share(digit),
  })
  expect(entered).toMatchObject({ status: 200, body: { seat } })
  await client.connect(id)
  return client
}

/** Both sit down at a table that has begun. */
export async function twoAt(served: Served) {
  const invitation = await invite(served)
  const clients = [await sitDown(served, invitation, 0), await sitDown(served, invitation, 1)]
  for (const [side, client] of clients.entries()) await client.until(() => client.views.has(side))
  return { invitation, clients }
}

/** Plays so many actions, chosen by a lot from what the page itself holds to be legal. */
export async function play(clients: readonly TestClient[], actions: number): Promise<void> {
  let lot = 7
  for (let i = 0; i < actions; i++) {
    const side = game.awaited(clients[0].position(0))?.side
    if (side === undefined) return
    const client = clients[side]
    const legal = game.legal(client.position(side), side)
    lot = (lot * 48_271) % 2_147_483_647
    const { n } = client.views.get(side)!
    const reply = await client.act(side, [legal[lot % legal.length]])
    expect(reply).toMatchObject({ ok: true })
    await client.until(() => client.views.get(side)!.n > n)
    await Promise.all(clients.map(other => other.caughtUp()))
  }
}
