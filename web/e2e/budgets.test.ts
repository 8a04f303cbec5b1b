// Nobody waits: the size of the program, the time to the first battle, tasks and frames, all measured in the page.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { noDeeds, playUntil } from './campaign.ts'
import { type Kit, withClient } from './kit.ts'
import { fileOf } from './moments.ts'
import { begin, open, type Player } from './player.ts'
import { type Frames, framesWhilePanning, longestTaskDuring, type Timed, undisturbed } from './stopwatch.ts'

const KILOBYTE = 1000
/** Milliseconds. */
const LONG_TASK = 100
const FIRST_BATTLE = 2000
const OPENED = 500
const FRAME = 17
const LATE_FRAME = 34
/** Other programs can only make it slower: the best of a few tries is nearest to what the page itself takes. */
const TRIES = 4

test('the program is smaller than 400 kB, packed, without its art', async () => {
  await withClient(async kit => {
    const size = await programSize(kit)
    console.log(`program ${Math.round(size / KILOBYTE)} kB gzip`)
    expect(size).toBeLessThan(400 * KILOBYTE)
  })
})

/** Everything that the start page and a table have loaded, packed as a wire would pack it. */
async function programSize(kit: Kit): Promise<number> {
  const page = await kit.open({ at: '?seed=1939' })
  await begin(kit, page, /Poland 1939/, 'Hot-seat')
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  await page.close()
  return loaded
    .filter(name => /\.(js|css)$/.test(name))
    .map(name => gzipSync(readFileSync(join(kit.folder, name))).length)
    .reduce((a, b) => a + b, 0)
}

test('from the address to a table that answers in less than two seconds', async () => {
  await withClient(async kit => {
    const first = await best(() => timeToFirstBattle(kit), FIRST_BATTLE)
    console.log(`first battle ${told(first)}`)
    expect(first.own).toBeLessThan(FIRST_BATTLE)
  })
})

/** The page is loaded, a battle chosen and begun, and the first question stands in the order bar. */
async function timeToFirstBattle(kit: Kit): Promise<number> {
  const page = await kit.open({ at: '?seed=1939' })
  const started = performance.now()
  await page.reload()
  const player = await begin(kit, page, /Poland 1939/, 'Hot-seat')
  expect(await player.says()).toBe('Choose the order of the three German phases.')
  const passed = performance.now() - started
  await page.close()
  return passed
}

test.each([
  ['saved in its fourth turn', { decision: 'combat', side: 0, turn: 4 }],
  ['finished', undefined],
] as const)('a long game that is %s opens in less than half a second', async (_, asks) => {
  await withClient(async kit => {
    const page = await kit.open()
    await open(kit, page, fileOf(kit, { game: '1938-greedy-fair', asks }))
    const address = new URL(page.url()).hash
    const opened = await best(() => timeToOpen(page, address), OPENED)
    await page.close()
    console.log(`opened ${told(opened)}`)
    expect(opened.own).toBeLessThan(OPENED)
  })
})

/** From the start page to the table, both loaded before: what the page takes to read and show the game. */
async function timeToOpen(page: Page, address: string): Promise<number> {
  await page.evaluate(() => {
    location.hash = '#/'
  })
  await page.getByRole('heading', { name: 'Choose a battle' }).waitFor()
  return page.evaluate(
    hash =>
      new Promise<number>(done => {
        const started = performance.now()
        const look = () => {
          if (document.querySelector('.order-bar, .victory-hero') === null) requestAnimationFrame(look)
          else done(performance.now() - started)
        }
        location.hash = hash
        look()
      }),
    address,
  )
}

test('no task of the page is longer than 100 ms while a turn is played', async () => {
  await withClient(async kit => {
    const longest = await best(() => turnPlayed(kit), LONG_TASK)
    console.log(`longest task in a turn ${told(longest)}`)
    expect(longest.own).toBeLessThan(LONG_TASK)
  })
})

/** A German turn as the script plays it. */
async function turnPlayed(kit: Kit): Promise<number> {
  const page = await kit.open({ at: '?seed=1939' })
  const player = await begin(kit, page, /Poland 1939/, 'Hot-seat')
  const longest = await longestTaskDuring(page, async () => {
    await playUntil(player, noDeeds(), says => says.startsWith('Polish movement'))
  })
  await page.close()
  return longest
}

test('no task is longer than 100 ms while the map of Europe is zoomed', async () => {
  await withClient(async kit => {
    const longest = await best(() => zoomed(kit), LONG_TASK)
    console.log(`longest task while zooming ${told(longest)}`)
    expect(longest.own).toBeLessThan(LONG_TASK)
  })
})

async function zoomed(kit: Kit): Promise<number> {
  const player = await allOfEurope(kit, [])
  const longest = await longestTaskDuring(player.page, () => zoomAbout(player))
  await player.page.close()
  return longest
}

test('the map of Europe with every overlay pans at 60 frames a second', async () => {
  await withClient(async kit => {
    let frames: Frames = { median: Number.POSITIVE_INFINITY, late: Number.POSITIVE_INFINITY }
    const isGood = () => frames.median <= FRAME && frames.late <= LATE_FRAME
    for (let i = 0; i < TRIES && !isGood(); i++) {
      const { page } = await allOfEurope(kit, OVERLAYS)
      const panned = await framesWhilePanning(page)
      if (panned.late < frames.late) frames = panned
      await page.close()
    }
    const { median, late } = frames
    console.log(`frames: median ${median.toFixed(1)} ms, 95 of 100 within ${late.toFixed(1)} ms`)
    expect(median).toBeLessThanOrEqual(FRAME)
    expect(late).toBeLessThanOrEqual(LATE_FRAME)
  })
})

const OVERLAYS = ['z', 's', 'c', 't', 'a', 'v', 'r']

async function allOfEurope(kit: Kit, overlays: readonly string[]): Promise<Player> {
  const page = await kit.open({ motion: 'no-preference' })
  const moment = { game: '1938-greedy-fair', asks: { decision: 'combat', side: 0, turn: 4 } } as const
  const player = await open(kit, page, fileOf(kit, moment))
  await player.letGo()
  for (const key of overlays) await player.key(key)
  await page.waitForTimeout(800)
  return player
}

/** With the wheel, step by step, and with the keys; each time the map is drawn anew when it has come to rest. */
async function zoomAbout(player: Player): Promise<void> {
  const { page } = player
  await page.mouse.move(600, 400)
  for (const turn of [-120, -120, 120, 120, 120, -120]) {
    await page.mouse.wheel(0, turn)
    await page.waitForTimeout(60)
  }
  await page.waitForTimeout(500)
  for (const press of ['+', '-', '0', '+', '+']) {
    await player.key(press)
    await page.waitForTimeout(700)
  }
}

async function best(measure: () => Promise<number>, enough: number): Promise<Timed> {
  let least: Timed = { measured: Number.POSITIVE_INFINITY, own: Number.POSITIVE_INFINITY }
  for (let i = 0; i < TRIES && least.own >= enough; i++) {
    const timed = await undisturbed(measure)
    if (timed.own < least.own) least = timed
  }
  return least
}

const told = ({ measured, own }: Timed): string =>
  `${Math.round(own)} ms (${Math.round(measured)} by the clock, other programs included)`
