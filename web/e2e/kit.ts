// The built client on a port of its own, and pages of a real Chromium that look at it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { withChromium } from '../../tools/chromium.ts'
import { readyClient } from '../build/client.ts'
import { serveClient } from '../build/server.ts'

export interface Screen {
  readonly width: number
  readonly height: number
  /** Pixels of the device to a pixel of the page. */
  readonly density: number
  readonly isPhone: boolean
}

export const DESKTOP: Screen = { width: 1440, height: 900, density: 1, isPhone: false }
export const PHONE: Screen = { width: 390, height: 844, density: 2, isPhone: true }

/** The machine may be busy; a page that is right answers in a fraction of this. */
const PATIENCE = 15_000

export type Theme = 'light' | 'dark'

export interface OpenOptions {
  readonly screen?: Screen
  readonly theme?: Theme
  /** The part of the address behind the port. */
  readonly at?: string
  readonly motion?: 'reduce' | 'no-preference'
}

export interface Kit {
  readonly address: string
  /** Folder of the built client. */
  readonly folder: string
  readonly browser: BrowserContext
  /** A scratch folder for files that are saved. */
  readonly scratch: string
  open(options?: OpenOptions): Promise<Page>
  /** What the pages complained about; a good run leaves it empty. */
  readonly complaints: string[]
}

/** Builds the client if need be, serves it as `salient play` does, and lends one browser. */
export async function withClient<T>(use: (kit: Kit) => Promise<T>, built?: string): Promise<T> {
  const folder = built ?? (await readyClient(() => {})).folder
  const server = await serveClient(folder, 0)
  const scratch = mkdtempSync(join(tmpdir(), 'salient-e2e-'))
  try {
    return await withChromium(browser => use(kitOf(browser, server.address, folder, scratch)))
  } finally {
    await server.close()
    rmSync(scratch, { recursive: true, force: true })
  }
}

function kitOf(browser: BrowserContext, address: string, folder: string, scratch: string): Kit {
  const complaints: string[] = []
  return {
    address,
    folder,
    browser,
    scratch,
    complaints,
    async open({ screen = DESKTOP, theme = 'light', at = '', motion = 'reduce' } = {}) {
      const page = await browser.newPage()
      page.setDefaultTimeout(PATIENCE)
      page.on('pageerror', error => complaints.push(String(error)))
      page.on('console', line => line.type() === 'error' && complaints.push(line.text()))
      await page.emulateMedia({ colorScheme: theme, reducedMotion: motion })
      await turnInto(page, screen)
      await page.goto(`${address}${at}`)
      return page
    },
  }
}

async function turnInto(page: Page, { width, height, density, isPhone }: Screen): Promise<void> {
  await page.setViewportSize({ width, height })
  if (!isPhone && density === 1) return
  const devices = await page.context().newCDPSession(page)
  const metrics = { width, height, deviceScaleFactor: density, mobile: isPhone }
  await devices.send('Emulation.setDeviceMetricsOverride', metrics)
  if (isPhone) await devices.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })
}
