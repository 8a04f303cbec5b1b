// Munich War through the interface alone: the Little Entente from its set-up to the victory screen, by two at one screen.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Kit, withClient } from './kit.ts'
import { boardOf, Player, textOf } from './player.ts'

const MINUTES = 60_000

/** What ends a decision, so that a whole game is short. */
const ENDINGS = /^(Place every country|End |Finish |Do not intercept|No sea supply|Stay|Roll the die)/

test(
  'the Little Entente: suggested set-up, four turns, one attack, and the verdict',
  async () => {
    await withClient(async kit => {
      const page = await kit.open({ at: '?seed=1938' })
      const player = await begin(kit, page)
      let attacks = 0
      for (let answers = 0; answers < 250 && (await player.screen()) !== 'victory'; answers++) {
        if ((await player.screen()) === 'curtain') await player.openCurtain()
        else if (attacks === 0 && / combat: choose/.test(await player.says())) attacks += await attack(player)
        else await answer(player)
      }
      expect(attacks).toBe(1)
      expect(await player.says()).toMatch(/^(Axis|Allied) victory/)
      expect(await textOf(page.getByRole('main').last())).toMatch(/Victory points/)
      expect(kit.complaints).toEqual([])
    })
  },
  4 * MINUTES,
)

async function begin(kit: Kit, page: Page): Promise<Player> {
  await page.getByRole('button', { name: 'Munich War', exact: true }).click()
  await page.getByRole('radio', { name: /^Little Entente/ }).click()
  await page
    .getByRole('radiogroup', { name: /^Who plays Allies/ })
    .getByRole('radio', { name: 'Hot-seat' })
    .click()
  await page.getByRole('button', { name: /^Start/ }).click()
  const player = new Player(page, boardOf(kit, 'munich-war'))
  await player.sitDown()
  return player
}

async function answer(player: Player): Promise<void> {
  const ending = player.orders.getByRole('button', { name: ENDINGS })
  if ((await ending.count()) > 0) await ending.first().click()
  else await player.accept()
}

/** 11.0  The next target with the attackers that the table suggests. */
async function attack(player: Player): Promise<number> {
  const next = player.orders.getByRole('button', { name: /^Next target/ })
  if ((await next.count()) === 0) {
    await answer(player)
    return 0
  }
  await next.click()
  const declare = player.orders.getByRole('button', { name: /^Attack at / })
  await declare.waitFor()
  await declare.click()
  return 1
}
