import type { Reporter } from './reporter.ts'
import type { Line } from './tokens.ts'

/** The tokens of a line sorted by what they are. */
export interface Arguments {
  /** Words and quoted texts, in their order. */
  readonly words: readonly string[]
  readonly pairs: ReadonlyMap<string, string>
  /** The keys after `!`: what the rulebook itself states. */
  readonly marks: ReadonlySet<string>
}

export function argumentsOf(line: Line, to: Reporter): Arguments {
  const words: string[] = []
  const pairs = new Map<string, string>()
  const marks = new Set<string>()
  for (const token of line.tokens) {
    if (token.kind === 'marks') for (const key of token.keys) marks.add(key)
    else if (token.kind !== 'pair') words.push(token.text)
    else if (pairs.has(token.key)) {
      to.report('key-twice', line.number, `${token.key}= is given twice`, words[0])
    } else pairs.set(token.key, token.text)
  }
  return { words, pairs, marks }
}

/** Reports pairs and marks that the directive has no use for. */
export function expectOnly(
  line: Line,
  { words, pairs, marks }: Arguments,
  keys: readonly string[],
  stated: readonly string[],
  to: Reporter,
): void {
  for (const key of pairs.keys()) {
    if (!keys.includes(key)) {
      to.report('unknown-key', line.number, `"${line.directive}" has no use for ${key}=`, words[0])
    }
  }
  for (const key of marks) {
    if (!stated.includes(key)) {
      to.report('unknown-mark', line.number, `!${key} marks something that is not on this line`, words[0])
    }
  }
}
