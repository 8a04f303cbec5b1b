// What is heard of a deed, by those who cannot see everybody who has to do with it.
import type { Action, GameEvent } from '../../engine/game/action.ts'
import type { Game, GameState } from '../../engine/game/game.ts'
import type { HexGrid } from '../../engine/hex/grid.ts'
import { sameJson } from '../fuzz/same-json.ts'
import { firstDifference } from '../fuzz/secrets.ts'
import type { Finding } from '../fuzz/table.ts'
import { hiddenUnits, type Pieces } from './units.ts'

const LONGEST = 400

/** The names that deeds and events go by. */
export interface Names {
  readonly grid: HexGrid
  /** Ids of the units, in the order of their numbers. */
  readonly units: readonly string[]
}

/** What comes of an action. */
export interface Deed {
  readonly before: Pieces
  readonly after: Pieces
  readonly events: readonly GameEvent[]
  /** Something was shown to somebody for a while; it may be hidden again afterwards. */
  readonly reveals: boolean
}

export function deedOf(game: Game, before: Pieces, side: number, action: Action): Deed {
  const after = before.copy() as Pieces
  const events: GameEvent[] = []
  game.perform(after, side, action, events)
  return { before, after, events, reveals: after.revelations !== before.revelations }
}

/** Can this unit have been shown by the deed? Nobody but those where something happens, and beside it, can. */
export function shownBy({ before, after, events }: Deed, action: Action, { grid, units }: Names) {
  const near = new Uint8Array(grid.size)
  const mark = (hex: number) => {
    if (!(hex >= 0 && hex < grid.size)) return
    near[hex] = 1
    for (let slot = hex * 6; slot < hex * 6 + 6; slot++)
      if (grid.neighbours[slot] >= 0) near[grid.neighbours[slot]] = 1
  }
  for (const word of wordsIn([action, events])) {
    mark(grid.indexOf(word))
    const unit = units.indexOf(word)
    if (unit < 0) continue
    mark(before.place[unit])
    mark(after.place[unit])
  }
  return (unit: number): boolean =>
    [before.place[unit], after.place[unit]].some(
      place => place >= 0 && place < grid.size && near[place] === 1,
    )
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}

/** Whoever cannot find a unit before a deed nor after it, and cannot have been shown it, must not hear its name in it. */
export function namesHidden(
  game: Game,
  deed: Deed,
  action: Action,
  names: Names,
  viewers: readonly number[],
): Finding {
  const { before, after, events } = deed
  const isShown = deed.reveals ? shownBy(deed, action, names) : () => false
  for (const viewer of viewers) {
    const hiddenNow = new Set(hiddenUnits(game, after, viewer))
    const hidden = hiddenUnits(game, before, viewer).filter(unit => hiddenNow.has(unit) && !isShown(unit))
    if (hidden.length === 0) continue
    const heard = JSON.stringify(game.hear(after, viewer, events))
    const flipped = flippedInTheOpen(game, before, after, viewer)
    const named = hidden.find(unit => !flipped(unit) && heard.includes(JSON.stringify(names.units[unit])))
    if (named !== undefined)
      return `viewer ${viewer} hears the name of ${names.units[named]}: ${heard.slice(0, LONGEST)}`
  }
  return null
}

/** Steps that a viewer sees lost or restored, wherever the unit lies: then its name may be told. */
function flippedInTheOpen(game: Game, before: GameState, after: GameState, viewer: number) {
  const [then, now] = [before, after].map(
    g => (game.view(g, viewer).state as unknown as { readonly steps?: readonly number[] }).steps,
  )
  return (unit: number): boolean => then?.[unit] !== now?.[unit]
}

/** The same deed in two positions, one of them with two units exchanged that the deed cannot have shown, or null. */
export function heardApart(game: Game, viewer: number, one: Deed, other: Deed, areAside: boolean): Finding {
  // Stacks that a battle has shown may be covered again at its end: what was told of them is no secret.
  if (one.reveals && other.reveals && !areAside) return null
  const view = game.view(one.after, viewer)
  if (!sameJson(view, game.view(other.after, viewer, view))) return null
  const [a, b] = [one, other].map(({ after, events }) => game.hear(after, viewer, events))
  return sameJson(a, b) ? null : `heard: ${firstDifference(a, b).slice(0, LONGEST)}`
}
