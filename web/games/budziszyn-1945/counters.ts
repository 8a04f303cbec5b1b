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
  unitIds,
} from '../../../games/budziszyn-1945/units.ts'
import { MISSION_WORDS } from '../../../games/budziszyn-1945/words/events.ts'
import {
  campName,
  kindName,
  kindOf,
  nationName,
  placeName,
  UNSEEN,
  unitAt,
  unitName,
} from '../../../games/budziszyn-1945/words/names.ts'
import { grid, HEXES, isPrintedBridge, slotOfWaterside } from '../../../games/budziszyn-1945/world.ts'
import type { CounterPicture, CounterState, MarkerPicture } from '../../../table/scene.ts'
import { pieceName } from './names.ts'
import type { BudSight } from './sight.ts'

export function counters(s: BudSight): CounterPicture[] {
  const pictures: CounterPicture[] = []
  for (let hex = 0; hex < HEXES; hex++) {
    const stack = s.hidden.get(hex)
    if (stack !== undefined)
      pictures.push(
        ...stack.units.map((each, depth) =>
          'unit' in each ? pictureOf(s, unitAt(each.unit), hex, depth) : unseen(s.g, each, hex, depth),
        ),
      )
    else pictures.push(...unitsIn(s.g, hex).map((unit, depth) => pictureOf(s, unit, hex, depth)))
  }
  return pictures
}

function unseen(g: State, each: HiddenUnit, hex: number, depth: number): CounterPicture {
  const name = [UNSEEN, ...knownWords(each)].join(', ')
  return { unit: null, hex: grid.names[hex], depth, name, side: g.terms.playerOf[each.camp], states: [] }
}

/** 16.1.4  What neighbours are told: `tanks`, `2 levels`. */
export function knownWords({ type, levels }: HiddenUnit): string[] {
  return [
    ...(type === undefined ? [] : [kindName(type)]),
    ...(levels === undefined ? [] : [count(levels, 'level')]),
  ]
}

function pictureOf(s: BudSight, unit: number, hex: number, depth: number): CounterPicture {
  const { g } = s
  const states: CounterState[] = []
  if (isSpent(g, unit)) states.push('spent')
  if (g.outOfSupply[unit] > 0) states.push('unsupplied')
  if (g.disorganised[unit] > 0) states.push('disrupted')
  if (g.levels[unit] < fullLevels[unit]) states.push('reduced')
  if (hasFlag(g.unitFlags, unit, UNIT.marked)) states.push('strategic')
  if (hasFlag(g.unitFlags, unit, UNIT.transport)) states.push('transport')
  return {
    unit: unitIds[unit],
    hex: grid.names[hex],
    depth,
    name: spoken(g, unit),
    side: ownerOf(g, unit),
    states,
    ...(g.outOfSupply[unit] > 0 && { shortage: g.outOfSupply[unit] }),
  }
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

const spoken = (g: State, unit: number): string =>
  [unitName(unit), `${nationName(unit)} ${kindOf(unit)}`, values(g, unit), ...conditions(g, unit)].join(', ')

export function spokenUnit({ g }: BudSight, id: string): string {
  const unit = unitIds.indexOf(id)
  if (unit < 0) return pieceName(id)
  const where = g.place[unit] >= 0 ? `, in ${placeName(g.place[unit])}` : ''
  return `${spoken(g, unit)}${isSpent(g, unit) ? ', done in this phase' : ''}${where}${companyOf(g, unit)}`
}

function companyOf(g: State, unit: number): string {
  if (g.place[unit] < 0) return ''
  const others = unitsIn(g, g.place[unit]).filter(other => other !== unit)
  return others.length === 0 ? '' : ` with ${others.map(unitName).join(' and ')}`
}

/** Units that are seen in a hex, the top one first. */
export function unitsIn(g: State, hex: number): number[] {
  const units: number[] = []
  if (hex >= 0) for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) units.push(unit)
  return units
}

export const stack = ({ g }: BudSight, name: string): string[] =>
  unitsIn(g, grid.indexOf(name)).map(unit => unitIds[unit])

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
