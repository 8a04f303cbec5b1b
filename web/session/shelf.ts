// The shelf of this browser: its database, or memory where it has none. Opened once.
import { databaseShelf } from '../store/database.ts'
import type { Wire } from '../store/keeper.ts'
import { memoryShelf, type Shelf } from '../store/shelf.ts'

let shelf: Promise<Shelf> | null = null

export function theShelf(): Promise<Shelf> {
  shelf ??= databaseShelf().catch(() => memoryShelf())
  return shelf
}

/** What tabs of this browser tell each other about games. */
export function newWire(): Wire | null {
  return typeof BroadcastChannel === 'undefined' ? null : (new BroadcastChannel('salient.games') as Wire)
}
