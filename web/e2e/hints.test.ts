// Opponents by level, and hints, through the interface alone: one turn of Poland 1939 against an officer, and a general in a hurry.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Kit, withClient } from './kit.ts'
import { boardOf, Player, textOf } from './player.ts'

const MINUTES = 60_000
/** Thinking takes seconds; on a busy machine many. */
const THOUGHT = 60_000

async function sitDownAgainst(kit: Kit, page: Page, level: string): Promise<Player> {
  await page.getByRole('button', { name: 'War Comes Early', exact: true }).click()
  await page.getByRole('radio', { name: /^Poland 1939/ }).click()
  await page
    .getByRole('radiogroup', { name: 'Level of the AI that plays Poland' })
    .getByRole('radio', { name: level })
    .click()
  await page.getByRole('button', { name: /^Start as Germany/ }).click()
  const player = new Player(page, boardOf(kit, 'war-comes-early'))
  await player.sitDown()
  return player
}

const adviceIn = (page: Page) => page.getByRole('region', { name: 'Advice' })

async function advised(page: Page, heading: RegExp): Promise<string> {
  await adviceIn(page).getByRole('heading', { name: heading }).waitFor({ timeout: THOUGHT })
  return textOf(adviceIn(page))
}

test(
  'an officer is played against with hints: a move suggested and made, an attack rated, the reply foreseen',
  async () => {
    await withClient(async kit => {
      const page = await kit.open({ at: '?seed=1939' })
      const player = await sitDownAgainst(kit, page, 'Officer')
      await player.accept()

      await player.letGo()
      await player.key('i')
      const suggestion = await advised(page, /^Suggested$/)
      expect(suggestion).toMatch(/ to .+\./)
      expect(suggestion).toMatch(/Your prospects now/)
      const log = page.getByRole('tabpanel').getByText(/^Germany takes|\d+ to /)
      expect(await player.mainSays()).toBe('Do this')
      await player.key('Enter')
      await adviceIn(page).waitFor({ state: 'detached' })
      await log.first().waitFor()
      await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
      expect(await player.says()).toMatch(/^German movement/)

      await player.letGo()
      await player.key('e')
      await player.key('n')
      await player.dock.getByRole('button', { name: 'Rate this attack' }).click()
      const rating = await advised(page, /^A (strong|fair|poor) attack$/)
      expect(rating).toMatch(/You lose, in corps/)

      await player.letGo()
      await player.key('Escape')
      await player.key('w')
      expect(await advised(page, /^The enemy’s next turn/)).toMatch(/\d+ simulated enemy turns/)
      await player.key('w')
      await adviceIn(page).waitFor({ state: 'detached' })
      expect(kit.complaints).toEqual([])
    })
  },
  4 * MINUTES,
)

test(
  'a general tells how far he is, plays at once when told to, and is left in the middle of a thought',
  async () => {
    await withClient(async kit => {
      const page = await kit.open({ at: '?seed=1939' })
      const player = await sitDownAgainst(kit, page, 'General')
      while (!(await player.isWaiting())) await player.accept()
      const hurry = player.orders.getByRole('button', { name: 'Play now' })
      await hurry.waitFor({ timeout: THOUGHT })
      expect(await textOf(player.orders)).toMatch(/General is thinking: \d+%/)
      await hurry.click()
      await hurry.waitFor({ state: 'detached', timeout: THOUGHT })
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('button', { name: 'All battles' }).click()
      await page.getByRole('heading', { name: 'Continue' }).waitFor()
      await page.getByText('You are Germany, against a general').waitFor()
      expect(kit.complaints).toEqual([])
    })
  },
  4 * MINUTES,
)
