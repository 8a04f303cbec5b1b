import { posix } from 'node:path'
import { importsOf } from './imports.ts'

const TYPES_ONLY = /^[ \t]*(?:import|export)\s+type\s[^;'"]*?from\s*(['"])[^'"\n]*\1/gm
const LATER = /\bimport\s*\(/g

/** Files that each file needs before it can run: not those of its types, nor those that it opens later. */
function importedBy(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  return new Map(
    Array.from(sources, ([file, source]) => {
      const paths = importsOf(source.replace(TYPES_ONLY, '').replace(LATER, 'opened(')).filter(path =>
        path.startsWith('.'),
      )
      const files = paths.map(path => posix.join(posix.dirname(file), path))
      return [file, files.filter(imported => sources.has(imported))]
    }),
  )
}

/**
 * Files that import each other round a circle, each circle as its files in the order of their names. What stands at the top of
 * such a file may run before what it needs. Sources by path from the root, with `/`.
 */
export function importCycles(sources: ReadonlyMap<string, string>): string[][] {
  const imported = importedBy(sources)
  const number = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const cycles: string[][] = []

  // Tarjan: a file from which no earlier file of the path can be reached closes a circle.
  function visit(file: string): void {
    number.set(file, number.size)
    lowest.set(file, number.get(file)!)
    path.push(file)
    for (const next of imported.get(file)!) {
      if (!number.has(next)) visit(next)
      else if (!path.includes(next)) continue
      lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!))
    }
    if (lowest.get(file) !== number.get(file)) return
    const circle = path.splice(path.indexOf(file))
    if (circle.length > 1 || imported.get(file)!.includes(file)) cycles.push(circle.toSorted())
  }
  for (const file of sources.keys()) if (!number.has(file)) visit(file)
  return cycles
}

/** Every file that is loaded before `file` runs, itself included. */
export function loadedWith(sources: ReadonlyMap<string, string>, file: string): Set<string> {
  const imported = importedBy(sources)
  const loaded = new Set([file])
  for (const each of loaded) for (const next of imported.get(each) ?? []) loaded.add(next)
  return loaded
}
