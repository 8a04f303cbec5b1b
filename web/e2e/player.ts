// Somebody at the table who has nothing but the page: he reads what it says and uses mouse and keyboard.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { heightOf, widthOf } from '../../atlas/draw/plane/points.ts'
import { type MapBoard, type MapList, mapBoard } from '../map/board.ts'
import type { Kit } from './kit.ts'

/** Where the hexes of a board lie; no hex is an element of the page. */
export function boardOf(kit: Kit, id: string): MapBoard {
  const list = JSON.parse(readFileSync(join(kit.folder, 'maps', 'maps.json'), 'utf8')) as MapList
  return mapBoard(id, list.boards[id])
}

/** Three clicks from the start page; one more for a second human. */
export async function begin(page: Page, scenario: RegExp, poland: 'Here' | 'AI'): Promise<void> {
  await page.getByRole('button', { name: 'War Comes Early', exact: true }).click()
  await page.getByRole('radio', { name: scenario }).click()
  if (poland === 'Here')
    await page
      .getByRole('radiogroup', { name: 'Who plays Poland' })
      .getByRole('radio', { name: 'Here' })
      .click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.getByRole('region', { name: 'Orders' }).waitFor()
}

/** What a sighted reader sees there, line by line. */
export function textOf(place: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts, in the lines in which it is seen
  return place.innerText()
}

export class Player {
  readonly page: Page
  readonly #board: MapBoard

  constructor(page: Page, board: MapBoard) {
    this.page = page
    this.#board = board
  }

  // ——— Reading ———

  get orders(): Locator {
    return this.page.getByRole('region', { name: 'Orders' })
  }

  get dock(): Locator {
    return this.page.getByRole('tabpanel')
  }

  /** The sentence of the order bar; that of the result once the game is over. */
  async says(): Promise<string> {
    const heading = this.page.locator('.victory h1, .order-bar h2').last()
    return (await textOf(heading)).trim()
  }

  async turn(): Promise<string> {
    return textOf(this.page.locator('.top-title p'))
  }

  /** What the page shows now: a curtain between players, the table, or the result. */
  async screen(): Promise<'curtain' | 'table' | 'victory'> {
    const shown = await this.page
      .locator('.curtain, .victory, .order-bar')
      .evaluateAll(all => all.map(e => e.className))
    if (shown.some(name => name.startsWith('victory'))) return 'victory'
    return shown.some(name => name.startsWith('curtain')) ? 'curtain' : 'table'
  }

  // ——— Doing ———

  async press(name: string | RegExp): Promise<void> {
    await this.orders.getByRole('button', { name }).click()
  }

  get main(): Locator {
    return this.orders.locator('.button.main')
  }

  /** What the dark button will do, without its key. */
  async mainSays(): Promise<string> {
    return (await this.main.count()) === 0 ? '' : (await textOf(this.main)).split('\n')[0]
  }

  async canPressMain(): Promise<boolean> {
    return (await this.main.count()) > 0 && (await this.main.getAttribute('aria-disabled')) === null
  }

  async key(key: string): Promise<void> {
    await this.page.keyboard.press(key)
  }

  /** Away from any button, so that keys go to the table. */
  async letGo(): Promise<void> {
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  }

  /** The middle of a hex in the window. */
  async placeOf(hex: string): Promise<{ x: number; y: number }> {
    const { paper } = this.#board.entry
    const centre = this.#board.centreOf(hex)
    const box = await this.page.locator('.map-board').boundingBox()
    if (centre === null || box === null) throw new Error(`hex ${hex} is not on the map`)
    return {
      x: box.x + ((centre[0] - paper.left) / widthOf(paper)) * box.width,
      y: box.y + ((centre[1] - paper.top) / heightOf(paper)) * box.height,
    }
  }

  async clickHex(hex: string): Promise<void> {
    const { x, y } = await this.placeOf(hex)
    await this.page.mouse.click(x, y)
  }

  /** What the plain double of the map offers: the hexes that can be chosen, by their spoken names. */
  async hexesOffered(): Promise<string[]> {
    const dialog = await this.#openList()
    const names = await dialog.locator('ul').last().getByRole('button').allInnerTexts()
    await this.#close(dialog)
    return names
  }

  async chooseFromList(hex: string): Promise<void> {
    const dialog = await this.#openList()
    await dialog.locator('ul').last().getByRole('button', { name: hex }).first().click()
    await this.#close(dialog)
  }

  async #openList(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Menu' }).click()
    await this.page.getByRole('button', { name: 'The map as a list' }).click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('heading', { name: 'Hexes that can be chosen' }).waitFor()
    return dialog
  }

  async #close(dialog: Locator): Promise<void> {
    await this.key('Escape')
    await dialog.waitFor({ state: 'detached' })
    await this.letGo()
  }

  /** The next player says that it is he: the key is held until the map is uncovered. */
  async openCurtain(): Promise<void> {
    await this.page.getByRole('button', { name: /hold to open/ }).focus()
    await this.page.keyboard.down('Space')
    await this.orders.waitFor()
    await this.page.keyboard.up('Space')
  }

  /** Answers whatever is asked with what the table suggests. */
  async accept(): Promise<void> {
    if ((await this.main.count()) === 0) await this.dock.getByRole('radio').first().click()
    if ((await this.main.count()) === 0) await this.chooseFromList((await this.hexesOffered())[0])
    await this.main.click()
  }

  /** An opponent is thinking: nothing is asked of us. */
  async isWaiting(): Promise<boolean> {
    return (await this.page.getByRole('progressbar').count()) > 0
  }
}
