// Everything that a viewer is given, side by side for two positions.
import type { Action, GameEvent } from '../../engine/game/action.ts'
import type { Game, GameState } from '../../engine/game/game.ts'
import { sameJson } from '../fuzz/same-json.ts'
import { firstDifference } from '../fuzz/secrets.ts'
import type { Finding } from '../fuzz/table.ts'
import { hiddenUnits, type Pieces } from './units.ts'

/** What a table shows of a position to a viewer, if the game has one. */
export type Shown = (g: GameState, viewer: number) => readonly string[]

export interface Probe {
  readonly game: Game
  readonly viewer: number
  /** Actions that the viewer asks about when it is his turn. */
  readonly asked: readonly Action[]
  readonly shown: Shown | null
}

/** What the viewer can tell two positions apart by; null if by nothing. */
export function toldApart(probe: Probe, one: GameState, other: GameState): Finding {
  const [a, b] = [one, other].map(g => disclosed(probe, g))
  for (const key of Object.keys(a) as (keyof typeof a)[])
    if (!sameJson(a[key], b[key]))
      return `${key}: ${key === 'shown' ? pageApart(a.shown!, b.shown!) : differenceIn(key, a[key], b[key])}`
  return null
}

const differenceIn = (key: string, a: unknown, b: unknown): string =>
  firstDifference({ [key]: a }, { [key]: b }).slice(0, LONGEST)

const LONGEST = 400
const AROUND = 120

/** Where two pages differ first, with what stands around it. */
function pageApart(a: readonly string[], b: readonly string[]): string {
  const page = a.findIndex((text, i) => text !== b[i])
  let at = 0
  while (a[page][at] === b[page]?.[at]) at += 1
  const around = (text = '') => text.slice(Math.max(0, at - AROUND), at + AROUND)
  return `page ${page}: …${around(a[page])}… or …${around(b[page])}…`
}

function disclosed({ game, viewer, asked, shown }: Probe, g: GameState) {
  const awaited = game.awaited(g)
  const isAsked = awaited?.side === viewer
  return {
    view: game.view(g, viewer),
    // Of a decision of others everybody learns whose it is; what it is about only as far as the view tells.
    awaited: isAsked ? awaited : (awaited?.side ?? null),
    outcome: game.outcome(g),
    situation: game.situation(g),
    legal: isAsked ? game.legal(g, viewer) : null,
    watches: isAsked ? game.watches(g, viewer) : null,
    refusals: isAsked ? asked.map(action => game.check(g, viewer, action)) : null,
    shown: shown?.(g, viewer) ?? null,
  }
}

function done(game: Game, g: GameState, side: number, action: Action) {
  const after = g.copy()
  const events: GameEvent[] = []
  game.perform(after, side, action, events)
  return { after, events }
}

/** Whoever cannot find a unit before a deed nor after it, and was shown nothing, must not hear its name in it. */
export function namesHidden(
  game: Game,
  g: Pieces,
  { side, action }: { readonly side: number; readonly action: Action },
  units: readonly string[],
  viewers: readonly number[],
): Finding {
  const { after, events } = done(game, g, side, action)
  if (after.revelations !== g.revelations) return null
  for (const viewer of viewers) {
    const hiddenNow = new Set(hiddenUnits(game, after as Pieces, viewer))
    const hidden = hiddenUnits(game, g, viewer).filter(unit => hiddenNow.has(unit))
    if (hidden.length === 0) continue
    const heard = JSON.stringify(game.hear(after, viewer, events))
    const flipped = flippedInTheOpen(game, g, after, viewer)
    const named = hidden.find(unit => !flipped(unit) && heard.includes(JSON.stringify(units[unit])))
    if (named !== undefined)
      return `viewer ${viewer} hears the name of ${units[named]}: ${heard.slice(0, LONGEST)}`
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

/** The same deed in both positions: whoever sees the same afterwards has heard the same. */
export function heardApart(
  { game, viewer }: Probe,
  side: number,
  one: { readonly g: GameState; readonly action: Action },
  other: { readonly g: GameState; readonly action: Action },
): Finding {
  const [a, b] = [one, other].map(({ g, action }) => {
    const { after, events } = done(game, g, side, action)
    const isShown = after.revelations !== g.revelations
    return { isShown, view: game.view(after, viewer), heard: game.hear(after, viewer, events) }
  })
  // Stacks that a battle has shown may be covered again at its end: what was told of them is no secret.
  if (a.isShown && b.isShown) return null
  if (!sameJson(a.view, b.view) || sameJson(a.heard, b.heard)) return null
  return `heard: ${firstDifference(a.heard, b.heard).slice(0, 400)}`
}
