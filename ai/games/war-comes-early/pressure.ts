// Who weighs on which prize: strength near a hex counts more the nearer it stands.
import { controllingSide } from '../../../games/war-comes-early/rules/03-holders.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import {
  attackFactor,
  defenceFactor,
  derive,
  grid,
  HEXES,
  isStatic,
  UNITS,
  unitNation,
  victoryValue,
} from '../../../games/war-comes-early/world.ts'

/** Hexes at which a unit ceases to count; a corps goes as far in two turns of broken country. */
const REACH = 7
/** What strength counts for at each distance. */
const WEIGHT = [1, 1, 0.8, 0.6, 0.45, 0.3, 0.2, 0.1]

/** The hexes that score, and for each hex those of them within reach: place in the list and distance, in pairs. */
export const prizes: number[] = []
const near: Int16Array[] = []

derive(() => {
  prizes.splice(0, prizes.length)
  for (let hex = 0; hex < HEXES; hex++) if (victoryValue[hex] > 0) prizes.push(hex)
  for (let hex = 0; hex < HEXES; hex++) {
    near[hex] = Int16Array.from(
      prizes.flatMap((prize, i) => {
        const distance = grid.distance(hex, prize)
        return distance <= REACH ? [i, distance] : []
      }),
    )
  }
})

export interface Pressure {
  /** Attack strength of those who do not hold the prize. */
  readonly attack: Float64Array
  /** Defence strength of those who do. */
  readonly defence: Float64Array
  /** Attack and defence factors on the map, by side. */
  readonly strength: Float64Array
}

/** In the order of `prizes`. */
export function pressureOn(g: State): Pressure {
  const attack = new Float64Array(prizes.length)
  const defence = new Float64Array(prizes.length)
  const strength = new Float64Array(2)
  const holder = prizes.map(hex => controllingSide(g, hex))
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = g.place[unit]
    if (hex < 0) continue
    const side = g.terms.sideOf[unitNation[unit]]
    strength[side] += attackFactor[unit] + defenceFactor[unit]
    const around = near[hex]
    for (let k = 0; k < around.length; k += 2) {
      const i = around[k]
      const distance = around[k + 1]
      if (holder[i] !== side) attack[i] += attackFactor[unit] * WEIGHT[distance]
      else if (!isStatic[unit] || distance === 0) defence[i] += defenceFactor[unit] * WEIGHT[distance]
    }
  }
  return { attack, defence, strength }
}

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

/** From −1, nobody attacks, to 1, nobody defends. */
function balanceAt(pressure: Pressure, i: number): number {
  const attack = pressure.attack[i]
  const defence = pressure.defence[i]
  return (attack - defence) / (attack + defence + 2)
}

/** How likely a prize is to change hands in the turns that are left, by who stands around it. */
export function danger(pressure: Pressure, i: number, turns: number): number {
  if (pressure.attack[i] === 0) return 0
  return sigmoid(3 * balanceAt(pressure, i) - 1.5) * Math.min(1, turns / 2)
}

/** The same for a prize on which the whole game turns: who needs it goes on trying while time is left. */
export function fallOf(pressure: Pressure, i: number, turns: number): number {
  return sigmoid(3 * balanceAt(pressure, i) + (turns - 4) / 3) * Math.min(1, turns)
}
