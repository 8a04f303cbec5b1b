// What every table does: it keeps what the player has in hand, does what he decides, and shows one picture of it all.
import { fastDice } from '../engine/dice/fast-dice.ts'
import type { Action } from '../engine/game/action.ts'
import type { GameState } from '../engine/game/game.ts'
import { type Advice, Advising } from './advising.ts'
import type { Response } from './clicks.ts'
import { commit } from './committing.ts'
import { type Deed, isHeading, linesFor } from './deeds.ts'
import { EMPTY_HAND, type Hand } from './hand.ts'
import { Logbook } from './logbook.ts'
import { heardBy, type Look, lookAt } from './look.ts'
import { movableIn } from './moving.ts'
import type { Sentence, Sight } from './presentation.ts'
import type { Reading } from './reading.ts'
import { isWorthTelling, type Recap, recapOf } from './recap.ts'
import { type Playing, shownPosition, sumsOf } from './recap-picture.ts'
import { lastMissed, seenBy } from './since.ts'
import { type Briefed, Sitting, type TableHistory, type TableOptions } from './sitting.ts'
import type { TableSnapshot, Toast } from './snapshot.ts'
import { snapshotOf } from './snapshot-maker.ts'
import { type AnyPresentation, Stage } from './stage.ts'
import { stillInHand } from './still-in-hand.ts'
import { pictureOf } from './suggesting.ts'
import { Timeline } from './timeline.ts'
import type { ToldHistory, Verdict } from './told-history.ts'
import { words } from './words.ts'

const NOTHING: readonly string[] = []

const sentenceOf = (because: string): string => `${because[0].toUpperCase()}${because.slice(1)}.`

interface Silent {
  readonly chosen: string
  readonly over: string
}

export class TableBase {
  protected readonly sitting: Sitting
  protected readonly advising: Advising
  readonly #listeners = new Set<() => void>()
  readonly #logbook = new Logbook()
  readonly #timeline = new Timeline()
  protected hand: Hand = EMPTY_HAND
  protected hovered: string | null = null
  protected cursor: string | null = null
  protected overlays: readonly string[] = []
  /** Moment of the past that is looked at. */
  protected scrubbed: number | null = null
  protected refused: Sentence | null = null
  protected live = ''
  /** Hexes that a message speaks of and the player has asked to see. */
  #shown: readonly string[] = NOTHING
  #stage: Stage | null = null
  #look: Look | null = null
  #snapshot: TableSnapshot | null = null
  #version = 0

  protected toast: Toast | null = null
  /** What was decided is on its way to whoever judges it. */
  protected isSending = false
  /** The briefing or the objectives, while they are read. */
  protected reading: Reading | null = null
  protected hasCharts = false
  /** The recap that is played back. */
  protected playing: Playing | null = null
  readonly #recaps: boolean
  /** By side: up to where it has seen what happened, and the recap that it has seen last. */
  readonly #seen = new Map<number, number>()
  readonly #lastRecap = new Map<number, Recap>()
  readonly #briefed = new Set<number>()
  readonly #briefs: boolean
  /** Remembers beyond this table who has read the briefing. */
  protected readonly haveRead: Briefed | null

  protected constructor(presentation: AnyPresentation, history: TableHistory, options: TableOptions) {
    this.advising = new Advising(options.adviser ?? null, advice => this.#advised(advice))
    this.sitting = new Sitting(presentation, history, options, what => {
      if (what === 'position') this.refused = null
      this.changed(what === 'position' && this.scrubbed === null ? 'position' : 'hand')
    })
    this.#briefs = options.briefs ?? false
    this.haveRead = options.briefed ?? null
    this.#recaps = options.recaps ?? false
    this.sitting.settle()
    this.#brief()
    this.recall()
  }

  // ——— Reading ———

  subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }

  snapshot = (): TableSnapshot => {
    this.#snapshot ??= snapshotOf({
      version: this.#version,
      sitting: this.sitting,
      look: this.lookNow(),
      scrubbed: this.scrubbed,
      overlays: this.overlays,
      cursor: this.cursor,
      shown: this.#shown,
      refused: this.refused,
      live: this.live,
      toast: this.toast,
      advice: this.advising.advice,
      hasAdviser: this.advising.isOffered,
      logbook: this.#logbook,
      timeline: this.#timeline,
      reading: this.reading,
      playing: this.playing,
      canRecap: this.#canRecap(),
      hasCharts: this.hasCharts,
      isSending: this.isSending,
    })
    return this.#snapshot
  }

  /** Does an opponent think now? Cheaper to ask than a picture of the whole table. */
  get isThinking(): boolean {
    const { busy } = this.sitting
    return busy !== null && !busy.hasFailed
  }

  protected get history(): TableHistory {
    return this.sitting.history
  }

  protected get presentation(): AnyPresentation {
    return this.sitting.presentation
  }

  protected stageNow(): Stage {
    if (this.#stage === null) {
      const { viewer, curtain } = this.sitting
      const looked = this.playing === null ? this.scrubbed : shownPosition(this.playing)
      const state = this.history.stateAt(looked ?? this.history.position)
      const isPresent =
        looked === null && curtain === null && !this.sitting.isWatched && this.sitting.conceded === null
      const sight = this.presentation.see(state, viewer)
      this.#stage = new Stage(
        this.presentation,
        sight,
        isPresent,
        this.history.heardInPhase(viewer),
        this.history.scenario,
        this.#trialOf(state, viewer),
      )
    }
    return this.#stage
  }

  /** Imagined once for a position, copied for every question. */
  #trialOf(state: GameState, viewer: number): () => GameState | null {
    const { game } = this.presentation
    let first: GameState | null | undefined
    return () => {
      if (first === undefined) {
        const made = game.imagine(game.view(state, viewer), fastDice(1))
        first = made.ok ? made.value : null
      }
      if (first === null) return null
      const copy = first.copy()
      copy.dice = first.dice
      return copy
    }
  }

  protected lookNow(): Look {
    if (this.#look === null) {
      const stage = this.stageNow()
      const heard = heardBy(stage, this.history)
      this.#look = lookAt(stage, this.hand, this.hovered ?? this.cursor, heard)
    }
    return this.#look
  }

  // ——— Changing ———

  protected changed(what: 'position' | 'hand'): void {
    if (what === 'position') {
      this.#stage = null
      this.#shown = NOTHING
      this.advising.clear()
      this.#brief()
      this.recall()
    }
    this.#look = null
    this.#snapshot = null
    this.#version += 1
    for (const changed of this.#listeners) changed()
  }

  /** Opens the briefing to a side that has not decided anything yet. */
  #brief(): void {
    const { viewer, curtain, isWatched } = this.sitting
    if (!this.#briefs || curtain !== null || isWatched || this.#briefed.has(viewer)) return
    this.#briefed.add(viewer)
    const isKnown = this.haveRead?.has(viewer) === true || this.history.hasActed(viewer)
    if (!isKnown && this.presentation.objectives !== undefined && this.sitting.awaited !== null)
      this.reading = { kind: 'briefing', goal: null, looked: null }
  }

  /** Up to where a side has seen what happened: kept while the table is open, read from the deeds when it is opened. */
  #seenBy(viewer: number): number {
    const seen = this.#seen.get(viewer) ?? seenBy(this.history.told, viewer, this.#wasOwnTurn(viewer))
    return Math.min(seen, this.history.position)
  }

  #wasOwnTurn(viewer: number) {
    return ({ position }: { readonly position: number }) =>
      this.#turnsOf(this.presentation.see(this.history.stateAt(position - 1), viewer)) === viewer
  }

  /** Somebody else has done something: whether it is worth telling is seen when it is asked for. */
  #canRecap(): boolean {
    const { viewer } = this.sitting
    const last = this.#lastRecap.get(viewer)
    return last === undefined
      ? this.history.told.some(({ side }) => side !== viewer)
      : last.entries.length > 0
  }

  /** What was done since the viewer's own turn, if somebody else moved or fought. */
  #recapOf(viewer: number): Recap {
    const last = this.#lastRecap.get(viewer)
    if (last !== undefined && last.to <= this.history.position) return last
    const { from, to } = lastMissed(this.history.told, viewer, this.#wasOwnTurn(viewer))
    const recap = this.#told(viewer, from, to)
    this.#lastRecap.set(viewer, recap)
    return recap
  }

  #told(viewer: number, from: number, to: number): Recap {
    const missed = this.history.told.filter(({ position }) => position > from && position <= to)
    return recapOf(missed, viewer, this.history.tell)
  }

  /** At the first decision of a side's own turn: what the others did is played back. */
  protected recall(): void {
    const { viewer, awaited, curtain, isWatched } = this.sitting
    if (!this.#recaps || curtain !== null || isWatched || this.reading !== null || this.playing !== null)
      return
    if (awaited?.side !== viewer || !this.#isOwnTurn(viewer)) return
    const from = this.#seenBy(viewer)
    this.#seen.set(viewer, this.history.position)
    if (!this.#wasAway(viewer, from)) return
    const recap = this.#told(viewer, from, this.history.position)
    if (!isWorthTelling(recap, viewer)) return
    this.#lastRecap.set(viewer, recap)
    this.play(recap)
  }

  /** Has somebody else had a turn since? What others answer in the viewer's own turn he sees as it happens. */
  #wasAway(viewer: number, from: number): boolean {
    const wasOwnTurn = this.#wasOwnTurn(viewer)
    return this.history.told.findLast(deed => deed.position > from && !wasOwnTurn(deed)) !== undefined
  }

  #isOwnTurn(viewer: number): boolean {
    return this.#turnsOf(this.stageNow().sight) === viewer
  }

  /** The side whose turn it is, as the sequence of play says; before its first phase, too, when it chooses their order. */
  #turnsOf(sight: Sight): number | null {
    const steps = this.presentation.ribbon(sight).flatMap(group => group.steps)
    const step =
      steps.findLast(({ state }) => state === 'current') ?? steps.find(({ state }) => state === 'next')
    return step?.side ?? null
  }

  protected play(recap: Recap): void {
    const { viewer } = this.sitting
    const sums = sumsOf(this.presentation, this.history, recap, viewer)
    this.playing = { recap, index: 0, viewer, sums }
    this.#stage = null
    this.#look = null
  }

  protected playAgain(): void {
    if (this.isIdle || !this.#canRecap()) return
    const recap = this.#recapOf(this.sitting.viewer)
    if (recap.entries.length === 0) {
      this.changed('hand')
      return
    }
    this.reading = null
    this.play(recap)
    this.changed('position')
  }

  protected get isIdle(): boolean {
    return this.scrubbed !== null || this.playing !== null || this.sitting.curtain !== null || this.isSending
  }

  protected show(hexes: readonly string[]): void {
    this.#shown = hexes
    this.changed('hand')
  }

  /** What is suggested is taken in hand, so that the map and the dock show it; nothing of it is done. */
  #advised(advice: Advice): void {
    if (advice.kind === 'suggestion') {
      const { hand, hexes } = pictureOf(this.stageNow(), advice.suggestion)
      this.hand = hand ?? EMPTY_HAND
      this.#shown = hand === null ? hexes : NOTHING
    }
    this.changed('hand')
    if (advice.kind === 'thinking' && advice.progress !== null) return
    const said = this.snapshot().advice
    this.live = said === null ? '' : [said.title, said.text].filter(Boolean).join(': ')
    this.changed('hand')
  }

  protected respond(response: Response): void {
    if (this.isIdle) return
    this.#shown = NOTHING
    if (response.hand !== undefined || response.act !== undefined) {
      this.advising.clearDecision()
      this.reading = null
    }
    this.refused = response.refused ?? null
    if (response.refused !== undefined) this.live = response.refused.text
    if (response.hand !== undefined) this.hand = response.hand
    if (response.commit) {
      this.#look = null
      this.respond(commit(this.lookNow()))
    } else if (response.act === undefined) this.changed('hand')
    else this.#perform(response.act, response.ending)
  }

  /** Does what was chosen, as one intent: it is taken back as one, too. */
  #perform(actions: readonly Action[], ending?: Action): void {
    const { history } = this
    const decision = this.sitting.awaited?.decision
    const before = history.position
    const silent = this.#silentText(actions[0])
    const isOpen = () => this.sitting.awaited?.decision === decision
    const done = () => this.#performed(before, silent)
    history.beginGroup()
    if (history.isTold) {
      const send = async () => {
        const said = await history.send(actions)
        return said.ok && ending !== undefined && isOpen() ? history.send([ending]) : said
      }
      this.ask(history, send, done)
      return
    }
    const isDone = actions.every(action => this.act(action))
    if (isDone && ending !== undefined && isOpen()) this.act(ending)
    done()
  }

  #performed(before: number, silent: Silent): void {
    const { position, told, isTold } = this.history
    if (position !== before) {
      if (isTold) this.#seen.set(this.sitting.viewer, position)
      this.hand = this.#handAfter()
      this.toast = this.#toastFor(told.slice(before - position), silent)
    }
    this.sitting.settle()
    this.changed('position')
  }

  /** Asks whoever judges this game; until the answer has come nothing else can be done. */
  protected ask({ away }: ToldHistory, ask: () => Promise<Verdict>, then: () => void): void {
    if (away !== null) {
      this.refused = { text: away, rules: [] }
      this.changed('hand')
      return
    }
    this.isSending = true
    this.changed('hand')
    ask().then(said => {
      this.isSending = false
      then()
      if (said.ok) return
      this.refused = { text: sentenceOf(said.because), rules: said.rule === null ? [] : [said.rule] }
      this.live = this.refused.text
      this.changed('hand')
    })
  }

  /** Whoever keeps the game has told something, or cannot be reached, or can again. */
  hearNews(what: 'position' | 'hand'): void {
    if (what === 'position') {
      this.#stage = null
      this.sitting.settle()
      if (!this.isSending) this.hand = stillInHand(this.stageNow(), this.hand)
    }
    this.changed(what === 'position' && this.scrubbed === null ? 'position' : 'hand')
  }

  /** Where a side was when it last looked: what came after it is told as news. */
  noteSeen(side: number, position: number): void {
    this.#seen.set(side, position)
    this.recall()
    this.changed('position')
  }

  /** What was done, as long as no die fell; the heading of what comes next says nothing of it. */
  #toastFor(deeds: readonly Deed[], silent: Silent): Toast | null {
    if (deeds.some(deed => deed.isFinal)) return null
    const lines = deeds.flatMap(deed => linesFor(deed, deed.side))
    const told = lines.filter(line => !isHeading(line)).at(-1)?.text
    return { id: this.history.position, text: told ?? (lines.length === 0 ? silent.chosen : silent.over) }
  }

  /** For a deed of which the log says nothing: what was chosen, or the phase that is over with it. */
  #silentText(action: Action | undefined): Silent {
    const { desk } = this.stageNow()
    const said = desk?.affordances.find(other => other.action === action)?.says
    const [phase] = (desk?.prompt.title ?? '').split(':')
    return {
      chosen: said === undefined ? words.done : words.chosen(said),
      over: words.phaseOver(phase.replace(/\.$/, '')),
    }
  }

  protected act(action: Action): boolean {
    const { viewer } = this.sitting
    const isOwnTurn = this.#isOwnTurn(viewer)
    const { history } = this
    if (history.isTold) return false
    const refusals = history.act(viewer, action)
    if (refusals === null) {
      if (isOwnTurn) this.#seen.set(viewer, history.position)
      this.live = linesFor(history.told.at(-1)!, viewer).at(-1)?.text ?? this.live
      return true
    }
    const { rule, because } = refusals[0]
    this.refused = { text: sentenceOf(because), rules: [rule] }
    this.live = this.refused.text
    return false
  }

  /** Units that have moved or come in stay in hand as long as they can go on. */
  #handAfter(): Hand {
    const { piece } = this.hand
    const units = piece === null ? this.hand.units : [piece]
    this.#stage = null
    const stage = this.stageNow()
    if (stage.missions !== null) return { ...EMPTY_HAND, mode: this.hand.mode }
    if (stage.movement === null || units.length === 0) return EMPTY_HAND
    const hex = this.presentation.hexOf(stage.sight, units[0])
    const able = hex === null ? [] : movableIn(stage, hex).filter(unit => units.includes(unit))
    const reach = able.length === 0 ? null : stage.movement.reach(stage.sight, able, EMPTY_HAND.mode, [])
    return (reach?.hexes.size ?? 0) > 0 ? { ...EMPTY_HAND, hex, units: able } : EMPTY_HAND
  }

  /** The table is no longer used. */
  close(): void {
    this.advising.close()
    this.sitting.close()
    this.#listeners.clear()
  }
}
