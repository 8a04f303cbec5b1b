// Lines that stand alike in the folders of two games: what five games repeat belongs to the engine, the kit or the planner.

interface Line {
  readonly text: string
  /** Its number in the file. */
  readonly number: number
}

/** Ten lines that two games have word for word. */
export interface Repeat {
  /** `path:line` of the first line, in each of the files. */
  readonly at: readonly string[]
  readonly text: string
}

const isComment = (text: string): boolean => /^(\/\/|\/\*|\*)/.test(text)

/** Lines that say something: no imports, comments, blanks and lone punctuation. */
function spoken(source: string): Line[] {
  const withoutImports = source.replace(/^import\b[^'"]*['"][^'"\n]*['"]/gm, text =>
    text.replace(/[^\n]/g, ''),
  )
  return withoutImports
    .split('\n')
    .map((line, i) => ({ text: line.trim().replace(/\s+/g, ' '), number: i + 1 }))
    .filter(({ text }) => /\w/.test(text) && !isComment(text))
}

interface Place {
  readonly path: string
  readonly number: number
  readonly index: number
}

/** Runs of so many lines that stand in files of two games. A longer run is told once, by its beginning. */
export function repeatsIn(
  files: Iterable<readonly [path: string, source: string]>,
  gameOf: (path: string) => string,
  length: number,
): Repeat[] {
  const read = Array.from(files, ([path, source]) => ({ path, game: gameOf(path), lines: spoken(source) }))
  const isShared = linesOfTwoGames(read)
  const places = new Map<string, Place[]>()
  for (const { path, lines } of read) {
    let alike = 0
    lines.forEach(({ text }, end) => {
      alike = isShared.has(text) ? alike + 1 : 0
      if (alike < length) return
      const index = end - length + 1
      const run = lines.slice(index, end + 1)
      const key = run.map(line => line.text).join('\n')
      places.set(key, [...(places.get(key) ?? []), { path, number: run[0].number, index }])
    })
  }
  const shared = [...places].filter(([, found]) => new Set(found.map(({ path }) => gameOf(path))).size > 1)
  const inRuns = new Set(shared.flatMap(([, found]) => found.map(({ path, index }) => `${path} ${index}`)))
  return shared
    .filter(([, found]) => found.some(({ path, index }) => !inRuns.has(`${path} ${index - 1}`)))
    .map(([text, found]) => ({ at: found.map(({ path, number }) => `${path}:${number}`), text }))
}

/** Lines that are not of one game alone: only these can be part of a repeat. */
function linesOfTwoGames(
  files: readonly { readonly game: string; readonly lines: readonly Line[] }[],
): Set<string> {
  const first = new Map<string, string>()
  const shared = new Set<string>()
  for (const { game, lines } of files)
    for (const { text } of lines) {
      const known = first.get(text)
      if (known === undefined) first.set(text, game)
      else if (known !== game) shared.add(text)
    }
  return shared
}
