// Two seats of one table that play on by what they are told, and remember what was acknowledged.
import type { Action } from '../../engine/game/action.ts'
import type { AnyGame } from '../../engine/game/door.ts'
import type { RecordBody } from '../records.ts'
import type { RecordRow } from '../store/store.ts'
import { Seat } from './seat.ts'

export interface Battle {
  readonly game: AnyGame
  readonly scenario: string
  readonly sides: number
}

export class Duel {
  readonly table: string
  readonly seats: readonly Seat[]
  readonly #battle: Battle
  /** In the order in which they were done. */
  readonly acknowledged: Action[] = []
  #lot: number

  private constructor(battle: Battle, table: string, seats: readonly Seat[], lot: number) {
    this.#battle = battle
    this.table = table
    this.seats = seats
    this.#lot = lot
  }

  /** Opens a table and sits down at it. `addressOf` says where a side finds the server just now. */
  static async begin(battle: Battle, addressOf: (side: number) => string | null, lot: number): Promise<Duel> {
    const { game, scenario, sides } = battle
    const all = Array.from({ length: sides }, (_, side) => side)
    const seats = all.map(side => ({ sides: [side], who: 'person' }))
    const opened = await post(addressOf(0), '/tables', '', {
      game: game.id,
      scenario,
      options: {},
      seats,
      isStrict: false,
    })
    const { id, links } = opened.body as { id: string; links: { seat: number; secret: string }[] }
    const cookies: string[] = []
    for (const side of all) {
      const { secret } = links.find(({ seat }) => seat === side)!
      const share = lotOf(lot + side)
        .toString(16)
        .padStart(32, '0')
      cookies.push(
        (await post(addressOf(0), `/tables/${id}/enter`, '', { secret, player: '', share })).cookie,
      )
    }
    const sat = all.map(
      side => new Seat({ game, side, table: id, cookie: cookies[side], address: () => addressOf(side) }),
    )
    await Promise.all(sat.map(seat => seat.seated()))
    return new Duel(battle, id, sat, lot)
  }

  get isOver(): boolean {
    return this.seats.some(({ isOver }) => isOver)
  }

  /** One action of whoever is asked, acknowledged and heard by whoever acted; false if nobody knows yet that it is his turn. */
  async play(): Promise<boolean> {
    const { game } = this.#battle
    const side = this.seats.findIndex((seat, own) => game.awaited(seat.position())?.side === own)
    if (side < 0) {
      await pause(2)
      return false
    }
    const seat = this.seats[side]
    const legal = game.legal(seat.position(), side)
    this.#lot = lotOf(this.#lot)
    const action = legal[this.#lot % legal.length]
    const { n } = seat
    const reply = await seat.act(action)
    if (reply.ok) {
      this.acknowledged.push(action)
      await seat.toldAfter(n)
      return true
    }
    // Another process has told the other seat and not yet this one; or a player is too quick.
    if (reply.code !== 'stale' && reply.code !== 'too-fast' && reply.code !== 'storage')
      throw new Error(`${reply.code}: ${reply.because} (${JSON.stringify(action)})`)
    await pause(20)
    return false
  }

  /** What is wrong with the records of this table; null if every acknowledged action is there once and in its order. */
  faultIn(rows: readonly RecordRow[], acknowledged: number): string | null {
    const at = rows.findIndex(({ n }, index) => n !== index + 1)
    if (at >= 0) return `record ${rows[at].n} stands in place ${at + 1}`
    if (rows.length < acknowledged) return `${acknowledged - rows.length} acknowledged actions are lost`
    const done = rows.map(({ body }) => JSON.parse(body) as RecordBody)
    const odd = this.acknowledged
      .slice(0, rows.length)
      .findIndex(
        (action, index) =>
          JSON.stringify({ kind: 'act', side: done[index].side, action }) !== JSON.stringify(done[index]),
      )
    if (odd >= 0) return `record ${odd + 1} is not what was acknowledged`
    // What is on its way may have been written and not answered yet.
    return rows.length > this.acknowledged.length + 1
      ? `${rows.length} records, ${this.acknowledged.length} acknowledged`
      : null
  }

  close(): void {
    for (const seat of this.seats) seat.close()
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds))

const lotOf = (lot: number): number => (lot * 48_271 + 11) % 2_147_483_647

async function post(base: string | null, path: string, cookie: string, body: unknown) {
  if (base === null) throw new Error('there is no server')
  const answer = await fetch(`${base}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  const set = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
  return { body: (await answer.json()) as unknown, cookie: set }
}
