// One run that measures the engine and, in the same run, what others do for the same work.

import { playAtOurTable, theirTable } from './bench/dispatch.ts'
import { bareFlood, engineFlood, neighboursOfAll, pathAcross, RANGE, rangeOfAll } from './bench/hex-work.ts'
import { type HexWork, honeycombWork } from './bench/honeycomb.ts'
import { compareTimes, type Effort, timeOf } from './bench/measure.ts'
import { atLeast, atMost, type Bench, comparedRow, plainRow, type Row } from './bench/row.ts'
import { MOVES } from './bench/toy.ts'
import { playPart } from './bench/yardstick.ts'
import { labGame } from './games/all.ts'
import { LAB_GAMES } from './games/index.ts'

const MISSING = (name: string) =>
  `${name} is not installed, so nothing is compared with it; npm install brings it`

export async function bench(effort: Effort): Promise<Bench> {
  const honeycomb = await honeycombWork()
  const parts = [
    hexPart(honeycomb, effort),
    ...LAB_GAMES.flatMap(({ id }) => labGame(id)?.bench?.(effort) ?? []),
    ...(await playPart(effort)),
    dispatchPart(effort),
  ]
  return {
    rows: parts.flatMap(part => part.rows),
    bars: parts.flatMap(part => part.bars),
    remarks: parts.flatMap(part => part.remarks),
  }
}

function hexPart(honeycomb: HexWork | null, effort: Effort): Bench {
  const flood = compareTimes(bareFlood, engineFlood, effort)
  const rows: Row[] = [
    plainRow('bare flood of the 61×34 board', flood.first, 'ms'),
    comparedRow('flood with lines and lengths', flood.second, 'ms', flood.ratio, 'times the bare flood'),
  ]
  const bars = [atMost('flood, times the bare flood', flood.ratio, 1.2)]
  if (honeycomb === null) return { rows, bars, remarks: [MISSING('honeycomb-grid')] }
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
  return { rows, bars: [...bars, atLeast('flood, times honeycomb-grid', ratio, 20)], remarks: [] }
}

/** Both must have done the same work, or the ratio means nothing. */
function agree(name: string, ours: number, theirs: number): void {
  if (ours !== theirs) throw new Error(`${name}: we count ${ours}, the other library ${theirs}`)
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
