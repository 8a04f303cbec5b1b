// On a phone everything that looks like a button is one, lies on top, and does something when a finger touches it.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { someOfToday } from '../../engine/testing/rotation.ts'
import { type Kit, SCREENS, withClient } from './kit.ts'
import { begin } from './player.ts'
import { controlsOf, pretenders, touch } from './taps.ts'

const MINUTES = 60_000

/** Brings the page to a screen, from wherever it is. */
type Way = () => Promise<void>

/** Touches every control of a screen once; names that were touched on an earlier screen are left out. */
async function touchAll(page: Page, open: Way, done: Set<string>): Promise<string[]> {
  await open()
  const wrong = await pretenders(page)
  for (const control of await controlsOf(page)) {
    if (control.isAtRest || done.has(control.name)) continue
    done.add(control.name)
    const fault = await touch(page, control.name)
    if (fault !== null) wrong.push(fault)
    await open()
  }
  return wrong
}

const DIALOGS = ['Settings', 'Keyboard', 'The map as a list', 'Charts', 'Objectives']

const menuItem = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name, exact: true }).click()
}

test(
  'every control of the start page and of a battle answers to a finger',
  async () => {
    await withClient(async kit => {
      const page = await kit.open({ screen: SCREENS.phone })
      const done = new Set<string>()
      const start = async () => {
        await page.goto(kit.address)
        await page.reload()
        await page.getByRole('button', { name: 'Play War Comes Early' }).waitFor()
      }
      expect(await touchAll(page, start, done)).toEqual([])
      expect(done.has('Play War Comes Early')).toBe(true)
      const battle = async () => {
        await page.goto(`${kit.address}#/battle/war-comes-early`)
        await page.reload()
        await page.getByRole('button', { name: /^Start as/ }).waitFor()
      }
      expect(await touchAll(page, battle, done)).toEqual([])
      expect(kit.complaints).toEqual([])
    })
  },
  4 * MINUTES,
)

test(
  'every control of the table and of its dialogs answers to a finger',
  async () => {
    await withClient(async kit => {
      const page = await kit.open({ screen: SCREENS.phone, at: '?seed=1939' })
      const table = await seated(kit, page)
      const done = new Set<string>()
      expect(await touchAll(page, table, done)).toEqual([])
      expect(done.size).toBeGreaterThan(8)
      for (const tab of someOfToday(['Forces', 'Log', 'Rules'], 1))
        expect(
          await touchAll(
            page,
            async () => {
              await table()
              await page.getByRole('tab', { name: tab }).click()
            },
            done,
          ),
        ).toEqual([])
      for (const name of someOfToday(DIALOGS, 2))
        expect(
          await touchAll(
            page,
            async () => {
              await table()
              await menuItem(page, name)
            },
            done,
          ),
        ).toEqual([])
      expect(kit.complaints).toEqual([])
    })
  },
  6 * MINUTES,
)

/** A game at its first decision, opened again as often as it is asked for. */
async function seated(kit: Kit, page: Page): Promise<Way> {
  await begin(kit, page, /Poland 1939/, 'AI')
  await page
    .getByText(/Choose the order/)
    .first()
    .waitFor()
  const address = page.url()
  const copy = await page.evaluate(() => localStorage.getItem('salient.settings') ?? '{}')
  return async () => {
    await page.evaluate(settings => localStorage.setItem('salient.settings', settings), copy).catch(() => {})
    await page.goto(address)
    await page.reload()
    await page.getByRole('region', { name: 'Orders' }).waitFor()
  }
}
