// The house: its tables, who is at them, and the computer players.

import { sharedChance } from '../engine/journal/chance.ts'
import { writeJournal } from '../engine/journal/journal.ts'
import type { Push } from '../engine/wire/protocol.ts'
import { ENTRIES } from '../games/index.ts'
import { rulesOf } from '../games/rules.ts'
import { Computers } from './computers.ts'
import { Hall } from './hall.ts'
import type { Hosted } from './hosted.ts'
import type { Beginning } from './openings.ts'
import { Page, type Said } from './page.ts'
import { type Attendance, Presence } from './presence.ts'
import type { Store } from './store/store.ts'
import { Impossible } from './tables.ts'
import { Thinkers } from './thinkers.ts'

/** Milliseconds after which games that nobody looks at leave the memory. */
const TIDY = 60_000

interface Sat {
  readonly table: string
  readonly seats: readonly number[]
  readonly page: Page
}

export class Rooms {
  readonly log: (line: string) => void
  readonly #hall: Hall
  readonly #presence: Presence
  readonly #computers: Computers
  readonly #sat = new Set<Sat>()
  readonly #tidy: NodeJS.Timeout
  #deafen: () => Promise<void> = async () => {}

  private constructor(store: Store, threads: number, log: (line: string) => void, begin?: Beginning) {
    this.log = log
    this.#presence = new Presence(store)
    this.#computers = new Computers(new Thinkers(threads))
    const done = (table: string, hosted: Hosted) => {
      this.#computers.look(this.#hall, table)
      if (hosted.outcome !== null) this.changed(table)
    }
    this.#hall = new Hall(store, done, begin)
    this.#tidy = setInterval(() => this.tidy(), TIDY)
    this.#tidy.unref()
  }

  /** `begin` makes games from other positions than their first, to try them. */
  static async open(
    store: Store,
    threads: number,
    log: (line: string) => void,
    begin?: Beginning,
  ): Promise<Rooms> {
    const rooms = new Rooms(store, threads, log, begin)
    rooms.#deafen = await store.listen(
      (news, table) =>
        void (news === 'deed' ? rooms.#hall.readNews(table) : rooms.#readRoom(table)).catch(() => {}),
    )
    return rooms
  }

  /** Another process has sat somebody down, passed on what he said, or made a new link. */
  async #readRoom(table: string): Promise<void> {
    const here = [...this.#sat].filter(sat => sat.table === table)
    if (here.length === 0) return
    this.#computers.forget(table)
    for (const { page } of here) await page.catchUp()
    this.changed(table)
  }

  /** Whose decision it is, and who gave up: what everybody at the table may know. */
  standing = (table: string): Promise<{ awaited: number | null; conceded: number | null }> =>
    this.#hall.look(table, hosted => ({
      awaited: hosted?.awaitedSide ?? null,
      conceded: hosted?.concededSide ?? null,
    }))

  attendance = (table: string): Attendance => this.#presence.of(table)

  /** Games that can be played at a table. */
  async games() {
    const games = await Promise.all(
      ENTRIES.filter(({ isRulesOnly }) => !isRulesOnly).map(({ id }) => rulesOf(id)),
    )
    return games.map(game => ({ id: game!.id, title: game!.title, rulesVersion: game!.rulesVersion }))
  }

  /** A page sits down; null if its browser has no seat at this table. */
  async page(
    table: string,
    session: string,
    since: readonly (readonly [number, number])[],
    push: (push: Push) => void,
  ): Promise<Page | null> {
    const { store } = this.#hall
    const [row, seats] = await Promise.all([store.table(table), store.granted(session, table)])
    if (row === undefined || (seats.length === 0 && row.host !== session)) return null
    const page = new Page({
      hall: this.#hall,
      presence: this.#presence,
      row,
      session,
      seats,
      since,
      push,
      said: said => this.#tellAll(table, said),
    })
    const sat = { table, seats, page }
    this.#sat.add(sat)
    page.onLeave(() => this.#sat.delete(sat))
    await page.sitDown()
    this.#computers.look(this.#hall, table)
    return page
  }

  #tellAll(table: string, said: Said): void {
    for (const sat of this.#sat) if (sat.table === table) sat.page.tellSaid(said)
  }

  /** Who sits where has changed, or play has begun or ended. */
  changed(table: string): void {
    this.#presence.refresh(table)
    for (const sat of this.#sat) if (sat.table === table) void sat.page.beginIfBegun().catch(() => {})
    this.#computers.look(this.#hall, table)
  }

  /** A computer player holds a seat now, or no longer. */
  manned(table: string, seat: number): void {
    this.#computers.forget(table)
    this.dismiss(table, seat)
    this.changed(table)
  }

  /** The link by which these pages came does not hold any more. */
  dismiss(table: string, seat: number): void {
    for (const sat of this.#sat) if (sat.table === table && sat.seats.includes(seat)) sat.page.dismiss()
  }

  /** The whole game, once it is over. */
  async journal(table: string): Promise<string> {
    const row = await this.#hall.store.table(table)
    if (row === undefined) throw new Impossible('There is no such table.')
    if (row.over_at === null) throw new Impossible('The whole game can be had when it is over.')
    const journal = await this.#hall.look(table, hosted => hosted!.journal())
    return writeJournal({ ...journal, chance: sharedChance(row.seed, JSON.parse(row.shares!)) })
  }

  /** Games that nobody looks at leave the memory. */
  tidy(): void {
    this.#hall.clear()
  }

  async close(): Promise<void> {
    clearInterval(this.#tidy)
    for (const { page } of this.#sat) page.leave()
    await Promise.all([this.#computers.close(), this.#deafen()])
  }
}
