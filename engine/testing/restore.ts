// Test files share one process and so the boards of the games. A kit that lays out another board says here how the usual one comes
// back; that is done after each file (tools/after-each-file.ts).

const restorers = new Set<() => void>()

/** `restore` is called when the test file that runs now is over. */
export function afterThisFile(restore: () => void): void {
  restorers.add(restore)
}

/** Sets a number of a table that all tests share; the old one is back when the test file is over. */
export function setInThisFile(table: { [index: number]: number }, index: number, value: number): void {
  const before = table[index]
  table[index] = value
  afterThisFile(() => {
    table[index] = before
  })
}

export function restoreAll(): void {
  // The latest first: a number that was set twice gets back what it was at first.
  for (const restore of [...restorers].toReversed()) restore()
  restorers.clear()
}
