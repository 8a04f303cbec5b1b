// What War Comes Early adds to `salient bench`: reach, supply, lists and copies.
import { bareFlood } from '../../bench/hex-work.ts'
import { compareTimes, type Effort, timeOf } from '../../bench/measure.ts'
import { atMost, type Bench, comparedRow, plainRow } from '../../bench/row.ts'
import {
  legalInAll,
  midGame,
  positionsOf,
  reachOfAll,
  supplyOfSide,
  supplyUnitByUnit,
  unitsOnMap,
} from './bench-work.ts'

export const bench = (effort: Effort): Bench[] => [rulesPart(effort)]

function rulesPart(effort: Effort): Bench {
  const g = midGame('1938', 5)
  const units = unitsOnMap(g)
  const supply = compareTimes(bareFlood, () => supplyOfSide(g), effort)
  const kept = g.copy()
  const positions = positionsOf('1938', 20)
  const legal = Math.round(legalInAll(positions) / positions.length)
  const listing = timeOf(() => legalInAll(positions), effort) / positions.length
  return {
    rows: [
      plainRow(
        `reach of all ${units.length} units, 1938`,
        timeOf(() => reachOfAll(g, units), effort),
        'ms',
      ),
      comparedRow('supply of a side, 1938', supply.second, 'ms', supply.ratio, 'times the bare flood'),
      plainRow(
        'supply of a side, unit by unit',
        timeOf(() => supplyUnitByUnit(g, units), effort),
        'ms',
      ),
      plainRow(`list of legal actions, 1938 (${legal} on average)`, listing * 1000, 'µs'),
      plainRow('copy into a state that is kept', timeOf(() => kept.copyFrom(g), effort) * 1000, 'µs'),
    ],
    bars: [atMost('supply of a side, times the bare flood', supply.ratio, 2)],
    remarks: [],
  }
}
