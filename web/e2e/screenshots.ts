// Pictures of every screen, desktop and phone, light and dark:  node web/e2e/screenshots.ts [folder]
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Theme } from './kit.ts'
import { withClient } from './kit.ts'
import { tourDesktop, tourPhone, type Visit } from './tours.ts'

const folder = process.argv[2] ?? fileURLToPath(new URL('../../docs/screens', import.meta.url))
mkdirSync(folder, { recursive: true })

await withClient(async kit => {
  for (const theme of ['light', 'dark'] as const) {
    await tourDesktop(kit, theme, shooting('desktop', theme))
    await tourPhone(kit, theme, shooting('phone', theme))
  }
  for (const complaint of kit.complaints) console.error(complaint)
})

function shooting(screen: string, theme: Theme): Visit {
  return async (name, page) => {
    const file = join(folder, `${screen}-${theme}-${name}.jpg`)
    await page.screenshot({ path: file, type: 'jpeg', quality: 82 })
    console.log(file)
  }
}
