// Test files share one process and so the boards of the games. A kit that lays out another board says here how the usual one comes
// back; that is done after each file (tools/after-each-file.ts).

const restorers = new Set<() => void>()

/** `restore` is called when the test file that runs now is over. */
export function afterThisFile(restore: () => void): void {
  restorers.add(restore)
}

export function restoreAll(): void {
  for (const restore of restorers) restore()
  restorers.clear()
}
