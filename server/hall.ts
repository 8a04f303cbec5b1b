// Where the tables stand: games in play are kept in memory, every deed is written before anybody hears of it.
import type { Action } from '../engine/game/action.ts'
import type { ReplyCode, Told } from '../engine/wire/protocol.ts'
import type { Hosted, Telling } from './hosted.ts'
import { type Beginning, hostedAtBeginning } from './openings.ts'
import { type Past, pastOf } from './past.ts'
import type { RecordBody } from './records.ts'
import type { RecordRow, Store } from './store/store.ts'
import { StoreTrouble } from './store/trouble.ts'

/** Somebody who is told. */
export interface Listener {
  readonly viewers: readonly number[]
  told(viewer: number, told: Told): void
  /** What was told no longer holds: ask for the view again. */
  startOver(): void
}

export type Answer =
  | { readonly ok: true; readonly done: number }
  | {
      readonly ok: false
      readonly code: ReplyCode
      readonly because: string
      readonly rule?: string
      readonly done: number
    }

const no = (code: ReplyCode, because: string, rule?: string, done = 0): Answer => ({
  ok: false,
  code,
  because,
  ...(rule !== undefined && { rule }),
  done,
})

interface Place {
  hosted: Promise<Hosted> | null
  readonly listeners: Set<Listener>
  /** What is done to a table is done one after the other. */
  last: Promise<unknown>
  waiting: number
}

const MOVED_ON = 'the game has moved on since this was decided'

/** So many games keep everything at hand; of the others only the positions stay in memory. */
const MOST_AWAKE = 400

/** A deed as it is asked for: by whom, on which message of his stream, and what. */
export interface Deed {
  readonly table: string
  readonly seat: number
  readonly side: number
  /** The newest message of the side's stream that the decision was made on; null where that does not matter. */
  readonly at: number | null
  /** Repeated, it gets its first answer. Null for computer players, who do not repeat themselves. */
  readonly request: string | null
}

export class Hall {
  readonly store: Store
  readonly #places = new Map<string, Place>()
  /** Called after everything that was done to a table. */
  readonly #done: (table: string, hosted: Hosted) => void
  readonly #begin: Beginning

  constructor(
    store: Store,
    done: (table: string, hosted: Hosted) => void = () => {},
    begin: Beginning = hostedAtBeginning,
  ) {
    this.store = store
    this.#begin = begin
    this.#done = done
  }

  #place(table: string): Place {
    let place = this.#places.get(table)
    if (place === undefined) {
      place = { hosted: null, listeners: new Set(), last: Promise.resolve(), waiting: 0 }
      this.#places.set(table, place)
    }
    return place
  }

  /** The game of a table, opened if it is not; null before it has begun. */
  async #hosted(table: string): Promise<Hosted | null> {
    const place = this.#place(table)
    place.hosted ??= this.#open(table)
    try {
      const hosted = await place.hosted
      this.#wake(table, hosted)
      return hosted
    } catch (error) {
      place.hosted = null
      if (error instanceof NotBegun) return null
      throw error
    }
  }

  /** The games that something happened at last, the newest at the end. */
  readonly #awake = new Map<string, Hosted>()

  #wake(table: string, hosted: Hosted): void {
    this.#awake.delete(table)
    this.#awake.set(table, hosted)
    if (this.#awake.size <= MOST_AWAKE) return
    const [[oldest, resting]] = this.#awake
    this.#awake.delete(oldest)
    resting.rest()
  }

  async #open(table: string): Promise<Hosted> {
    const row = await this.store.table(table)
    if (row === undefined || row.shares === null) throw new NotBegun()
    const hosted = await this.#begin(row)
    hosted.fold(await this.store.records(table))
    return hosted
  }

  /**
   * From here on the listener is told of everything. `now` is called between two deeds, with the game as it is on the disk, or
   * null before it has begun.
   */
  async listen(table: string, listener: Listener, now: (hosted: Hosted | null) => void): Promise<() => void> {
    const place = this.#place(table)
    await this.#inTurn(place, async () => {
      now(await this.#hosted(table))
      place.listeners.add(listener)
    })
    return () => {
      place.listeners.delete(listener)
    }
  }

  /** What is on the disk, between two deeds. */
  look<T>(table: string, at: (hosted: Hosted | null) => T): Promise<T> {
    return this.#inTurn(this.#place(table), async () => at(await this.#hosted(table)))
  }

  /** One after the other at each table. */
  async #inTurn<T>(place: Place, what: () => Promise<T>): Promise<T> {
    place.waiting += 1
    const done = place.last.then(what)
    place.last = done.catch(() => {})
    try {
      return await done
    } finally {
      place.waiting -= 1
    }
  }

  act(deed: Deed, actions: readonly Action[]): Promise<Answer> {
    const bodies = actions.map((action): RecordBody => ({ kind: 'act', side: deed.side, action }))
    return this.#do(deed, bodies)
  }

  takeBack(deed: Deed, count: number): Promise<Answer> {
    return this.#do(deed, [{ kind: 'take-back', side: deed.side, count }])
  }

  concede(deed: Deed): Promise<Answer> {
    return this.#do(deed, [{ kind: 'concede', side: deed.side }])
  }

  #do(deed: Deed, bodies: readonly RecordBody[]): Promise<Answer> {
    const place = this.#place(deed.table)
    return this.#inTurn(place, () => this.#doNow(place, deed, bodies))
  }

  async #doNow(place: Place, deed: Deed, bodies: readonly RecordBody[]): Promise<Answer> {
    try {
      const hosted = await this.#hosted(deed.table)
      if (hosted === null) return no('not-begun', 'this game has not begun')
      // Whatever was done before finds its game over or moved on: only then its first answer is looked for.
      if (hosted.outcome !== null) return (await this.#firstAnswer(deed)) ?? no('over', 'this game is over')
      if (deed.at !== null && hosted.lastTold(deed.side) !== deed.at)
        return (await this.#firstAnswer(deed)) ?? no('stale', MOVED_ON)
      return await this.#carryOut(place, hosted, deed, bodies)
    } catch (error) {
      if (!(error instanceof StoreTrouble)) throw error
      const answer = this.#forget(place, deed.table, error)
      if (error.code === 'away') throw new Unanswered(error.message)
      // Another process may have written this very deed a moment ago, and died before it could say so.
      return (error.code === 'taken' ? await this.#writtenAnswer(deed) : null) ?? answer
    }
  }

  async #writtenAnswer(deed: Deed): Promise<Answer | null> {
    try {
      return await this.#firstAnswer(deed)
    } catch (error) {
      throw error instanceof StoreTrouble ? new Unanswered(error.message) : error
    }
  }

  async #firstAnswer({ table, seat, request }: Deed): Promise<Answer | null> {
    if (request === null) return null
    const text = await this.store.answer(table, seat, request)
    return text === undefined ? null : JSON.parse(text)
  }

  async #carryOut(place: Place, hosted: Hosted, deed: Deed, bodies: readonly RecordBody[]): Promise<Answer> {
    const rows: RecordRow[] = []
    const tellings: Telling[] = []
    let answer: Answer = { ok: true, done: bodies.length }
    for (const body of bodies) {
      const judged = hosted.judge(body)
      if (!judged.ok) {
        const [{ rule, because }] = judged.refusals
        answer = no(body.kind === 'act' ? 'refused' : 'nothing-to-take-back', because, rule, rows.length)
        break
      }
      rows.push(judged.row)
      tellings.push(judged.telling)
      if (hosted.outcome !== null) break
    }
    if (rows.length === 0) return answer
    await this.store.write({
      table: deed.table,
      records: rows,
      answer:
        deed.request === null
          ? null
          : { seat: deed.seat, request: deed.request, text: JSON.stringify(answer) },
      overAt: hosted.outcome === null ? null : Date.now(),
    })
    for (const telling of tellings) hosted.remember(telling)
    this.#tell(place, hosted, tellings)
    this.#done(deed.table, hosted)
    return answer
  }

  #tell({ listeners }: Place, { viewers }: Hosted, tellings: readonly Telling[]): void {
    for (const listener of listeners)
      for (const telling of tellings)
        for (const [index, told] of telling.entries())
          if (told !== null && listener.viewers.includes(viewers[index])) listener.told(viewers[index], told)
  }

  /** What could not be written has not happened: the game is read again from what is on the disk. */
  #forget(place: Place, table: string, { code }: StoreTrouble): Answer {
    place.hosted = null
    if (code === 'taken') {
      void this.readNews(table)
      return no('stale', MOVED_ON)
    }
    for (const listener of place.listeners) listener.startOver()
    return no(
      'storage',
      code === 'full'
        ? 'the server has no room to write this down; it was not done, and can be tried again when there is room'
        : 'the server cannot write this down just now; it was not done, and can be tried again',
    )
  }

  /** Another process has written to this table. */
  async readNews(table: string): Promise<void> {
    const place = this.#places.get(table)
    if (place === undefined || (place.hosted === null && place.listeners.size === 0)) return
    await this.#inTurn(place, async () => {
      const known = place.hosted === null ? null : await place.hosted
      const fresh = await this.store.records(table, known?.n ?? 0)
      if (known !== null && fresh.length === 0) return
      place.hosted = null
      for (const listener of place.listeners) listener.startOver()
    })
  }

  async past(table: string, viewer: number): Promise<Past> {
    const row = await this.store.table(table)
    if (row === undefined) throw new Error(`there is no table ${table}`)
    return pastOf(await this.#begin(row, viewer), await this.store.records(table), viewer)
  }

  /** Games that nobody looks at leave the memory; they are opened again when somebody comes. */
  clear(): void {
    for (const [id, { listeners, waiting }] of this.#places) {
      if (listeners.size > 0 || waiting > 0) continue
      this.#places.delete(id)
      this.#awake.delete(id)
    }
  }
}

class NotBegun extends Error {}

/** The database does not say whether it was written: nothing is said, and whoever asks again under the same id is told when it is known. */
export class Unanswered extends Error {}
