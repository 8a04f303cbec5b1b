/** How many letters must be changed, added, dropped or swapped with the next to make one word the other. */
export function lettersApart(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = rows[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)
      row[j] = Math.min(changed, rows[i - 1][j] + 1, row[j - 1] + 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) row[j] = Math.min(row[j], rows[i - 2][j - 2] + 1)
    }
    rows.push(row)
  }
  return rows[a.length][b.length]
}

/** The choice that was probably meant by a mistyped word, if one is close enough. */
export function nearest(word: string, choices: readonly string[]): string | undefined {
  const enough = Math.max(1, Math.floor(word.length / 3))
  const lower = word.toLowerCase()
  let best: string | undefined
  let least = enough + 1
  for (const choice of choices) {
    if (Math.abs(word.length - choice.length) >= least) continue
    const apart = lettersApart(lower, choice.toLowerCase())
    if (apart < least) {
      least = apart
      best = choice
    }
  }
  return best
}

/** `there is no terrain "wods"; "woods" was probably meant` */
export function unknown(what: string, word: string, choices: readonly string[]): string {
  const meant = nearest(word, choices)
  const hint = meant === undefined ? '' : `; "${meant}" was probably meant`
  return `there is no ${what} "${word}"${hint}`
}
