// The movement portion at the table: whole moves of whole stacks, with cost and reason.
import { formatPoints } from '../../../engine/movement/points.ts'
import { list } from '../../../engine/words/english.ts'
import { enemyOccupied } from '../../../games/eisenhowers-war/rules/06-stacking.ts'
import { isSupplied } from '../../../games/eisenhowers-war/rules/07-supply.ts'
import { haltRefusal, isShort } from '../../../games/eisenhowers-war/rules/08-allowance.ts'
import { wayRefusal } from '../../../games/eisenhowers-war/rules/08-entry.ts'
import { beginRefusal } from '../../../games/eisenhowers-war/rules/08-movement.ts'
import type { State } from '../../../games/eisenhowers-war/state.ts'
import { sideOf } from '../../../games/eisenhowers-war/units.ts'
import { grid } from '../../../games/eisenhowers-war/world.ts'
import type { MovementDesk, Sentence } from '../../../table/presentation.ts'
import { type Marches, movementOf } from '../kit/march.ts'
import { sentence, sentenceOf } from '../kit/sentences.ts'
import { stackMarches, stackWays } from '../kit/stack-march.ts'
import { whyNotOf } from '../kit/why-not.ts'
import { budgetOf, type EisMarch, MARCH_WORDS, STEP_RULES } from './march.ts'
import { field, PIECE, placeName, unitAt, unitName } from './names.ts'
import type { EisSight } from './sight.ts'

function refusal({ g }: EisSight, id: string): Sentence | null {
  const unit = unitAt(id)
  if (unit < 0) return sentence('Markers do not move.', '2.12')
  const because = beginRefusal(g, unit)
  return because === null ? null : sentenceOf(because, unitName(unit))
}

const marches: Marches<EisSight, EisMarch> = stackMarches(field, STEP_RULES)

/** 6.2  Hexes in which all of them may stay; they may pass through others. */
function arrivals(march: EisMarch) {
  const found = marches.arrivals(march)
  for (const hex of found.keys()) if (haltRefusal(march.g, march.units, hex) !== null) found.delete(hex)
  return found
}

function refusalAt({ g }: EisSight, unit: number, to: number): Sentence | null {
  if (enemyOccupied(g, sideOf[unit], to))
    return sentence(`${unitName(g.top[to])} holds ${placeName(to)}. Attack it in the attack portion.`, '8.3')
  const because = haltRefusal(g, [unit], to)
  return because === null ? null : sentenceOf(because, `${unitName(unit)} cannot stay in ${placeName(to)}`)
}

function togetherReason({ g }: EisSight, units: readonly number[], to: number): Sentence {
  const because = haltRefusal(g, units, to)
  const names = list(units.map(unitName))
  if (because !== null) return sentenceOf(because, `${names} cannot all stay in ${placeName(to)}`)
  return sentence(`No way to ${placeName(to)} is open to ${names} together.`, '8.7')
}

const whyNot = whyNotOf<State, EisSight>(field, {
  ...stackWays(field, STEP_RULES),
  pointsRule: '8.1',
  refusalAt,
  stepRefusal: ({ g }, unit, from, direction) => wayRefusal(g, sideOf[unit], from, direction, true),
  stopReason: (_, unit, at) => sentence(`${unitName(unit)} stays in ${placeName(at)}.`, '8.0'),
  togetherReason,
})

/** What halves a move, told before it is made. */
function notes({ g }: EisSight, ids: readonly string[]): Sentence[] {
  const units = ids.map(unitAt)
  const dry = units.filter(unit => !isSupplied(g, unit))
  const short = units.filter(unit => isShort(g, unit))
  const said: Sentence[] = []
  if (dry.length > 0) said.push(sentence(`${list(dry.map(unitName))} out of supply: half movement.`, '7.12'))
  if (short.length > 0)
    said.push(sentence('Its army group has supply problems this turn: half movement.', '7.15'))
  return said
}

/** 7.11  The stack in hand may be supplied by air. */
function others(
  { g, legal }: EisSight,
  ids: readonly string[],
): ReturnType<MovementDesk<EisSight>['others']> {
  const hex = grid.names[g.place[unitAt(ids[0])]]
  return legal
    .filter(action => action.do === 'aerial' && action.hex === hex)
    .map(action => ({ id: PIECE.aerial, label: 'Supply this hex by air', action }))
}

const NORMAL = 'normal'

export const movement = movementOf<State, EisSight, EisMarch>(
  field,
  {
    ...marches,
    arrivals,
    marchOf: (s, units, mode, via) => {
      const cannot = units.some(unit => beginRefusal(s.g, unit) !== null)
      return cannot ? null : marches.marchOf(s, units, mode, via)
    },
  },
  MARCH_WORDS,
  {
    refusal,
    modes: ({ g }, ids) => {
      const points = formatPoints(Math.min(...ids.map(id => budgetOf(g, unitAt(id)))))
      return [{ id: NORMAL, label: `Move, ${points}`, refusal: null }]
    },
    notes,
    others,
    isColumn: () => false,
    whyNot,
    order: (_, units, _mode, path) => ({ do: 'move', units, path }),
    unmoved: ({ g }) => field.unitsWhere(unit => beginRefusal(g, unit) === null),
  },
)
