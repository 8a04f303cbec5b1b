// Small faults of the kind that people make, planted into a source text one at a time.

export interface Mutant {
  /** Offset in the source. */
  readonly at: number
  readonly line: number
  /** What stood there, and what stands there now. */
  readonly was: string
  readonly is: string
}

/** Each way to be wrong: what is looked for in code (not in comments, texts or types), and what takes its place. */
const FAULTS: readonly { readonly seek: RegExp; readonly put: (found: string) => string }[] = [
  { seek: / <= /g, put: () => ' < ' },
  { seek: / >= /g, put: () => ' > ' },
  { seek: / < /g, put: () => ' <= ' },
  { seek: / > /g, put: () => ' >= ' },
  { seek: / === /g, put: () => ' !== ' },
  { seek: / !== /g, put: () => ' === ' },
  { seek: / && /g, put: () => ' || ' },
  { seek: / \|\| /g, put: () => ' && ' },
  { seek: / \+ /g, put: () => ' - ' },
  { seek: / - /g, put: () => ' + ' },
  { seek: /(?<=[\s(&|])!(?=[\w(])/g, put: () => '' },
  { seek: /\bMath\.(max|min|ceil|floor)\b/g, put: found => OPPOSITE[found] },
  { seek: /\b(true|false)\b/g, put: found => (found === 'true' ? 'false' : 'true') },
  { seek: /(?<![\w.'#])\d+(?![\w.'])/g, put: found => `${Number(found) + 1}` },
  { seek: /\breturn null\b/g, put: () => 'return undefined as never' },
  { seek: /\b(some|every)\b(?=\()/g, put: found => (found === 'some' ? 'every' : 'some') },
]

const OPPOSITE: Readonly<Record<string, string>> = {
  'Math.max': 'Math.min',
  'Math.min': 'Math.max',
  'Math.ceil': 'Math.floor',
  'Math.floor': 'Math.ceil',
}

/** Every mutant of a source. Lines that only import or declare types are left alone. */
export function mutantsOf(source: string): Mutant[] {
  const code = codeOnly(source)
  const found: Mutant[] = []
  for (const { seek, put } of FAULTS) {
    for (const match of code.matchAll(seek)) {
      const is = put(match[0])
      found.push({ at: match.index, line: lineAt(source, match.index), was: match[0], is })
    }
  }
  return [...found, ...tableCells(source)].sort((a, b) => a.at - b.at)
}

/** Tables of a rulebook are printed as text with bars: a wrong figure in a cell is a fault like any other. */
function tableCells(source: string): Mutant[] {
  const tables = [...withoutComments(source).matchAll(/`[^`]*\n[^`]*\|[^`]*`/g)]
  return tables.flatMap(({ 0: table, index }) =>
    [...table.matchAll(/\d/g)].map((digit): Mutant => {
      const at = index + digit.index
      return { at, line: lineAt(source, at), was: digit[0], is: `${(Number(digit[0]) + 1) % 10}` }
    }),
  )
}

export const mutated = (source: string, { at, was, is }: Mutant): string =>
  source.slice(0, at) + is + source.slice(at + was.length)

const lineAt = (source: string, at: number): number => source.slice(0, at).split('\n').length

const TYPES = /^(?:import |export \{|(?:export )?type |(?:export )?interface |\s+readonly )/

const blank = (text: string): string => text.replace(/[^\n]/g, '\u00a0')

const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, blank)

/** The source with everything that is not code blanked out, at the same offsets. */
function codeOnly(source: string): string {
  const noTexts = withoutComments(source).replace(
    /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g,
    blank,
  )
  return noTexts
    .split('\n')
    .map(line => (TYPES.test(line) ? blank(line) : line))
    .join('\n')
}
