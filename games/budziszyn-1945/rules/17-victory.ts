// N-V1 to N-V3, S-V0  How a game ends, and what the players are told.
import type { Log } from '../../../engine/game/action.ts'
import type { Outcome } from '../../../engine/game/game.ts'
import { CAMP, CAMPS } from '../nations.ts'
import { isNysa1945, type State } from '../state.ts'
import { townHexes } from '../world.ts'
import { controllerOf } from './04-hex-control.ts'
import { type Score, scoresOf } from './17-victory-points.ts'

/** Endings, as numbers in `verdict`; 0 while the game goes on. */
export const ENDING = {
  berlin: 1,
  german: 2,
  minimal: 3,
  medium: 4,
  significant: 5,
  total: 6,
  /** Two Stars: the winner is read off the points. */
  points: 7,
} as const
export const LAST_ENDING = ENDING.points

/** N-V1, R63 */
export const LEVELS_TO_BERLIN = 60

/** To be called whenever armour has left by zone S: the game may be over at once. */
export function judgeExit(g: State, log: Log): void {
  if (!isNysa1945(g) || g.exitedLevels < LEVELS_TO_BERLIN) return
  g.verdict = ENDING.berlin
  logEnd(g, log)
}

/** After the last turn. */
export function judge(g: State, log: Log): void {
  g.verdict = isNysa1945(g) ? scaleOf(leadInTowns(g)) : ENDING.points
  logEnd(g, log)
}

function logEnd(g: State, log: Log): void {
  if (log === null) return
  const { rule, because, winners } = outcomeOf(g)!
  log.push({ event: 'game-over', rule, because, winners })
}

/** N-V2, R77  Town hexes of the Soviet player, Americans included (R44), and of the German one. */
export function townsOf(g: State): { readonly soviet: number; readonly german: number } {
  let soviet = 0
  let german = 0
  for (const hex of townHexes) {
    const controller = controllerOf(g, hex)
    if (controller === CAMP.german) german += 1
    else if (controller === CAMP.soviet || controller === CAMP.american) soviet += 1
  }
  return { soviet, german }
}

export function leadInTowns(g: State): number {
  const { soviet, german } = townsOf(g)
  return soviet - german
}

// N-V3
function scaleOf(lead: number): number {
  if (lead <= 0) return ENDING.german
  if (lead < 11) return ENDING.minimal
  if (lead < 17) return ENDING.medium
  return lead < 31 ? ENDING.significant : ENDING.total
}

const SCALE = ['', '', '', 'minimal', 'medium', 'significant', 'total']

export function outcomeOf(g: State): Outcome | null {
  if (g.verdict === 0) return null
  if (g.verdict === ENDING.points) return byPoints(g)
  const soviet = g.terms.playerOf[CAMP.soviet]
  if (g.verdict === ENDING.berlin) {
    const because = `${g.exitedLevels} levels of armour have left for Berlin`
    return { winners: [soviet], rule: 'N-V1', because }
  }
  const towns = townsOf(g)
  const count = `${towns.soviet} towns Soviet, ${towns.german} German`
  if (g.verdict === ENDING.german) {
    return { winners: [g.terms.playerOf[CAMP.german]], rule: 'N-V3', because: `${count}: German victory` }
  }
  return { winners: [soviet], rule: 'N-V3', because: `${count}: Soviet ${SCALE[g.verdict]} victory` }
}

// S-V0, R78  The most points win; equal totals are a draw.
function byPoints(g: State): Outcome {
  const scores = scoresOf(g)
  const totals = pointsOfPlayers(g, scores)
  const best = Math.max(...totals)
  const winners = totals.flatMap((total, player) => (total === best ? [player] : []))
  const because = CAMPS.map((camp, i) => `${camp} ${scores[i].total}`).join(', ')
  return { winners: winners.length === 1 ? winners : [], rule: 'S-V0', because }
}

/** S-V0  Points of each player; whoever commands two camps halves their sum, rounded down. */
export const playerPoints = (g: State): number[] => pointsOfPlayers(g, scoresOf(g))

function pointsOfPlayers(g: State, scores: readonly Score[]): number[] {
  return Array.from({ length: g.terms.players }, (_, player) => {
    const camps = scores.filter((_, camp) => g.terms.playerOf[camp] === player)
    const sum = camps.reduce((total, score) => total + score.total, 0)
    return camps.length > 1 ? Math.floor(sum / 2) : sum
  })
}
