// How long players think: the time of a side in a game turn, on one core.

import { playerOf } from '../ai/games/all.ts'
import { luckOf } from '../ai/players/player.ts'
import type { Level } from '../ai/players/players.ts'
import { fastDice } from '../engine/dice/fast-dice.ts'
import type { Title } from './titles.ts'

export interface Pace {
  /** Turns of players that were timed. */
  readonly turns: number
  /** In seconds. */
  readonly mean: number
  readonly longest: number
}

/** In milliseconds. Not the time on the clock, so that what else the machine does is not counted. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Plays the first turns of one game with players of one level on all sides, and times each side in each of them. */
export function paceOf(
  { game, scenario }: Title,
  level: Level,
  seed: number,
  turns: number,
  now: () => number = processorTime,
): Pace {
  const begun = game.begin(scenario.id, {}, fastDice(seed))
  if (!begun.ok) throw new Error(begun.faults[0].reason)
  const g = begun.value
  const players = scenario.sides.map(() => playerOf(level, game.id))
  const lucks = scenario.sides.map((_, side) => luckOf(seed * 16 + side + 1))
  const times = new Map<string, number>()
  for (let awaited = game.awaited(g); awaited !== null; awaited = game.awaited(g)) {
    const { side } = awaited
    const turn = Number(game.situation(g).turn)
    if (turn > turns) break
    const from = now()
    const action = players[side].choose(game, g, side, game.legal(g, side), lucks[side])
    game.perform(g, side, action, null)
    const key = `${turn} ${side}`
    times.set(key, (times.get(key) ?? 0) + now() - from)
  }
  const seconds = [...times.values()].map(time => time / 1000)
  return {
    turns: seconds.length,
    mean: seconds.reduce((sum, time) => sum + time, 0) / Math.max(1, seconds.length),
    longest: Math.max(0, ...seconds),
  }
}
