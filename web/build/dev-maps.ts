// For `npx vite`: the pictures of the maps come from the last build.
import { createReadStream, existsSync, statSync } from 'node:fs'
import { join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const MAPS = fileURLToPath(new URL('../../dist/client/maps', import.meta.url))

export function mapsOfTheLastBuild(): Plugin {
  return {
    name: 'maps-of-the-last-build',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/maps', (request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname
        const file = normalize(join(MAPS, path))
        const isThere = file.startsWith(MAPS + sep) && existsSync(file) && statSync(file).isFile()
        if (isThere) createReadStream(file).pipe(response)
        else next()
      })
    },
  }
}
