// Why some units cannot go to a hex: the fact, then its cause on the map, then what would work.

import { formatPoints } from '../../../engine/movement/points.ts'
import { STOPPED } from '../../../engine/movement/reach.ts'
import { NOBODY, stackCost, stackEnding } from '../../../engine/movement/stack-reach.ts'
import { list } from '../../../engine/words/english.ts'
import { stackingRefusal } from '../../../games/war-comes-early/rules/08-stacking.ts'
import { enemyOccupied, entryRefusal } from '../../../games/war-comes-early/rules/11-entry.ts'
import { stepCost } from '../../../games/war-comes-early/rules/11-movement.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import { grid, unitNation } from '../../../games/war-comes-early/world.ts'
import type { Sentence } from '../../../table/presentation.ts'
import { sentence, sentenceOf } from '../kit/sentences.ts'
import { type March, marchOf, marchReach, stepRefusal, walk } from './march.ts'
import { placeName, shortName, shownAt } from './names.ts'
import { zoneHolders, zoneWords } from './route-words.ts'

export function whyNotGo(g: State, units: readonly number[], column: boolean, to: number): Sentence {
  const march = marchOf(g, units, column)
  const reason = hexReason(march, to) ?? stepReason(march, to) ?? distanceReason(march, to)
  const others = whoCould(march, to)
  if (others.length === 0 || others.length === units.length) return reason
  const alone = others.length === 1 ? `${shortName(others[0])} alone could` : `${namesOf(others)} could`
  return { ...reason, text: `${reason.text} ${alone}.` }
}

const namesOf = (units: readonly number[]): string => list(units.map(shortName))

/** Nobody could be there, whatever the way. */
function hexReason({ g, units }: March, to: number): Sentence | null {
  const side = g.terms.sideOf[unitNation[units[0]]]
  if (enemyOccupied(g, side, to)) {
    return sentence(
      `${shortName(g.top[to])} holds ${placeName(to)}. Enemies are attacked, not entered.`,
      '8.0a',
    )
  }
  for (const unit of units) {
    const refusal = entryRefusal(g, unitNation[unit], to) ?? stackingRefusal(g, unit, to)
    if (refusal !== null) return sentenceOf(refusal, `${shortName(unit)} cannot enter ${placeName(to)}`)
  }
  return null
}

/** They get next to it and no further. */
function stepReason(march: March, to: number): Sentence | null {
  const reach = marchReach(march, walk(march, []))
  let best: { from: number; direction: number } | null = null
  for (let direction = 0; direction < 6; direction++) {
    const from = grid.neighbours[to * 6 + direction]
    if (from < 0 || reach.best[from] === NOBODY) continue
    if (best === null || stackCost(reach, from, 0) < stackCost(reach, best.from, 0))
      best = { from, direction: (direction + 3) % 6 }
  }
  if (best === null) return null
  const { from, direction } = best
  const left = march.units.map((_, i) => march.budgets[i] - stackCost(reach, from, i))
  const isStopped = from !== march.start && stackEnding(reach, from) === STOPPED
  return (
    refusedStep(march, from, direction, to) ??
    (isStopped ? stoppedBefore(march, from) : dearStep(march, from, direction, to, left))
  )
}

function refusedStep(march: March, from: number, direction: number, to: number): Sentence | null {
  for (const unit of march.units) {
    const refusal = stepRefusal(march, unit, from, direction)
    if (refusal === null) continue
    const before = `${shortName(unit)} cannot go on from ${placeName(from)} to ${placeName(to)}`
    return shownAt(sentenceOf(refusal, before), [from, to])
  }
  return null
}

function stoppedBefore({ g, units }: March, at: number): Sentence {
  const side = g.terms.sideOf[unitNation[units[0]]]
  const who = units.length === 1 ? `${shortName(units[0])} stops` : 'They stop'
  const said = sentence(`${who} in ${placeName(at)}: ${zoneWords(g, side, at)}.`, '9.1a')
  return shownAt(said, [at, ...zoneHolders(g, side, at)])
}

function dearStep(
  { g, units }: March,
  from: number,
  direction: number,
  to: number,
  left: readonly number[],
): Sentence | null {
  for (const [i, unit] of units.entries()) {
    const cost = stepCost(g, unit, from, direction)
    if (cost <= left[i]) continue
    const has = left[i] === 0 ? 'no points' : `${formatPoints(left[i])} of its points`
    return sentence(
      `${shortName(unit)} has ${has} left in ${placeName(from)}; ${placeName(to)} costs ${formatPoints(cost)}.`,
      '11.0a',
    )
  }
  return null
}

/** Far enough for every map of the house. */
const ANY_BUDGET = 12 * 60

function distanceReason(march: March, to: number): Sentence {
  const free = { ...march, budgets: march.units.map(() => ANY_BUDGET) }
  const reach = marchReach(free, { ...walk(free, []), left: free.budgets, isStopped: false })
  const names = namesOf(march.units)
  if (reach.best[to] === NOBODY) {
    const have = march.units.length === 1 ? 'has' : 'have'
    return sentence(`${names} ${have} no open way to ${placeName(to)}.`, '11.0a')
  }
  const lead = march.units.reduce(
    (worst, _, i) =>
      stackCost(reach, to, i) - march.budgets[i] > stackCost(reach, to, worst) - march.budgets[worst]
        ? i
        : worst,
    0,
  )
  return sentence(
    `${placeName(to)} is ${formatPoints(stackCost(reach, to, lead))} points away; ${shortName(march.units[lead])} has ${formatPoints(march.budgets[lead])}.`,
    '11.0a',
  )
}

function whoCould(march: March, to: number): number[] {
  if (march.units.length === 1) return []
  return march.units.filter(unit => {
    const alone = marchOf(march.g, [unit], march.column)
    return marchReach(alone, walk(alone, [])).best[to] !== NOBODY
  })
}
