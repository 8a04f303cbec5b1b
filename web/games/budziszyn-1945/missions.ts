// 8.1, 8.2  Air missions are planned in secret: kind, hex, points.
import { slot, topFrame } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { capital } from '../../../engine/words/english.ts'
import { FRAMES } from '../../../games/budziszyn-1945/flow.ts'
import {
  bridgeTarget,
  isBridgeTarget,
  readTarget,
  sideOfTarget,
  targetStands,
  writeTarget,
} from '../../../games/budziszyn-1945/rules/06-targets.ts'
import { airCampOf, airPoints } from '../../../games/budziszyn-1945/rules/08-air-points.ts'
import { FLIGHT, LEAST_POINTS, pointsToGive } from '../../../games/budziszyn-1945/rules/08-mission-orders.ts'
import { MISSION_NAMES, sizeAt } from '../../../games/budziszyn-1945/rules/08-missions.ts'
import { farEnd, nearEnd } from '../../../games/budziszyn-1945/rules/14-standing-bridges.ts'
import { MISSION, type State } from '../../../games/budziszyn-1945/state.ts'
import { MISSION_WORDS } from '../../../games/budziszyn-1945/words/events.ts'
import { hexAt, placeName } from '../../../games/budziszyn-1945/words/names.ts'
import { grid } from '../../../games/budziszyn-1945/world.ts'
import type { Mission, MissionDesk, MoveMode, Sentence } from '../../../table/presentation.ts'
import { sentence } from '../kit/sentences.ts'
import { flightsIn } from './flights.ts'
import { watersides } from './names.ts'
import type { BudSight } from './sight.ts'

/** Where two bridges begin in one hex, the second has a kind of its own. */
const SECOND = 'object-2'

const KINDS: readonly (readonly [id: string, label: string, rule: string])[] = [
  ['offensive-support', 'Attack', '8.2.2'],
  ['defensive-support', 'Defence', '8.2.4'],
  ['air-attack', 'Bomb', '8.2.6'],
  ['object', 'Bridge', '8.2.8'],
  [SECOND, 'Other bridge', '8.2.8'],
  ['hamper-movement', 'Hamper', '8.2.11'],
  ['crossing', 'River', '8.2.16'],
  ['supply', 'Supply', '8.2.22'],
]

const nameOf = (kind: string): string => (kind === SECOND ? 'object' : kind)
const numberOf = (kind: string): number => (MISSION_NAMES as readonly string[]).indexOf(nameOf(kind))

/** The camp whose points are given out. */
const campOf = ({ g, viewer }: BudSight): number =>
  airCampOf(g, topFrame(g.flow) === FRAMES.airPlan.id ? slot(g.flow, FRAMES.airPlan.at.player) : viewer)

/** Kinds that this camp flies at all; Soviet aircraft only attack. */
function kinds(s: BudSight): MoveMode[] {
  const open = new Set(s.legal.filter(a => a.do === 'mission').map(a => a.kind))
  const second = bridgesByHex(s.g).some(({ isSecond }) => isSecond)
  return KINDS.filter(([id]) => open.has(nameOf(id)) && (id !== SECOND || second)).map(
    ([id, label, rule]) => ({ id, label, rule, refusal: null }),
  )
}

interface Bridge {
  readonly side: number
  readonly hex: number
  readonly isSecond: boolean
}

/** Every bridge that stands, at one of its ends; each end stands for one bridge as long as there are ends. */
function bridgesByHex(g: State): Bridge[] {
  const taken = new Set<number>()
  const bridges: Bridge[] = []
  for (const side of watersides(g).filter(each => targetStands(g, bridgeTarget(each)))) {
    const free = [nearEnd(side), farEnd(side)].find(hex => !taken.has(hex))
    const hex = free ?? nearEnd(side)
    taken.add(hex)
    bridges.push({ side, hex, isSecond: free === undefined })
  }
  return bridges
}

/** What a hex means for a kind of mission: itself, or the bridge that it stands for. */
function targetAt(g: State, kind: string, hex: string): number {
  if (nameOf(kind) !== 'object') return hexAt(hex)
  const found = bridgesByHex(g).find(b => b.hex === hexAt(hex) && b.isSecond === (kind === SECOND))
  return found === undefined ? -1 : bridgeTarget(found.side)
}

/** 8.2.12, 8.2.23  These fly in full flights; odd points would be wasted. */
const isByFlights = (kind: number): boolean => kind === MISSION.hamperMovement || kind === MISSION.supply

function hexes(s: BudSight, kind: string): string[] {
  if (isByFlights(numberOf(kind)) && pointsToGive(s.g, campOf(s)) < FLIGHT) return []
  const open = s.legal.filter(a => a.do === 'mission' && a.kind === nameOf(kind))
  if (nameOf(kind) !== 'object') return open.map(a => String(a.hex))
  const sides = new Set(open.map(a => sideOfTarget(readTarget(a.hex, a.across))))
  return bridgesByHex(s.g)
    .filter(({ side, isSecond }) => sides.has(side) && isSecond === (kind === SECOND))
    .map(({ hex }) => grid.names[hex])
}

function amount(s: BudSight, kind: string, hex: string) {
  const camp = campOf(s)
  const number = numberOf(kind)
  const begun = sizeAt(s.g, camp, number, targetAt(s.g, kind, hex)) > 0
  const least = begun && number !== MISSION.crossing ? 1 : Math.max(1, LEAST_POINTS[number])
  const left = pointsToGive(s.g, camp)
  const step = isByFlights(number) ? FLIGHT : 1
  const from = step === FLIGHT ? FLIGHT : least
  const most = step === FLIGHT ? Math.max(FLIGHT, Math.floor(left / FLIGHT) * FLIGHT) : Math.max(from, left)
  return { least: from, most, step, start: Math.min(most, Math.max(from, step === FLIGHT ? FLIGHT : 5)) }
}

function targetWords(target: number): string {
  if (!isBridgeTarget(target)) return placeName(target)
  const side = sideOfTarget(target)
  return `the bridge ${placeName(nearEnd(side))} to ${placeName(farEnd(side))}`
}

function order(s: BudSight, kind: string, hex: string, points: number): Action {
  const target = targetAt(s.g, kind, hex)
  const mission: Action = { do: 'mission', kind: nameOf(kind), hex, points }
  return isBridgeTarget(target) ? { ...mission, ...writeTarget(target) } : mission
}

function whyNot(s: BudSight, kind: string, hex: string): Sentence {
  const { least } = amount(s, kind, hex)
  if (pointsToGive(s.g, campOf(s)) < least)
    return sentence(`There are not ${least} points left for it.`, '8.1.3')
  if (nameOf(kind) === 'object')
    return sentence(`No bridge of its own stands at ${placeName(hexAt(hex))}.`, '8.2.8')
  return s.check(order(s, kind, hex, least)) ?? sentence('No mission of this kind goes there.', '8.2.1')
}

/** Two attacks to a point over a river. */
const sizeWords = (kind: number, size: number): string =>
  kind === MISSION.crossing ? `${Math.ceil(size / 2)}` : `${size}`

const given = ({ g, viewer }: BudSight): Mission[] =>
  flightsIn(g)
    .filter(({ side }) => side === viewer)
    .map(({ kind, target, size, hexes: [hex] }) => ({
      id: `${kind}-${target}`,
      label: capital(MISSION_WORDS[MISSION_NAMES[kind]]),
      line: targetWords(target),
      hex: grid.names[hex],
      points: sizeWords(kind, size),
      // Undo takes it back; the rules know no other way.
      recall: null,
    }))

export const missions: MissionDesk<BudSight> = {
  kinds,
  pool: s => {
    const camp = campOf(s)
    const all = camp < 0 ? 0 : airPoints(s.g, camp)
    const left = camp < 0 ? 0 : pointsToGive(s.g, camp)
    return { label: 'Air points', value: `${left} of ${all} left`, rule: '8.1.5' }
  },
  hexes,
  amount,
  whyNot,
  says: (s, kind, hex, points) =>
    `${capital(MISSION_WORDS[nameOf(kind)])} at ${targetWords(targetAt(s.g, kind, hex))} with ${points}`,
  order,
  given,
}
