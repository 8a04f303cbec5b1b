// The browser's storage at its worst: full, cleared, damaged, changed by a newer page, written by an older one, used by two tabs.
// Nothing that was played is lost, and the player is told what happened in a sentence.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { goldenFolder, goldenGame, goldenText } from '../../games/golden.fixture.ts'
import { type Kit, withClient } from './kit.ts'
import { begin, boardOf, open, Player, textOf } from './player.ts'

const MINUTES = 60_000

test(
  'whatever happens to the storage, nothing is lost and the player is told',
  async () => {
    await withClient(async kit => {
      await fullStorage(kit)
      await clearedStorage(kit)
      await newerPage(kit)
      await olderShelf(kit)
      await damage(kit)
      await twoTabs(kit)
      expect(kit.complaints).toEqual([])
    })
  },
  5 * MINUTES,
)

/** Poland 1939 by two people at this screen, with one action done. */
async function played(kit: Kit): Promise<Player> {
  const page = await kit.open()
  await forget(page)
  await page.reload()
  const player = await begin(kit, page, /1939/, 'Hot-seat')
  await choose(player)
  return player
}

/** The first decision of Poland 1939. */
async function choose(player: Player): Promise<void> {
  await player.dock.getByRole('radio', { name: 'Move, then fight, then reorganise' }).click()
  await player.key('Enter')
  await player.letGo()
  if (!(await player.says()).startsWith('German movement')) await player.main.click()
  await player.orders.getByText(/^German movement/).waitFor()
}

/** The next decision: the movement is over. */
async function act(player: Player): Promise<void> {
  await player.main.click()
  await player.orders.getByText(/^German combat/).waitFor()
}

const undo = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Undo' }).click()

// ——— What lies in the database ———

interface Lying {
  readonly games: number
  readonly actions: number
}

/** What the page's database holds, as soon as it holds so many actions. */
async function lying(page: Page, actions: number): Promise<Lying> {
  await expect.poll(() => count(page, 'actions'), { timeout: MINUTES }).toBe(actions)
  return { games: await count(page, 'games'), actions }
}

const count = (page: Page, store: string): Promise<number> =>
  page.evaluate(
    name =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('salient')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const request = database.transaction(name).objectStore(name).count()
          request.onsuccess = () => {
            database.close()
            resolve(request.result)
          }
        }
      }),
    store,
  )

/** What is done to every record of a store, or to the one with a number. */
type Damage =
  | { readonly store: 'positions'; readonly raise: string }
  | { readonly store: 'actions'; readonly without: number }
  | { readonly store: 'games' | 'journals'; readonly replaced: 'by its id' | 'by nonsense' }

const damaged = (page: Page, damage: Damage): Promise<void> =>
  page.evaluate(
    done =>
      new Promise<void>(resolve => {
        const opening = indexedDB.open('salient')
        opening.onsuccess = () => {
          const database = opening.result
          const transaction = database.transaction(done.store, 'readwrite')
          transaction.oncomplete = () => {
            database.close()
            resolve()
          }
          const request = transaction.objectStore(done.store).openCursor()
          request.onsuccess = () => {
            const cursor = request.result
            if (cursor === null) return
            const { key, value } = cursor
            if ('raise' in done) value.state.state[done.raise] += 1
            if ('without' in done) {
              if ((key as [string, number])[1] === done.without) cursor.delete()
            } else if ('raise' in done) cursor.update(value)
            else cursor.update(done.replaced === 'by its id' ? { id: value.id } : 'nonsense')
            cursor.continue()
          }
        }
      }),
    damage,
  )

const forget = (page: Page, database = 'salient'): Promise<void> =>
  page.evaluate(
    name =>
      new Promise<void>(resolve => {
        const request = indexedDB.deleteDatabase(name)
        request.onsuccess = () => resolve()
      }),
    database,
  )

const alert = (page: Page, says: RegExp) => page.getByRole('alert').getByText(says).waitFor()

// ——— The cases ———

async function fullStorage(kit: Kit): Promise<void> {
  // Before anything is stored: the browser remembers how much room there was.
  const blank = await kit.browser.newPage()
  const devices = await kit.browser.newCDPSession(blank)
  const { origin } = new URL(kit.address)
  await devices.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 4_000_000 })
  const player = await playedAnd(kit)
  const { page } = player
  await fill(page)
  await act(player)
  await alert(page, /storage is full/)
  await forget(page, 'ballast')
  await devices.send('Storage.overrideQuotaForOrigin', { origin })
  await page.getByRole('button', { name: 'Try again' }).click()
  await lying(page, 2)
  await page.getByRole('alert').waitFor({ state: 'detached' })
  await page.close()
  await blank.close()
}

/** Writes until not a hundred bytes more have room. */
const fill = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const opening = indexedDB.open('ballast', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('ballast')
        opening.onsuccess = () => {
          const database = opening.result
          const write = (key: number, size: number) => {
            const transaction = database.transaction('ballast', 'readwrite')
            transaction.objectStore('ballast').put('x'.repeat(size), key)
            transaction.oncomplete = () => write(key + 1, size)
            transaction.onabort = () => {
              if (size > 100) return write(key + 1, size / 2)
              database.close()
              resolve()
            }
          }
          write(0, 1 << 20)
        }
      }),
  )

async function playedAnd(kit: Kit): Promise<Player> {
  const player = await played(kit)
  expect(await lying(player.page, 1)).toEqual({ games: 1, actions: 1 })
  return player
}

async function clearedStorage(kit: Kit): Promise<void> {
  const player = await playedAnd(kit)
  const { page } = player
  await forget(page)
  await act(player)
  expect(await lying(page, 2)).toEqual({ games: 1, actions: 2 })
  await undo(page)
  expect(await lying(page, 1)).toEqual({ games: 1, actions: 1 })
  await page.reload()
  await new Player(page, boardOf(kit, 'war-comes-early')).sitDown()
  expect(await player.says()).toMatch(/^German movement/)
  await page.close()
}

/** A newer page changes the shelf while this one is open. */
async function newerPage(kit: Kit): Promise<void> {
  const player = await playedAnd(kit)
  const { page } = player
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const opening = indexedDB.open('salient', 99)
        opening.onsuccess = () => {
          opening.result.close()
          resolve()
        }
      }),
  )
  await act(player)
  await alert(page, /updated in another tab/)
  await forget(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await lying(page, 2)
  await page.getByRole('alert').waitFor({ state: 'detached' })
  await page.close()
}

/** A game that was saved before actions had records of their own. */
async function olderShelf(kit: Kit): Promise<void> {
  const journal = JSON.parse(goldenText(goldenFolder('war-comes-early'), '1939-lively.json'))
  const page = await kit.open({ at: 'maps/maps.json' })
  await forget(page)
  await page.evaluate(
    kept =>
      new Promise<void>(resolve => {
        const opening = indexedDB.open('salient', 1)
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('games', { keyPath: 'id' })
          opening.result.createObjectStore('journals')
        }
        opening.onsuccess = () => {
          const database = opening.result
          const transaction = database.transaction(['games', 'journals'], 'readwrite')
          const summary = {
            title: 'War Comes Early',
            scenario: '1939',
            turn: 'Turn 2',
            phase: 'German movement',
            side: 0,
            sides: [],
            score: [],
            isOver: false,
            board: 'war-comes-early',
            counters: [],
            centre: [0.5, 0.5],
          }
          const seats = [0, 1].map(() => ({ who: 'human', name: '' }))
          const { length } = kept.actions
          transaction.objectStore('games').put({
            id: 'old',
            game: 'war-comes-early',
            seats,
            begun: 1,
            saved: 2,
            actions: length,
            revision: 7,
            summary,
          })
          transaction.objectStore('journals').put(kept, 'old')
          transaction.oncomplete = () => {
            database.close()
            resolve()
          }
        }
      }),
    { ...journal, actions: journal.actions.slice(0, 60) },
  )
  await page.goto(kit.address)
  await page.getByText('Poland 1939').first().waitFor()
  await page.goto(`${kit.address}#/table/old`)
  const player = new Player(page, boardOf(kit, 'war-comes-early'))
  await player.sitDown()
  expect(await lying(page, 60)).toEqual({ games: 1, actions: 60 })
  await page.close()
}

async function damage(kit: Kit): Promise<void> {
  const journal = goldenGame('war-comes-early', '1938-lively.json')
  const file = join(kit.scratch, 'long.json')
  writeFileSync(file, JSON.stringify({ ...journal, actions: journal.actions.slice(0, 400) }))
  const page = await kit.open()
  await forget(page)
  await page.reload()
  const player = await open(kit, page, file)
  await lying(page, 400)
  const turn = await player.turn()

  // The stored position is another one than the journal leads to.
  await damaged(page, { store: 'positions', raise: 'revelations' })
  await page.reload()
  await player.sitDown()
  await alert(page, /does not match the record/)
  await page.getByRole('button', { name: 'Reopen' }).click()
  await page.getByRole('alert').waitFor({ state: 'detached' })
  await player.sitDown()
  expect(await player.turn()).toBe(turn)

  // One action cannot be read: the game goes on from what comes before it.
  await damaged(page, { store: 'actions', without: 390 })
  await page.reload()
  await player.sitDown()
  await alert(page, /last 10 actions of this game could not be read/)

  // The description in the list is gone, the journal is there.
  await damaged(page, { store: 'games', replaced: 'by its id' })
  await page.goto(kit.address)
  await page.locator('.saved-open').first().click()
  await player.sitDown()
  expect(await textOf(page.getByRole('banner'))).toContain('1938')

  // The head of the journal is gone.
  await lying(page, 390)
  await damaged(page, { store: 'journals', replaced: 'by nonsense' })
  await page.reload()
  await page.getByText('This game cannot be read').waitFor()
  await page.close()
}

async function twoTabs(kit: Kit): Promise<void> {
  const first = await playedAnd(kit)
  const page = await kit.open({ at: new URL(first.page.url()).hash })
  const second = new Player(page, boardOf(kit, 'war-comes-early'))
  await second.sitDown()
  await act(first)
  await alert(page, /moved on in another tab/)
  await act(second)
  await page.getByRole('button', { name: 'Keep this as a second game' }).click()
  expect(await lying(page, 4)).toEqual({ games: 2, actions: 4 })
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.close()
  await first.page.goto(kit.address)
  await expect.poll(() => first.page.locator('.saved-open').count()).toBe(2)
  await first.page.close()
}
