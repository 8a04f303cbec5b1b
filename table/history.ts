// The match with its past: what each action caused, what each side heard of it, and the way back.
import { failure, type Result, success } from '../engine/files/result.ts'
import type { Action, GameEvent } from '../engine/game/action.ts'
import type { GameState, Options } from '../engine/game/game.ts'
import type { Refusal } from '../engine/game/refusal.ts'
import { branchedChance, diceOf } from '../engine/journal/chance.ts'
import type { Chance, Journal } from '../engine/journal/journal.ts'
import { Match } from '../engine/journal/match.ts'
import type { LogLine, Past, Presentation, Sight } from './presentation.ts'

/** One action of the past, and what came of it. */
export interface Deed extends Past {
  readonly action: Action
  /** Deeds of one intent are taken back together. */
  readonly group: number
  /** A die fell or something was shown: nothing before the end of it can be taken back. */
  readonly isFinal: boolean
  /** By side. */
  readonly heard: readonly (readonly GameEvent[])[]
  readonly lines: readonly (readonly LogLine[])[]
}

/** States are kept at every so many actions, so that any moment of the past is near one. */
const STRIDE = 16

/** A phase or a turn begins with it. */
const isHeading = (lines: readonly LogLine[]): boolean =>
  lines.some(({ weight }) => weight === 'phase' || weight === 'turn')

type AnyPresentation<G extends GameState> = Presentation<G, Sight<G>>

export class History<G extends GameState> {
  readonly #presentation: AnyPresentation<G>
  readonly #match: Match<G>
  readonly #sides: number
  readonly #deeds: Deed[] = []
  #undone: Deed[][] = []
  readonly #kept: G[]
  #looked: { position: number; state: G } | null = null
  #group = 0
  /** What a file contained cannot be taken back, nor what was done before the screen went to somebody else. */
  #fixed = 0

  private constructor(presentation: AnyPresentation<G>, match: Match<G>, start: G) {
    this.#presentation = presentation
    this.#match = match
    this.#kept = [start]
    this.#sides = presentation.game.scenarios.find(s => s.id === match.scenario)!.sides.length
  }

  static begin<G extends GameState>(
    presentation: AnyPresentation<G>,
    scenario: string,
    options: Options,
    chance: Chance,
  ): Result<History<G>> {
    const match = Match.begin(presentation.game, scenario, options, chance)
    if (!match.ok) return match
    return success(new History(presentation, match.value, match.value.state.copy()))
  }

  static resume<G extends GameState>(
    presentation: AnyPresentation<G>,
    journal: Journal,
    file: string,
  ): Result<History<G>> {
    const match = Match.resume(presentation.game, journal, file)
    if (!match.ok) return match
    const dice = diceOf(journal.chance)
    if (dice === null) return failure([{ file, line: 0, reason: 'the seed of this game is not in the file' }])
    const begun = presentation.game.begin(journal.scenario, journal.options, dice)
    if (!begun.ok) return begun
    const history = new History(presentation, match.value, begun.value.copy())
    history.#retell(begun.value, journal)
    history.#fixed = journal.actions.length
    return success(history)
  }

  /** Points are counted when a phase is over: in a long game that is one action in twenty, and counting may be dear. */
  #retell(g: G, journal: Journal): void {
    let scores = this.#presentation.scores(g)
    for (const [side, action] of journal.actions) {
      const rolls = g.rolls + g.revelations
      const events: GameEvent[] = []
      this.#presentation.game.perform(g, side, action, events)
      this.#group += 1
      const deed = this.#remember(g, side, action, events, g.rolls + g.revelations !== rolls, scores)
      if (deed.position < journal.actions.length && !isHeading(deed.lines.flat())) continue
      scores = this.#presentation.scores(g)
      // The phase that is over ends with them, too.
      for (const index of [deed.position - 2, deed.position - 1])
        if (index >= 0) this.#deeds[index] = { ...this.#deeds[index], scores }
    }
  }

  #remember(
    after: G,
    side: number,
    action: Action,
    events: readonly GameEvent[],
    isFinal: boolean,
    scores = this.#presentation.scores(after),
  ): Deed {
    const presentation = this.#presentation
    const heard = Array.from({ length: this.#sides }, (_, s) => presentation.game.hear(after, s, events))
    const position = this.#deeds.length + 1
    const deed: Deed = {
      position,
      side,
      action,
      events,
      isFinal,
      group: this.#group,
      turn: Number(presentation.game.situation(after).turn ?? 0),
      scores,
      heard,
      lines: heard.map(told => presentation.log(after, told)),
    }
    this.#deeds.push(deed)
    if (position % STRIDE === 0) this.#kept[position / STRIDE] = after.copy()
    return deed
  }

  get state(): G {
    return this.#match.state
  }

  /** Events in the words of the game. */
  tell = (heard: readonly GameEvent[]): readonly LogLine[] => this.#presentation.log(this.state, heard)

  /** Heading of the log's first lines. */
  get opening(): string {
    return this.#presentation.opening(this.#kept[0])
  }

  get position(): number {
    return this.#match.length
  }

  /** The number of the present position, which is never that of another one. */
  get number(): number {
    return this.#match.position
  }

  get scenario(): string {
    return this.#match.scenario
  }

  get deeds(): readonly Deed[] {
    return this.#deeds
  }

  /** The deeds that follow belong together. */
  beginGroup(): void {
    this.#group += 1
  }

  /** Null when it was done; otherwise the rules against it. `decidedOn` is the number of the position that the side saw. */
  act(side: number, action: Action, decidedOn = this.number): readonly Refusal[] | null {
    const before = this.#match.state
    const played = this.#match.act(side, action, decidedOn)
    if (!played.ok) return played.refusals
    const after = this.#match.state
    const isFinal = after.rolls !== before.rolls || after.revelations !== before.revelations
    this.#undone = []
    this.#looked = null
    this.#remember(after, side, action, played.events, isFinal)
    return null
  }

  /** From here on nothing that was done is taken back. */
  settle(): void {
    this.#fixed = this.position
    this.#undone = []
  }

  /** Deeds that can be taken back, the oldest first. */
  get #open(): readonly Deed[] {
    const first = Math.max(this.#deeds.length - this.#match.undoable, this.#fixed)
    // Of an intent in which a die fell nothing is taken back, not even what came after the die.
    const settled = this.#deeds[first - 1]?.group ?? -1
    return this.#deeds.slice(first).filter(deed => deed.group > settled)
  }

  /** Can something that `mine` did be taken back? */
  canUndo(mine: (side: number) => boolean): boolean {
    return this.#open.some(deed => mine(deed.side))
  }

  /** Takes back the last intent of a player, and whatever others did since. */
  undo(mine: (side: number) => boolean): boolean {
    const last = this.#open.findLast(deed => mine(deed.side))
    if (last === undefined) return false
    const undone: Deed[] = []
    while (this.#deeds.length > 0 && this.#deeds.at(-1)!.group >= last.group && this.#match.undo())
      undone.push(this.#deeds.pop()!)
    this.#undone.push(undone.reverse())
    this.#looked = null
    this.#kept.length = Math.min(this.#kept.length, Math.floor(this.#deeds.length / STRIDE) + 1)
    return undone.length > 0
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  redo(): boolean {
    const deeds = this.#undone.pop()
    if (deeds === undefined) return false
    for (const deed of deeds) {
      if (!this.#match.redo()) return false
      this.#deeds.push(deed)
      if (deed.position % STRIDE === 0) this.#kept[deed.position / STRIDE] = this.#match.state.copy()
    }
    return true
  }

  /** The state after so many actions. */
  stateAt(position: number): G {
    if (position === this.position) return this.state
    const near = Math.min(Math.floor(position / STRIDE), this.#kept.length - 1)
    let at = near * STRIDE
    let g = this.#kept[near]
    const looked = this.#looked
    if (looked !== null && looked.position <= position && looked.position > at) {
      at = looked.position
      g = looked.state
    }
    g = g.copy()
    for (; at < position; at++) {
      const { side, action } = this.#deeds[at]
      this.#presentation.game.perform(g, side, action, null)
    }
    this.#looked = { position, state: g.copy() }
    return g
  }

  journal(upTo = this.position): Journal {
    const whole = this.#match.journal(true)
    return { ...whole, actions: whole.actions.slice(0, upTo) }
  }

  /** The game up to a moment as a game of its own: what was rolled stays, and no die to come has been seen before. */
  branch(at: number, seed: string): Journal {
    const journal = this.journal(at)
    return { ...journal, chance: branchedChance(journal.chance, this.stateAt(at).rolls, seed) }
  }

  /** What a side heard in the phase that is being played. */
  heardInPhase(side: number): readonly GameEvent[] {
    const told: (readonly GameEvent[])[] = []
    for (let i = this.#deeds.length - 1; i >= 0; i--) {
      const { heard, lines } = this.#deeds[i]
      told.push(heard[side])
      if (isHeading(lines[side])) break
    }
    return told.reverse().flat()
  }
}
