// The Movement Phase at the table: whole moves of whole stacks, with cost and reason.

import { formatPoints } from '../../../engine/movement/points.ts'
import { STOPPED } from '../../../engine/movement/reach.ts'
import { NOBODY, stackCost, stackEnding, stackPathTo } from '../../../engine/movement/stack-reach.ts'
import { list } from '../../../engine/words/english.ts'
import { breaksDown } from '../../../games/war-comes-early/rules/07-army-structures.ts'
import { columnRefusal, isBrittle } from '../../../games/war-comes-early/rules/11-movement.ts'
import { hasFlag, type State, UNIT } from '../../../games/war-comes-early/state.ts'
import {
  grid,
  isGermanMech,
  isMarker,
  isStatic,
  UNITS,
  unitIds,
  unitNation,
} from '../../../games/war-comes-early/world.ts'
import type { MoveMode, MovementDesk, Sentence } from '../../../table/presentation.ts'
import type { ReachPicture } from '../../../table/scene.ts'
import { sentence, sentenceOf } from '../kit/sentences.ts'
import { budgetOf, isUnsupplied, type March, marchOf, marchReach, walk } from './march.ts'
import { hexAt, placeName, shortName, shownAt, unitAt } from './names.ts'
import { routeOf } from './route-words.ts'
import type { WarSight } from './sight.ts'
import { whyNotGo } from './why-not.ts'

export const COLUMN = 'column'
const NORMAL = 'normal'

const numbers = (units: readonly string[]): number[] => units.map(unitAt)

function hasFlags(g: State, unit: number, flags: number): boolean {
  return (g.unitFlags[unit] & flags) === flags
}

function refusal({ g }: WarSight, id: string): Sentence | null {
  const unit = unitAt(id)
  if (unit < 0 || isMarker[unit]) return sentence('Markers do not move.', '2.2')
  const name = shortName(unit)
  if (g.place[unit] < 0) return sentence(`${name} is not on the map.`, '11.0a')
  if (!(g.active & (1 << unitNation[unit]))) return sentence(`${name} does not move in this phase.`, '11.0c')
  if (isStatic[unit]) return sentence(`${name} is static and never moves.`, '2.3.2a')
  if (!hasFlag(g.unitFlags, unit, UNIT.begun)) return null
  if (!hasFlag(g.unitFlags, unit, UNIT.moving))
    return sentence(`The move of ${name} is over: another stack has begun to move.`, '11.2c')
  if (hasFlag(g.unitFlags, unit, UNIT.stopped))
    return sentence(`${name} stopped when it entered an enemy zone of control.`, '9.1a')
  if (hasFlags(g, unit, UNIT.stepped) && g.left[unit] === 0)
    return sentence(`${name} has spent its points.`, '11.0a')
  return null
}

function modes({ g }: WarSight, ids: readonly string[]): MoveMode[] {
  const units = numbers(ids)
  const points = (column: boolean) => formatPoints(Math.min(...units.map(unit => budgetOf(g, unit, column))))
  if (units.some(unit => hasFlag(g.unitFlags, unit, UNIT.stepped))) {
    const kind = units.some(unit => hasFlag(g.unitFlags, unit, UNIT.column)) ? 'Column move' : 'Normal move'
    return [{ id: NORMAL, label: `${kind}, ${points(false)} left`, refusal: null }]
  }
  return [
    { id: NORMAL, label: `Normal move, ${points(false)}`, refusal: null },
    { id: COLUMN, label: `Column move, ${points(true)}`, rule: '11.6', refusal: columnWhyNot(g, units) },
  ]
}

function columnWhyNot(g: State, units: readonly number[]): Sentence | null {
  for (const unit of units) {
    if (isUnsupplied(g, unit))
      return sentence(`${shortName(unit)} is out of supply; column movement needs it.`, '11.6a')
    const because = columnRefusal(g, unit)
    if (because !== null) return sentenceOf(because, shortName(unit))
  }
  return null
}

const isColumn = (g: State, units: readonly number[], mode: string): boolean =>
  mode === COLUMN || hasFlag(g.unitFlags, units[0], UNIT.column)

function marchFor({ g }: WarSight, ids: readonly string[], mode: string): March {
  const units = numbers(ids)
  return marchOf(g, units, isColumn(g, units, mode))
}

const hexes = (names: readonly string[]): number[] => names.map(hexAt)

function reach(
  s: WarSight,
  ids: readonly string[],
  mode: string,
  via: readonly string[],
): ReachPicture | null {
  if (ids.length === 0 || ids.some(id => refusal(s, id) !== null)) return null
  const march = marchFor(s, ids, mode)
  const begun = walk(march, hexes(via))
  const found = marchReach(march, begun)
  const lit = new Map<string, { left: string; stops: boolean }>()
  for (let i = 0; i < found.count; i++) {
    const hex = found.hexes[i]
    if (hex === begun.at) continue
    const left = Math.min(...begun.left.map((points, m) => points - stackCost(found, hex, m)))
    lit.set(grid.names[hex], { left: formatPoints(left), stops: stackEnding(found, hex) === STOPPED })
  }
  return { hexes: lit, isColumn: march.column }
}

function route(s: WarSight, ids: readonly string[], mode: string, via: readonly string[], to: string) {
  const march = marchFor(s, ids, mode)
  const begun = walk(march, hexes(via))
  const found = marchReach(march, begun)
  const goal = hexAt(to)
  if (goal < 0 || goal === begun.at || found.best[goal] === NOBODY) return null
  const whole = walk(march, [...hexes(via), ...stackPathTo(found, goal).slice(1)])
  return whole.refusal === null ? routeOf(march, whole) : null
}

/** What a player should know before he moves them. */
function notes(s: WarSight, ids: readonly string[], mode: string): Sentence[] {
  const { g } = s
  const units = numbers(ids)
  const said: Sentence[] = []
  const hex = g.place[units[0]]
  const army = brittle(g, hex)
  if (army >= 0)
    said.push(
      sentence(`${shortName(army)} is out of supply: it breaks down into corps before it moves.`, '10.5e'),
    )
  const waiting = stillMoving(g, hex)
  if (waiting.length > 0 && units.every(unit => !hasFlag(g.unitFlags, unit, UNIT.begun))) {
    const verb = waiting.length === 1 ? 'has' : 'have'
    const others = sentence(
      `${list(waiting.map(shortName))} in ${placeName(g.place[waiting[0]])} ${verb} not finished. Another stack ends that move.`,
      '11.2c',
    )
    said.push(shownAt(others, [g.place[waiting[0]]]))
  }
  const slow = togetherNote(s, units, mode)
  return slow === null ? said : [...said, slow]
}

/** An army out of supply that has not moved yet, -1 if there is none. */
function brittle(g: State, hex: number): number {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
    if (isBrittle(g, unit)) return unit
    if (breaksDown(g, unit) && !hasFlag(g.unitFlags, unit, UNIT.begun) && isUnsupplied(g, unit)) return unit
  }
  return -1
}

function stillMoving(g: State, except: number): number[] {
  const waiting: number[] = []
  for (let unit = 0; unit < UNITS; unit++) {
    if (!hasFlag(g.unitFlags, unit, UNIT.moving) || g.place[unit] === except) continue
    if (hasFlag(g.unitFlags, unit, UNIT.stopped)) continue
    if (!hasFlag(g.unitFlags, unit, UNIT.stepped) || g.left[unit] > 0) waiting.push(unit)
  }
  return waiting
}

function togetherNote(s: WarSight, units: readonly number[], mode: string): Sentence | null {
  const free = units.filter(unit => isGermanMech[unit])
  const bound = units.filter(unit => !isGermanMech[unit])
  if (free.length === 0 || bound.length === 0) return null
  const ids = (some: readonly number[]) => some.map(unit => unitIds[unit])
  const more =
    (reach(s, ids(free), mode, [])?.hexes.size ?? 0) - (reach(s, ids(units), mode, [])?.hexes.size ?? 0)
  if (more <= 0) return null
  const why = bound.length === 1 ? `${shortName(bound[0])} is` : 'the others are'
  return sentence(
    `Together they halt at zones of control, because ${why} not mechanized. ${list(free.map(shortName))} alone would reach ${more} more ${more === 1 ? 'hex' : 'hexes'}.`,
    '9.1d',
  )
}

function others(s: WarSight, ids: readonly string[]) {
  const { g } = s
  const found: { id: string; label: string; action: (typeof s.legal)[number] }[] = []
  for (const action of s.legal) {
    if (action.do === 'top' && ids.length === 1 && action.unit === ids[0])
      found.push({ id: 'top', label: `Lay ${shortName(unitAt(ids[0]))} on top`, action })
    const isHere = action.do === 'begin' && hexAt(String(action.hex)) === g.place[unitAt(ids[0])]
    if (isHere && action.unit !== undefined) {
      const army = shortName(unitAt(String(action.unit)))
      found.push({ id: 'break-down', label: `Break down ${army} to move its corps`, action })
    } else if (isHere && brittle(g, hexAt(String(action.hex))) >= 0)
      found.push({ id: 'begin', label: 'Begin the move of this stack', action })
  }
  return found
}

/** The same as a refusal of null, without the words. */
function mayGo(g: State, unit: number): boolean {
  if (!(g.active & (1 << unitNation[unit])) || isStatic[unit] || isMarker[unit]) return false
  const flags = g.unitFlags[unit]
  if (!(flags & UNIT.begun)) return true
  if (!(flags & UNIT.moving) || flags & UNIT.stopped) return false
  return !(flags & UNIT.stepped) || g.left[unit] > 0
}

/** Stacks that can begin, and what is left of the one on the move, from west to east. */
function unmoved({ g }: WarSight): string[] {
  const units: number[] = []
  for (let unit = 0; unit < UNITS; unit++) if (g.place[unit] >= 0 && mayGo(g, unit)) units.push(unit)
  units.sort((a, b) => g.place[a] - g.place[b] || depth(g, a) - depth(g, b))
  return units.map(unit => unitIds[unit])
}

function depth(g: State, unit: number): number {
  let found = 0
  for (let other = g.top[g.place[unit]]; other !== unit && other >= 0; other = g.below[other]) found += 1
  return found
}

export const movement: MovementDesk<WarSight> = {
  refusal,
  modes,
  reach,
  route,
  whyNot: ({ g }, ids, mode, to) => {
    const units = numbers(ids)
    return whyNotGo(g, units, isColumn(g, units, mode), hexAt(to))
  },
  order: ({ g }, units, mode, path) => ({
    do: 'move',
    units,
    path,
    ...(mode === COLUMN && !hasFlag(g.unitFlags, unitAt(units[0]), UNIT.column) && { column: true }),
  }),
  notes,
  others,
  unmoved,
}
