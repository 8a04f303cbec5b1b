// Whole games between browsers that know nothing of each other, through the interface alone, over a real server, to the
// verdict. The file of the finished game shows the same at one screen.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { partsOfToday } from '../../engine/testing/rotation.ts'
import { withBrowsers } from '../../tools/chromium.ts'
import { answerShortly } from './brief-player.ts'
import { type Kit, withClient } from './kit.ts'
import { open, type Player } from './player.ts'
import { pageOf, playerAt, Served, settled } from './served.ts'

const MINUTES = 60_000

interface Battle {
  readonly id: string
  readonly title: string
  readonly scenario: RegExp
  readonly players: number
}

const BATTLES: readonly Battle[] = [
  {
    id: 'hinge-of-fate',
    title: 'Hinge of Fate',
    scenario: /^Hinge of Fate/,
    players: 4,
  },
  {
    id: 'budziszyn-1945',
    title: 'Budziszyn 1945',
    scenario: /^Nysa 1945/,
    players: 2,
  },
  {
    id: 'budziszyn-1945',
    title: 'Budziszyn 1945',
    scenario: /^Two Stars.*three/i,
    players: 3,
  },
]

/** Twelve to seventeen turns: each game one day in three. */
for (const [part, battle] of BATTLES.entries())
  test.runIf(partsOfToday(BATTLES.length).includes(part))(
    `${battle.title} ${battle.scenario.source} is played to its verdict by ${battle.players} browsers`,
    () => withClient(kit => played(kit, battle)),
    20 * MINUTES,
  )

async function played(kit: Kit, battle: Battle): Promise<void> {
  const served = new Served(kit)
  await served.start()
  try {
    await withBrowsers(battle.players, async browsers => {
      const complaints: string[] = []
      const players = await seated(kit, battle, served.address, browsers, complaints)
      await Promise.all(players.map(playToTheEnd))
      const verdicts = await Promise.all(players.map(player => player.says()))
      expect(new Set(verdicts).size).toBe(1)
      expect(await verdictAtOneScreen(kit, battle, served.address, players[0].page)).toBe(verdicts[0])
      expect(complaints).toEqual([])
    })
  } finally {
    await served.kill()
  }
}

/** The first one opens the table; each of the others comes by a link of his own. */
async function seated(
  kit: Kit,
  battle: Battle,
  address: string,
  [first, ...others]: readonly BrowserContext[],
  complaints: string[],
): Promise<Player[]> {
  await first.grantPermissions(['clipboard-read', 'clipboard-write'])
  const host = await pageOf(first, 'Player 1', address, complaints)
  await host.getByRole('button', { name: battle.title, exact: true }).click()
  await host.getByRole('radio', { name: battle.scenario }).click()
  const sides = host.getByRole('radiogroup', { name: /^Who plays/ })
  for (let side = 1; side < battle.players; side++)
    await sides.nth(side).getByRole('radio', { name: 'Online' }).click()
  await host.getByRole('button', { name: /^Open the table as/ }).click()
  await host
    .getByRole('button', { name: /^Link for/ })
    .first()
    .waitFor()
  const buttons = await host.getByRole('button', { name: /^Link for/ }).all()
  expect(buttons).toHaveLength(battle.players - 1)
  const pages: Page[] = [host]
  const links: string[] = []
  for (const button of buttons) {
    await button.click()
    links.push(await host.evaluate(() => navigator.clipboard.readText()))
  }
  expect(new Set(links).size).toBe(links.length)
  for (const [index, browser] of others.entries())
    pages.push(await pageOf(browser, `Player ${index + 2}`, links[index], complaints))
  return Promise.all(pages.map(page => playerAt(kit, page, battle.id)))
}

/** What has changed between looking and pressing is looked at again; who fails so often in a row is stuck. */
const TRIES = 12

/** Whoever is asked ends what can be ended. */
async function playToTheEnd(player: Player): Promise<void> {
  const { page } = player
  let failures = 0
  while ((await player.screen()) !== 'victory') {
    await settled(page)
    if (await player.isWaiting()) {
      await page.waitForTimeout(60)
      continue
    }
    page.setDefaultTimeout(4000)
    try {
      await answerShortly(player)
      failures = 0
    } catch (error) {
      failures += 1
      if (failures === TRIES) throw new Error(`stuck at: ${await player.says()}`, { cause: error })
    }
    page.setDefaultTimeout(60_000)
  }
}

async function verdictAtOneScreen(kit: Kit, { id }: Battle, address: string, at: Page): Promise<string> {
  const table = at.url().split('/').at(-1)
  const journal = await fetch(`${address}api/tables/${table}/journal`)
  const file = join(kit.scratch, `${table}.json`)
  writeFileSync(file, await journal.text())
  const page = await kit.open()
  const player = await open(kit, page, file, id)
  await player.rematch.waitFor()
  const says = await player.says()
  await page.close()
  return says
}
