// 12.1  Where a unit may retreat: hex by hex, so that it ends as far away as it must, alive, and within stacking limits.
import type { State } from '../state.ts'
import { isAlpine, isFort, unitNation } from '../units.ts'
import { grid, HEXES, isMountain, openSide } from '../world.ts'
import { isHeldByOthers } from './02-control.ts'
import { belligerentRefusal } from './05-belligerency.ts'
import { stackingRefusal } from './09-stacking.ts'
import { inEnemyZone } from './10-zones-of-control.ts'

/** A retreat of one unit: where it began and how many hexes it must go. */
export interface Retreat {
  readonly unit: number
  readonly start: number
  readonly hexes: number
}

/** 12.1a, 12.1c, 12.1d, 19.0d, R50, R87  Land at war without enemies, no mountains except for alpine units; friends do not matter. */
function isPassable(g: State, unit: number, from: number, direction: number): boolean {
  const slot = from * 6 + direction
  if (openSide[slot] === 0) return false
  const to = grid.neighbours[slot]
  if (isMountain[to] && !isAlpine[unit]) return false
  const nation = unitNation[unit]
  return belligerentRefusal(g, nation, to) === null && !isHeldByOthers(g, g.allegiance[nation], to)
}

/** 12.1f, R52  Each hex of the distance leads away from the start; a hex more for stacking does not lead closer. */
function isAway({ start, hexes }: Retreat, from: number, to: number, gone: number): boolean {
  const distance = grid.distance(start, to)
  return gone < hexes ? distance === gone + 1 : distance >= grid.distance(start, from)
}

/** 12.1b, R51  Steps that are left after entering a hex. */
const stepsAfter = (g: State, unit: number, steps: number, to: number): number =>
  inEnemyZone(g, g.allegiance[unitNation[unit]], to) ? steps - 1 : steps

/** 12.2e  A friendly fortification in which a retreat may end early. */
export function holdsFriendlyFort(g: State, side: number, hex: number): boolean {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit])
    if (isFort[unit] && g.allegiance[unitNation[unit]] === side) return true
  return false
}

export const mayStopIn = (g: State, unit: number, hex: number): boolean =>
  holdsFriendlyFort(g, g.allegiance[unitNation[unit]], hex) && stackingRefusal(g, unit, hex) === null

/** Whether the unit, having gone so far with so many steps left, can end its retreat at the stated distance. */
function endsInOrder(g: State, retreat: Retreat, at: number, gone: number, steps: number): boolean {
  const { unit, hexes } = retreat
  if (gone >= hexes) return stackingRefusal(g, unit, at) === null
  if (gone > 0 && mayStopIn(g, unit, at)) return true
  for (let direction = 0; direction < 6; direction++) {
    if (!isPassable(g, unit, at, direction)) continue
    const to = grid.neighbours[at * 6 + direction]
    if (!isAway(retreat, at, to, gone)) continue
    const left = stepsAfter(g, unit, steps, to)
    if (left > 0 && endsInOrder(g, retreat, to, gone + 1, left)) return true
  }
  return false
}

/** 12.1e  The same with as many hexes more as stacking asks for. */
function endsAnywhere(g: State, retreat: Retreat, at: number, gone: number, steps: number): boolean {
  const { unit, hexes } = retreat
  if (gone >= hexes) return hexesToRoom(g, retreat, at, steps) >= 0
  for (let direction = 0; direction < 6; direction++) {
    if (!isPassable(g, unit, at, direction)) continue
    const to = grid.neighbours[at * 6 + direction]
    if (!isAway(retreat, at, to, gone)) continue
    const left = stepsAfter(g, unit, steps, to)
    if (left > 0 && endsAnywhere(g, retreat, to, gone + 1, left)) return true
  }
  return false
}

/** Most steps with which a hex was reached so far, 0 for not at all. */
const best = new Uint8Array(HEXES)
const queue: number[] = []
const length: number[] = []

/** How many hexes farther the unit finds room, -1 if nowhere. */
function hexesToRoom(g: State, retreat: Retreat, from: number, steps: number): number {
  best.fill(0)
  best[from] = steps
  queue.length = length.length = 0
  queue.push(from)
  length.push(0)
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i]
    if (stackingRefusal(g, retreat.unit, at) === null) return length[i]
    for (let direction = 0; direction < 6; direction++) {
      if (!isPassable(g, retreat.unit, at, direction)) continue
      const to = grid.neighbours[at * 6 + direction]
      if (!isAway(retreat, at, to, retreat.hexes)) continue
      const left = stepsAfter(g, retreat.unit, best[at], to)
      if (left <= best[to]) continue
      best[to] = left
      queue.push(to)
      length.push(length[i] + 1)
    }
  }
  return -1
}

/**
 * 12.1e, 12.1f, 12.1g  The hexes that the unit may enter next, from where it is. Ways that end in order come first; only without one
 * may it end farther away, and a way that kills it is none.
 */
export function retreatHexes(g: State, retreat: Retreat, gone: number): number[] {
  const at = g.place[retreat.unit]
  const orderly = stepsTo(g, retreat, at, gone, endsInOrder)
  if (orderly.length > 0) return orderly
  const found = stepsTo(g, retreat, at, gone, endsAnywhere)
  return gone < retreat.hexes ? found : onTheWay(g, retreat, at, found)
}

/** W24  A retreat that goes on for want of room takes a shortest way to room, so that it ends. */
function onTheWay(g: State, retreat: Retreat, at: number, hexes: readonly number[]): number[] {
  const { unit } = retreat
  const far = hexesToRoom(g, retreat, at, g.steps[unit])
  return hexes.filter(to => hexesToRoom(g, retreat, to, stepsAfter(g, unit, g.steps[unit], to)) < far)
}

type Ends = (g: State, retreat: Retreat, at: number, gone: number, steps: number) => boolean

function stepsTo(g: State, retreat: Retreat, at: number, gone: number, ends: Ends): number[] {
  const found: number[] = []
  for (let direction = 0; direction < 6; direction++) {
    if (!isPassable(g, retreat.unit, at, direction)) continue
    const to = grid.neighbours[at * 6 + direction]
    if (!isAway(retreat, at, to, gone)) continue
    const left = stepsAfter(g, retreat.unit, g.steps[retreat.unit], to)
    if (left > 0 && ends(g, retreat, to, gone + 1, left)) found.push(to)
  }
  return found
}
