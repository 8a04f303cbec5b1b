// What a page asks the game server over HTTP.
import type { Options } from '../../engine/game/game.ts'
import type { SeatSpec, TableCard } from '../../engine/wire/protocol.ts'

/** A table as this browser knows it. */
export interface OwnTable extends TableCard {
  /** The seats that this browser may use; -1 for looking on. */
  readonly mine: readonly number[]
  readonly isHost: boolean
  /** The side whose decision it is, while the game goes on. */
  readonly awaited?: number | null
  /** The side that gave the game up. */
  readonly conceded?: number | null
}

export interface SeatLink {
  readonly seat: number
  readonly secret: string
}

/** The server said no, in a sentence for the player. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

/** There is no game server behind this page, or it cannot be reached. */
export class NoServer extends Error {
  override readonly name = 'NoServer'
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`api${path}`, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    credentials: 'same-origin',
    cache: 'no-store',
  }).catch(() => {
    throw new NoServer()
  })
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false
  if (!isJson) throw new NoServer()
  const said = (await answer.json()) as T & { readonly because?: string }
  if (!answer.ok) throw new Refused(said.because ?? '')
  return said
}

export interface WantedTable {
  readonly game: string
  readonly scenario: string
  readonly options: Options
  readonly seats: readonly SeatSpec[]
}

export const openTable = (wanted: WantedTable) =>
  ask<{ readonly id: string; readonly links: readonly SeatLink[] }>('/tables', { ...wanted, isStrict: false })

export const ownTables = () => ask<readonly OwnTable[]>('/tables')

export const tableCard = (id: string) => ask<OwnTable>(`/tables/${id}`)

/** Where others find this server: empty if it answers to this machine only. */
export const houseAddresses = async () =>
  (await ask<{ readonly addresses: readonly string[] }>('/house')).addresses

/** Sits down; everybody adds 128 bits to the dice. `isAgain`: the player sits there already, on another device. */
export const enterTable = (id: string, secret: string, player: string, isAgain = false) =>
  ask<{ readonly seat: number }>(`/tables/${id}/enter`, { secret, player, share: newShare(), isAgain })

export const renewLink = (id: string, seat: number) =>
  ask<{ readonly secret: string }>(`/tables/${id}/link`, { seat })

/** 'person', or the name of a level. */
export const manSeat = (id: string, seat: number, who: string) =>
  ask<{ readonly secret: string | null }>(`/tables/${id}/who`, { seat, who })

export const nameSeat = (id: string, seat: number, player: string) =>
  ask<object>(`/tables/${id}/name`, { seat, player })

/** The whole game as a file; only when it is over. */
export async function wholeJournal(id: string): Promise<string> {
  const answer = await fetch(`api/tables/${id}/journal`, { cache: 'no-store' }).catch(() => {
    throw new NoServer()
  })
  const text = await answer.text()
  if (answer.ok) return text
  throw new Refused((JSON.parse(text) as { because?: string }).because ?? '')
}

function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
