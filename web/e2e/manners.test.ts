// Manners of the table in a browser: names, facts about a hex, refusals, the glossary, conceding, another game with the same settings.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Kit, withClient } from './kit.ts'
import { boardOf, Player, textOf } from './player.ts'

const MINUTES = 60_000

/** Two people with names at one screen. */
async function sitDown(kit: Kit, page: Page): Promise<Player> {
  await page.getByRole('button', { name: 'War Comes Early', exact: true }).click()
  await page.getByRole('radio', { name: /^Poland 1939/ }).click()
  await page
    .getByRole('radiogroup', { name: /^Who plays Poland/ })
    .getByRole('radio', { name: 'Hot-seat' })
    .click()
  await page.getByRole('textbox', { name: 'Name of the player of Germany' }).fill('Martin')
  await page.getByRole('textbox', { name: 'Name of the player of Poland' }).fill('Ewa')
  await page.getByRole('button', { name: /^Start/ }).click()
  const player = new Player(page, boardOf(kit, 'war-comes-early'))
  await player.sitDown()
  return player
}

const menu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name, exact: true }).click()
}

test(
  'facts stand in the dock, a refusal names its rule, terms explain themselves, and a game can be conceded and begun again',
  async () => {
    await withClient(async kit => {
      const page = await kit.open({ at: '?seed=1939' })
      const player = await sitDown(kit, page)
      await player.accept()
      await player.letGo()

      const krakow = await player.placeOf('3226')
      await page.mouse.move(krakow.x, krakow.y)
      const facts = page.getByRole('region', { name: 'Facts about a hex' })
      await facts.waitFor()
      expect(await textOf(facts)).toMatch(/3226/)

      await player.clickHex('2925')
      await page
        .getByText(/14\. Army/)
        .first()
        .waitFor()
      await player.clickHex('3821')
      const refusal = page.getByRole('alert')
      await refusal.waitFor()
      expect(await textOf(refusal)).toMatch(/\d+\.\d+/)
      await player.key('Escape')
      await player.key('Escape')

      await page.getByRole('tab', { name: 'Rules' }).click()
      await page.getByText('Glossary', { exact: true }).click()
      expect(await textOf(player.dock)).toContain('Momentum attack')
      await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('9.1a')
      await player.dock.locator('.term').first().click()
      const card = page.getByRole('dialog', { name: /^What .+ means$/ })
      await card.waitFor()
      expect((await textOf(card)).length).toBeGreaterThan(40)
      await player.key('Escape')
      await card.waitFor({ state: 'detached' })

      await player.letGo()
      await menu(page, 'Concede the game')
      await page.getByRole('dialog').getByRole('button', { name: 'Concede the game' }).click()
      await player.rematch.waitFor()
      const result = await textOf(page.getByRole('main'))
      expect(result).toContain('The German player conceded.')
      expect(result).toContain('Ewa')

      await page.getByRole('button', { name: 'Look at the final map' }).click()
      const before = page.url()
      await menu(page, 'New game with the same settings')
      await page.waitForURL(address => address.href !== before)
      await player.sitDown()
      expect(await player.says()).toBe('Choose the order of the three German phases.')
      expect(kit.complaints).toEqual([])
    })
  },
  4 * MINUTES,
)

test(
  'the start page says how a value is corrected',
  async () => {
    await withClient(async kit => {
      const page = await kit.open()
      await page.getByRole('link', { name: 'You can correct any of them.' }).first().click()
      await page.getByRole('heading', { name: 'Correct a hex, a counter or a value' }).waitFor()
      expect(await textOf(page.getByRole('main'))).toContain('games/<game>/counters.ts')
      await page.getByRole('button', { name: 'Look at the maps' }).click()
      await page.waitForURL(/#\/maps/)
      expect(kit.complaints).toEqual([])
    })
  },
  2 * MINUTES,
)
