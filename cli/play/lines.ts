import { createInterface } from 'node:readline'

/** Lines that somebody types or a script pipes in. */
export interface LineSource {
  /** Asks for a line; null when there will be no more. */
  next(prompt: string): Promise<string | null>
  /** Somebody pressed Ctrl-C. */
  readonly isInterrupted: boolean
  close(): void
}

/**
 * Lines of standard input. In a terminal the prompt stands before what is typed; for a script each line is repeated
 * after it, so that the output reads like a session.
 */
export function standardInput(say: (text: string) => void): LineSource {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true
  const reader = createInterface({
    input: process.stdin,
    output: isTerminal ? process.stdout : undefined,
    terminal: isTerminal,
  })
  const waiting: string[] = []
  let ask: ((line: string | null) => void) | null = null
  let isClosed = false
  let isInterrupted = false
  reader.on('line', line => {
    if (ask === null) waiting.push(line)
    else answer(line)
  })
  reader.on('SIGINT', () => {
    isInterrupted = true
    reader.close()
  })
  reader.on('close', () => {
    isClosed = true
    answer(null)
  })

  function answer(line: string | null): void {
    const waiter = ask
    ask = null
    waiter?.(line)
  }

  async function next(prompt: string): Promise<string | null> {
    if (isTerminal) {
      reader.setPrompt(prompt)
      reader.prompt()
    }
    const line =
      waiting.shift() ?? (isClosed ? null : await new Promise<string | null>(resolve => (ask = resolve)))
    if (!isTerminal) say(`${prompt}${line ?? ''}`)
    return line
  }

  return {
    next,
    get isInterrupted() {
      return isInterrupted
    },
    close: () => reader.close(),
  }
}
