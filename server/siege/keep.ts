// A server process that is there to be killed. The next ones are loaded beforehand and wait, so that one stands as soon as this one has fallen.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** What a keep is made of. */
export interface Works {
  /** A SQLite file, or the address of a PostgreSQL database. */
  readonly place: string
  readonly game: string
  /** The file that is run. */
  readonly program: string
  /** A folder in which Node keeps what it has compiled, so that the next server stands sooner. */
  readonly cache: string
  /** How many are loaded beforehand. */
  readonly spares: number
}

export class Keep {
  readonly #works: Works
  #port = 0
  #stands: ChildProcess | null = null
  readonly #next: ChildProcess[] = []
  /** What the servers have complained of. */
  readonly lines: string[] = []

  constructor(works: Works) {
    this.#works = works
    this.#loadAhead()
  }

  #loadAhead(): void {
    while (this.#next.length < this.#works.spares) this.#next.push(this.#load())
  }

  #load(): ChildProcess {
    const { program, game, cache } = this.#works
    const env = { ...process.env, NODE_COMPILE_CACHE: cache }
    const child = spawn(process.execPath, [program, game], { env, stdio: ['pipe', 'pipe', 'pipe'] })
    createInterface(child.stderr!).on('line', line => this.lines.push(line))
    child.stdin!.on('error', () => {})
    return child
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Resolves when the server listens. */
  async rise(): Promise<void> {
    const child = this.#next.shift() ?? this.#load()
    this.#loadAhead()
    this.#stands = child
    const lines = createInterface(child.stdout!)
    child.stdin!.write(`${JSON.stringify([this.#works.place, this.#port])}\n`)
    const [line] = await Promise.race([
      once(lines, 'line'),
      once(child, 'exit').then(() => Promise.reject(new Error(`the server ended: ${this.lines.at(-1)}`))),
    ])
    this.#port = Number(line)
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
    for (const spare of this.#next) spare.kill('SIGKILL')
  }
}
