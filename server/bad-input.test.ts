// What makes no sense, comes too often, from elsewhere or too late: a stable code and a sentence, and nothing changes.
import { describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { TestClient } from './client.fixture.ts'
import { game, PEOPLE, serve, twoAt } from './served.fixture.ts'
import { Store } from './store/store.ts'

/** The first byte of a character of two. */
const HALF = Buffer.from([0x22, 0xc3, 0x28, 0x22])

describe('what makes no sense', () => {
  it.each([
    ['not JSON', '{"do":'],
    ['an unknown key', '{"id":"1","do":"say","text":"x","more":1}'],
    ['a prototype', '{"id":"1","do":"act","side":0,"at":0,"actions":[{"do":"end"}],"__proto__":{}}'],
    ['a side that is none', '{"id":"1","do":"act","side":9,"at":0,"actions":[{"do":"end"}]}'],
    ['a fraction', '{"id":"1","do":"act","side":0,"at":0.5,"actions":[{"do":"end"}]}'],
    ['a huge number', '{"id":"1","do":"act","side":0,"at":1e300,"actions":[{"do":"end"}]}'],
    ['no actions', '{"id":"1","do":"act","side":0,"at":0,"actions":[]}'],
    ['a word for a number', '{"id":"1","do":"act","side":"0","at":0,"actions":[{"do":"end"}]}'],
    ['a verb that is none', '{"id":"1","do":"cheat","side":0}'],
    ['a list', '[1,2]'],
    ['talk of 2,001 characters', `{"id":"1","do":"say","text":"${'x'.repeat(2001)}"}`],
    ['half a character', '{"id":"1","do":"say","text":"\\ud83d"}'],
    ['a character that no database keeps', '{"id":"1","do":"say","text":"\\u0000"}'],
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

  it('of the other side, of an old position and against the rules is refused', async () => {
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
  })

  it.each<[string, (socket: WebSocket) => void, string]>([
    ['bytes', socket => socket.send(Buffer.from([1, 2, 3]), { binary: true }), 'bad-message'],
    ['half UTF-8', socket => socket.send(HALF, { binary: false }), 'bad-message'],
    [
      'more than 16 kB',
      socket => socket.send(`{"id":"1","do":"say","text":"${'x'.repeat(16_384)}"}`),
      'too-large',
    ],
  ])('is refused, and the connection holds: %s', async (_, send, code) => {
    const served = await serve()
    const { clients } = await twoAt(served)
    send(clients[0].socket)
    await clients[0].until(() => clients[0].pushes.some(({ kind }) => kind === 'reply'))
    expect(clients[0].pushes.find(({ kind }) => kind === 'reply')).toMatchObject({
      ok: false,
      code,
      because: expect.stringMatching(/\w+ \w+/),
    })
    expect(await clients[0].ask({ do: 'ping' })).toMatchObject({ ok: true })
  })

  it('comes after the end of the game: refused as such', async () => {
    const served = await serve()
    const { clients } = await twoAt(served)
    await clients[0].ask({ do: 'concede', side: 0 })
    await clients[1].until(() => clients[1].told.at(-1)?.over !== undefined)
    const [action] = game.legal(clients[1].position(1), 1)
    const late = { do: 'act', side: 1, at: 0, actions: [action ?? { do: 'end' }] } as const
    expect(await clients[1].ask(late)).toMatchObject({
      ok: false,
      code: 'over',
      because: 'this game is over',
    })
    expect(await clients[1].ask({ do: 'concede', side: 1 })).toMatchObject({ ok: false, code: 'over' })
    expect(await clients[1].ask({ do: 'take-back', side: 1, at: 0, count: 1 })).toMatchObject({
      code: 'over',
    })
  })

  it('is asked of a table that nobody opened, or without its link: told so, and sent away', async () => {
    const served = await serve()
    const { invitation } = await twoAt(served)
    for (const table of ['abcdefghijkl', 'nonsense', invitation.id]) {
      const stranger = new TestClient(served.base, game)
      await stranger.connect(table)
      await stranger.until(() => stranger.pushes.length > 0)
      expect(stranger.pushes).toEqual([
        expect.objectContaining({ kind: 'reply', ok: false, code: 'unknown-table' }),
      ])
      await expect.poll(() => stranger.isOpen).toBe(false)
    }
  })

  it.each([
    ['a game that is not here', { game: 'chess' }, /no such game/],
    ['a scenario that is not there', { scenario: 'chess' }, /no such scenario/],
    ['an option that is none', { options: { fog: 'thick' } }, /no such option/],
    ['a side twice', { seats: [PEOPLE[0], PEOPLE[0]] }, /exactly one seat/],
    ['a player that is none', { seats: [PEOPLE[0], { sides: [1], who: 'genius' }] }, /A seat is for/],
  ])('opens no table: %s', async (_, wrong, because) => {
    const served = await serve()
    const host = new TestClient(served.base, game)
    const right = { game: game.id, scenario: '1939', options: {}, seats: PEOPLE, isStrict: false }
    expect(await host.post('/tables', { ...right, ...wrong })).toMatchObject({
      status: 409,
      body: { code: 'refused', because: expect.stringMatching(because) },
    })
    expect((await host.get('/tables')).body).toEqual([])
  })

  it.each(['', '/x/enter', '/x/share', '/x/link', '/x/who', '/x/name'])(
    'is asked by a page of somebody else: POST /tables%s',
    async path => {
      const { base } = await serve()
      const headers = { 'content-type': 'application/json', origin: 'https://elsewhere.example' }
      const answer = await fetch(`${base}/api/tables${path}`, { method: 'POST', headers, body: '{}' })
      expect([answer.status, await answer.json()]).toEqual([
        403,
        { code: 'not-allowed', because: 'That page may not do this.' },
      ])
    },
  )

  it('comes to the socket from a page of somebody else: sent away without a word', async () => {
    const served = await serve()
    const { invitation, clients } = await twoAt(served)
    const address = `${served.base.replace('http', 'ws')}/api/tables/${invitation.id}/socket`
    const socketFrom = (origin: string) =>
      new WebSocket(address, { headers: { cookie: clients[0].cookie, origin } })
    const heard: unknown[] = []
    const foreign = socketFrom('https://elsewhere.example').on('message', text => heard.push(text))
    const code = await new Promise(resolve => foreign.once('close', resolve))
    expect([code, heard]).toEqual([1008, []])
    const own = socketFrom(served.base)
    await new Promise(resolve => own.once('message', resolve))
    own.terminate()
  })

  it('comes under another name, unreadable or too long: refused', async () => {
    const served = await serve()
    const post = async (body: string) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${served.base}/api/tables`, { method: 'POST', headers, body })
      return [answer.status, ((await answer.json()) as { code: string }).code]
    }
    for (const body of ['{}', '{"game":', '{"__proto__":{"x":1}}', '['.repeat(5000), '"\u0000"'])
      expect(await post(body)).toEqual([400, 'bad-message'])
    expect(await post(JSON.stringify({ game: 'x'.repeat(20_000) }))).toEqual([413, 'too-large'])
    const asked = await served.app.inject({ url: '/api/games', headers: { host: 'elsewhere.example' } })
    expect(asked.statusCode).toBe(421)
    expect((await fetch(`${served.base}/api/tables/nonsense/journal`)).status).toBe(409)
    expect((await fetch(`${served.base}/api/nothing`)).status).toBe(404)
  })

  it('is answered under a policy that lets nothing run', async () => {
    const { base } = await serve()
    for (const path of ['api/games', 'api/tables', 'api/tables/nonsense/journal', 'api/nothing', 'nothing'])
      expect((await fetch(`${base}/${path}`)).headers.get('content-security-policy')).toBe(
        "default-src 'none'",
      )
  })

  it('breaks the server: the page learns nothing of how it is made', async () => {
    const served = await serve()
    const { clients } = await twoAt(served)
    const broken = new Error('select * from tables /home/anna/games.sqlite')
    vi.spyOn(Store.prototype, 'tablesOf').mockRejectedValueOnce(broken)
    vi.spyOn(Store.prototype, 'say').mockRejectedValueOnce(broken)
    const because = 'Something is wrong with the server. Nothing was done.'
    expect(await clients[0].get('/tables')).toMatchObject({ status: 500, body: { code: 'broken', because } })
    const said = await clients[0].ask({ do: 'say', text: 'Hello' })
    expect(said).toEqual({
      kind: 'reply',
      id: expect.anything(),
      ok: false,
      code: 'broken',
      because,
      done: 0,
    })
    expect(served.lines.filter(line => line.includes('games.sqlite'))).toHaveLength(2)
    expect(await clients[0].ask({ do: 'say', text: 'Hello' })).toMatchObject({ ok: true })
  })

  it('is asked more often than anybody asks: told to wait', async () => {
    const { base } = await serve(undefined, 5)
    const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(`${base}/api/games`)))
    const last = answers.find(({ status }) => status !== 200)!
    expect([last.status, await last.json()]).toEqual([
      429,
      { code: 'too-fast', because: 'That was too much at once. Wait a moment.' },
    ])
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
