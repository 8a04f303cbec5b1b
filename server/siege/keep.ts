// A server process that is there to be killed. The next one is loaded beforehand and waits, so that it stands as soon as this one has fallen.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const PROGRAM = new URL('./server.ts', import.meta.url).pathname

export class Keep {
  readonly #place: string
  readonly #game: string
  readonly #cache: string
  #port = 0
  #stands: ChildProcess | null = null
  #next: ChildProcess
  /** What the servers have complained of. */
  readonly lines: string[] = []

  constructor(place: string, game: string, cache: string) {
    this.#place = place
    this.#game = game
    this.#cache = cache
    this.#next = this.#load()
  }

  #load(): ChildProcess {
    const env = { ...process.env, NODE_COMPILE_CACHE: this.#cache }
    const child = spawn(process.execPath, [PROGRAM, this.#game], { env, stdio: ['pipe', 'pipe', 'pipe'] })
    createInterface(child.stderr!).on('line', line => this.lines.push(line))
    child.stdin!.on('error', () => {})
    return child
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Resolves when the server listens. */
  async rise(): Promise<void> {
    const child = this.#next
    this.#stands = child
    const lines = createInterface(child.stdout!)
    child.stdin!.write(`${JSON.stringify([this.#place, this.#port])}\n`)
    const [line] = await Promise.race([
      once(lines, 'line'),
      once(child, 'exit').then(() => Promise.reject(new Error(`the server ended: ${this.lines.at(-1)}`))),
    ])
    this.#port = Number(line)
    this.#next = this.#load()
  }

  async fall(): Promise<void> {
    const child = this.#stands!
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server had ended by itself: ${this.lines.at(-1)}`)
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  /** Bytes that the server holds in memory; 0 where the system does not tell. */
  memory(): number {
    try {
      const status = readFileSync(`/proc/${this.#stands!.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
    } catch {
      return 0
    }
  }

  /** Milliseconds that the server has worked, in steps of ten; 0 where the system does not tell. */
  worked(): number {
    try {
      const fields = readFileSync(`/proc/${this.#stands!.pid}/stat`, 'utf8').split(') ')[1].split(' ')
      return 10 * (Number(fields[11]) + Number(fields[12]))
    } catch {
      return 0
    }
  }

  close(): void {
    this.#stands?.kill('SIGKILL')
    this.#next.kill('SIGKILL')
  }
}
