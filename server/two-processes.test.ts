// Two servers on one PostgreSQL: who sits at the same table by either of them begins, talks, ends and is sent away together.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { binariesHere, type Postgres, postgresOf } from '../tools/postgres.fixture.ts'
import { invite, serve, sitDown } from './served.fixture.ts'

const binaries = await binariesHere()

describe.skipIf(typeof binaries === 'string')('two servers on PostgreSQL', () => {
  let postgres: Postgres
  beforeAll(async () => {
    if (typeof binaries === 'string') return
    postgres = await postgresOf(binaries)
    await postgres.start()
  })
  afterAll(() => postgres?.remove())

  it('are one house', async () => {
    const [first, second] = [await serve(postgres.url), await serve(postgres.url)]
    const invitation = await invite(first)
    const anna = await sitDown(first, invitation, 0)
    const marta = await sitDown(second, invitation, 1)
    const both = [anna, marta]
    await Promise.all(both.map((client, side) => client.until(() => client.views.has(side))))
    expect(anna.card!.seats.map(({ player }) => player)).toEqual(['P0', 'P1'])

    await anna.ask({ do: 'say', text: 'Good luck.' })
    await marta.ask({ do: 'say', text: 'You, too.' })
    const heard = both.map(
      ({ pushes }) =>
        () =>
          pushes.flatMap(push => (push.kind === 'said' ? [push.text] : [])),
    )
    for (const [index, client] of both.entries()) {
      await client.until(() => heard[index]().length === 2)
      expect(heard[index]().toSorted()).toEqual(['Good luck.', 'You, too.'])
    }

    await anna.ask({ do: 'concede', side: 0 })
    await marta.until(() => marta.card?.seed != null)
    await invitation.host.post(`/tables/${invitation.id}/link`, { seat: 1 })
    await marta.until(() => marta.pushes.some(({ kind }) => kind === 'dismissed'))
    expect([...first.lines, ...second.lines]).toEqual([])
  })
})
