// What War Comes Early adds to `salient bench`: reach, supply, lists, copies and whole random games.
import { warComesEarly } from '../../../games/war-comes-early/index.ts'
import { bareFlood } from '../../bench/hex-work.ts'
import { compareTimes, type Effort, timeOf } from '../../bench/measure.ts'
import { randomPlay } from '../../bench/random-play.ts'
import { atLeast, atMost, type Bench, comparedRow, plainRow } from '../../bench/row.ts'
import {
  legalInAll,
  midGame,
  positionsOf,
  reachOfAll,
  supplyOfSide,
  supplyUnitByUnit,
  unitsOnMap,
} from './bench-work.ts'

export const bench = (effort: Effort): Bench[] => [rulesPart(effort), playPart(effort)]

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
      plainRow('copy of a state', timeOf(() => g.copy(), effort) * 1000, 'µs'),
      plainRow('copy into a state that is kept', timeOf(() => kept.copyFrom(g), effort) * 1000, 'µs'),
    ],
    bars: [atMost('supply of a side, times the bare flood', supply.ratio, 2)],
    remarks: [],
  }
}

function playPart(effort: Effort): Bench {
  const short = randomPlay(warComesEarly, '1939', effort)
  const long = randomPlay(warComesEarly, '1938', effort)
  return {
    rows: [
      plainRow('random decisions, 1939', short.decisions, 'per s'),
      plainRow('random decisions, 1938', long.decisions, 'per s'),
      plainRow('whole random games, 1939', short.games, 'per s'),
      plainRow('whole random games, 1938', long.games, 'per s'),
    ],
    bars: [atLeast('random decisions a second on 1939', short.decisions, 50_000)],
    remarks: [],
  }
}
