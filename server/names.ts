// Which names and pages this server answers to.
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'

const LOOPBACK = ['127.0.0.1', 'localhost', '::1']

/** A page of another site that has had its name pointed here is told nothing. */
export function isOwnName({ headers, socket }: IncomingMessage, isOpen: boolean): boolean {
  const { host } = headers
  if (host === undefined || !URL.canParse(`http://${host}/`)) return false
  const { hostname: bracketed, port } = new URL(`http://${host}/`)
  if (socket.localPort !== undefined && socket.localPort !== Number(port || 80)) return false
  const name = bracketed.replace(/^\[|\]$/g, '').toLowerCase()
  if (LOOPBACK.includes(name)) return true
  if (!isOpen) return false
  const own = hostname().toLowerCase()
  return isIP(name) !== 0 || name === own || name === `${own}.local`
}

/** Where others on the network find this server; none if it answers to this machine only. */
export function addressesFor({ socket }: Pick<IncomingMessage, 'socket'>, isOpen: boolean): string[] {
  if (!isOpen) return []
  const every = Object.values(networkInterfaces()).flatMap(found => found ?? [])
  const own = every.filter(({ family, internal }) => family === 'IPv4' && !internal)
  return own.map(({ address }) => `http://${address}:${socket.localPort}/`)
}

/** The page that asks came from here. Programs that are no browser send no origin. */
export function isOwnOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
