// The server is killed again and again while two people play: what was acknowledged is there, and nothing is there twice.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, it } from 'vitest'
import type { Action } from '../engine/game/action.ts'
import type { Reply } from '../engine/wire/protocol.ts'
import { rulesOf } from '../games/rules.ts'
import { TestClient } from './client.fixture.ts'
import type { RecordBody } from './records.ts'
import { Store } from './store/store.ts'

const KILLS = 20
const folder = mkdtempSync(join(tmpdir(), 'salient-siege-'))
const file = join(folder, 'games.sqlite')
const game = (await rulesOf('war-comes-early'))!
let server: ChildProcess | null = null
let port = 0

afterAll(() => {
  server?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<void> {
  const program = new URL('./siege-server.fixture.ts', import.meta.url).pathname
  server = spawn(process.execPath, [program, file, `${port}`], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface(server.stdout!)
  const [line] = await once(lines, 'line')
  port = Number(line)
}

async function kill(): Promise<void> {
  const gone = once(server!, 'exit')
  server!.kill('SIGKILL')
  await gone
}

const base = () => `http://127.0.0.1:${port}`

async function comeBack(client: TestClient, table: string, side: number): Promise<void> {
  client.views.clear()
  await client.connect(table, base())
  await client.until(() => client.views.has(side))
}

it(`${KILLS} kills: no acknowledged action lost, none done twice`, async () => {
  await start()
  const host = new TestClient(base(), game)
  const seats = [0, 1].map(side => ({ sides: [side], who: 'person' }))
  const { body } = await host.post('/tables', {
    game: game.id,
    scenario: '1939',
    options: {},
    seats,
    isStrict: false,
  })
  const { id, links } = body as unknown as { id: string; links: { seat: number; secret: string }[] }
  const clients: TestClient[] = []
  for (const side of [0, 1]) {
    const client = new TestClient(base(), game)
    const { secret } = links.find(({ seat }) => seat === side)!
    await client.post(`/tables/${id}/enter`, { secret, player: '', share: `${side}`.repeat(32) })
    clients.push(client)
  }
  for (const [side, client] of clients.entries()) await comeBack(client, id, side)

  const acknowledged: Action[] = []
  let lot = 11
  const next = (n: number) => {
    lot = (lot * 48_271) % 2_147_483_647
    return lot % n
  }
  for (let kills = 0, asked = 0; kills < KILLS; ) {
    const side = game.awaited(clients[0].position(0))!.side
    const client = clients[side]
    const legal = game.legal(client.position(side), side)
    const action = legal[next(legal.length)]
    const ask = { do: 'act', side, at: client.views.get(side)!.n, actions: [action] } as const
    const request = `r${++asked}`
    const answer = client.ask(ask, request)
    let reply: Reply
    if (next(3) === 0) {
      // Killed at once, or a little later: before, while or after it is written.
      await new Promise(resolve => setTimeout(resolve, next(6)))
      await kill()
      kills += 1
      await start()
      for (const [other, one] of clients.entries()) await comeBack(one, id, other)
      // The page does not know whether it was done: it asks again under the same id.
      reply = await client.ask(ask, request)
    } else reply = await answer
    expect(reply).toMatchObject({ ok: true, done: 1 })
    acknowledged.push(action)
    await client.until(() => client.views.get(side)!.n > ask.at)
    await Promise.all(clients.map(one => one.caughtUp()))
  }
  await kill()
  const store = await Store.open(file)
  const records = await store.records(id)
  await store.close()
  expect(records.map(({ n }) => n)).toEqual(records.map((_, index) => index + 1))
  const actions = records.map(({ body: text }) => JSON.parse(text) as RecordBody)
  expect(actions.map(record => (record.kind === 'act' ? record.action : null))).toEqual(acknowledged)
})
