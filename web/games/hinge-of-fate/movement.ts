// The movement phase at the table: one unit at a time, with cost, reason and the die in the middle of a move.
import { BY_ROLL, isReached, makeReach } from '../../../engine/movement/reach.ts'
import { activeGroups } from '../../../games/hinge-of-fate/rules/05-active.ts'
import { FULL, hasRoom, someoneMayLeave } from '../../../games/hinge-of-fate/rules/06-stacking.ts'
import { isSupplied } from '../../../games/hinge-of-fate/rules/08-supply.ts'
import { stepTicks } from '../../../games/hinge-of-fate/rules/11-costs.ts'
import { beginRefusal, wayRefusal } from '../../../games/hinge-of-fate/rules/11-movement.ts'
import { reachOf } from '../../../games/hinge-of-fate/rules/11-reach.ts'
import { hasFlag, type State, UNIT } from '../../../games/hinge-of-fate/state.ts'
import { grid, groupBit, isExit, mapOf, unitIds } from '../../../games/hinge-of-fate/world.ts'
import type { MoveMode, Sentence } from '../../../table/presentation.ts'
import { perSight } from '../kit/counters.ts'
import { movementOf } from '../kit/march.ts'
import { sentence, sentenceOf } from '../kit/sentences.ts'
import { whyNotOf } from '../kit/why-not.ts'
import { type HingeMarch, marches, ticksOf } from './march.ts'
import { field, placeName, shownAt, unitAt, unitName } from './names.ts'
import { MARCH_WORDS, pointsWords, zoneWords } from './route-words.ts'
import type { HingeSight } from './sight.ts'

function refusal({ g }: HingeSight, id: string): Sentence | null {
  const unit = unitAt(id)
  if (unit < 0) return sentence('Markers do not move.', '2.14')
  if (g.place[unit] < 0) return sentence(`${unitName(unit)} is not on the map.`, '11.1')
  if (g.mover === unit)
    return hasFlag(g.unitFlags, unit, UNIT.stopped)
      ? sentence(`${unitName(unit)} stopped when it entered an enemy zone of control.`, '7.5a')
      : null
  const why = beginRefusal(g, unit)
  return why === null ? null : sentenceOf(why, unitName(unit))
}

function modes({ g }: HingeSight, ids: readonly string[]): MoveMode[] {
  const unit = unitAt(ids[0])
  const left = g.mover === unit ? ' left' : ''
  const label = unit < 0 ? 'Move' : `Move, ${pointsWords(ticksOf(g, unit))}${left}`
  const several = ids.length > 1 ? sentence('Units move one at a time.', '6.4') : null
  return [{ id: 'normal', label, refusal: several }]
}

function notes({ g }: HingeSight, ids: readonly string[]): Sentence[] {
  const unit = unitAt(ids[0])
  if (unit < 0 || g.place[unit] < 0) return []
  const said: Sentence[] = []
  if (g.mover !== unit && !isSupplied(g, unit))
    said.push(sentence(`${unitName(unit)} is out of supply: half its movement points.`, '8.3'))
  const other = g.mover
  if (other >= 0 && other !== unit && g.left > 0 && !hasFlag(g.unitFlags, other, UNIT.stopped))
    said.push(
      shownAt(sentence(`${unitName(other)} has points left. Moving another unit ends its move.`, '11.3c'), [
        g.place[other],
      ]),
    )
  return said
}

function others(s: HingeSight, ids: readonly string[]) {
  const id = ids[0]
  const unit = unitAt(id)
  const found: { id: string; label: string; action: (typeof s.legal)[number] }[] = []
  if (ids.length !== 1 || unit < 0 || s.g.place[unit] < 0) return found
  const exit = { do: 'move', unit: id, path: [], exit: true }
  if (isExit[s.g.place[unit]] && s.check(exit) === null)
    found.push({ id: 'exit', label: 'Leave by the north edge, 1 point', action: exit })
  for (const action of s.legal)
    if (action.do === 'top' && action.unit === id)
      found.push({ id: 'top', label: `Lay ${unitName(unit)} on top`, action })
  return found
}

/** The position as it is: reach lies open to whoever moves. */
const real = perSight((s: HingeSight): State => s.ask(g => g))
const NOWHERE = makeReach(grid)

function refusalAt(s: HingeSight, unit: number, to: number): Sentence | null {
  const still = refusal(s, unitIds[unit])
  if (still !== null) return still
  const g = real(s)
  if (mapOf[to] !== mapOf[g.place[unit]]) return sentence('No ground unit changes maps.', '1.4')
  const reach = reachOf(g, unit)
  if (reach === null || !isReached(reach, to) || hasRoom(g, unit, to) || someoneMayLeave(g, to, unit))
    return null
  return sentenceOf(FULL, `${unitName(unit)} cannot stay in ${placeName(to)}`)
}

const whyNot = whyNotOf<State, HingeSight>(field, {
  pointsRule: '11.3b',
  refusalAt,
  reachOf: (s, unit) => reachOf(real(s), unit) ?? NOWHERE,
  budgetOf: (s, unit) => ticksOf(real(s), unit),
  stepRefusal: (s, unit, from, direction) => wayRefusal(real(s), unit, from, direction),
  ticks: (s, unit, from, direction) => stepTicks(real(s), unit, from, direction),
  stopReason: stopReason,
  togetherReason: () => sentence('Units move one at a time.', '6.4'),
})

function stopReason(s: HingeSight, unit: number, at: number): Sentence {
  if (reachOf(real(s), unit)?.ending[at] === BY_ROLL)
    return sentence(
      `${unitName(unit)} must roll for the river at ${placeName(at)} first, then goes on.`,
      '11.7',
    )
  return shownAt(sentence(`${unitName(unit)} stops there. ${zoneWords(s, unit, at)}`, '7.5a'), [at])
}

/** Units that have their move still before them, and the one on the move. */
const unmoved = ({ g }: HingeSight): number[] =>
  field.unitsWhere(unit => {
    if (g.place[unit] < 0 || !(groupBit[unit] & activeGroups(g))) return false
    return g.mover === unit
      ? g.left > 0 && !hasFlag(g.unitFlags, unit, UNIT.stopped)
      : beginRefusal(g, unit) === null
  })

export const movement = movementOf<State, HingeSight, HingeMarch>(field, marches, MARCH_WORDS, {
  refusal,
  modes,
  notes,
  others,
  isColumn: () => false,
  whyNot,
  order: (_, [unit], _mode, path) => ({ do: 'move', unit, path }),
  unmoved,
})
