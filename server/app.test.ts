// Two people, two browsers, one truth: a real server, a real file, real sockets.

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { valueOrThrow } from '../engine/files/result.ts'
import { PUBLIC } from '../engine/game/game.ts'
import { keepsPromise } from '../engine/journal/chance.ts'
import { parseJournal } from '../engine/journal/journal.ts'
import { replay } from '../engine/journal/replay.ts'
import { TestClient } from './client.fixture.ts'
import { game, invite, PEOPLE, play, serve, share, sitDown, twoAt } from './served.fixture.ts'

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
      // A share that is shown too soon is not taken.
      expect(
        await client.post(`/tables/${invitation.id}/enter`, { secret, player: '', share: shares[seat] }),
      ).toMatchObject({ status: 409 })
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

  it('that are freed before play leave nothing of the dice behind: whoever comes next adds his own', async () => {
    const served = await serve()
    const invitation = await invite(served)
    await sitDown(served, invitation, 0, 'a')
    const renewed = await invitation.host.post(`/tables/${invitation.id}/link`, { seat: 0 })
    const { secret } = renewed.body as { secret: string }
    const links = [{ seat: 0, secret }, invitation.links.find(({ seat }) => seat === 1)!]
    await sitDown(served, { ...invitation, links }, 0, 'b')
    const last = await sitDown(served, { ...invitation, links }, 1, 'c')
    await last.until(() => last.card?.shares != null)
    expect(last.card!.shares).toEqual([share('b'), share('c')])
  })

  it('of a table that is not strict: a promise instead of a share is answered with what is wanted', async () => {
    const served = await serve()
    const { id, links } = await invite(served)
    const { secret } = links.find(({ seat }) => seat === 0)!
    const body = { secret, player: '', share: 'd'.repeat(64) }
    expect(await new TestClient(served.base, game).post(`/tables/${id}/enter`, body)).toMatchObject({
      status: 409,
      body: { code: 'share-wanted' },
    })
  })
})
