// Which port the client is served on. Games are kept by the browser under the address of the page, so the address should
// be the same at every start: a fixed port if it is free, the next ones if it is not.
import { type ClientServer, type Online, serveClient } from './server.ts'

export const PORT = 7938
const TRIES = 8

export type Served =
  | { readonly kind: 'serving'; readonly server: ClientServer; readonly isUsual: boolean }
  /** Another start of the same client is serving already. */
  | { readonly kind: 'running'; readonly address: string }

export async function serveSomewhere(
  folder: string,
  stamp: string,
  first = PORT,
  online: Online | null = null,
): Promise<Served> {
  for (let port = first; port < first + TRIES; port++) {
    try {
      return { kind: 'serving', server: await serveClient(folder, port, online), isUsual: port === first }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') break
      const address = `http://127.0.0.1:${port}/`
      if ((await stampAt(address)) === stamp) return { kind: 'running', address }
    }
  }
  return { kind: 'serving', server: await serveClient(folder, 0, online), isUsual: false }
}

/** The stamp of the client that is served at an address, null if there is none of ours. */
async function stampAt(address: string): Promise<string | null> {
  try {
    const answer = await fetch(`${address}salient.json`, { signal: AbortSignal.timeout(1500) })
    return ((await answer.json()) as { stamp?: string }).stamp ?? null
  } catch {
    return null
  }
}
