// Hexes of the viewer's that hold too much, worst first, each with the cheapest ways to mend it.
import type { Action } from '../engine/game/action.ts'
import type { Sentence } from './presentation.ts'
import type { Stage } from './stage.ts'

export interface Remedy {
  readonly unit: string
  readonly to: string
  readonly cost: string
  readonly action: Action
}

export interface Overstacked {
  readonly hex: string
  readonly size: number
  readonly limit: number
  readonly rule: string
  /** The cheapest first; empty where nobody can leave. */
  readonly remedies: readonly Remedy[]
}

const SHOWN = 2

export function overstackedOf(stage: Stage): readonly Overstacked[] {
  const { presentation, sight, movement, counters } = stage
  if (movement === null || presentation.stacking === undefined) return []
  const own = new Set(counters.filter(({ side }) => side === sight.viewer).map(({ hex }) => hex))
  return [...own]
    .flatMap(hex => {
      const stacking = presentation.stacking?.(sight, hex) ?? null
      if (stacking === null || stacking.size <= stacking.limit) return []
      return [{ hex, ...stacking, remedies: remediesFor(stage, hex) }]
    })
    .sort((a, b) => b.size - b.limit - (a.size - a.limit))
}

/** Somebody goes to a hex nearby that has room for him. */
function remediesFor(stage: Stage, hex: string): Remedy[] {
  const { presentation, sight } = stage
  const desk = presentation.movement
  const found: (Remedy & { readonly steps: number })[] = []
  for (const unit of presentation.stack(sight, hex)) {
    if (desk.refusal(sight, unit) !== null) continue
    const mode = desk.modes(sight, [unit]).find(each => each.refusal === null)?.id
    const reach = mode === undefined ? null : desk.reach(sight, [unit], mode, [])
    if (mode === undefined || reach === null) continue
    const near = presentation.neighbours(hex).filter(next => reach.hexes.has(next))
    for (const to of near) {
      const route = desk.route(sight, [unit], mode, [], to)
      if (route === null) continue
      const action = desk.order(sight, [unit], mode, route.path.slice(1))
      if (sight.check(action) !== null || !hasRoom(stage, action, to)) continue
      found.push({ unit, to, cost: route.spent.value, action, steps: route.path.length })
      break
    }
  }
  const isFree = ({ cost }: Remedy) => Number.parseFloat(cost) || 0
  return found.sort((a, b) => a.steps - b.steps || isFree(a) - isFree(b)).slice(0, SHOWN)
}

/** Does the hex hold no more than it may when this is done? */
function hasRoom({ presentation, sight, trial }: Stage, action: Action, to: string): boolean {
  const g = trial()
  if (g === null || presentation.game.check(g, sight.viewer, action).length > 0) return false
  presentation.game.perform(g, sight.viewer, action, null)
  const after = presentation.stacking?.(presentation.see(g, sight.viewer), to) ?? null
  return after === null || after.size <= after.limit
}

/** '6015, 6115 and 5409' */
export const named = (hexes: readonly string[]): string =>
  hexes.length < 2 ? hexes.join('') : `${hexes.slice(0, -1).join(', ')} and ${hexes.at(-1)}`

/** More hexes than these are only counted: the list of them stands beside. */
const NAMED = 3

/** Why the phase cannot end: 'Over the stacking limit: 6015 and 6115.' */
export function whyNotEnded(overstacked: readonly Overstacked[], mandatory: Sentence): Sentence {
  const open = overstacked.filter(({ remedies }) => remedies.length > 0)
  if (open.length === 0) return mandatory
  const hexes = open.map(({ hex }) => hex)
  const text =
    hexes.length > NAMED
      ? `${hexes.length} hexes are over the stacking limit.`
      : `Over the stacking limit: ${named(hexes)}.`
  return { text, rules: [open[0].rule], hexes }
}
