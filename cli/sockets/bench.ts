// The server's rows of `salient bench`: a real server process with its file on the disk, and the load on the same machine.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import type { GameState } from '../../engine/game/game.ts'
import { Match } from '../../engine/journal/match.ts'
import { rulesOf } from '../../games/rules.ts'
import { theirMaster } from '../../lab/bench/master.ts'
import { atLeast, atMost, type Bench, comparedRow, plainRow, type Row } from '../../lab/bench/row.ts'
import { Hosted } from '../../server/hosted.ts'
import { Keep } from '../../server/siege/keep.ts'
import { PROGRAM } from '../../server/siege/program.ts'
import type { RecordRow } from '../../server/store/store.ts'
import { connected, enter, inTurns, LoadedTable, type Script, scriptOf } from './load.ts'

export interface ServerEffort {
  readonly games: number
  /** Of each game in the closed loop. */
  readonly moves: number
  /** Moves a second of the open loop, and its seconds. */
  readonly rate: number
  readonly seconds: number
  readonly sockets: number
  /** Actions of the long game that is opened. */
  readonly actions: number
}

export const FULL: ServerEffort = {
  games: 300,
  moves: 60,
  rate: 1000,
  seconds: 10,
  sockets: 10_000,
  actions: 3000,
}
export const SMALL: ServerEffort = { games: 4, moves: 5, rate: 40, seconds: 0.5, sockets: 12, actions: 60 }

const MEGABYTE = 1_048_576
const AT_ONCE = 16

/** Moves that each game needs for both loops. */
export const movesOf = ({ moves, rate, seconds, games }: ServerEffort): number =>
  Math.ceil(moves + (rate * seconds) / games)

export async function serverBench(effort: ServerEffort): Promise<Bench> {
  const game = (await rulesOf('war-comes-early'))!
  const script = scriptOf(game, '1939', movesOf(effort))
  const folder = mkdtempSync(join(tmpdir(), 'salient-bench-'))
  const keep = new Keep({
    place: join(folder, 'games.sqlite'),
    game: game.id,
    program: PROGRAM,
    cache: join(folder, 'compiled'),
    spares: 0,
  })
  try {
    await keep.rise()
    const tables = await inTurns(effort.games, AT_ONCE, () => LoadedTable.open(keep.address, script))
    const parts = [await closedLoop(keep, tables, effort), await openLoop(tables, effort)]
    for (const table of tables) table.close()
    parts.push(await idleSockets(keep, script, effort), await opening(effort))
    return {
      rows: parts.flatMap(part => part.rows),
      bars: parts.flatMap(part => part.bars),
      remarks: parts.flatMap(part => part.remarks),
    }
  } finally {
    keep.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Everybody answers as soon as it is his turn. */
async function closedLoop(
  keep: Keep,
  tables: readonly LoadedTable[],
  { games, moves }: ServerEffort,
): Promise<Bench> {
  const [before, worked] = [bytesOf(tables), keep.worked()]
  const begun = performance.now()
  await Promise.all(
    tables.map(async table => {
      for (let i = 0; i < moves; i++) await table.move()
    }),
  )
  const ours = (1000 * games * moves) / (performance.now() - begun)
  const bytes = (bytesOf(tables) - before) / (games * moves)
  const more = [
    plainRow('server, processor time of a move', (keep.worked() - worked) / (games * moves), 'ms'),
    plainRow('bytes of a move, all seats', bytes, 'bytes'),
  ]
  const bars = [atMost('bytes of a move, all seats', bytes, 600)]
  const name = `server, ${games} games, every move on the disk`
  const theirs = await theirRate(games, moves)
  if (theirs === null)
    return {
      rows: [plainRow(name, ours, 'moves per s'), ...more],
      bars,
      remarks: [
        'boardgame.io is not installed, so the server is compared with nothing; npm install brings it',
      ],
    }
  const against = `boardgame.io’s master in this process, 200 units, nothing on disk: ${Math.round(theirs)}`
  const rows: Row[] = [comparedRow(name, ours, 'moves per s', ours / theirs, against), ...more]
  return {
    rows,
    bars: [atLeast('server, times boardgame.io’s master', ours / theirs, 1), ...bars],
    remarks: [],
  }
}

const bytesOf = (tables: readonly LoadedTable[]): number => tables.reduce((sum, { bytes }) => sum + bytes, 0)

async function theirRate(games: number, moves: number): Promise<number | null> {
  const play = theirMaster()
  if (play === null) return null
  await play(2, 200)
  const begun = performance.now()
  const accepted = await play(games, games * moves)
  if (accepted !== games * moves)
    throw new Error(`boardgame.io accepted ${accepted} of ${games * moves} moves`)
  return (1000 * accepted) / (performance.now() - begun)
}

/** Moves come when they come, whether the server has answered or not: what waits, waits from the moment it was due. */
async function openLoop(tables: readonly LoadedTable[], { rate, seconds }: ServerEffort): Promise<Bench> {
  const count = Math.floor(rate * seconds)
  const took: number[] = []
  const last = tables.map(() => Promise.resolve())
  const begun = performance.now()
  for (let sent = 0; sent < count; ) {
    const due = Math.min(count, Math.floor(((performance.now() - begun) * rate) / 1000))
    for (; sent < due; sent++) {
      const [at, due] = [sent % tables.length, begun + (1000 * sent) / rate]
      last[at] = last[at].then(() => tables[at].move()).then(() => void took.push(performance.now() - due))
    }
    await new Promise(resolve => setTimeout(resolve, 1))
  }
  await Promise.all(last)
  const sorted = took.toSorted((a, b) => a - b)
  const p99 = sorted[Math.floor(sorted.length * 0.99)]
  const name = `server, ${rate} moves a second over ${tables.length} games`
  return {
    rows: [
      plainRow(`${name}, half of them`, sorted[sorted.length >> 1], 'ms'),
      plainRow(`${name}, 99 of 100`, p99, 'ms'),
    ],
    bars: [atMost('open loop, 99 of 100 in ms', p99, 50)],
    remarks: [],
  }
}

/** Of a table so many sit down or look on. */
const AT_A_TABLE = 4

async function idleSockets(keep: Keep, script: Script, { sockets }: ServerEffort): Promise<Bench> {
  const tables = Math.ceil(sockets / AT_A_TABLE)
  const idle = await inTurns(tables, AT_ONCE, async () => {
    const table = await LoadedTable.open(keep.address, script)
    const cookie = await enter(keep.address, table.id, table.links.get(-1)!)
    const watching = await inTurns(AT_A_TABLE - script.sides, 1, () =>
      connected(keep.address, table.id, cookie),
    )
    return { table, watching }
  })
  const memory = keep.memory() / MEGABYTE
  for (const { table, watching } of idle) {
    table.close()
    for (const socket of watching) socket.terminate()
  }
  return {
    rows: [plainRow(`server with ${tables * AT_A_TABLE} idle sockets at ${tables} tables`, memory, 'MB')],
    bars: [atMost('memory with idle sockets in MB', memory, 600)],
    remarks: [],
  }
}

/** A long game from its records alone, without any snapshot. */
async function opening({ actions }: ServerEffort): Promise<Bench> {
  const game = (await rulesOf('budziszyn-1945'))!
  const begin = () => {
    const match = Match.begin<GameState>(game, 'nysa', {}, { kind: 'fast', seed: 4 })
    if (!match.ok) throw new Error(match.faults[0].reason)
    return new Hosted(game, match.value)
  }
  const rows: RecordRow[] = []
  const lots = fastDice(9)
  const played = begin()
  while (rows.length < actions) {
    const side = played.awaitedSide!
    const legal = game.legal(played.state, side)
    const judged = played.judge({ kind: 'act', side, action: legal[lots.below(rows.length, legal.length)] })
    if (!judged.ok) throw new Error(judged.refusals[0].because)
    rows.push(judged.row)
  }
  const before = process.threadCpuUsage()
  const opened = begin()
  opened.fold(rows)
  const { user, system } = process.threadCpuUsage(before)
  if (JSON.stringify(opened.seen(0).view) !== JSON.stringify(played.seen(0).view))
    throw new Error('it opens as another game')
  const seconds = (user + system) / 1e6
  return {
    rows: [plainRow(`opening of ${actions} actions without a snapshot`, seconds, 's')],
    bars: [atMost(`opening of ${actions} actions in s`, seconds, 1)],
    remarks: [],
  }
}

/** For those who read the figures: how busy the machine was. */
export function loadOfMachine(): readonly string[] {
  return platform() === 'win32' ? [] : [`load of the machine: ${loadavg().map(Math.round).join(', ')}`]
}
