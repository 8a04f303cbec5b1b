// A first turn of 116 units: stacks above the limit are mended, and a formation is taken up, marches and is taken back as one.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Kit, SCREENS, type Screen, withClient } from './kit.ts'
import { boardOf, Player, textOf } from './player.ts'

const MINUTES = 60_000

for (const [device, screen] of Object.entries(SCREENS))
  test(
    `on a ${device}, stacks above the limit keep the End button grey until they are mended; a formation is taken up as one`,
    async () => {
      await withClient(async kit => {
        const page = await kit.open({ at: '?seed=1945', screen })
        const player = await atMovement(kit, page)
        await mended(player)
        await marched(player, screen)
        expect(kit.complaints).toEqual([])
      })
    },
    4 * MINUTES,
  )

/** Nysa 1945 against the AI, up to the first movement of the Soviets. */
async function atMovement(kit: Kit, page: Page): Promise<Player> {
  await page.getByRole('button', { name: 'Budziszyn 1945', exact: true }).click()
  await page.getByRole('radio', { name: /^Nysa 1945/ }).click()
  await page.getByRole('button', { name: /^Start/ }).click()
  const player = new Player(page, boardOf(kit, 'budziszyn-1945'))
  await player.sitDown()
  for (const name of [/^Finish set-up/, /^End planning/, /^End the barrage/]) await player.press(name)
  await expect.poll(() => player.says(), { timeout: MINUTES }).toMatch(/^Soviet movement/)
  return player
}

async function mended(player: Player): Promise<void> {
  const { dock, orders } = player
  expect(await player.canPressMain()).toBe(false)
  expect(await player.mainSays()).toBe('End movement')
  await orders.getByText('5 hexes are over the stacking limit').first().waitFor()
  const list = dock.locator('.section:has(.overstacked)')
  await list.getByRole('heading', { name: 'Overstacked hexes' }).waitFor()
  for (let i = 0; i < 8 && (await list.count()) > 0; i++)
    await list
      .getByRole('button', { name: /^(Apply|Move$)/ })
      .last()
      .click()
  expect(await list.count()).toBe(0)
  expect(await player.canPressMain()).toBe(true)
}

async function marched(player: Player, screen: Screen): Promise<void> {
  const { dock, page } = player
  const unmoved = () => textOf(dock.getByText(/^\d+ units, \d+ formations$/))
  const before = await unmoved()
  await dock
    .getByRole('button', { name: /^3 Army, infantry/ })
    .first()
    .click()
  expect(await player.mainSays()).toBe('March 9 units')
  expect(await player.canPressMain()).toBe(false)
  // What is decided on the map leaves room for it.
  const map = (await page.locator('.map-viewport').boundingBox())!
  expect(map.width * map.height).toBeGreaterThan((screen.width * screen.height) / 4)
  if (screen.isPhone) return
  await player.clickHex('5107')
  expect(await player.mainSays()).toMatch(/^March \d units?/)
  await player.main.click()
  await player.letGo()
  await player.key('Escape')
  expect(await unmoved()).not.toBe(before)
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click()
  await player.letGo()
  await player.key('Escape')
  expect(await unmoved()).toBe(before)
}
