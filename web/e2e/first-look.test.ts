// The first minute at a table: the map comes back from the briefing to the front, and the briefing does not come back.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withClient } from './kit.ts'
import { playerAt } from './served.ts'

const MINUTES = 60_000

const begins = (page: Page) => page.getByRole('button', { name: /^Begin/ })

/** On the Nysa, where both armies stand at first. */
const FRONT = '5317'

test(
  'after the briefing of Nysa 1945 the front is seen; loaded again, the page asks for the first decision',
  async () => {
    await withClient(async kit => {
      const page = await kit.open()
      await page.evaluate(() => localStorage.setItem('salient.settings', '{"empty":"wait","recap":"never"}'))
      await page.reload()
      await page.getByRole('button', { name: 'Budziszyn 1945', exact: true }).click()
      await page.getByRole('button', { name: /^Start/ }).click()
      await begins(page).click()
      await begins(page).waitFor({ state: 'detached' })
      const first = await playerAt(kit, page, 'budziszyn-1945')
      const map = (await page.locator('.map-area').boundingBox())!
      const { x, y } = await first.placeOf(FRONT)
      expect([x > map.x, x < map.x + map.width, y > map.y, y < map.y + map.height]).toEqual(
        Array(4).fill(true),
      )
      await page.reload()
      const player = await playerAt(kit, page, 'budziszyn-1945')
      await expect.poll(() => player.says(), { timeout: MINUTES }).toMatch(/^Soviet set-up/)
      expect(await begins(page).count()).toBe(0)
      expect(kit.complaints).toEqual([])
    })
  },
  4 * MINUTES,
)
