/** What stands for an import whose path is worked out while the program runs. */
export const COMPUTED = '(computed path)'

// A comment, or else a string. A template inside a template or a quote in a regular expression can mislead this,
// but only about what comes after it, and imports stand at the top.
const TEXT = /(\/\/[^\n]*|\/\*[\s\S]*?\*\/)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g
const IMPORT = /(?<![.\w$])(?:from\s*"(\d+)"|import\s*"(\d+)"|(?:import|require)\s*\(\s*"(\d+)"\s*[,)])/g
const COMPUTED_IMPORT = /(?<![.\w$])import\s*\((?!\s*"\d+"\s*[,)])/g

/**
 * The paths that a source file imports or re-exports: static, type-only, dynamic and in type queries. Comments go
 * and strings are put aside under a number; in what is left only an import has `from` or `import` before a string.
 */
export function importsOf(source: string): string[] {
  const strings: string[] = []
  const code = source.replace(TEXT, (text: string, comment?: string) =>
    comment ? ' ' : `"${strings.push(text.slice(1, -1)) - 1}"`,
  )
  const named = Array.from(
    code.matchAll(IMPORT),
    ([, from, bare, call]) => strings[Number(from ?? bare ?? call)],
  )
  const paths = named.map(path => (path.includes('${') ? COMPUTED : path))
  return [...paths, ...Array.from(code.matchAll(COMPUTED_IMPORT), () => COMPUTED)]
}
