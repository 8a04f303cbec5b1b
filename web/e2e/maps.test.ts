// The maps of a game with two, in a browser: seen side by side, walked across, searched, and read aloud.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { battleById } from '../catalogue.ts'
import { boardOfSheets, type MapBoard, type MapList } from '../map/board.ts'
import { BY_DAY, BY_NIGHT, violationsOn } from './axe.ts'
import { drawAllMaps, type Kit, turnTo, withClient } from './kit.ts'
import { textOf } from './player.ts'

test('both maps of Hinge of Fate lie on one table', async () => {
  await withClient(async kit => {
    await drawAllMaps(kit)
    const page = await kit.open()
    await page.getByRole('link', { name: 'Maps' }).click()
    await page.getByRole('link', { name: 'Hinge of Fate' }).click()
    expect(page.url()).toMatch(/#\/maps\/hinge-of-fate$/)
    await page.getByRole('application', { name: 'Map of Hinge of Fate' }).waitFor()
    await page.getByRole('link', { name: 'Play it' }).waitFor()
    const look = new Look(page, bothMaps(kit))

    await look.sees(...CORNERS)
    await townsOfBoth(look)
    await fromOneToTheOther(look)
    await underThePointer(look)
    await acrossByKeyboard(look)
    await fromTheTray(look)
    expect(await violationsOn(page, BY_DAY)).toEqual([])
    await turnTo(page, 'dark')
    expect(await violationsOn(page, BY_NIGHT)).toEqual([])
    expect(kit.complaints).toEqual([])
    await page.close()
  })
})

/** The farthest hexes of both maps. */
const CORNERS = ['E1016', 'E3937', 'W2533', 'W4244']

function bothMaps(kit: Kit): MapBoard {
  const { boards } = JSON.parse(readFileSync(join(kit.folder, 'maps', 'maps.json'), 'utf8')) as MapList
  const drawn = battleById('hinge-of-fate')!.maps!.map(place => ({
    ...place,
    entry: boards[place.map],
    base: '',
  }))
  return boardOfSheets('hinge-of-fate', drawn)
}

/** Somebody who looks at the page of the maps. */
class Look {
  readonly page: Page
  readonly #board: MapBoard

  constructor(page: Page, board: MapBoard) {
    this.page = page
    this.#board = board
  }

  /** Where a hex lies in the window; null while it is out of sight. */
  async placeOf(hex: string): Promise<{ x: number; y: number } | null> {
    const [x, y] = this.#board.centreOf(hex)!
    const { left, top, right } = this.#board.paper
    const whole = (await this.page.locator('.map-board').boundingBox())!
    const view = (await this.page.locator('.map-viewport').boundingBox())!
    const zoom = whole.width / (right - left)
    const at = { x: whole.x + (x - left) * zoom, y: whole.y + (y - top) * zoom }
    const isIn = at.x > view.x && at.x < view.x + view.width && at.y > view.y && at.y < view.y + view.height
    return isIn ? at : null
  }

  async sees(...hexes: readonly string[]): Promise<void> {
    for (const hex of hexes) await expect.poll(() => this.placeOf(hex), { timeout: 8000 }).not.toBeNull()
  }

  async seesNo(hex: string): Promise<void> {
    await expect.poll(() => this.placeOf(hex), { timeout: 8000 }).toBeNull()
  }

  async find(text: string): Promise<void> {
    await this.page.keyboard.press('/')
    await this.page.getByRole('combobox').fill(text)
    await this.page.keyboard.press('Enter')
  }

  async keeps(text: string | RegExp): Promise<void> {
    await expect.poll(() => textOf(this.page.locator('.maps-kept'))).toMatch(text)
  }

  async hears(text: RegExp): Promise<void> {
    await expect.poll(() => this.page.locator('.map-view [aria-live]').textContent()).toMatch(text)
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name }).click()
  }
}

async function townsOfBoth(look: Look): Promise<void> {
  await look.find('lodz')
  await look.sees('E2528')
  await look.seesNo('W2533')
  await look.keeps(/Łódź\s+E2528, East map\s+Terrain\s+Clear/)
  await look.find('saarbrucken')
  await look.sees('W2738')
  await look.seesNo('E2528')
  await look.keeps(/Saarbrücken\s+W2738, West map/)
}

async function fromOneToTheOther(look: Look): Promise<void> {
  await look.press('Fit the East map')
  await look.sees('E3937', 'E1016')
  await look.seesNo('W2738')
  for (let i = 0; i < 3; i++) await drag(look.page, 600)
  await look.sees('W3838')
  await look.press('Fit the map')
  await look.sees(...CORNERS)
}

async function drag(page: Page, by: number): Promise<void> {
  await page.mouse.move(260, 300)
  await page.mouse.down()
  await page.mouse.move(260 + by, 310, { steps: 6 })
  await page.mouse.up()
}

async function underThePointer(look: Look): Promise<void> {
  const { x, y } = (await look.placeOf('W2833'))!
  await look.page.mouse.move(x, y)
  const card = look.page.locator('.maps-card')
  await card.waitFor()
  expect(await textOf(card)).toMatch(/Trier\s+W2833, West map/)
  await look.page.mouse.click(x, y)
  await look.keeps('W2833')
}

async function acrossByKeyboard(look: Look): Promise<void> {
  await look.find('W4238')
  await look.sees('W4238')
  await look.page.keyboard.press('ArrowRight')
  await look.hears(/E\d{4}, East map:/)
  await look.page.keyboard.press('Enter')
  await look.keeps(/E\d{4}|East map/)
  await look.page.keyboard.press('ArrowLeft')
  await look.hears(/W42\d\d, West map:/)
}

/** A counter leads to the hex where it begins, and all others stand where they do. */
async function fromTheTray(look: Look): Promise<void> {
  await look.find('E1016')
  await look.page.locator('summary', { hasText: 'France' }).click()
  await look.page.locator('.maps-tray button', { hasText: 'W2536' }).first().click()
  await look.sees('W2536')
  await look.keeps(/W2536/)
  const stacks = look.page.locator('.map-drawing [data-hex]')
  await expect.poll(() => stacks.count()).toBeGreaterThan(40)
}
