// Servers are killed at random moments while many play. Nothing that was acknowledged may be lost, nothing done twice, and everybody goes on
// by himself.
import { join } from 'node:path'
import { Store } from '../store/store.ts'
import { type Battle, Duel } from './duel.ts'
import { Keep } from './keep.ts'
import { bundledProgram } from './program.ts'

export interface Siege {
  readonly battle: Battle
  /** A SQLite file, or the address of a PostgreSQL database. */
  readonly place: string
  /** More than one only on PostgreSQL. */
  readonly servers: number
  readonly tables: number
  readonly kills: number
  /** It ends after so many, whatever the kills. */
  readonly minutes: number
  readonly seed: number
  /** A folder for the program of the servers and for what Node has compiled of it. */
  readonly folder: string
  /** After every kill. */
  told?(kills: number): void
}

export interface Besieged {
  readonly kills: number
  readonly games: number
  readonly acknowledged: number
  /** How often a seat found its server gone and came back. */
  readonly returns: number
  readonly faults: readonly string[]
  /** What the servers complained of. */
  readonly lines: readonly string[]
}

/** Milliseconds that a player thinks, at most; a page may ask twenty times a second. */
const THOUGHT = 60

/** Milliseconds under load before the next kill, at most. */
const LONGEST = 250

/** On a busy machine a server is loaded for longer than it stands. */
const SPARES = 2

/** Milliseconds in which every game goes on after the last kill, on a machine as busy as it may be. */
const PATIENCE = 120_000

export async function besiege(siege: Siege): Promise<Besieged> {
  const { place, battle, folder } = siege
  const program = await bundledProgram(join(folder, 'program'))
  const works = { place, game: battle.game.id, program, cache: join(folder, 'compiled'), spares: SPARES }
  const keeps = Array.from({ length: siege.servers }, () => new Keep(works))
  try {
    return await new Besieging(siege, keeps).run()
  } finally {
    for (const keep of keeps) keep.close()
  }
}

class Besieging {
  readonly #siege: Siege
  readonly #keeps: readonly Keep[]
  readonly #duels: Duel[] = []
  readonly #faults: string[] = []
  readonly #begun = performance.now()
  #lot: number
  #isOver = false
  #kills = 0
  #games = 0
  #acknowledged = 0
  #returns = 0

  constructor(siege: Siege, keeps: readonly Keep[]) {
    this.#siege = siege
    this.#keeps = keeps
    this.#lot = siege.seed
  }

  #below(n: number): number {
    this.#lot = (this.#lot * 48_271 + 7) % 2_147_483_647
    return this.#lot % n
  }

  get #isGoingOn(): boolean {
    const { kills, minutes } = this.#siege
    return (
      this.#kills < kills && this.#faults.length === 0 && performance.now() - this.#begun < minutes * 60_000
    )
  }

  async run(): Promise<Besieged> {
    for (const keep of this.#keeps) await keep.rise()
    const players = Array.from({ length: this.#siege.tables }, (_, table) => this.#playOn(table))
    try {
      while (this.#isGoingOn) await this.#killOne()
      await this.#everybodyGoesOn()
    } finally {
      this.#isOver = true
      for (const duel of this.#duels) duel.close()
      await Promise.all(players)
    }
    return {
      kills: this.#kills,
      games: this.#games,
      acknowledged: this.#acknowledged,
      returns: this.#returns,
      faults: this.#faults,
      lines: this.#keeps.flatMap(({ lines }) => lines),
    }
  }

  /** Games at one table after the other, each to its end. */
  async #playOn(table: number): Promise<void> {
    try {
      for (let game = 0; !this.#isOver; game++) {
        const duel = await this.#begin(table * 1000 + game)
        if (duel === null) return
        await this.#playOut(duel)
      }
    } catch (error) {
      if (!this.#isOver) this.#faults.push(error instanceof Error ? error.message : String(error))
    }
  }

  async #playOut(duel: Duel): Promise<void> {
    try {
      while (!this.#isOver && !duel.isOver) {
        if (await duel.play()) this.#acknowledged += 1
        await pause(this.#below(THOUGHT))
      }
    } finally {
      // A seat that is left in the middle of a question has come back as often as any other.
      this.#returns += duel.seats.reduce((sum, { returns }) => sum + returns, 0)
    }
  }

  /** A table cannot be opened while the server is down: it is tried until it stands again. */
  async #begin(lot: number): Promise<Duel | null> {
    const addressOf = (side: number) =>
      this.#isOver ? null : this.#keeps[(side + this.#kills) % this.#keeps.length].address
    while (!this.#isOver) {
      const duel = await Duel.begin(this.#siege.battle, addressOf, lot + 1).catch(() => null)
      if (duel === null) {
        await pause(10)
        continue
      }
      if (this.#isOver) duel.close()
      this.#games += 1
      this.#duels.push(duel)
      return duel
    }
    return null
  }

  async #killOne(): Promise<void> {
    const before = this.#acknowledged
    await pause(this.#below(LONGEST))
    const keep = this.#keeps[this.#below(this.#keeps.length)]
    await keep.fall()
    await this.#look()
    this.#kills += 1
    await keep.rise()
    // Somebody must have gone on, or the next kill would find nobody.
    while (this.#acknowledged === before && this.#faults.length === 0) await pause(5)
    this.#siege.told?.(this.#kills)
  }

  /** Every game that was in play at the last kill is answered once more, or ends. */
  async #everybodyGoesOn(): Promise<void> {
    const before = this.#duels.map(duel => ({ duel, acknowledged: duel.acknowledged.length }))
    const last = performance.now() + PATIENCE
    const stuck = () =>
      before.filter(({ duel, acknowledged }) => !duel.isOver && duel.acknowledged.length === acknowledged)
    while (stuck().length > 0 && this.#faults.length === 0) {
      if (performance.now() > last) this.#faults.push(`table ${stuck()[0].duel.table} did not go on`)
      await pause(5)
    }
  }

  /** The records, read from the database itself. */
  async #look(): Promise<void> {
    const store = await Store.open(this.#siege.place)
    try {
      for (const duel of [...this.#duels]) {
        const acknowledged = duel.acknowledged.length
        const fault = duel.faultIn(await store.records(duel.table), acknowledged)
        if (fault !== null) this.#faults.push(`table ${duel.table}, kill ${this.#kills + 1}: ${fault}`)
        // A game that was over before is looked at for the last time.
        if (duel.isOver) {
          duel.close()
          this.#duels.splice(this.#duels.indexOf(duel), 1)
        }
      }
    } finally {
      await store.close()
    }
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds))
