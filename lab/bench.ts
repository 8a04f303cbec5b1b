// One run that measures the engine and, in the same run, what others do for the same work.

import { luckOf } from '../ai/players/player.ts'
import { firstMovementPhase, marches, movesOf, sovietUnits, supplyPhase } from './bench/budziszyn-1945.ts'
import { playAtOurTable, theirTable } from './bench/dispatch.ts'
import { bareFlood, engineFlood, neighboursOfAll, pathAcross, RANGE, rangeOfAll } from './bench/hex-work.ts'
import { type HexWork, honeycombWork } from './bench/honeycomb.ts'
import { compareTimes, type Effort, median, timeOf, timeOnce } from './bench/measure.ts'
import { atLeast, atMost, type Bar, comparedRow, plainRow, type Row } from './bench/row.ts'
import { MOVES } from './bench/toy.ts'
import {
  legalInAll,
  midGame,
  positionsOf,
  randomGame,
  reachOfAll,
  supplyOfSide,
  supplyUnitByUnit,
  unitsOnMap,
} from './bench/war-comes-early.ts'

export interface Bench {
  readonly rows: readonly Row[]
  readonly bars: readonly Bar[]
  /** What could not be compared, and what to do about it. */
  readonly remarks: readonly string[]
}

const MISSING = (name: string) =>
  `${name} is not installed, so nothing is compared with it; npm install brings it`

export async function bench(effort: Effort): Promise<Bench> {
  const honeycomb = await honeycombWork()
  const parts = [
    hexPart(honeycomb, effort),
    rulesPart(effort),
    largestBoardPart(effort),
    playPart(effort),
    dispatchPart(effort),
  ]
  return {
    rows: parts.flatMap(part => part.rows),
    bars: parts.flatMap(part => part.bars),
    remarks: parts.flatMap(part => part.remarks),
  }
}

function hexPart(honeycomb: HexWork | null, effort: Effort): Bench {
  const bare = timeOf(bareFlood, effort)
  const rows: Row[] = [plainRow('bare flood of the 61×34 board', bare, 'ms')]
  if (honeycomb === null) return { rows, bars: [], remarks: [MISSING('honeycomb-grid')] }
  const compare = (name: string, ours: () => number, theirs: () => number): number => {
    agree(name, ours(), theirs())
    const { first, second, ratio } = compareTimes(ours, theirs, effort)
    rows.push(comparedRow(name, first, 'ms', ratio, `honeycomb-grid ${second.toPrecision(3)} ms`))
    return ratio
  }
  const ratio = compare('flood of the 61×34 board', engineFlood, honeycomb.flood)
  compare('neighbours of every hex', neighboursOfAll, honeycomb.neighboursOfAll)
  compare(`range ${RANGE} around every hex`, rangeOfAll, honeycomb.rangeOfAll)
  compare('path from corner to corner', pathAcross, honeycomb.pathAcross)
  return { rows, bars: [atLeast('flood, times honeycomb-grid', ratio, 20)], remarks: [] }
}

/** Both must have done the same work, or the ratio means nothing. */
function agree(name: string, ours: number, theirs: number): void {
  if (ours !== theirs) throw new Error(`${name}: we count ${ours}, the other library ${theirs}`)
}

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

/** For each of many like pieces of work, which warm each other up. */
const BRIEF: Effort = { warmUp: 2, sample: 4, samples: 3 }

function largestBoardPart(effort: Effort): Bench {
  const g = firstMovementPhase()
  const scratch = g.copy()
  const supply = timeOf(() => supplyPhase(g, scratch), effort)
  const each = marches(g)
  for (const marching of [...each, ...each]) timeOf(() => movesOf(marching), BRIEF)
  const listing = each.map(marching => timeOf(() => movesOf(marching), BRIEF))
  const average = listing.reduce((sum, time) => sum + time, 0) / each.length
  return {
    rows: [
      plainRow(`supply phase of ${sovietUnits(g).length} units, Nysa 1945`, supply, 'ms'),
      plainRow(`list of one unit's moves, average of ${each.length}`, average, 'ms'),
      plainRow("list of one unit's moves, the longest", Math.max(...listing), 'ms'),
    ],
    bars: [
      atMost('supply phase on the largest board, ms', supply, 1),
      atMost("the longest list of a unit's moves, ms", Math.max(...listing), 0.2),
    ],
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

function dispatchPart(effort: Effort): Bench {
  agree('moves of the toy game', playAtOurTable(), MOVES)
  const name = 'actions of a toy game'
  const theirs = theirTable()
  if (theirs === null) {
    const alone = (1000 * MOVES) / timeOf(playAtOurTable, effort)
    return { rows: [plainRow(name, alone, 'per s')], bars: [], remarks: [MISSING('boardgame.io')] }
  }
  agree('moves of the toy game', MOVES, theirs())
  const { first, second, ratio } = compareTimes(playAtOurTable, theirs, effort)
  const against = `boardgame.io ${Math.round((1000 * MOVES) / second)} per s`
  return {
    rows: [comparedRow(name, (1000 * MOVES) / first, 'per s', ratio, against)],
    bars: [atLeast('dispatch, times boardgame.io', ratio, 10)],
    remarks: [],
  }
}
