// 22  How a game stands: the lead in points as it is likely to be at the end, against what wins.
import { ALLIED, AXIS } from '../../../games/munich-war/nations.ts'
import { homeSide } from '../../../games/munich-war/rules/02-control.ts'
import { netPoints, outcomeOf, pointsForHex } from '../../../games/munich-war/rules/22-victory.ts'
import { STATUS, type State } from '../../../games/munich-war/state.ts'
import {
  attackFactors,
  defenceFactors,
  isLand,
  isStatic,
  UNITS,
  unitNation,
} from '../../../games/munich-war/units.ts'
import { derive, grid, HEXES, isObjective, victoryValue } from '../../../games/munich-war/world.ts'
import { turnsLeft } from './clock.ts'
import { prizeHexes } from './prizes.ts'

/** 22.1  The lead from which on the Axis has won. */
const WINS = 10.5
/** What is still to come makes a lead less certain: at the end, and for each turn that is left. */
const LEAST_SPREAD = 1.5
const SPREAD = 2.5
/** Points that the whole balance of the armies is worth in a turn. */
const MATERIAL = 3

/** Hexes at which a unit ceases to count, and what strength counts for at each distance. */
const WEIGHT = [1, 1, 0.8, 0.55, 0.35, 0.2]

/** [hex] prizes within reach of it: place in the list and distance, in pairs. */
const near: Int16Array[] = []
derive(() => {
  for (let hex = 0; hex < HEXES; hex++)
    near[hex] = Int16Array.from(
      prizeHexes.flatMap((prize, i) => {
        const distance = grid.distance(hex, prize)
        return distance < WEIGHT.length ? [i, distance] : []
      }),
    )
})

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

export function standing(g: State, side: number): number {
  const outcome = outcomeOf(g)
  const axis = outcome === null ? expected(g) : outcome.winners.includes(AXIS) ? 1 : -1
  return side === AXIS ? axis : -axis
}

function expected(g: State): number {
  const turns = turnsLeft(g)
  const strength = new Float64Array(2)
  const pressure = [new Float64Array(prizeHexes.length), new Float64Array(prizeHexes.length)]
  for (let unit = 0; unit < UNITS; unit++) {
    const nation = unitNation[unit]
    if (g.place[unit] < 0 || !isLand[unit] || g.status[nation] !== STATUS.fighting) continue
    const side = g.allegiance[nation]
    const [attack, defence] = [attackFactors, defenceFactors].map(
      factors => factors[Math.max(1, g.steps[unit])][unit],
    )
    strength[side] += attack + defence
    const around = near[g.place[unit]]
    for (let k = 0; k < around.length; k += 2) {
      const holds = homeSide(g, prizeHexes[around[k]]) === side
      if (isStatic[unit] && around[k + 1] > 0) continue
      pressure[side][around[k]] += (holds ? defence : attack) * WEIGHT[around[k + 1]]
    }
  }
  const balance = (strength[AXIS] - strength[ALLIED]) / (strength[AXIS] + strength[ALLIED] + 1)
  const lead = netPoints(g) + gainsToCome(g, pressure, turns) + MATERIAL * Math.max(0, turns - 1) * balance
  const spread = LEAST_SPREAD + SPREAD * Math.sqrt(Math.max(0, turns - 1))
  return 2 * sigmoid((lead - WINS) / spread) - 1
}

/** Points that are likely to change hands, by who stands around the cities. */
function gainsToCome(g: State, pressure: readonly Float64Array[], turns: number): number {
  let gains = 0
  for (let i = 0; i < prizeHexes.length; i++) {
    const hex = prizeHexes[i]
    const home = homeSide(g, hex)
    if (home < 0) continue
    const taker = 1 - home
    const [attack, defence] = [pressure[taker][i], pressure[home][i]]
    if (attack === 0 && defence === 0) continue
    const likely = sigmoid((3 * (attack - defence)) / (attack + defence + 2) - 1) * Math.min(1, turns / 2)
    const has = pointsForHex(g, taker, hex)
    const value = Math.max(victoryValue[hex], isObjective[hex] && taker === AXIS ? 2 : 0)
    const change = has > 0 ? -has * (1 - likely) * 0.5 * Math.min(1, turns / 2) : value * likely
    gains += taker === AXIS ? change : -change
  }
  return gains
}
