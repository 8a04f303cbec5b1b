// 13.7  The ring of Operation Seaside while it lasts.
import type { Log } from '../../../engine/game/action.ts'
import { GERMAN, GROUP } from '../forces.ts'
import { SEASIDE, type State, UNIT } from '../state.ts'
import { grid, groupOf, isWater } from '../world.ts'
import { clearUnitFlags, controller, enemyOccupied } from './03-control.ts'
import { inZoneOf } from './07-zones-of-control.ts'

/** R55  The land hexes around the target. */
export function ringAround(targets: readonly number[]): number[] {
  const ring = new Set<number>()
  for (const target of targets) {
    for (let at = target * 6; at < target * 6 + 6; at++) {
      const next = grid.neighbours[at]
      if (next >= 0 && !isWater[next] && !targets.includes(next)) ring.add(next)
    }
  }
  return [...ring]
}

/** 13.7a, R55  A German unit, or a German zone of control over a hex without Poles or Soviets. */
export function isRingClosed(g: State, targets: readonly number[]): boolean {
  return ringAround(targets).every(
    hex => !enemyOccupied(g, GERMAN, hex) && (g.top[hex] >= 0 || inZoneOf(g, GERMAN, hex)),
  )
}

/** The hexes under siege. */
export const siegeHexes = (g: State): number[] => [...g.siege].filter(hex => hex >= 0)

/** 13.7c  Poles in a besieged city neither move nor attack. */
export function isBesieged(g: State, unit: number): boolean {
  return g.seaside === SEASIDE.running && groupOf[unit] === GROUP.polish && g.siege.includes(g.place[unit])
}

/** 13.7d, R57, R80  Called whenever a unit comes or goes: a broken ring frees the whole city at once, for good. */
export function watchSiege(g: State, log: Log): void {
  if (g.seaside !== SEASIDE.running) return
  for (let i = 0; i < g.siege.length; i++)
    if (g.siege[i] >= 0 && controller(g, g.siege[i]) === GERMAN) g.siege[i] = -1
  const targets = siegeHexes(g)
  if (targets.length > 0 && isRingClosed(g, targets)) return
  if (targets.length > 0) log?.push({ event: 'siege-lifted', rule: '13.7d' })
  endSiege(g)
}

function endSiege(g: State): void {
  g.seaside = SEASIDE.spent
  g.siege.fill(-1)
  clearUnitFlags(g, UNIT.pinned)
}
