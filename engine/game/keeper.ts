// Rules of an older version are kept as one bundled module (games/<game>/frozen). A state goes back to the rules that made it, whoever
// holds it: the table and the players of the present version ask their own game, and that passes the question on.
import type { AnyGame } from './door.ts'
import type { Fields } from './frozen.ts'
import type { Game, GameState } from './game.ts'

/** A symbol of this module alone: the engine inside a bundle has another one and never passes anything on. */
const KEEPER = Symbol('keeper')

interface Kept {
  readonly [KEEPER]?: AnyGame
  derived: unknown
}

/** The same game for states of its own, and the game of its rules for a state that was made under older ones. */
export function answeringByState<G extends GameState, D extends string>(own: Game<G, D>): Game<G, D> {
  const rulesOf = (g: G): Game<G, D> =>
    ((g as unknown as Kept)[KEEPER] as unknown as Game<G, D> | undefined) ?? own
  const { knownOfHidden } = own
  return {
    ...own,
    awaited: g => rulesOf(g).awaited(g),
    outcome: g => rulesOf(g).outcome(g),
    legal: (g, side) => rulesOf(g).legal(g, side),
    check: (g, side, action) => rulesOf(g).check(g, side, action),
    perform: (g, side, action, log) => rulesOf(g).perform(g, side, action, log),
    watches: (g, side) => rulesOf(g).watches(g, side),
    view: (g, viewer, before) => rulesOf(g).view(g, viewer, before),
    hear: (after, viewer, events) => rulesOf(after).hear(after, viewer, events),
    situation: g => rulesOf(g).situation(g),
    toJSON: g => rulesOf(g).toJSON(g),
    faultsIn: g => rulesOf(g).faultsIn(g),
    ...(knownOfHidden !== undefined && {
      knownOfHidden: (g: G, viewer: number, unit: number) =>
        (rulesOf(g).knownOfHidden ?? knownOfHidden)(g, viewer, unit),
    }),
  }
}

/**
 * Older rules as the table and the players of the present version can use them. Zones and the like that either has worked out are never
 * left in the state for the other, and fields that came later read as zero.
 */
export function keptRules(frozen: AnyGame, lacking: Fields): AnyGame {
  const apart =
    <A extends readonly unknown[], T>(ask: (g: GameState, ...rest: A) => T) =>
    (g: GameState, ...rest: A): T => {
      const state = g as unknown as Kept
      state.derived = undefined
      try {
        return ask(g, ...rest)
      } finally {
        state.derived = undefined
      }
    }
  const kept: AnyGame = {
    ...frozen,
    begin: (scenario, options, dice) => marked(frozen.begin(scenario, options, dice)),
    imagine: (view, dice) => marked(frozen.imagine(view, dice)),
    fromJSON: (json, dice) => marked(frozen.fromJSON(json, dice)),
    awaited: apart(frozen.awaited),
    outcome: apart(frozen.outcome),
    legal: apart(frozen.legal),
    check: apart(frozen.check),
    perform: apart(frozen.perform),
    watches: apart(frozen.watches),
    view: apart(frozen.view),
    hear: apart(frozen.hear),
    situation: apart(frozen.situation),
    toJSON: apart(frozen.toJSON),
    faultsIn: apart(frozen.faultsIn),
    ...(frozen.knownOfHidden !== undefined && { knownOfHidden: apart(frozen.knownOfHidden) }),
  }
  const additions: PropertyDescriptorMap = { [KEEPER]: { value: kept } }
  for (const [name, length] of lacking)
    additions[name] = { get: () => (length === 0 ? 0 : new Int32Array(length)), set: () => {} }
  /** All states of a bundle are of one class, and no other game has it. */
  function marked(made: ReturnType<AnyGame['begin']>): ReturnType<AnyGame['begin']> {
    if (made.ok) {
      const prototype = Object.getPrototypeOf(made.value)
      if (prototype[KEEPER] === undefined) Object.defineProperties(prototype, additions)
    }
    return made
  }
  return kept
}
