// The built client on a port of its own, and pages of a real Chromium that look at it.
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { withChromium } from '../../tools/chromium.ts'
import { readyClient } from '../build/client.ts'
import { drawOtherMaps, sharpenMapPictures } from '../build/map-pictures.ts'
import { serveClient } from '../build/server.ts'

export interface Screen {
  readonly width: number
  readonly height: number
  /** Pixels of the device to a pixel of the page. */
  readonly density: number
  readonly isPhone: boolean
}

const DESKTOP: Screen = { width: 1440, height: 900, density: 1, isPhone: false }
const PHONE: Screen = { width: 390, height: 844, density: 2, isPhone: true }
const LYING_PHONE: Screen = { width: 844, height: 390, density: 2, isPhone: true }

export const SCREENS = { desktop: DESKTOP, phone: PHONE, 'phone-lying': LYING_PHONE } as const

/** The machine may be busy; a page that is right answers in a fraction of this. */
const PATIENCE = 60_000

type Theme = 'light' | 'dark'

interface OpenOptions {
  readonly screen?: Screen
  readonly theme?: Theme
  /** The part of the address behind the port. */
  readonly at?: string
  readonly motion?: 'reduce' | 'no-preference'
}

/** Switches the system between light and dark; resolves when the page has redrawn. */
export async function turnTo(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** A picture of what is on the screen, a pixel of the device for each of its own. */
export async function picture(page: Page, screen: Screen, format: 'jpeg' | 'png'): Promise<Buffer> {
  const devices = await page.context().newCDPSession(page)
  // Whatever else was asked of the page since may have taken its density away.
  await devices.send('Emulation.setDeviceMetricsOverride', metricsOf(screen))
  const quality = format === 'jpeg' ? 84 : undefined
  const { data } = await devices.send('Page.captureScreenshot', { format, quality })
  await devices.detach()
  return Buffer.from(data, 'base64')
}

const metricsOf = ({ width, height, density, isPhone }: Screen) => ({
  width,
  height,
  deviceScaleFactor: density,
  mobile: isPhone,
})

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
  const folder = await inTurn(async () => {
    const ready = built ?? (await readyClient(() => {})).folder
    await drawOtherMaps(join(ready, 'maps'))
    return ready
  })
  const server = await serveClient(folder, 0)
  const scratch = mkdtempSync(join(tmpdir(), 'salient-e2e-'))
  try {
    return await withChromium(browser => use(kitOf(browser, server.address, folder, scratch)))
  } finally {
    await server.close()
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Maps that can only be looked at are drawn while somebody plays: here they are waited for. */
export const drawAllMaps = (kit: Kit): Promise<void> => inTurn(() => drawOtherMaps(join(kit.folder, 'maps')))

/** And so are the sharpest pictures, which screens with fine pixels show. */
export const sharpenAllMaps = (kit: Kit): Promise<void> =>
  inTurn(() => sharpenMapPictures(join(kit.folder, 'maps')))

const LOCK = join(import.meta.dirname, '../../node_modules/.salient-e2e-turn')
/** Milliseconds after which whoever holds the turn has died. */
const FORSAKEN = 300_000

/** Test files run beside each other and share one client: one at a time builds it and draws its maps, the next finds them done. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      mkdirSync(LOCK)
      break
    } catch {
      const since = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
      if (Date.now() - since > FORSAKEN) rmSync(LOCK, { recursive: true, force: true })
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
  try {
    return await work()
  } finally {
    rmSync(LOCK, { recursive: true, force: true })
  }
}

/** The driver of the browser looks for storage in every frame; that of a report is sealed and has none. */
const isSealed = (error: Error): boolean => error.message.includes('The document is sandboxed')

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
      page.on('pageerror', error => isSealed(error) || complaints.push(String(error)))
      page.on(
        'console',
        line => line.type() === 'error' && complaints.push(`${line.text()} ${line.location().url}`.trim()),
      )
      await page.emulateMedia({ colorScheme: theme, reducedMotion: motion })
      await turnInto(page, screen)
      await page.addInitScript(WAITS)
      await page.goto(`${address}${at}`)
      return page
    },
  }
}

/** Scripted players end every phase themselves, so that none passes between their looking and their pressing, and know the rules. */
const WAITS = `localStorage.getItem('salient.settings') ?? localStorage.setItem('salient.settings', '{"empty":"wait","pointers":"hide","briefing":"hide","recap":"never"}')`

async function turnInto(page: Page, screen: Screen): Promise<void> {
  const { width, height, density, isPhone } = screen
  await page.setViewportSize({ width, height })
  if (!isPhone && density === 1) return
  const devices = await page.context().newCDPSession(page)
  await devices.send('Emulation.setDeviceMetricsOverride', metricsOf(screen))
  if (isPhone) await devices.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })
}
