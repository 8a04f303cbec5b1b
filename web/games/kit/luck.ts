// How lucky the sides were: every battle against the average of the column that it was rolled on.
import type { Chance } from '../../../engine/battle/chances.ts'
import type { GameEvent } from '../../../engine/game/action.ts'
import type { Past } from '../../../table/presentation.ts'

/** A roll on a combat table, read from its events. */
export interface Fought<R> {
  /** Who attacked, and whom. */
  readonly side: number
  readonly enemy: number
  /** The hex that was attacked, by its name. */
  readonly target: string
  readonly attackers: readonly number[]
  /** Every result that the roll could have given, and the one that it gave. */
  readonly chances: readonly Chance<R>[]
  readonly result: R
  readonly printed: string
  readonly dice: readonly number[]
}

export interface Battle<R> extends Fought<R> {
  readonly position: number
  readonly turn: number
  readonly event: GameEvent
  /** By how much it went better for the attacker than the average. */
  readonly luck: number
  /** How likely a result at least as good for the attacker was. */
  readonly chance: number
  /** What happened after the roll and before the next one. */
  readonly after: GameEvent[]
}

export interface LuckSource<G, R> {
  /** The events that declare an attack and roll it. */
  readonly declared: string
  readonly rolled: string
  /** Null where it cannot be told who attacked. */
  fought(g: G, declared: GameEvent, rolled: GameEvent): Fought<R> | null
  /** What the attacker gains by a result on balance. */
  balance(result: R): number
}

export function battlesIn<G, R>(source: LuckSource<G, R>, past: readonly Past[], g: G): Battle<R>[] {
  const found: Battle<R>[] = []
  let declared: GameEvent | null = null
  for (const { events, position, turn } of past) {
    for (const event of events) {
      if (event.event === source.declared) declared = event
      const fought =
        event.event === source.rolled && declared !== null ? source.fought(g, declared, event) : null
      if (fought === null) found.at(-1)?.after.push(event)
      else found.push({ ...fought, ...luckIn(source, fought), event, position, turn, after: [] })
    }
  }
  return found
}

export const share = ({ ways, of }: Chance<unknown>): number => ways / of

/** The average of a figure over all results. */
export const mean = <R>(chances: readonly Chance<R>[], figure: (result: R) => number): number =>
  chances.reduce((sum, each) => sum + figure(each.result) * share(each), 0)

function luckIn<G, R>({ balance }: LuckSource<G, R>, { chances, result }: Fought<R>) {
  const actual = balance(result)
  return {
    luck: actual - mean(chances, balance),
    chance: mean(chances, other => (balance(other) >= actual ? 1 : 0)),
  }
}

/** The side that the dice favoured. */
export const favoured = ({ luck, side, enemy }: Battle<unknown>): number => (luck >= 0 ? side : enemy)

/** Even to the digit that is shown. */
const EVEN = 0.05

/** `The German side was luckier by 2.1 corps: …`; with more than two sides the balance of each. */
export function luckText(
  battles: readonly Battle<unknown>[],
  sides: readonly string[],
  unit: string,
): string {
  if (battles.length === 0) return 'No battle was fought.'
  const net = sides.map(() => 0)
  for (const { side, enemy, luck } of battles) {
    net[side] += luck
    net[enemy] -= luck
  }
  const best = net.indexOf(Math.max(...net))
  const figures = net
    .map((sum, side) => `${sides[side]} ${sum < 0 ? '−' : '+'}${Math.abs(sum).toFixed(1)}`)
    .join(', ')
  const lead =
    net[best] < EVEN
      ? 'Luck was even'
      : sides.length > 2
        ? `The ${sides[best]} side was luckiest (${figures} ${unit})`
        : `The ${sides[best]} side was luckier by ${net[best].toFixed(1)} ${unit}`
  const many = battles.length === 1 ? 'battle' : 'battles'
  return `${lead}: the sum over ${battles.length} ${many} of the result less its average.`
}
