// A table with strict dice: both pages promise their shares and show them, one player goes away, the other plays on, and he comes back.
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
  'strict dice are promised and shown by two pages; somebody goes away and comes back',
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
  await anna.getByText(/^Marta, \w+: here/).waitFor({ state: 'attached' })
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
