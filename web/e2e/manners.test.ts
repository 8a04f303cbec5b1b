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

/** The first of these hexes that lies on the open map, clear of rail, minimap and toasts. */
async function inSight(player: Player, hexes: readonly string[]): Promise<{ x: number; y: number }> {
  for (const hex of hexes) {
    const at = await player.placeOf(hex)
    if (at.x > 240 && at.x < 1050 && at.y > 90 && at.y < 700) return at
  }
  throw new Error(`none of ${hexes.join(', ')} is in sight`)
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

      const lodz = await inSight(player, ['3422', '3721', '3417'])
      await page.mouse.move(lodz.x + 1, lodz.y + 1)
      await page.mouse.move(lodz.x, lodz.y)
      const facts = page.getByRole('region', { name: 'Facts about a hex' })
      await facts.waitFor()
      expect(await textOf(facts)).toMatch(/\d{4}/)

      // Nobody reaches these on the first day.
      await player.key('n')
      const far = await inSight(player, ['3821', '3422', '4121', '3417'])
      await page.mouse.click(far.x, far.y)
      const refusal = page.getByRole('alert')
      await refusal.waitFor()
      expect(await textOf(refusal)).toMatch(/\d+\.\d+/)
      await player.key('Escape')
      await player.key('Escape')

      await page.getByRole('tab', { name: 'Rules' }).click()
      await page.getByText('Glossary', { exact: true }).click()
      expect(await textOf(player.dock)).toContain('Momentum attack')
      await page.getByRole('tab', { name: 'Now' }).click()
      await player.letGo()
      await player.key('b')
      await player.dock.locator('.term').first().click()
      const card = page.getByRole('dialog', { name: /^What .+ means$/ })
      await card.waitFor()
      expect((await textOf(card)).length).toBeGreaterThan(40)
      await player.key('Escape')
      await card.waitFor({ state: 'detached' })
      await player.letGo()
      await player.key('b')
      await menu(page, 'Concede the game')
      await page.getByRole('dialog').getByRole('button', { name: 'Concede the game' }).click()
      await player.rematch.waitFor()
      const result = await textOf(page.locator('.victory-hero'))
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
