// The server of a siege in a few files: it is started a thousand times, and reading hundreds of sources took three quarters of a start.
import { join } from 'node:path'
import { rolldown } from 'rolldown'

/** The server as it stands in the sources. */
export const PROGRAM = new URL('./server.ts', import.meta.url).pathname

/** The same in a folder of its own; returns the file that is run. */
export async function bundledProgram(folder: string): Promise<string> {
  const build = await rolldown({ input: PROGRAM, platform: 'node', external: ['pg-native'] })
  await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: 'server.mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
  await build.close()
  return join(folder, 'server.mjs')
}
