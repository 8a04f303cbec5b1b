// Sines, powers and the like may differ in the last digit from machine to machine, and with them a game that is replayed. What IEEE
// arithmetic fixes to the bit (square roots, floor, whole numbers up to 2^53) is allowed.
const COMMENTS = /\/\/[^\n]*|\/\*[\s\S]*?\*\//g
const INEXACT =
  /\bMath\s*\.\s*(?:a?(?:sin|cos|tan)h?|atan2|pow|exp|expm1|log|log2|log10|log1p|hypot|cbrt)\b|(?<!\*)\*\*=?(?!\*)/g

/** Each place in a source that works with functions of which the last digit is not fixed, as "line 12: Math.atan2". */
export function inexactIn(source: string): string[] {
  const code = source.replace(COMMENTS, comment => comment.replace(/[^\n]/g, ' '))
  return Array.from(code.matchAll(INEXACT), found => {
    const line = code.slice(0, found.index).split('\n').length
    return `line ${line}: ${found[0]}`
  })
}
