/** Something that the user can put right: told in one line, without a stack trace. */
export class Problem extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode = 1) {
    super(message)
    this.name = 'Problem'
    this.exitCode = exitCode
  }
}

/** A command that cannot be understood. */
export const misuse = (message: string): Problem => new Problem(message, 2)

/** What was thrown, in one line. */
export function oneLine(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error)
  return message.split('\n')[0].trim()
}
