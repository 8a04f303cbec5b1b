// Eisenhower's War through the interface alone, by two at one screen: the sealed plan behind the curtain, Cherbourg attacked with odds
// before the die, and a game that ends because no port was taken.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Kit, withClient } from './kit.ts'
import { boardOf, Player, textOf } from './player.ts'

const MINUTES = 60_000

test(
  'a sealed plan, a battle with its odds, and the verdict of the first turn',
  async () => {
    await withClient(async kit => {
      const page = await kit.open({ at: '?seed=1944' })
      const player = await begin(kit, page)
      expect(await player.says()).toMatch(/^Plan the second invasion/)
      await shot(page, 'plan')
      await player.press(/^No landing, reveal it on turn 4/)
      await shot(page, 'reinforcement')
      const deeds = { curtains: 0, odds: 0 }
      for (let answers = 0; answers < 60 && (await player.screen()) !== 'victory'; answers++) {
        if ((await player.screen()) === 'curtain') {
          await player.openCurtain()
          deeds.curtains += 1
        } else await answer(player, deeds)
      }
      expect(await player.screen()).toBe('victory')
      expect(deeds.odds).toBe(1)
      expect(deeds.curtains).toBeGreaterThan(0)
      await shot(page, 'victory')
      expect(await textOf(page.locator('body'))).toMatch(/German victory|Allies hold too few ports/)
      expect(kit.complaints).toEqual([])
    })
  },
  3 * MINUTES,
)

async function begin(kit: Kit, page: Page): Promise<Player> {
  await page.getByRole('button', { name: 'Eisenhower’s War', exact: true }).click()
  await page.getByRole('radio', { name: /^Historical Invasion/ }).click()
  const german = page.getByRole('radiogroup', { name: /^Who plays Germany/ })
  await german.getByRole('radio', { name: 'Hot-seat' }).click()
  await page.getByRole('button', { name: /^Start/ }).click()
  const player = new Player(page, boardOf(kit, 'eisenhowers-war'))
  await player.sitDown()
  return player
}

/** Nothing is taken: a target is looked at once, everything else is ended. */
async function answer(player: Player, deeds: { odds: number }): Promise<void> {
  const says = await player.says()
  const end = player.orders.getByRole('button', { name: /^(End |Keep it|Rebuild nobody|No )/ })
  if (/^Allied attacks/.test(says) && deeds.odds === 0) {
    await player.press(/^Next target/)
    expect(await textOf(player.dock)).toMatch(/against defence/)
    expect(await player.mainSays()).toMatch(/^Attack at \d+:\d+/)
    await shot(player.page, 'odds')
    deeds.odds = 1
    await player.key('Escape')
  } else if ((await end.count()) > 0) await end.first().click()
  else await player.accept()
}

/** Pictures for whoever wants to look: set SALIENT_SHOTS to a folder. */
async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env.SALIENT_SHOTS
  if (folder !== undefined) await page.screenshot({ path: `${folder}/eisenhower-${name}.png` })
}
