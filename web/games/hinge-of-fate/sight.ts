// A position of Hinge of Fate as one command may see it: allies see each other's stacks (3.4a, R64).
import { PUBLIC } from '../../../engine/game/game.ts'
import { campOfSide } from '../../../games/hinge-of-fate/forces.ts'
import { type DecisionName, hingeOfFate as game } from '../../../games/hinge-of-fate/index.ts'
import { derivedOf } from '../../../games/hinge-of-fate/rules/07-zones-of-control.ts'
import type { State } from '../../../games/hinge-of-fate/state.ts'
import { isHiddenFrom, seenBy } from '../../../games/hinge-of-fate/view.ts'
import type { Sentence } from '../../../table/presentation.ts'
import { sentence } from '../kit/sentences.ts'
import { type KitSight, openSight, sightOf } from '../kit/sight.ts'
import { field } from './names.ts'

export type HingeSight = KitSight<State, DecisionName>

export function see(real: State, viewer: number): HingeSight {
  const { seen, stacks } = seenBy(real, viewer)
  // Zones of control reach where they reach; how many units make them is not told.
  const [german, allied] = derivedOf(real).zones.map(zone => zone.map(units => (units > 0 ? 1 : 0)))
  seen.derived = { zones: [german, allied] }
  const hidden = new Map(stacks.map(({ hex, slots }) => [hex, slots.length]))
  return sightOf(game, real, viewer, seen, { unseenIn: hex => hidden.get(hex) ?? 0 })
}

/** The camp of the viewer, -1 for the public. */
export const campOfViewer = ({ viewer }: HingeSight): number => (viewer === PUBLIC ? -1 : campOfSide[viewer])

export const seeOpen = openSight<State, HingeSight>(game, {})

/** 3.4a  Only enemies may not look into each other's stacks. */
export function secret(g: State, from: number, to: number): Sentence | null {
  const hidden = field.unitsWhere(unit => isHiddenFrom(g, from, unit) || isHiddenFrom(g, to, unit))
  if (hidden.length === 0 || campOfSide[from] === campOfSide[to]) return null
  return sentence('The map stays covered because stacks may be inspected only by their own side.', '3.4a')
}
