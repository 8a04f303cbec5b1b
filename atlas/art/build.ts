import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { artSource, drawable } from './boards.ts'
import { makeArt } from './make-art.ts'
import { moduleOf } from './module.ts'
import { readSources } from './sources.ts'

// node atlas/art/build.ts <map> [--geo <folder>]: hill shading, patches, coasts and depths of a map, from geography.

const PROJECT = join(import.meta.dirname, '../..')

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { geo: { type: 'string', default: join(PROJECT, '../shared/geo') } },
})
const source = await artSource(positionals[0] ?? '')
if (!source) {
  console.error(`name a map whose art is to be built: ${drawable().join(', ')}`)
  process.exit(1)
}
const { art, picture } = makeArt(source, readSources(values.geo, source.area, source.year))
const folder = join(PROJECT, source.folder)
const text = moduleOf(art)
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'art.ts'), text)
writeFileSync(join(folder, 'shading.png'), picture)
console.log(
  `wrote ${source.folder}: art.ts ${Math.round(text.length / 1000)} kB, shading.png ${Math.round(picture.length / 1000)} kB`,
)
