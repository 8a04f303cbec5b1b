// Which of its own actions a seat may still take back, as far as it can tell: those since the last die, discovery or answer.
import type { Action } from '../engine/game/action.ts'

export class OpenDeeds {
  /** By action: the intent that it belongs to. */
  #open: number[] = []
  /** A die fell in this intent: nothing of it is taken back, not even what came after the die. */
  #settled = -1
  readonly #sent = new Map<number, readonly Action[]>()
  #undone: (readonly Action[])[] = []

  /** An own action was done; `isFinal`: a die fell or something was shown. */
  done(group: number, isFinal: boolean): void {
    if (isFinal) {
      this.clear()
      this.#settled = group
    } else if (group !== this.#settled) this.#open.push(group)
  }

  takenBack(count: number): void {
    const [group] = this.#open.splice(Math.max(0, this.#open.length - count))
    const sent = group === undefined ? undefined : this.#sent.get(group)
    if (sent !== undefined) this.#undone.push(sent)
  }

  /** How many of the last actions belong to one intent. */
  get lastGroup(): number {
    const last = this.#open.at(-1)
    return this.#open.filter(group => group === last).length
  }

  /** What was sent as one intent, so that it can be done again after it was taken back. */
  sent(group: number, actions: readonly Action[], isRedone: boolean): void {
    this.#sent.set(group, [...(this.#sent.get(group) ?? []), ...actions])
    if (!isRedone) this.#undone = []
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  takeUndone(): readonly Action[] {
    return this.#undone.pop() ?? []
  }

  clear(): void {
    this.#open = []
    this.#undone = []
  }
}
