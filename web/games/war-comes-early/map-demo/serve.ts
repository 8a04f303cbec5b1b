// node web/games/war-comes-early/map-demo/serve.ts [port]: builds the demo of the map and serves it. Not part of the client.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, preview } from 'vite'
import { buildMapPictures, sharpenMapPictures } from '../../../build/map-pictures.ts'
import { ROOT } from '../../../build/map-sources.ts'
import { unitSymbols } from '../../../build/unit-symbols.ts'

const outDir = join(ROOT, 'node_modules/.cache/salient-map-demo')

export async function serveDemo(port = 0): Promise<{ readonly address: string; close(): Promise<void> }> {
  const settings: InlineConfig = {
    root: import.meta.dirname,
    configFile: false,
    plugins: [react(), unitSymbols()],
  }
  mkdirSync(outDir, { recursive: true })
  await build({
    ...settings,
    base: './',
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
  })
  await buildMapPictures(join(outDir, 'maps'))
  await sharpenMapPictures(join(outDir, 'maps'))
  const server = await preview({ ...settings, build: { outDir }, preview: { port, host: '127.0.0.1' } })
  return { address: server.resolvedUrls!.local[0], close: () => server.close() }
}

if (import.meta.main) console.log((await serveDemo(Number(process.argv[2] ?? 0))).address)
