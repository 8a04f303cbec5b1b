// A way in words: what each hex costs and which rule says so.

import { formatPoints } from '../../../engine/movement/points.ts'
import { BY_ROLL, STOPPED } from '../../../engine/movement/reach.ts'
import { count, list } from '../../../engine/words/english.ts'
import { hamperedBy } from '../../../games/budziszyn-1945/rules/03-allowance.ts'
import { overrunCost } from '../../../games/budziszyn-1945/rules/03-overrun.ts'
import { crossingAttacks } from '../../../games/budziszyn-1945/rules/03-river-crossing.ts'
import { groundTicks } from '../../../games/budziszyn-1945/rules/03-way.ts'
import { exertsInto, inEnemyZone } from '../../../games/budziszyn-1945/rules/04-zones-of-control.ts'
import { bridgeStands, routeLeads } from '../../../games/budziszyn-1945/rules/14-standing-bridges.ts'
import { areHostile, type State } from '../../../games/budziszyn-1945/state.ts'
import { routeCost } from '../../../games/budziszyn-1945/terrain-chart.ts'
import { mobility } from '../../../games/budziszyn-1945/units.ts'
import { groundName, placeName, unitName, waterName } from '../../../games/budziszyn-1945/words/names.ts'
import { grid, ROUTE, route, WATER, water } from '../../../games/budziszyn-1945/world.ts'
import type { Fact, Route, Sentence } from '../../../table/presentation.ts'
import { sentence } from '../kit/sentences.ts'
import { type Arrival, budgetOf, type March, type Step, stepsTo } from './march.ts'
import { shownAt } from './names.ts'
import type { BudSight } from './sight.ts'

export function routeOf(s: BudSight, march: March, goal: number, arrival: Arrival & { lead: number }): Route {
  const { g, units, gone } = march
  const unit = units[arrival.lead]
  const steps = [...gone[arrival.lead], ...stepsTo(g, unit, goal)]
  const spent = steps.reduce((sum, { ticks }) => sum + ticks, 0)
  return {
    path: [steps[0].from, ...steps.map(step => step.to)].map(hex => grid.names[hex]),
    costs: steps.map(step => formatPoints(step.ticks)),
    lines: steps.map(step => stepFact(g, unit, step)),
    spent: {
      label: `Spent, of ${formatPoints(budgetOf(g, unit))}`,
      value: formatPoints(spent),
      rule: '3.1.5',
    },
    left: formatPoints(Math.max(0, arrival.left)),
    stops: stopWords(s, march, goal, steps.at(-1)!, arrival),
  }
}

const ROUTE_NAMES = ['', 'secondary route', 'main route', 'motorway']

function stepFact(g: State, unit: number, { from, to, ticks }: Step): Fact {
  const slot = from * 6 + grid.directionTo(from, to)
  const extras = extrasOf(g, unit, from, to)
  const label = [placeName(to), wayWords(g, unit, slot, to), ...extras.map(([words]) => words)].join(', ')
  return { label, value: formatPoints(ticks), rule: extras.at(-1)?.[1] ?? 'T1' }
}

/** `main route`, `forest, across a stream`. */
function wayWords(g: State, unit: number, slot: number, to: number): string {
  const byRoute = routeLeads(g, slot) && routeCost[mobility[unit]]?.[slot] === groundTicks(g, unit, slot)
  if (byRoute && route[slot] !== ROUTE.none) return ROUTE_NAMES[route[slot]]
  const isWet = water[slot] !== WATER.none && !bridgeStands(g, slot)
  return isWet ? `${groundName(to)}, across ${waterName(slot)}` : groundName(to)
}

function extrasOf(g: State, unit: number, from: number, to: number): [string, string][] {
  const found: [string, string][] = []
  if (inEnemyZone(g, g.camp[unit], from)) found.push(['out of a zone of control', '4.2.6'])
  if (hamperedBy(g, unit, to) > 0) found.push(['hampered from the air', '8.2.13'])
  if (overrunCost(g, unit, to) > 0) found.push(['over guns', '6.1.7'])
  return found
}

function stopWords(
  s: BudSight,
  { g, units }: March,
  goal: number,
  { from }: Step,
  { ending }: Arrival,
): Sentence | null {
  if (ending === BY_ROLL) {
    const attacks = crossingAttacks(g, units[0], from * 6 + grid.directionTo(from, goal))
    return sentence(
      `Aircraft watch this crossing: ${count(attacks, 'die', 'dice')} for each unit, a 6 costs a level.`,
      '8.2.19',
    )
  }
  if (ending !== STOPPED) return null
  if (!inEnemyZone(g, g.camp[units[0]], goal))
    return sentence('The move halts where somebody is run over.', '6.1.7')
  return shownAt(sentence(`${zoneWords(s, g.camp[units[0]], goal)} The move ends there.`, '4.2.1'), [goal])
}

/** `5022 lies in the zone of control of 698/342.` as far as the viewer sees whose it is. */
export function zoneWords({ g }: BudSight, camp: number, hex: number): string {
  const holders: number[] = []
  for (let direction = 0; direction < 6; direction++) {
    const next = grid.neighbours[hex * 6 + direction]
    for (let unit = next < 0 ? -1 : g.top[next]; unit >= 0; unit = g.below[unit])
      if (areHostile(g, camp, g.camp[unit]) && exertsInto(g, unit, hex)) holders.push(unit)
  }
  const whose = holders.length === 0 ? 'an enemy' : list(holders.slice(0, 2).map(unitName))
  return `${placeName(hex)} lies in the zone of control of ${whose}.`
}
