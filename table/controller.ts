// The table as views use it: intents in, snapshots out. It holds what the player has in hand and what he looks at.
import { type Result, success } from '../engine/files/result.ts'
import type { Action } from '../engine/game/action.ts'
import type { GameState, Options } from '../engine/game/game.ts'
import type { Chance, Journal } from '../engine/journal/journal.ts'
import { planAttack } from './attacking.ts'
import { ADVISE, ASK_AGAIN, BACK, COMMIT, HURRY, NEXT, NEXT_FORMATION, NOW, TAKE_OVER } from './bar.ts'
import { chosenPiece, endingOf } from './choosing.ts'
import {
  clickHex,
  clickUnit,
  grouped,
  selectMany,
  selectStack,
  toggleStack,
  toggleUnit,
  withExtra,
} from './clicks.ts'
import { commit, pressed } from './committing.ts'
import { cycled } from './cycling.ts'
import { EMPTY_HAND, stepBack, toggled } from './hand.ts'
import { whyNot } from './hex-card.ts'
import { History, type Stored } from './history.ts'
import type { Table } from './intents.ts'
import type { RuleText, Sentence } from './presentation.ts'
import { OBJECTIVES } from './reading.ts'
import { ReadingTable } from './reading-table.ts'
import { search } from './search.ts'
import { hexesOfButton } from './showing.ts'
import type { TableHistory, TableOptions } from './sitting.ts'
import type { SearchResult } from './snapshot.ts'
import type { AnyPresentation } from './stage.ts'
import { words } from './words.ts'

export type { Seat, TableOptions } from './sitting.ts'

/** No server takes more actions in one message. */
const MOST_AT_ONCE = 400

export class TableController extends ReadingTable implements Table {
  static of(presentation: AnyPresentation, history: TableHistory, options: TableOptions) {
    return new TableController(presentation, history, options)
  }

  static begin(
    presentation: AnyPresentation,
    game: { readonly scenario: string; readonly options: Options; readonly chance: Chance },
    options: TableOptions,
  ): Result<TableController> {
    const history = History.begin(presentation, game.scenario, game.options, game.chance)
    return history.ok ? success(new TableController(presentation, history.value, options)) : history
  }

  static resume(
    presentation: AnyPresentation,
    journal: Journal,
    options: TableOptions,
    file = 'game',
    stored: Stored | null = null,
  ): Result<TableController> {
    const history = History.resume(presentation, journal, file, stored)
    return history.ok ? success(new TableController(presentation, history.value, options)) : history
  }

  // ——— Intents on the map ———

  clickHex(hex: string): void {
    this.cursor = hex
    // A finger hovers over nothing: what it pressed longest is no longer meant.
    if (this.hovered !== hex) this.hovered = null
    if (this.isIdle) this.changed('hand')
    else this.respond(clickHex(this.lookNow(), hex))
  }

  clickUnit(unit: string): void {
    this.respond(clickUnit(this.lookNow(), unit))
  }

  toggleUnit(unit: string): void {
    this.respond(toggleUnit(this.lookNow(), unit))
  }

  selectStack(hex = this.hand.hex ?? this.cursor ?? undefined): void {
    if (hex !== undefined) this.respond(selectStack(this.lookNow(), hex))
  }

  hover(hex: string | null): void {
    if (hex === this.hovered) return
    this.hovered = hex
    // What was refused goes with the next move of the pointer.
    if (hex !== null) this.refused = null
    this.changed('hand')
  }

  moveCursor(hex: string): void {
    this.cursor = hex
    this.hovered = null
    this.changed('hand')
    this.live = this.snapshot().hexCard?.spoken ?? ''
    this.changed('hand')
  }

  choose(id: string): void {
    this.respond({ hand: { ...this.hand, row: id } })
  }

  setMode(id: string): void {
    const stage = this.stageNow()
    if (this.hand.group.length > 0) {
      this.respond({ hand: { ...this.hand, way: id === 'together' ? 'together' : 'column' } })
      return
    }
    const plan = this.hand.attack
    if (plan !== null) {
      this.respond({ hand: { ...this.hand, attack: planAttack(stage, plan.target, id) } })
      return
    }
    const modes =
      stage.movement?.modes(stage.sight, this.hand.units) ?? stage.missions?.kinds(stage.sight) ?? []
    const mode = modes.find(m => m.id === id)
    if (mode?.refusal) this.respond({ refused: mode.refusal })
    else if (mode !== undefined)
      this.respond({ hand: { ...this.hand, mode: id, goal: null, via: [], points: null } })
  }

  toggleExtra(id: string): void {
    if (this.hand.attack !== null) this.respond({ hand: withExtra(this.hand, id) })
  }

  setAmount(id: string, value: number): void {
    const { attack } = this.hand
    if (attack === null) this.respond({ hand: { ...this.hand, points: value } })
    else
      this.respond({
        hand: { ...this.hand, attack: { ...attack, extras: { ...attack.extras, [id]: value } } },
      })
  }

  previewTo(hex: string): void {
    if (this.hand.goal === hex) return
    const { movement, desk } = this.stageNow()
    if (movement !== null && this.hand.units.length > 0)
      this.respond({ hand: { ...this.hand, goal: hex, via: [] } })
    else if (desk !== null && chosenPiece(desk, this.hand) !== null) {
      const refused = whyNot(this.lookNow(), hex)
      this.respond(refused === null ? { hand: { ...this.hand, goal: hex } } : { refused })
    }
  }

  extendTo(hex: string): void {
    if (this.stageNow().movement === null) return
    const route = this.lookNow().move?.route
    this.respond({ hand: { ...this.hand, via: route?.path.slice(1) ?? [], goal: hex } })
  }

  whyNot(hex: string): Sentence | null {
    return whyNot(this.lookNow(), hex)
  }

  // ——— Groups ———

  groupStack(hex: string): void {
    if (this.stageNow().movement !== null) this.respond(toggleStack(this.lookNow(), hex))
  }

  selectMany(hexes: readonly string[]): void {
    if (this.stageNow().movement !== null) this.respond(selectMany(this.lookNow(), hexes))
  }

  selectFormation(name: string): void {
    const found = this.stageNow().formations.find(formation => formation.name === name)
    if (found !== undefined) this.respond({ hand: grouped(found.units, this.hand) })
  }

  nextFormation(): void {
    const { formations } = this.stageNow()
    const at = formations.findIndex(({ units }) => units.includes(this.hand.group[0] ?? ''))
    const next = formations[(at + 1) % Math.max(1, formations.length)]
    if (next !== undefined) this.respond({ hand: grouped(next.units, this.hand) })
  }

  // ——— Buttons ———

  commit(): void {
    const { advice } = this.advising
    if (this.scrubbed !== null) this.leaveTimeline()
    else if (this.playing !== null) this.skipRecap()
    else if (this.reading?.kind === 'briefing') this.closeReading()
    else if (this.sitting.busy?.hasFailed) this.sitting.askAgain()
    else if (advice?.kind === 'suggestion') this.respond({ act: advice.suggestion.actions })
    else this.respond(commit(this.lookNow()))
  }

  back(): void {
    if (this.scrubbed !== null) this.leaveTimeline()
    else if (this.playing !== null) this.skipRecap()
    else if (this.reading !== null) this.closeReading()
    else if (this.advising.advice !== null) this.dismissAdvice()
    else this.respond({ hand: stepBack(this.hand) })
  }

  press(id: string): void {
    const shown = hexesOfButton(id)
    if (shown !== null) this.show(shown)
    else if (id === COMMIT) this.commit()
    else if (id === BACK) this.back()
    else if (id === NOW) this.leaveTimeline()
    else if (id === OBJECTIVES) this.toggleObjectives()
    else if (id === NEXT) this.nextUnmoved()
    else if (id === NEXT_FORMATION) this.nextFormation()
    else if (id === HURRY) this.sitting.hurry()
    else if (id === ASK_AGAIN) this.sitting.askAgain()
    else if (id === TAKE_OVER) this.sitting.takeOver()
    else if (id === ADVISE) this.suggest()
    else this.#pressOther(id)
  }

  #pressOther(id: string): void {
    if (this.isIdle) return
    const response = pressed(this.lookNow(), id)
    if (response !== null) this.respond(response)
    else this.#shortcut(id)
  }

  /** A suggested set-up of one line, or of all that this side still has to do of the kind. */
  #shortcut(id: string): void {
    const shortcut = this.stageNow().desk?.shortcuts.find(s => s.id === id)
    const first = this.sitting.awaited
    if (shortcut === undefined || first === null) return
    this.refused = null
    const { history } = this
    history.beginGroup()
    if (history.isTold) {
      const actions = this.#repeated(shortcut.action, shortcut.again)
      this.ask(
        history,
        () => history.send(actions),
        () => this.#shortcutDone(),
      )
      return
    }
    for (let next = this.sitting.awaited; next?.decision === first.decision; next = this.sitting.awaited) {
      if (next.side !== first.side || !this.act(shortcut.action) || !shortcut.again) break
    }
    this.#shortcutDone()
  }

  #shortcutDone(): void {
    this.hand = EMPTY_HAND
    this.sitting.settle()
    this.changed('position')
  }

  /** As often as it can be done in a row, tried out on a position that the viewer's view allows. */
  #repeated(action: Action, isAgain: boolean): readonly Action[] {
    const trial = isAgain ? this.stageNow().trial() : null
    const { game } = this.presentation
    const first = this.sitting.awaited
    const actions = [action]
    for (let next = first; trial !== null && actions.length < MOST_AT_ONCE; actions.push(action)) {
      game.perform(trial, first!.side, action, null)
      next = game.awaited(trial)
      const goesOn = next?.decision === first!.decision && next.side === first!.side
      if (!goesOn || game.check(trial, first!.side, action).length > 0) break
    }
    return actions
  }

  endPhase(): void {
    const { desk } = this.stageNow()
    const ending = desk === null ? null : endingOf(desk)
    if (ending !== null) this.respond({ act: [ending.action] })
  }

  nextUnmoved(): void {
    this.respond(cycled(this.lookNow(), 1))
  }

  previousUnmoved(): void {
    this.respond(cycled(this.lookNow(), -1))
  }

  concede(): void {
    if (this.presentation.game.outcome(this.history.state) !== null) return
    this.scrubbed = null
    this.hand = EMPTY_HAND
    const { history } = this
    if (history.isTold)
      this.ask(
        history,
        () => history.concede(),
        () => this.changed('position'),
      )
    else this.sitting.concede()
    this.changed('position')
  }

  // ——— Time ———

  undo(): void {
    if (this.scrubbed !== null || this.sitting.isWatched) return
    this.playing = null
    const { history } = this
    if (history.isTold) {
      this.#travel('undo')
      return
    }
    const hasPast = history.position > 0
    const done = this.sitting.travel('undo')
    this.refused = done ? null : { text: hasPast ? words.undoStopsAtDie : words.nothingToUndo, rules: [] }
    this.live = this.refused?.text ?? words.undone
    this.hand = EMPTY_HAND
    this.changed('position')
  }

  /** Takes back or does again what somebody else judges. */
  #travel(how: 'undo' | 'redo'): void {
    const { history } = this
    if (!history.isTold || this.isSending) return
    const can = how === 'undo' ? history.canUndo(this.sitting.isHuman) : history.canRedo
    if (!can) {
      this.refused = { text: how === 'undo' ? words.undoStopsAtDie : words.nothingToUndo, rules: [] }
      this.changed('hand')
      return
    }
    this.ask(
      history,
      () => (how === 'undo' ? history.undo() : history.redo()),
      () => {
        this.hand = EMPTY_HAND
        this.toast = null
        this.live = how === 'undo' ? words.undone : words.done
        this.sitting.settle()
        this.changed('position')
      },
    )
  }

  redo(): void {
    if (this.scrubbed !== null) return
    if (this.history.isTold) this.#travel('redo')
    if (!this.sitting.travel('redo')) return
    this.playing = null
    this.refused = null
    this.hand = EMPTY_HAND
    this.changed('position')
  }

  scrubTo(position: number): void {
    this.playing = null
    this.tellPast(Number.POSITIVE_INFINITY)
    const { earliest, position: last } = this.history
    this.scrubbed = Math.min(Math.max(position, earliest), last)
    this.hand = EMPTY_HAND
    this.refused = null
    this.changed('position')
  }

  stepTime(by: number): void {
    this.scrubTo((this.scrubbed ?? this.history.position) + by)
  }

  leaveTimeline(): void {
    this.scrubbed = null
    this.changed('position')
  }

  branchHere(seed: string): Journal {
    return this.#own.branch(this.scrubbed ?? this.history.position, seed)
  }

  journal(): Journal {
    return this.#own.journal()
  }

  /** The match of this page. */
  get #own(): History<GameState> {
    const { history } = this
    if (history.isTold) throw new Error('the journal of this game is kept elsewhere')
    return history
  }

  // ——— Keeping ———

  /** Reads so many actions of an unread journal at most: true if there are more. */
  tellPast(most: number): boolean {
    if (this.history.record !== 'unread') return false
    const goesOn = this.history.tellPast(most)
    if (!goesOn) this.changed('hand')
    return goesOn
  }

  /** What is kept of the game: read a part at a time, so that saving an action costs no more than the action. */
  get kept(): Pick<History<GameState>, 'number' | 'position' | 'head' | 'stored' | 'entry'> {
    return this.#own
  }

  // ——— The rest ———

  toggleOverlay(id: string): void {
    this.overlays = toggled(this.overlays, id)
    this.changed('hand')
  }

  search(text: string): readonly SearchResult[] {
    return search(this.presentation, this.stageNow().sight, text)
  }

  find(id: string): void {
    const { sight } = this.stageNow()
    const [kind, name] = id.split(':')
    const hex = kind === 'unit' ? this.presentation.hexOf(sight, name) : kind === 'hex' ? name : null
    if (hex === null) return
    this.cursor = hex
    this.hand = { ...EMPTY_HAND, hex: this.presentation.stack(sight, hex).length > 0 ? hex : null }
    this.changed('hand')
  }

  rule(id: string): RuleText | null {
    return this.presentation.rule(id)
  }

  passUntil(id: string): void {
    if (this.stageNow().window !== null) this.respond({ act: [{ do: 'watch', until: id }] })
  }

  toggleStanding(id: string): void {
    const { standing } = this.lookNow()
    if (!standing.some(order => order.id === id)) return
    const kept = standing.filter(order => order.on !== (order.id === id)).map(order => order.id)
    this.respond({ act: [{ do: 'watch', only: kept.length === standing.length ? null : kept }] })
  }

  openCurtain(): void {
    this.sitting.openCurtain()
    this.reading = null
    // What the player before did is not said to the next one.
    this.toast = null
    this.refused = null
    this.live = ''
    this.hand = EMPTY_HAND
    this.hovered = null
    this.changed('position')
  }

  dismissToast(): void {
    this.toast = null
    this.changed('hand')
  }
}
