// One order as a person would give it: a whole march, a whole attack up to its die, one placement.
import { depth } from '../../engine/flow/frames.ts'
import type { Action, GameEvent } from '../../engine/game/action.ts'
import type { Game, GameState } from '../../engine/game/game.ts'
import type { Description, Reason } from '../players/player.ts'
import { FREE_HAND, isSameAction, officerUnder } from '../search/orders.ts'
import { aimedAt } from './aim.ts'

export interface Order {
  readonly actions: readonly Action[]
  /** What they cause before a die is cast or something hidden is shown. */
  readonly events: readonly GameEvent[]
  /** What speaks for it, the most telling first. */
  readonly reasons: readonly Reason[]
}

export interface Commander<G extends GameState> {
  choose(g: G, legal: readonly Action[]): Action
  reasons(g: G, action: Action): readonly Reason[]
  /** Changes with every phase: no order lasts longer. */
  moment(g: G): number
}

/** An officer who does as he sees fit, except for one thing. */
export function officerOf<G extends GameState>(
  game: Game<G>,
  describe: () => Description<G>,
  side: number,
  except: Action | null = null,
): Commander<G> {
  const knows = describe()
  const officer = officerUnder(FREE_HAND, describe())
  return {
    choose(g, legal) {
      const left = except === null ? legal : legal.filter(action => !isRuledOut(action, except))
      return officer.choose(game, g, side, left.length > 0 ? left : legal)
    },
    reasons: (g, action) => knows.reasons?.(g, side, action) ?? [],
    moment: g => knows.moment(g),
  }
}

/** The action itself, and every attack on the same hex. */
const isRuledOut = (action: Action, except: Action): boolean =>
  isSameAction(action, except) || (aimedAt(except) !== null && aimedAt(action) === aimedAt(except))

/** More actions than any order takes. */
const MOST = 80

/** Carries the order out on `g`. The last action for which anything speaks gives the reasons: there a march ends. */
export function orderFrom<G extends GameState>(
  game: Game<G>,
  g: G,
  side: number,
  commander: Commander<G>,
): Order {
  const base = depth(g.flow)
  const chance = g.rolls + g.revelations
  const moment = commander.moment(g)
  const actions: Action[] = []
  const events: GameEvent[] = []
  let reasons: readonly Reason[] = []
  let wentDeeper = false
  let isSilent = false
  const isOpen = () => g.rolls + g.revelations === chance && commander.moment(g) === moment
  while (actions.length < MOST && isOpen() && game.awaited(g)?.side === side) {
    const level = depth(g.flow)
    if (level < base || (level === base && wentDeeper)) break
    wentDeeper ||= level > base
    const action = commander.choose(g, game.legal(g, side))
    const last = actions.at(-1)
    if (last !== undefined && level === base && !goesOn(last, isSilent, action)) break
    const spoken = commander.reasons(g, action)
    if (spoken.length > 0) reasons = spoken
    const told: GameEvent[] = []
    game.perform(g, side, action, told)
    actions.push(action)
    if (g.rolls + g.revelations === chance) events.push(...told)
    isSilent = told.length === 0
  }
  return { actions, events, reasons }
}

/** The same unit takes another step, or what was begun without a word is now done. */
const goesOn = (last: Action, isSilent: boolean, next: Action): boolean =>
  (last.unit !== undefined && last.unit === next.unit) || (isSilent && last.do !== next.do)
