// A game on the table, with everything that the screen around it needs. Made by session.ts.

import type { Table } from '../../table/intents.ts'
import type { Presentation } from '../../table/presentation.ts'
import type { MapBoard } from '../map/board.ts'
import type { CounterFaces } from '../map/faces.ts'
import type { OnlineTable } from '../online/online-table.ts'
import type { SaveState } from '../store/keeper.ts'
import type { Seat } from '../store/records.ts'

/** Whether the game is saved. */
export interface Saving {
  subscribe(changed: () => void): () => void
  state(): SaveState
  saveNow(): Promise<void>
}

export interface Sitting {
  readonly table: Table
  readonly presentation: Presentation
  readonly board: MapBoard
  readonly faces: CounterFaces
  readonly keeper: Saving
  /** The table of the server, if one keeps this game. */
  readonly online: OnlineTable | null
  readonly seats: readonly Seat[]
  /** How many of its last actions were not to be read from the browser's storage. */
  readonly lost: number
  /** False where the browser keeps no games. */
  readonly isLasting: boolean
  /** Picture of the map around a hex, for the end. */
  picture(hex: string): Promise<string>
  /** Whether the dice kept what was promised when the game began. */
  promise(): 'kept' | 'broken' | 'none'
  /** Goes on from the moment looked at as a game of its own. */
  branch(): void
  /** The same battle again with the same players and options. */
  again(): void
  /** Gives the game up; it is kept with its result. */
  concede(): void
  /** The same battle again, everybody on the other side. */
  rematch(): void
  report(): void
  saveFile(): void
  shareFile(): void
  /** Leaves the table for the start page. */
  leave(): void
  /** Takes up what another tab did with this game. */
  takeUp(): void
  /** Keeps what stands here as a second game. */
  keepAsSecond(): void
  close(): void
}
