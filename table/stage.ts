// A position through the eyes of one side, worked out piece by piece when it is first asked for.
import type { GameEvent } from '../engine/game/action.ts'
import type { GameState } from '../engine/game/game.ts'
import { type Formation, formationsOf } from './formations.ts'
import { type GroupPlan, type GroupWay, planGroup } from './group-march.ts'
import { type Overstacked, overstackedOf } from './overstacked.ts'
import type {
  AttackDesk,
  Desk,
  Disc,
  MissionDesk,
  MovementDesk,
  Objectives,
  Presentation,
  RibbonGroup,
  ScoreItem,
  Sight,
  WaitingDesk,
} from './presentation.ts'
import type { CounterPicture, MarkerPicture, OverlayPicture } from './scene.ts'
import type { ForcesTray } from './snapshot.ts'

/** A presentation of whatever game; its states go back only to the game that made them. */
export type AnyPresentation = Presentation<GameState, Sight>

export class Stage {
  readonly presentation: AnyPresentation
  readonly sight: Sight
  /** May the viewer decide something here? Not in the past, and not while others decide. */
  readonly isMine: boolean
  readonly scenario: string
  /** A fresh position that the viewer's view allows, to try things on; null where there is none. */
  readonly trial: () => GameState | null
  readonly #heard: readonly GameEvent[]
  #desk: Desk | null = null
  #counters: readonly CounterPicture[] | null = null
  #markers: readonly MarkerPicture[] | null = null
  #trays: readonly ForcesTray[] | null = null
  #ribbon: readonly RibbonGroup[] | null = null
  #score: readonly ScoreItem[] | null = null
  readonly #overlays = new Map<string, readonly OverlayPicture[]>()

  constructor(
    presentation: AnyPresentation,
    sight: Sight,
    isPresent: boolean,
    heard: readonly GameEvent[],
    scenario: string,
    trial: () => GameState | null = () => null,
  ) {
    this.trial = trial
    this.presentation = presentation
    this.scenario = scenario
    this.sight = sight
    this.isMine = isPresent && sight.awaited?.side === sight.viewer
    this.#heard = heard
  }

  /** The decision in hand, null while others decide. */
  get desk(): Desk | null {
    if (this.isMine) this.#desk ??= this.presentation.desk(this.sight, this.#heard)
    return this.#desk
  }

  readonly #plans = new Map<string, GroupPlan>()

  /** A march of many, planned once. */
  groupPlan(units: readonly string[], goal: string, way: GroupWay): GroupPlan {
    const key = `${way} ${goal} ${units.join()}`
    const plan = this.#plans.get(key) ?? planGroup(this, units, goal, way)
    this.#plans.set(key, plan)
    return plan
  }

  #formations: readonly Formation[] | null = null

  get formations(): readonly Formation[] {
    this.#formations ??= formationsOf(this)
    return this.#formations
  }

  #overstacked: readonly Overstacked[] | null = null

  get overstacked(): readonly Overstacked[] {
    this.#overstacked ??= overstackedOf(this)
    return this.#overstacked
  }

  get movement(): MovementDesk<Sight> | null {
    return this.desk?.style === 'move' ? this.presentation.movement : null
  }

  get attack(): AttackDesk<Sight> | null {
    return this.desk?.style === 'attack' ? this.presentation.attack : null
  }

  get missions(): MissionDesk<Sight> | null {
    return this.desk?.style === 'missions' ? this.presentation.missions : null
  }

  get window(): WaitingDesk<Sight> | null {
    return this.desk?.style === 'window' ? this.presentation.waiting : null
  }

  get counters(): readonly CounterPicture[] {
    this.#counters ??= this.presentation.counters(this.sight)
    return this.#counters
  }

  get markers(): readonly MarkerPicture[] {
    this.#markers ??= this.presentation.markers(this.sight)
    return this.#markers
  }

  get trays(): readonly ForcesTray[] {
    this.#trays ??= this.presentation.trays(this.sight).map(tray => {
      const all = tray.groups.flatMap(group => group.units)
      return { ...tray, draggable: all.filter(unit => this.placeable.has(unit)) }
    })
    return this.#trays
  }

  #placeable: ReadonlySet<string> | null = null

  /** Pieces that the decision in hand can put somewhere. */
  get placeable(): ReadonlySet<string> {
    this.#placeable ??= new Set(
      (this.desk?.affordances ?? []).flatMap(({ piece, hex }) =>
        piece === undefined || hex === undefined ? [] : [piece],
      ),
    )
    return this.#placeable
  }

  #unmoved: readonly string[] | null = null

  /** Hexes with units that have their move before them, in the order in which a player goes through them. */
  get unmovedHexes(): readonly string[] {
    this.#unmoved ??= this.#findUnmoved()
    return this.#unmoved
  }

  #findUnmoved(): string[] {
    const units = this.movement?.unmoved(this.sight) ?? []
    return [...new Set(units.map(unit => this.presentation.hexOf(this.sight, unit)!))]
  }

  get ribbon(): readonly RibbonGroup[] {
    this.#ribbon ??= this.presentation.ribbon(this.sight)
    return this.#ribbon
  }

  get score(): readonly ScoreItem[] {
    this.#score ??= this.presentation.score(this.sight)
    return this.#score
  }

  #objectives: Objectives | null | undefined

  /** What is played for; null in a game that does not tell it. */
  get objectives(): Objectives | null {
    if (this.#objectives === undefined) this.#objectives = this.presentation.objectives?.(this.sight) ?? null
    return this.#objectives
  }

  #discs: readonly Disc[] | undefined

  get discs(): readonly Disc[] | undefined {
    this.#discs ??= this.presentation.discs?.(this.sight)
    return this.#discs
  }

  overlay(id: string, units: readonly string[]): readonly OverlayPicture[] {
    const key = `${id} ${units.join()}`
    if (!this.#overlays.has(key)) this.#overlays.set(key, this.#drawn(id, units))
    return this.#overlays.get(key)!
  }

  /** Victory hexes carry the points that the scenario gives for them. */
  #drawn(id: string, units: readonly string[]): readonly OverlayPicture[] {
    const { presentation, sight } = this
    return presentation.overlay(sight, id, units).map(picture => {
      if (picture.recipe !== 'victory' || picture.values !== undefined) return picture
      const discs = presentation.discs?.(sight) ?? []
      return { ...picture, values: discs.filter(({ hex }) => picture.hexes.includes(hex)) }
    })
  }

  /** Name of a hex as the player calls it, at the head of a line: 'Hex 3020'. */
  place(hex: string): string {
    return this.presentation.stackTitle(this.sight, hex).title
  }

  /** The same within a sentence: 'hex 3020'. */
  placeWithin(hex: string): string {
    return this.place(hex).replace(/^Hex /, 'hex ')
  }
}
