// Who sits at the table and whose turn it is: opponents think, the curtain falls between players.
import type { Action } from '../engine/game/action.ts'
import { areAllies } from '../engine/game/allies.ts'
import { type Awaited, type GameState, PUBLIC } from '../engine/game/game.ts'
import type { Refusal } from '../engine/game/refusal.ts'
import type { Adviser } from './advising.ts'
import type { History } from './history.ts'
import type { Opponent } from './opponents.ts'
import type { Busy, Curtain, SidePicture } from './snapshot.ts'
import type { AnyPresentation } from './stage.ts'
import type { ToldHistory } from './told-history.ts'
import { words } from './words.ts'

/** Who plays a side: somebody at this screen, or an opponent. */
export interface Seat {
  readonly name: string
  readonly opponent: Opponent | null
}

/** Of a match in the page, or of what a server tells. */
export type TableHistory = History<GameState> | ToldHistory

/** Which sides have read their briefing. */
export interface Briefed {
  has(side: number): boolean
  add(side: number): void
}

export interface TableOptions {
  readonly seats: readonly Seat[]
  /** Through whose eyes the table is shown at first; left out: of the first side that is played here, or of the public. */
  readonly viewer?: number
  /** Where every side is told on its own: what this one was told. */
  readonly historyOf?: (viewer: number) => TableHistory
  /** Everybody at this screen may see everything that any of them sees: no curtain. */
  readonly isOpen?: boolean
  /** Every side is told what it plays for before its first decision. */
  readonly briefs?: boolean
  /** The sides that have read it already, kept by whoever opens the table again. */
  readonly briefed?: Briefed
  /** What the others did is shown before a side's first decision of its own turn. */
  readonly recaps?: boolean
  /** Called before each action of an opponent, so that they can be watched. */
  readonly pause?: () => Promise<void>
  /** The side that gave the game up, if one did. */
  readonly conceded?: number | null
  /** Gives hints to whoever sits at the screen; left out, there are none. */
  readonly adviser?: Adviser
}

export class Sitting {
  readonly presentation: AnyPresentation
  readonly #history: TableHistory
  sides: readonly SidePicture[]
  readonly #options: TableOptions
  /** Who sits where now; a player may take over from an opponent that failed. */
  #seats: readonly Seat[]
  /** Called when somebody who is not at this screen has acted, or thinks. */
  readonly #moved: (what: 'position' | 'busy') => void
  viewer: number
  curtain: Curtain | null = null
  busy: Busy | null = null
  #thought: AbortController | null = null
  /** Somebody has sat at this screen since the table was opened. */
  #isSeated = false

  constructor(
    presentation: AnyPresentation,
    history: TableHistory,
    options: TableOptions,
    moved: (what: 'position' | 'busy') => void,
  ) {
    this.presentation = presentation
    this.#history = history
    this.#options = options
    this.#seats = options.seats
    this.#moved = moved
    this.sides = options.seats.map(({ name, opponent }, side) => ({
      side,
      name: presentation.sideName(history.scenario, side),
      player: name,
      isHuman: opponent === null,
    }))
    // -1, where nobody sits at this screen, is the public.
    this.viewer = options.viewer ?? options.seats.findIndex(seat => seat.opponent === null)
  }

  get history(): TableHistory {
    return this.#options.historyOf?.(this.viewer) ?? this.#history
  }

  /** Nobody at this screen plays: the table is looked at, and nothing on it is touched. */
  get isWatched(): boolean {
    return !this.sides.some(side => side.isHuman)
  }

  isHuman = (side: number): boolean => this.sides[side]?.isHuman ?? false

  get awaited(): Awaited | null {
    return this.presentation.game.awaited(this.history.state)
  }

  /** Turns to whoever must be asked, or lets him think. */
  settle(): void {
    this.turn()
    this.#think()
  }

  /** Turns the screen to the side that decides; if that would give something away, the curtain falls first. */
  turn(): void {
    const awaited = this.awaited
    this.curtain = null
    if (awaited === null || !this.isHuman(awaited.side)) return
    if (awaited.side === this.viewer) {
      this.#isSeated = true
      return
    }
    const { presentation, history } = this
    // Whoever watched and goes on for an opponent that failed has seen the map already.
    const secret =
      this.viewer === PUBLIC || this.#shareSight(this.viewer, awaited.side)
        ? null
        : presentation.secret(history.state, this.viewer, awaited.side)
    if (secret === null) {
      this.viewer = awaited.side
      this.#isSeated = true
      return
    }
    const { title } = presentation.desk(presentation.see(history.state, awaited.side), []).prompt
    this.curtain = {
      to: this.sides[awaited.side],
      from: this.#isSeated ? this.sides[this.viewer] : null,
      isBegun: history.position > 0,
      detail: title,
      reason: secret,
    }
  }

  /** Allies see each other's things, and whoever has given his name to several sides leads them all. */
  #shareSight(one: number, other: number): boolean {
    if (this.#options.isOpen) return true
    const { presentation, history, sides } = this
    const scenario = presentation.game.scenarios.find(({ id }) => id === history.scenario)!
    const isOnePlayer = sides[one].isHuman && sides[one].player === sides[other].player
    return isOnePlayer || areAllies(scenario, one, other)
  }

  openCurtain(): void {
    if (this.curtain === null) return
    this.viewer = this.curtain.to.side
    this.#isSeated = true
    this.curtain = null
    this.history.settle()
  }

  /** Takes back or does again, in a game of this page. */
  travel(how: 'undo' | 'redo'): boolean {
    const { history } = this
    if (this.conceded !== null || history.isTold) return false
    this.#thought?.abort()
    const done = how === 'undo' ? history.undo(this.isHuman) : history.redo()
    if (done) this.turn()
    this.#think()
    return done
  }

  // ——— Opponents ———

  /** The side that gave the game up, null while it is played. */
  get conceded(): number | null {
    return this.#conceded ?? this.#options.conceded ?? this.history.conceded
  }

  #conceded: number | null = null

  /** Whoever sits at the screen gives the game up: nobody is asked for anything any more. */
  concede(): void {
    this.#conceded = this.viewer
    this.#thought?.abort()
    this.busy = null
  }

  #think(): void {
    this.#thought?.abort()
    this.#thought = null
    if (this.conceded !== null) return
    const awaited = this.awaited
    const seat = awaited === null ? undefined : this.#seats[awaited.side]
    if (awaited === null || !seat?.opponent) {
      this.busy = null
      return
    }
    this.busy = {
      side: awaited.side,
      text: seat.opponent.waits ?? words.thinking(seat.name),
      progress: null,
      canHurry: false,
      hasFailed: false,
    }
    const thought = new AbortController()
    this.#thought = thought
    this.#ask(seat.opponent, awaited.side, thought.signal).catch(error => {
      if (!thought.signal.aborted) this.#hasFailed(error)
    })
  }

  async #ask(opponent: Opponent, side: number, signal: AbortSignal): Promise<void> {
    const { game } = this.presentation
    const { history } = this
    const { state, position } = history
    const number = history.isTold ? position : history.number
    const question = {
      game: game.id,
      rules: game.rulesVersion,
      side,
      position,
      view: () => game.view(state, side),
      legal: () => game.legal(state, side),
    }
    const action = await opponent.choose(question, signal, (progress, canHurry) => {
      if (signal.aborted || this.busy === null) return
      this.busy = { ...this.busy, progress, canHurry }
      this.#moved('busy')
    })
    await this.#options.pause?.()
    if (signal.aborted) return
    const refusals = this.#actFor(side, action, number)
    if (refusals === null) this.#acted()
    else this.#hasFailed(refusals[0].because)
  }

  #actFor(side: number, action: Action, decidedOn: number): readonly Refusal[] | null {
    const { history } = this
    if (history.isTold) return []
    history.beginGroup()
    return history.act(side, action, decidedOn)
  }

  /** An opponent gave no answer, or none that can be used. Nothing is played in its name: the player decides how to go on. */
  #hasFailed(why: unknown): void {
    this.lastFault = String(why)
    if (this.busy === null) return
    const { player } = this.sides[this.busy.side]
    this.busy = { ...this.busy, text: words.failed(player), progress: null, canHurry: false, hasFailed: true }
    this.#moved('busy')
  }

  /** Why an opponent's answer could not be used, for reports. */
  lastFault: string | null = null

  /** The same question once more, after an opponent has failed. */
  askAgain(): void {
    if (!this.busy?.hasFailed) return
    this.#think()
    this.#moved('busy')
  }

  /** Whoever sits at this screen goes on for an opponent that has failed. */
  takeOver(): void {
    if (!this.busy?.hasFailed) return
    const { side } = this.busy
    this.#seats[side].opponent?.close?.()
    this.#seats = this.#seats.with(side, { ...this.#seats[side], opponent: null })
    this.sides = this.sides.with(side, { ...this.sides[side], isHuman: true })
    this.#acted()
  }

  #acted(): void {
    this.settle()
    this.#moved('position')
  }

  /** Whoever thinks plays the best that it has found so far. */
  hurry(): void {
    const awaited = this.awaited
    if (awaited !== null && this.busy?.canHurry) this.#seats[awaited.side].opponent?.hurry?.()
  }

  close(): void {
    this.#thought?.abort()
    for (const { opponent } of this.#seats) opponent?.close?.()
  }
}
