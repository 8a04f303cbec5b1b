// A complete scenario through the interface alone, with a reload, undo, time travel and files on the way.
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { attackNow, type Deeds, noDeeds, playUntil } from './campaign.ts'
import { type Kit, withClient } from './kit.ts'
import { begin, open, type Player, textOf } from './player.ts'

const MINUTES = 60_000

test(
  'Poland 1939 is played by two at one screen, from the start page to the result',
  async () => {
    await withClient(async kit => {
      const page = await kit.open({ at: '?seed=1939' })
      const player = await begin(kit, page, /Poland 1939/, 'Hot-seat')
      const deeds = noDeeds()

      await openingMoves(player)
      await refusals(player)
      await focusFrame(player)
      await openingBattle(player, deeds)
      await reloading(player, deeds)
      await lookingBack(player)
      await savingAndLoading(kit, player)

      expect(await playUntil(player, deeds, says => /victory|draw/.test(says))).toBe(true)
      await theResult(page)
      expect(deeds.moves).toBeGreaterThan(4)
      expect(deeds.attacks).toBeGreaterThan(1)
      expect(deeds.read).toBeGreaterThan(1)
      expect(deeds.losses).toBeGreaterThan(0)
      expect(deeds.advances).toBeGreaterThan(0)
      expect(deeds.curtains).toBeGreaterThan(4)
      expect(kit.complaints).toEqual([])
    })
  },
  4 * MINUTES,
)

/** Moves by click and preview, a march in column, undo and redo. */
async function openingMoves(player: Player): Promise<void> {
  const { page, dock } = player
  expect(await player.says()).toBe('Choose the order of the three German phases.')
  await dock.getByRole('radio', { name: 'Move, then fight, then reorganise' }).click()
  await player.key('Enter')
  await player.letGo()
  if (!(await player.says()).startsWith('German movement')) await player.main.click()
  expect(await player.says()).toBe('German movement: move any units, in any order.')

  await wholeMove(player, '2921', '3020')
  await wholeMove(player, '2925', '3024')
  await columnMove(player, '2816', 'Breslau')

  const undo = page.getByRole('banner').getByRole('button', { name: 'Undo' })
  await undo.click()
  expect(await stackAt(player, '2816')).toMatch(/^Hex 2816[\s\S]*Frontier Guard/)
  await player.letGo()
  await player.key('Control+Shift+z')
  expect(await stackAt(player, '2816')).toMatch(/^German movement/)
}

/** Click the stack, click the goal, read the price, click the goal again. */
async function wholeMove(player: Player, from: string, to: string): Promise<void> {
  await player.takeUp(from)
  await player.clickHex(to)
  const price = player.page.getByRole('table', { name: 'This move' })
  expect(await textOf(price.getByRole('row').last())).toMatch(/^Spent, of \d/)
  expect(await player.mainSays()).toMatch(/^Move to/)
  await player.clickHex(to)
  await player.letGo()
  await player.key('Escape')
}

async function columnMove(player: Player, from: string, to: string): Promise<void> {
  await player.takeUp(from)
  await player.dock.getByRole('radio', { name: /^Column move, 12/ }).click()
  await player.letGo()
  const names = await player.hexesOffered()
  expect(names.some(name => name.startsWith(to))).toBe(true)
  await player.chooseFromList(to)
  expect(await player.mainSays()).toBe(`Move to ${to}`)
  await player.key('Enter')
  await player.key('Escape')
}

/** What the dock says of a stack that is only looked at. */
async function stackAt(player: Player, hex: string): Promise<string> {
  await player.clickHex(hex)
  const text = await textOf(player.dock)
  await player.key('Escape')
  return text
}

/** What the rules forbid is not done, and the page says why, with the number of the rule. */
async function refusals(player: Player): Promise<void> {
  const { page } = player
  const cases = [
    { unit: '3115', goal: '3821', says: 'Enemies are attacked, not entered.', rule: '8.0a' },
    { unit: '3115', goal: '3621', says: /cannot|reach|points/, rule: /^Rule / },
  ]
  for (const { unit, goal, says, rule } of cases) {
    await player.clickHex(unit)
    await player.clickHex(goal)
    const refusal = page.getByRole('alert')
    await refusal.getByText(says).first().waitFor()
    await refusal
      .getByRole('button', { name: typeof rule === 'string' ? `Rule ${rule}` : rule })
      .first()
      .waitFor()
    expect(await player.canPressMain()).toBe(false)
    await player.letGo()
    await player.key('Escape')
    await player.key('Escape')
    expect(await stackAt(player, unit)).toMatch(/^Hex 3115/)
  }
}

/** The frame of the focus belongs to the keyboard: a click leaves none behind, an arrow key brings it. */
async function focusFrame(player: Player): Promise<void> {
  const map = player.page.getByRole('application')
  const frame = () => map.evaluate(element => getComputedStyle(element, '::after').content)
  await player.clickHex('3115')
  await player.key('Escape')
  expect(await frame()).toBe('none')
  await player.key('ArrowRight')
  // The hex cursor shows where the keyboard is; a frame round the map would say it twice.
  expect(await frame()).toBe('none')
  await player.page.locator('.map-cursor').waitFor({ state: 'attached' })
  expect(
    await player.page.locator('.map-cursor').evaluate(element => getComputedStyle(element).display),
  ).not.toBe('none')
  await player.letGo()
}

/** An attack without attackers is refused; the real one is read before the die is cast, and cannot be taken back after. */
async function openingBattle(player: Player, deeds: Deeds): Promise<void> {
  const { page, dock } = player
  await player.press(/^End movement/)
  expect(await player.says()).toBe('German combat: attack in any order.')
  await player.press(/^Next target/)
  const attacker = dock.getByRole('checkbox').first()
  await attacker.click()
  expect(await player.canPressMain()).toBe(false)
  await attacker.click()
  await player.letGo()
  await attackNow(player, deeds)
  await dock.getByRole('list', { name: 'Steps of this battle' }).waitFor()
  const undo = page.getByRole('banner').getByRole('button', { name: 'Undo' })
  expect(await undo.getAttribute('aria-disabled')).toBe('true')
  expect(await undo.getAttribute('aria-description')).toContain('a die was rolled')
  expect(await playUntil(player, deeds, says => says.startsWith('Polish movement'))).toBe(true)
}

async function reloading(player: Player, deeds: Deeds): Promise<void> {
  const { page } = player
  expect(
    await playUntil(
      player,
      deeds,
      (says, turn) => turn.startsWith('Turn 2') && says.startsWith('German combat'),
    ),
  ).toBe(true)
  await page.waitForTimeout(600)
  await page.reload()
  await player.sitDown()
  expect(await player.turn()).toMatch(/^Turn 2 of 6/)
  expect(await player.says()).toBe('German combat: attack in any order.')
}

async function lookingBack(player: Player): Promise<void> {
  const { page } = player
  const before = await player.says()
  await player.letGo()
  await player.key('l')
  const moment = page.getByRole('slider', { name: 'Moment of the game' })
  await moment.focus()
  await player.key('Home')
  expect(await moment.getAttribute('aria-valuetext')).toMatch(/^Start of the game\. After action 0 of \d+/)
  await player.key('ArrowRight')
  await player.key('ArrowRight')
  expect(await moment.inputValue()).toBe('2')
  expect(await player.turn()).toMatch(/^Turn 1 of 6/)
  await page.getByRole('button', { name: /^Back to now/ }).click()
  expect(await player.says()).toBe(before)
  expect(await player.turn()).toMatch(/^Turn 2 of 6/)
}

async function savingAndLoading(kit: Kit, player: Player): Promise<void> {
  const { page } = player
  const [says, turn] = [await player.says(), await player.turn()]
  await page.getByRole('button', { name: 'Menu' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = join(kit.scratch, 'game.json')
  await (await coming).saveAs(file)

  const old = page.url()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'All battles' }).click()
  await page.getByRole('heading', { name: 'Continue' }).waitFor()
  await open(kit, page, file)
  expect(page.url()).not.toBe(old)
  expect([await player.says(), await player.turn()]).toEqual([says, turn])
}

async function theResult(page: Page): Promise<void> {
  const main = page.getByRole('main').filter({ has: page.getByRole('button', { name: /^Rematch/ }) })
  expect(await textOf(main.getByRole('heading', { level: 1 }))).toMatch(/victory|draw/)
  await main.getByRole('button', { name: 'Rule 13.3c' }).first().waitFor()
  for (const heading of ['Victory points', 'Luck', 'Losses'])
    await main.getByRole('heading', { name: heading, exact: true }).waitFor()
  await main.getByText('The dice match the seed that was sealed at the start.').waitFor()
  await main.getByRole('button', { name: 'Look at the final map' }).click()
  await main.waitFor({ state: 'detached' })
}

test(
  'a turn against the AI: it answers by itself and gives the turn back',
  async () => {
    await withClient(async kit => {
      const page = await kit.open({ at: '?seed=1939' })
      const player = await begin(kit, page, /Poland 1939/, 'AI')
      const deeds = noDeeds()
      const isOurs = (says: string, turn: string) =>
        turn.startsWith('Turn 2') && says.startsWith('Choose the order')
      expect(await playUntil(player, deeds, isOurs)).toBe(true)
      expect(deeds.curtains).toBe(0)
      expect(page.workers().length, 'the AI thinks in a worker').toBe(1)
      await page.getByRole('tab', { name: 'Log' }).click()
      expect(await textOf(player.dock)).toMatch(/Movement Phase: Poland|Polish/)
      expect(kit.complaints).toEqual([])
    })
  },
  2 * MINUTES,
)
