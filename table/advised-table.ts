// A table at which advice can be asked for. Everything that the adviser is told is what the side at the screen may see.
import type { AdviceAsks } from './advising.ts'
import type { Deed } from './deeds.ts'
import { EMPTY_HAND } from './hand.ts'
import { TableBase } from './table-base.ts'

export class AdvisedTable extends TableBase {
  suggest(): void {
    if (this.snapshot().can.suggest)
      this.advising.ask(this.#put({ for: 'suggestion' }), suggestion => ({ kind: 'suggestion', suggestion }))
  }

  rate(): void {
    const { stage, hand, attack } = this.lookNow()
    if (!this.snapshot().can.rate || hand.attack === null || attack === null) return
    const { units, target, kind } = hand.attack
    const order = stage.attack!.order(stage.sight, units, target, kind, attack.added)
    this.advising.ask(this.#put({ for: 'rating', attack: order }), rating => ({ kind: 'rating', rating }))
  }

  /** A second time puts the look ahead away. */
  foresee(): void {
    if (this.advising.advice?.kind === 'foresight') this.dismissAdvice()
    else if (this.snapshot().can.foresee)
      this.advising.ask(this.#put({ for: 'foresight' }), foresight => ({ kind: 'foresight', foresight }))
  }

  why(position: number, line: string): void {
    const deed = this.#wholeDeed(position)
    if (deed === null) return
    const { side: by, action } = deed
    const put = this.#put({ for: 'reasons', by, action }, deed.position - 1)
    this.advising.ask(put, reasons => ({ kind: 'reasons', line, reasons }), line)
  }

  /** The last step of a march says where it led. */
  #wholeDeed(position: number): Deed | null {
    const { deeds } = this.history
    let at = position - 1
    if (deeds[at] === undefined) return null
    const { unit } = deeds[at].action
    while (unit !== undefined && deeds[at + 1]?.action.unit === unit && deeds[at + 1].action.to !== undefined)
      at++
    return deeds[at]
  }

  dismissAdvice(): void {
    if (this.advising.advice?.kind === 'suggestion') this.hand = EMPTY_HAND
    this.advising.clear()
    this.changed('hand')
  }

  #put<A extends AdviceAsks>(asks: A, position = this.history.position) {
    const { game } = this.presentation
    const { viewer } = this.sitting
    const view = game.view(this.history.stateAt(position), viewer)
    return { game: game.id, rules: game.rulesVersion, side: viewer, view, asks }
  }
}
