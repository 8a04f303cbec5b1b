// Two people, two browsers, one truth: a real server, a real file, real sockets.

import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { valueOrThrow } from '../engine/files/result.ts'
import { PUBLIC } from '../engine/game/game.ts'
import { keepsPromise } from '../engine/journal/chance.ts'
import { parseJournal } from '../engine/journal/journal.ts'
import { replay } from '../engine/journal/replay.ts'
import { rulesOf } from '../games/rules.ts'
import { appOf } from './app.ts'
import { TestClient } from './client.fixture.ts'
import { Store } from './store/store.ts'

const folder = mkdtempSync(join(tmpdir(), 'salient-server-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const game = (await rulesOf('war-comes-early'))!

interface Served {
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

async function serve(file = join(folder, `${++files}.sqlite`)): Promise<Served & { file: string }> {
  const store = await Store.open(file)
  const lines: string[] = []
  const app = await appOf({ store, threads: 1, isOpen: false, files: null, log: line => lines.push(line) })
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

const PEOPLE = [
  { sides: [0], who: 'person' },
  { sides: [1], who: 'person' },
]
const share = (digit: string) => digit.repeat(32)

interface Invitation {
  readonly id: string
  readonly links: readonly { readonly seat: number; readonly secret: string }[]
}

async function invite(
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

async function sitDown({ base }: Served, { id, links }: Invitation, seat: number, digit = `${seat + 1}`) {
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
async function twoAt(served: Served) {
  const invitation = await invite(served)
  const clients = [await sitDown(served, invitation, 0), await sitDown(served, invitation, 1)]
  for (const [side, client] of clients.entries()) await client.until(() => client.views.has(side))
  return { invitation, clients }
}

/** Plays so many actions, chosen by a lot from what the page itself holds to be legal. */
async function play(clients: readonly TestClient[], actions: number): Promise<void> {
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

describe('two people at one table', () => {
  it('play by what each is told, and the finished game replays as it was', async () => {
    const served = await serve()
    const { invitation, clients } = await twoAt(served)
    await play(clients, 40)
    expect(await clients[0].ask({ do: 'concede', side: 0 })).toMatchObject({ ok: true })
    await clients[1].until(() => clients[1].told.at(-1)?.over !== undefined)
    expect(clients[1].told.at(-1)!.over).toMatchObject({ winners: [1] })
    const answer = await fetch(`${served.base}/api/tables/${invitation.id}/journal`)
    const journal = valueOrThrow(parseJournal(await answer.text(), 'game.json'))
    expect(journal.chance).toMatchObject({ kind: 'shared', shares: [share('1'), share('2')] })
    expect(keepsPromise(journal.chance)).toBe(true)
    const end = valueOrThrow(replay(game, journal, 'game.json'))
    for (const [side, client] of clients.entries())
      expect(client.views.get(side)!.view).toEqual(JSON.parse(JSON.stringify(game.view(end, side))))
    expect(journal.actions.length).toBe(40)
  })

  it('find the table as it was after the server was gone', async () => {
    const first = await serve()
    const { invitation, clients } = await twoAt(first)
    await play(clients, 12)
    await first.close()
    const second = await serve(first.file)
    for (const client of clients) {
      client.views.clear()
      await client.connect(invitation.id, second.base)
      await client.until(() => client.views.size > 0)
    }
    await play(clients, 5)
    expect(clients[0].views.get(0)!.n).toBeGreaterThan(5)
  })

  it('hear only what they missed when they come back', async () => {
    const served = await serve()
    const { invitation, clients } = await twoAt(served)
    await play(clients, 4)
    clients[1].close()
    const side = game.awaited(clients[0].position(0))!.side
    if (side === 0) await clients[0].act(0, [game.legal(clients[0].position(0), 0)[0]])
    const before = clients[1].pushes.length
    await clients[1].connect(invitation.id)
    await clients[1].until(() => clients[1].pushes.length > before + 1)
    expect(clients[1].pushes.slice(before).some(push => push.kind === 'view')).toBe(false)
  })

  it('do nothing twice: a repeated ask gets its first answer', async () => {
    const served = await serve()
    const { clients } = await twoAt(served)
    const side = game.awaited(clients[0].position(0))!.side
    const client = clients[side]
    const [action] = game.legal(client.position(side), side)
    const ask = { do: 'act', side, at: client.views.get(side)!.n, actions: [action] } as const
    const first = await client.ask(ask, 'same')
    const { n } = client.views.get(side)!
    expect(await client.ask(ask, 'same')).toEqual(first)
    expect(client.views.get(side)!.n).toBe(n)
    expect(await client.ask(ask, 'other')).toMatchObject({ ok: false, code: 'stale' })
  })

  it('take back their own, and the other is told of it if he had heard of the deed', async () => {
    const served = await serve()
    const { clients } = await twoAt(served)
    const side = game.awaited(clients[0].position(0))!.side
    const [client, other] = [clients[side], clients[1 - side]]
    const before = clients.map((one, index) => one.views.get(index)!.view)
    const takeBack = (count: number) =>
      client.ask({ do: 'take-back', side, at: client.views.get(side)!.n, count })
    // The order of the phases: no die falls.
    expect(await client.act(side, [game.legal(client.position(side), side)[0]])).toMatchObject({ ok: true })
    await other.caughtUp()
    const heard = other.told.length
    expect(await takeBack(2)).toMatchObject({ ok: false, code: 'nothing-to-take-back' })
    expect(await takeBack(1)).toMatchObject({ ok: true })
    await other.caughtUp()
    expect(clients.map((one, index) => one.views.get(index)!.view)).toEqual(before)
    expect([client.told.at(-1)!.back, client.views.get(side)!.n]).toEqual([1, 2])
    expect([heard, other.told.at(-1)!.back, other.told.length]).toEqual([1, 1, 2])
    expect(await takeBack(1)).toMatchObject({ ok: false, code: 'nothing-to-take-back' })
  })

  it('talk, and a spectator looks on without a word', async () => {
    const served = await serve()
    const { invitation, clients } = await twoAt(served)
    const { secret } = invitation.links.find(({ seat }) => seat === -1)!
    const watcher = new TestClient(served.base, game)
    await watcher.post(`/tables/${invitation.id}/enter`, { secret, player: '', share: share('9') })
    await watcher.connect(invitation.id)
    await watcher.until(() => watcher.views.has(PUBLIC))
    expect([...watcher.views.keys()]).toEqual([PUBLIC])
    await clients[0].ask({ do: 'say', text: 'Good luck.' })
    await watcher.until(() => watcher.pushes.some(push => push.kind === 'said'))
    expect(await watcher.ask({ do: 'say', text: 'Hello' })).toMatchObject({ ok: false, code: 'not-allowed' })
    expect(await watcher.ask({ do: 'concede', side: 0 })).toMatchObject({ ok: false, code: 'not-your-seat' })
    expect(await watcher.ask({ do: 'past', viewer: 0, upTo: 9 })).toMatchObject({
      ok: false,
      code: 'not-your-seat',
    })
  })

  it('are told the past again as they were told it then', async () => {
    const served = await serve()
    const { clients } = await twoAt(served)
    await play(clients, 25)
    for (const [side, client] of clients.entries()) {
      await client.ask({ do: 'past', viewer: side, upTo: 1000 })
      const pieces = client.pushes.filter(push => push.kind === 'past')
      expect(pieces.flatMap(({ told }) => told)).toEqual(client.told)
      expect(pieces.at(-1)!.isAll).toBe(true)
    }
  })
})

describe('seats', () => {
  it('are taken once; a new link shuts the old one out', async () => {
    const served = await serve()
    const invitation = await invite(served)
    const first = await sitDown(served, invitation, 0)
    const { secret } = invitation.links.find(({ seat }) => seat === 0)!
    const second = new TestClient(served.base, game)
    const body = { secret, player: 'Second', share: share('7') }
    expect(await second.post(`/tables/${invitation.id}/enter`, body)).toMatchObject({ status: 409 })
    expect(await second.post(`/tables/${invitation.id}/link`, { seat: 0 })).toMatchObject({ status: 409 })
    const renewed = await invitation.host.post(`/tables/${invitation.id}/link`, { seat: 0 })
    expect(renewed.status).toBe(200)
    await first.until(() => first.pushes.some(({ kind }) => kind === 'dismissed'))
    expect(await second.post(`/tables/${invitation.id}/enter`, body)).toMatchObject({ status: 409 })
    const fresh = { ...body, secret: (renewed.body as { secret: string }).secret }
    expect(await second.post(`/tables/${invitation.id}/enter`, fresh)).toMatchObject({ status: 200 })
  })

  it('of a computer player play by themselves', async () => {
    const served = await serve()
    const invitation = await invite(served, [
      { sides: [0], who: 'recruit' },
      { sides: [1], who: 'person' },
    ])
    const client = await sitDown(served, invitation, 1)
    await client.until(() => client.views.has(1))
    await client.until(() => game.awaited(client.position(1))?.side === 1 && client.views.get(1)!.n > 0)
    expect(client.told.length + client.views.get(1)!.n).toBeGreaterThan(0)
    // Nothing tells that it thinks: secret decisions could be counted by that.
    expect(new Set(client.pushes.map(({ kind }) => kind))).toEqual(new Set(['table', 'view', 'told']))
    expect(served.lines).toEqual([])
  })

  it('at a strict table promise their shares before anybody shows one', async () => {
    const served = await serve()
    const invitation = await invite(served, PEOPLE, true)
    const shares = [share('a'), share('b')]
    const promise = (text: string) => createHash('sha256').update(Buffer.from(text, 'hex')).digest('hex')
    const clients: TestClient[] = []
    for (const seat of [0, 1]) {
      const client = new TestClient(served.base, game)
      const { secret } = invitation.links.find(link => link.seat === seat)!
      await client.post(`/tables/${invitation.id}/enter`, {
        secret,
        player: '',
        share: promise(shares[seat]),
      })
      if (seat === 0)
        expect(await client.post(`/tables/${invitation.id}/share`, { seat, share: shares[0] })).toMatchObject(
          { status: 409 },
        )
      await client.connect(invitation.id)
      clients.push(client)
    }
    await clients[0].until(() => clients[0].pushes.some(({ kind }) => kind === 'show-share'))
    const show = (seat: number, text: string) =>
      clients[seat].post(`/tables/${invitation.id}/share`, { seat, share: text })
    expect(await show(0, shares[1])).toMatchObject({ status: 409 })
    expect(await show(0, shares[0])).toMatchObject({ status: 200 })
    expect(clients[0].views.size).toBe(0)
    expect(await show(1, shares[1])).toMatchObject({ status: 200 })
    await clients[0].until(() => clients[0].views.has(0))
    await clients[0].until(() => clients[0].card?.shares !== null)
    expect(clients[0].card!.shares).toEqual(shares)
  })
})

describe('what makes no sense', () => {
  it.each([
    ['not JSON', '{"do":'],
    ['an unknown key', '{"id":"1","do":"say","text":"x","more":1}'],
    ['a prototype', '{"id":"1","do":"act","side":0,"at":0,"actions":[{"do":"end"}],"__proto__":{}}'],
    ['a side that is none', '{"id":"1","do":"act","side":9,"at":0,"actions":[{"do":"end"}]}'],
    ['a fraction', '{"id":"1","do":"act","side":0,"at":0.5,"actions":[{"do":"end"}]}'],
    ['a huge number', '{"id":"1","do":"act","side":0,"at":1e300,"actions":[{"do":"end"}]}'],
    ['no actions', '{"id":"1","do":"act","side":0,"at":0,"actions":[]}'],
    [
      'a deep one',
      `{"id":"1","do":"act","side":0,"at":0,"actions":[{"do":"end","x":${'['.repeat(50)}${']'.repeat(50)}}]}`,
    ],
  ])('is refused with a code, and nothing changes: %s', async (_, text) => {
    const served = await serve()
    const { clients } = await twoAt(served)
    const before = JSON.stringify(clients[0].views.get(0))
    clients[0].send(text)
    await clients[0].until(() => clients[0].pushes.some(push => push.kind === 'reply'))
    expect(clients[0].pushes.find(push => push.kind === 'reply')).toMatchObject({
      ok: false,
      code: 'bad-message',
      // Whoever waits for the answer hears it; what cannot be read at all has no id.
      id: text.startsWith('{"id":"1"') ? '1' : '',
    })
    expect(JSON.stringify(clients[0].views.get(0))).toBe(before)
    expect(served.lines).toEqual([])
  })

  it('of the other side, of nobody, of an old position and in bytes is refused', async () => {
    const served = await serve()
    const { clients } = await twoAt(served)
    const side = game.awaited(clients[0].position(0))!.side
    const [action] = game.legal(clients[side].position(side), side)
    const other = clients[1 - side]
    const wrong = { do: 'act', side, at: 0, actions: [action] } as const
    expect(await other.ask(wrong)).toMatchObject({ ok: false, code: 'not-your-seat' })
    expect(await clients[side].ask({ ...wrong, at: 77 })).toMatchObject({ ok: false, code: 'stale' })
    expect(await other.act(1 - side, [action])).toMatchObject({
      ok: false,
      code: 'refused',
      rule: expect.any(String),
    })
    other.send(Buffer.from([0xc3, 0x28]))
    await other.until(() =>
      other.pushes.some(push => push.kind === 'reply' && !push.ok && push.code === 'bad-message'),
    )
  })

  it('comes from another page, another name or too long: refused', async () => {
    const served = await serve()
    const post = (headers: Record<string, string>, body = '{}') =>
      fetch(`${served.base}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
    expect((await post({ origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await post({})).status).toBe(400)
    expect((await post({}, JSON.stringify({ game: 'x'.repeat(20_000) }))).status).toBe(413)
    const asked = await served.app.inject({
      method: 'GET',
      url: '/api/games',
      headers: { host: 'elsewhere.example' },
    })
    expect(asked.statusCode).toBe(421)
    expect((await fetch(`${served.base}/api/tables/nonsense/journal`)).status).toBe(409)
    expect((await fetch(`${served.base}/api/nothing`)).status).toBe(404)
  })

  it('too much at once is answered so, and the rest goes on', async () => {
    const served = await serve()
    const { clients } = await twoAt(served)
    const replies = await Promise.all(
      Array.from({ length: 90 }, () =>
        clients[0].ask({ do: 'act', side: 1, at: 0, actions: [{ do: 'end' }] }),
      ),
    )
    const codes = new Set(replies.map(reply => (reply.ok ? 'ok' : reply.code)))
    expect(codes).toEqual(new Set(['not-your-seat', 'too-fast']))
    expect(clients[0].isOpen).toBe(true)
  })
})
