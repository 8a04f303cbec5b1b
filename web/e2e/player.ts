// Somebody at the table who has nothing but the page: he reads what it says and uses mouse and keyboard.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { heightOf, widthOf } from '../../atlas/draw/plane/points.ts'
import { CARDS } from '../games/index.ts'
import { boardOfSheets, type MapBoard, type MapList } from '../map/board.ts'
import type { Kit } from './kit.ts'

/** Where the hexes of a board lie; no hex is an element of the page. */
export function boardOf(kit: Kit, id: string): MapBoard {
  const list = JSON.parse(readFileSync(join(kit.folder, 'maps', 'maps.json'), 'utf8')) as MapList
  const maps = CARDS.find(card => card.id === id)?.maps ?? [{ map: id, title: '' }]
  return boardOfSheets(
    id,
    maps.map(place => ({ ...place, entry: list.boards[place.map], base: '' })),
  )
}

export type Other = 'Hot-seat' | 'AI'

/** Three clicks from the start page; one more for a second human. */
export async function begin(kit: Kit, page: Page, scenario: RegExp, other: Other): Promise<Player> {
  await page.getByRole('button', { name: 'War Comes Early', exact: true }).click()
  await page.getByRole('radio', { name: scenario }).click()
  if (other === 'Hot-seat')
    await page
      .getByRole('radiogroup', { name: /^Who plays (Poland|Allies)/ })
      .getByRole('radio', { name: other })
      .click()
  await page.getByRole('button', { name: /^Start/ }).click()
  return seated(kit, page, 'war-comes-early')
}

/** A game file, chosen on the start page. */
export async function open(kit: Kit, page: Page, file: string, board = 'war-comes-early'): Promise<Player> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open a game file' }).click()
  await (await chooser).setFiles(file)
  return seated(kit, page, board)
}

async function seated(kit: Kit, page: Page, board: string): Promise<Player> {
  const player = new Player(page, boardOf(kit, board))
  await player.sitDown()
  return player
}

/** What a sighted reader sees there, line by line. */
export function textOf(place: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts, in the lines in which it is seen
  return place.innerText()
}

/** So many frames of the screen without a motion are a map that lies still. */
const STILL_FRAMES = 4

/** What is on the screen where the map should be; null for the map itself. */
function coverAt({ x, y }: { readonly x: number; readonly y: number }): string | null {
  const top = document.elementFromPoint(x, y)
  const isMap = top?.closest('.map-viewport') && !top.closest('.map-paper')
  return isMap ? null : (top?.closest('[class]')?.className.toString() ?? 'the edge of the window')
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

  get curtain(): Locator {
    return this.page.getByRole('button', { name: /hold to open/ })
  }

  get rematch(): Locator {
    return this.page.getByRole('button', { name: /^Rematch/ })
  }

  /** The sentence of the order bar, at the top of a phone its first words; that of the result once the game is over. */
  async says(): Promise<string> {
    const isOver = (await this.rematch.count()) > 0
    if (isOver) return textOf(this.page.getByRole('main').getByRole('heading', { level: 1 }))
    const sentence = this.orders.getByRole('heading')
    const isPhone = (await sentence.count()) === 0
    return (await textOf(isPhone ? this.page.getByRole('banner').getByRole('heading') : sentence)).trim()
  }

  async turn(): Promise<string> {
    return textOf(this.page.getByRole('banner').getByRole('paragraph').first())
  }

  /** What the page shows now: a curtain between players, the table, or the result. */
  async screen(): Promise<'curtain' | 'table' | 'victory'> {
    if ((await this.curtain.count()) > 0) return 'curtain'
    return (await this.rematch.count()) > 0 ? 'victory' : 'table'
  }

  // ——— Doing ———

  /** Waits for the table and takes the curtain away, if there is one. */
  async sitDown(): Promise<void> {
    await this.orders.or(this.curtain).or(this.rematch).first().waitFor()
    if ((await this.screen()) === 'curtain') await this.openCurtain()
  }

  async press(name: string | RegExp): Promise<void> {
    await this.orders.getByRole('button', { name }).click()
  }

  /** The dark button: Enter presses it. */
  get main(): Locator {
    return this.orders.locator('[aria-keyshortcuts="Enter"]')
  }

  async hasMain(): Promise<boolean> {
    return (await this.main.count()) > 0
  }

  /** What the dark button will do, without its key. */
  async mainSays(): Promise<string> {
    return (await this.hasMain()) ? (await textOf(this.main)).split('\n')[0] : ''
  }

  async canPressMain(): Promise<boolean> {
    return (await this.hasMain()) && (await this.main.getAttribute('aria-disabled')) === null
  }

  async key(key: string): Promise<void> {
    await this.page.keyboard.press(key)
  }

  /** Away from any button, so that keys go to the table. */
  async letGo(): Promise<void> {
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  }

  /** Looks on until the map lies still, as a player does before pointing at it. */
  async #stillness(): Promise<void> {
    await this.page.evaluate(
      frames =>
        new Promise<void>(done => {
          let [last, still] = ['', 0]
          const look = () => {
            const { x, y, width } = document.querySelector('.map-board')!.getBoundingClientRect()
            const place = `${x} ${y} ${width}`
            still = place === last ? still + 1 : 0
            last = place
            if (still === frames) done()
            else requestAnimationFrame(look)
          }
          look()
        }),
      STILL_FRAMES,
    )
  }

  /** The middle of a hex in the window, once the map has followed what was done last. */
  async placeOf(hex: string): Promise<{ x: number; y: number }> {
    await this.#stillness()
    const { paper } = this.#board
    const centre = this.#board.centreOf(hex)
    const box = await this.page.locator('.map-board').boundingBox()
    if (centre === null || box === null) throw new Error(`hex ${hex} is not on the map`)
    return {
      x: box.x + ((centre[0] - paper.left) / widthOf(paper)) * box.width,
      y: box.y + ((centre[1] - paper.top) / heightOf(paper)) * box.height,
    }
  }

  /** A click that the map hears: nothing may lie over the hex. */
  async clickHex(hex: string): Promise<void> {
    const { x, y } = await this.placeOf(hex)
    const over = await this.page.evaluate(coverAt, { x, y })
    if (over !== null) throw new Error(`${over} lies over hex ${hex}`)
    await this.page.mouse.click(x, y)
  }

  /** Takes up the units of a hex and sees them in the dock. */
  async takeUp(hex: string): Promise<void> {
    await this.clickHex(hex)
    await this.dock.getByRole('heading', { name: `Hex ${hex}` }).waitFor()
  }

  /** What the plain double of the map offers: the hexes that can be chosen, by their spoken names. */
  async hexesOffered(): Promise<string[]> {
    const dialog = await this.#openList()
    const names = await this.#hexesIn(dialog).allInnerTexts()
    await this.#close(dialog)
    return names
  }

  async chooseFromList(hex: string): Promise<void> {
    const dialog = await this.#openList()
    await this.#hexesIn(dialog).filter({ hasText: hex }).first().click()
    await this.#close(dialog)
  }

  #hexesIn(dialog: Locator): Locator {
    return dialog.getByRole('list').last().getByRole('button')
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
    await this.curtain.focus()
    await this.page.keyboard.down('Space')
    await this.orders.waitFor()
    await this.page.keyboard.up('Space')
  }

  /** Answers whatever is asked with what the table suggests. */
  async accept(): Promise<void> {
    const choices = this.dock.getByRole('radio')
    if (!(await this.canPressMain()) && (await choices.count()) > 0) await choices.first().click()
    if (!(await this.canPressMain())) await this.chooseFromList((await this.hexesOffered())[0])
    await this.main.click()
  }

  /** An opponent is thinking: nothing is asked of us. */
  async isWaiting(): Promise<boolean> {
    return (await this.page.getByRole('progressbar').count()) > 0
  }
}
