// The counters and markers that lie on the map, as the viewer may see them.
import { count } from '../../../engine/words/english.ts'
import type { HiddenUnit } from '../../../games/budziszyn-1945/imagine.ts'
import { isDugIn } from '../../../games/budziszyn-1945/rules/07-field-fortifications.ts'
import { MISSION_NAMES } from '../../../games/budziszyn-1945/rules/08-missions.ts'
import { nearEnd } from '../../../games/budziszyn-1945/rules/14-standing-bridges.ts'
import {
  BRIDGE,
  HEX,
  hasFlag,
  MISSION,
  ownerOf,
  PHASE,
  type State,
  UNIT,
} from '../../../games/budziszyn-1945/state.ts'
import {
  attackPoints,
  defencePoints,
  fullLevels,
  movementPoints,
} from '../../../games/budziszyn-1945/units.ts'
import { MISSION_WORDS } from '../../../games/budziszyn-1945/words/events.ts'
import { campName, kindName, unitAt } from '../../../games/budziszyn-1945/words/names.ts'
import { grid, isPrintedBridge } from '../../../games/budziszyn-1945/world.ts'
import type { CounterState, MarkerPicture } from '../../../table/scene.ts'
import { countersOf, marker, type Unseen } from '../kit/counters.ts'
import { flightsIn } from './flights.ts'
import { field, watersides } from './names.ts'
import type { BudSight } from './sight.ts'

/** 16.1.4  What neighbours are told: `tanks`, `2 levels`. */
export function knownWords({ type, levels }: HiddenUnit): string[] {
  return [
    ...(type === undefined ? [] : [kindName(type)]),
    ...(levels === undefined ? [] : [count(levels, 'level')]),
  ]
}

/** Done in this phase: its move is over, or it has fought. */
export function isSpent(g: State, unit: number): boolean {
  if (ownerOf(g, unit) !== g.player) return false
  if (g.phase === PHASE.combat) return hasFlag(g.unitFlags, unit, UNIT.fought | UNIT.fired)
  if (g.phase !== PHASE.movement && g.phase !== PHASE.strategic) return false
  return hasFlag(g.unitFlags, unit, UNIT.stopped) || g.left[unit] === 0
}

/** `attack 4, defence 3, 7 points`. */
function values(g: State, unit: number): string {
  const levels = Math.max(1, g.levels[unit])
  const moves = movementPoints[unit] === 0 ? 'does not move' : `${movementPoints[unit]} points`
  return `attack ${attackPoints[levels][unit]}, defence ${defencePoints[levels][unit]}, ${moves}`
}

/** What has happened to it: `one level lost, disorganised, out of supply 2`. */
export function conditions(g: State, unit: number): string[] {
  const found: string[] = []
  if (g.levels[unit] < fullLevels[unit]) found.push('one level lost')
  if (g.disorganised[unit] > 0) found.push('disorganised')
  if (g.outOfSupply[unit] > 0) found.push(`out of supply ${g.outOfSupply[unit]}`)
  if (hasFlag(g.unitFlags, unit, UNIT.transport)) found.push('limbered')
  if (hasFlag(g.unitFlags, unit, UNIT.marked)) found.push('marked for strategic movement')
  if (g.building[unit] > 0) found.push('builds a bridge')
  return found
}

const unseen = (g: State, each: HiddenUnit): Unseen => ({
  side: g.terms.playerOf[each.camp],
  known: knownWords(each),
})

export const { counters, spokenUnit } = countersOf<State, BudSight>(field, {
  isSpent,
  statesOf: ({ g }, unit) => STATES.filter(([, holds]) => holds(g, unit)).map(([state]) => state),
  wordsOf: ({ g }, unit) => [values(g, unit), ...conditions(g, unit)],
  shortageOf: ({ g }, unit) => g.outOfSupply[unit],
  layersOf: (s, hex) =>
    s.hidden.get(hex)?.units.map(each => ('unit' in each ? unitAt(each.unit) : unseen(s.g, each))) ??
    field.unitsIn(s.g, hex),
})

const STATES: readonly (readonly [CounterState, (g: State, unit: number) => boolean])[] = [
  ['unsupplied', (g, unit) => g.outOfSupply[unit] > 0],
  ['disrupted', (g, unit) => g.disorganised[unit] > 0],
  ['reduced', (g, unit) => g.levels[unit] < fullLevels[unit]],
  ['strategic', (g, unit) => hasFlag(g.unitFlags, unit, UNIT.marked)],
  ['transport', (g, unit) => hasFlag(g.unitFlags, unit, UNIT.transport)],
]

export function markers({ g }: BudSight): MarkerPicture[] {
  const dug = field.hexesWhere(hex => isDugIn(g, hex))
  const masked = field.hexesWhere(hex => hasFlag(g.hexFlags, hex, HEX.masked))
  return [
    ...missionMarkers(g),
    ...dug.map(hex => marker('fortified', hex, 'Field fortification')),
    ...masked.map(hex => marker('masked', hex, 'Masked')),
    ...bridgeMarkers(g),
  ]
}

/** 14.1  Printed bridges that are gone, and pontoons that were never printed. */
const bridgeMarkers = (g: State): MarkerPicture[] =>
  watersides(g).flatMap(side => {
    const hex = grid.names[nearEnd(side)]
    const isOut = isPrintedBridge[side] && !(g.bridge[side] & BRIDGE.stands)
    return [
      ...(isOut ? [marker('bridge out', hex, 'Bridge out')] : []),
      ...(g.bridge[side] & BRIDGE.pontoon ? [marker('pontoon', hex, 'Pontoon')] : []),
    ]
  })

/** 8.2  Missions that the viewer may know of, on their hex. */
const missionMarkers = (g: State): MarkerPicture[] =>
  flightsIn(g).map(({ camp, side, kind, size, hexes }) => {
    const unit = kind === MISSION.crossing ? 'attacks' : 'points'
    const label = `${campName(camp)} ${MISSION_WORDS[MISSION_NAMES[kind]]}, ${size} ${unit}`
    return marker('air', grid.names[hexes[0]], label, side)
  })
