// The way through every screen: for the checks of quality, and for the pictures.
import type { Page } from 'playwright-core'
import { noDeeds, playUntil } from './campaign.ts'
import { type Kit, PHONE, type Theme } from './kit.ts'
import { begin, boardOf, Player } from './player.ts'

/** Called at every screen on the way. */
export type Visit = (name: string, page: Page) => Promise<void>

const OVERLAY_KEYS = ['z', 's', 'c', 'v']

/** Every screen of a desktop, in the order in which a player meets them. */
export async function tourDesktop(kit: Kit, theme: Theme, visit: Visit): Promise<void> {
  const page = await kit.open({ theme, at: '?seed=1939' })
  await page.getByRole('heading', { name: 'Choose a battle' }).waitFor()
  await settled(page)
  await visit('start', page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await visit('settings', page)
  await page.keyboard.press('Escape')
  await page.getByText('Optional rules').click()
  await visit('set-up', page)

  await begin(page, /Poland 1939/, 'Here')
  const player = new Player(page, boardOf(kit, 'war-comes-early'))
  await settled(page)
  await visit('choice', page)
  await player.accept()
  await player.clickHex('2921')
  await player.clickHex('3020')
  await settled(page)
  await visit('movement', page)
  await player.key('Escape')
  await player.clickHex('3821')
  await settled(page)
  await visit('refused', page)
  await player.key('Escape')
  await player.key('Escape')
  await player.letGo()
  for (const key of OVERLAY_KEYS) await player.key(key)
  await settled(page)
  await visit('overlays', page)
  for (const key of OVERLAY_KEYS) await player.key(key)
  await battle(player, visit)
  await tabs(player, visit)
  await player.key('l')
  await settled(page)
  await visit('timeline', page)
  await player.key('Escape')
  await reach(player, /^Polish reorganisation/)
  await curtain(player, visit)
  await reach(player, /victory|draw/)
  await settled(page)
  await visit('victory', page)
  await page.close()
}

/** Plays on to a sentence of the order bar, or to the result. */
async function reach(player: Player, sentence: RegExp): Promise<void> {
  const isThere = await playUntil(player, noDeeds(), says => sentence.test(says))
  if (!isThere) throw new Error(`the game never came to ${sentence}`)
}

async function battle(player: Player, visit: Visit): Promise<void> {
  await player.press(/^End movement/)
  await player.press(/^Next target/)
  await settled(player.page)
  await visit('attack', player.page)
  await player.main.click()
  await settled(player.page)
  await visit('losses', player.page)
  await playUntil(
    player,
    noDeeds(),
    says => /advance, or stay/.test(says) || says.startsWith('German combat'),
  )
  await settled(player.page)
  await visit('advance', player.page)
}

async function tabs(player: Player, visit: Visit): Promise<void> {
  const { page } = player
  for (const name of ['Forces', 'Log', 'Rules']) {
    await page.getByRole('tab', { name }).click()
    await settled(page)
    await visit(name.toLowerCase(), page)
  }
  await player.letGo()
  await player.key('Control+k')
  await page.keyboard.type('warsaw')
  await visit('search', page)
  await player.key('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await player.letGo()
  await player.key('?')
  await visit('keyboard', page)
  await player.key('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await player.letGo()
}

/** The next change of sides. */
async function curtain(player: Player, visit: Visit): Promise<void> {
  for (let i = 0; i < 20 && (await player.screen()) === 'table'; i++) await player.accept()
  await settled(player.page)
  if ((await player.screen()) === 'curtain') await visit('curtain', player.page)
}

/** The screens of a phone held upright. */
export async function tourPhone(kit: Kit, theme: Theme, visit: Visit): Promise<void> {
  const page = await kit.open({ theme, screen: PHONE, at: '?seed=1939' })
  await page.getByRole('heading', { name: 'Choose a battle' }).waitFor()
  await settled(page)
  await visit('start', page)
  await page.getByRole('button', { name: 'War Comes Early', exact: true }).click()
  await page.getByRole('radio', { name: /Poland 1939/ }).click()
  await settled(page)
  await visit('set-up', page)
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.locator('.sheet').waitFor()
  await settled(page)
  await visit('choice', page)
  const main = page.locator('.sheet-actions .button.main')
  await main.click()
  await page.keyboard.press('n')
  await settled(page)
  await visit('movement', page)
  await page.getByRole('tab', { name: 'Log' }).click()
  await settled(page)
  await visit('log', page)
  await page.getByRole('tab', { name: 'Now' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  await page.keyboard.press('n')
  await settled(page)
  await visit('attack', page)
  await main.click()
  await settled(page)
  await visit('losses', page)
  await page.close()
}

/** Pictures and fonts are there, and the map has come to rest. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map(image => image.complete || image.decode().catch(() => {})))
  })
  await page.waitForTimeout(250)
}
