// Pictures of every screen, desktop and phone, by day and by night:  npx node web/e2e/screenshots.ts [folder] [--png]
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { picture, SCREENS, type Screen, sharpenAllMaps, turnTo, withClient } from './kit.ts'
import { tour, type Visit } from './tours.ts'

/** Until the tiles of the map lie there, in milliseconds. */
const SHARP = 500

const { values, positionals } = parseArgs({
  options: {
    png: { type: 'boolean', default: false },
    screen: { type: 'string', multiple: true, default: Object.keys(SCREENS) },
    only: { type: 'string', default: '' },
  },
  allowPositionals: true,
})
const folder = positionals[0] ?? fileURLToPath(new URL('../../dist/screens', import.meta.url))
mkdirSync(folder, { recursive: true })

await withClient(async kit => {
  await sharpenAllMaps(kit)
  for (const [name, screen] of Object.entries(SCREENS)) {
    if (values.screen.includes(name)) await tour(kit, screen, shooting(name, screen))
  }
  for (const complaint of kit.complaints) console.error(complaint)
})

function shooting(device: string, screen: Screen): Visit {
  return async (name, page) => {
    if (!name.includes(values.only)) return
    await page.waitForTimeout(SHARP)
    for (const theme of ['light', 'dark'] as const) {
      await turnTo(page, theme)
      const file = join(folder, `${device}-${theme}-${name}.${values.png ? 'png' : 'jpg'}`)
      writeFileSync(file, await picture(page, screen, values.png ? 'png' : 'jpeg'))
      console.log(file)
    }
    await turnTo(page, 'light')
  }
}
