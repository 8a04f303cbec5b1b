// The game server of this machine: where its games are kept, and whom it answers.
import { availableParallelism, networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { Store } from '../server/store/store.ts'
import { StoreTrouble } from '../server/store/trouble.ts'
import type { Online } from '../web/build/server.ts'
import { dataFolder } from './play/save.ts'
import { Problem } from './problem.ts'

export const HOUSE_OPTIONS = {
  host: { type: 'string' },
  data: { type: 'string' },
} as const

export const HOUSE_USAGE = `  --host ADDRESS let others in: 0.0.0.0 is everybody on your network (usual: this machine only)
  --data FILE    keep online games in this file (usual: games.sqlite in your data folder); with DATABASE_URL=postgres://…
                 in the environment they are kept by PostgreSQL`

const LOOPBACK = '127.0.0.1'

export interface HouseValues {
  readonly host?: string
  readonly data?: string
}

/** Throws a `Problem` in one line if the games cannot be kept there. */
export async function openHouse({ host = LOOPBACK, data }: HouseValues): Promise<Online> {
  const place = data ?? process.env.DATABASE_URL ?? join(dataFolder(process.env), 'games.sqlite')
  try {
    const store = await Store.open(place)
    const threads = Math.max(1, availableParallelism() - 1)
    return { host, parts: { store, threads, isOpen: host !== LOOPBACK, log: line => console.error(line) } }
  } catch (error) {
    throw error instanceof StoreTrouble ? new Problem(error.message) : error
  }
}

/** Where others on the network find this machine. */
export function addressesOf({ host }: Online, port: number): string[] {
  if (host === LOOPBACK) return []
  const every = Object.values(networkInterfaces()).flatMap(found => found ?? [])
  const own = every.filter(({ family, internal }) => family === 'IPv4' && !internal)
  const names = host === '0.0.0.0' || host === '::' ? own.map(({ address }) => address) : [host]
  return names.map(name => `http://${name}:${port}/`)
}
