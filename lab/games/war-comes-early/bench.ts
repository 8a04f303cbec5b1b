// What War Comes Early adds to `salient bench`: reach, supply, lists, copies and whole random games.
import { luckOf } from '../../../ai/players/player.ts'
import { bareFlood } from '../../bench/hex-work.ts'
import { compareTimes, type Effort, median, timeOf, timeOnce } from '../../bench/measure.ts'
import { atLeast, atMost, type Bench, comparedRow, plainRow } from '../../bench/row.ts'
import {
  legalInAll,
  midGame,
  positionsOf,
  randomGame,
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
  const short = randomPlay('1939', effort)
  const long = randomPlay('1938', effort)
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

/** A second is one of a core's work. Listing and acting both counted; each sample plays other games. */
function randomPlay(scenario: string, effort: Effort): { decisions: number; games: number } {
  const luck = luckOf(1)
  let seed = 1
  const sample = (milliseconds: number) => {
    const clock = performance.now()
    let decisions = 0
    let games = 0
    const spent = timeOnce(() => {
      do {
        decisions += randomGame(scenario, seed++, luck)
        games += 1
      } while (performance.now() - clock < milliseconds)
    })
    return { decisions: (decisions * 1000) / spent, games: (games * 1000) / spent }
  }
  sample(effort.warmUp * 3)
  const samples = Array.from({ length: effort.samples }, () => sample(effort.sample * 3))
  return {
    decisions: median(samples.map(({ decisions }) => decisions)),
    games: median(samples.map(({ games }) => games)),
  }
}
