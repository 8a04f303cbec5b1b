// A move in hand: where the units can go, the way that is planned, and why not.
import type { Action } from '../engine/game/action.ts'
import type { Hand } from './hand.ts'
import type { Route, Sentence } from './presentation.ts'
import type { ReachPicture } from './scene.ts'
import type { Stage } from './stage.ts'

/** What is asked for: a way, or why there is none. */
export interface MovePreview {
  readonly route: Route | null
  readonly refusal: Sentence | null
}

export function reachOf(stage: Stage, hand: Hand): ReachPicture | null {
  const desk = stage.movement
  if (desk === null || hand.units.length === 0) return null
  return desk.reach(stage.sight, hand.units, hand.mode, hand.via)
}

/** The plan as far as it is laid: to the goal, or along the way that the player has drawn. */
export function previewOf(stage: Stage, hand: Hand): MovePreview | null {
  const desk = stage.movement
  const goal = hand.goal ?? hand.via.at(-1) ?? null
  if (desk === null || goal === null || hand.units.length === 0) return null
  const via = goal === hand.via.at(-1) ? hand.via.slice(0, -1) : hand.via
  const route = desk.route(stage.sight, hand.units, hand.mode, via, goal)
  if (route === null) return { route: null, refusal: desk.whyNot(stage.sight, hand.units, hand.mode, goal) }
  return { route, refusal: stage.sight.check(orderOf(stage, hand, route)) }
}

export function orderOf(stage: Stage, hand: Hand, route: Route): Action {
  return stage.presentation.movement.order(stage.sight, hand.units, hand.mode, route.path.slice(1))
}

/** Units of a hex that can move now, the top one first. */
export function movableIn(stage: Stage, hex: string): string[] {
  const desk = stage.movement
  if (desk === null) return []
  return stage.presentation.stack(stage.sight, hex).filter(unit => desk.refusal(stage.sight, unit) === null)
}
