// Everything that a viewer is given, side by side for two positions.
import type { Action } from '../../engine/game/action.ts'
import type { Game, GameState, View } from '../../engine/game/game.ts'
import { sameJson } from '../fuzz/same-json.ts'
import { firstDifference } from '../fuzz/secrets.ts'
import type { Finding } from '../fuzz/table.ts'

/** What a table shows of a position to a viewer, if the game has one. */
export type Shown = (g: GameState, viewer: number) => readonly string[]

export interface Probe {
  readonly game: Game
  readonly viewer: number
  /** Actions that the viewer asks about when it is his turn. */
  readonly asked: readonly Action[]
}

/** What the viewer is given of a position. */
export type Disclosed = ReturnType<typeof disclosed>

/** What the viewer can tell another position by; null if by nothing. */
export function toldApart(probe: Probe, one: Disclosed, g: GameState): Finding {
  const other = disclosed(probe, g, one.view)
  for (const key of Object.keys(one) as (keyof Disclosed)[])
    if (!sameJson(one[key], other[key]))
      return `${key}: ${firstDifference({ [key]: one[key] }, { [key]: other[key] }).slice(0, LONGEST)}`
  return null
}

const LONGEST = 400
const AROUND = 120

/** Where the pages of two positions differ first, with what stands around it; null if nowhere. */
export function pagesApart(a: readonly string[], b: readonly string[]): Finding {
  const page = a.findIndex((text, i) => text !== b[i])
  if (page < 0) return null
  let at = 0
  while (a[page][at] === b[page]?.[at]) at += 1
  const around = (text = '') => text.slice(Math.max(0, at - AROUND), at + AROUND)
  return `shown: page ${page}: …${around(a[page])}… or …${around(b[page])}…`
}

/** `before`: a view to compare with; what is the same is taken from there. */
export function disclosed({ game, viewer, asked }: Probe, g: GameState, before?: View) {
  const awaited = game.awaited(g)
  const isAsked = awaited?.side === viewer
  return {
    view: game.view(g, viewer, before),
    // Of a decision of others everybody learns whose it is; what it is about only as far as the view tells.
    awaited: isAsked ? awaited : (awaited?.side ?? null),
    outcome: game.outcome(g),
    situation: game.situation(g),
    legal: isAsked ? game.legal(g, viewer) : null,
    watches: isAsked ? game.watches(g, viewer) : null,
    refusals: isAsked ? asked.map(action => game.check(g, viewer, action)) : null,
  }
}
