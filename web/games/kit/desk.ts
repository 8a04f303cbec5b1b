// The decision in hand, put together from the words of its kind, its affordances and what a game adds.
import { type Frame, findFrame, slotAt } from '../../../engine/flow/frames.ts'
import type { GameEvent } from '../../../engine/game/action.ts'
import type { GameState } from '../../../engine/game/game.ts'
import { capital } from '../../../engine/words/english.ts'
import type { Affordance, Desk, DeskStyle, Sentence, Shortcut } from '../../../table/presentation.ts'
import type { Field, FieldState } from './field.ts'
import { sentence } from './sentences.ts'
import type { KitSight } from './sight.ts'

/** The words of one kind of decision. */
export interface Wording<S> {
  readonly style: DeskStyle | ((s: S) => DeskStyle)
  /** The sentence of the order bar. */
  bar(s: S): Desk['prompt']
  /** The heading of the dock. */
  dock(s: S): Pick<Desk, 'title' | 'question' | 'rules'>
  /** Where it happens. */
  hexes?(s: S): readonly number[]
  saysSeveral?(count: number): string
  /** Offered while the rules allow them. */
  readonly shortcuts?: readonly Shortcut[] | ((s: S) => readonly Shortcut[])
}

/** A wording that never changes. */
export const plain = (
  style: DeskStyle,
  [title, detail]: readonly [title: string, detail: string],
  rule: string,
  [heading, question]: readonly [heading: string, question: string],
): Wording<unknown> => ({
  style,
  bar: () => ({ title, detail: sentence(detail, rule) }),
  dock: () => ({ title: heading, question, rules: [rule] }),
})

type Answer = Desk['suggestion']

export interface DeskSource<S, D extends string> {
  readonly words: Readonly<Record<D, Wording<S>>>
  affordancesOf(s: S, decision: D): readonly Affordance[]
  /** Good answers, for decisions that have one. */
  readonly suggestions?: Partial<Readonly<Record<D, (s: S, affordances: readonly Affordance[]) => Answer>>>
  /** Decisions in the middle of a battle, with the battle that has come so far. */
  readonly inBattle?: readonly D[]
  battleOf?(s: S, decision: D, heard: readonly GameEvent[]): Desk['battle']
  /** What must still be done before the phase can end. */
  mandatoryOf?(s: S, decision: D): Sentence | null
  /** Pieces that are ticked to begin with. */
  tickedOf?(s: S, decision: D, affordances: readonly Affordance[]): readonly string[]
}

export function deskOf<G extends FieldState, D extends string, S extends KitSight<G, D>>(
  field: Field<G>,
  source: DeskSource<S, D>,
) {
  return (s: S, heard: readonly GameEvent[]): Desk => {
    const { decision } = s.awaited!
    const wording = source.words[decision]
    const affordances = source.affordancesOf(s, decision)
    const mandatory = source.mandatoryOf?.(s, decision) ?? null
    return {
      style: typeof wording.style === 'string' ? wording.style : wording.style(s),
      prompt: wording.bar(s),
      ...wording.dock(s),
      affordances,
      mandatory,
      suggestion: source.suggestions?.[decision]?.(s, affordances) ?? null,
      battle: source.inBattle?.includes(decision) ? (source.battleOf?.(s, decision, heard) ?? null) : null,
      hexes: mandatory?.hexes ?? field.hexNames((wording.hexes?.(s) ?? []).filter(hex => hex >= 0)),
      ticked: source.tickedOf?.(s, decision, affordances) ?? [],
      shortcuts: shortcutsOf(wording, s).filter(({ action }) => s.check(action) === null),
      saysSeveral: wording.saysSeveral,
    }
  }
}

const shortcutsOf = <S>({ shortcuts = [] }: Wording<S>, s: S): readonly Shortcut[] =>
  typeof shortcuts === 'function' ? shortcuts(s) : shortcuts

/** What the bar says to those who wait: `The German side decides in the Polish combat phase.` */
export const waitingForOf =
  <G extends FieldState>(field: Field<G>, phaseOf: (g: G) => string | null) =>
  ({ g, awaited }: KitSight<G>): Sentence => {
    if (awaited === null) return sentence('The game is over.')
    const waiting = `waiting for the ${field.sideOf(g, awaited.side)} player.`
    const phase = phaseOf(g)
    return sentence(capital(phase === null ? waiting : `${phase}: ${waiting}`))
  }

/** A number of the nearest frame of a kind, -1 where there is none. */
export function inFrame<Slot extends string>(
  { flow }: GameState,
  frame: Frame<Slot>,
  slot: NoInfer<Slot>,
): number {
  const at = findFrame(flow, frame)
  return at < 0 ? -1 : slotAt(flow, at, frame.at[slot])
}

/** The affordance that costs least, with the reason. */
export function cheapest(
  affordances: readonly Affordance[],
  costOf: (piece: string) => number,
  whyOf: (piece: string) => Sentence,
): Answer {
  const [best] = affordances
    .filter(({ piece }) => piece !== undefined)
    .toSorted((a, b) => costOf(a.piece!) - costOf(b.piece!))
  return best === undefined ? null : { affordance: best, why: whyOf(best.piece!) }
}

/** The first affordance that is wanted, with the reason. */
export function suggested(
  affordances: readonly Affordance[],
  isWanted: (affordance: Affordance) => boolean,
  why: Sentence,
): Answer {
  const found = affordances.find(isWanted)
  return found === undefined ? null : { affordance: found, why }
}
