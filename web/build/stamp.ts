// A stamp over everything that the client is made from: while it stays the same, what was built is still good.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['web', 'table', 'engine', 'games', 'atlas', 'ai']
const FILES = ['vite.config.ts', 'package-lock.json']
const SOURCE = /\.(tsx?|js|css|html|json|svg|png|jpg|woff2)$/
/** Nothing of these reaches the client. */
const ASIDE = /\.(test|fixture)\.tsx?$|[\\/](e2e|positions|golden|reference|agreement)[\\/]/

export function sourcesIn(root: string): string[] {
  const inFolder = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
  return [...FOLDERS.filter(folder => existsSync(join(root, folder))).flatMap(inFolder)]
    .filter(file => SOURCE.test(file) && !ASIDE.test(file))
    .concat(FILES.map(file => join(root, file)).filter(existsSync))
    .sort()
}

export function stampOf(root: string): string {
  const hash = createHash('sha256')
  for (const file of sourcesIn(root)) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 24)
}
