// What one plays for, what just happened, and the play aids, through the interface alone: briefing, objectives, charts, recap.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BY_DAY, violationsOn } from './axe.ts'
import { type Kit, SCREENS, withClient } from './kit.ts'
import { textOf } from './player.ts'

const MINUTES = 60_000
const TAUGHT = '{"empty":"wait","pointers":"hide"}'

/** Somebody who has not switched anything off, as Poland against an AI that moves first. */
async function sitDownAsPoland(kit: Kit, page: Page): Promise<void> {
  await page.evaluate(settings => localStorage.setItem('salient.settings', settings), TAUGHT)
  await page.goto(kit.address)
  await page.reload()
  const plays = (who: string) => page.getByRole('radiogroup', { name: `Who plays ${who}` }).getByRole('radio')
  await page.getByRole('button', { name: 'War Comes Early', exact: true }).click()
  await page.getByRole('radio', { name: /^Poland 1939/ }).click()
  await page.getByRole('radiogroup', { name: 'Who plays Germany' }).getByRole('radio', { name: 'AI' }).click()
  await plays('Poland').first().click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.getByRole('button', { name: /^Begin turn 1/ }).waitFor()
}

const dock = (page: Page) => page.getByRole('tabpanel')
const score = (page: Page) => page.getByRole('button', { name: /^Score: .*Objectives$/ })
const discs = (page: Page) => page.locator('.map-discs text').allTextContents()

async function readBriefing(page: Page): Promise<void> {
  const briefing = await textOf(dock(page))
  expect(briefing).toContain('You command Poland.')
  expect(briefing).toContain('if Germany has 2 points or fewer after turn 6.')
  expect(briefing).toContain('Ty Bomba')
  expect(briefing).toContain('Historical notes')
  // 13.3b  Of all cities only three count in this scenario.
  expect((await discs(page)).toSorted()).toEqual(['1', '1', '2'])
  expect(await page.locator('.map-tags text').allTextContents()).toEqual(
    expect.arrayContaining(['2 points', '1 point']),
  )
}

/** One line of the list is lit while it is pointed at, and can be gone to. */
async function openObjectives(page: Page): Promise<void> {
  await score(page).click()
  expect(await textOf(dock(page))).toMatch(/If the game ended now, (Poland would win|it would be a draw)/)
  const line = dock(page).getByRole('button', { name: /^Kraków/ })
  await line.hover()
  await dock(page).locator('li.pointed').waitFor()
  await line.click()
  await page.keyboard.press('Escape')
  await dock(page).locator('.objectives').waitFor({ state: 'detached' })
}

async function readCharts(page: Page): Promise<void> {
  await page.keyboard.press('x')
  const card = page.getByRole('region', { name: 'Play aids' })
  expect(await textOf(card)).toContain('Combat results table')
  expect(await card.getByRole('table').first().getByRole('row').count()).toBe(8)
  await card.getByRole('button', { name: 'Turns' }).click()
  expect(await textOf(card.locator('[aria-current=step]'))).toMatch(/^1 · 1–3 September/)
  await card.getByRole('button', { name: 'Combat' }).click()
  await page.getByRole('button', { name: 'Close the charts' }).click()
  await card.waitFor({ state: 'detached' })
}

test(
  'Poland 1939 explains itself: briefing, recap of the German turn, objectives behind the score, charts beside the map',
  async () => {
    await withClient(async kit => {
      const page = await kit.open()
      await sitDownAsPoland(kit, page)
      await readBriefing(page)
      expect(await violationsOn(page, BY_DAY)).toEqual([])
      await page.getByRole('button', { name: /^Begin turn 1/ }).click()

      const skip = page.getByRole('button', { name: /^(Skip|End) recap/ })
      await skip.waitFor()
      const recap = await textOf(dock(page))
      expect(recap).toContain('German turn 1')
      expect(recap).toMatch(/German movement[\s\S]* to /)
      expect(recap).toMatch(/You lost/)
      // Without motion nothing plays: all arrows lie on the map at once, and the list is an index.
      expect(await page.locator('.map-trails g[opacity]').count()).toBeGreaterThan(3)
      await dock(page).locator('.recap-line').first().click()
      await page.keyboard.press('k')
      expect(await dock(page).locator('.recap-line.current .number').textContent()).toBe('2')
      await page.getByRole('radio', { name: '4×' }).click()
      await skip.click()
      await page
        .getByRole('heading', { name: /^Polish reorganisation/ })
        .first()
        .waitFor()

      await openObjectives(page)
      await readCharts(page)
      await page.keyboard.press('y')
      await skip.waitFor()
      expect(await violationsOn(page, BY_DAY)).toEqual([])
      await page.keyboard.press('Escape')
      await skip.waitFor({ state: 'detached' })
      await page.close()
      expect(kit.complaints).toEqual([])
    })
  },
  8 * MINUTES,
)

test(
  'the same with a finger: the briefing begins, the score opens, the charts cover the page',
  async () => {
    await withClient(async kit => {
      const page = await kit.open({ screen: SCREENS.phone })
      await sitDownAsPoland(kit, page)
      await readBriefing(page)
      await page.getByRole('button', { name: /^Begin turn 1/ }).click()
      const skip = page.getByRole('button', { name: /^(Skip|End) recap/ })
      await skip.click()
      await score(page).click()
      expect(await textOf(dock(page))).toContain('Objectives')
      await score(page).click()
      await page.getByRole('button', { name: 'Menu' }).click()
      await page
        .getByRole('menuitem', { name: 'Charts' })
        .or(page.getByRole('button', { name: 'Charts' }))
        .first()
        .click()
      const card = page.getByRole('region', { name: 'Play aids' })
      const box = (await card.boundingBox())!
      expect([box.x, box.width]).toEqual([0, SCREENS.phone.width])
      await page.getByRole('button', { name: 'Close the charts' }).click()
      await card.waitFor({ state: 'detached' })
      expect(kit.complaints).toEqual([])
    })
  },
  8 * MINUTES,
)
