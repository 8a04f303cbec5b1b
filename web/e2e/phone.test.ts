// What only goes wrong on a phone, or when several players share a screen.
import { expect, test } from 'vitest'
import { SCREENS, withClient } from './kit.ts'
import { begin, boardOf, Player, textOf } from './player.ts'

const MINUTES = 60_000

test(
  'on a phone every new subject and every tab is read from its beginning',
  async () => {
    await withClient(async kit => {
      const page = await kit.open({ screen: SCREENS.phone, at: '?seed=1939' })
      const player = await begin(kit, page, /Poland 1939/, 'Hot-seat')
      const body = page.locator('.sheet-body')
      const scrolled = () => body.evaluate(element => element.scrollTop)
      const scrollDown = () => body.evaluate(element => element.scrollTo(0, element.scrollHeight))
      await player.accept()
      await player.letGo()
      await player.key('e')
      await player.key('n')
      expect(await player.mainSays()).toMatch(/^Attack at/)
      await scrollDown()
      expect(await scrolled()).toBeGreaterThan(0)
      await player.main.click()
      await body
        .getByText(/^Who |^They lose/)
        .first()
        .waitFor()
      expect(await scrolled()).toBe(0)
      await scrollDown()
      await page.getByRole('tab', { name: 'Forces' }).click()
      await page.getByRole('searchbox').or(page.getByRole('textbox')).first().waitFor()
      expect(await scrolled()).toBe(0)
      expect(kit.complaints).toEqual([])
    })
  },
  2 * MINUTES,
)

test(
  'two fingers zoom the map, and a long press tells of a hex in the sheet',
  async () => {
    await withClient(async kit => {
      const page = await kit.open({ screen: SCREENS.phone, at: '?seed=1939' })
      const player = await begin(kit, page, /Poland 1939/, 'Hot-seat')
      await player.accept()
      const fingers = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...columns: number[]) =>
        fingers.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: columns.map((x, id) => ({ x, y: 220, id })),
        })
      const card = page.getByRole('region', { name: 'Facts about a hex' })
      const width = async () => (await page.locator('.map-board').boundingBox())!.width
      await touch('touchStart', 270)
      await card.waitFor()
      await touch('touchEnd')
      expect(await textOf(card)).toMatch(/^(.+, )?\d{4}, /)
      // Out first: the map opens close to the sharpest that it can be shown.
      await touch('touchStart', 110, 290)
      for (let apart = 90; apart >= 30; apart -= 10) await touch('touchMove', 200 - apart, 200 + apart)
      await touch('touchEnd')
      const before = await width()
      await touch('touchStart', 170, 230)
      for (let apart = 30; apart <= 90; apart += 10) await touch('touchMove', 200 - apart, 200 + apart)
      await touch('touchEnd')
      expect(await width()).toBeGreaterThan(before * 1.5)
      await card.getByRole('button', { name: 'Close' }).click()
      await card.waitFor({ state: 'detached' })
      expect(kit.complaints).toEqual([])
    })
  },
  2 * MINUTES,
)

test(
  'three at one screen: the first curtain tells of the beginning, the next of who has finished; a reload of neither',
  async () => {
    await withClient(async kit => {
      const page = await kit.open({ at: '?seed=1945' })
      await page.getByRole('button', { name: 'Budziszyn 1945', exact: true }).click()
      await page.getByRole('radio', { name: /^Two Stars, three players/ }).click()
      for (const side of ['Soviet Union', 'Germany'])
        await page
          .getByRole('radiogroup', { name: new RegExp(`^Who plays ${side}`) })
          .getByRole('radio', { name: 'Hot-seat' })
          .click()
      await page.getByRole('button', { name: /^Start/ }).click()
      const player = new Player(page, boardOf(kit, 'budziszyn-1945'))
      const told = () => textOf(page.getByRole('main').filter({ has: player.curtain }))
      await player.curtain.waitFor()
      expect(await told()).toMatch(/^The game begins\.\s+Pass the screen to the German player/)
      await player.openCurtain()
      await player.press(/^Place as suggested/)
      await player.main.click()
      await player.curtain.waitFor()
      expect(await told()).toMatch(
        /^The German player has finished\. Look away now\.\s+Pass the screen to the Soviet/,
      )
      await page.getByText('Saved. Closing this page loses nothing.').waitFor()
      await page.reload()
      await player.curtain.waitFor()
      expect(await told()).toMatch(/^The game goes on\.\s+Pass the screen to the Soviet player/)
      expect(kit.complaints).toEqual([])
    })
  },
  2 * MINUTES,
)
