// The counters and markers that lie on the map, as the viewer may see them.

import { count } from '../../../engine/words/english.ts'
import type { HiddenUnit } from '../../../games/budziszyn-1945/imagine.ts'
import { isBridgeTarget, sideOfTarget } from '../../../games/budziszyn-1945/rules/06-targets.ts'
import { isDugIn } from '../../../games/budziszyn-1945/rules/07-field-fortifications.ts'
import {
  campOfMission,
  eachMission,
  kindOfMission,
  MISSION_NAMES,
  sizeOfMission,
  targetOfMission,
} from '../../../games/budziszyn-1945/rules/08-missions.ts'
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
import { grid, HEXES, isPrintedBridge, slotOfWaterside } from '../../../games/budziszyn-1945/world.ts'
import type { CounterState, MarkerPicture } from '../../../table/scene.ts'
import { countersOf, type Unseen } from '../kit/counters.ts'
import { field } from './names.ts'
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
  if (hasFlag(g.unitFlags, unit, UNIT.transport)) found.push('on its trucks')
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
  const found: MarkerPicture[] = []
  for (let hex = 0; hex < HEXES; hex++) {
    if (isDugIn(g, hex))
      found.push({ kind: 'fortified', hex: grid.names[hex], label: 'Field fortification', side: null })
    if (hasFlag(g.hexFlags, hex, HEX.masked))
      found.push({ kind: 'masked', hex: grid.names[hex], label: 'Masked', side: null })
  }
  return [...missionMarkers(g), ...found, ...bridgeMarkers(g)]
}

/** 14.1  Printed bridges that are gone, and pontoons that were never printed. */
function bridgeMarkers(g: State): MarkerPicture[] {
  const found: MarkerPicture[] = []
  for (let side = 0; side < g.bridge.length && slotOfWaterside[side] >= 0; side++) {
    const hex = grid.names[nearEnd(side)]
    if (isPrintedBridge[side] && (g.bridge[side] & BRIDGE.stands) === 0)
      found.push({ kind: 'bridge out', hex, label: 'Bridge out', side: null })
    if (g.bridge[side] & BRIDGE.pontoon) found.push({ kind: 'pontoon', hex, label: 'Pontoon', side: null })
  }
  return found
}

/** 8.2  Missions that the viewer may know of, on their hex. */
function missionMarkers(g: State): MarkerPicture[] {
  const found: MarkerPicture[] = []
  eachMission(g, at => {
    const target = targetOfMission(g, at)
    const hex = grid.names[isBridgeTarget(target) ? nearEnd(sideOfTarget(target)) : target]
    const kind = kindOfMission(g, at)
    const unit = kind === MISSION.crossing ? 'attacks' : 'points'
    const label = `${campName(campOfMission(g, at))} ${MISSION_WORDS[MISSION_NAMES[kind]]}, ${sizeOfMission(g, at)} ${unit}`
    found.push({ kind: 'air', hex, label, side: g.terms.playerOf[campOfMission(g, at)] })
  })
  return found
}
