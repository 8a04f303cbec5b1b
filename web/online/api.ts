// What a page asks the game server over HTTP.
import { commitment } from '../../engine/dice/commitment.ts'
import type { Options } from '../../engine/game/game.ts'
import type { SeatSpec, TableCard } from '../../engine/wire/protocol.ts'
import { remembered, rememberShare } from './memory.ts'

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
  readonly code: string

  constructor(because: string, code = '') {
    super(because)
    this.code = code
  }
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
  const said = (await answer.json()) as T & { readonly because?: string; readonly code?: string }
  if (!answer.ok) throw new Refused(said.because ?? '', said.code)
  return said
}

export interface WantedTable {
  readonly game: string
  readonly scenario: string
  readonly options: Options
  readonly seats: readonly SeatSpec[]
  /** Everybody promises his share of the dice before anybody shows one. */
  readonly isStrict: boolean
}

export const openTable = (wanted: WantedTable) =>
  ask<{ readonly id: string; readonly links: readonly SeatLink[] }>('/tables', wanted)

export const ownTables = () => ask<readonly OwnTable[]>('/tables')

export const tableCard = (id: string) => ask<OwnTable>(`/tables/${id}`)

/** Where others find this server: empty if it answers to this machine only. */
export const houseAddresses = async () =>
  (await ask<{ readonly addresses: readonly string[] }>('/house')).addresses

/**
 * Sits down; everybody adds 128 bits to the dice. They are promised, and only shown at once where the table is no strict one.
 * `isAgain`: the player sits there already, on another device.
 */
export async function enterTable(
  id: string,
  secret: string,
  player: string,
  isAgain = false,
): Promise<{ readonly seat: number }> {
  const own = newShare()
  const enter = (share: string) =>
    ask<{ readonly seat: number }>(`/tables/${id}/enter`, { secret, player, share, isAgain })
  rememberShare(id, own)
  try {
    return await enter(commitment(own))
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'share-wanted') throw error
    return enter(own)
  }
}

/** Everybody has promised: of the shares that this page has made for the table, one is that of the seat. */
export async function showShare(id: string, seat: number): Promise<void> {
  for (const share of remembered(id).shares)
    await ask<object>(`/tables/${id}/share`, { seat, share }).catch(error => {
      if (!(error instanceof Refused)) throw error
    })
}

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
