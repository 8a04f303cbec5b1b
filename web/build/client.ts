// Builds the client when its sources have changed. A build is put in its place whole or not at all, so that a second
// program, or a build that was broken off, never leaves half a client behind.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { stampOf } from './stamp.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const DIST = join(ROOT, 'dist')
const STAMP_FILE = 'salient.json'

export interface Client {
  readonly folder: string
  readonly stamp: string
}

/** The folder of the built client; builds it first if need be, and tells what it is doing. */
export async function readyClient(says: (line: string) => void, dist = DIST, game?: string): Promise<Client> {
  const stamp = stampOf(ROOT)
  const folder = join(dist, 'client')
  if (stampIn(folder) !== stamp) {
    says('Building the client …')
    await build(dist, folder, stamp, says, game)
  }
  return { folder, stamp }
}

/**
 * Draws what a first start left out, on all cores: maps of the other games first, then the sharpest pictures. The program
 * need not wait for it to end.
 */
export async function finishInBackground(client: Client): Promise<void> {
  const { listMap, undrawnMaps } = await import('./map-pictures.ts')
  const maps = join(client.folder, 'maps')
  let listing = Promise.resolve()
  const list = (map: string) => {
    listing = listing.then(() => listMap(maps, map)).catch(() => {})
  }
  await drawnInThreads(
    undrawnMaps(() => true),
    true,
    list,
  )
  await listing
  sharpenInBackground(client)
}

/** Each map by one thread; a thread that fails leaves its maps undrawn, which is no reason to stop a game. */
async function drawnInThreads(
  maps: readonly string[],
  isBehind: boolean,
  drawn: (map: string) => void,
): Promise<void> {
  const threads = availableParallelism()
  const script = fileURLToPath(new URL('./draw-thread.ts', import.meta.url))
  const shares = Array.from({ length: Math.min(threads, maps.length) }, (_, i) =>
    maps.filter((_, at) => at % threads === i),
  )
  await Promise.all(
    shares.map(
      share =>
        new Promise<void>(resolve => {
          const worker = new Worker(script, { workerData: { maps: share } })
          worker.on('message', drawn)
          worker.on('error', () => resolve())
          worker.on('exit', () => resolve())
          if (isBehind) worker.unref()
        }),
    ),
  )
}

function sharpenInBackground({ folder }: Client): void {
  const script = fileURLToPath(new URL('./sharpen.ts', import.meta.url))
  const worker = new Worker(script, { workerData: { maps: join(folder, 'maps') } })
  // Less sharp maps are no reason to stop a game.
  worker.on('error', () => {})
  worker.unref()
}

/** The stamp of what lies in a folder, null if there is no whole client. */
export function stampIn(folder: string): string | null {
  try {
    return (JSON.parse(readFileSync(join(folder, STAMP_FILE), 'utf8')) as { stamp: string }).stamp
  } catch {
    return null
  }
}

async function build(
  dist: string,
  folder: string,
  stamp: string,
  says: (line: string) => void,
  game: string | undefined,
): Promise<void> {
  mkdirSync(dist, { recursive: true })
  clearAway(dist)
  const fresh = mkdtempSync(join(dist, 'building-'))
  try {
    const [{ build: bundle }, { buildMapPictures, undrawnMaps }, { FIRST_GAME, isMapOf }] = await Promise.all(
      [import('vite'), import('./map-pictures.ts'), import('./map-sources.ts')],
    )
    // The map of the battle that is played first is drawn beside the bundling.
    const chosen = game ?? FIRST_GAME
    const first = undrawnMaps(map => isMapOf(map, chosen))
    for (const map of first) says(`Drawing the map of ${map} …`)
    const drawing = drawnInThreads(first, false, () => {})
    await inProduction(() =>
      bundle({
        configFile: join(ROOT, 'vite.config.ts'),
        root: join(ROOT, 'web'),
        logLevel: 'error',
        build: { outDir: fresh, emptyOutDir: false, reportCompressedSize: false },
      }),
    )
    await drawing
    await buildMapPictures(join(fresh, 'maps'), undefined, undefined, chosen)
    writeFileSync(join(fresh, STAMP_FILE), JSON.stringify({ salient: 'client', stamp }))
    putInPlace(fresh, folder)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** Whatever runs us, a test for instance: the page gets its libraries as they are meant to be served. */
async function inProduction(work: () => Promise<unknown>): Promise<void> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await work()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

/** Somebody may be served from the old one meanwhile: it is moved aside first, and then taken away. */
function putInPlace(fresh: string, folder: string): void {
  if (existsSync(folder)) {
    const old = `${fresh}-old`
    renameSync(folder, old)
    rmSync(old, { recursive: true, force: true })
  }
  renameSync(fresh, folder)
}

const HOUR = 3_600_000

/** Remains of builds that were broken off. */
function clearAway(dist: string): void {
  for (const entry of readdirSync(dist, { withFileTypes: true })) {
    if (!entry.name.startsWith('building-')) continue
    const path = join(dist, entry.name)
    if (Date.now() - ageOf(path) > HOUR) rmSync(path, { recursive: true, force: true })
  }
}

function ageOf(path: string): number {
  try {
    return statSync(path).mtimeMs
  } catch {
    return Date.now()
  }
}
