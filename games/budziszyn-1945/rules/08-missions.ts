// 8.2  The missions on the map, in rows that are kept in order: by camp, kind and target.
import { MISSION, MISSION_WIDTH, MISSIONS, type State } from '../state.ts'
import { HEXES } from '../world.ts'

/** 8.2.1  Kinds of missions as actions name them, by their number. */
export const MISSION_NAMES = [
  'none',
  'offensive-support',
  'defensive-support',
  'air-attack',
  'object',
  'hamper-movement',
  'crossing',
  'supply',
] as const

const CELLS = MISSIONS * MISSION_WIDTH

export const kindOfMission = (g: State, at: number): number => g.missions[at]
export const targetOfMission = (g: State, at: number): number => g.missions[at + 1]
/** Points, or for a mission against crossings the attacks on its hex. */
export const sizeOfMission = (g: State, at: number): number => g.missions[at + 2]
export const campOfMission = (g: State, at: number): number => g.missions[at + 3]

/** Calls for every mission with the place of its row. */
export function eachMission(g: State, visit: (at: number) => void): void {
  for (let at = 0; at < CELLS && g.missions[at] !== MISSION.none; at += MISSION_WIDTH) visit(at)
}

const order = (camp: number, kind: number, target: number): number => (camp * 8 + kind) * HEXES * 4 + target
const orderOf = (g: State, at: number): number =>
  order(campOfMission(g, at), kindOfMission(g, at), targetOfMission(g, at))

/** Row of a mission, or the row before which it would stand. */
function seek(g: State, camp: number, kind: number, target: number): number {
  const wanted = order(camp, kind, target)
  let at = 0
  while (g.missions[at] !== MISSION.none && orderOf(g, at) < wanted) at += MISSION_WIDTH
  return at
}

/** Points of one mission, 0 when there is none. */
export function sizeAt(g: State, camp: number, kind: number, target: number): number {
  const at = seek(g, camp, kind, target)
  const isThere = g.missions[at] !== MISSION.none && orderOf(g, at) === order(camp, kind, target)
  return isThere ? sizeOfMission(g, at) : 0
}

/** Adds points to a mission, which begins with them if it is new (8.1.6: as many as one likes). */
export function enlargeMission(g: State, camp: number, kind: number, target: number, by: number): void {
  const at = seek(g, camp, kind, target)
  const missions = g.own('missions')
  if (missions[at] === MISSION.none || orderOf(g, at) !== order(camp, kind, target)) {
    missions.copyWithin(at + MISSION_WIDTH, at, CELLS - MISSION_WIDTH)
    missions.set([kind, target, 0, camp], at)
  }
  missions[at + 2] += by
}

/** Takes a mission off the map; the rows behind it close up. */
export function dropMission(g: State, at: number): void {
  const missions = g.own('missions')
  missions.copyWithin(at, at + MISSION_WIDTH)
  missions.fill(0, CELLS - MISSION_WIDTH)
}

/** Takes off all missions for which `is` holds. */
export function dropMissions(g: State, is: (at: number) => boolean): void {
  let at = 0
  while (at < CELLS && g.missions[at] !== MISSION.none) {
    if (is(at)) dropMission(g, at)
    else at += MISSION_WIDTH
  }
}

/** 8.2.2, 8.2.4, R32  Points of one kind of mission at a hex that serve units of the camp: those of its player. */
export function missionPoints(g: State, kind: number, hex: number, camp: number): number {
  const { playerOf } = g.terms
  let points = 0
  for (let at = 0; at < CELLS && g.missions[at] !== MISSION.none; at += MISSION_WIDTH) {
    if (kindOfMission(g, at) !== kind || targetOfMission(g, at) !== hex) continue
    if (playerOf[campOfMission(g, at)] === playerOf[camp]) points += sizeOfMission(g, at)
  }
  return points
}

/** R72  Support of a player that was added to fire is used up. */
export function useSupport(g: State, hex: number, player: number): void {
  dropMissions(
    g,
    at =>
      kindOfMission(g, at) === MISSION.offensiveSupport &&
      targetOfMission(g, at) === hex &&
      g.terms.playerOf[campOfMission(g, at)] === player,
  )
}
