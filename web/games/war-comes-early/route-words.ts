// A way in words: what each hex costs and which rule says so.

import { formatPoints, POINT } from '../../../engine/movement/points.ts'
import { list } from '../../../engine/words/english.ts'
import { inAirZoneOf } from '../../../games/war-comes-early/rules/06-airpower.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import {
  board,
  grid,
  isCity,
  isGermanMech,
  railSide,
  riverSide,
  unitNation,
  zoneSide,
} from '../../../games/war-comes-early/world.ts'
import type { Fact, Route, Sentence } from '../../../table/presentation.ts'
import { sentence } from '../kit/sentences.ts'
import { type March, slowest, stopsIn, type Walk, type WalkStep } from './march.ts'
import { adjective, field, placeName, shortName } from './names.ts'

export function routeOf(march: March, walk: Walk): Route {
  const lead = slowest(walk)
  const spent = march.budgets[lead] - walk.left[lead]
  return {
    path: [march.start, ...walk.steps.map(step => step.to)].map(hex => grid.names[hex]),
    costs: walk.steps.map(step => formatPoints(step.ticks[lead])),
    lines: walk.steps.map((step, i) => stepFact(march, step, lead, i === 0)),
    spent: { label: `Spent, of ${formatPoints(march.budgets[lead])}`, value: formatPoints(spent) },
    left: formatPoints(walk.left[lead]),
    stops: walk.isStopped ? whyStopped(march, walk.at) : null,
  }
}

function stepFact({ g, units }: March, step: WalkStep, lead: number, isFirst: boolean): Fact {
  const { words, rule } = stepWords(g, units[lead], step)
  const from = isFirst ? `${placeName(step.from)} to ` : ''
  return { label: `${from}${placeName(step.to)}, ${words}`, value: formatPoints(step.ticks[lead]), rule }
}

// 11.3, 11.4  The last reason named is the one whose rule is shown.
function stepWords(
  g: State,
  unit: number,
  { from, direction, to }: WalkStep,
): { words: string; rule: string } {
  const slot = from * 6 + direction
  const words: string[] = []
  let rule = '11.3c'
  if (railSide[slot]) {
    words.push('along the railway')
    rule = '11.4e'
  } else {
    words.push(field.groundOf(to))
    if (isCity[to]) rule = '11.3e'
    else if (riverSide[slot]) {
      words.push(`across ${riverName(slot)}`)
      rule = '11.4b'
    }
  }
  if (inAirZoneOf(g, 1 - g.terms.sideOf[unitNation[unit]], to)) {
    words.push(`enemy air zone ${formatPoints(POINT)}`)
    rule = '6.2.2c'
  }
  return { words: words.join(', '), rule }
}

export function riverName(slot: number): string {
  const name = board().hexsideNames.get(slot)
  return name === undefined ? 'a river' : name.includes(' ') ? name : `the ${name}`
}

function whyStopped({ g, units }: March, at: number): Sentence {
  const halted = units.filter(unit => stopsIn(g, unit, at))
  if (halted.length === 0) return sentence('The first hex is always within reach, and ends the move.', '11.1')
  const who = units.length === 1 ? `${shortName(units[0])} stops` : 'They stop'
  return sentence(
    `${who} here: ${zoneWords(g, g.terms.sideOf[unitNation[units[0]]], at)}.`,
    halted.length > 0 ? '9.1a' : '11.1',
  )
}

/** Where those of the enemy stand who reach a hex with a zone of control, as far as it can be seen. */
export function zoneHolders(g: State, side: number, hex: number): number[] {
  const near: number[] = []
  for (let direction = 0; direction < 6; direction++) {
    const from = grid.neighbours[hex * 6 + direction]
    const top = from < 0 ? -1 : g.top[from]
    if (top < 0 || g.terms.sideOf[unitNation[top]] === side || !zoneSide[hex * 6 + direction]) continue
    near.push(from)
  }
  return near
}

export function zoneWords(g: State, side: number, hex: number): string {
  const near = zoneHolders(g, side, hex).map(from => `${shortName(g.top[from])} in ${placeName(from)}`)
  return near.length === 0 ? 'an enemy zone of control' : `zone of control of ${list(near)}`
}

/** `mechanized` or the nation: what sets a unit apart from the others of its stack. */
export const isFree = (unit: number): boolean => isGermanMech[unit] === 1

export const describe = (unit: number): string => `${adjective(unitNation[unit])} ${shortName(unit)}`
