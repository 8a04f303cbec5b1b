// N-V1 to N-V3  How likely the Soviets are to win Nysa 1945: by armour that leaves for Berlin, or by towns.
import { CAMP } from '../../../games/budziszyn-1945/nations.ts'
import { LEVELS_TO_BERLIN } from '../../../games/budziszyn-1945/rules/17-victory.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { UNITS } from '../../../games/budziszyn-1945/units.ts'
import { derive, grid, HEXES, isExit, townHexes } from '../../../games/budziszyn-1945/world.ts'
import { hexesTo } from '../../planner/ways.ts'
import { countsForBerlin } from './aims.ts'
import { chanceToHold } from './holding.ts'
import type { StrengthMap } from './strength-map.ts'

/** [hex] hexes to zone S. */
let toExit: Uint8Array = new Uint8Array(HEXES)
/** A few hexes of zone S, by which its guard is judged. */
let gate: number[] = []
derive(() => {
  toExit = hexesTo(grid, hex => isExit[hex] === 1)
  gate = Array.from(toExit.keys()).filter(hex => isExit[hex] === 1 && hex % 3 === 0)
})

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** Hexes that armour gains in a day when nobody stands in its way, and when it has to fight. */
const FREE_MARCH = 5
const FIGHTING_MARCH = 1.6

/** Levels that will probably have left for Berlin at the end of the game. */
function levelsToBerlin(g: State, map: StrengthMap, left: number): number {
  let guard = 0
  for (const hex of gate) guard += map.at(CAMP.german, hex)
  guard /= Math.max(1, gate.length)
  let levels = g.exitedLevels
  for (let unit = 0; unit < UNITS; unit++) {
    const place = g.place[unit]
    if (place < 0 || !countsForBerlin(g, unit)) continue
    const own = map.at(CAMP.soviet, place)
    const resistance = map.at(CAMP.german, place) + guard
    const pace = FIGHTING_MARCH + (FREE_MARCH - FIGHTING_MARCH) * (own / (own + 1.5 * resistance))
    // Fewer arrive than set out: the longer the way, the more.
    const arrives = logistic(left * pace - toExit[place] - 4) * Math.exp(-toExit[place] / 60)
    levels += g.levels[unit] * arrives
  }
  return levels
}

const ENEMIES_OF_GERMANY = [CAMP.soviet, CAMP.american]

function expectedLead(g: State, map: StrengthMap, left: number): number {
  let german = 0
  for (const hex of townHexes) german += chanceToHold(g, map, CAMP.german, ENEMIES_OF_GERMANY, hex, left)
  return townHexes.length - 2 * german
}

export function sovietPromise(g: State, map: StrengthMap, left: number): number {
  const berlin = logistic((levelsToBerlin(g, map, left) - LEVELS_TO_BERLIN) / 7)
  const towns = logistic((expectedLead(g, map, left) - 0.5) / (2 + 1.2 * left))
  return 1 - (1 - berlin) * (1 - towns)
}
