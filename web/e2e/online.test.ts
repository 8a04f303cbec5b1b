// Two people in two browsers play Poland 1939 through a link, over a real server, to the victory screen; on the way the page is
// reloaded, opened twice, cut off in the middle of an attack, the server is killed, a move is taken back, and somebody looks on.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withBrowsers } from '../../tools/chromium.ts'
import { withClient } from './kit.ts'
import { type Player, textOf } from './player.ts'
import { copied, pageOf, playerAt, Served, settled } from './served.ts'

const MINUTES = 60_000
const BATTLE = 'war-comes-early'

test(
  'Poland 1939 is played by two browsers through a link, whatever happens on the way',
  async () => {
    await withClient(async kit => {
      const served = new Served(kit)
      await served.start()
      try {
        await withBrowsers(3, async ([first, second, third]) => {
          const complaints: string[] = []
          await first.grantPermissions(['clipboard-read', 'clipboard-write'])
          const anna = await pageOf(first, 'Anna', served.address, complaints)
          const link = await invited(anna)
          const watchLink = await copied(anna, /^Copy the spectator link/)
          const marta = await pageOf(second, 'Marta', link, complaints)
          const watcher = await pageOf(third, '', watchLink, complaints)
          const german = await playerAt(kit, anna, BATTLE)
          const pole = await playerAt(kit, marta, BATTLE)
          await watching(watcher)

          await taken(german, marta)
          await reloaded(german)
          await twoTabs(german, async () =>
            playerAt(kit, await pageOf(first, 'Anna', anna.url(), complaints), BATTLE),
          )
          await cutOff(german)
          await talked(anna, marta)
          await served.kill()
          await anna.getByText('Connection lost.').waitFor()
          await served.start()
          await anna.getByText('Connection lost.').waitFor({ state: 'detached' })
          await marta.getByText('Connection lost.').waitFor({ state: 'detached' })

          await playToTheEnd([german, pole])
          expect(await pole.says()).toBe(await german.says())
          await watcher.getByRole('button', { name: /^Rematch/ }).waitFor()
          await diceAreChecked(anna)
          await replayed(watcher, served.address, anna.url())
          expect(complaints).toEqual([])
        })
      } finally {
        await served.kill()
      }
    })
  },
  15 * MINUTES,
)

/** Three clicks: online, open the table, copy the link. */
async function invited(anna: Page): Promise<string> {
  await anna.getByRole('button', { name: 'War Comes Early', exact: true }).click()
  await anna.getByRole('radio', { name: /Poland 1939/ }).click()
  await anna
    .getByRole('radiogroup', { name: /^Who plays Poland/ })
    .getByRole('radio', { name: 'Online' })
    .click()
  await anna.getByRole('button', { name: /^Open the table as Germany/ }).click()
  const link = await copied(anna, /^Link for Poland/)
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#\/t\/[\w-]{12}\/[\w-]{43}$/)
  return link
}

/** A spectator sees the public view and has nothing to press. */
async function watching(page: Page): Promise<void> {
  await page.getByText('You are watching.').waitFor()
  expect(await page.locator('[aria-keyshortcuts="Enter"]').count()).toBe(0)
}

async function until(player: Player, says: RegExp): Promise<void> {
  await expect.poll(() => player.says(), { timeout: MINUTES }).toMatch(says)
}

/** The order of phases, a march, and the march taken back: the other one sees both. */
async function taken(german: Player, marta: Page): Promise<void> {
  const { page, dock } = german
  await dock.getByRole('radio', { name: 'Move, then fight, then reorganise' }).click()
  await german.key('Enter')
  await until(german, /^German movement|^Begin/)
  await until(german, /^German movement/)
  await german.letGo()
  await german.takeUp('2921')
  await german.clickHex('3020')
  await german.clickHex('3020')
  await settled(page)
  const moved = marta.getByRole('tabpanel').getByText(/moves from 2921 to 3020/)
  await marta.getByRole('tab', { name: 'Log' }).click()
  await moved.waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click()
  await moved.waitFor({ state: 'detached' })
  await page.getByRole('banner').getByRole('button', { name: 'Redo' }).click()
  await moved.waitFor()
}

async function reloaded(german: Player): Promise<void> {
  await german.page.reload()
  await german.sitDown()
  await until(german, /^German movement/)
  await german.page.getByRole('tab', { name: 'Log' }).click()
  await german.page
    .getByRole('tabpanel')
    .getByText(/moves from 2921 to 3020/)
    .waitFor()
}

/** What is ended in the second tab is ended in the first. */
async function twoTabs(german: Player, open: () => Promise<Player>): Promise<void> {
  const second = await open()
  await second.press(/^End movement/)
  await until(german, /^German combat/)
  await second.page.close()
}

/** The attack in hand stays there without a network, cannot be ordered meanwhile, and is rolled afterwards. */
async function cutOff(german: Player): Promise<void> {
  const { page } = german
  await german.press(/^Next target/)
  const attack = await german.mainSays()
  expect(attack).toMatch(/^Attack/)
  await page.context().setOffline(true)
  await page.getByText('Connection lost.').waitFor()
  expect(await german.canPressMain()).toBe(false)
  await german.key('Enter')
  expect(await german.mainSays()).toBe(attack)
  await page.context().setOffline(false)
  await page.getByText('Connected again.').waitFor()
  expect(await german.mainSays()).toBe(attack)
  await german.main.click()
  await settled(page)
  await page.getByRole('tab', { name: 'Log' }).click()
  await page
    .getByRole('tabpanel')
    .getByText(/^Attack on/)
    .first()
    .waitFor()
}

async function talked(anna: Page, marta: Page): Promise<void> {
  await anna.getByRole('tab', { name: 'Log' }).click()
  await anna.getByRole('textbox', { name: 'Message to the table' }).fill('Good luck, <b>Marta</b>.')
  await anna.getByRole('textbox', { name: 'Message to the table' }).press('Enter')
  await marta.getByText('Good luck, <b>Marta</b>.').waitFor()
}

/** Everybody answers with what the table suggests until the result is there. */
async function playToTheEnd(players: readonly Player[]): Promise<void> {
  for (let answers = 0; answers < 500; answers++) {
    if ((await Promise.all(players.map(player => player.screen()))).every(screen => screen === 'victory'))
      return
    for (const player of players) {
      await settled(player.page)
      if ((await player.screen()) === 'victory' || (await player.isWaiting())) continue
      // Dice nobody chose: whatever is asked, the first of what is offered; what has changed meanwhile is asked again.
      player.page.setDefaultTimeout(2000)
      await player.accept().catch(() => {})
      player.page.setDefaultTimeout(30_000)
    }
  }
  throw new Error('the game has not ended')
}

async function diceAreChecked(anna: Page): Promise<void> {
  await anna.getByRole('link', { name: 'Check the dice' }).click()
  const verdict = anna.getByText(/rolls follow from the numbers sealed before play/)
  await verdict.waitFor()
  expect(await textOf(verdict)).toMatch(/^All \d+ rolls/)
  await anna.goBack()
}

/** Whoever has the link of the finished game sees how it ended. */
async function replayed(page: Page, address: string, at: string): Promise<void> {
  const id = at.split('/').at(-1)
  await page.goto(`${address}#/replay/${id}`)
  await page.getByRole('button', { name: /^Rematch/ }).waitFor()
}
