// Two people hold the three sides of Two Stars: whoever opened the table takes a second seat in the waiting room.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { partsOfToday } from '../../engine/testing/rotation.ts'
import { withBrowsers } from '../../tools/chromium.ts'
import { answerShortly } from './brief-player.ts'
import { type Kit, withClient } from './kit.ts'
import type { Player } from './player.ts'
import { copied, keptIn, pageOf, playerAt, Served, settled } from './served.ts'

const MINUTES = 60_000
const BATTLE = 'budziszyn-1945'

/** One day in three, when the whole game between browsers (online-games.test.ts) is one of two players. */
test.runIf(partsOfToday(3).includes(1))(
  'one browser plays two sides of three against another one',
  () =>
    withClient(async kit => {
      const served = new Served(kit)
      await served.start()
      const complaints: string[] = []
      try {
        const table = await withBrowsers(2, async ([first, second]) => {
          await first.grantPermissions(['clipboard-read', 'clipboard-write'])
          const anna = await pageOf(first, 'Anna', served.address, complaints)
          const link = await opened(anna)
          await takesAlso(anna)
          const marta = await pageOf(second, 'Marta', link, complaints)
          await playedToTurnTwo(kit, [anna, marta])
          return anna.url().split('/').at(-1)!
        })
        await served.kill()
        const { deeds } = await keptIn(served.data, table)
        const acted = new Set(deeds.flatMap(deed => (deed.kind === 'act' ? [deed.side] : [])))
        expect([...acted].sort()).toEqual([0, 1, 2])
      } finally {
        await served.kill()
      }
      expect(complaints).toEqual([])
    }),
  10 * MINUTES,
)

/** The link for the Soviets. */
async function opened(anna: Page): Promise<string> {
  await anna.getByRole('button', { name: 'Budziszyn 1945', exact: true }).click()
  await anna.getByRole('radio', { name: /^Two Stars.*three/i }).click()
  const sides = anna.getByRole('radiogroup', { name: /^Who plays/ })
  for (const side of [1, 2]) await sides.nth(side).getByRole('radio', { name: 'Online' }).click()
  await anna.getByRole('button', { name: /^Open the table as/ }).click()
  return copied(anna, /^Link for Soviet/)
}

async function takesAlso(anna: Page): Promise<void> {
  await anna.getByRole('button', { name: /^Take German.* as well/ }).click()
  await anna.getByText('2 of 3 seats taken').waitFor()
  expect(await anna.getByText('you, here').count()).toBe(2)
}

/** Both pages are looked at in turns; what has changed meanwhile is looked at again. */
async function playedToTurnTwo(kit: Kit, pages: readonly Page[]): Promise<void> {
  const players = await Promise.all(pages.map(page => playerAt(kit, page, BATTLE)))
  const isBehind = async (player: Player) => /^Turn 1\b/.test(await player.turn())
  for (let looks = 0; await isBehind(players[0]); looks++) {
    if (looks > 2000) throw new Error(`stuck at: ${await players[0].says()}`)
    for (const player of players) await answered(player)
  }
  await expect.poll(() => isBehind(players[1]), { timeout: MINUTES }).toBe(false)
}

async function answered(player: Player): Promise<void> {
  const { page } = player
  await settled(page)
  if (await player.isWaiting()) return page.waitForTimeout(60)
  page.setDefaultTimeout(4000)
  await answerShortly(player).catch(() => {})
  page.setDefaultTimeout(MINUTES)
}
