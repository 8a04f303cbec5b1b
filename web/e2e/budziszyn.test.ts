// Budziszyn 1945 through the interface alone: two turns of Nysa by two at one screen, and a game that ends.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { valueOrThrow } from '../../engine/files/result.ts'
import { fairChance } from '../../engine/journal/chance.ts'
import { writeJournal } from '../../engine/journal/journal.ts'
import { Match } from '../../engine/journal/match.ts'
import { budziszyn1945 } from '../../games/budziszyn-1945/index.ts'
import { type Kit, withClient } from './kit.ts'
import { boardOf, Player, textOf } from './player.ts'

const MINUTES = 60_000

test(
  'two turns of Nysa: set-up, secret missions, barrage, marches, attacks, retreats',
  async () => {
    await withClient(async kit => {
      const page = await kit.open({ at: '?seed=1945' })
      const player = await begin(kit, page)
      const deeds = { missions: 0, barrages: 0, moves: 0, attacks: 0, retreats: 0, curtains: 0 }
      for (let answers = 0; answers < 400; answers++) {
        if ((await player.screen()) === 'curtain') {
          await player.openCurtain()
          deeds.curtains += 1
        }
        if ((await player.turn()).startsWith('Turn 3')) break
        await answer(player, deeds)
      }
      expect(await player.turn()).toMatch(/^Turn 3 of 17, 18 April 1945/)
      expect(deeds.missions).toBe(2)
      expect(deeds.barrages).toBe(1)
      expect(deeds.moves).toBeGreaterThan(6)
      expect(deeds.attacks).toBeGreaterThan(2)
      expect(deeds.curtains).toBeGreaterThan(3)
      await page.getByRole('tab', { name: 'Log' }).click()
      expect(await textOf(player.dock)).toMatch(/Turn 2, 17 April 1945/)
      expect(kit.complaints).toEqual([])
    })
  },
  4 * MINUTES,
)

async function begin(kit: Kit, page: Page): Promise<Player> {
  await page.getByRole('button', { name: 'Budziszyn 1945', exact: true }).click()
  await page.getByRole('radio', { name: /^Nysa 1945/ }).click()
  const german = page.getByRole('radiogroup', { name: /^Who plays Germany/ })
  await german.getByRole('radio', { name: 'Hot-seat' }).click()
  await page.getByRole('button', { name: /^Start/ }).click()
  const player = new Player(page, boardOf(kit, 'budziszyn-1945'))
  await player.sitDown()
  return player
}

type Deeds = Record<'missions' | 'barrages' | 'moves' | 'attacks' | 'retreats' | 'curtains', number>

async function answer(player: Player, deeds: Deeds): Promise<void> {
  const says = await player.says()
  const end = player.orders.getByRole('button', { name: /^End / })
  const isOpen = async () => (await end.count()) > 0 && (await end.isEnabled())
  if (/to place\.$/.test(says)) await player.press(/^Place as suggested/)
  else if (/air missions/.test(says)) await planAndEnd(player, deeds)
  else if (says.startsWith('Barrage:')) await fire(player, deeds)
  else if (/movement/.test(says)) {
    // Stacks above the limit spread out before the phase can end.
    if (await isOpen()) await end.click()
    else await spread(player, deeds)
  } else if (/ combat:/.test(says)) await fight(player, deeds, await isOpen())
  else {
    if (says.startsWith('Retreat')) deeds.retreats += 1
    await player.accept()
  }
}

/** 8.1.7  One mission in the first phase of each day. In the air phase of the enemy the points that are left may be used, too. */
async function planAndEnd(player: Player, deeds: Deeds): Promise<void> {
  if (!/(30 of 30|20 of 20) left/.test(await textOf(player.dock))) {
    await player.press(/^End planning/)
    return
  }
  const [first] = await player.hexesOffered()
  await player.chooseFromList(first)
  expect(await player.mainSays()).toMatch(/^Support for an attack at .+ with 5$/)
  await player.main.click()
  expect(await textOf(player.dock)).toMatch(/25 of 30 left|15 of 20 left/)
  deeds.missions += 1
  await player.press(/^End planning/)
}

async function fire(player: Player, deeds: Deeds): Promise<void> {
  if (deeds.barrages === 0) {
    deeds.barrages += 1
    await player.press(/^Next target/)
    expect(await player.mainSays()).toMatch(/^Barrage with \d+$/)
    expect(await textOf(player.dock)).toMatch(/Barrage: doubled/)
    await player.main.click()
  } else await player.press(/^End the barrage/)
}

/** 3.2.1  Units that leave stacks which begin above the limit. */
const LEAVING = {
  Soviet: [
    '30/9',
    '28/9',
    '50 ARM-R (G)',
    '29 ARM-R (G)',
    '4/I ARM',
    '3/I ARM',
    '53/VI ARM (G)',
    '56/VII ARM (G)',
  ],
  German: ['Böhmen', '22 Pz'],
} as const

/** Each is taken from the plain list of the map and goes to the first hex in its reach. */
async function spread(player: Player, deeds: Deeds): Promise<void> {
  const side = (await player.says()).startsWith('German') ? 'German' : 'Soviet'
  for (const name of LEAVING[side]) {
    await press(player, list =>
      list
        .first()
        .getByRole('button')
        .filter({ hasText: `${name}, ` }),
    )
    await press(player, list => list.last().getByRole('button'))
    await player.press(/^Move to/)
    deeds.moves += 1
    await player.letGo()
    await player.key('Escape')
  }
}

/** Presses the first button that is found in the lists that stand for the map. */
async function press(player: Player, found: (lists: Locator) => Locator): Promise<void> {
  const { page } = player
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'The map as a list' }).click()
  const dialog = page.getByRole('dialog')
  await found(dialog.getByRole('list')).first().click()
  await player.key('Escape')
  await dialog.waitFor({ state: 'detached' })
  await player.letGo()
}

const ATTACKS = 3

/** The odds are read before the dice are cast; with the phase open again a few attacks are enough. */
async function fight(player: Player, deeds: Deeds, mayEnd: boolean): Promise<void> {
  const next = player.orders.getByRole('button', { name: /^Next target/ })
  if ((mayEnd && deeds.attacks >= ATTACKS) || (await next.count()) === 0) {
    await player.press(/^End combat/)
    return
  }
  await next.click()
  expect(await player.mainSays()).toMatch(/^Attack at \d+:\d+/)
  const text = await textOf(player.dock)
  expect(text).toMatch(/Attack \d+ against \d+/)
  expect(text).toMatch(/must retreat or lose a level per hex/)
  expect(await player.canPressMain()).toBe(true)
  deeds.attacks += 1
  await player.main.click()
}

/** Whatever ends a decision, so that a whole game is short. */
const ENDINGS = ['end', 'ready', 'done', 'resolve', 'halt']

/** A game in which both sides do next to nothing, up to the action before its last. */
function nearlyOver(): string {
  const match = valueOrThrow(Match.begin(budziszyn1945, 'nysa', {}, fairChance('1945')))
  for (let awaited = budziszyn1945.awaited(match.state); awaited !== null; ) {
    const legal = budziszyn1945.legal(match.state, awaited.side)
    const suggested = { do: 'deploy-suggested' }
    const isSetUp = legal.some(action => action.do === 'take')
    const action = isSetUp ? suggested : (legal.find(a => ENDINGS.includes(a.do)) ?? legal[0])
    const played = match.act(awaited.side, action)
    if (!played.ok) throw new Error(played.refusals[0].because)
    awaited = budziszyn1945.awaited(match.state)
  }
  const journal = match.journal(true)
  return writeJournal({ ...journal, actions: journal.actions.slice(0, -1) })
}

test(
  'the last decision of a game leads to the verdict with its towns',
  async () => {
    await withClient(async kit => {
      const file = join(kit.scratch, 'nearly-over.json')
      writeFileSync(file, nearlyOver())
      const page = await kit.open()
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Open a game file' }).click()
      await (await chooser).setFiles(file)
      const player = new Player(page, boardOf(kit, 'budziszyn-1945'))
      await player.sitDown()
      expect(await player.turn()).toMatch(/^Turn 17 of 17, 2 May 1945/)
      await player.main.click()
      await player.rematch.waitFor()
      const main = page.getByRole('main').filter({ has: player.rematch })
      expect(await textOf(main.getByRole('heading', { level: 1 }))).toBe('German victory')
      await main
        .getByText(/\d+ towns Soviet, \d+ German/)
        .first()
        .waitFor()
      await main.getByRole('button', { name: 'Rule N-V3' }).first().waitFor()
      expect(kit.complaints).toEqual([])
    })
  },
  2 * MINUTES,
)
