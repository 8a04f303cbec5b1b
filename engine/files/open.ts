import { unknown } from './nearest.ts'
import type { Reporter } from './reporter.ts'
import { type Line, tokenize } from './tokens.ts'

export interface FileKind {
  /** The directive that opens the file and gives its title. */
  readonly header: string
  /** The newest version that this program reads. */
  readonly format: number
  /** Every directive that may follow. */
  readonly directives: readonly string[]
}

export interface OpenedFile {
  readonly title: string
  readonly header: Line
  readonly lines: readonly Line[]
  /** The file is known to be whole: it closes with `end`. */
  readonly whole: boolean
}

/**
 * Reads what all our files have in common: `format 1` (optional), the header with the title, then the lines.
 * A file that states its format must close with `end`, so that a copy cut short is noticed.
 * Null if it is not such a file, or one of a newer program.
 */
export function openFile(text: string, kind: FileKind, to: Reporter): OpenedFile | null {
  const lines = tokenize(text, to)
  const hasFormat = lines[0]?.directive === 'format'
  if (hasFormat && !isReadable(lines[0], kind, to)) return null
  const rest = hasFormat ? lines.slice(1) : lines
  const title = titleOf(rest[0], kind, to)
  if (title === null) return null
  const end = rest.findIndex(line => line.directive === 'end')
  if (end < 0 && hasFormat) {
    to.report('truncated', rest.at(-1)!.number, 'the file stops here without "end"; part of it is missing')
  }
  if (end >= 0 && end < rest.length - 1) {
    to.report('after-end', rest[end + 1].number, 'nothing may follow "end"')
  }
  const body = rest.slice(1, end < 0 ? undefined : end)
  for (const line of body) expectDirective(line, kind, to)
  return { title, header: rest[0], lines: body, whole: end >= 0 }
}

function isReadable(line: Line, kind: FileKind, to: Reporter): boolean {
  const [token] = line.tokens
  const version = token?.kind === 'word' && /^\d{1,6}$/.test(token.text) ? Number(token.text) : 0
  if (version < 1) {
    to.report('bad-format', line.number, `"format" is followed by its number, as in "format ${kind.format}"`)
    return false
  }
  if (version <= kind.format) return true
  const reason = `the file has format ${version}, this program reads up to ${kind.format}: a newer one is needed`
  to.report('newer-format', line.number, reason)
  return false
}

function titleOf(line: Line | undefined, kind: FileKind, to: Reporter): string | null {
  const example = `${kind.header} "Title"`
  if (line === undefined) {
    to.report('empty-file', 0, `the file is empty; it should begin with: ${example}`)
    return null
  }
  if (line.directive !== kind.header) {
    const reason = `the file begins with "${line.directive}", not with: ${example}`
    to.report('wrong-header', line.number, reason)
    return null
  }
  const [title] = line.tokens
  if (title?.kind === 'text') return title.text
  to.report('no-title', line.number, `"${kind.header}" is followed by a title in quotes`)
  return null
}

function expectDirective({ directive, number }: Line, kind: FileKind, to: Reporter): void {
  if (kind.directives.includes(directive)) return
  if (directive === kind.header || directive === 'format') {
    to.report('misplaced', number, `"${directive}" belongs once, at the beginning of the file`)
  } else to.report('unknown-directive', number, unknown('directive', directive, kind.directives))
}
