// A way in words: what each hex costs and which rule says so.
import { BY_ROLL } from '../../../engine/movement/reach.ts'
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
import type { Sentence } from '../../../table/presentation.ts'
import type { MarchStep, MarchWords, Way } from '../kit/march.ts'
import { sentence } from '../kit/sentences.ts'
import type { BudMarch } from './march.ts'
import { around, shownAt, unitsIn } from './names.ts'
import type { BudSight } from './sight.ts'

export const MARCH_WORDS: MarchWords<BudSight, BudMarch> = { pointsRule: '3.1.5', stepWords, stopWords }

const ROUTE_NAMES = ['', 'secondary route', 'main route', 'motorway']

function stepWords({ g }: BudMarch, unit: number, { from, to }: MarchStep): readonly [string, string] {
  const slot = from * 6 + grid.directionTo(from, to)
  const extras = extrasOf(g, unit, from, to)
  const words = [wayWords(g, unit, slot, to), ...extras.map(([extra]) => extra)].join(', ')
  return [words, extras.at(-1)?.[1] ?? 'T1']
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
  if (overrunCost(g, unit, to) > 0) found.push(['overrunning artillery', '6.1.7'])
  return found
}

function stopWords(
  s: BudSight,
  { g, units }: BudMarch,
  goal: number,
  { steps, ending }: Way,
): Sentence | null {
  const { from } = steps.at(-1)!
  if (ending === BY_ROLL) {
    const attacks = crossingAttacks(g, units[0], from * 6 + grid.directionTo(from, goal))
    return sentence(
      `Aircraft watch this crossing: ${count(attacks, 'die', 'dice')} for each unit, a 6 costs a level.`,
      '8.2.19',
    )
  }
  if (!inEnemyZone(g, g.camp[units[0]], goal))
    return sentence('The move ends where a unit is overrun.', '6.1.7')
  return shownAt(sentence(`${zoneWords(s, g.camp[units[0]], goal)} The move ends there.`, '4.2.1'), [goal])
}

/** `5022 lies in the zone of control of 698/342.` as far as the viewer sees whose it is. */
export function zoneWords({ g }: BudSight, camp: number, hex: number): string {
  const holders = around(hex)
    .flatMap(next => unitsIn(g, next))
    .filter(unit => areHostile(g, camp, g.camp[unit]) && exertsInto(g, unit, hex))
  const whose = holders.length === 0 ? 'an enemy' : list(holders.slice(0, 2).map(unitName))
  return `${placeName(hex)} lies in the zone of control of ${whose}.`
}
