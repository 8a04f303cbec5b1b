// A real `salient serve` in a process of its own, that can be killed and started again, and browsers that know nothing of each other.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import type { RecordBody } from '../../server/records.ts'
import { Store } from '../../server/store/store.ts'
import type { Kit } from './kit.ts'
import { boardOf, Player } from './player.ts'

const ROOT = join(import.meta.dirname, '../..')

export class Served {
  /** The file of its games. */
  readonly data: string
  #process: ChildProcess | null = null
  port = 0

  constructor(kit: Kit) {
    this.data = join(kit.scratch, `games-${Date.now()}.sqlite`)
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}/`
  }

  /** At the port where it was before, if it was. */
  async start(): Promise<void> {
    const args = ['cli/salient.ts', 'serve', '--port', `${this.port}`, '--data', this.data]
    const started = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#process = started
    let said = ''
    this.port = await new Promise<number>((resolve, reject) => {
      const hear = (text: Buffer) => {
        said += text
        const found = /Salient is at http:\/\/127\.0\.0\.1:(\d+)\//.exec(said)
        if (found) resolve(Number(found[1]))
      }
      started.stdout.on('data', hear)
      started.stderr.on('data', hear)
      started.once('exit', () => reject(new Error(`the server did not start: ${said}`)))
    })
  }

  /** No time to say goodbye. */
  async kill(): Promise<void> {
    const running = this.#process
    if (running === null || running.exitCode !== null) return
    const gone = once(running, 'exit')
    running.kill('SIGKILL')
    await gone
    this.#process = null
  }
}

/** The machine may be busy. */
const PATIENCE = 60_000

/** Scripted players end every phase themselves and know the rules. */
const settingsOf = (name: string) =>
  JSON.stringify({ name, empty: 'wait', pointers: 'hide', briefing: 'hide', recap: 'never', pace: 'skip' })

export async function pageOf(
  browser: BrowserContext,
  name: string,
  address: string,
  complaints: string[],
): Promise<Page> {
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE)
  page.on('pageerror', error => complaints.push(`${name}: ${error.stack ?? error}`))
  // A server that was killed is missed in the console, too.
  page.on('console', line => {
    if (line.type() === 'error' && !/WebSocket|ERR_|Failed to load/.test(line.text()))
      complaints.push(`${name}: ${line.text()}`)
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(
    `localStorage.getItem('salient.settings') ?? localStorage.setItem('salient.settings', ${JSON.stringify(settingsOf(name))})`,
  )
  await page.goto(address)
  return page
}

export async function playerAt(kit: Kit, page: Page, board: string): Promise<Player> {
  const player = new Player(page, boardOf(kit, board))
  await player.sitDown()
  return player
}

/** What was sent has been answered. */
export const settled = (page: Page) => page.locator('.table[aria-busy="true"]').waitFor({ state: 'detached' })

/** What a click on a button has put on the clipboard. */
export async function copied(page: Page, name: RegExp): Promise<string> {
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: /Link/ }).first().waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** What a server that has ended has written of a table. */
export async function keptIn(data: string, table: string) {
  const store = await Store.open(data)
  const [row, seats, records] = await Promise.all([
    store.table(table),
    store.seats(table),
    store.records(table),
  ])
  await store.close()
  return { row, seats, deeds: records.map(({ body }) => JSON.parse(body) as RecordBody) }
}
