// The ledger of a game against its code: which rows are cited by a rule, and which by the title of a test.

export const KINDS = [
  'mechanic',
  'sequence',
  'setup',
  'victory',
  'optional',
  'data',
  'definition',
  'table-talk',
] as const

export type Kind = (typeof KINDS)[number]

/** Kinds that need both code and a test. */
const MECHANICAL: readonly Kind[] = ['mechanic', 'sequence', 'setup', 'victory', 'optional']

export interface Row {
  readonly id: string
  readonly kind: Kind
  readonly rule: string
  /** Why the row needs none of its own: `no code: …`, `no test: …` or `neither: …`. */
  readonly reason?: string
}

export interface Chapter {
  readonly title: string
  readonly rows: readonly Row[]
}

export interface SourceFile {
  /** From the game's folder, with `/`. */
  readonly path: string
  readonly text: string
}

export interface CoveredRow extends Row {
  readonly chapter: string
  /** Files that cite the row, those of its own chapter first. */
  readonly code: readonly string[]
  readonly tests: readonly string[]
}

/** Reads `chapter | title` and `id | kind | rule [| reason]` lines; throws at the first line that is neither. */
export function parseLedger(text: string): Chapter[] {
  const chapters: { title: string; rows: Row[] }[] = []
  const seen = new Set<string>()
  for (const line of text.split('\n').filter(line => line.trim() !== '')) {
    const [id, kind, rule, reason] = line.split(' | ')
    if (id === 'chapter') {
      chapters.push({ title: kind, rows: [] })
      continue
    }
    const isKnown =
      KINDS.includes(kind as Kind) && rule !== undefined && ID.test(id) && REASON.test(reason ?? NO_REASON)
    if (!isKnown || seen.has(id) || chapters.length === 0)
      throw new Error(`ledger: a bad or repeated row: ${line}`)
    seen.add(id)
    chapters.at(-1)!.rows.push({ id, kind: kind as Kind, rule, ...(reason && { reason }) })
  }
  return chapters
}

export const isMechanical = (row: Row): boolean => MECHANICAL.includes(row.kind)

const NO_REASON = 'neither: -'
const REASON = /^(no code|no test|neither): ./

const hasCode = (row: CoveredRow): boolean =>
  row.code.length > 0 || /^(no code|neither)/.test(row.reason ?? '')
const hasTest = (row: CoveredRow): boolean =>
  row.tests.length > 0 || /^(no test|neither)/.test(row.reason ?? '')

/** What a row that must have both lacks; a reason answers for what it names. */
export function lacking(row: CoveredRow): string[] {
  if (!isMechanical(row)) return []
  return [...(hasCode(row) ? [] : ['code']), ...(hasTest(row) ? [] : ['test'])]
}

export const isMissing = (row: CoveredRow): boolean => lacking(row).length > 0

// 9.1a, 5.1.3/4, 10.1ex, 2.2-1, PAC-C3, N-G0b, T4ex, 3.T1
const ID =
  /^(?:[A-Z]+-[A-Z]*\d*|[A-Z]\d+|\d{1,2}\.[A-Z]\d?|\d{1,2}(?:\.\d{1,2}){1,2})(?:-\d+|[a-z]{0,2}\d*(?:-[a-z])?|\/\d+)$/
// Comments and strings; a quote in a regular expression can mislead this, but not for long.
const TEXT = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g
const TEST =
  /\b(?:test|it|describe)(?:\.[a-z]+)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g
const BRACKETS = /\[([^\]]*)\]/g

/** Finds these ids where they stand as whole words; of ids that begin alike the longest. */
function citationOf(ids: readonly string[]): RegExp {
  const inOrder = ids.toSorted((a, b) => b.length - a.length).map(id => RegExp.escape(id))
  return new RegExp(String.raw`(?<![\w.-])(?:${inOrder.join('|')})(?![\w-]|\.\d)`, 'g')
}

/** Which of the ids stand in the comments and strings of a source file: `// 12.3a, PAC-C3  …`, `'12.3a'`. */
export function citedIn(source: string, ids: readonly string[]): Set<string> {
  const citation = citationOf(ids)
  const cited = new Set<string>()
  for (const [text] of source.matchAll(TEXT)) for (const [id] of text.matchAll(citation)) cited.add(id)
  return cited
}

/** Ids in square brackets in the titles of tests: `test('[12.3a] …')`, `test('[12.3a, 12.3b] …')`. */
export function testedIn(file: SourceFile): Set<string> {
  const tested = new Set<string>()
  for (const title of titlesIn(file)) {
    for (const [, inside] of title.matchAll(BRACKETS)) for (const id of inside.split(/[\s,]+/)) tested.add(id)
  }
  return tested
}

function titlesIn({ path, text }: SourceFile): string[] {
  if (path.endsWith('.ts')) return Array.from(text.matchAll(TEST), match => match[2])
  return text.split('\n').filter(line => /^\s*(?:- )?"?title"?\s*:/.test(line))
}

/** A position file, or a test of the rules. The reference is a second opinion: its own tests prove nothing about the rules. */
export function isTestFile(path: string): boolean {
  if (path.startsWith('reference/')) return false
  return path.endsWith('.test.ts') || /^positions\/.*\.(?:ya?ml|json)$/.test(path)
}

/**
 * What carries rules out. Words about the rules (names, accounts of what happened) and the reading of position files cite
 * them and do nothing; the numbers of a drawing only look like rules.
 */
export function isCodeFile(path: string): boolean {
  if (/^(?:reference|positions|words|board\/art)\//.test(path) || path === 'ledger.ts') return false
  if (/^(?:reference-)?position(?:-[^/]*)?\.ts$/.test(path)) return false
  return path.endsWith('.ts') && !/\.test\.ts$|\.fixture\.ts$|test-kit\.ts$|\/testing[^/]*\.ts$/.test(path)
}

export function cover(chapters: readonly Chapter[], files: readonly SourceFile[]): CoveredRow[] {
  const ids = chapters.flatMap(({ rows }) => rows.map(row => row.id))
  const code = index(
    files.filter(file => isCodeFile(file.path)).map(file => [file.path, citedIn(file.text, ids)]),
  )
  const tests = index(files.filter(file => isTestFile(file.path)).map(file => [file.path, testedIn(file)]))
  return chapters.flatMap(({ title, rows }) =>
    rows.map(row => ({
      ...row,
      chapter: title,
      code: inOrder(row.id, code.get(row.id) ?? []),
      tests: inOrder(row.id, tests.get(row.id) ?? []),
    })),
  )
}

function index(found: readonly (readonly [string, Set<string>])[]): Map<string, string[]> {
  const files = new Map<string, string[]>()
  for (const [path, ids] of found) for (const id of ids) files.set(id, [...(files.get(id) ?? []), path])
  return files
}

// The file that has the chapter's number in its name is where a reader looks first.
function inOrder(id: string, paths: readonly string[]): string[] {
  const chapter = id.split('.')[0].padStart(2, '0')
  const away = (path: string) => (path.split('/').at(-1)!.startsWith(`${chapter}-`) ? 0 : 1)
  return paths.toSorted((a, b) => away(a) - away(b) || (a < b ? -1 : 1))
}

export interface Coverage {
  readonly game: string
  readonly rows: number
  readonly mechanical: number
  readonly implemented: number
  readonly tested: number
  readonly missing: readonly string[]
}

/** The figures of `salient rules`: implemented and tested count mechanical rows. */
export function coverageOf(game: string, rows: readonly CoveredRow[]): Coverage {
  const mechanical = rows.filter(isMechanical)
  return {
    game,
    rows: rows.length,
    mechanical: mechanical.length,
    implemented: mechanical.filter(hasCode).length,
    tested: mechanical.filter(hasTest).length,
    missing: mechanical.filter(isMissing).map(row => row.id),
  }
}
