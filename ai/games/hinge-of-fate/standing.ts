// What each command may expect of the game.
import { ALLIED, campOfSide, GERMAN, GROUP } from '../../../games/hinge-of-fate/forces.ts'
import { hingeOfFate } from '../../../games/hinge-of-fate/index.ts'
import { combatFactor, controller } from '../../../games/hinge-of-fate/rules/03-control.ts'
import { eventModifiers } from '../../../games/hinge-of-fate/rules/04-strategic-events.ts'
import { acceptsSurrender, isEasternPolandTaken } from '../../../games/hinge-of-fate/rules/14-surrender.ts'
import { EASTERN_CHECK, germanStepLosses } from '../../../games/hinge-of-fate/rules/14-victory.ts'
import { isHistorical, type State } from '../../../games/hinge-of-fate/state.ts'
import {
  campOf,
  DANZIG,
  EASTERN,
  grid,
  groupOf,
  HELA,
  isExit,
  isStatic,
  polishObjectives,
  UNITS,
  WARSAW,
} from '../../../games/hinge-of-fate/world.ts'

/** 1 the game is won, -1 it is lost, 0 a draw or an even chance. */
export function standing(g: State, side: number): number {
  const outcome = hingeOfFate.outcome(g)
  if (outcome !== null) return outcome.winners.length === 0 ? 0 : outcome.winners.includes(side) ? 1 : -1
  const german = isHistorical(g) ? historical(g) : hinge(g)
  return campOfSide[side] === GERMAN ? german : -german
}

const squash = (value: number): number => Math.tanh(value)

interface Count {
  /** Cities and fortresses still Polish, and what defends them. */
  readonly left: number
  readonly german: number
  readonly polish: number
  readonly french: number
  readonly agc: number
  readonly soviet: number
}

function countOf(g: State): Count {
  const sums = new Float64Array(8)
  for (let unit = 0; unit < UNITS; unit++)
    if (g.place[unit] >= 0) sums[groupOf[unit]] += combatFactor(g, unit)
  return {
    left: polishObjectives.filter(hex => hex !== HELA && controller(g, hex) !== GERMAN).length,
    german: sums[GROUP.agn] + sums[GROUP.ags],
    polish: sums[GROUP.polish],
    french: sums[GROUP.french],
    agc: sums[GROUP.agc],
    soviet: sums[GROUP.byelorussian] + sums[GROUP.ukrainian],
  }
}

/** How much of Poland can still be taken: objectives and strength that are left against the turns that are. */
function conquest(g: State, { left, german, polish }: Count): number {
  const turns = g.terms.lastTurn + 1 - g.turn
  const pace = (left * 0.55 + polish / 9) / Math.max(0.5, turns)
  return squash((1.3 - pace) * 0.9 + (german - 90) / 120)
}

/** How near Germans stand to what they still have to take, and Warsaw above all. */
function approach(g: State): number {
  let sum = 0
  for (const hex of polishObjectives) {
    if (controller(g, hex) === GERMAN) continue
    sum += Math.min(
      8,
      nearest(g, hex, unit => campOf[unit] === GERMAN && !isStatic[unit]),
    )
  }
  return sum
}

function nearest(g: State, hex: number, is: (unit: number) => boolean): number {
  let best = 99
  for (let unit = 0; unit < UNITS; unit++)
    if (g.place[unit] >= 0 && is(unit)) best = Math.min(best, grid.distance(g.place[unit], hex))
  return best
}

function hinge(g: State): number {
  const count = countOf(g)
  const east = conquest(g, count) - approach(g) / 260
  const event = eventModifiers(g).reduce((sum, { amount }) => sum + amount, 0)
  const isFrench = (unit: number) => groupOf[unit] === GROUP.french
  let edge = 0
  for (let hex = 0; hex < isExit.length; hex++) {
    if (!isExit[hex]) continue
    const near = nearest(g, hex, isFrench)
    if (near <= 6) edge = Math.max(edge, (7 - near) / 7)
  }
  const west =
    0.3 * g.exited +
    0.09 * Math.max(-2, event) +
    0.1 * edge +
    (count.french - count.agc - 25) / 250 +
    (49 - g.supplyPoints) / 400
  const soviets = g.soviets ? 0.25 + count.soviet / 200 : 0
  const danzig = controller(g, DANZIG) === ALLIED ? 0.5 : 0.15 * danger(g)
  return squash(0.9 * east - west - soviets - danzig)
}

/** 4.2c  Poles next to a Danzig that nobody but its brigade holds. */
function danger(g: State): number {
  const poles = nearest(g, DANZIG, unit => groupOf[unit] === GROUP.polish && !isStatic[unit])
  const guards = nearest(g, DANZIG, unit => campOf[unit] === GERMAN && !isStatic[unit])
  return poles <= 3 && guards > 1 ? 1 : 0
}

function historical(g: State): number {
  const count = countOf(g)
  const losses = germanStepLosses(g)
  const spent = squash((losses - 9) / 4)
  const warsaw = WARSAW.filter(hex => controller(g, hex) === GERMAN).length
  const dash =
    g.turn < 6
      ? 0.12 * warsaw -
        Math.min(
          8,
          nearest(g, WARSAW[1], unit => campOf[unit] === GERMAN),
        ) /
          60
      : 0
  const parts =
    g.turn > EASTERN_CHECK || isEasternPolandTaken(g)
      ? 2
      : [EASTERN.north, EASTERN.south].filter(part => acceptsSurrender(g, part)).length
  const late = g.turn >= 5 ? (parts - 2) * 0.25 : 0
  return squash(conquest(g, count) - approach(g) / 260 + dash + late - 0.35 * (1 + spent))
}
