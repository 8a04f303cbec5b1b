import type { Reporter } from './reporter.ts'

// The line formats of boards and counters share one grammar. A line is a directive and its tokens:
//   word   "quoted text, with "" for a quote"   key=word   key="text"   !stated,by,the,rulebook   # comment

export type Token =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'pair'; readonly key: string; readonly text: string }
  | { readonly kind: 'marks'; readonly keys: readonly string[] }

export interface Line {
  /** Counted from 1. */
  readonly number: number
  readonly directive: string
  /** What follows the directive. */
  readonly tokens: readonly Token[]
}

const BLANKS = /\s*(?:#.*)?/y
const MARKS = /!([^\s",=!]+(?:,[^\s",=!]+)*)(?=\s|$)/y
const TEXT = /"((?:[^"]|"")*)"(?=\s|$)/y
const PAIR = /([^\s"=!#][^\s"=]*)=(?:"((?:[^"]|"")*)"|([^\s"]+))(?=\s|$)/y
const WORD = /[^\s"=!#][^\s"=]*(?=\s|$)/y

const unquote = (quoted: string): string => quoted.replaceAll('""', '"')

/**
 * Never throws. A line that cannot be read is reported and kept up to the place of the fault, so that the
 * rest of the file is not blamed for it.
 */
export function tokenize(text: string, to: Reporter): Line[] {
  const lines: Line[] = []
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  rows.forEach((row, index) => {
    const number = to.firstLine + index
    const [first, ...tokens] = tokensOf(row, number, to)
    if (first?.kind === 'word') lines.push({ number, directive: first.text, tokens })
    else if (first) to.report('no-directive', number, 'a line begins with a plain word that says what it is')
  })
  return lines
}

function tokensOf(row: string, line: number, to: Reporter): Token[] {
  const tokens: Token[] = []
  let at = skipBlanks(row, 0)
  while (at < row.length) {
    const found = tokenAt(row, at)
    if (found === null) {
      const { code, reason } = diagnose(row, at)
      to.report(code, line, reason)
      return tokens
    }
    tokens.push(found.token)
    at = skipBlanks(row, found.end)
  }
  return tokens
}

function skipBlanks(row: string, at: number): number {
  BLANKS.lastIndex = at
  BLANKS.test(row)
  return BLANKS.lastIndex
}

function tokenAt(row: string, at: number): { token: Token; end: number } | null {
  const marks = match(MARKS, row, at)
  if (marks) return { token: { kind: 'marks', keys: marks[1].split(',') }, end: MARKS.lastIndex }
  const text = match(TEXT, row, at)
  if (text) return { token: { kind: 'text', text: unquote(text[1]) }, end: TEXT.lastIndex }
  const pair = match(PAIR, row, at)
  if (pair) {
    const value = pair[2] === undefined ? pair[3] : unquote(pair[2])
    return { token: { kind: 'pair', key: pair[1], text: value }, end: PAIR.lastIndex }
  }
  const word = match(WORD, row, at)
  return word && { token: { kind: 'word', text: word[0] }, end: WORD.lastIndex }
}

function match(pattern: RegExp, row: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(row)
}

/** Why nothing could be read at this place of the row. */
function diagnose(row: string, at: number): { code: string; reason: string } {
  const rest = row.slice(at)
  const word = /^\S*/.exec(rest)![0]
  const column = at + 1
  if (word.startsWith('!')) {
    return {
      code: 'bad-marks',
      reason: `column ${column}: "!" is followed by keys with commas between, as in !region,city`,
    }
  }
  const quotes = rest.split('"').length - 1
  if (quotes % 2 === 1) {
    return {
      code: 'unterminated-text',
      reason: `column ${column}: a quote is opened and never closed: ${shorten(rest)}`,
    }
  }
  if (word.startsWith('=')) return { code: 'no-key', reason: `column ${column}: there is no key before "="` }
  if (word.endsWith('='))
    return { code: 'no-value', reason: `column ${column}: there is no value after "${word}"` }
  return {
    code: 'stray-quote',
    reason: `column ${column}: a quote in the middle of a word: ${shorten(rest)}`,
  }
}

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text)
