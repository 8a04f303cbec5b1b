// A Chromium for tests: the one of the system, or the one that is packed into @sparticuz/chromium.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium } from 'playwright-core'

const SYSTEM = '/usr/bin/chromium'

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Lends a browser with a profile of its own; both are gone afterwards. */
export async function withChromium<T>(use: (browser: BrowserContext) => Promise<T>): Promise<T> {
  const executablePath = existsSync(SYSTEM) ? SYSTEM : await packedChromium()
  const profile = mkdtempSync(join(tmpdir(), 'salient-chromium-'))
  try {
    const browser = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: ARGUMENTS,
      chromiumSandbox: false,
    })
    try {
      return await use(browser)
    } finally {
      await browser.close()
    }
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

/** Lends so many browsers that know nothing of each other: each has cookies and storage of its own. */
export async function withBrowsers<T>(
  count: number,
  use: (browsers: readonly BrowserContext[]) => Promise<T>,
): Promise<T> {
  const executablePath = existsSync(SYSTEM) ? SYSTEM : await packedChromium()
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS, chromiumSandbox: false })
  try {
    return await use(await Promise.all(Array.from({ length: count }, () => browser.newContext())))
  } finally {
    await browser.close()
  }
}

/**
 * Unpacks the browser once. The package would unpack into the temporary folder and take whatever lies there for
 * whole; here it is moved into place only when it is.
 */
export async function packedChromium(): Promise<string> {
  const cache = fileURLToPath(new URL('../node_modules/.cache/salient/', import.meta.url))
  const place = join(cache, `chromium-${packedVersion()}`)
  if (!existsSync(place)) {
    mkdirSync(cache, { recursive: true })
    const fresh = mkdtempSync(join(cache, 'unpacking-'))
    await unpackInto(fresh)
    moveInto(fresh, place)
  }
  return join(place, 'chromium')
}

function packedVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  return JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8')).version
}

async function unpackInto(folder: string): Promise<void> {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    await packed.executablePath()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

/** Somebody else may have been quicker; theirs is as good. */
function moveInto(fresh: string, place: string): void {
  try {
    renameSync(fresh, place)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(place)) throw error
  }
}
