// 8.1.8, R32  Air combat: wherever enemies fly missions on the same or on adjacent hexes, one of them is driven off.
import { roll } from '../../../engine/dice/roll.ts'
import type { Log } from '../../../engine/game/action.ts'
import { areHostile, MISSION, type State } from '../state.ts'
import { targetDistance, writeTarget } from './06-targets.ts'
import {
  campOfMission,
  dropMissions,
  eachMission,
  kindOfMission,
  sizeOfMission,
  targetOfMission,
} from './08-missions.ts'

/** All that one camp flies over one hex or bridge. */
interface Wing {
  readonly camp: number
  readonly target: number
  points: number
  isDrivenOff: boolean
}

/** 8.2.17  Two attacks on a crossing are flown by a point. */
const pointsOf = (g: State, at: number): number =>
  kindOfMission(g, at) === MISSION.crossing ? Math.ceil(sizeOfMission(g, at) / 2) : sizeOfMission(g, at)

// 8.1.8  The points of a camp on a hex fight together, whatever their missions.
function wingsOf(g: State): Wing[] {
  const wings: Wing[] = []
  eachMission(g, at => {
    const camp = campOfMission(g, at)
    const target = targetOfMission(g, at)
    const wing = wings.find(known => known.camp === camp && known.target === target)
    if (wing === undefined) wings.push({ camp, target, points: pointsOf(g, at), isDrivenOff: false })
    else wing.points += pointsOf(g, at)
  })
  return wings
}

/** Pairs of enemies that meet, the ones with most points in the air first. */
function meetings(g: State, wings: readonly Wing[]): [Wing, Wing][] {
  const pairs: [Wing, Wing][] = []
  for (const [i, one] of wings.entries()) {
    for (const other of wings.slice(i + 1)) {
      if (areHostile(g, one.camp, other.camp) && targetDistance(one.target, other.target) <= 1)
        pairs.push([one, other])
    }
  }
  const total = ([one, other]: readonly Wing[]) => one.points + other.points
  return pairs.sort((a, b) => total(b) - total(a))
}

/** Fights all air combats. 8.1.9  Who is driven off has flown for this turn: its points are spent. */
export function fightInTheAir(g: State, log: Log): void {
  const wings = wingsOf(g)
  for (const [one, other] of meetings(g, wings)) {
    if (!one.isDrivenOff && !other.isDrivenOff) fight(g, one, other, log)
  }
  const isLost = (at: number) =>
    wings.some(
      wing =>
        wing.isDrivenOff && wing.camp === campOfMission(g, at) && wing.target === targetOfMission(g, at),
    )
  dropMissions(g, isLost)
}

// 8.1.8  Points and a die each; equal sums are rolled again.
function fight(g: State, one: Wing, other: Wing, log: Log): void {
  const dice = [roll(g, 6), roll(g, 6)]
  const lead = one.points + dice[0] - other.points - dice[1]
  log?.push({
    event: 'air-combat',
    rule: '8.1.8',
    ...writeTarget(one.target),
    at: writeTarget(other.target),
    camps: [one.camp, other.camp],
    points: [one.points, other.points],
    dice,
  })
  if (lead === 0) fight(g, one, other, log)
  else if (lead > 0) other.isDrivenOff = true
  else one.isDrivenOff = true
}
