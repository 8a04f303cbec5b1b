// The Movement Phase at the table: whole moves of whole stacks, with cost and reason.
import { formatPoints } from '../../../engine/movement/points.ts'
import { list } from '../../../engine/words/english.ts'
import { breaksDown } from '../../../games/war-comes-early/rules/07-army-structures.ts'
import { columnRefusal, isBrittle } from '../../../games/war-comes-early/rules/11-movement.ts'
import { hasFlag, type State, UNIT } from '../../../games/war-comes-early/state.ts'
import {
  isGermanMech,
  isMarker,
  isStatic,
  unitIds,
  unitNation,
} from '../../../games/war-comes-early/world.ts'
import type { MoveMode, Sentence } from '../../../table/presentation.ts'
import { type Marches, movementOf } from '../kit/march.ts'
import { sentence, sentenceOf } from '../kit/sentences.ts'
import { stackMarches } from '../kit/stack-march.ts'
import { budgetOf, COLUMN, isUnsupplied, NORMAL, STEP_RULES, type WarMarch } from './march.ts'
import { field, hexAt, idsOf, placeName, shortName, shownAt, unitAt, unitsIn } from './names.ts'
import { MARCH_WORDS } from './route-words.ts'
import type { WarSight } from './sight.ts'
import { whyNot } from './why-not.ts'

const numbers = (units: readonly string[]): number[] => units.map(unitAt)

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
  if (hasFlag(g.unitFlags, unit, UNIT.stepped) && g.left[unit] === 0)
    return sentence(`${name} has spent its points.`, '11.0a')
  return null
}

function modes({ g }: WarSight, ids: readonly string[]): MoveMode[] {
  const units = numbers(ids)
  const points = (mode: string) => formatPoints(Math.min(...units.map(unit => budgetOf(g, unit, mode))))
  if (units.some(unit => hasFlag(g.unitFlags, unit, UNIT.stepped))) {
    const kind = units.some(unit => hasFlag(g.unitFlags, unit, UNIT.column)) ? 'Column move' : 'Normal move'
    return [{ id: NORMAL, label: `${kind}, ${points(NORMAL)} left`, refusal: null }]
  }
  return [
    { id: NORMAL, label: `Normal move, ${points(NORMAL)}`, refusal: null },
    { id: COLUMN, label: `Column move, ${points(COLUMN)}`, rule: '11.6', refusal: columnWhyNot(g, units) },
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

/** A column that has begun goes on as one. */
const isColumn = (g: State, units: readonly number[], mode: string): boolean =>
  mode === COLUMN || hasFlag(g.unitFlags, units[0], UNIT.column)

const modeOf = (g: State, units: readonly number[], mode: string): string =>
  isColumn(g, units, mode) ? COLUMN : NORMAL

const marches: Marches<WarSight, WarMarch> = stackMarches(field, STEP_RULES)

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
  const isBreaking = (unit: number) =>
    isBrittle(g, unit) ||
    (breaksDown(g, unit) && !hasFlag(g.unitFlags, unit, UNIT.begun) && isUnsupplied(g, unit))
  return unitsIn(g, hex).find(isBreaking) ?? -1
}

const stillMoving = (g: State, except: number): number[] =>
  field.unitsWhere(
    unit => hasFlag(g.unitFlags, unit, UNIT.moving) && g.place[unit] !== except && mayGo(g, unit),
  )

function togetherNote(s: WarSight, units: readonly number[], mode: string): Sentence | null {
  const free = units.filter(unit => isGermanMech[unit])
  const bound = units.filter(unit => !isGermanMech[unit])
  if (free.length === 0 || bound.length === 0) return null
  const reached = (some: readonly number[]) => movement.reach(s, idsOf(some), mode, [])?.hexes.size ?? 0
  const more = reached(free) - reached(units)
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

export const movement = movementOf<State, WarSight, WarMarch>(
  field,
  {
    ...marches,
    marchOf: (s, units, mode, via) =>
      units.some(unit => refusal(s, unitIds[unit]) !== null)
        ? null
        : marches.marchOf(s, units, modeOf(s.g, units, mode), via),
  },
  MARCH_WORDS,
  {
    refusal,
    modes,
    notes,
    others,
    isColumn: ({ g }, units, mode) => isColumn(g, units, mode),
    whyNot: (s, units, mode, to) => whyNot(s, units, modeOf(s.g, units, mode), to),
    order: ({ g }, units, mode, path) => ({
      do: 'move',
      units,
      path,
      ...(mode === COLUMN && !hasFlag(g.unitFlags, unitAt(units[0]), UNIT.column) && { column: true }),
    }),
    // Stacks that can begin, and what is left of the one on the move.
    unmoved: ({ g }) => field.unitsWhere(unit => g.place[unit] >= 0 && mayGo(g, unit)),
  },
)
