// A table with strict dice, and what happens around it: somebody goes and comes back, a second tab is behind, what has been seen is saved,
// and a seat is freed.
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { commitment } from '../../engine/dice/commitment.ts'
import type { TableCard } from '../../engine/wire/protocol.ts'
import { withBrowsers } from '../../tools/chromium.ts'
import { type Kit, withClient } from './kit.ts'
import type { Player } from './player.ts'
import { copied, keptIn, pageOf, playerAt, Served, settled } from './served.ts'

const MINUTES = 60_000
const BATTLE = 'war-comes-early'

test(
  'strict dice; somebody is away and comes back; a tab that is behind; what was seen is saved; a seat is freed',
  () =>
    withClient(async kit => {
      const served = new Served(kit)
      await served.start()
      const complaints: string[] = []
      try {
        const table = await withBrowsers(2, browsers => around(kit, served, browsers, complaints))
        await served.kill()
        await promisedAndShown(served, table)
      } finally {
        await served.kill()
      }
      expect(complaints).toEqual([])
    }),
  10 * MINUTES,
)

async function around(
  kit: Kit,
  served: Served,
  [first, second]: readonly BrowserContext[],
  complaints: string[],
): Promise<TableCard> {
  await first.grantPermissions(['clipboard-read', 'clipboard-write'])
  const anna = await pageOf(first, 'Anna', served.address, complaints)
  const link = await invited(anna)
  const marta = await pageOf(second, 'Marta', link, complaints)
  const german = await playerAt(kit, anna, BATTLE)
  await playerAt(kit, marta, BATTLE)
  const id = anna.url().split('/').at(-1)!
  const card = await cardOf(anna, id)
  expect(card.isStrict).toBe(true)
  expect(card.shares).toEqual([await shareOf(anna, id), await shareOf(marta, id)])

  const at = marta.url()
  await marta.close()
  await anna.getByText(/^Marta, \w+: (away|connection lost)/).waitFor({ state: 'attached' })
  await marched(german)
  const back = await pageOf(second, 'Marta', at, complaints)
  await playerAt(kit, back, BATTLE)
  await back.getByRole('heading', { name: 'Since you were here' }).waitFor()
  await anna.getByText(/^Marta, \w+: here/).waitFor({ state: 'attached' })
  await seenIsSaved(back)

  await behind(first, german, async () =>
    playerAt(kit, await pageOf(first, 'Anna', anna.url(), complaints), BATTLE),
  )
  await freed(anna)
  await back.getByRole('heading', { name: 'Your link no longer works' }).waitFor()
  return card
}

async function invited(anna: Page): Promise<string> {
  await anna.getByRole('button', { name: 'War Comes Early', exact: true }).click()
  await anna.getByRole('radio', { name: /Poland 1939/ }).click()
  await anna
    .getByRole('radiogroup', { name: /^Who plays Poland/ })
    .getByRole('radio', { name: 'Online' })
    .click()
  await anna.getByRole('checkbox', { name: /^Strict dice/ }).click({ force: true })
  await anna.getByRole('button', { name: /^Open the table as Germany/ }).click()
  return copied(anna, /^Link for Poland/)
}

const cardOf = (page: Page, id: string): Promise<TableCard> =>
  page.evaluate(async table => (await fetch(`api/tables/${table}`)).json(), id)

/** What this browser has added to the dice. */
const shareOf = (page: Page, id: string): Promise<string> =>
  page.evaluate(table => JSON.parse(localStorage.getItem(`salient.online.${table}`)!).shares[0], id)

/** The hashes of the shares were there before the shares. */
async function promisedAndShown({ data }: Served, { id, shares }: TableCard): Promise<void> {
  const { seats } = await keptIn(data, id)
  const players = seats.filter(({ seat }) => seat >= 0)
  expect(players.map(({ share }) => share)).toEqual(shares)
  expect(players.map(({ promise }) => promise)).toEqual(shares!.map(commitment))
}

async function marched(german: Player): Promise<void> {
  await german.dock.getByRole('radio', { name: 'Move, then fight, then reorganise' }).click()
  await german.key('Enter')
  await expect.poll(() => german.says(), { timeout: MINUTES }).toMatch(/^German movement/)
  await german.letGo()
  await german.clickHex('2921')
  await german.clickHex('3020')
  await german.clickHex('3020')
  await settled(german.page)
}

/** The file holds what the Poles have been told, and nothing of the dice or of the Germans’ own view. */
async function seenIsSaved(marta: Page): Promise<void> {
  await marta.getByRole('button', { name: 'Menu' }).click()
  const coming = marta.waitForEvent('download')
  await marta.getByRole('button', { name: 'Save game file' }).click()
  const saved = JSON.parse(readFileSync(await (await coming).path(), 'utf8'))
  expect([saved.salient, saved.table.seed]).toEqual(['seen', null])
  expect(saved.seen.map(({ viewer }: { viewer: number }) => viewer)).toEqual([1])
  await marta.keyboard.press('Escape')
}

/** What was decided in a tab that had not heard of the last march is not carried out; the tab says so and shows the present. */
async function behind(first: BrowserContext, german: Player, open: () => Promise<Player>): Promise<void> {
  let isHeld = false
  const held: (() => void)[] = []
  await first.routeWebSocket(/\/socket/, page => {
    const server = page.connectToServer()
    server.onMessage(message => {
      const isTold = String(message).startsWith('{"kind":"told"')
      if (isHeld && isTold) held.push(() => page.send(message))
      else page.send(message)
    })
  })
  const tab = await open()
  isHeld = true
  await german.press(/^End movement/)
  await expect.poll(() => german.says(), { timeout: MINUTES }).toMatch(/^German combat/)
  expect(await tab.says()).toMatch(/^German movement/)
  await tab.press(/^End movement/)
  await tab.page.getByText('The game has moved on.').waitFor()
  isHeld = false
  for (const send of held.splice(0)) send()
  await expect.poll(() => tab.says(), { timeout: MINUTES }).toMatch(/^German combat/)
  await tab.page.close()
}

async function freed(anna: Page): Promise<void> {
  await anna.getByRole('button', { name: 'Menu' }).click()
  await anna.getByRole('button', { name: 'Players and links' }).click()
  await anna.getByRole('button', { name: 'Free the seat' }).click()
  await anna.getByText('1 of 2 seats taken').waitFor()
}
