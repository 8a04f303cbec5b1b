import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const NOT_OURS = ['node_modules', 'dist', 'coverage']

/** Rules of older versions were looked at as sources before they were bundled. */
const FROZEN = /\/frozen\/\d+$/

/** Source files below a folder, as paths from the root with `/`. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      const isLeftOut = NOT_OURS.includes(entry.name) || entry.name.startsWith('.') || FROZEN.test(path)
      return isLeftOut ? [] : sourcesIn(path)
    }
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : []
  })
}

export const sourceOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
