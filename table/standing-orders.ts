// "Pass until …" and "ask me only when …": answers left for decisions out of turn, so that nobody waits for a player
// who has nothing to say. They are played as ordinary actions.
import type { Action, GameEvent } from '../engine/game/action.ts'
import type { Sight, WaitingDesk } from './presentation.ts'
import type { PassUntil } from './snapshot.ts'
import type { AnyPresentation } from './stage.ts'

interface Order {
  readonly until: string
  /** Where the order was given. */
  readonly position: number
  readonly situation: Readonly<Record<string, string | number>>
}

/** Events that a side has heard after a position. */
export type Heard = (side: number, after: number) => readonly GameEvent[]

export class StandingOrders {
  readonly #presentation: AnyPresentation
  readonly #orders = new Map<number, Order>()
  /** Conditions that are switched off, by side; all are on to begin with. */
  readonly #off = new Map<number, ReadonlySet<string>>()
  /** Where a side was last asked, or passed by itself. */
  readonly #asked = new Map<number, number>()

  constructor(presentation: AnyPresentation) {
    this.#presentation = presentation
  }

  give(side: number, until: string, position: number, situation: Order['situation']): void {
    this.#orders.set(side, { until, position, situation })
  }

  withdraw(side: number): void {
    this.#orders.delete(side)
  }

  toggle(side: number, condition: string): void {
    const off = new Set(this.#off.get(side) ?? [])
    if (!off.delete(condition)) off.add(condition)
    this.#off.set(side, off)
  }

  until(sight: Sight): PassUntil[] {
    const given = this.#orders.get(sight.viewer)?.until
    const open = this.#presentation.waiting?.until(sight) ?? []
    return open.map(({ id, label }) => ({ id, label, on: id === given }))
  }

  conditions(sight: Sight): PassUntil[] {
    const off = this.#off.get(sight.viewer) ?? new Set()
    const open = this.#presentation.waiting?.conditions(sight) ?? []
    return open.map(({ id, label }) => ({ id, label, on: !off.has(id) }))
  }

  /** The action that passes for the side, null if the player must be asked. */
  reply(sight: Sight, position: number, heard: Heard): Action | null {
    const { waiting } = this.#presentation
    const pass = sight.awaited === null ? null : waiting?.pass(sight.awaited)
    if (!waiting || !pass) return null
    const passes =
      this.#passesByOrder(waiting, sight, heard) || this.#passesByCondition(waiting, sight, heard)
    this.#asked.set(sight.viewer, position)
    return passes ? pass : null
  }

  #passesByOrder(waiting: WaitingDesk<Sight>, sight: Sight, heard: Heard): boolean {
    const order = this.#orders.get(sight.viewer)
    if (order === undefined) return false
    const since = { events: heard(sight.viewer, order.position), situation: order.situation }
    if (!waiting.holds(order.until, sight, since)) return true
    this.#orders.delete(sight.viewer)
    return false
  }

  // Somebody who has ticked nothing is asked for nothing.
  #passesByCondition(waiting: WaitingDesk<Sight>, sight: Sight, heard: Heard): boolean {
    const off = this.#off.get(sight.viewer)
    if (off === undefined || off.size === 0) return false
    const events = heard(sight.viewer, this.#asked.get(sight.viewer) ?? 0)
    const since = { events, situation: {} }
    return !waiting.conditions(sight).some(({ id }) => !off.has(id) && waiting.holds(id, sight, since))
  }
}
