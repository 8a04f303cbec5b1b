// A disk that fills up during play: actions are refused with that reason, nothing is half done, and play goes on when there is room.
import { expect, test, vi } from 'vitest'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { rulesOf } from '../../games/rules.ts'
import { Store } from '../../server/store/store.ts'
import { trouble } from '../../server/store/trouble.ts'
import { QuietHouse, type QuietSocket, quiet } from './house.ts'

test('refuses with that reason, and the same ask is done when there is room', async () => {
  const game = (await rulesOf('war-comes-early'))!
  const g = valueOrThrow(game.begin('1939', {}, fastDice(1)))
  const { side } = game.awaited(g)!
  const house = await QuietHouse.open()
  await house.lay('table0000001', { game, scenario: '1939', sides: 2, g })
  const pages = [await house.sit('table0000001', 0), await house.sit('table0000001', 1)]
  await quiet(pages)
  const ask = JSON.stringify({ id: 'a1', do: 'act', side, at: 0, actions: [game.legal(g, side)[0]] })
  const full = vi.spyOn(Store.prototype, 'write').mockRejectedValue(trouble('full', 'games.sqlite'))
  const other = pages[1 - side].sent.length
  await pages[side].ask(ask)
  full.mockRestore()
  await quiet(pages)
  const replies = () =>
    pages[side].sent.filter(text => text.startsWith('{"kind":"reply"')).map(text => JSON.parse(text))
  expect(replies()).toMatchObject([
    { ok: false, code: 'storage', because: expect.stringContaining('no room'), done: 0 },
  ])
  // The other page is shown the position anew and learns nothing of what was not done.
  expect(pages[1 - side].sent.slice(other).map(text => JSON.parse(text).kind)).not.toContain('told')
  expect(await house.records('table0000001')).toEqual([])
  await pages[side].ask(ask)
  expect(replies().at(-1)).toMatchObject({ ok: true, done: 1 })
  expect(await house.records('table0000001')).toHaveLength(1)
  await house.close()
})

test('a deed that a dying process has just written gets the answer that was written with it', async () => {
  const game = (await rulesOf('war-comes-early'))!
  const g = valueOrThrow(game.begin('1939', {}, fastDice(1)))
  const { side } = game.awaited(g)!
  const house = await QuietHouse.open()
  await house.lay('table0000001', { game, scenario: '1939', sides: 2, g })
  const page = await house.sit('table0000001', side)
  const write = Store.prototype.write
  const twice = vi.spyOn(Store.prototype, 'write').mockImplementationOnce(async function (this: Store, deed) {
    await write.call(this, deed)
    throw trouble('taken', 'games.sqlite')
  })
  await page.ask(JSON.stringify({ id: 'a1', do: 'act', side, at: 0, actions: [game.legal(g, side)[0]] }))
  twice.mockRestore()
  await quiet([page])
  const reply = page.sent.find(text => text.startsWith('{"kind":"reply"'))
  expect(JSON.parse(reply!)).toMatchObject({ ok: true, done: 1 })
  expect(await house.records('table0000001')).toHaveLength(1)
  await house.close()
})

test('where the database does not say whether a deed was written nothing is said, and asked again it is answered', async () => {
  const game = (await rulesOf('war-comes-early'))!
  const g = valueOrThrow(game.begin('1939', {}, fastDice(1)))
  const { side } = game.awaited(g)!
  const house = await QuietHouse.open()
  await house.lay('table0000001', { game, scenario: '1939', sides: 2, g })
  const ask = JSON.stringify({ id: 'a1', do: 'act', side, at: 0, actions: [game.legal(g, side)[0]] })
  const write = Store.prototype.write
  const cut = vi.spyOn(Store.prototype, 'write').mockImplementationOnce(async function (this: Store, deed) {
    await write.call(this, deed)
    throw trouble('away', 'there')
  })
  const replies = (page: QuietSocket) => page.sent.filter(text => text.startsWith('{"kind":"reply"'))
  const page = await house.sit('table0000001', side)
  await page.ask(ask)
  cut.mockRestore()
  expect([replies(page), page.sent.at(-1)]).toEqual([[], 'closed 1013 storage'])

  const looking = vi.spyOn(Store.prototype, 'answer').mockRejectedValueOnce(trouble('away', 'there'))
  const second = await house.sit('table0000001', side)
  await second.ask(ask)
  looking.mockRestore()
  expect([replies(second), second.sent.at(-1)]).toEqual([[], 'closed 1013 storage'])

  const third = await house.sit('table0000001', side)
  await third.ask(ask)
  expect(JSON.parse(replies(third)[0])).toMatchObject({ ok: true, done: 1 })
  expect(await house.records('table0000001')).toHaveLength(1)
  await house.close()
})
