// 15  Fog of war: what one side may know of the other's stacks and displays.
import { PUBLIC } from '../../../engine/game/game.ts'
import { BOX, HEX, hasFlag, type State } from '../state.ts'
import { unitNation } from '../units.ts'
import { grid } from '../world.ts'
import { airborne } from './16-flight.ts'

/** Boxes that only their owner may look into. */
const COVERED: readonly number[] = [BOX.available, BOX.utilized, BOX.reinforcement, BOX.track]

const isOwn = (g: State, viewer: number, unit: number): boolean =>
  viewer !== PUBLIC && g.allegiance[unitNation[unit]] === viewer

/** 15.0c  A counter in a display or on the track of another player. */
export const isInCoveredBox = (g: State, viewer: number, unit: number): boolean =>
  COVERED.includes(g.place[unit]) && !isOwn(g, viewer, unit)

/** 15.0d  Hexes with an air unit of the viewer in them or next to them; the public flies nowhere. */
export function watchedFromTheAir(g: State, viewer: number): (hex: number) => boolean {
  const aims = viewer === PUBLIC ? [] : airborne(g, viewer).map(unit => g.aim[unit])
  return hex => aims.some(aim => grid.distance(aim, hex) <= 1)
}

/** 15.0a, 15.0b  Somewhere under the top unit of a stack that is not the viewer's, and not laid open. */
export function isUnderOthers(
  g: State,
  viewer: number,
  unit: number,
  isWatched: (hex: number) => boolean,
): boolean {
  const hex = g.place[unit]
  if (hex < 0 || g.top[hex] === unit || isOwn(g, viewer, unit)) return false
  return !hasFlag(g.hexFlags, hex, HEX.revealed) && !isWatched(hex)
}

export function isHiddenFrom(g: State, viewer: number, unit: number): boolean {
  return isInCoveredBox(g, viewer, unit) || isUnderOthers(g, viewer, unit, watchedFromTheAir(g, viewer))
}
