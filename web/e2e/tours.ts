// The way through every screen: for the checks of quality, and for the pictures.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { noDeeds, playUntil } from './campaign.ts'
import { drawAllMaps, type Kit, type Screen } from './kit.ts'
import { lusatia } from './lusatia.ts'
import { fileOf, type Moment } from './moments.ts'
import { begin, open, type Player } from './player.ts'

/** Called at every screen on the way. */
export type Visit = (name: string, page: Page) => Promise<void>

interface Tour {
  readonly kit: Kit
  readonly screen: Screen
  visit(name: string, page: Page): Promise<void>
}

/** Every screen, in the order in which a player meets them. */
export async function tour(kit: Kit, screen: Screen, visit: Visit): Promise<void> {
  const settledVisit: Visit = async (name, page) => {
    await settled(page)
    await visit(name, page)
  }
  const way: Tour = { kit, screen, visit: settledVisit }
  await startPage(way)
  await maps(way)
  await poland(way)
  await europe(way)
  await lusatia(way)
  await theEnd(way)
}

const isUpright = ({ width, height }: Screen): boolean => width < height

async function startPage({ kit, screen, visit }: Tour): Promise<void> {
  const page = await kit.open({ screen, at: '?seed=1939' })
  await page.getByRole('heading', { name: 'Choose a battle' }).waitFor()
  await visit('start', page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await visit('settings', page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'War Comes Early', exact: true }).click()
  await visit('agreement', page)
  await page.getByText('Optional rules').click()
  await visit('optional-rules', page)
  await page.close()
}

/** Maps to look at: two of one game side by side, close to, with counters, and one of a game without rules. */
async function maps({ kit, screen, visit }: Tour): Promise<void> {
  await drawAllMaps(kit)
  const page = await kit.open({ screen, at: '#/maps/hinge-of-fate' })
  await page.getByRole('application').waitFor()
  await visit('maps', page)
  await page.getByRole('checkbox', { name: 'Counters where they begin' }).check({ force: true })
  const find = page.getByRole('combobox', { name: 'Find a hex, town or counter' })
  await find.fill('saar')
  await visit('maps-search', page)
  await page.getByRole('option', { name: /^Saarbrücken/ }).click()
  await visit('maps-hex', page)
  await page.goto(`${kit.address}#/maps/munich-war`)
  await page.getByRole('application', { name: 'Map of Munich War' }).waitFor()
  await page.getByRole('checkbox', { name: 'What the rulebook states' }).check({ force: true })
  await visit('maps-rulebook', page)
  await page.close()
}

/** Poland 1939 by two at one screen: moving, fighting, the four tabs. */
async function poland(way: Tour): Promise<void> {
  const { kit, screen, visit } = way
  const page = await kit.open({ screen, at: '?seed=1939' })
  const player = await begin(kit, page, /Poland 1939/, 'Hot-seat')
  await visit('choice', page)
  await player.accept()
  await visit('nothing-chosen', page)
  await advice(way, player)
  await moving(way, player)
  await fighting(way, player)
  await tabs(way, player)
  await reach(player, /^Polish reorganisation/)
  await changeOfSides(way, player)
  await page.close()
}

/** What the adviser suggests, and what he expects of the enemy. */
async function advice({ visit }: Tour, player: Player): Promise<void> {
  const { page } = player
  await player.letGo()
  await player.key('i')
  await adviceIs(page, 'Suggested')
  await visit('suggestion', page)
  await player.letGo()
  await player.key('Escape')
  await player.key('w')
  await adviceIs(page, /next turn$/)
  await visit('foresight', page)
  await player.letGo()
  await player.key('w')
}

/** Thinking takes seconds; on a busy machine many. */
const THOUGHT = 60_000

async function adviceIs(page: Page, heading: string | RegExp): Promise<void> {
  const advice = page.getByRole('region', { name: 'Advice' })
  await advice.getByRole('heading', { name: heading }).waitFor({ timeout: THOUGHT })
}

const OVERLAY_KEYS = ['z', 's', 'c', 'v']

async function moving({ screen, visit }: Tour, player: Player): Promise<void> {
  const { page } = player
  await select(player, '8. Army')
  await visit('reach', page)
  await player.chooseFromList('3020')
  await visit('movement', page)
  await player.key('Escape')
  await page.mouse.move(5, 5)
  if (screen.isPhone) await player.key('Escape')
  else {
    await player.clickHex('3821')
    await visit('refused', page)
    await player.key('Escape')
    await page.mouse.move(5, 5)
  }
  await player.key('Escape')
  await player.letGo()
  for (const key of OVERLAY_KEYS) await player.key(key)
  await visit('overlays', page)
  for (const key of OVERLAY_KEYS) await player.key(key)
}

/** Goes through the stacks that can act until this one is in hand. */
async function select(player: Player, name: string): Promise<void> {
  for (let i = 0; i < 20; i++) {
    await player.letGo()
    await player.key('n')
    if ((await player.dock.getByText(name, { exact: true }).count()) > 0) return
  }
  throw new Error(`${name} cannot act`)
}

async function fighting({ visit }: Tour, player: Player): Promise<void> {
  const { page } = player
  await player.letGo()
  await player.key('Escape')
  await player.key('e')
  await player.key('n')
  await visit('attack', page)
  await player.dock.getByRole('button', { name: 'Rate this attack' }).click()
  await adviceIs(page, /attack$/)
  await visit('rating', page)
  await player.main.click()
  await page.mouse.move(5, 5)
  await visit('losses', page)
  await playUntil(player, noDeeds(), says => /is free|^German combat/.test(says))
  await page.mouse.move(5, 5)
  await visit('advance', page)
}

async function tabs({ screen, visit }: Tour, player: Player): Promise<void> {
  const { page } = player
  for (const name of ['Forces', 'Log', 'Rules']) {
    await page.getByRole('tab', { name }).click()
    await visit(name.toLowerCase(), page)
  }
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('zone of control')
  await visit('rules-found', page)
  await player.letGo()
  await player.key('Control+k')
  await page.keyboard.type('warsaw')
  await visit('search', page)
  await closeDialog(player)
  await page.getByRole('button', { name: 'Menu' }).click()
  await visit('menu', page)
  await player.key('Escape')
  if (!screen.isPhone) {
    await player.letGo()
    await player.key('?')
    await visit('keyboard', page)
    await closeDialog(player)
  }
  await page.getByRole('tab', { name: 'Now' }).click()
  await player.letGo()
}

async function closeDialog(player: Player): Promise<void> {
  await player.key('Escape')
  await player.page.getByRole('dialog').waitFor({ state: 'detached' })
  await player.letGo()
}

/** Plays on to a sentence of the order bar, or to the result. */
async function reach(player: Player, sentence: RegExp): Promise<void> {
  const isThere = await playUntil(player, noDeeds(), says => sentence.test(says))
  if (!isThere) throw new Error(`the game never came to ${sentence}`)
}

async function changeOfSides({ visit }: Tour, player: Player): Promise<void> {
  for (let i = 0; i < 20 && (await player.screen()) === 'table'; i++) await player.accept()
  await visit('curtain', player.page)
}

const ATTACK: Moment = {
  game: '1938-greedy-fair',
  asks: { decision: 'combat', side: 0, turn: 4 },
}
const AIRPOWER: Moment = {
  game: '1938-greedy-fair',
  asks: { decision: 'terrorBombing', side: 0, turn: 4 },
}
const WINDOW: Moment = {
  game: '1938-greedy-fair',
  asks: { decision: 'germanWindow', side: 0, turn: 4 },
}
const RETURN: Moment = {
  game: '1938-greedy-fair',
  asks: { decision: 'replacements', side: 0, turn: 4 },
}

/** Czechoslovakia 1938: setting up, airpower, windows of the other side, looking back. */
async function europe({ kit, screen, visit }: Tour): Promise<void> {
  const fresh = await kit.open({ screen, at: '?seed=1938' })
  await begin(kit, fresh, /1938/, 'Hot-seat')
  await visit('set-up-1938', fresh)
  await fresh.close()

  await at(AIRPOWER, async player => {
    await visit('airpower', player.page)
    await player.dock.getByRole('radio').first().click()
    await player.main.click()
    await visit('ground-support', player.page)
  })
  await at(WINDOW, async player => {
    await visit('window', player.page)
    await player.press(/^Pass until/)
    await visit('pass-until', player.page)
  })
  await at(ATTACK, async player => {
    await player.chooseFromList('Prague')
    await visit('attack-1938', player.page)
    await player.letGo()
    await player.key('Escape')
    await player.key('l')
    await visit('timeline', player.page)
  })
  await at(RETURN, async player => {
    await visit('replacements', player.page)
    await player.page.getByRole('tab', { name: 'Forces' }).click()
    await visit('forces-1938', player.page)
  })

  async function at(moment: Moment, look: (player: Player) => Promise<void>): Promise<void> {
    const page = await kit.open({ screen })
    const player = await open(kit, page, fileOf(kit, moment))
    await player.letGo()
    await look(player)
    await page.close()
  }
}

/** A finished game: the result, its report, and the start page with games to go on with. */
async function theEnd({ kit, screen, visit }: Tour): Promise<void> {
  const page = await kit.open({ screen })
  const player = await open(kit, page, fileOf(kit, { game: '1938-greedy-fair' }))
  await player.rematch.waitFor()
  await visit('victory', page)
  if (isUpright(screen)) {
    await page.getByRole('heading', { name: 'Turning points' }).scrollIntoViewIfNeeded()
    await visit('victory-below', page)
  }
  await page.getByRole('button', { name: 'After-action report' }).click()
  await page.getByRole('button', { name: 'Save report' }).waitFor()
  await visit('report', page)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save report' }).click()
  const file = join(kit.scratch, 'report.html')
  await (await coming).saveAs(file)
  await page.goto(pathToFileURL(file).href)
  await visit('report-file', page)
  await page.goto(kit.address)
  await page.getByRole('heading', { name: 'Continue' }).waitFor()
  await visit('continue', page)
  await page.close()
}

/** Pictures and fonts are there, and the map has come to rest. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map(image => image.complete || image.decode().catch(() => {})))
  })
  await page.waitForTimeout(80)
}
