// 8.1.2, 8.1.7  Planning missions in secret: each player gives out his points, one after the other, and nobody sees the others'.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, slot } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import type { Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { MISSION, type State } from '../state.ts'
import { derive, HEXES, WATERSIDES } from '../world.ts'
import { bridgeTarget, readTarget, writeTarget } from './06-targets.ts'
import { airCampOf } from './08-air-points.ts'
import { areConnected } from './08-crossings.ts'
import {
  kindRefusal,
  LEAST_POINTS,
  NO_POINTS,
  orderRefusal,
  pointsToGive,
  TOO_FEW,
  UNCONNECTED,
} from './08-mission-orders.ts'
import {
  campOfMission,
  eachMission,
  enlargeMission,
  kindOfMission,
  MISSION_NAMES,
  sizeAt,
  targetOfMission,
} from './08-missions.ts'
import { bigRiverBanks } from './11-banks.ts'
import { hexNamed, MALFORMED, UNKNOWN_HEX, WRONG_PHASE } from './actions.ts'

const campThatPlans = (g: State): number => airCampOf(g, slot(g.flow, FRAMES.airPlan.at.player))

const kindNamed = (name: unknown): number => MISSION_NAMES.findIndex((known, i) => i > 0 && known === name)

/** Points with which a mission of this kind begins or, where there is one already, by which it grows. */
function portion(g: State, camp: number, kind: number, target: number): number {
  return sizeAt(g, camp, kind, target) > 0 ? 1 : LEAST_POINTS[kind]
}

/** [kind][target] The actions that are listed again and again, made once for a board. */
const listed = MISSION_NAMES.map(() => new Array<Action | null>(HEXES + WATERSIDES))

derive(() => {
  for (const actions of listed) actions.fill(null)
})

function missionAction(kind: number, target: number): Action {
  const known = listed[kind][target]
  if (known !== null) return known
  const action = Object.freeze({ do: 'mission', kind: MISSION_NAMES[kind], ...writeTarget(target) })
  listed[kind][target] = action
  return action
}

/**
 * `{do:'mission', kind, hex}`, for a bridge with `across`: begins a mission with the fewest points that it takes, or adds one
 * point (for crossings one attack, 8.2.17) to it. `{do:'end'}` when all is planned.
 */
export const airPlanDecision: Decision<State> = {
  side: g => slot(g.flow, FRAMES.airPlan.at.player),
  list(g, offer) {
    const camp = campThatPlans(g)
    const left = pointsToGive(g, camp)
    noteStacks(g)
    for (let kind = 1; kind < MISSION_NAMES.length; kind++) {
      if (kindRefusal(g, camp, kind) !== null) continue
      if (left < LEAST_POINTS[kind] && kind !== MISSION.crossing) listGrowing(g, camp, kind, left, offer)
      else if (kind === MISSION.object) listBridges(g, camp, left, offer)
      else if (kind === MISSION.hamperMovement) listEverywhere(offer)
      else if (kind === MISSION.crossing) listBanks(g, camp, left, offer)
      else listStacks(g, camp, kind, left, offer)
    }
    offer({ do: 'end' })
  },
  check(g, action) {
    if (action.do === 'end') return null
    if (action.do !== 'mission') return WRONG_PHASE
    const camp = campThatPlans(g)
    const kind = kindNamed(action.kind)
    if (kind < 0) return MALFORMED
    if (action.attacks !== undefined) return spreadRefusal(action)
    const target = readTarget(action.hex, action.across)
    if (target < 0) return UNKNOWN_HEX
    return (
      sizeRefusal(g, camp, kind, target, action) ?? orderRefusal(g, camp, kind, target, pointsToGive(g, camp))
    )
  },
  perform(g, action) {
    if (action.do === 'end') return popFrame(g.flow)
    const camp = campThatPlans(g)
    const kind = kindNamed(action.kind)
    const target = readTarget(action.hex, action.across)
    enlargeMission(g, camp, kind, target, portion(g, camp, kind, target))
  },
}

type Offer = (action: Action) => void

function listIf(g: State, camp: number, kind: number, target: number, left: number, offer: Offer): void {
  if (orderRefusal(g, camp, kind, target, left) === null) offer(missionAction(kind, target))
}

// 8.2.2, 8.2.4, 8.2.6, 8.2.22  Over units.
function listStacks(g: State, camp: number, kind: number, left: number, offer: Offer): void {
  for (let i = 0; i < stackCount; i++) listIf(g, camp, kind, stacks[i], left, offer)
}

/** The hexes with units, in their order. */
const stacks = new Int16Array(HEXES)
let stackCount = 0

function noteStacks(g: State): void {
  stackCount = 0
  for (let hex = 0; hex < HEXES; hex++) if (g.top[hex] >= 0) stacks[stackCount++] = hex
}

// 8.2.8
function listBridges(g: State, camp: number, left: number, offer: Offer): void {
  for (let side = 0; side < g.bridge.length; side++)
    if (g.bridge[side] !== 0) listIf(g, camp, MISSION.object, bridgeTarget(side), left, offer)
}

// 8.2.16
function listBanks(g: State, camp: number, left: number, offer: Offer): void {
  for (const hex of bigRiverBanks) listIf(g, camp, MISSION.crossing, hex, left, offer)
}

// 8.2.11
function listEverywhere(offer: Offer): void {
  for (let hex = 0; hex < HEXES; hex++) offer(missionAction(MISSION.hamperMovement, hex))
}

// Without the points for a new mission only those that are planned already grow; they lie in the order of their targets.
function listGrowing(g: State, camp: number, kind: number, left: number, offer: Offer): void {
  eachMission(g, at => {
    if (campOfMission(g, at) === camp && kindOfMission(g, at) === kind)
      listIf(g, camp, kind, targetOfMission(g, at), left, offer)
  })
}

// An order that names its points and was not taken apart by `expandMission`.
function sizeRefusal(g: State, camp: number, kind: number, target: number, action: Action): Refusal | null {
  const { points } = action
  if (points === undefined) return null
  if (!Number.isInteger(points) || (points as number) < 1) return MALFORMED
  const wanted = kind === MISSION.crossing ? (points as number) * 2 : (points as number)
  const exact = portion(g, camp, kind, target)
  return wanted === exact ? null : wanted < exact ? TOO_FEW[kind] : NO_POINTS
}

// 8.2.18  Attacks on several hexes that `expandMission` did not take apart.
function spreadRefusal(action: Action): Refusal {
  const spread = readSpread(action)
  return spread === null ? MALFORMED : UNCONNECTED
}

const MOST_PARTS = 200

/**
 * Bundles: `{do:'mission', kind, hex, points}` with all its points, and against crossings
 * `{do:'mission', kind:'crossing', attacks: [['4417', 3], ['4517', 7]]}`, hex by hex.
 */
export function expandMission(g: State, action: Action): readonly Action[] | null {
  if (action.do !== 'mission') return null
  if (action.attacks !== undefined) return expandSpread(action)
  const kind = kindNamed(action.kind)
  const target = readTarget(action.hex, action.across)
  if (kind < 0 || target < 0 || !Number.isInteger(action.points)) return null
  const { points, ...one } = action
  const wanted = kind === MISSION.crossing ? (points as number) * 2 : (points as number)
  const count = wanted - portion(g, campThatPlans(g), kind, target) + 1
  return count < 2 || count > MOST_PARTS ? null : new Array<Action>(count).fill(one)
}

function expandSpread(action: Action): readonly Action[] | null {
  const spread = readSpread(action)
  if (spread === null || !areConnected(spread.map(([hex]) => hex))) return null
  return spread.flatMap(([hex, attacks]) =>
    new Array<Action>(attacks).fill({ do: 'mission', kind: 'crossing', ...writeTarget(hex) }),
  )
}

/** Hexes with the attacks on each, or null if it makes no sense. */
function readSpread(action: Action): [hex: number, attacks: number][] | null {
  const { kind, attacks } = action
  if (kindNamed(kind) !== MISSION.crossing || !Array.isArray(attacks)) return null
  const spread: [number, number][] = []
  for (const pair of attacks) {
    const [name, count] = Array.isArray(pair) ? pair : []
    const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_PARTS
    if (hexNamed(name) < 0 || !isCount) return null
    spread.push([hexNamed(name), count])
  }
  return spread.length === 0 ? null : spread
}
