// Nobody is shut out and nobody waits: axe on every screen, and budgets of size and time, measured in the page.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { noDeeds, playUntil } from './campaign.ts'
import { type Kit, withClient } from './kit.ts'
import { begin, boardOf, Player } from './player.ts'
import { tourDesktop, tourPhone, type Visit } from './tours.ts'

const MINUTES = 60_000
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const found = (await page.evaluate(
    'axe.run({ resultTypes: ["violations"] }).then(r => r.violations)',
  )) as Violation[]
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) => `${id}: ${nodes.length} × ${nodes[0].html.slice(0, 160)} ${nodes[0].failureSummary}`,
    )
}

test(
  'axe finds nothing serious on any screen, by day and on a phone by night',
  async () => {
    await withClient(async kit => {
      const found: Record<string, string[]> = {}
      const checking =
        (screen: string): Visit =>
        async (name, page) => {
          const violations = await violationsOn(page)
          if (violations.length > 0) found[`${screen} ${name}`] = violations
        }
      await tourDesktop(kit, 'light', checking('desktop'))
      await tourPhone(kit, 'dark', checking('phone'))
      expect(found).toEqual({})
      expect(kit.complaints).toEqual([])
    })
  },
  4 * MINUTES,
)

const KILOBYTE = 1000
/** Milliseconds. */
const LONG_TASK = 100

interface Frames {
  readonly median: number
  readonly late: number
}

test(
  'budgets: size of the program, time to the first battle, no long task in a turn, frames while panning',
  async () => {
    await withClient(async kit => {
      const size = await programSize(kit)
      const first = await timeToFirstBattle(kit)
      const { longest, frames } = await playTurnAndPan(kit)
      console.log(
        `program ${Math.round(size / KILOBYTE)} kB gzip, first battle ${Math.round(first)} ms, ` +
          `longest task in a turn ${Math.round(longest)} ms, frames while panning: ` +
          `median ${frames.median.toFixed(1)} ms, slowest of a hundred ${frames.late.toFixed(1)} ms`,
      )
      expect(size).toBeLessThan(400 * KILOBYTE)
      expect(first).toBeLessThan(2000)
      expect(longest).toBeLessThan(LONG_TASK)
      expect(frames.median).toBeLessThan(25)
    })
  },
  3 * MINUTES,
)

/** Everything that the start page and a table have loaded, packed as a wire would pack it. */
async function programSize(kit: Kit): Promise<number> {
  const page = await kit.open({ at: '?seed=1939' })
  await begin(page, /Poland 1939/, 'Here')
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  await page.close()
  return loaded
    .filter(name => /\.(js|css)$/.test(name))
    .map(name => gzipSync(readFileSync(join(kit.folder, name))).length)
    .reduce((a, b) => a + b, 0)
}

/** From the click on Start to a table that answers; the second time, when the server is warm. */
async function timeToFirstBattle(kit: Kit): Promise<number> {
  const measure = async () => {
    const page = await kit.open({ at: '?seed=1939' })
    const started = performance.now()
    await page.reload()
    await begin(page, /Poland 1939/, 'Here')
    const passed = performance.now() - started
    await page.close()
    return passed
  }
  const times = [await measure(), await measure(), await measure()]
  return Math.min(...times.slice(1))
}

const TRIES = 3

/** Other programs can only make it slower, so the best of a few tries is what the page itself takes. */
async function playTurnAndPan(kit: Kit): Promise<{ longest: number; frames: Frames }> {
  let best: { longest: number; frames: Frames } | null = null
  for (let i = 0; i < TRIES && (best === null || best.longest >= LONG_TASK); i++) {
    const { page, longest } = await playTurn(kit)
    const frames = await pan(page)
    await page.close()
    if (best === null || longest < best.longest) best = { longest, frames }
  }
  return best!
}

/** A German turn as the script plays it, the longest task of the page meanwhile. */
async function playTurn(kit: Kit): Promise<{ page: Page; longest: number }> {
  const page = await kit.open({ at: '?seed=1939' })
  await begin(page, /Poland 1939/, 'Here')
  const player = new Player(page, boardOf(kit, 'war-comes-early'))
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver(list => tasks.push(...list.getEntries().map(entry => entry.duration))).observe({
      type: 'longtask',
    })
  })
  await playUntil(player, noDeeds(), says => says.startsWith('Polish movement'))
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
  return { page, longest: Math.max(0, ...tasks) }
}

/** Frame times while the map is dragged with every overlay on. */
async function pan(page: Page): Promise<Frames> {
  const player = new Player(page, undefined as never)
  await player.letGo()
  for (const key of ['z', 's', 'c', 't', 'a', 'v', 'r']) await player.key(key)
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { frameTimes: times })
    const frame = (now: number) => {
      times.push(now)
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  await page.mouse.move(700, 400)
  await page.mouse.down()
  for (let i = 0; i < 60; i++) await page.mouse.move(700 - i * 5, 400 + (i % 20) * 6)
  await page.mouse.up()
  const times = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes)
  const gaps = times.slice(1).map((time, i) => time - times[i])
  gaps.sort((a, b) => a - b)
  return { median: gaps[gaps.length >> 1], late: gaps[Math.floor(gaps.length * 0.99)] }
}
