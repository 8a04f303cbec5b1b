// 8.2.16-8.2.21  Missions against units that wade a big river. What they do to movers is in 03-river-crossing.ts.
import { MISSION, type State } from '../state.ts'
import { grid } from '../world.ts'
import { campOfMission, eachMission, kindOfMission, sizeOfMission, targetOfMission } from './08-missions.ts'

/** 8.2.18  Do these hexes hang together? */
export const areConnected = (hexes: readonly number[]): boolean => groupsOf(hexes).length === 1

/** Hexes that hang together, as groups of their places in the list. */
function groupsOf(hexes: readonly number[]): number[][] {
  const groups: number[][] = []
  const open = new Set(hexes.keys())
  for (const first of hexes.keys()) {
    if (!open.delete(first)) continue
    const group = [first]
    for (const member of group) {
      for (const other of open) {
        if (grid.distance(hexes[member], hexes[other]) > 1) continue
        open.delete(other)
        group.push(other)
      }
    }
    groups.push(group)
  }
  return groups
}

/** 8.2.17  Is one more attack on the hex free, because a point of the mission there has only one of its two attacks assigned? */
export function completesPoint(g: State, camp: number, hex: number): boolean {
  let isNear = false
  eachMission(g, at => {
    if (kindOfMission(g, at) !== MISSION.crossing || campOfMission(g, at) !== camp) return
    isNear ||= grid.distance(targetOfMission(g, at), hex) <= 1
  })
  // Away from all others the hex would be a mission of its own, and cost a point.
  return isNear && crossingPoints(g, camp, hex) <= crossingPoints(g, camp, -1)
}

/**
 * 8.2.17, 8.2.18  Points that the camp's attacks on crossings take, with one more attack on `added` unless that is -1: each
 * group of connected hexes is a mission, and a point gives two attacks.
 */
export function crossingPoints(g: State, camp: number, added: number): number {
  const hexes = added < 0 ? [] : [added]
  const attacks = added < 0 ? [] : [1]
  eachMission(g, at => {
    if (kindOfMission(g, at) !== MISSION.crossing || campOfMission(g, at) !== camp) return
    hexes.push(targetOfMission(g, at))
    attacks.push(sizeOfMission(g, at))
  })
  const total = (group: readonly number[]) => group.reduce((sum, member) => sum + attacks[member], 0)
  return groupsOf(hexes).reduce((sum, group) => sum + Math.ceil(total(group) / 2), 0)
}
